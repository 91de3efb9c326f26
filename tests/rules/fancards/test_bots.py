"""The habits of the greedy bot: worth having, and never more than the seat may know."""

from __future__ import annotations

import random

import pytest

from game.ai import greedy, random_bot
from game.ai.match import play
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fancards.ruleset import FANCARDS


def test_a_greedy_captain_beats_random_ones() -> None:
    """By Epics within 25 rounds, or by what it has when they are over: at least two of three."""
    won = 0
    for seed in (5, 6, 7):
        g = FANCARDS.new(2, seed, {"limit": "25"})
        game = play(FANCARDS, g, (random_bot.choose, greedy.choose), seed)
        assert not game.failure
        won += game.outcome is not None and game.outcome.winners == (1,)
    assert won >= 2


def test_how_well_one_stands_adds_up_to_one() -> None:
    """Between 0 and 1 for each, about 1 together; all for who has won."""
    luck, g = random.Random(2), FANCARDS.new(4, 2, {"limit": "10"})
    while advance(g) is not None:
        stands = [FANCARDS.evaluate(view(FANCARDS, g, seat), seat) for seat in g.credits]
        assert all(0 <= stand <= 1 for stand in stands) and sum(stands) == pytest.approx(1, abs=0.2)
        settle(g, luck.choice(legal(g)))
    assert sum(FANCARDS.evaluate(g, seat) for seat in g.credits) == pytest.approx(1)


def test_the_guide_names_what_is_offered() -> None:
    """Whatever the habit says is among the options, and what somebody stands on has names."""
    luck, g = random.Random(4), FANCARDS.new(5, 4, {"limit": "8"})
    while (choice := advance(g)) is not None:
        keys = [option.key for option in legal(g)]
        chosen = FANCARDS.guide(view(FANCARDS, g, choice.seat), keys)
        assert chosen and set(chosen) <= set(keys)
        settle(g, luck.choice(legal(g)))
    assert {"epics", "jobs", "rivals"} <= set(FANCARDS.aims(g, 0))
