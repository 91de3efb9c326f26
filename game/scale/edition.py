"""What plays the games of an order here: two machines with the same edition play the same games."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import game
from game.ai.sim import Order
from game.content.load import library
from game.content.packing import pack

CODE = ("core", "geometry", "content", "rules", "ai")
"""The packages that decide how a game goes."""


class Edition(NamedTuple):
    """The version of the program, a fingerprint of its code, and one of the cards and boards of an order."""

    version: str
    code: str
    content: str


def edition(order: Order) -> Edition:
    """The edition that would play an order here. ContentError."""
    return Edition(game.__version__, _code(), _content(order))


@cache
def _code() -> str:
    found = hashlib.blake2b(digest_size=8)
    top = Path(game.__file__).parent
    for name in CODE:
        for path in sorted((top / name).rglob("*.py")):
            found.update(path.relative_to(top).as_posix().encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def _content(order: Order) -> str:
    """Of the box and of the mods that a setting names."""
    own = getattr(library(), order.game)
    named = {name for _, value in order.settings for part in value.split("+") for name in part.split(":")[:1]}
    decks = {}
    for deck in fields(own):
        cards = getattr(own, deck.name)
        decks[deck.name] = {key: card for key, card in cards.items() if ":" not in key or key.split(":")[0] in named}
    text = json.dumps(pack(decks), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
