"""What a Full Burn comes to: exact chances from the cards nobody has seen (R-FB-153 to R-FB-159)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.views import view
from game.core.zones import move
from game.rules.firefly.outlook import voyage
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.tokens import face
from tests.rules.firefly.table import Table, table

STOP = {"customs-inspection", "alliance-cruiser"}  # three of the forty cards of Alliance Space


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only these stop a ship, and they always do."""
    monkeypatch.setattr(voyage, "flies_on", lambda g, seat, item: float(face(item) not in STOP))


def seen(t: Table, id: str, n: int, deck: str = "nav:alliance") -> None:
    """So many copies of a card lie open on the discard pile."""
    for item in [one for one in t.g.zones[deck] if face(one) == id][:n]:
        move(t.g, item, deck, f"{deck}.discard")


def chance(t: Table, *zones: str) -> float:
    return voyage.flight(t.g, 0, zones).through


def test_cards_are_drawn_without_putting_them_back(sure: None) -> None:
    t = table()
    assert chance(t) == 1.0
    assert chance(t, "alliance") == pytest.approx(37 / 40)
    assert chance(t, "alliance", "alliance") == pytest.approx(37 / 40 * 36 / 39)
    assert chance(t, "alliance", "border", "alliance") == pytest.approx(37 / 40 * 36 / 39)


def test_what_lies_open_can_not_come(sure: None) -> None:
    t = table()
    seen(t, "the-big-black", 10)
    assert chance(t, "alliance") == pytest.approx(27 / 30)
    seen(t, "customs-inspection", 2)
    assert chance(t, "alliance") == pytest.approx(27 / 28)
    found = voyage.flight(t.g, 0, ("alliance",))
    assert found.worst is not None and face(found.worst.item) == "alliance-cruiser" and found.of == 28
    assert found.stops == (("alliance", pytest.approx(1 / 28)),)


def test_a_deck_that_runs_out_is_shuffled_anew(sure: None) -> None:
    t = table()
    for item in t.g.zones["nav:alliance"][1:]:
        move(t.g, item, "nav:alliance", "nav:alliance.discard")
    last = float(face(t.g.zones["nav:alliance"][0]) not in STOP)
    assert chance(t, "alliance", "alliance") == pytest.approx(last * 37 / 40)


def test_after_a_reshuffle_everything_may_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-54, R-FB-55: the Reaver Cutter is drawn for sure, flown past, and half of those after it."""
    monkeypatch.setattr(voyage, "flies_on", lambda g, seat, item: float(face(item) != "the-big-black-border"))
    t = table()
    for item in t.g.zones["nav:border"]:
        if face(item) != "reaver-cutter":
            move(t.g, item, "nav:border", "nav:border.discard")
    assert chance(t, "border") == 1.0
    assert chance(t, "border", "border") == pytest.approx(22 / 40)


def test_the_shares_make_a_whole_and_a_view_tells_the_same() -> None:
    t = table(crew={0: ["nandi"]}, part={0: 0})
    zones = ("alliance", "border", "border", "alliance", "border")
    found = voyage.flight(t.g, 0, zones)
    assert found.through + sum(share for _, share in found.stops) == pytest.approx(1.0)
    assert {name for name, _ in found.stops} >= {"alliance", "reavers", "breakdown"}
    assert voyage.flight(view(FIREFLY, t.g, 0), 0, zones) == found


@pytest.mark.parametrize(
    ("card", "tables", "on"),
    [
        ("the-big-black", {}, 1.0),
        ("alliance-cruiser", {}, 0.0),
        ("customs-inspection", {}, 0.0),
        ("coil-busts", {"part": {0: 2}}, 1.0),  # two Parts are enough
        ("coil-busts", {"part": {0: 0}}, 0.0),  # Tech 0: 8 can't be rolled
    ],
)
def test_the_best_option_counts(card: str, tables: dict[str, Any], on: float) -> None:
    t = table(crew={0: ["nandi"]}, **tables)
    item = next(one for one in t.g.zones["nav:alliance"] if face(one) == card)
    got = voyage.flies_on(t.g, 0, item)
    assert got == pytest.approx(on, abs=0.2 if not on else 0.0)
