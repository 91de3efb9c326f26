"""Reaver Contact (R-FB-233 to R-FB-257)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.firefly.flight.nav import DrawNav
from game.rules.firefly.flight.reavers import GROUNDED, ReaverContact
from game.rules.firefly.given.cards import stack_deck
from tests.rules.firefly.happen import happen, table
from tests.rules.firefly.table import Table

HERE = "s81"


def caught(**tables: Any) -> Table:
    """Seat 0 starts its turn with the Cutter."""
    crew = ["nandi", "gun-hand", "inara", "kaylee"]
    t = table(**{"at": {0: HERE}, "cutter": HERE, "crew": {0: crew}, **tables})
    t.resolve(ReaverContact(0))
    return t


def test_the_people_aboard_die_and_the_crew_fights() -> None:
    """R-FB-234, R-FB-238, R-FB-239, R-FB-248: also a lawful ship, also those in the Stash; nobody heals them."""
    t = caught(hold={0: {"passenger": 2, "fugitive": 1, "cargo": 1}}, stash={0: {"fugitive": 1}})
    t.pick("option:0", 2)
    assert (t.told("passenger", 0), t.told("fugitive", 0), t.told("cargo", 0)) == (0, 0, 1)


@pytest.mark.parametrize(("face", "dead"), [(4, 2), (5, 1)])
def test_how_many_are_killed(face: int, dead: int) -> None:
    """R-FB-239 to R-FB-241: Fight 3 and the die against 8; the owner picks who dies, then the ship Evades."""
    t = caught(crew={0: ["malcolm", "stark", "inara", "kaylee"]})
    t.pick("option:0", face)
    for name in ("inara", "kaylee")[:dead]:
        assert t.pending == "KillChoice"
        t.pick(f"kill:{name}")
    assert t.pending == "EvadeChoice" and len(t.pile("removed")) == dead
    t.pick("evade:hera")
    assert t.told("at", 0) == "hera" and t.pending == "Actions"


def test_a_medic_checks_the_killed_crew() -> None:
    """R-FB-249, R-FB-615: a roll for everyone Killed, none for Passengers."""
    t = caught(crew={0: ["malcolm", "stark", "inara", "med-staff"]}, passenger={0: 3})
    t.pick("option:0", 4)
    t.pick("kill:inara")
    t.pick("kill:stark", 4, 5)
    assert t.pile("removed") == ["inara"] and "stark" in t.pile("crew:0") and t.told("passenger", 0) == 0


def test_more_kills_than_crew() -> None:
    """R-FB-250: a Leader alone gets one token, the other Kill is lost."""
    t = caught(crew={0: ["malcolm"]})
    t.pick("option:0", 2)
    if t.pending == "KillChoice":
        t.pick("kill:malcolm")
    assert t.told("disgruntled") == ["malcolm"] and t.pile("crew:0") == ["malcolm"]


def test_crazy_ivan() -> None:
    """R-FB-242 to R-FB-247: a Pilot and a Mechanic, the Leader among them; 1 Fuel, nobody dies."""
    t = caught(crew={0: ["malcolm", "kaylee"]}, passenger={0: 2})
    t.pick("option:1")
    assert t.pending == "EvadeChoice"
    t.pick("evade:hera")
    assert (t.told("at", 0), t.told("fuel", 0), t.told("passenger", 0)) == ("hera", 5, 2)
    assert t.pile("crew:0") == ["malcolm", "kaylee"]


def test_crazy_ivan_needs_both_and_fuel() -> None:
    """R-FB-242, R-FB-244: a Mechanic alone won't do, nor will both without Fuel."""
    assert caught(crew={0: ["nandi", "kaylee"]}).offered("option") == ["option:0"]
    assert caught(crew={0: ["malcolm", "kaylee"]}, fuel={0: 0}).offered("option") == ["option:0"]


def test_no_action_is_used_and_a_flight_may_follow() -> None:
    """R-FB-236, R-FB-237: the contact takes no Action; the table may say that flying is over for this turn."""
    assert caught().g.acted == () and caught().told("marks") == {}
    grounded = table(settings={"reavers": "stay"}, at={0: HERE}, cutter=HERE)
    grounded.resolve(ReaverContact(0))
    assert grounded.g.acted == () and grounded.told("marks") == {GROUNDED: 1}


def test_the_cutter_stays_where_it_is() -> None:
    """R-FB-233: contact is no card: nothing moves the Cutter, no deck is shuffled."""
    t = caught(crew={0: ["malcolm", "kaylee"]}, pile={"nav:border": ["debris-field"]})
    t.pick("option:1")
    t.pick("evade:hera")
    assert t.told("cutter") == HERE and t.told("pile")["nav:border"] == ["debris-field"] and t.told("drawn") == []


def test_the_card_brings_the_cutter_and_is_resolved_at_once() -> None:
    """R-FB-251 to R-FB-253: the same options, then Evade out of its Sector; the deck is shuffled with all discards."""
    t = table(at={0: HERE}, crew={0: ["malcolm", "kaylee"]}, pile={"nav:border": ["debris-field"]})
    stack_deck(t.g, ["reaver-cutter"])
    t.g.flying, t.g.legs = "burn", 3
    happen(t, DrawNav(0))
    assert t.told("cutter") == HERE and t.offered("option") == ["option:0", "option:1"]
    t.pick("option:1")
    t.pick("evade:hera")
    assert t.g.legs == 0 and len(t.g.zones["nav:border"]) == 40 and t.told("at", 0) == "hera"
