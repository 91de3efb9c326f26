"""The Buy Action: Considering, buying, Fuel and Parts, Shore Leave (R-FB-267 to R-FB-297, R-FB-343 to R-FB-353)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import Drive
from game.core.views import view
from game.core.zones import everyone
from game.rules.firefly import whynot
from game.rules.firefly.given.cards import find, stack_deck
from game.rules.firefly.ship import fittings
from game.rules.firefly.tokens import cards_of
from game.rules.firefly.trade.buying import has_room, price
from tests.rules.firefly.happen import table
from tests.rules.firefly.table import Table

DECK = "supply:osiris"


def shop(*cards: str, **tables: Any) -> Table:
    """Seat 0 on its turn at Osiris, some cards on top of the deck."""
    t = table(**{"at": {0: "osiris"}, "crew": {0: ["malcolm"]}, **tables})
    stack_deck(t.g, cards)
    return t


def considering(*cards: str, draw: int = 3, **tables: Any) -> Table:
    """So many cards drawn to be Considered."""
    t = shop(*cards, **tables)
    t.pick("buy")
    for _ in range(draw):
        t.pick("draw")
    if t.pending == "Consider":
        t.pick("done")
    return t


def test_only_where_there_is_a_supply_sign() -> None:
    """R-FB-268, R-FB-269, R-FB-291: and from that planet's deck."""
    assert {"buy", "leave"} <= set(shop().offered())
    assert not {"buy", "leave"} & set(shop(at={0: "athens"}).offered())
    t = considering(draw=1)
    assert t.g.zones["considered:0"][0] in cards_of(DECK) and t.told("acted") == ["buy"]


def test_three_are_considered() -> None:
    """R-FB-270, R-FB-273 to R-FB-275, R-FB-277: out of the whole pile first, then face down; none need be drawn."""
    pile = ["inara", "bona-fide-credentials", "compression-coils", "med-staff"]
    t = shop(pile={DECK: pile})
    t.pick("buy")
    assert t.offered("pick:") == [f"pick:{name}" for name in pile] and "draw" in t.offered()
    t.pick("pick:inara")
    t.pick("draw")
    assert t.offered() == ["draw", "done"], "after the first one drawn no more are picked (R-FB-278)"
    t.pick("draw")
    assert t.offered() == ["done"]


def test_drawn_cards_are_a_secret() -> None:
    """R-FB-276, R-FB-281: seen by the active player alone, until what isn't bought lies open on the pile."""
    t = considering(draw=2)
    cards = t.g.zones["considered:0"]
    assert all(t.g.seen[card] == 1 for card in cards)
    assert not set(cards) & {item for pile in view(t.rules, t.g, 1).zones.values() for item in pile}
    t.pick("done")
    assert set(t.g.zones[f"{DECK}.discard"]) == set(cards) and "considered:0" not in t.g.zones
    assert all(t.g.seen[card] == everyone(2) for card in cards)


def test_two_of_them_are_bought() -> None:
    """R-FB-271, R-FB-279: paid to the bank; the third goes on the pile."""
    t = considering("inara", "bona-fide-credentials", "compression-coils", money={0: 9000})
    t.pick("buy:inara")
    t.pick("buy:bona-fide-credentials")
    assert t.offered("buy:") == []
    t.pick("done")
    assert t.told("money", 0) == 9000 - 300 - 1000 and t.told("money", 1) == 3000
    assert t.pile("crew:0") == ["malcolm", "inara"] and t.pile("gear:0") == ["bona-fide-credentials"]
    assert t.pile(f"{DECK}.discard") == ["compression-coils"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    """R-FB-272, R-FB-280: looking is enough for the Action."""
    t = considering("inara", draw=1, money={0: 200})
    assert t.offered("buy:") == []
    t.pick("done")
    assert t.told("acted") == ["buy"]


def test_one_from_the_pile_and_two_drawn() -> None:
    """R-FB-283: the sample of the book."""
    t = shop("med-staff", "bona-fide-credentials", pile={DECK: ["inara"]})
    t.pick("buy")
    for answer in ("pick:inara", "draw", "draw", "done", "buy:med-staff", "buy:bona-fide-credentials", "done"):
        t.pick(answer)
    assert t.pile(f"{DECK}.discard") == ["inara"] and t.pile("gear:0") == ["bona-fide-credentials"]


def test_an_empty_deck_is_not_shuffled() -> None:
    """R-FB-282: only the pile is left."""
    t = shop(pile={DECK: ["inara"]}, deck={DECK: 0})
    t.pick("buy")
    assert t.offered() == ["pick:inara", "done"]


def test_fuel_and_parts() -> None:
    """R-FB-285 to R-FB-290: besides cards or alone, as many as can be paid and fit."""
    hold = {"fuel": 0, "part": 0, "cargo": 8}
    t = considering(draw=0, money={0: 1000}, hold={0: hold}, stash={0: {"cargo": 2, "fuel": 1}})
    assert t.offered() == ["fuel:1", "fuel:2", "fuel:3", "part:1", "part:2", "part:3", "done"]
    t.pick("fuel:2")
    assert t.told("fuel", 0) == 3 and t.told("money", 0) == 800 and t.offered("fuel:") == ["fuel:1"]
    t.pick("part:1")
    assert t.told("money", 0) == 500 and t.offered() == ["done"]
    rich = considering(draw=0, money={0: 5000}, hold={0: {"fuel": 0, "part": 0}})
    assert "fuel:20" in rich.offered()


def test_shore_leave() -> None:
    """R-FB-138, R-FB-292 to R-FB-297: $100 a head, the Leader too; all tokens go, and nothing else is bought."""
    t = shop(crew={0: ["nandi", "inara", "wash", "zoe"]}, disgruntled=["nandi", "wash"], money={0: 400})
    t.pick("leave")
    assert t.told("money") == {"0": 0, "1": 3000} and t.told("disgruntled") == [] and t.told("acted") == ["buy"]
    assert "buy" not in t.offered()
    assert "leave" not in shop(crew={0: ["nandi", "inara", "wash", "zoe"]}, money={0: 300}).offered()


def test_a_full_ship_makes_room_for_crew() -> None:
    """R-FB-303, R-FB-307: at the planet somebody may be dismissed first."""
    crew = ["malcolm", "zoe", "wash", "kaylee", "stark", "jayne"]
    t = considering("inara", draw=1, crew={0: crew})
    assert t.offered("buy:") == [] and t.offered("dismiss:") == [f"dismiss:{name}" for name in crew[1:]]
    t.pick("dismiss:stark")
    t.pick("buy:inara")
    assert t.pile("crew:0") == ["malcolm", "zoe", "wash", "kaylee", "jayne", "inara"]


def test_a_full_ship_makes_room_for_an_upgrade() -> None:
    """R-FB-20, R-FB-343, R-FB-346: one is discarded in the same Buy."""
    t = considering("compression-coils", draw=1, upgrades={0: ["cry-baby", "cry-baby", "sky-hook"]})
    assert t.offered("buy:") == []
    t.pick("drop:sky-hook")
    t.pick("buy:compression-coils")
    assert t.pile("upgrade:0") == ["cry-baby", "cry-baby", "compression-coils"]


def test_a_drive_core_is_fitted() -> None:
    """R-FB-14, R-FB-351, R-FB-353: with all slots taken."""
    full = {"upgrades": {0: ["cry-baby", "cry-baby", "sky-hook"]}}
    t = considering("hyper-efficient-radion-mark-3", draw=1, **full)
    t.pick("buy:hyper-efficient-radion-mark-3")
    assert t.pile("drive:0") == ["hyper-efficient-radion-mark-3"] and "radion-accelerator-mark-1" in t.pile("removed")


def test_a_drive_core_that_fits_one_ship_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-355: no other ship takes it, and its own takes no other."""
    own = "radion-accelerator-mark-1"

    def card(item: str) -> Drive:
        found = firefly().drives[item.partition("#")[0]]
        return replace(found, only=ship) if found.id == own else found

    t = table()
    ship = t.pile("ship:0")[0]
    assert has_room(t.g, 0, find(t.g, "hyper-efficient-radion-mark-3"))
    monkeypatch.setattr(fittings, "drive_card", card)
    assert not has_room(t.g, 0, find(t.g, "hyper-efficient-radion-mark-3"))
    assert not has_room(t.g, 1, find(t.g, own))
    t = considering("hyper-efficient-radion-mark-3", draw=1)
    refused = whynot.why_not(t.g, "card:hyper-efficient-radion-mark-3#1", "area:drive:0")
    assert t.offered("buy:") == [] and refused and (refused.rule, refused.says[-9:]) == ("R-FB-355", "core_fits")


@pytest.mark.parametrize(
    ("leader", "item", "cost"),
    [("marco", "pistol", 0.5), ("nandi", "pistol", 1), ("nandi", "inara", 0), ("marco", "inara", 1)],
)
def test_what_leaders_save(leader: str, item: str, cost: float) -> None:
    """R-FB-145, R-FB-301: Marco's guns at half price, Nandi's Crew for nothing; others pay what is printed."""
    t = table(crew={0: [leader], 1: ["malcolm"]})
    found = find(t.g, item)
    assert price(t.g, 0, found) == price(t.g, 1, found) * cost > -1


def test_gear_needs_no_room() -> None:
    """R-FB-336: a ship full to the last square."""
    hold = {"fuel": 0, "part": 0, "cargo": 8}
    t = considering("bona-fide-credentials", draw=1, hold={0: hold}, stash={0: {"cargo": 4}})
    assert t.offered() == ["buy:bona-fide-credentials", "done"]


def test_hiring_the_wanted_beside_the_cruiser() -> None:
    """R-FB-201, R-FB-305: the ship becomes an Outlaw and is boarded before the Buy goes on."""
    t = considering("interrogator", draw=1, cruiser="osiris", contraband={0: 0})
    t.pick("buy:interrogator", 1)
    assert t.pile("removed") == ["interrogator"] and t.told("met") == ["0"] and t.pending == "BuyChoice"
