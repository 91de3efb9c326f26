"""Refusals while dealing, at a market of a card and for Last Call name the true reason."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.firefly.records import Do
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.flight.nav import DrawNav
from game.rules.firefly.given.cards import stack_deck
from tests.rules.firefly.happen import happen
from tests.rules.firefly.table import Table, table


def why(t: Table, key: str) -> tuple[str, str]:
    """The rule and the end of the sentence id."""
    refusal = t.rules.why_not(t.g, "", key)
    assert refusal is not None and key not in t.offered()
    return refusal.rule, refusal.says.removeprefix("firefly.why.")


def dealing(contact: str, place: str, **tables: Any) -> Table:
    t = table(at={0: place}, **tables)
    t.pick(f"deal:{contact}")
    t.pick("done")
    return t


FULL = {0: {"cargo": 8, "fuel": 0, "part": 0}}
CLEAR, HUB, FUEL = ("badger", "persephone"), ("amnon-duul", "space-bazaar"), ("harken", "londinium")


@pytest.mark.parametrize(
    ("where", "tables", "key", "found"),
    [
        (HUB, {"solid": {0: ["amnon-duul"]}}, "clear", ("R-FB-529", "no_such_favour")),
        (CLEAR, {"warrants": {0: 1}}, "clear", ("R-FB-528", "favour_solid")),
        (CLEAR, {"solid": {0: ["badger"]}}, "clear", ("R-FB-530", "no_warrants")),
        (CLEAR, {"solid": {0: ["badger"]}, "warrants": {0: 1}, "money": {0: 999}}, "clear", ("R-FB-530", "no_money")),
        (CLEAR, {"solid": {0: ["badger"]}}, "load:passenger:1", ("R-FB-529", "no_such_favour")),
        (HUB, {}, "load:passenger:1", ("R-FB-528", "favour_solid")),
        (HUB, {"solid": {0: ["amnon-duul"]}, "hold": FULL}, "load:passenger:1", ("R-FB-29", "no_squares")),
        (HUB, {"solid": {0: ["amnon-duul"]}}, "load:fugitive:40", ("R-FB-29", "no_squares")),
        (HUB, {"solid": {0: ["amnon-duul"]}}, "load:cargo:1", ("R-FB-529", "no_such_favour")),
        (CLEAR, {"solid": {0: ["badger"]}}, "fuel:1", ("R-FB-529", "no_such_favour")),
        (FUEL, {"cruiser": "londinium"}, "fuel:1", ("R-FB-528", "favour_solid")),
        (
            FUEL,
            {"cruiser": "londinium", "solid": {0: ["harken"]}, "money": {0: 150}},
            "fuel:2",
            ("R-FB-290", "no_money"),
        ),
        (FUEL, {"cruiser": "londinium", "solid": {0: ["harken"]}}, "fuel:40", ("R-FB-289", "no_squares")),
    ],
)
def test_a_favour_that_is_not_done_says_why(
    where: tuple[str, str], tables: dict[str, Any], key: str, found: tuple[str, str]
) -> None:
    """R-FB-29, R-FB-289, R-FB-290, R-FB-528 to R-FB-530."""
    stash: dict[str, Any] = {"stash": {0: {"cargo": 4}}} if "hold" in tables else {}
    assert why(dealing(*where, **tables, **stash), key) == found


def test_money_dragged_to_a_contact_asks_for_the_favour() -> None:
    """R-FB-530."""
    t = dealing(*CLEAR, solid={0: ["badger"]}, warrants={0: 1}, money={0: 10})
    assert t.refused("money", "contact:badger")[0] == "R-FB-530"


def market(**tables: Any) -> Table:
    t = table(at={0: "osiris"}, **tables)
    stack_deck(t.g, ["freighter-convoy"])
    happen(t, DrawNav(0))
    t.pick("option:0")
    return t


def test_a_convoy_sells_kind_after_kind() -> None:
    """R-FB-172: in the order of the card, what is on the card."""
    t = market(hold={0: {"fuel": 0, "part": 0}})
    assert why(t, "cargo:1") == why(t, "part:1") == ("R-FB-172", "market_later")
    assert why(t, "contraband:1") == ("R-FB-172", "market_other")
    t.pick("done")
    assert why(t, "fuel:1") == ("R-FB-172", "market_past")
    t.pick("done")
    assert why(t, "part:1") == ("R-FB-172", "market_past") and why(t, "cargo:4") == ("R-FB-172", "market_most")
    assert t.refused("", "cargo:4")[1] == "cargo:3"


def test_a_convoy_takes_money_and_room() -> None:
    """R-FB-289, R-FB-290: and the most that can be had is named."""
    t = market(hold={0: {"fuel": 0, "part": 0}}, money={0: 500})
    assert why(t, "fuel:3") == ("R-FB-290", "no_money") and t.refused("", "fuel:3")[1] == "fuel:2"
    assert why(t, "fuel:80") == ("R-FB-289", "no_squares")
    poor = market(hold={0: {"fuel": 0, "part": 0}}, money={0: 100})
    assert why(poor, "fuel:1") == ("R-FB-290", "no_money") and poor.refused("", "fuel:1")[1] == "done"


def test_no_more_comes_aboard_than_a_card_gives() -> None:
    """R-FB-29, R-FB-172."""
    t = table(at={0: "londinium"}, hold={0: {"fuel": 0, "part": 0, "cargo": 7}}, stash={0: {"cargo": 4}})
    happen(t, *follow(0, "", (Do("load_up_to", "passenger", 2),)))
    assert t.offered("load") == ["load:passenger:0", "load:passenger:1"]
    assert why(t, "load:passenger:3") == ("R-FB-172", "market_most")
    assert why(t, "load:passenger:2") == ("R-FB-29", "no_squares")
    assert why(t, "load:fugitive:1") == ("R-FB-172", "market_other")


def test_last_call_says_why_not() -> None:
    """R-FB-133, R-FB-553, R-FB-554."""
    assert why(table(), "call") == ("R-FB-553", "no_last_call")
    assert why(table(story="desperadoes"), "call") == ("R-FB-554", "goals_left")
    rich = {"story": "desperadoes", "money": {0: 15000}, "at": {0: "persephone"}}
    t = table(**rich)
    t.pick("call")
    assert why(t, "call") == ("R-FB-553", "called_before")
    spent = table(**rich, goals={0: 1}, acted=["fly", "buy"])
    assert why(spent, "call") == ("R-FB-133", "two_actions")
