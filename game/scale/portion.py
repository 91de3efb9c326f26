"""What a worker does: play some games of an order with the same edition of the program, and answer in plain values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from threading import Lock
from typing import Any

from game.ai.sim import Order, portion
from game.content.load import open_content
from game.save.places import places
from game.scale.edition import edition

_one = Lock()


def play(asked: Sequence[str], order: Sequence[Any], first: int, count: int) -> dict[str, Any]:
    """The games with `count` seeds from `first` on, as a Tally's fields; only `edition` when it isn't the one asked
    for.

    A worker with several threads plays them one after the other: content is opened for a whole process.
    """
    with _one:
        game, seats, bots, settings = order
        wanted = Order(game, seats, tuple(bots), tuple((name, value) for name, value in settings))
        here = edition(wanted)
        if here != tuple(asked):  # its mods are wanted, perhaps
            open_content(places().mods)
            here = edition(wanted)
        if here != tuple(asked):
            return {"edition": list(here)}
        return asdict(portion(wanted, range(first, first + count)))
