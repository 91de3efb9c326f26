"""Which heists can be opened in the heist editor."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.content.common.files import data_path
from game.content.common.toml.door import MAX_BYTES
from game.content.fistful import fistful
from game.content.fistful.sketch.retold import retold
from game.content.fistful.sketch.sketch import Sketch, opened
from game.save.disk.files import REAL
from game.save.places import places

MOST_FILES = 40


class Known(NamedTuple):
    """A heist that can be opened: its mod ("" for one of the box), its id in there, what it is called."""

    mod: str
    heist: str
    title: str


def known() -> list[Known]:
    """All heists that can be opened: the players' own first, then those of the box."""
    found = []
    for heist in fistful().heists.values():
        mod, _, inner = heist.id.rpartition(":")
        found.append(Known(mod, inner, heist.title))
    return sorted(found, key=lambda one: (not one.mod, one.title))


def open_known(one: Known) -> Sketch:
    """The sketch of a heist. One of the box, or of a mod with more in it than one heist, is opened as a copy: it can be
    kept under a new name only. ContentError, OSError."""
    if not one.mod:
        decks = data_path("assets", "decks", "fistful", "heists")
        sketch = opened(_texts(decks, "heists"), one.heist, _texts(data_path("maps", "heists"), "maps"))
        return retold(sketch, fistful().heists[one.heist])
    folder = places().mods / one.mod
    cards, boards = _texts(folder / "heists", "heists"), _texts(folder / "maps", "maps")
    box = _texts(data_path("maps", "heists"), "maps")
    sketch = opened(cards, one.heist, {**boards, **box})
    alone = len(cards) == 1 and len(boards) == 1 and not (folder / "decks").exists()
    whole = sum(other.mod == one.mod for other in known()) == 1
    sketch.mod = one.mod if alone and whole else ""
    return sketch


def _texts(folder: Path, called: str) -> dict[str, str]:
    """The TOML texts of a folder by name; no more of one than the loader would read."""
    found = {}
    for path in sorted(folder.glob("*.toml"))[:MOST_FILES]:
        found[f"{called}/{path.name}"] = REAL.read(path, MAX_BYTES + 1).decode("utf-8-sig", "replace")
    return found
