"""What a saved game is played with: the cards and maps of the program and of mods, and what it means when they are
others today."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from game.content.in_play import fingerprint, missing, mods_named
from game.save.errors import SaveError, Unsound
from game.save.format.header import Header


def cards(own: str, game: str, settings: Mapping[str, str]) -> str:
    """The fingerprint of all cards and maps of a game, at most 16 letters; `own`: that of the program's own ones."""
    if not mods_named(settings):
        return own[:16]
    return hashlib.blake2b((own + fingerprint(game, settings, False)).encode(), digest_size=8).hexdigest()


def why(error: SaveError, header: Header, game: str, own: str) -> SaveError:
    """What really keeps a game from going on whose file is whole: a mod, or the cards of another program; the error
    itself where it is neither. `header` is that of the newest save."""
    settings = error.settings
    if error.code != "damaged" or settings is None:
        return error
    unsound = isinstance(error, Unsound)
    if not mods_named(settings):
        if not unsound or header.content == own[:16]:
            return error
        return SaveError(
            "other-cards",
            error.place,
            "This game was saved with other cards or maps.",
            "Open it with the program it was played with; nothing is deleted.",
        )
    if missing(game, settings):
        return SaveError(
            "no-mod",
            error.place,
            "This game is played with a mod that is not here.",
            "Put it back into the mods folder; nothing is deleted.",
        )
    if header.content == cards(own, game, settings) or header.content == own[:16] and not unsound:
        return error
    says = "The board or the cards of a mod have changed since this game was saved."
    return SaveError("other-mod", error.place, says, "Put the mod back as it was; nothing is deleted.")
