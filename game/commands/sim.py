"""Let bots play many games and count what happens.

Game number n has the seed S + n - 1 and depends on nothing else: the same order gives the same figures with any
number of processes or machines, and `--games 1 --seed` plays any one of them again. A game that breaks down is printed
with its record and the command that shows it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING

from game.commands.answer import GOOD, PROBLEM, Problem, WrongUse, print_json, print_table, progress
from game.commands.values import address, names, seed, setting, whole

if TYPE_CHECKING:
    from game.ai.sim import Engine, Simulation


def arguments(parser: argparse.ArgumentParser) -> None:
    """What is played and by whom."""
    parser.add_argument("game", metavar="GAME", help="the id of the game")
    parser.add_argument("--games", metavar="N", type=whole(1, 10_000_000), default=100, help="how many games (100)")
    parser.add_argument("--seats", metavar="K", type=whole(1, 16), default=2, help="seats per game (2)")
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the seed of the first game (1)")
    parser.add_argument(
        "--bots",
        metavar="A,B,..",
        type=names,
        default=("random",),
        help="a bot per seat, repeated if fewer: random, careless, greedy, search (random)",
    )
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        type=setting,
        action="append",
        default=[],
        help="a setting of the game, for example heist=derelict; may be repeated",
    )
    parser.add_argument(
        "--jobs", metavar="P", type=whole(0, 256), default=0, help="processes; 0 is one per processor (0)"
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        type=address,
        help="play on the workers of this Dask scheduler instead, for example tcp://10.0.0.5:8786; "
        "all need this program installed",
    )
    parser.add_argument("--records", metavar="DIR", type=Path, help="save a replay of every failure here")


def run(args: argparse.Namespace) -> int:
    """Play and print the figures; PROBLEM when a game broke down or did not end."""
    from game.commands import games

    mods = games.with_mods()
    rules = games.ruleset(args.game)
    seated = games.seats(rules, args.seats, args.set)
    settings = tuple(games.settings(rules, seated, args.set).items())
    bots = games.bots(seated, args.bots)
    from game.ai.sim import Order, simulate

    with _engine(args, mods) as engine, progress("Playing", args.games) as step:
        told = simulate(Order(rules.id, seated, bots, settings), args.games, args.seed, engine, step)
    if args.records:
        _keep(told, args.records)
    if args.json:
        print_json(told.plain())
    else:
        _print(told)
    return PROBLEM if told.tally.failures or told.tally.unfinished else GOOD


@contextmanager
def _engine(args: argparse.Namespace, mods: str) -> Iterator[Engine]:
    """Who plays the games: processes here, or the workers of a scheduler."""
    if not args.scheduler:
        from game.ai.sim import in_processes

        yield in_processes(args.jobs, mods)
        return
    if args.jobs:
        raise WrongUse("--jobs is for this machine; with --scheduler there are as many as workers have joined it")
    from game.scale.scheduler import NoScale, on_scheduler

    try:
        yield on_scheduler(args.scheduler)
    except NoScale as error:
        raise Problem(str(error)) from None


def _keep(told: Simulation, folder: Path) -> None:
    """Save the replays of the failures; the seats are called like their bots."""
    from game.commands.games import ruleset
    from game.save.replays import SUFFIX, played_here, write

    order = told.order
    title = ruleset(order.game).title
    for failure in told.tally.failures:
        replay = played_here(
            order.game, title, order.bots, failure["seed"], dict(order.settings), failure["record"]["answers"]
        )
        write(replay, folder / f"{order.game}-{failure['seed']}{SUFFIX}")


def _unused(cards: Sequence[str]) -> str:
    """The cards that nobody used, in one line."""
    if not cards:
        return "nothing, every card was used"
    return f"{len(cards)}: {shorten(', '.join(cards), 60, placeholder=' ...')}"


def _why(game: str, why: str) -> str:
    """The reason of an end with the words of its rule line, where it is one."""
    from game.content.load import rules_of

    line = rules_of(game).get(why)
    return f"{why} {shorten(line.text, 60, placeholder=' ...')}" if line else why


def _print(told: Simulation) -> None:
    """The figures as a table for people."""
    order, tally, plain = told.order, told.tally, told.plain()
    ends = sorted(tally.ends.items(), key=lambda end: (-end[1], end[0]))
    share = f"{tally.won / tally.games:.1%}"
    rows: list[tuple[str, object]] = [
        ("game", " ".join([order.game, *(f"{n}={v}" for n, v in order.settings)])),
        ("seats", f"{order.seats} ({', '.join(order.bots)})"),
        ("games", f"{tally.games}, seeds {told.seed} to {told.seed + tally.games - 1}"),
        ("won by the table", f"{tally.won} ({share})") if told.cooperative else ("wins per seat", plain["wins"]),
        *((f"  {_why(order.game, why)}", count) for why, count in ends),
        ("rounds", "min {min}, median {median}, max {max}".format(**plain["rounds"])),
        ("decisions", tally.decisions),
        ("seconds", round(told.seconds, 1)),
        ("never used", _unused(told.unused)),
        ("unfinished", tally.unfinished),
        ("failures", len(tally.failures)),
    ]
    print_table(("what", "figure"), rows)
    for failure in plain["failures"]:
        print(
            f"\nseed {failure['seed']}: {failure['message']}\n  {' '.join(failure['record']['answers'])}\n"
            f"  again: {failure['command']}"
        )
