"""Read all decks and boards and hand them out as frozen records."""

from __future__ import annotations

from functools import lru_cache

from game.content.files import data_path
from game.content.records import Fistful


@lru_cache(maxsize=1)
def fistful() -> Fistful:
    """The game's own content, without mods. ContentError names what is wrong with a file."""
    from game.content import decks

    return decks.read_fistful(data_path())
