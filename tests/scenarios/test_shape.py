"""The shape of the game as the scenarios meet it."""

from __future__ import annotations

import pytest

from game.rules.fistful.ruleset import FISTFUL


def test_decks_and_tokens_are_shuffled_anew_for_every_seed() -> None:
    """R-FC-26, R-FC-30: all cards and tokens are there, in an order that the seed decides."""
    games = [FISTFUL.new(2, seed) for seed in range(4)]
    for deck, size in (("gear", 42), ("event", 30)):
        orders = {game.zones[deck] for game in games}
        assert len(orders) == 4
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(games[0].zones[deck]))}
        assert len(games[0].zones[deck]) == size
    boards = {tuple(sorted(zone for zone in game.zones.items() if zone[0].startswith("cell"))) for game in games}
    assert len(boards) == 4
    assert FISTFUL.new(2, 3) == games[3]


def test_one_to_four_seats_win_or_lose_together() -> None:
    """R-FC-1: the box is for 2 to 4; alone one seat or two are played."""
    assert FISTFUL.cooperative and FISTFUL.seats == (1, 4)
    for seats in (0, 5):
        with pytest.raises(ValueError, match="is for 1 to 4 seats"):
            FISTFUL.new(seats, 1)
    game = FISTFUL.new(3, 1, {"heroes": "kaylee+book,mal+inara,zoe+simon"})
    game.over, game.stack = "won", []
    outcome = FISTFUL.outcome(game)
    assert outcome is not None and outcome.won and outcome.winners == (0, 1, 2)
    game.over = "lost"
    outcome = FISTFUL.outcome(game)
    assert outcome is not None and not outcome.won and outcome.winners == ()
