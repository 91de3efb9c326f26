"""A changed save gives a typed error or a game that can be played; nothing else, whatever was changed."""

from __future__ import annotations

import random
from collections import Counter

from game.core.codec import digest
from game.save import journal
from game.save.body import unpack
from game.save.errors import SaveError
from tests.save.mutants import byte_mutant, journal_mutant, outcome, played, sample, tree_mutant
from tests.toy import TOY

RULES = {"toy": TOY}
GOOD = {"refused", "played"}


def test_bytes() -> None:
    luck = random.Random(1)
    saves = [sample(TOY, seed, seed * 5)[1] for seed in range(6)]
    seen = Counter(outcome(RULES, byte_mutant(luck.choice(saves), luck), luck) for _ in range(20_000))
    assert set(seen) <= GOOD, seen
    assert seen["refused"] > 18_000


def test_trees() -> None:
    luck = random.Random(2)
    saves = [sample(TOY, seed, seed * 5)[1] for seed in range(6)]
    seen = Counter(outcome(RULES, tree_mutant(TOY, luck.choice(saves), luck), luck) for _ in range(1_500))
    assert set(seen) <= GOOD, seen
    assert seen["played"] > 20


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


def refused(data: bytes) -> bool:
    """Whether a file is refused with a typed error."""
    try:
        unpack(data, "", RULES)
    except SaveError as error:
        return bool(error.code and error.sentence)
    return False
