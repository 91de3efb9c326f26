"""Alliance Contact (R-FB-193 to R-FB-221)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.firefly.cards.happening import follow
from game.rules.firefly.flight.contact import AllianceContact, ContactsDue, LooksFor, WantedRolled, contact_due
from game.rules.firefly.flight.evading import Evade
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.tokens import nav_card
from tests.rules.firefly.happen import happen, table
from tests.rules.firefly.table import Table
from tests.told import lines

HERE = "londinium"
"""Where the Cruiser starts."""


def met(seats: int = 2, **tables: Any) -> Table:
    """A table whose seat 0 is with the Cruiser; contacts that are due are resolved."""
    t = table(seats, **{"at": {0: HERE}, "crew": {0: ["nandi"]}, **tables})
    t.resolve(ContactsDue(-1))
    return t


@pytest.mark.parametrize(
    "tables",
    [{"warrants": {0: 1}}, {"stash": {0: {"contraband": 1}}}, {"fugitive": {0: 1}}, {"crew": {0: ["malcolm", "zoe"]}}],
)
def test_who_is_an_outlaw_is_met(tables: dict[str, Any]) -> None:
    """R-FB-193 to R-FB-197, R-FB-201, R-FB-202: each of the four is enough."""
    t = table(**{"at": {0: HERE}, "crew": {0: ["malcolm"]}, **tables})
    assert t.told("outlaw", 0) and contact_due(t.g, 0)
    t.g.ship[0] = 31
    assert not contact_due(t.g, 0)


def test_a_lawful_ship_is_left_alone() -> None:
    """R-FB-198, R-FB-203: Cargo and Passengers make no Outlaw."""
    t = met(cargo={0: 2}, passenger={0: 1})
    t.resolve(AllianceContact(0))
    assert t.told("met") == [] and t.told("cargo", 0) == 2 and t.told("money", 0) == 3000


def test_fines_and_warrants() -> None:
    """R-FB-204 to R-FB-207: $1000 each; who has less pays all there is, and no debt is left."""
    t = met(warrants={0: 2}, money={0: 3500})
    assert (t.told("money", 0), t.told("warrants", 0), t.told("met")) == (1500, 0, ["0"])
    t = met(warrants={0: 3}, money={0: 1200})
    assert (t.told("money", 0), t.told("warrants", 0)) == (0, 0)


def test_what_is_seized() -> None:
    """R-FB-208, R-FB-209: Contraband and Fugitives, the Stash included, and nothing else."""
    t = met(hold={0: {"cargo": 2, "passenger": 1, "fugitive": 1}}, stash={0: {"contraband": 2}})
    assert t.told("hold", 0) == {"cargo": 2, "passenger": 1, "fuel": 6, "part": 2} and t.told("stash", 0) == {}


WANTED = ["nandi", "jayne", "zoe", "med-staff"]


def rolled(*faces: int, **tables: Any) -> Table:
    """The contact of an Outlaw Ship with those dice; Jayne and Zoe are Wanted."""
    return happen(table(**{"at": {0: HERE}, "crew": {0: WANTED}, **tables}), ContactsDue(-1), faces=faces)


def test_every_wanted_crew_rolls() -> None:
    """R-FB-210 to R-FB-212, R-FB-131: a 1 removes it from the game, Medic or not; its Gear stays aboard. A Firefly is a
    plain 6."""
    t = rolled(1, 2, carries={"jayne": "pistol"})
    assert t.pile("crew:0") == ["nandi", "zoe", "med-staff"] and t.pile("removed") == ["jayne"]
    assert t.pile("gear:0") == ["pistol"] and not t.g.carrier
    assert rolled(6, 2).pile("crew:0") == WANTED


def test_some_roll_more_often_and_some_not_at_all() -> None:
    """R-FB-210 with what cards add: two rolls to survive, papers, and places to hide."""
    brothers = {"crew": {0: ["nandi", "grange-brothers"]}}
    assert rolled(5, 1, **brothers).pile("removed") == ["grange-brothers"]
    assert rolled(5, 2, **brothers).pile("crew:0") == ["nandi", "grange-brothers"]
    t = rolled(1, carries={"jayne": "alliance-ident-card"})
    assert t.pile("removed") == ["zoe"], "Jayne has papers"
    t = rolled(upgrades={0: ["concealed-smuggling-compartments"]})
    assert t.pile("crew:0") == WANTED, "two can hide"


def test_who_hides_is_chosen() -> None:
    """Three Wanted Crew and room for two: the player picks them, the third rolls."""
    crew = ["nandi", "jayne", "zoe", "river-tam"]
    t = rolled(crew={0: crew}, upgrades={0: ["concealed-smuggling-compartments"]})
    assert t.pending == "HideChoice" and t.offered() == ["hide:jayne", "hide:zoe", "hide:river-tam"]
    t.pick("hide:jayne")
    t.pick("hide:river-tam", 1)
    assert t.pile("removed") == ["zoe"]


def test_a_leader_is_never_lost() -> None:
    """R-FB-219: a Wanted Leader gets a token instead; none in the box is, so the roll is asked for."""
    t = happen(table(crew={0: ["nandi"]}), WantedRolled(0, "nandi#1", 1, 1))
    assert t.told("disgruntled") == ["nandi"] and t.pile("removed") == []


def test_nobody_looks_for_who_has_left() -> None:
    """R-FB-325, R-FB-210: a Leader found twice sends everybody away, so nobody else rolls."""
    t = table(crew={0: ["nandi", "jayne"]}, disgruntled=["nandi"])
    happen(t, WantedRolled(0, "nandi#1", 1, 1), LooksFor(0, "jayne#1"))
    assert t.pile("crew:0") == ["nandi"] and t.pile("removed") == [] and t.pending == "Actions"


def test_once_for_as_long_as_they_stay_together() -> None:
    """R-FB-217: not again while neither moves, but again when they meet anew."""
    t = rolled(2, 2)
    assert not contact_due(t.g, 0)
    t.g.ship[0] = 31
    t.g.met.clear()
    t.g.ship[0] = t.g.cruiser
    assert contact_due(t.g, 0)


def test_the_card_finds_its_player_first() -> None:
    """R-FB-55, R-FB-218, R-FB-224: "Alliance Cruiser" is for who drew it, then for others there, then the deck is
    shuffled; a Cry Baby of another one comes too late for the drawer."""
    for upgrades, met in (({}, [0, 1]), ({1: ["cry-baby"]}, [0])):
        t = table(at={0: "s31", 1: "s32"}, warrants={0: 1, 1: 1}, upgrades=upgrades)
        stack_deck(t.g, ["alliance-cruiser"])
        t.pick("burn:s32")
        if upgrades:
            t.pick("discard:cry-baby")
            t.pick("cruiser:s33")
        t.pick("option:0")
        told = [line for line in lines(t.session.news) if line[0] in ("contact", "reshuffled")]
        assert [line[1] for line in told] == [*met, "nav:alliance"]
        assert t.pending == "Actions" and t.told("warrants") == {"0": 0, "1": 0 if len(met) == 2 else 1}


def test_several_ships_in_turn_order() -> None:
    """R-FB-218, R-FB-220, R-FB-221: from the active player on, whosever turn it is; nobody is stopped but who flies."""
    t = table(3, active=1, at={0: HERE, 1: "s31", 2: HERE}, warrants={0: 1, 2: 1}, crew={0: ["nandi"], 2: ["malcolm"]})
    t.resolve(ContactsDue(-1))
    assert [line[1] for line in lines(t.session.news) if line[0] == "contact"] == [2, 0] and t.told("marks") == {}
    t = table(2, at={0: HERE, 1: HERE}, warrants={0: 1, 1: 1}, crew={0: ["nandi"], 1: ["malcolm"]})
    t.resolve(ContactsDue(0))
    assert [t.told("warrants", seat) for seat in (0, 1)] == [1, 0], "seat 0 is left out"


def test_the_alliance_cruiser_comes() -> None:
    """R-FB-222, R-FB-224: it moves, then meets its drawer; others there are met as well."""
    t = table(3, at={0: "s31", 1: "s31"}, warrants={0: 1, 1: 1}, money={0: 2000}, crew={0: ["nandi"], 1: ["malcolm"]})
    t.resolve(*follow(0, "alliance-cruiser#1", nav_card("alliance-cruiser#1").do))
    assert t.told("cruiser") == "s31" and t.told("money", 0) == 1000 and t.told("money", 1) == 2000
    assert [t.told("warrants", seat) for seat in (0, 1)] == [0, 0] and t.told("met") == ["0", "1"]


def test_the_alliance_cruiser_always_applies() -> None:
    """R-FB-217: whatever was resolved before, the card meets its drawer once more."""
    t = table(at={0: HERE}, warrants={0: 1}, met=["0"], crew={0: ["nandi"]})
    t.resolve(*follow(0, "alliance-cruiser#1", nav_card("alliance-cruiser#1").do))
    assert t.told("warrants", 0) == 0


def test_a_cry_baby_sends_it_away() -> None:
    """R-FB-639: discarded, the Cruiser takes no notice and goes one Sector on, where it meets others."""
    crews = {0: ["nandi"], 1: ["malcolm"]}
    t = table(3, at={0: HERE, 1: "sihnon"}, warrants={0: 1, 1: 1}, upgrades={0: ["cry-baby"]}, crew=crews)
    t.resolve(ContactsDue(-1))
    assert t.pending == "CryBabyChoice" and t.offered() == ["discard:cry-baby", "keep"]
    t.pick("discard:cry-baby")
    assert t.pending == "CruiserChoice" and t.seat == 0
    t.pick("cruiser:sihnon")
    assert [t.told("warrants", seat) for seat in (0, 1)] == [1, 0] and t.pile("upgrade:0") == []
    assert any("cry-baby" in pile for pile in t.told("pile").values())


def test_a_cry_baby_may_be_kept() -> None:
    """R-FB-202: then the contact is as any other."""
    t = table(at={0: HERE}, warrants={0: 1}, upgrades={0: ["cry-baby"]}, crew={0: ["nandi"]})
    t.resolve(ContactsDue(-1))
    t.pick("keep")
    assert t.told("warrants", 0) == 0 and t.pile("upgrade:0") == ["cry-baby"]


def test_an_outlaw_may_evade_into_the_cruiser() -> None:
    """R-FB-190: then it is met there."""
    t = table(at={0: "sihnon"}, warrants={0: 1}, crew={0: ["nandi"]})
    t.resolve(Evade(0))
    t.pick(f"evade:{HERE}")
    assert t.told("at", 0) == HERE and t.told("warrants", 0) == 0
