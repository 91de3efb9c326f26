"""The habits of the greedy bot: worth having, and never more than the seat may know."""

from __future__ import annotations

import random

import pytest

from game.ai.match import play_game
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.firefly.bot_cards import option_worth
from game.rules.firefly.bot_ways import hops
from game.rules.firefly.outlook import at_least, force, misbehave_chance, pass_chance
from game.rules.firefly.plans import errands
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.tokens import option_of
from tests.rules.firefly.table import table

KING = {"story": "king-of-all-londinium", "limit": "60"}


def test_greedy_captains_win_the_king_of_all_londinium() -> None:
    """They hire and arm a Crew, work Jobs for the money, and steal the crown: two games of two."""
    games = [play_game("firefly", 2, seed, ("greedy",), KING) for seed in (2, 5)]
    assert not any(game.failure for game in games)
    assert [game.outcome.why for game in games if game.outcome] == ["story", "story"]


def test_a_greedy_captain_beats_random_ones() -> None:
    """Random play hardly ever completes a Goal."""
    game = play_game("firefly", 3, 4, ("random", "greedy", "random"), {"story": "king-of-all-londinium", "limit": "40"})
    assert not game.failure and game.outcome is not None and game.outcome.winners == (1,)


def test_how_well_one_stands_adds_up_to_one() -> None:
    """Between 0 and 1 for each and about 1 together; all for who has won."""
    luck, g = random.Random(2), FIREFLY.new(3, 2, {"limit": "6"})
    while advance(g) is not None:
        stands = [FIREFLY.evaluate(view(FIREFLY, g, seat), seat) for seat in g.ship]
        assert all(0 <= stand <= 1 for stand in stands) and sum(stands) == pytest.approx(1, abs=0.5)
        settle(g, luck.choice(legal(g)))
    assert sum(FIREFLY.evaluate(g, seat) for seat in g.ship) == pytest.approx(1)


def test_the_guide_names_what_is_offered() -> None:
    """Whatever the habit says is among the options; aims are named for everybody."""
    luck, g = random.Random(4), FIREFLY.new(4, 4, {"limit": "6"})
    while (choice := advance(g)) is not None:
        keys = [option.key for option in legal(g)]
        sight = view(FIREFLY, g, choice.seat)
        chosen = FIREFLY.guide(sight, keys)
        assert chosen and set(chosen) <= set(keys)
        assert "rivals" in FIREFLY.aims(sight, choice.seat)
        settle(g, luck.choice(legal(g)))


def test_the_odds() -> None:
    """A die with its Bonus Rolls (R-FB-127 to R-FB-129), and a test with the team's points."""
    assert [round(6 * at_least(total)) for total in range(1, 8)] == [6, 5, 4, 3, 2, 1, 1]
    assert at_least(13) == pytest.approx(1 / 36) and at_least(13, again=False) == 0
    t = table(crew={0: ["malcolm", "lund"]})
    has = force(t.g, 0)
    assert (has.fight, has.negotiate, has.heads) == (4, 1, 2)
    assert pass_chance(has, option_of("gun-play#1", 0)) == pytest.approx(4 / 6)
    assert 0 < misbehave_chance(has) < misbehave_chance(has._replace(fight=12, tech=12, negotiate=12))


def test_what_an_option_is_worth() -> None:
    """Proceeding is better than being Botched, with more on the die the more so."""
    t = table(crew={0: ["malcolm"]})
    assert option_worth(t.g, 0, "gun-play#1", 0, more=5) > option_worth(t.g, 0, "gun-play#1", 0)
    assert option_worth(t.g, 0, "ambush#1", 1) > option_worth(t.g, 0, "gun-play#1", 1)


def test_errands() -> None:
    """A Delivery is an errand at its pick-up, then at its drop-off with the load aboard; a Goal when it can be paid."""
    t = table(hand={0: ["cargo-albion"]}, money={0: 9000}, crew={0: ["nandi"]})
    assert any(e.key.startswith("work:cargo-albion") for e in errands(t.g, 0))
    keys = {e.key for e in errands(t.g, 0)}
    assert "buy" in keys and "makework" in keys
    t = table(jobs={0: ["cargo-albion"]}, stage={"cargo-albion": 1})
    assert not any(e.key.startswith("work:cargo-albion") for e in errands(t.g, 0))
    t = table(jobs={0: ["cargo-albion"]}, stage={"cargo-albion": 1}, cargo={0: 2})
    assert any(e.key.startswith("work:cargo-albion") for e in errands(t.g, 0))


def test_distances() -> None:
    """Sectors between two places, whoever is in the way."""
    t = table()
    assert hops(t.g, t.g.ship[0], t.g.ship[0]) == 0
    assert hops(t.g, 40, 31) == 1
