"""What a seat sees: never more than it knows."""

from __future__ import annotations

import random

from game.core.codec import canonical, digest
from game.core.engine import advance, legal, settle
from game.core.rng import shuffled
from game.core.state import State
from game.core.views import determinize, view
from tests.toy import CARDS, TOY, ToyState


def positions(seed: int, seats: int = 3) -> list[ToyState]:
    luck, g, found = random.Random(seed), TOY.new(seats, seed), []
    while advance(g):
        found.append(g.copy())
        settle(g, luck.choice(legal(g)))
    return found


def other_world(g: ToyState, seat: int, seed: int) -> ToyState:
    """The same game for a seat: whatever it does not know lies elsewhere, and luck stands elsewhere."""
    twin, luck = g.copy(), State(rng=seed)
    places = [
        (zone, i) for zone, cards in g.zones.items() for i, c in enumerate(cards) if not g.seen.get(c, 0) >> seat & 1
    ]
    cards = [g.zones[zone][i] for zone, i in places]
    mixed = dict(zip(places, shuffled(luck, cards)))
    for zone, old in g.zones.items():
        twin.zones[zone] = tuple(mixed.get((zone, i), card) for i, card in enumerate(old))
    swapped = dict(zip(cards, (mixed[p] for p in places)))
    twin.seen = {swapped.get(c, c): mask for c, mask in g.seen.items()}
    twin.rng = seed
    return twin


def test_a_seat_sees_its_hand_and_the_backs_of_the_others() -> None:
    g = positions(1)[0]
    seen = view(TOY, g, 1)
    assert seen.zones["hand:1"] == g.zones["hand:1"]
    assert seen.zones["hand:0"] == seen.zones["hand:2"] == ("?card", "?card")
    assert set(seen.zones["deck"]) == {"?card"}
    assert len(seen.zones["deck"]) == len(g.zones["deck"])
    assert seen.rng == 0 and type(seen) is ToyState
    assert seen.seen == dict.fromkeys(g.zones["hand:1"], 2)


def test_a_view_leaves_the_game_alone() -> None:
    for g in positions(2):
        before = digest(g)
        view(TOY, g, 0).zones["table"] = ()
        assert digest(g) == before


def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    compared = 0
    for seed in range(12):
        for g in positions(seed):
            if len(g.stack) > 1:
                continue  # a reaction: only who has a cat is asked, and everybody may know it
            for seat in range(3):
                twin = other_world(g, seat, seed + 99)
                assert canonical(view(TOY, twin, seat)) == canonical(view(TOY, g, seat))
                compared += twin.zones != g.zones
    assert compared > 500


def test_a_filled_in_view_is_a_whole_game_that_looks_the_same_to_the_seat() -> None:
    different = 0
    for g in positions(3):
        for seat in range(3):
            sight = view(TOY, g, seat)
            whole = determinize(TOY, sight, 7)
            assert sorted(c for cards in whole.zones.values() for c in cards) == sorted(CARDS)
            again = view(TOY, whole, seat)
            assert (again.zones, again.seen) == (sight.zones, sight.seen)
            assert determinize(TOY, sight, 7) == whole
            different += determinize(TOY, sight, 8).zones != whole.zones
            assert whole.rng != 0 and sight.rng == 0
    assert different > 20


def test_a_filled_in_game_can_be_played_to_its_end() -> None:
    luck = random.Random(1)
    g = determinize(TOY, view(TOY, positions(4)[5], 0), 3)
    while advance(g):
        settle(g, luck.choice(legal(g)))
    assert TOY.outcome(g) is not None
