"""Zones: moving, drawing, knowing."""

from __future__ import annotations

import pytest

from game.core.state import State
from game.core.zones import draw, everyone, move, pile, reveal, sink, zone_of


def test_a_card_moves_to_the_top_and_an_empty_zone_is_gone() -> None:
    g = State(zones={"a": ("x", "y", "z"), "b": ("w",)})
    move(g, "y", "a", "b")
    assert g.zones == {"a": ("x", "z"), "b": ("w", "y")}
    move(g, "w", "b", "c")
    move(g, "y", "b", "c")
    assert g.zones == {"a": ("x", "z"), "c": ("w", "y")}
    move(g, "x", "a", "a")
    assert pile(g, "a") == ("z", "x")
    move(g, "w", "c", "d")
    move(g, "w", "d", "d")
    assert pile(g, "d") == ("w",)
    assert pile(g, "nowhere") == ()


def test_a_card_that_is_not_there_cannot_move() -> None:
    g = State(zones={"a": ("x",)})
    for source in ("a", "b"):
        with pytest.raises(ValueError):
            move(g, "y", source, "c")
    assert g.zones == {"a": ("x",)}


def test_a_card_that_sinks_comes_last_and_is_forgotten() -> None:
    g = State(zones={"a": ("x", "y"), "deck": ("w", "z")}, seen={"x": 3, "y": 3})
    sink(g, "x", "a", "deck")
    assert g.zones == {"a": ("y",), "deck": ("x", "w", "z")} and g.seen == {"y": 3}
    sink(g, "y", "a", "empty")
    sink(g, "z", "deck", "deck")
    assert g.zones == {"deck": ("z", "x", "w"), "empty": ("y",)} and g.seen == {}
    with pytest.raises(ValueError):
        sink(g, "y", "deck", "empty")


def test_where_a_card_lies() -> None:
    g = State(zones={"a": ("x",), "b": ("y",)})
    assert (zone_of(g, "y"), zone_of(g, "z")) == ("b", "")


def test_drawing_looks_at_the_top_and_shuffles_the_discards_only_when_the_deck_is_empty() -> None:
    g = State(zones={"deck": ("a", "b"), "discard": ("c", "d", "e")}, seen={"c": 3, "d": 1, "b": 2})
    rng = g.rng
    assert draw(g, "deck", "discard") == "b"
    assert g.zones["deck"] == ("a", "b") and g.rng == rng
    for card in "ba":
        move(g, card, "deck", "hand")
    assert draw(g, "deck", "discard") in ("c", "d", "e")
    assert sorted(g.zones["deck"]) == ["c", "d", "e"] and "discard" not in g.zones
    assert g.seen == {"b": 2} and g.rng != rng
    assert draw(State(), "deck", "discard") == ""


def test_knowledge_only_grows() -> None:
    g = State()
    reveal(g, "x", 1)
    reveal(g, "x", 4)
    reveal(g, "x", 1)
    assert g.seen == {"x": 5}
    assert [everyone(n) for n in (0, 1, 4)] == [0, 1, 15]
