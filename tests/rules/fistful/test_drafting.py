"""The crew that the best bot chooses: fit for the heist, by what its members were seen to bring in."""

from __future__ import annotations

import pytest

from game.ai import search
from game.content.fistful import fistful
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fistful.outlook.drafting import UNFIT, best_of, choosing, fit, promise
from game.rules.fistful.outlook.forecast import aims, chance
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.state import Fistful


def drafted(heist: str, seats: int, first: str = "") -> Fistful:
    """A heist whose crew the best bot chose, the first pick aside where it is named."""
    g = FISTFUL.new(seats, 3, {"heist": heist})
    choice = advance(g)
    while choice is not None and choosing(g):
        options = legal(g)
        key = first or search.choose(FISTFUL, view(FISTFUL, g, choice.seat), choice, options, 5)
        first = ""
        settle(g, next(option for option in options if option.key == key))
        choice = advance(g)
    return g


@pytest.mark.parametrize("heist", ["derelict", "paradiso", "intensive"])
def test_the_crew_can_do_the_heist_and_has_whom_it_is_worth_most_to_have(heist: str) -> None:
    """Sidekick Wash saves time in every heist, most of all to one hero alone, unless the heist asks for both of
    them; four seats leave River at home where nobody asks for her."""
    for seats in (1, 2, 4):
        g = drafted(heist, seats)
        assert fit(heist, {*g.hero.values()}, {*g.sidekick.values()})
        assert "wash" in g.sidekick.values() or (seats, heist) == (1, "intensive")
        assert seats < 4 or heist == "intensive" or "river" not in {*g.hero.values(), *g.sidekick.values()}
    assert "jayne" in drafted(heist, 2).hero.values() or heist == "intensive"


def test_others_are_expected_to_choose_well() -> None:
    """Whoever leads Wash as a hero takes from the table what his Sidekick side is worth, and the chance says so."""
    g = FISTFUL.new(2, 3, {"heist": "paradiso"})
    advance(g)
    after = {}
    for option in legal(g):
        twin = g.copy()
        settle(twin, option)
        advance(twin)
        after[option.key] = chance(twin)
        assert aims(twin)["crew"] == promise(twin) == chance(twin)
    assert min(after, key=lambda key: after[key]) == "hero:wash"
    assert max(after.values()) == chance(g), "the best pick keeps what is promised"


def test_whom_an_icon_asks_for_are_hero_and_sidekick_of_one_seat() -> None:
    """Simon and River on one avatar need not meet at the imager: in any number of seats the best bot pairs them, and
    knows of a table where they are apart that it stands worse."""
    for seats in (1, 2, 3, 4):
        g = drafted("intensive", seats)
        assert {"simon", "river"} in [{g.hero[seat], g.sidekick[seat]} for seat in g.at], seats
    apart = best_of("intensive", ("simon", "zoe"), ("wash", "river"))
    one = best_of("intensive", ("simon", "zoe"), ("river", "wash"))
    assert one > apart
    assert best_of("derelict", ("simon", "zoe"), ("kaylee", "wash")) == best_of(
        "derelict", ("zoe", "simon"), ("kaylee", "wash")
    )


def test_a_crew_chosen_by_others_is_made_fit() -> None:
    """After a first pick that helps little the rest still brings who lifts the goods."""
    g = drafted("paradiso", 1, "hero:simon")
    assert g.sidekick[0] in ("mal", "zoe", "jayne", "book")
    assert best_of("paradiso", ("simon",), ("wash",)) == UNFIT, "none of them could lift them"


@pytest.mark.parametrize("heist", ["derelict", "paradiso"])
def test_the_weakest_crew_that_can_do_it_is_before_one_that_cannot(heist: str) -> None:
    found = {
        (hero, mate): best_of(heist, (hero,), (mate,))
        for hero in fistful().crew
        for mate in fistful().crew
        if hero != mate
    }
    able = {pair: worth for pair, worth in found.items() if fit(heist, {pair[0]}, {pair[1]})}
    assert len(able) < len(found)
    assert {found[pair] for pair in found if pair not in able} == {UNFIT}
    assert min(able.values()) > UNFIT
    assert min(able.values()) < 0, "crews that add less than nothing were among them"
