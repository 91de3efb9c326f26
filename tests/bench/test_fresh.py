"""What is measured on whole games is never measured on a game that was played before."""

from game.bench import positions
from game.bench.measure import Case, seconds
from game.bench.positions import FreshGames, played


def test_every_call_plays_games_that_no_call_before_it_played(monkeypatch) -> None:
    seeds: list[int] = []
    game = played()[0]
    monkeypatch.setattr(positions, "play", lambda g, luck, limit: seeds.append(g.rng) or (1, 1))
    games = FreshGames(game, 3)
    assert [games(), games()] == [3, 3]
    assert len(set(seeds)) == 6


def test_a_case_may_say_itself_how_much_it_did() -> None:
    clock = iter([0.0, 1.0, 10.0, 16.0])
    done = iter([9, 1, 2])
    assert seconds(Case("any", lambda: next(done), 0), 2.0, lambda: next(clock)) == 2.0
