"""Steps that come too late do nothing: the hero is out, the enemy is gone, the decks are empty."""

from __future__ import annotations

import pytest

from game.core.steps import Effect
from game.rules.fistful.battle.encounter import Encounter
from game.rules.fistful.battle.hurt import LoseHealth
from game.rules.fistful.battle.retreat import Retreat, Retreated
from game.rules.fistful.battle.rounds import Again
from game.rules.fistful.battle.spawning import Spawning
from game.rules.fistful.battle.sums import helpers
from game.rules.fistful.cards import tricks
from game.rules.fistful.cards.gear import UseGear
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.search.supplies import DrawGear, DrawTwo
from game.rules.fistful.timer import DrawEvent, TimerStep
from game.rules.fistful.turn import TurnEnd
from game.rules.fistful.zones import around, nearest_down
from tests.rules.fistful.table import Table, table


def without_seat_0() -> Table:
    """Simon is out, Kaylee goes on in the corridor."""
    t = table("simon+wash,kaylee+river", at={1: "5,4"}, active=1, tokens={"5,5": "crate"})
    t.g.at[0] = -1
    return t


@pytest.mark.parametrize(
    "step",
    [
        LoseHealth(0, 1),
        DrawGear(0, 1),
        tricks.Recall(0),
        Retreat(0, "simon", 3),
        Encounter(0, "brute-4#1"),
        UseGear(0, "vera#1", (DrawGear(1, 1),)),
        Again(1, "brute-4#1", -1),
        TimerStep(0),
        tricks.Nudge(1, 2),
    ],
    ids=lambda step: type(step).__name__,
)
def test_a_step_that_comes_too_late_does_nothing(step: Effect[object]) -> None:
    """Neither tables change nor does anything follow."""
    t = without_seat_0()
    before = t.g.copy()
    assert tuple(step.run(t.g)) == () and t.g == before


def test_who_is_out_sees_and_meets_nothing() -> None:
    """No tokens around, no room, no backup from who is out (R-FC-152)."""
    t = without_seat_0()
    assert tricks.room_tokens(t.g, 0) == around(t.g, 0, 3) == nearest_down(t.g, 0, 2, True) == []
    assert helpers(t.g, 1, "brute-4#1") == ()
    assert around(t.g, 1, 1) != []


def test_retreats_to_nowhere() -> None:
    """A cell that can't be reached is not reached, whatever a step says."""
    t = without_seat_0()
    here = t.g.at[1]
    assert tuple(Retreated(1, 0, 3).run(t.g)) == () and t.g.at[1] == here


def test_empty_decks_give_nothing() -> None:
    """With neither deck nor discards nothing is drawn, and nothing breaks (R-FC-57, R-FC-87)."""
    t = without_seat_0()
    for zone in ("gear", "event"):
        del t.g.zones[zone]
    assert tuple(DrawEvent().run(t.g)) == () and tuple(DrawGear(1, 1).run(t.g)) == ()
    assert len(tuple(DrawTwo(1).run(t.g))) == 1 and t.pile("slots:1") == []


def test_the_last_player_out_loses() -> None:
    """With nobody on the board no turn can begin (R-FC-150); a spawn without an active hero still finds a zone."""
    t = without_seat_0()
    t.g.at[1] = -1
    assert tuple(Spawning("nearest").run(t.g)) == ()
    assert "Finish(how='lost', why='R-FC-150')" in str(tuple(TurnEnd(1).run(t.g)))


def test_bad_settings_get_a_sentence() -> None:
    """Levels, heists, crew and mods that are not there are named (R-FC-19 to R-FC-21, R-FC-47)."""
    for seats, settings, word in (
        (1, {"level": "absurd"}, "level"),
        (1, {"heist": "vault"}, "heist"),
        (1, {"mods": "nobody"}, "mod"),
        (2, {"heroes": "kaylee+wash"}, "2 pairs"),
        (1, {"heroes": "kaylee+kaylee"}, "different"),
        (1, {"heroes": "mal+saffron"}, "different"),
        (1, {"heroes": "mal+zoe"}, "kaylee"),
    ):
        with pytest.raises(ValueError, match=word):
            FISTFUL.new(seats, 1, settings)
