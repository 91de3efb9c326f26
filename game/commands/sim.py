"""Let bots play many games and count what happens.

Game number n has the seed S + n - 1 and depends on nothing else: the same order gives the same figures with any
number of processes, and `--games 1 --seed` plays any one of them again. A game that breaks down is printed with its
record and the command that shows it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING

from game.commands.answer import GOOD, PROBLEM, print_json, print_table, progress
from game.commands.values import names, seed, setting, whole

if TYPE_CHECKING:
    from game.ai.sim import Simulation


def arguments(parser: argparse.ArgumentParser) -> None:
    """What is played and by whom."""
    parser.add_argument("game", metavar="GAME", help="which game, for example fistful")
    parser.add_argument("--games", metavar="N", type=whole(1, 10_000_000), default=100, help="how many games (100)")
    parser.add_argument("--seats", metavar="K", type=whole(1, 16), default=2, help="seats per game (2)")
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the seed of the first game (1)")
    parser.add_argument("--bots", metavar="A,B,..", type=names, default=("random",),
                        help="a bot per seat, repeated if fewer: random, careless, greedy, search (random)")
    parser.add_argument("--set", metavar="NAME=VALUE", type=setting, action="append", default=[],
                        help="a setting of the game, for example heist=derelict; may be repeated")
    parser.add_argument("--jobs", metavar="P", type=whole(0, 256), default=0,
                        help="processes; 0 is one per processor (0)")
    parser.add_argument("--records", metavar="DIR", type=Path, help="save a replay of every failure here")


def run(args: argparse.Namespace) -> int:
    """Play and print the figures; PROBLEM when a game broke down or did not end."""
    from game.commands import games

    mods = games.with_mods()
    rules = games.ruleset(args.game)
    seated = games.seats(rules, args.seats)
    settings = tuple(games.settings(rules, seated, args.set).items())
    bots = games.bots(seated, args.bots)
    from game.ai.sim import Order, simulate

    with progress("Playing", args.games) as step:
        told = simulate(Order(rules.id, seated, bots, settings), args.games, args.seed, args.jobs, step, mods)
    if args.records:
        _keep(told, args.records)
    if args.json:
        print_json(told.plain())
    else:
        _print(told)
    return PROBLEM if told.failures or told.unfinished else GOOD


def _keep(told: Simulation, folder: Path) -> None:
    """Save the replays of the failures; the seats are called like their bots."""
    from game.commands.games import ruleset
    from game.save.replays import SUFFIX, played_here, write

    order = told.order
    title = ruleset(order.game).title
    for failure in told.failures:
        replay = played_here(order.game, title, order.bots, failure["seed"], dict(order.settings),
                             failure["record"]["answers"])
        write(replay, folder / f"{order.game}-{failure['seed']}{SUFFIX}")


def _unused(cards: list[str]) -> str:
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
    order, plain = told.order, told.plain()
    share = f"{told.won / told.games:.1%}"
    rows: list[tuple[str, object]] = [
        ("game", " ".join([order.game, *(f"{n}={v}" for n, v in order.settings)])),
        ("seats", f"{order.seats} ({', '.join(order.bots)})"),
        ("games", f"{told.games}, seeds {told.seed} to {told.seed + told.games - 1}"),
        ("won by the table", f"{told.won} ({share})") if told.cooperative else ("wins per seat", told.wins),
        *((f"  {_why(order.game, why)}", count) for why, count in sorted(told.ends.items(), key=lambda e: -e[1])),
        ("rounds", "min {min}, median {median}, max {max}".format(**plain["rounds"])),
        ("decisions", told.decisions),
        ("seconds", round(told.seconds, 1)),
        ("never used", _unused(told.unused)),
        ("unfinished", told.unfinished),
        ("failures", len(told.failures)),
    ]
    print_table(("what", "figure"), rows)
    for failure in told.failures:
        print(f"\nseed {failure['seed']}: {failure['message']}\n  {' '.join(failure['record']['answers'])}\n"
              f"  again: {failure['command']}")
