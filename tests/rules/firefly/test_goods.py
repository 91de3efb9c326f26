"""Goods on the squares of a ship (R-FB-28 to R-FB-35, R-FB-83 to R-FB-86, R-FB-349)."""

from __future__ import annotations

import pytest

from game.content.firefly.records import Do
from game.core.steps import Option
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.ship.goods import ANY, LoadUpTo, load, room_for, shift, unload
from game.rules.firefly.ship.stowing import stowing_options
from game.rules.firefly.zones import amount, free, used
from tests.rules.firefly.happen import table
from tests.rules.firefly.table import Table

EMPTY = {"fuel": 0, "part": 0}


def bare(**tables: object) -> Table:
    """A ship of 8 Hold and 4 Stash squares with nothing aboard but what is given."""
    return table(**{"ship": {0: "serenity"}, "hold": {0: EMPTY}, **tables})  # type: ignore[arg-type]


def stowing(t: Table) -> dict[str, Option]:
    """What may be shifted and thrown away."""
    return {option.key: option for option in stowing_options(t.g, 0)}


@pytest.mark.parametrize(("good", "fit"), [("cargo", 12), ("fugitive", 12), ("fuel", 24), ("part", 24)])
def test_a_square_holds_one_token_or_two_halves(good: str, fit: int) -> None:
    """R-FB-30, R-FB-35, R-FB-84, R-FB-86: 12 squares; what doesn't fit is left behind."""
    t = bare()
    assert room_for(t.g, 0, good) == fit
    assert load(t.g, 0, good, 30) == fit and free(t.g, 0) == 0
    assert load(t.g, 0, good, 1) == 0 and amount(t.g, 0, good) == fit


def test_a_fuel_and_a_part_share_a_square() -> None:
    """R-FB-85: the second half token takes no further square."""
    t = bare(hold={0: {**EMPTY, "cargo": 8}}, stash={0: {"cargo": 3, "fuel": 1}})
    assert room_for(t.g, 0, "cargo") == 0 and load(t.g, 0, "part", 2) == 1
    assert t.told("stash", 0) == {"cargo": 3, "fuel": 1, "part": 1}


def test_half_tokens_make_room_for_a_whole_one() -> None:
    """R-FB-86: two half squares in different areas are one square once a Fuel is shifted."""
    t = bare(hold={0: {**EMPTY, "cargo": 7, "fuel": 1}}, stash={0: {"cargo": 3, "part": 1}})
    assert load(t.g, 0, "cargo", 2) == 1
    assert t.told("cargo", 0) == 11 and max(used(t.g, 0, "hold") - 16, used(t.g, 0, "stash") - 8) == 0


def test_what_the_law_may_not_see_goes_into_the_stash() -> None:
    """R-FB-32: Contraband is stowed there while there is room, Cargo in the Hold."""
    t = bare()
    load(t.g, 0, "contraband", 5)
    load(t.g, 0, "cargo", 2)
    assert t.told("stash", 0) == {"contraband": 4} and t.told("hold", 0) == {"contraband": 1, "cargo": 2}


def test_tokens_are_taken_from_an_area_or_from_both() -> None:
    """R-FB-31: what has no token is not aboard; never more than there are."""
    t = bare(hold={0: {**EMPTY, "cargo": 2}}, stash={0: {"cargo": 1}})
    assert unload(t.g, 0, "cargo", 5, "stash") == 1
    assert unload(t.g, 0, "cargo", 5) == 2 and "hold:0:cargo" not in t.g.goods
    assert unload(t.g, 0, "cargo", 5) == 0


def test_shifting_between_hold_and_stash() -> None:
    """R-FB-33: Contraband into a free Stash square and back."""
    t = bare(hold={0: {**EMPTY, "contraband": 1}})
    assert {"stow:contraband", "dump:contraband"} == set(stowing(t))
    t.resolve(*stowing(t)["stow:contraband"].then)
    assert t.told("stash", 0) == {"contraband": 1}
    t.resolve(*stowing(t)["unstow:contraband"].then)
    assert t.told("hold", 0) == {"contraband": 1}


def test_shifting_in_a_full_ship_is_an_exchange() -> None:
    """R-FB-33: what can wait in the open makes room in the Stash, Fuel first."""
    t = bare(hold={0: {**EMPTY, "contraband": 8}}, stash={0: {"fuel": 3, "cargo": 2}})
    shift(t.g, 0, "contraband", "hold")
    assert t.told("stash", 0) == {"cargo": 2, "contraband": 1, "fuel": 2}
    assert t.told("hold", 0) == {"contraband": 7, "fuel": 1}
    full = bare(hold={0: {**EMPTY, "contraband": 8}}, stash={0: {"contraband": 4}})
    assert "stow:contraband" not in stowing(full)


def test_people_are_set_down_at_planets_only() -> None:
    """R-FB-34: Cargo goes overboard anywhere, a Passenger does not."""
    t = bare(hold={0: {**EMPTY, "cargo": 1, "passenger": 1}}, at={0: "s31"})
    assert "dump:cargo" in stowing(t) and "dump:passenger" not in stowing(t)
    t.resolve(*stowing(t)["dump:cargo"].then)
    assert t.told("hold", 0) == {"passenger": 1}
    assert "dump:passenger" in stowing(bare(hold={0: {**EMPTY, "passenger": 1}}, at={0: "athens"}))


def test_gear_may_be_thrown_away() -> None:
    """R-FB-341: on to the pile of its own Supply Deck, and nobody carries it any more."""
    t = bare(crew={0: ["malcolm"]}, carries={"malcolm": "vera"})
    key = next(key for key in stowing(t) if key.startswith("drop:vera"))
    t.resolve(*stowing(t)[key].then)
    assert "vera" in t.pile("supply:silverhold.discard") + t.pile("supply:regina.discard")
    assert not t.g.carrier and t.pile("gear:0") == []


def test_how_many_to_load() -> None:
    """R-FB-29: from the least to the most that fits; at least one where the card says so."""
    t = bare(hold={0: {**EMPTY, "cargo": 8}}, stash={0: {"cargo": 1}})
    t.resolve(LoadUpTo(0, "passenger", 1, ANY))
    assert t.pending == "LoadUpTo" and t.offered() == ["load:passenger:1", "load:passenger:2", "load:passenger:3"]
    t.pick("load:passenger:2")
    assert t.told("passenger", 0) == 2
    t.resolve(LoadUpTo(0, "contraband", 0, 5))
    assert t.offered() == ["load:contraband:0", "load:contraband:1"]


@pytest.mark.parametrize(
    ("word", "aboard"),
    [
        (Do("load", "cargo", 3), {"cargo": 3}),
        (Do("load_per_crew", "passenger"), {"passenger": 3}),
        (Do("load_per_idle", "cargo"), {"cargo": 2}),
        (Do("lose", "fuel", 9), {"fuel": 0}),
        (Do("spend", "part", 1), {"part": 1}),
        (Do("lose_all", "people"), {"passenger": 0, "fugitive": 0}),
        (Do("seize", "hold"), {"contraband": 1, "fugitive": 1}),
    ],
)
def test_the_words_of_cards(word: Do, aboard: dict[str, int]) -> None:
    """R-FB-29, R-FB-32, R-FB-248: what cards load, take and seize."""
    goods = {"passenger": 0, "contraband": 1, "fugitive": 1} if word.word in ("lose_all", "seize") else {}
    t = table(crew={0: ["malcolm", "zoe", "wash"]}, carries={"zoe": "pistol"}, hold={0: goods}, stash={0: goods})
    t.resolve(*follow(0, "the-big-black#1", [word]))
    assert {good: t.told(good, 0) for good in aboard} == aboard


def test_money_of_cards() -> None:
    """R-FB-206 for what is lost: never more than there is."""
    t = table(money={0: 300})
    t.resolve(*follow(0, "the-big-black#1", [Do("take", "", 500), Do("pay", "", 100), Do("lose_money", "", 5000)]))
    assert t.told("money", 0) == 0


def test_words_that_ask_how_many() -> None:
    """R-FB-29: as many as wished, at least one where people wait; nobody is asked about a full ship."""
    t = bare()
    t.resolve(*follow(0, "the-big-black#1", [Do("load_up_to", "cargo", 2)]))
    assert t.offered() == ["load:cargo:0", "load:cargo:1", "load:cargo:2"]
    t.pick("load:cargo:2")
    t.resolve(*follow(0, "the-big-black#1", [Do("load_any", "fugitive")]))
    assert t.offered()[0] == "load:fugitive:1" and t.offered()[-1] == "load:fugitive:10"
    t.pick("load:fugitive:10")
    t.resolve(*follow(0, "the-big-black#1", [Do("load_any", "fugitive"), Do("load_up_to", "cargo", 2)]))
    assert t.pending == "Actions"
