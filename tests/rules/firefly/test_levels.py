"""How good the bots of each level are: a few games of what the campaigns play by the hundred."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.levels import BOTS, LEVELS
from game.ai.match import Played, play
from game.core.engine import RulesError
from game.rules.firefly.ruleset import FIREFLY

KING = "king-of-all-londinium"
CAPTAINS_CHAIR = "first-time-in-the-captains-chair"
ENDLESS = 6000
"""Answers in one game after which it has come to a stop."""


def game_of(levels: Sequence[int], seed: int, story: str, limit: int = 80) -> Played:
    """A game between bots of these levels; nothing goes wrong in it."""
    g = FIREFLY.new(len(levels), seed, {"story": story, "limit": str(limit)})
    played = play(FIREFLY, g, [BOTS[LEVELS[level]] for level in levels], seed, ENDLESS)
    if played.failure or played.outcome is None:
        raise RulesError(f"seed {seed}: {played.failure or 'it comes to no end'}")
    return played


def test_level_three_steals_the_crown_within_forty_rounds() -> None:
    """The King of All Londinium alone, five games: four of them in 40 rounds at most."""
    games = [game_of((3,), seed, KING, 40) for seed in range(5)]
    assert sum(game.outcome is not None and game.outcome.why == "story" for game in games) >= 4


@pytest.mark.wide
def test_a_beginner_steals_the_crown_now_and_then() -> None:
    """The King of All Londinium alone in eighty rounds: two games of six at least."""
    games = [game_of((1,), seed, KING) for seed in range(6)]
    assert sum(game.outcome is not None and game.outcome.why == "story" for game in games) >= 2


@pytest.mark.wide
def test_level_three_beats_three_of_level_one() -> None:
    """Four players, the seat of the best goes round: four games of eight, where two would be its share."""
    won = 0
    for seed in range(8):
        levels = [3 if seat == seed % 4 else 1 for seat in range(4)]
        game = game_of(levels, seed, CAPTAINS_CHAIR)
        won += game.outcome is not None and game.outcome.winners == (seed % 4,)
    assert won >= 4


@pytest.mark.wide
def test_a_higher_level_is_faster() -> None:
    """Rounds to pay off the ship, in a few games together."""
    rounds = [sum(game_of((level,), seed, CAPTAINS_CHAIR, 50).rounds for seed in range(6)) for level in (3, 2, 1)]
    assert rounds[0] < rounds[1] < rounds[2]


@pytest.mark.parametrize("story", ["harkens-folly", "desperadoes", "respectable-persons-of-business", "niskas-holiday"])
def test_every_story_is_told_to_its_end(story: str) -> None:
    """One captain of level 3 completes each of them."""
    outcome = game_of((3,), 1, story).outcome
    assert outcome is not None and outcome.why in ("story", "last-call")


@pytest.mark.parametrize("story", ["lonely-connections", "lonely-crime", "lonely-wicked"])
def test_lonely_stories_can_be_told_within_their_turns(story: str) -> None:
    """One of a few games alone is won before the twentieth turn is over."""
    ends = (game_of((3,), seed, story, 0).outcome for seed in range(12))
    assert any(outcome is not None and outcome.why == "story" for outcome in ends)
