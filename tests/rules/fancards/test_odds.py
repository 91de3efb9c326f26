"""The chances of fights before they are fought (R-CG-42 to R-CG-50)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.engine import advance, legal, settle
from game.core.steps import Option
from game.rules.fancards import given
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.state import FanCards, crew_of
from game.rules.fancards.verse.fighters import health_left, lives
from game.rules.fancards.verse.fights import Fight
from game.rules.fancards.verse.odds import ahead, lane, odds

TRIES = 3000
CLOSE = 0.04
"""What so many tries may be off by: four standard deviations."""


def attacked(hand: list[str], mine: list[str], **tables: Any) -> FanCards:
    """Seat 0's first unit has been laid on seat 1's ship, and seat 1 is about to assign."""
    fixed = {"phase": "verse", "criminal": {"1": 15}, "command": {"1": 0}, "crew": {"0": ["mal"], "1": mine}}
    g: FanCards = given.start(FANCARDS, 2, 1, {}, {**fixed, "hand": {"0": hand}, **tables}, False)
    for word in ("lay", "done", "ready"):
        assert advance(g) is not None
        settle(g, next(option for option in legal(g) if option.key.startswith(word)))
    assert advance(g) is not None
    return g


@pytest.mark.parametrize("edge, shown", [(0, (42, 17, 42)), (1, (58, 14, 28)), (2, (72, 11, 17)), (3, (83, 8, 8))])
def test_a_die_against_a_die(edge: int, shown: tuple[int, int, int]) -> None:
    """R-CG-42 to R-CG-44: the chances by how much higher the rating is, in per cent."""
    assert tuple(round(100 * chance) for chance in ahead(1, 0, 1, 0, edge)) == shown
    assert ahead(1, 0, 1, 0, -edge) == pytest.approx(ahead(1, 0, 1, 0, edge)[::-1])


def test_dice_more_and_ones_thrown_again_help() -> None:
    """A second die, and a 1 that is thrown again, are counted; 5 in 6 of the ones get better."""
    plain, more, again = ahead(1, 0, 1, 0, 0), ahead(2, 0, 1, 0, 0), ahead(1, 1, 1, 0, 0)
    assert more.win > again.win > plain.win
    assert again.win == pytest.approx((15 + 15 / 6) / 36)


CASES: tuple[tuple[list[str], list[str], dict[str, Any], dict[str, int]], ...] = (
    (["alliance-mercenaries"], ["zoe", "book", "simon"], {}, {}),
    (["the-operative"], ["zoe -2"], {"carried": {"zoe": ["shotgun", "flak-vest"]}}, {}),
    (["purple-bellies"], ["river", "zoe"], {"carried": {"zoe": ["sword"]}}, {}),
    (["purple-bellies"], ["simon -1", "zoe"], {}, {"ambush": 1, "dice": 1}),
    (["alliance-mercenaries"], ["simon", "zoe"], {}, {"ward": 1}),
)


@pytest.mark.parametrize("hand, mine, tables, marks", CASES)
def test_a_lane_comes_out_as_it_was_said(
    hand: list[str], mine: list[str], tables: dict[str, Any], marks: dict[str, int]
) -> None:
    """R-CG-40, R-CG-45, R-CG-115: over many throws attackers die, and crew are wounded and die, as often as said."""
    begun = attacked(hand, mine, **tables)
    unit, crew = begun.zones["laid"][0], crew_of(begun, 1)
    begun.bonus |= {f"{crew[0]}/{word}": value for word, value in marks.items()}
    said = lane(begun, unit, crew)
    luck = random.Random(5)
    killed, wounded, dead = 0, [0] * len(crew), [0] * len(crew)
    for _ in range(TRIES):
        g = begun.copy()
        g.rng = luck.getrandbits(64)
        fights = tuple(Fight(1, card, unit, len(crew) == 1) for card in crew)
        settle(g, Option("", (*fights, g.stack[-1])))
        while g.stack[-1] != begun.stack[-1]:
            advance(g)
            if g.stack[-1] != begun.stack[-1]:  # a new captain
                settle(g, legal(g)[0])
        killed += not lives(g, unit)
        for i, card in enumerate(crew):
            gone = not lives(g, card)
            dead[i] += gone
            wounded[i] += gone or health_left(g, card) < health_left(begun, card)
    assert killed / TRIES == pytest.approx(said.killed, abs=CLOSE)
    for i in range(len(crew)):
        assert wounded[i] / TRIES == pytest.approx(said.wounded[i], abs=CLOSE), crew[i]
        assert dead[i] / TRIES == pytest.approx(said.dead[i], abs=CLOSE), crew[i]


def test_chances_ask_nothing_and_change_nothing() -> None:
    """Looking at chances leaves the game as it is, and they add up."""
    g = attacked(["alliance-mercenaries"], ["jayne", "simon"])
    before = g.copy()
    jayne, simon = crew_of(g, 1)
    unit = g.zones["laid"][0]
    assert sum(odds(g, jayne, unit)) == pytest.approx(1)
    assert lane(g, unit, [jayne, simon]).killed > lane(g, unit, [jayne]).killed == 0
    assert g == before
