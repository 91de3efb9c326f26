"""Fights outside the 'Verse phase, and what no scenario shows of those in it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.verse.fights import Fight, Reward
from game.rules.fancards.verse.lanes import lanes
from game.rules.fancards.verse.odds import odds
from tests.contract.playing import walk
from tests.rules.fancards.table import table


@pytest.mark.parametrize("foe, credits", [("foe:the-pay-train#1:0", 0), ("crow#1", 2)])
def test_only_units_of_the_deck_pay_for_their_wounds(foe: str, credits: int) -> None:
    """R-CG-52, R-CG-54: Jayne's wounds pay two credits, on a job's own unit none."""
    armed: Any = {"carried": {"jayne": ["vera"]}, "jobs": {0: ["the-pay-train"]}, "squad": {1: ["crow"]}}
    t = table(phase="crew", crew={0: ["jayne"], 1: ["simon"]}, **armed)
    t.resolve(*[Fight(0, "jayne#1", foe)] * 40, Reward())
    assert t.g.wounds.get(foe, 0) or foe not in t.g.zones.get("squad:1", ())
    assert (t.g.credits[0] > 0) == (credits > 0) and t.g.credits[0] % 2 == 0


def test_a_question_is_the_same_whatever_a_hand_holds() -> None:
    """R-CG-37: over whole games nobody is asked to answer who isn't attacked, and who is attacked always is, before it
    assigns; whether instants may be cancelled is asked whenever some lie open."""
    asked = assigned = 0
    for seed in range(12):
        responding: set[int] = set()
        for state, choice, _ in walk(FANCARDS, 3, seed):
            g: Any = state
            name, seat = type(choice).__name__, choice.seat
            if name == "Attack":
                responding = set()
            elif name == "Respond":
                asked += 1
                responding.add(seat)
                assert seat != g.active and (lanes(g, seat) or g.zones["laid"])
            elif name == "Assign" and g.phase == "verse":
                assigned += 1
                assert seat in responding
            elif name == "Jamming":
                assert g.zones["answers"] and seat == g.active
    assert asked > 5 and assigned > 5


def test_chances_can_be_asked_of_a_view() -> None:
    """All that counts in a fight lies open: the table shows chances to everybody."""
    shown = 0
    for state, choice, options in walk(FANCARDS, 2, 4):
        g: Any = state
        if type(choice).__name__ == "Assign":
            for seat in (0, 1):
                sight = view(FANCARDS, g, seat)
                for option in options:
                    if option.source:
                        shown += 1
                        assert odds(sight, option.source, option.target) == odds(g, option.source, option.target)
    assert shown


def test_a_fight_that_nobody_can_fight_is_none() -> None:
    """Who has died or left meanwhile doesn't fight (R-CG-45)."""
    t = table(phase="crew", crew={0: ["jayne"], 1: ["simon"]})
    before = t.g.rng
    t.resolve(Fight(0, "zoe#1", "simon#1"), Fight(0, "jayne#1", "crow#1"))
    assert t.g.rng == before and t.pending == "Act"


def test_wounds_of_crew_stop_at_death() -> None:
    """R-CG-45, R-CG-51: a captain who dies is followed at once, also in the middle of a row of fights."""
    t = table(phase="crew", crew={0: ["jayne"], 1: ["simon", "zoe", "book"]})
    g = t.g.copy()
    g.stack += [Fight(1, "simon#1", "jayne#1")] * 30
    while (choice := advance(g)) is not None and type(choice).__name__ != "Act":
        settle(g, legal(g)[0])
    assert "simon#1" in g.zones["dead"] and g.captain[1] == "zoe#1"
    assert FANCARDS.faults(g) == []
