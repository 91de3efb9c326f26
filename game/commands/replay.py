"""Play a saved game through again and say whether it comes out the same.

FILE is a saved game or a replay: one that was shared, that lies beside the report of a crash, or that `verse sim`
wrote. Every answer is given again from the first state on; where the program answers differently, the number of the
answer and the reason are told.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from game.commands.answer import GOOD, PROBLEM, Problem, WrongUse, print_json
from game.commands.games import ruleset, with_mods

SLOT = (".save", ".journal")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game or a replay")


def run(args: argparse.Namespace) -> int:
    """Replay; PROBLEM when something differs."""
    if not args.file.is_file():
        raise WrongUse(f"there is no file {str(args.file)!r}")
    with_mods()
    told = (_saved if args.file.suffix in SLOT else _alone)(args.file)
    if args.json:
        print_json({"file": str(args.file), **told})
    elif told["ok"]:
        print(f"{told['steps']} answers played again, the game stands as it stood")
    else:
        print(f"differs at answer {told['differs_at']}: {told['message']}")
    return GOOD if told["ok"] else PROBLEM


def _saved(path: Path) -> dict[str, Any]:
    """Replay the game that a file of a slot belongs to."""
    from game.commands.slots import replay_slot
    from game.save.errors import SaveError

    try:
        return replay_slot(path)
    except SaveError as error:
        raise Problem(error.sentence) from error


def _alone(path: Path) -> dict[str, Any]:
    """Replay the game in a file of its own."""
    from game.ai.record import Record, again
    from game.save.format.seed import dealt_anew, of_game
    from game.save.replays import ReplayError, read

    try:
        replay = read(path)
        settings = of_game(replay.settings)
        record = Record(
            replay.game,
            len(replay.seats),
            replay.seed,
            settings,
            replay.answers,
            replay.end,
            dealt_anew(replay.settings),
        )
        done = again(ruleset(replay.game), record, replay.marks)
    except (ReplayError, ValueError) as error:
        raise Problem(str(error)) from error
    return {
        "game": replay.game,
        "seats": len(replay.seats),
        "seed": replay.seed,
        "engine": replay.engine,
        "steps": done.steps,
        "ok": done.ok,
        "differs_at": done.differs_at or None,
        "message": done.message,
    }
