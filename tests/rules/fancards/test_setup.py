"""Setting up: decks, drafts, the units by players, a map that is laid before the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.engine import advance, legal, settle
from game.rules.fancards.charting import START, against, kind_at
from game.rules.fancards.faces import back_of, is_character, is_unit, place_face
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.state import SETUP, FanCards, crew_of


def begun(seats: int, seed: int, **settings: str) -> FanCards:
    """A game whose set-up was decided at random."""
    luck, g = random.Random(seed), FANCARDS.new(seats, seed, settings)
    while advance(g) is not None and g.phase == SETUP:
        settle(g, luck.choice(legal(g)))
    return g


def test_two_to_six_play() -> None:
    """R-CG-8: others are told."""
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 seats"):
            FANCARDS.new(seats, 1)
    with pytest.raises(ValueError, match="draft must be one of"):
        FANCARDS.new(2, 1, {"draft": "auction"})
    for limit in ("-1", "ten", "0x1", "10000"):
        with pytest.raises(ValueError, match="limit must be a number"):
            FANCARDS.new(2, 1, {"limit": limit})


def test_decks_are_shuffled_anew_for_every_seed() -> None:
    """R-CG-17: all cards are there, in an order that the seed decides; the start is a core world that asks for nothing
    (R-CG-15)."""
    games = [FANCARDS.new(4, seed) for seed in range(6)]
    for deck in ("event", "job", "location"):
        assert len({g.zones[deck] for g in games}) == 6
    for g in games:
        start = place_face(g.cells[START])
        assert start.kind == "core" and not any(start.needs)
        assert len(g.zones["location"]) == 35 and len(g.zones["job"]) == 52
    assert FANCARDS.new(4, 3) == games[3]


@pytest.mark.parametrize(("seats", "units"), [(2, 20), (3, 20), (4, 18), (5, 16), (6, 14)])
def test_the_more_play_the_fewer_units(seats: int, units: int) -> None:
    """R-CG-30: each pool is full again for every opponent, so some of the 20 stay in the box, for all to see."""
    g = FANCARDS.new(seats, 5)
    assert sum(map(is_unit, g.zones["event"])) == units
    assert len(g.zones.get("box", ())) == 4 + 20 - units
    full, half = (FANCARDS.new(seats, 5, {"trouble": trouble}) for trouble in ("full", "half"))
    assert sum(map(is_unit, full.zones["event"])) == 20 and sum(map(is_unit, half.zones["event"])) == 10


def picks(g: FanCards) -> list[int]:
    """Who chooses crew, in order."""
    order: list[int] = []
    while (choice := advance(g)) is not None and g.phase == SETUP:
        if type(choice).__name__ == "PickCrew":
            order.append(choice.seat)
        settle(g, legal(g)[0])
    return order


def test_crew_is_chosen_back_and_forth() -> None:
    """R-CG-10, R-CG-19: 1 2 3 4 4 3 2 1 1 2 3 4, or three at once."""
    g = FANCARDS.new(4, 1)
    order = [(g.first + i) % 4 for i in range(4)]
    assert picks(g) == [*order, *order[::-1], *order]
    three = FANCARDS.new(4, 1, {"draft": "three"})
    assert picks(three) == [seat for seat in order for _ in range(3)]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (4, 5), (5, 4), (6, 4)])
def test_dealt_crew_is_of_ones_own_cards(seats: int, each: int) -> None:
    """R-CG-10: five cards each, as far as there are enough; what isn't chosen is free again."""
    g = FANCARDS.new(seats, 2, {"draft": "dealt"})
    while type(advance(g)).__name__ != "PickCrew":
        settle(g, legal(g)[0])
    assert [len(g.zones[f"dealt:{seat}"]) for seat in g.credits] == [each] * seats
    picks(g)
    assert not [zone for zone in g.zones if zone.startswith("dealt")]
    assert all(len(crew_of(g, seat)) == 3 for seat in g.credits)
    assert len(g.zones["recruits"]) == 24 - 3 * seats


@pytest.mark.parametrize("grid", ["square", "hex"])
def test_a_revealed_map_is_whole_and_legal(grid: str) -> None:
    """R-CG-108, R-CG-61 to R-CG-63: nearly all locations lie before the first turn, each as it may."""
    g = begun(3, 4, revealed="on", grid=grid)
    assert len(g.cells) > 24
    for cell in list(g.cells):
        if cell != START:
            kind_there = kind_at(g, cell)
            assert against(g, kind_there, cell) in ("", "R-CG-61"), cell
    assert len(begun(3, 4, revealed="on", laid="24").cells) == 24
    assert len(begun(3, 4, revealed="on", laid="one").cells) <= 4


def test_recruits_have_a_pile_of_their_own() -> None:
    """With an open row no character is in the event deck."""
    g = FANCARDS.new(3, 1, {"recruit": "yes"})
    assert not any(map(is_character, g.zones["event"])) and len(g.zones["recruit"]) == 16


def test_parts_of_the_broadcast_lie_at_the_last_places() -> None:
    """The last four locations that are placed hide one each."""
    luck, g = random.Random(2), FANCARDS.new(3, 2, {"win": "ring", "limit": "40"})
    assert len(g.zones["part"]) == 4
    while advance(g) is not None:
        left = len(g.zones.get("location", ())) + ("location" in {back_of(card) for card in g.zones.get("drawn", ())})
        assert len(g.zones.get("part", ())) == min(4, left)
        settle(g, luck.choice(legal(g)))
    assert "part" not in g.zones


def test_a_mod_that_nobody_has_is_refused() -> None:
    """R-CG-3: named in the message, so that it can be found."""
    with pytest.raises(ValueError, match="no mod 'atlantis' with cards"):
        FANCARDS.new(2, 1, {"mods": "atlantis"})


def test_settings_leave_their_marks() -> None:
    """R-CG-18, R-CG-47: credits to begin with, and command points as if left from a turn before."""
    g = begun(2, 1, purse="3")
    assert set(g.credits.values()) == {3} and min(g.command.values()) > 0
    none: Any = begun(2, 1, first_command="none")
    assert none.command[(none.first + 1) % 2] == 0
