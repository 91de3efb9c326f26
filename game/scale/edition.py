"""What plays the games of an order here: two machines with the same edition play the same games."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import game
from game.ai.sim import Order
from game.content.in_play import fingerprint

CODE = ("core", "geometry", "content", "rules", "ai")
"""The packages that decide how a game goes."""


class Edition(NamedTuple):
    """The version of the program, a fingerprint of its code, and one of the cards and boards of an order."""

    version: str
    code: str
    content: str


def edition(order: Order) -> Edition:
    """The edition that would play an order here. ContentError."""
    return Edition(game.__version__, _code(), fingerprint(order.game, dict(order.settings), True))


@cache
def _code() -> str:
    found = hashlib.blake2b(digest_size=8)
    top = Path(game.__file__).parent
    for name in CODE:
        for path in sorted((top / name).rglob("*.py")):
            found.update(path.relative_to(top).as_posix().encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()
