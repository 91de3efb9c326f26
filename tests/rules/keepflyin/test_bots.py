"""What bots reckon with, and the worlds they imagine."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.engine import legal, settle
from game.core.views import determinize, view
from game.rules.keepflyin.plans import parts, wealth
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.state import CAPTAINS, captains
from game.rules.keepflyin.tokens import label
from tests.contract.playing import walk


@pytest.mark.parametrize("seats", [2, 5])
def test_imagined_counters_could_be_there(seats: int) -> None:
    """Each lot holds the faces that all can count, what the seat has seen stays, and the world is sound."""
    imagined = 0
    for number, (g, choice, _) in enumerate(walk(KEEPFLYIN, seats, 8)):
        if number % 11 or number > 600:
            continue
        sight = view(KEEPFLYIN, g, choice.seat)
        world = determinize(KEEPFLYIN, sight, number)
        assert KEEPFLYIN.faults(world) == []
        for lot, labels in world.lots.items():
            zones = [f"counter:{n}" for n, own in world.lot.items() if own == lot] + [f"batch:{lot}"]
            held = Counter(label(face) for zone in zones for face in world.zones.get(zone, ()))
            assert held == Counter(labels) if lot != "spare" else held <= Counter(labels)
        for n in world.spot:
            seen = sight.zones[f"counter:{n}"][0]
            assert seen[0] == "?" or world.zones[f"counter:{n}"] == (seen,)
            imagined += seen[0] == "?"
    assert imagined > 15


def test_worlds_differ_and_depend_on_the_seed_alone() -> None:
    """The same seed imagines the same, another one something else; what a real counter shows makes no difference."""
    g, choice, _ = next(entry for i, entry in enumerate(walk(KEEPFLYIN, 4, 3)) if i == 60)
    sight = view(KEEPFLYIN, g, choice.seat)
    worlds = [determinize(KEEPFLYIN, sight, seed) for seed in (1, 1, 2, 3, 4)]
    assert worlds[0] == worlds[1] and len({tuple(sorted(w.zones.items())) for w in worlds}) == 4


def test_the_parts_make_up_the_wealth() -> None:
    """What a hint weighs adds up to what a captain is reckoned to be worth, whatever became of the ship."""
    for number, (g, _, _) in enumerate(walk(KEEPFLYIN, 4, 1)):
        if number % 60 == 0:
            for seat in captains(g):
                for fate in CAPTAINS:
                    twin = g.copy()
                    twin.fate[seat] = fate
                    assert sum(parts(twin, seat).values()) == pytest.approx(wealth(twin, seat))
                    assert set(KEEPFLYIN.aims(twin, seat)) == {*parts(twin, seat), "rivals"}


def test_standing_is_shared() -> None:
    """The standings of all who play are chances: between 0 and 1, about 1 in sum."""
    for number, (g, _, options) in enumerate(walk(KEEPFLYIN, 3, 9)):
        if number % 20 == 0 and not g.over:
            stands = [KEEPFLYIN.evaluate(g, seat) for seat in g.fate]
            assert all(0 <= s <= 1 for s in stands) and sum(stands) == pytest.approx(1, abs=0.02)
            twin = g.copy()
            settle(twin, legal(twin)[0])
            assert options == legal(g)
