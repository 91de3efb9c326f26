"""A changed save gives a typed error or a game that can be played; nothing else, whatever was changed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.core.codec import digest
from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS
from game.save.errors import SaveError
from game.save.format.body import unpack
from game.save.slots import journal
from tests.save.mutants import byte_mutant, journal_mutant, outcome, parts, played, sample, signed, tree_mutant
from tests.toy import TOY

RULES = {"toy": TOY}
GOOD = {"refused", "played"}
GAMES = [pytest.param(rules, id=rules.id) for rules in (TOY, *RULESETS)]


@pytest.mark.parametrize("rules", GAMES)
def test_bytes(rules: Ruleset[Any]) -> None:
    luck = random.Random(1)
    saves = [sample(rules, seed, seed * 5)[1] for seed in range(6)]
    count, known = 500, set[str]()
    seen = Counter(outcome({rules.id: rules}, byte_mutant(luck.choice(saves), luck), luck, known) for _ in range(count))
    assert set(seen) <= GOOD, seen
    assert seen["refused"] > 0.9 * count


@pytest.mark.parametrize("rules", GAMES)
def test_trees(rules: Ruleset[Any]) -> None:
    luck = random.Random(2)
    saves = [sample(rules, seed, seed * 5)[1] for seed in range(6)]
    count = 500 if rules is TOY else 100
    seen = Counter(outcome({rules.id: rules}, tree_mutant(rules, luck.choice(saves), luck), luck) for _ in range(count))
    assert set(seen) <= GOOD, seen
    assert seen["played"] > 5


def test_journals() -> None:
    luck = random.Random(3)
    session, save = sample(TOY, 5, 12)
    fresh, _ = sample(TOY, 5, 0)
    held = [digest(fresh.state)]
    lines = []
    for i, key in enumerate(session.record):
        fresh.answer(key)
        held.append(digest(fresh.state))
        lines.append(journal.written(journal.Line(i + 1, journal.ANSWER, key, held[-1], 5)))
    data = b"".join(lines)
    for _ in range(1_000):
        again, _ = sample(TOY, 5, 0)
        done = journal.replay(again, journal.lines(journal_mutant(data, luck), 0))
        assert digest(again.state) == held[done]
        assert played(again, luck) == "played"


def test_every_truncation() -> None:
    _, data = sample(TOY, 3, 14)
    for length in range(len(data)):
        assert refused(data[:length]), length


def test_every_bit_of_the_header() -> None:
    _, data = sample(TOY, 3, 14)
    for place in range(data.index(b"\n") + 1):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            assert refused(bytes(changed)), (place, bit)


def test_a_state_that_is_not_the_one_that_was_saved() -> None:
    _, data = sample(TOY, 3, 14)
    header, label, body = parts(data)
    other = signed(data, label, body.replace(b'"house":"plain"', b'"house":"rich"'))
    assert refused(other)
    assert not refused(data)


def test_every_bit_of_a_journal() -> None:
    line = journal.written(journal.Line(1, journal.ANSWER, "wait", "0" * 32, 1_700_000_000))
    data = line + journal.written(journal.Line(2, journal.UNDO, "", "1" * 32, 1_700_000_001))
    for place in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            assert len(journal.lines(bytes(changed), 0)) == (0 if place < len(line) else 1), (place, bit)


def refused(data: bytes) -> bool:
    """Whether a file is refused with a typed error."""
    try:
        unpack(data, "", RULES)
    except SaveError as error:
        return bool(error.code and error.sentence)
    return False
