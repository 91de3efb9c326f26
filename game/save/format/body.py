"""The third part of a save: the game itself, with its record and as much of the past as undo may reach."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from game.core.codec import CodecError, canonical, digest, dump, load
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.state import State
from game.save.errors import SaveError, Unsound, damaged
from game.save.format.header import FORMAT, Header, Label, clean, fingerprint, read_header, read_label, seal
from game.save.format.strict import parse
from game.save.format.trial import trial
from game.save.format.upgrades import SAME, UPGRADES, Upgrade, upgrade

REACH = 40
TABLES = ("back", "free", "game", "record", "settings", "state")
ANSWERS = 100_000
KEY = 400


class Game(NamedTuple):
    """What stays the same from the first save of a game to the last. `content` is the fingerprint of cards and maps."""

    rules: Ruleset[Any]
    title: str
    seats: tuple[str, ...]
    settings: Mapping[str, str]
    engine: str
    content: str


class Read(NamedTuple):
    """A save that passed every check, ready to be played."""

    header: Header
    label: Label
    settings: Mapping[str, str]
    session: Session[Any]


def pack(game: Game, session: Session[Any], action: int, saved: int, played: int = 0) -> bytes:
    """A save of the session as the bytes of a file; equal games at the same moment give equal bytes."""
    body = {
        "game": game.rules.id,
        "settings": dict(game.settings),
        "free": session.free,
        "record": session.record,
        "state": dump(session.state),
        "back": _back(session),
    }
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    header = Header(FORMAT, game.engine, game.content, action, digest(session.state), 0, "")
    rounds = max(0, game.rules.rounds(session.state))
    seats = tuple(clean(s) for s in game.seats)
    label = Label(clean(game.title), game.rules.id, seats, rounds, saved, len(session.record), session.over, played)
    return seal(header, label, text)


def _back(session: Session[Any]) -> dict[str, Any] | None:
    """The earliest state that undo may reach, the answers from there on, and how many of them are taken back."""
    reach = 0
    for moment in reversed(session.past[-REACH:]):
        if moment.barrier and not session.free:
            break
        reach += 1
    ahead = [moment.key for moment in reversed(session.future[-REACH:])]
    if not reach and not ahead:
        return None
    state = session.past[-reach].state if reach else session.state
    keys = [moment.key for moment in session.past[len(session.past) - reach :]]
    return {"state": dump(state), "keys": keys + ahead, "undone": len(ahead)}


def unpack(
    data: bytes,
    place: str,
    rulesets: Mapping[str, Ruleset[Any]],
    tried: bool = True,
    upgrades: Mapping[int, Upgrade] = UPGRADES,
) -> Read:
    """A save from the bytes of a file, after every check there is. Raises SaveError.

    In order: header, length and SHA-256, shape of the JSON, format, types, fingerprint, invariants of the game, and
    with `tried` a short trial play on a copy. Without it the session has no past either.
    """
    header = read_header(data, place)
    rest = data[data.index(b"\n") + 1 :]
    if len(rest) != header.size:
        raise damaged(place, f"{len(rest)} of {header.size} bytes are there")
    if fingerprint(header, rest) != header.sha256:
        raise damaged(place, "its check sum is wrong")
    label = read_label(data, place)
    raw = parse(rest[rest.index(b"\n") + 1 :], place)
    if not isinstance(raw, dict):
        raise damaged(place, "it holds no game")
    body = _body(upgrade(raw, header.verse, place, upgrades), place)
    rules = rulesets.get(body["game"])
    if rules is None or label.game != body["game"]:
        raise SaveError(
            "unknown-game",
            place,
            "This save belongs to a game that is not in this program.",
            "Update the program to open it. Nothing is deleted.",
        )
    try:
        state = _state(rules, body["state"], place)
        if header.verse >= SAME and digest(state) != header.hash:
            raise damaged(place, "its fingerprint does not fit")
        if tried:
            trial(rules, state, place)
        session = _with_past(rules, state, body if tried else {**body, "back": None}, place)
    except SaveError as error:
        error.settings = body["settings"]
        raise
    return Read(header, label, body["settings"], session)


def _body(body: dict[str, Any], place: str) -> dict[str, Any]:
    """The body with its own tables checked; those of the state are left to the codec."""
    settings, record = body.get("settings"), body.get("record")
    if sorted(body) != list(TABLES) or type(body["game"]) is not str or type(body["free"]) is not bool:
        raise damaged(place, "its tables are not complete")
    if type(settings) is not dict or not _words([*settings, *settings.values()], 200):
        raise damaged(place, "its settings are no words")
    if type(record) is not list or not _words(record, ANSWERS):
        raise damaged(place, "its record holds no answers")
    return body


def _words(things: list[Any], most: int) -> bool:
    return len(things) <= most and all(type(t) is str and len(t) <= KEY for t in things)


def _state(rules: Ruleset[Any], raw: Any, place: str) -> State:
    """A state that its own game finds sound. Raises SaveError."""
    try:
        state = load(rules.state, raw)
        faults = rules.faults(state)
    except CodecError as error:
        raise damaged(place, f"{str(error)[:120]}") from error
    except Exception as error:  # a wild state may break any rule that looks at it
        raise damaged(place, f"its game can't be understood ({type(error).__name__})") from error
    if faults:
        raise damaged(place, f"its game breaks a law: {faults[0][:120]}", Unsound)
    return state


def _with_past(rules: Ruleset[Any], state: State, body: dict[str, Any], place: str) -> Session[Any]:
    """A session on the state; its past is played again from where undo may reach and taken only if it ends here."""
    record, free = tuple(body["record"]), body["free"]
    try:
        here = canonical(state)
        if body["back"] is not None:
            with_past = _replayed(rules, body["back"], record, free)
            if with_past is not None and canonical(with_past.state) == here and tuple(with_past.record) == record:
                return with_past
        return Session(rules, cast(Any, state), record, free)
    except Exception as error:
        raise damaged(place, f"its game can't go on ({type(error).__name__})") from error


def _replayed(rules: Ruleset[Any], back: Any, record: tuple[str, ...], free: bool) -> Session[Any] | None:
    """The session from the earliest reachable state on, or None when that part of the save is of no use."""
    try:
        keys, undone = back["keys"], back["undone"]
        behind = len(keys) - undone
        if not _words(keys, 2 * REACH) or type(undone) is not int or not 0 <= behind <= min(len(keys), len(record)):
            return None
        past = _state(rules, back["state"], "the past")
        session = Session(rules, cast(Any, past), record[: len(record) - behind], free)
        for key in keys:
            session.answer(key)
        for _ in range(undone):
            session.undo()
    except Exception:  # only undo is lost
        return None
    return session
