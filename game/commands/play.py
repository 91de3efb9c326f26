"""Open the table; with --headless a bot plays a whole game and saves pictures of it."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answer import GOOD, PROBLEM, Problem, print_json, progress
from game.commands.screenless import dummy_drivers
from game.commands.values import seed, size


def arguments(parser: argparse.ArgumentParser) -> None:
    """How to play."""
    parser.add_argument(
        "--safe",
        action="store_true",
        help="plain settings, no sound, in a window: for a table that does not open otherwise",
    )
    parser.add_argument("--headless", action="store_true", help="no window: a bot plays a game and saves pictures")
    parser.add_argument("--game", metavar="GAME", default="", help="what --headless plays (the first game there is)")
    parser.add_argument(
        "--heist",
        metavar="A+B+C",
        default="",
        help="the heist that --headless plays, or several as a campaign in this order",
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("out/headless"),
        help="where --headless saves its pictures (out/headless)",
    )
    parser.add_argument("--seed", metavar="S", type=seed, default=1, help="the luck of the --headless game (1)")
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=(1280, 720), help="the size of the --headless pictures (1280x720)"
    )


def run(args: argparse.Namespace) -> int:
    """Open the window until it is closed, or play without one."""
    if args.headless:
        return _headless(args)
    from game.commands.table import open_table

    code = open_table(args.safe)
    if args.json:
        print_json({"closed": True})
    return code


def _checked(game: str, heist: str) -> str:
    """The id of a game that is here and has those heists, or of a box that adds to one. Raises WrongUse."""
    from game.app.games.registry import LIDS
    from game.commands.games import ruleset, settings
    from game.rules.registry import RULESETS

    if not heist and game in [lid.id for lid in LIDS]:
        return game
    rules = ruleset(game or RULESETS[0].id)
    if heist:
        settings(rules, rules.seats[0], [("heist", heist)])
    return rules.id


def _headless(args: argparse.Namespace) -> int:
    """A bot's game through the real scenes; PROBLEM when it does not come to an end."""
    dummy_drivers()
    game = _checked(args.game, args.heist)
    from game.app.trial.headless import Unsaved, play

    with progress("Playing", 1) as step:
        try:
            told = play(args.seed, args.size, args.out, game, args.heist)
        except Unsaved as error:
            raise Problem(str(error)) from error
        step()
    if args.json:
        print_json(told)
    else:
        end = "not over" if told["won"] is None else "won" if told["won"] or told["winners"] else "lost"
        length = f"{told['rounds']} turns and {told['decisions']} decisions"
        print(f"{told['game']}, seed {told['seed']}: {end} after {length}")
        print(f"{len(told['pictures'])} pictures are in {args.out}")
    return GOOD if told["won"] is not None else PROBLEM
