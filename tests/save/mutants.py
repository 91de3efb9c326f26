"""Saves that somebody or something changed: random bytes, random trees, and files made to hurt."""

from __future__ import annotations

import copy
import json
import random
import signal
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from game.core.codec import CodecError, digest, load
from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.save.errors import SaveError
from game.save.format.body import Game, unpack
from game.save.format.header import compact, fingerprint, read_header
from game.save.slots import journal

STEPS = 50


def parts(data: bytes) -> tuple[bytes, bytes, bytes]:
    """Header line, label line, body."""
    header, label, body = data.split(b"\n", 2)
    return header, label, body


def signed(data: bytes, label: bytes, body: bytes, state: str = "") -> bytes:
    """The file with other parts, its length and check sum set right again (and the state's fingerprint, if given)."""
    rest = label + b"\n" + body
    header = read_header(data, "")._replace(size=len(rest))
    if state:
        header = header._replace(hash=state)
    return compact(header._replace(sha256=fingerprint(header, rest))._asdict()) + b"\n" + rest


def bytes_changed(data: bytes, luck: random.Random) -> bytes:
    """A few random changes of bytes: flipped, inserted, cut, doubled or swapped."""
    text = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(text)) if text else 0
        deed = luck.randrange(5)
        if deed == 0 and text:
            text[at] ^= 1 << luck.randrange(8)
        elif deed == 1:
            text[at:at] = bytes(luck.choices(b'0123456789{}[],:"\\ntfe-.\x00\xff', k=luck.randint(1, 4)))
        elif deed == 2:
            del text[at : at + luck.randint(1, 8)]
        elif deed == 3:
            text[at:at] = text[at : at + luck.randint(1, 30)]
        elif len(text) > 8:
            there = luck.randrange(len(text))
            text[at], text[there] = text[there], text[at]
    return bytes(text)


ODD: tuple[Any, ...] = (
    0,
    1,
    -1,
    2,
    7,
    99,
    1 << 62,
    -(1 << 62),
    "",
    "x",
    "?",
    "fox-1",
    True,
    False,
    None,
    [],
    {},
    [[]],
    ["x"],
    {"x": 1},
    {"step": "ToyTurn"},
    {"step": "ToyTurn", "seat": 1},
)


def tree_changed(tree: Any, luck: random.Random) -> Any:
    """A copy of JSON values with one to three places changed, dropped, doubled or exchanged."""
    tree = copy.deepcopy(tree)
    for _ in range(luck.randint(1, 3)):
        places = list(_places(tree))
        if not places:
            return tree
        holder, key = luck.choice(places)
        deed = luck.randrange(6)
        if deed == 0:
            holder[key] = copy.deepcopy(luck.choice(ODD))
        elif deed == 1 and type(holder[key]) is int:
            holder[key] += luck.choice((-1000, -2, -1, 1, 2, 1000))
        elif deed == 2:
            del holder[key]
        elif deed == 3 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif deed == 4:
            other, there = luck.choice(places)
            value = copy.deepcopy(holder[key])
            holder[key] = copy.deepcopy(other[there])
            if there in other if isinstance(other, dict) else there < len(other):
                other[there] = value
        elif isinstance(holder, dict):
            holder[luck.choice(("x", "0", "9", "table", "stack"))] = holder.pop(key)
    return tree


def _places(tree: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    if isinstance(tree, (dict, list)):
        for key in list(tree) if isinstance(tree, dict) else range(len(tree)):
            found.append((tree, key))
            found += _places(tree[key])
    return found


def tree_mutant(rules: Ruleset[Any], data: bytes, luck: random.Random) -> bytes:
    """A save with a changed tree whose check sums are right: only the game itself can find the fault."""
    _, label, body = parts(data)
    tree = json.loads(body)
    if luck.random() < 0.85:
        tree["state"] = tree_changed(tree["state"], luck)
    else:
        tree = tree_changed(tree, luck)
    state = ""
    with suppress(CodecError, KeyError, TypeError):
        state = digest(load(rules.state, tree["state"]))
    return signed(data, label, json.dumps(tree, sort_keys=True, separators=(",", ":")).encode(), state)


def byte_mutant(data: bytes, luck: random.Random) -> bytes:
    """A save with changed bytes; two of three have their check sums set right."""
    if luck.random() < 0.33:
        return bytes_changed(data, luck)
    header, label, body = parts(data)
    changed = bytes_changed(label + b"\n" + body, luck)
    new_label, _, new_body = changed.partition(b"\n")
    return signed(data, new_label, new_body)


def outcome(rules: Mapping[str, Ruleset[Any]], data: bytes, luck: random.Random, known: set[str] | None = None) -> str:
    """ "refused", "played", or what went wrong with a mutant. States in `known` were played before."""
    try:
        with at_most(10):
            session = unpack(data, "mutant", rules).session
    except SaveError:
        return "refused"
    except BaseException as error:
        return f"the loader fell: {type(error).__name__}: {error}"
    if known is not None:
        state = digest(session.state)
        if state in known:
            return "played"
        known.add(state)
    with at_most(20):
        return played(session, luck)


def played(session: Session[Any], luck: random.Random) -> str:
    """ "played" when the game is sound and can be played on for a while, else what went wrong."""
    try:
        if session.rules.faults(session.state):
            return "faults after loading"
        g = session.state.copy()
        for _ in range(STEPS):
            if advance(g) is None:
                break
            settle(g, luck.choice(legal(g)))
        session.rules.rounds(session.state)
    except BaseException as error:
        return f"play fell: {type(error).__name__}: {error}"
    return "played"


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Raises TooSlow when the time is over, where the system has an alarm clock."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TooSlow(f"more than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class TooSlow(BaseException):
    """Not caught by anything that catches errors of the rules."""


def journal_mutant(data: bytes, luck: random.Random) -> bytes:
    """A journal with changed bytes, or with changed values under a right check sum."""
    if luck.random() < 0.5:
        return bytes_changed(data, luck)
    found = journal.lines(data, 0)
    at = luck.randrange(len(found))
    values = tree_changed(list(found[at]), luck)
    text = json.dumps(values, separators=(",", ":")).encode()
    lines = data.split(b"\n")
    lines[at] = b"%08x %s" % (zlib.crc32(text), text)
    return b"\n".join(lines)


def sample(rules: Ruleset[Any], seed: int, decisions: int) -> tuple[Session[Any], bytes]:
    """A game played for a while, and its save."""
    from game.save.format.body import pack

    luck = random.Random(seed)
    lowest, highest = rules.seats
    session: Session[Any] = Session(rules, rules.new(luck.randint(lowest, highest), seed))
    for _ in range(decisions):
        if session.over:
            break
        session.answer(luck.choice(session.options).key)
    game = Game(rules, rules.title, ("Ann", "Bob"), {}, "0.1.0", "c0ffee")
    return session, pack(game, session, len(session.record), 1_000_000)
