"""Say what is in the decks of every game, your own mods included, and where the sources of a card's facts differ.

A mod that can't be used is named with everything that is wrong with it, on the error channel.
"""

from __future__ import annotations

import argparse
import sys

from game.commands.answer import GOOD, PROBLEM, Problem, print_json, print_table

BY = "PC: a fans' conversion for computers. LB, JS: lists of the cards by fans. (printed): seen on a picture of it."


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing but the common options."""


def run(args: argparse.Namespace) -> int:
    """Count the cards of every deck; PROBLEM when a mod can't be used."""
    from game.content.common.errors import ContentError
    from game.content.load import deck_counts, differing, load_all
    from game.save.places import places

    try:
        loaded = load_all(places().mods)
    except ContentError as error:
        raise Problem(str(error)) from error
    games = deck_counts(loaded.content)
    for problem in loaded.problems:
        print(f"verse: {problem}", file=sys.stderr)
    differs = differing(loaded.content)
    if args.json:
        print_json({**games, "differs": [{"card": card, **differ._asdict()} for card, differ in differs]})
    else:
        print_table(("game", "deck", "cards"), [(g, d, n) for g, decks in games.items() for d, n in decks.items()])
        print()
        print_table(("card", "field", "taken", "other", "by"), [(card, *differ) for card, differ in differs])
        print(BY)
    return PROBLEM if loaded.problems else GOOD
