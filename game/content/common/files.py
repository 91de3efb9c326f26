"""Where the program's data files lie: in a checkout, in an installed wheel or in a packaged program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

import game

PACKAGE = Path(game.__file__).resolve().parent
LIST = "files.txt"


@lru_cache(maxsize=1)
def data_root() -> Path:
    """The folder that holds `assets` and `maps`. FileNotFoundError when the program came without its data."""
    packed = Path(getattr(sys, "_MEIPASS", PACKAGE.parent)) / "game" / "_data"
    for root in (PACKAGE / "_data", packed, PACKAGE.parent):
        if (root / "assets" / "decks").is_dir():
            return root
    raise FileNotFoundError(f"the program came without its data: no assets in {PACKAGE.parent} or {PACKAGE}")


def data_path(*parts: str) -> Path:
    """A data file by its parts, as in `data_path("maps", "heists", "derelict.toml")`; it need not exist."""
    return data_root().joinpath(*parts)


@lru_cache(maxsize=1)
def listed() -> dict[str, int]:
    """The data files the packaged program was made with and their sizes; nothing elsewhere."""
    try:
        lines = data_path(LIST).read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    return {name: int(size) for size, _, name in (line.partition(" ") for line in lines)}


def lost() -> list[str]:
    """The data files that are not there any more, or not whole: an update cut short, an eager virus scanner."""
    return [name for name, size in listed().items() if not _whole(data_path(name), size)]


def _whole(file: Path, size: int) -> bool:
    try:
        return file.stat().st_size == size
    except OSError:
        return False


def in_checkout() -> bool:
    """Whether the program runs from its repository, where the tests lie beside it."""
    return data_root() == PACKAGE.parent and (PACKAGE.parent / "tests").is_dir()
