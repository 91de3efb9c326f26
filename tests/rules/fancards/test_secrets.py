"""Hands, decks and a job that was looked at stay secrets, and so does what hangs on them (R-CG-94)."""

from __future__ import annotations

import random

from game.core.engine import advance, legal, settle
from game.core.views import determinize, view
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.verse.infamy import encounters
from tests.contract.playing import tells_apart
from tests.rules.fancards.table import table


def test_work_that_was_looked_for_is_seen_by_one() -> None:
    """R-CG-94: its player alone, unless the table wants it open; shuffled back nobody knows where it lies."""
    t = table(3, phase="crew", crew={0: ["mal"]}, job=["the-lassiter"])
    news = t.pick("look")
    assert not any("lassiter" in str(line) for line in news)
    sights = [view(FANCARDS, t.g, seat).zones["drawn"] for seat in range(3)]
    assert sights == [("the-lassiter#1",), ("?job",), ("?job",)]
    assert not any(tells_apart(FANCARDS, t.g, seat, seed) for seat in range(3) for seed in range(4))
    t.pick("back")
    assert not any(card in t.g.seen for card in t.g.zones["job"])
    shown = table(3, settings={"look": "open"}, phase="crew", crew={0: ["mal"]}, job=["the-lassiter"])
    shown.pick("look")
    assert view(FANCARDS, shown.g, 2).zones["drawn"] == ("the-lassiter#1",)


def test_a_location_that_was_looked_at_is_seen_by_one() -> None:
    """Who looks out knows what is charted next, and whoever is beside does not."""
    t = table(phase="charter", crew={0: ["kaylee"]}, map={"0,0": "persephone"}, location=["ita"])
    news = t.pick("look_out")
    assert not any("ita" in str(line) for line in news)
    assert view(FANCARDS, t.g, 0).zones["location"][-1] == "ita#1"
    assert view(FANCARDS, t.g, 1).zones["location"][-1] == "?location"
    assert not tells_apart(FANCARDS, t.g, 1, 3)


def test_encounters_of_a_hand_that_is_hidden_are_those_of_the_squad() -> None:
    """Whoever looks on, as at a replay, is told of what lies open alone."""
    t = table(phase="verse", crew={0: ["mal"], 1: ["zoe"]}, hand={0: ["bandits"]}, squad={0: ["hired-guns"]})
    own, open_ = encounters(t.g, 0), encounters(view(FANCARDS, t.g, 1), 0)
    assert [card.partition("#")[0] for card in own] == ["bandits", "hired-guns"] and open_ == own[1:]


def test_a_card_that_came_back_is_known() -> None:
    """R-CG-23: everybody has seen who went back to the hand."""
    t = table(crew={0: ["mal", "hired-killer"], 1: ["jayne"]}, location_left=0)
    assert "hired-killer#1" in view(FANCARDS, t.g, 1).zones["hand:0"]


def test_a_game_filled_in_from_a_view_asks_the_same() -> None:
    """At any decision, with any of the decks apart."""
    for seed, settings in enumerate(({}, {"recruit": "yes"}, {"win": "ring"}, {"revealed": "on"})):
        luck, g = random.Random(seed), FANCARDS.new(3, seed, {"limit": "6", **settings})
        number = 0
        while (choice := advance(g)) is not None:
            number += 1
            if number % 11 == 0:
                world = determinize(FANCARDS, view(FANCARDS, g, choice.seat), number)
                assert [o.key for o in legal(world)] == [o.key for o in legal(g)]
            settle(g, luck.choice(legal(g)))
