"""What went wrong with saves and files, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.save.errors import SAVING, SaveError, from_disk

if TYPE_CHECKING:
    from game.app.shell.words import Words
    from game.save.store import Entry


def told(error: SaveError, words: Words | None = None) -> str:
    """What happened and what can be done, in the language of the program where it knows the sentence."""
    key = f"error.{error.code}.{error.deed}" if error.deed else f"error.{error.code}"
    if words is not None and words.has(key):
        return words(key)
    return f"{error.sentence} {error.advice}".strip()


def why_not(entry: Entry, words: Words) -> str:
    """Why a listed save can't be opened, "" when it can."""
    return words(f"error.{entry.code}") if words.has(f"error.{entry.code}") else entry.reason


def disk(error: OSError, words: Words, deed: str = SAVING) -> str:
    """What the disk said, with the advice that fits what was tried."""
    return told(from_disk(error, "", deed), words)
