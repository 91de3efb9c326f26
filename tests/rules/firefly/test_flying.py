"""The Fly Action (R-FB-149 to R-FB-170, R-FB-178 to R-FB-192)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly.records import Do
from game.rules.firefly.board import find, near, sector
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.flight import evading
from game.rules.firefly.flight.evading import Evade
from game.rules.firefly.flight.flying import Flight, burn_fuel, fly_options, mosey_range, range_of
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.turn import TurnGoesOn
from tests.rules.firefly.happen import table
from tests.rules.firefly.table import Table

QUIET = tuple(f"the-big-black-border#{number}" for number in range(1, 7))
"""Nothing happens: Keep Flying."""


def turn(seats: int = 2, cards: tuple[str, ...] = QUIET, **tables: Any) -> Table:
    """Seat 0 on its own turn in Border Space, the Nav Deck stacked."""
    t = table(seats, **{"at": {0: "s81"}, "crew": {0: ["nandi"]}, **tables})
    stack_deck(t.g, cards)
    return t


def test_a_fly_action_names_its_first_sector() -> None:
    """R-FB-149, R-FB-154, R-FB-155, R-FB-162: Full Burn or Mosey into any adjacent Sector, and into no other."""
    t = turn()
    beside = {sector(t.g, number).key for number in near(t.g, find(t.g, "s81"))}
    for word in ("burn", "mosey"):
        assert {key.partition(":")[2] for key in t.offered(f"{word}:")} == beside


def test_a_full_burn_spends_fuel_once() -> None:
    """R-FB-150, R-FB-151, R-FB-153, R-FB-159: a Nav Card for each Sector, drawn after the move."""
    t = turn()
    news = t.pick("burn:hera")
    heads = [line[0] for line in news]
    assert heads.index("moved") < heads.index("nav") and t.told("fuel", 0) == 5 and t.told("at", 0) == "hera"
    t.pick("option:0")
    t.pick("fly:s81")
    t.pick("option:0")
    assert t.told("fuel", 0) == 5 and len(t.told("pile")["nav:border"]) == 2, "the way back is open (R-FB-163)"


def test_without_fuel_only_a_mosey() -> None:
    """R-FB-152, R-FB-167, R-FB-635: it costs nothing."""
    t = turn(fuel={0: 0})
    assert t.offered("burn:") == [] and t.offered("mosey:")
    t.pick("mosey:hera")
    assert t.told("at", 0) == "hera" and t.told("fuel", 0) == 0


def test_a_mosey_is_one_sector_without_a_card() -> None:
    """R-FB-137, R-FB-166, R-FB-168: and it is the Fly Action of the turn."""
    t = turn()
    t.pick("mosey:hera")
    assert t.pending == "Actions" and t.told("acted") == ["fly"] and t.offered("mosey:") + t.offered("burn:") == []
    assert t.told("pile") == {} and t.told("drawn") == []


def test_a_mosey_of_two_sectors() -> None:
    """R-FB-342: Compression Coils."""
    t = turn(upgrades={0: ["compression-coils"]})
    t.pick("mosey:hera")
    t.pick("fly:s81")
    assert t.pending == "Actions" and t.told("at", 0) == "s81" and t.told("pile") == {}


def test_range_is_the_core_s() -> None:
    """R-FB-160, R-FB-161, R-FB-354: five Sectors, not six; one may stop before."""
    t = turn()
    assert range_of(t.g, 0) == 5
    t.pick("burn:hera")
    for there in ("s81", "hera", "s81", "hera"):
        t.pick("option:0")
        t.pick(f"fly:{there}")
    t.pick("option:0")
    assert t.pending == "Actions" and t.told("flying") == "" and t.told("legs") == 0
    t = turn()
    t.pick("burn:hera")
    t.pick("option:0")
    t.pick("stop")
    assert t.pending == "Actions" and t.told("flying") == "" and t.told("legs") == 0


def test_what_changes_range_and_fuel() -> None:
    """R-FB-342, R-FB-355: a Pilot such as Wash, a core without Fuel, a heavy load."""
    t = turn(crew={0: ["nandi", "wash"]}, drive={0: "hyper-efficient-radion-mark-3"})
    assert (range_of(t.g, 0), burn_fuel(t.g, 0), mosey_range(t.g, 0)) == (5, 0, 1)
    t = turn(drive={0: "enhanced-graviton-accelerator"}, upgrades={0: ["overcharged-grav-thruster"]})
    assert (range_of(t.g, 0), burn_fuel(t.g, 0), mosey_range(t.g, 0)) == (7, 1, 2)
    t = turn(fuel={0: 0}, drive={0: "hyper-efficient-radion-mark-3"})
    assert t.offered("burn:")


def test_nobody_enters_the_cutter_s_sector() -> None:
    """R-FB-169, R-FB-257 to R-FB-259: by Full Burn, by Mosey or on the way; out of it anybody may."""
    t = turn(cutter="hera")
    assert not {"burn:hera", "mosey:hera"} & set(t.offered())
    t.pick("burn:s80")
    t.pick("option:0")
    t.pick("fly:s81")
    t.pick("option:0")
    assert "fly:hera" not in t.offered() and t.offered("fly:")
    assert list(fly_options(turn(cutter="s81").g, 0))


def test_a_ship_that_is_hemmed_in_cannot_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-165, R-FB-192: the only neighbour holds the Cutter; there is no such Sector on this map."""
    t = turn()
    monkeypatch.setattr(evading, "open_beside", lambda on, here, cutter: ())
    assert list(fly_options(t.g, 0)) == []
    t.resolve(Evade(0))
    assert t.pending == "Actions" and t.told("at", 0) == "s81"


def test_rivals_do_not_block() -> None:
    """R-FB-164."""
    t = turn(at={0: "s81", 1: "hera"})
    t.pick("mosey:hera")
    assert t.told("at") == {"0": "hera", "1": "hera"}


def test_after_a_full_stop_an_action_is_left() -> None:
    """R-FB-181 to R-FB-183: the ship stays where it is; Buy there is still open."""
    t = turn(at={0: "s10"}, cards=())
    stack_deck(t.g, ["customs-inspection"])
    t.pick("burn:persephone")
    t.pick("option:0")
    assert t.pending == "Actions" and t.told("at", 0) == "persephone" and "buy" in t.offered()


def test_an_evasion_is_outside_the_range() -> None:
    """R-FB-184 to R-FB-189, R-FB-191: one more Sector without a card, then no more; to stay is no choice."""
    t = turn(cards=("reaver-cutter",), crew={0: ["malcolm", "kaylee"]})
    t.g.legs = 0
    t.pick("burn:hera")
    t.pick("option:1")
    beside = near(t.g, find(t.g, "hera"))
    assert t.pending == "EvadeChoice" and set(t.offered()) == {f"evade:{sector(t.g, n).key}" for n in beside}
    t.pick("evade:s81")
    assert t.pending == "Actions" and t.told("at", 0) == "s81" and t.told("drawn") == [] and t.told("acted") == ["fly"]


def test_a_story_may_make_a_ship_evade() -> None:
    """R-FB-184: the word of a Goal, outside any flight."""
    t = turn()
    t.resolve(*follow(0, "goal:harkens-folly/2", [Do("evade")]))
    t.pick("evade:hera")
    assert t.told("at", 0) == "hera" and t.told("acted") == [] and t.pending == "Actions"


def test_an_outlaw_meets_the_cruiser_before_the_nav_card() -> None:
    """R-FB-213, R-FB-214: contact stops the flight, so no card is drawn; a lawful ship draws one."""
    t = turn(at={0: "sihnon"}, cards=(), warrants={0: 1})
    news = t.pick("burn:londinium")
    assert not [line for line in news if line[0] == "nav"] and t.told("warrants", 0) == 0
    assert t.pending == "Actions" and t.told("legs") == 0 and t.told("marks") == {}
    t = turn(at={0: "sihnon"}, cards=())
    assert [line for line in t.pick("burn:londinium") if line[0] == "nav"]


def test_a_mosey_may_run_into_the_cruiser() -> None:
    """R-FB-170; R-FB-215, R-FB-216: it costs no Action, and the turn goes on."""
    t = turn(at={0: "sihnon"}, warrants={0: 1})
    t.pick("mosey:londinium")
    assert t.told("warrants", 0) == 0 and t.told("acted") == ["fly"] and t.pending == "Actions"


def test_with_a_cry_baby_the_flight_goes_on() -> None:
    """R-FB-639: no contact, so the Nav Card of the Sector is drawn."""
    t = turn(at={0: "sihnon"}, cards=(), warrants={0: 1}, upgrades={0: ["cry-baby"]})
    t.pick("burn:londinium")
    t.pick("discard:cry-baby")
    t.pick("cruiser:bernadette")
    assert t.told("drawn") and t.told("warrants", 0) == 1 and t.told("legs") == 4


def test_becoming_an_outlaw_beside_the_cruiser() -> None:
    """R-FB-201: contact comes at that moment, in the middle of a flight as well."""
    t = turn(at={0: "londinium"}, cards=())
    t.g.goods["hold:0:contraband"] = 1
    t.resolve(TurnGoesOn(0))
    assert t.told("contraband", 0) == 0 and t.told("met") == ["0"]
    t = turn(at={0: "londinium"}, cards=(), contraband={0: 1})
    t.g.flying, t.g.legs = "burn", 3
    t.resolve(Flight(0))
    assert t.pending == "Actions" and t.told("contraband", 0) == 0 and t.told("legs") == 0
