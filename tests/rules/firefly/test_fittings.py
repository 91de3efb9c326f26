"""Ship Upgrades, Drive Cores and bunks (R-FB-36 to R-FB-39, R-FB-303, R-FB-342 to R-FB-356)."""

from __future__ import annotations

import pytest

from game.content.firefly.records import Do
from game.core.remembered import forget
from game.core.zones import zone_of
from game.rules.firefly import perks
from game.rules.firefly.flight.flying import range_of
from game.rules.firefly.given.cards import find
from game.rules.firefly.ship.fittings import (
    DropUpgrade,
    LoseUpgrade,
    PickUpgrade,
    crew_limit,
    crew_room,
    fit_drive,
    fit_upgrade,
    free_slots,
)
from game.rules.firefly.tokens import deck_of, face
from game.rules.firefly.zones import capacity
from tests.rules.firefly.happen import table

PODS, QUARTERS, HIDING = "exterior-cargo-pods", "expanded-crew-quarters", "concealed-smuggling-compartments"


def test_an_upgrade_needs_an_open_slot() -> None:
    """R-FB-37, R-FB-343 to R-FB-345: three, and no fourth by any way."""
    t = table(upgrades={0: ["cry-baby", "cry-baby"]})
    assert free_slots(t.g, 0) == 1
    fit_upgrade(t.g, 0, find(t.g, "sky-hook"))
    assert t.pile("upgrade:0") == ["cry-baby", "cry-baby", "sky-hook"] and free_slots(t.g, 0) == 0
    with pytest.raises(ValueError, match="no open slot"):
        fit_upgrade(t.g, 0, find(t.g, PODS))


def test_a_new_drive_core_replaces_the_old() -> None:
    """R-FB-350 to R-FB-353: a starting core is put away, a bought one goes on its own pile; no slot is needed."""
    t = table(upgrades={0: ["cry-baby", "cry-baby", "cry-baby"]})
    first = t.g.zones["drive:0"][0]
    fit_drive(t.g, 0, find(t.g, "hyper-efficient-radion-mark-3"))
    assert t.pile("drive:0") == ["hyper-efficient-radion-mark-3"] and zone_of(t.g, first) == "removed"
    second = t.g.zones["drive:0"][0]
    fit_drive(t.g, 0, find(t.g, "modified-radion-accelerator-mark-2"))
    assert zone_of(t.g, second) == f"{deck_of(second)}.discard" and len(t.g.zones["drive:0"]) == 1


def test_a_ship_card_has_perks_like_any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-27, R-FB-354: they hold for who flies it, and for nobody else."""
    t = table()
    ship, printed = t.pile("ship:0")[0], perks.printed_perks
    before = range_of(t.g, 0)
    monkeypatch.setattr(perks, "printed_perks", lambda name: (Do("range", "", 2),) if name == ship else printed(name))
    forget()
    assert (range_of(t.g, 0), range_of(t.g, 1)) == (before + 2, before)


def test_upgrades_add_room() -> None:
    """R-FB-30, R-FB-38, R-FB-342: squares and bunks, as the cards say."""
    t = table(crew={0: ["malcolm", "zoe"]}, upgrades={0: [PODS, QUARTERS, HIDING]})
    bare = table(crew={0: ["malcolm", "zoe"]})
    assert [capacity(t.g, 0, area) - capacity(bare.g, 0, area) for area in ("hold", "stash")] == [2, 2]
    assert crew_limit(t.g, 0) == crew_limit(bare.g, 0) + 3 and crew_room(bare.g, 0) == 4


def test_a_discarded_upgrade_goes_on_its_own_pile() -> None:
    """R-FB-346 to R-FB-348: nothing is paid back."""
    t = table(upgrades={0: ["sky-hook"]})
    item = t.g.zones["upgrade:0"][0]
    t.resolve(DropUpgrade(0, item))
    assert zone_of(t.g, item) == f"{deck_of(item)}.discard" and t.told("money", 0) == 3000


def test_goods_without_room_are_dumped() -> None:
    """R-FB-349: 2 squares fewer on a full ship; the owner says what goes."""
    hold = {"fuel": 0, "part": 0, "cargo": 8, "passenger": 2}
    t = table(upgrades={0: [PODS]}, hold={0: hold}, stash={0: {"cargo": 4}})
    t.resolve(DropUpgrade(0, t.g.zones["upgrade:0"][0]))
    assert t.pending == "OverflowChoice" and t.offered() == ["dump:cargo"], "people only at a planet"
    t.pick("dump:cargo")
    t.pick("dump:cargo")
    assert t.pending == "Actions" and t.told("cargo", 0) == 10 and t.told("room", 0) == 0


def test_goods_with_room_elsewhere_are_shifted() -> None:
    """R-FB-349: the Stash is empty, so nothing is lost."""
    t = table(upgrades={0: [PODS]}, hold={0: {"fuel": 3, "part": 0, "cargo": 8}})
    t.resolve(DropUpgrade(0, t.g.zones["upgrade:0"][0]))
    assert t.pending == "Actions" and t.told("cargo", 0) == 8 and t.told("fuel", 0) == 3
    assert t.told("stash", 0) == {"fuel": 3}
    t = table(upgrades={0: [HIDING]}, hold={0: {"fuel": 0, "part": 0}}, stash={0: {"contraband": 6}})
    t.resolve(DropUpgrade(0, t.g.zones["upgrade:0"][0]))
    assert t.pending == "Actions" and t.told("hold", 0) == {"contraband": 2}
    assert t.told("stash", 0) == {"contraband": 4}, "whole tokens, too"


def test_crew_without_a_bunk_leave() -> None:
    """R-FB-303, R-FB-311: one of seven, never the Leader."""
    crew = ["malcolm", "zoe", "wash", "kaylee", "inara", "stark", "gun-hand"]
    t = table(crew={0: crew}, upgrades={0: [QUARTERS]})
    t.resolve(DropUpgrade(0, t.g.zones["upgrade:0"][0]))
    assert t.pending == "TooMany" and t.offered() == [f"dismiss:{name}" for name in crew[1:]]
    t.pick("dismiss:wash")
    assert t.pending == "Actions" and "wash" not in t.pile("crew:0") and len(t.pile("crew:0")) == 6


def test_a_card_destroys_an_upgrade() -> None:
    """R-FB-347: the owner says which."""
    t = table(upgrades={0: ["sky-hook", "cry-baby"]})
    t.resolve(LoseUpgrade(0))
    assert t.offered() == ["drop:sky-hook", "drop:cry-baby"]
    t.pick("drop:cry-baby")
    assert t.pile("upgrade:0") == ["sky-hook"]


def test_an_upgrade_from_any_pile() -> None:
    """R-FB-344, R-FB-346: without an open slot one is discarded first; Gear on the piles is none."""
    t = table(
        upgrades={0: ["cry-baby", "cry-baby", "cry-baby"]},
        pile={"supply:osiris": [PODS, "inara"], "supply:regina": ["sky-hook"]},
    )
    t.resolve(PickUpgrade(0))
    assert t.offered() == ["drop:cry-baby", "drop:cry-baby", "drop:cry-baby", "skip"]
    t.pick("drop:cry-baby")
    assert {"pick:sky-hook", "pick:exterior-cargo-pods"} < set(t.offered("pick:"))
    t.pick("pick:sky-hook")
    assert t.pile("upgrade:0") == ["cry-baby", "cry-baby", "sky-hook"] and t.told("money", 0) == 3000
    assert face(t.g.zones["supply:osiris.discard"][-1]) in ("inara", "cry-baby")
