"""Say what is in the decks of every game, your own mods included.

A mod that can't be used is named with everything that is wrong with it, on the error channel.
"""

from __future__ import annotations

import argparse
import sys

from game.commands.answer import GOOD, PROBLEM, Problem, print_json, print_table


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Count the cards of every deck; PROBLEM when a mod can't be used."""
    from game.content.errors import ContentError
    from game.content.load import deck_counts, load_all
    from game.save.places import places

    try:
        loaded = load_all(places().mods)
    except ContentError as error:
        raise Problem(str(error)) from error
    games = deck_counts(loaded.content)
    for problem in loaded.problems:
        print(f"verse: {problem}", file=sys.stderr)
    if args.json:
        print_json(games)
    else:
        print_table(("game", "deck", "cards"), [(g, d, n) for g, decks in games.items() for d, n in decks.items()])
    return PROBLEM if loaded.problems else GOOD
