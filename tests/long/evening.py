"""Two whole evenings in a real window, to their end with the mouse of the X server: two people at *Firefly* with its
box, who attack, hunt, jump, free and deliver each other's fugitives, and two people with two bots at the card game.
Each has its own seed, so that whoever plays it again sees the same."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.core.session import Session
from game.rules.fancards.faces import is_epic
from tests.long.result import Result
from tests.long.tables import BOX, EVERY, Tables
from tests.told import lines

Line = tuple[Any, ...]
BOUNTIES = "wanted-"
WISHED = ("jump", "deliver", "hunt")
"""What captains with a box do as soon as they may, the rarest first."""


class Evening(NamedTuple):
    """The levels of the seats' bots, 0 for a person; the seed; what people would rather do than what they are advised;
    what has to happen, by name, and by which news it is known."""

    bots: tuple[int, ...]
    seed: int
    wish: Callable[[Session[Any], str], str]
    deeds: Mapping[str, Callable[[Line], bool]]


def hunted(session: Session[Any], key: str) -> str:
    """Hunt, jump and deliver wherever it is possible; who jumped once frees the next."""
    kind = type(session.choice).__name__
    if kind == "JumpChoice":
        told = lines(session.news)
        jumped, freed = (any(line[0] == word for line in told) for word in ("jumped", "freed"))
        return "rescue" if jumped and not freed else "jump"
    if kind == "Actions":
        keys = [option.key for option in session.options]
        return next((one for head in WISHED for one in keys if one.startswith(f"{head}:")), key)
    return key


EVENINGS = {
    BOX: Evening(
        (0, 0),
        5,
        hunted,
        {
            "attack": lambda line: line[0] == "raid",
            "hunt": lambda line: line[0] == "hunt" and bool(line[4]),
            "jump": lambda line: line[0] == "jumped",
            "rescue": lambda line: line[0] == "freed",
            "delivery": lambda line: line[0] == "done" and line[2].startswith(BOUNTIES),
            "showdown": lambda line: line[0] == "showdown",
        },
    ),
    "fancards": Evening(
        (0, 0, 2, 2),
        7,
        lambda session, key: key,
        {
            "fight": lambda line: line[0] == "fought",
            "event": lambda line: line[0] == "played",
            "job": lambda line: line[0] == "completed" and not is_epic(line[2]),
            "Epic": lambda line: line[0] == "completed" and is_epic(line[2]),
        },
    ),
}


def done(evening: Evening, news: list[Line]) -> Counter[str]:
    """How often each deed of an evening was told."""
    return Counter({name: sum(map(is_one, news)) for name, is_one in evening.deeds.items()})


def evenings(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Both evenings, or that of one game, so many times with the next seeds. Pictures go to the folder VOYAGE_OUT where
    that is named."""
    from tests.long.voyage import played, ready

    result = Result("whole evenings played with the mouse of a real window")
    if not ready(result):
        return result
    folder = os.environ.get("VOYAGE_OUT")
    for game, evening in EVENINGS.items():
        for one in range(size) if tables.game in ("", game) else ():
            number = evening.seed + seed - 1 + one
            out = Path(folder) / f"evening-{game}" if folder else None
            news = lines(played(game, "", number, evening.bots, out, result, evening.wish))
            found = done(evening, news)
            result.notes[f"deeds of {game}"] = dict(found)
            result.faults += [f"{game} seed {number}: no {name}" for name, count in found.items() if not count]
    return result
