"""How long a real decision takes in random play, against known engines: gin rummy, and a board game of four."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from game.bench.measure import Case, Row, ratio, timings
from game.bench.positions import FreshGames, played
from game.core.ruleset import Ruleset
from game.core.steps import Step

GAMES, PEER_GAMES = 6, 2
TARGET = 1.0
"""In every game; a third is wanted in at least three of the five."""
LONGEST_TURNS = 1_000
HEAVIEST_TARGET = 1 / 1.5
"""What the game with the most rules may take beside a peer of its kind."""


def rows() -> list[Row]:
    """A row per game: time per real decision, ours divided by the peer's; and the heaviest beside a heavier peer."""
    games = played()
    wanted = [(game, f"time per real decision, {game.name} / RLCard gin rummy", "rlcard", TARGET) for game in games]
    heaviest = max(games, key=lambda game: steps(game.rules))
    wanted.append((heaviest, f"time per real decision, {heaviest.name} / Catanatron", "catanatron", HEAVIEST_TARGET))
    peers = {name: make() for name, make in PEERS.items() if find_spec(name)}
    cases = [Case(name, peer, peer()) for name, peer in peers.items()]
    if cases:
        for game in games:
            cases.append(Case(game.name, FreshGames(game, GAMES), 0))
    times = timings(cases, budget=0.3) if cases else {}
    return [
        Row(name, ratio(times, game.name, peer), target)
        if peer in peers
        else Row(f"{name} (not installed)", None, target)
        for game, name, peer, target in wanted
    ]


def steps(rules: Ruleset[Any]) -> int:
    """How many kinds of steps the rules of a game have."""
    home = type(rules).__module__.rpartition(".")[0]
    return sum(kind.__module__.startswith(f"{home}.") for kind in Step.kinds.values())


def gin_rummy() -> Callable[[], int]:
    """Plays the same few random games at every call and returns how many real decisions they had."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        import rlcard
    table: Any = rlcard.make("gin-rummy", config={"seed": 3})

    def games() -> int:
        table.seed(3)
        luck = Random(3)
        real = 0
        for _ in range(PEER_GAMES):
            state, _seat = table.reset()
            while not table.is_over():
                actions = list(state["legal_actions"])
                real += len(actions) > 1
                state, _seat = table.step(luck.choice(actions))
        return real

    return games


def catan() -> Callable[[], int]:
    """Plays a random game of four of Catanatron at every call and returns how many real decisions it had."""
    game: Any = import_module("catanatron.game").Game
    player: Any = import_module("catanatron.models.player")

    def games() -> int:
        table = game([player.RandomPlayer(colour) for colour in player.Color], seed=3)
        real = 0
        while table.winning_color() is None and table.state.num_turns < LONGEST_TURNS:
            real += len(table.state.playable_actions) > 1
            table.play_tick()
        return real

    return games


PEERS: dict[str, Callable[[], Callable[[], int]]] = {"rlcard": gin_rummy, "catanatron": catan}
