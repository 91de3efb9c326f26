"""Trading (R-FB-574 to R-FB-586)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.firefly.table import Table, table

CREWS = {0: ["marco", "jayne"], 1: ["nandi", "zoe"]}
FULL = ["nandi", "zoe", "wash", "kaylee", "lund", "crow"]
SLOTS = ["sky-hook", "exterior-cargo-pods", "full-tune-up"]


def market(**tables: Any) -> Table:
    """Two ships in one Sector."""
    given: dict[str, Any] = {"at": {0: "s31", 1: "s31"}, "crew": CREWS, "cargo": {0: 1}}
    return table(2, **{**given, **tables})


def offer(t: Table, *keys: str, pair: str = "0:1") -> Table:
    """The pair's trade with those things, offered."""
    t.pick(f"trade:{pair}")
    for key in keys:
        t.pick(key)
    t.pick("offer")
    return t


def test_everything_that_can_be_traded() -> None:
    """R-FB-574 to R-FB-576, R-FB-578 to R-FB-580: Gear, Upgrades, Crew, goods and money; no Action, on any terms."""
    t = market(
        gear={1: ["vera"]},
        upgrades={0: ["cry-baby"]},
        carries={"jayne": "pistol"},
        hold={1: {"fugitive": 1, "passenger": 1}},
        hand={1: ["cargo-ariel"]},
        jobs={1: ["casino-caper"]},
    )
    t.pick("trade:0:1")
    assert sorted(t.offered("give:")) == [
        "give:cry-baby",
        "give:good:cargo",
        "give:good:fuel",
        "give:good:part",
        "give:jayne",
        "give:pistol",
    ]
    assert sorted(t.offered("take:")) == ["take:good:fuel", "take:good:part", "take:vera", "take:zoe"]
    for key in ("give:jayne", "give:cry-baby", "give:good:cargo", "take:zoe", "take:vera", "pay:1000", "pay:100"):
        t.pick(key)
    t.pick("ask:100")
    t.pick("offer")
    assert t.pending == "TradeAnswer" and t.seat == 1
    t.pick("agree")
    assert t.told("crew") == {"0": ["marco", "zoe"], "1": ["nandi", "jayne"]}
    assert t.told("gear") == {"0": ["pistol", "vera"], "1": []} and t.told("carries")["jayne"] == []
    assert t.told("upgrades", 1) == ["cry-baby"] and t.told("cargo") == {"0": 0, "1": 1}
    assert t.told("money") == {"0": 2000, "1": 4000} and t.told("acted") == [] and t.pending == "Actions"


def test_nothing_is_given_twice() -> None:
    """R-FB-578: a card once, of goods as many as there are; what is laid down can't be given again."""
    t = market(cargo={0: 2}, gear={1: ["vera"]})
    t.pick("trade:0:1")
    for key in ("give:jayne", "give:good:cargo", "take:vera"):
        t.pick(key)
    assert "give:good:cargo" in t.offered("give:")
    t.pick("give:good:cargo")
    assert t.offered("give:") == ["give:good:fuel", "give:good:part"]
    assert t.offered("take:") == ["take:zoe", "take:good:fuel", "take:good:part"]


def test_both_must_agree() -> None:
    """R-FB-581: refused, nothing changes hands."""
    t = offer(market(), "give:jayne", "ask:1000")
    t.pick("refuse")
    assert t.told("crew", 0) == CREWS[0] and t.told("money", 0) == 3000


def test_only_side_by_side() -> None:
    """R-FB-576, R-FB-585: in one Sector; who leaves can't trade any more."""
    assert market(at={0: "s31", 1: "s32"}).offered("trade:") == []
    t = market()
    assert t.offered("trade:") == ["trade:0:1"]
    t.pick("mosey:s32")
    assert t.offered("trade:") == []


def test_every_pair_on_anybodys_turn() -> None:
    """R-FB-577, R-FB-583, R-FB-584: three in a Sector are three pairs; two trade while the third has its turn, which
    then goes on."""
    crews = {0: ["marco"], 1: ["nandi", "zoe"], 2: ["corbin"]}
    t = table(3, at={0: "s31", 1: "s31", 2: "s31"}, crew=crews)
    assert sorted(t.offered("trade:")) == ["trade:0:1", "trade:0:2", "trade:1:2"]
    t = offer(table(3, at={0: "s81", 1: "s31", 2: "s31"}, crew=crews), "give:zoe", "ask:100", pair="1:2")
    assert t.seat == 2 and t.told("active") == 0
    t.pick("agree")
    assert t.told("crew", 2) == ["corbin", "zoe"] and t.told("money") == {"0": 3000, "1": 3100, "2": 2900}
    assert t.pending == "Actions" and t.told("active") == 0


def test_who_is_refused_may_offer_more() -> None:
    """R-FB-580, R-FB-581: terms are talked over, three times a turn; then the others have their turn."""
    t = market()
    for sum_, answer in (("pay:100", "refuse"), ("pay:1000", "agree"), ("pay:100", "refuse")):
        offer(t, "take:good:part" if answer == "refuse" else "take:zoe", sum_)
        t.pick(answer)
    assert t.told("crew", 0) == ["marco", "jayne", "zoe"] and t.told("money") == {"0": 2000, "1": 4000}
    assert t.offered("trade:") == []
    t.pick("end")
    assert t.told("active") == 1 and t.offered("trade:") == ["trade:0:1"]


@pytest.mark.parametrize(
    ("tables", "keys", "may"),
    [
        ({"crew": {0: ["marco"], 1: FULL}}, ["give:good:fuel"], True),
        ({"crew": {0: ["marco", "jayne"], 1: FULL}}, ["give:jayne"], False),
        ({"crew": {0: ["marco", "jayne"], 1: FULL}}, ["give:jayne", "take:zoe"], True),
        ({"hold": {1: {"cargo": 4}}, "stash": {1: {"cargo": 4}}}, ["give:good:cargo"], False),
        ({"hold": {1: {"cargo": 4}}, "stash": {1: {"cargo": 4}}}, ["give:good:cargo", "take:good:fuel"], False),
        ({"hold": {1: {"cargo": 4}}, "stash": {1: {"cargo": 4}}}, ["give:good:fuel", "take:good:fuel"], True),
        ({"upgrades": {0: ["cry-baby"], 1: SLOTS}}, ["give:cry-baby"], False),
        ({"upgrades": {0: ["exterior-cargo-pods"]}, "hold": {0: {"cargo": 6}}}, ["give:exterior-cargo-pods"], False),
        ({"money": {0: 900}}, ["take:zoe", "pay:1000"], None),
    ],
)
def test_limits_hold(tables: dict[str, Any], keys: list[str], may: bool | None) -> None:
    """R-FB-344, R-FB-582: bunks, squares, slots and purses; what both give makes room for what both get."""
    t = market(**tables)
    t.pick("trade:0:1")
    for key in keys[:-1]:
        t.pick(key)
    assert (keys[-1] in t.offered()) == (may is not None)
    if may is not None:
        t.pick(keys[-1])
        assert ("offer" in t.offered()) == may


def test_tokens_of_traded_crew() -> None:
    """R-FB-586: they stay."""
    t = offer(market(disgruntled=["jayne"]), "give:jayne")
    t.pick("agree")
    assert t.told("disgruntled") == ["jayne"] and t.told("crew", 1) == ["nandi", "zoe", "jayne"]


def test_leaders_and_drive_cores_stay() -> None:
    """R-FB-579."""
    t = market()
    t.pick("trade:0:1")
    assert not {"give:marco", "take:nandi", "give:radion-accelerator-mark-1"} & set(t.offered())
    t.pick("cancel")
    assert t.pending == "Actions" and t.offered("trade:") == ["trade:0:1"]
