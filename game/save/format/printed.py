"""The fingerprint of what is printed on a game's cards and maps, so that a save knows when it changed."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from game.content.common.files import data_path


@lru_cache(maxsize=16)
def printed(game: str) -> str:
    """16 letters that change when a deck or map of the game does; "" when there is no data. Mods do not count."""
    from game.rules.registry import RULESETS  # a table loads the rules of its own game alone

    found = [place for rules in RULESETS if rules.id == game for place in rules.printed]
    try:
        places = tuple(data_path(*place.split("/")) for place in found)
    except FileNotFoundError:
        return ""
    return of_folders(places)


def of_folders(places: tuple[Path, ...]) -> str:
    """The fingerprint of some TOML files and all in some folders: their names and texts, whatever their line ends."""
    stir = hashlib.blake2b(digest_size=8)
    for place in places:
        for path in [place] if place.is_file() else sorted(place.rglob("*.toml")):
            text = path.read_bytes().replace(b"\r\n", b"\n")
            stir.update(f"{path.relative_to(place).as_posix()} {len(text)}\n".encode() + text)
    return stir.hexdigest()
