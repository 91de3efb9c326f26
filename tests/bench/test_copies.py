"""The copy of a heist, written out by hand, forgets no table."""

from dataclasses import fields

from game.bench.copies import by_hand
from game.bench.positions import mid_game


def test_a_copy_has_every_table_of_its_own() -> None:
    g = mid_game()
    g.news = [("rolled", 0, "move", 3)]
    twin = g.copy()
    assert twin == g
    assert twin.news is None
    for field in fields(g):
        ours, theirs = getattr(g, field.name), getattr(twin, field.name)
        if isinstance(ours, (dict, list)):
            assert ours is not theirs, field.name


def test_the_copy_to_compare_with_is_complete_too() -> None:
    g = mid_game()
    twin = by_hand(g).twin()
    assert all(getattr(twin, f.name) == getattr(g, f.name) for f in fields(g) if f.compare)
