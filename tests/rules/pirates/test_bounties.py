"""The Most Wanted List when the Cruiser comes, the bound when Reavers do, and cores that fit one ship only."""

from __future__ import annotations

from game.content.firefly.records import Do
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.flight.nav import DrawNav
from game.rules.firefly.given.cards import find, stack_deck
from game.rules.firefly.ship.fittings import takes_drive
from game.rules.firefly.soundness import faults
from game.rules.registry import ruleset
from tests.rules.firefly.happen import happen
from tests.rules.firefly.table import table

RULES = ruleset("firefly")
ON = {"pirates": "on"}
FIRST = ["wanted-billy", "wanted-bree", "wanted-crow"]


def test_the_cruisers_card_brings_a_new_list() -> None:
    """R-PB-87: the three go under the deck, unseen, and three others lie open; what was claimed stays."""
    t = table(settings=ON, at={0: "osiris"}, wanted=FIRST, bound={1: ["wanted-jayne", "jayne"]})
    assert t.told("wanted") == FIRST
    stack_deck(t.g, ["alliance-cruiser"])
    happen(t, DrawNav(0))
    now = t.told("wanted")
    assert len(now) == 3 and not set(now) & set(FIRST) and t.told("bound", 1) == ["wanted-jayne", "jayne"]
    under = t.g.zones["bounty"][:3]
    assert {item.partition("#")[0] for item in under} == set(FIRST) and not set(under) & set(t.g.seen)
    assert faults(RULES, t.g) == []


def test_another_nav_card_leaves_the_list_alone() -> None:
    """R-PB-87."""
    t = table(settings=ON, at={0: "osiris"}, wanted=FIRST)
    stack_deck(t.g, ["cruiser-patrol"])
    happen(t, DrawNav(0))
    assert t.told("wanted") == FIRST


def test_reavers_take_the_bound_with_the_others() -> None:
    """R-PB-131: with their Bounty; nobody else's."""
    bound = {0: ["wanted-jayne", "jayne"], 1: ["wanted-zoe", "zoe"]}
    t = table(settings=ON, wanted=FIRST, hold={0: {"passenger": 1}}, bound=bound)
    happen(t, *follow(0, "", (Do("lose_all", "people"),)))
    assert t.told("bound") == {"0": [], "1": ["wanted-zoe", "zoe"]} and t.told("passenger", 0) == 0
    assert {"jayne", "wanted-jayne"} <= set(t.told("removed"))


def test_cores_of_the_new_ships_fit_no_other() -> None:
    """R-PB-10, R-PB-11: and no other fits them."""
    t = table(settings=ON, ship={0: "ss-walden", 1: "serenity"})
    bought = find(t.g, "hyper-efficient-radion-mark-3")
    assert [takes_drive(t.g, seat, bought) for seat in (0, 1)] == [False, True]
    assert not takes_drive(t.g, 1, "echelon-lr-8#1") and not takes_drive(t.g, 0, "echelon-lr-8#1")
