"""The Deal Action (R-FB-357 to R-FB-385, R-FB-526 to R-FB-531, R-FB-535)."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly import firefly
from game.core.views import view
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.ruleset import FIREFLY
from tests.rules.firefly.table import Table, table

HERDS = ["feed-for-the-herds-athens", "feed-for-the-herds-priam", "feed-for-the-herds-regina"]


def deals(contact: str = "patience", at: str = "athens", done: bool = True, **tables: Any) -> Table:
    """Seat 0 Deals; with `done` it has Considered nothing."""
    t = table(2, **{"at": {0: at}, "crew": {0: ["marco"]}, **tables})
    t.pick(f"deal:{contact}")
    if done:
        t.pick("done")
    return t


def test_where_one_deals_and_with_whom() -> None:
    """R-FB-357, R-FB-358, R-FB-381, R-FB-382: where a Contact's name stands; Harken is where the Cruiser is."""

    def offered(at: str, cruiser: str = "bernadette") -> list[str]:
        return table(2, at={0: at}, crew={0: ["marco"]}, cruiser=cruiser).offered("deal:")

    assert offered("athens") == ["deal:patience"] and offered("kerry") == []
    assert offered("santo", "santo") == ["deal:harken"]
    assert sorted(offered("persephone", "persephone")) == ["deal:badger", "deal:harken"]
    t = deals("badger", "persephone", cruiser="persephone")
    assert t.offered("deal:") == [] and t.told("acted") == ["deal"]
    t.pick("done")
    assert t.offered("deal:") == []


def test_considering_jobs() -> None:
    """R-FB-359, R-FB-360, R-FB-362 to R-FB-366, R-FB-369: picked from the pile first, then drawn; 2 accepted at no
    cost, the rest goes on the pile."""
    t = table(2, at={0: "athens"}, crew={0: ["marco"]}, pile={"contact:patience": HERDS[:2]})
    stack_deck(t.g, ["bank-holdup"])
    t.pick("deal:patience")
    assert len(t.offered("pick:")) == 2
    for job in HERDS[:2]:
        t.pick(f"pick:{job}")
    t.pick("draw")
    assert t.offered() == ["done"], "3 are Considered"
    assert "bank-holdup" not in str(view(FIREFLY, t.g, 1).zones)
    t.pick("done")
    assert sorted(t.offered("accept:")) == sorted(f"accept:{job}" for job in (*HERDS[:2], "bank-holdup"))
    for job in HERDS[:2]:
        t.pick(f"accept:{job}")
    assert t.offered() == ["done"], "2 are accepted"
    t.pick("done")
    assert t.told("hand", 0) == HERDS[:2] and t.told("money", 0) == 3000 and t.told("jobs", 0) == []
    assert t.told("pile")["contact:patience"] == ["bank-holdup"] and t.told("acted") == ["deal"]


def test_accepting_none() -> None:
    """R-FB-361: the Deal is used all the same."""
    t = deals()
    t.pick("done")
    assert t.told("hand", 0) == [] and t.told("acted") == ["deal"] and t.offered("deal:") == []


def test_three_jobs_in_hand() -> None:
    """R-FB-367, R-FB-368: room is made first, on the pile of that Job's own Contact."""
    hand = ["casino-caper", "dung-run-newhope", "cargo-ariel"]
    t = table(2, at={0: "athens"}, crew={0: ["marco"]}, hand={0: hand}, pile={"contact:patience": HERDS})
    t.pick("deal:patience")
    t.pick(f"pick:{HERDS[0]}")
    t.pick("done")
    assert t.offered("accept:") == [] and len(t.offered("drop:")) == 3
    t.pick("drop:casino-caper")
    t.pick(f"accept:{HERDS[0]}")
    assert t.told("hand", 0) == [*hand[1:], HERDS[0]] and t.told("pile")["contact:badger"] == ["casino-caper"]


def test_giving_up_jobs() -> None:
    """R-FB-368, R-FB-385: inactive ones on the own turn, Active ones never."""
    t = table(2, hand={0: ["casino-caper"]}, jobs={0: ["cargo-ariel"]})
    assert t.offered("drop:") == ["drop:casino-caper"]
    t.pick("drop:casino-caper")
    assert t.told("pile")["contact:badger"] == ["casino-caper"] and t.told("acted") == []


def test_hands_are_hidden() -> None:
    """R-FB-370: others see how many there are; what came from the pile they remember."""
    t = table(2, at={0: "athens"}, crew={0: ["marco"]}, pile={"contact:patience": HERDS[:1]})
    stack_deck(t.g, ["bank-holdup"])
    t.pick("deal:patience")
    t.pick(f"pick:{HERDS[0]}")
    t.pick("draw")
    t.pick("done")
    news = t.pick("accept:bank-holdup")
    assert ("job", 0, "") in news
    assert ("job", 0, f"{HERDS[0]}#1") in t.pick(f"accept:{HERDS[0]}")
    hand = view(FIREFLY, t.g, 1).zones["hand:0"]
    assert len(hand) == 2 and "bank-holdup" not in str(hand) and HERDS[0] in str(hand)


def test_an_empty_deck() -> None:
    """R-FB-383: only discards are Considered then."""
    decks: dict[str, Any] = {"pile": {"contact:patience": HERDS[:1]}, "deck": {"contact:patience": 0}}
    t = table(2, at={0: "athens"}, crew={0: ["marco"]}, **decks)
    t.pick("deal:patience")
    assert t.offered() == [f"pick:{HERDS[0]}", "done"]


def test_selling() -> None:
    """R-FB-373 to R-FB-380, R-FB-526, R-FB-527: Solid Contacts buy Cargo and Contraband at their prices, those loaded
    for a Job, too; nobody is due a Cut."""
    hold: dict[str, Any] = {"hold": {0: {"cargo": 2}}, "stash": {0: {"contraband": 1, "fugitive": 1, "passenger": 1}}}
    assert deals(**hold).offered("sell:") == [] and deals(solid={0: ["badger"]}, **hold).offered("sell:") == []
    t = deals(
        solid={0: ["patience"]}, jobs={0: ["cargo-ariel"]}, stage={"cargo-ariel": 1}, **hold, crew={0: ["marco", "zoe"]}
    )
    assert sorted(t.offered("sell:")) == ["sell:cargo:1", "sell:cargo:2", "sell:contraband:1"]
    t.pick("sell:cargo:2")
    t.pick("sell:contraband:1")
    t.pick("done")
    assert t.told("money", 0) == 3000 + 2 * 500 + 600 and t.told("cargo", 0) == 0 and t.told("acted") == ["deal"]
    assert t.told("jobs", 0) == ["cargo-ariel"] and t.pending == "Actions"
    assert {who.id: dict(who.prices) for who in firefly().contacts.values()} == {
        "amnon-duul": {"cargo": 600, "contraband": 500},
        "badger": {"cargo": 400, "contraband": 700},
        "niska": {"cargo": 400, "contraband": 800},
        "patience": {"cargo": 500, "contraband": 600},
        "harken": {},
    }


def test_bree_sells_parts() -> None:
    """To any Solid Contact at $300 each."""
    t = deals("badger", "persephone", solid={0: ["badger"]}, crew={0: ["marco", "bree"]})
    t.pick("sell:part:2")
    assert t.told("money", 0) == 3600 and t.told("part", 0) == 0
    assert deals("badger", "persephone", crew={0: ["marco", "bree"]}).offered("sell:") == []


def test_a_favour_for_a_favour() -> None:
    """R-FB-528 to R-FB-530, R-FB-535: Solid with Badger, $1000 clear all Warrants, once; no favour, no such thing."""
    t = deals("badger", "persephone", solid={0: ["badger"]}, warrants={0: 2}, money={0: 1500})
    t.pick("clear")
    assert t.told("warrants", 0) == 0 and t.told("money", 0) == 500 and t.offered() == ["done"]
    assert "clear" not in deals("badger", "persephone", warrants={0: 2}).offered()
    poor: dict[str, Any] = {"warrants": {0: 2}, "money": {0: 900}}
    assert "clear" not in deals("badger", "persephone", solid={0: ["badger"]}, **poor).offered()


@pytest.mark.parametrize(
    ("tables", "count"),
    [
        ({}, 3),
        ({"solid": {0: ["patience"]}}, 4),
        ({"carries": {"marco": "a-very-fine-hat"}}, 4),
        ({"gear": {0: ["a-very-fine-hat"]}}, 3),
    ],
)
def test_some_consider_more(tables: dict[str, Any], count: int) -> None:
    """R-FB-359, R-FB-529: 4 with Patience's favour or under a Very Fine Hat; accepted are 2 at most."""
    t = deals(done=False, **tables)
    for _ in range(count):
        t.pick("draw")
    assert t.offered() == ["done"] and len(t.told("considered", 0)) == count


def test_the_travel_hub() -> None:
    """R-FB-528: Solid with Amnon Duul any number of Passengers and Fugitives come aboard."""
    t = deals("amnon-duul", "space-bazaar", solid={0: ["amnon-duul"]})
    t.pick("load:passenger:3")
    t.pick("load:fugitive:5")
    assert t.told("passenger", 0) == 3 and t.told("fugitive", 0) == 5 and t.offered("load:") == []
    assert deals("amnon-duul", "space-bazaar").offered("load:") == []


def test_harken_sells_fuel() -> None:
    """Solid with him, or so it says on the ident card; who is an Outlaw Deals with him, too (R-FB-384)."""
    harken: dict[str, Any] = {"contact": "harken", "at": "santo", "cruiser": "santo"}
    t = deals(**harken, solid={0: ["harken"]})
    t.pick("fuel:4")
    assert t.told("fuel", 0) == 10 and t.told("money", 0) == 2600
    assert deals(**harken).offered("fuel:") == []
    assert deals(**harken, carries={"marco": "alliance-ident-card"}).offered("fuel:") != []
    t = deals(**harken, warrants={0: 1}, met=["0"])
    assert t.pending == "DealChoice"


def test_a_story_may_bar_a_contact() -> None:
    """R-FB-553: no Deals with Harken among Desperadoes."""
    t = table(2, at={0: "persephone"}, crew={0: ["marco"]}, cruiser="persephone", story="desperadoes")
    assert t.offered("deal:") == ["deal:badger"]
