"""Where the program's data files lie: in a checkout, in an installed wheel or in a packaged program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


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


def in_checkout() -> bool:
    """Whether the program runs from its repository, where the tests lie beside it."""
    return data_root() == PACKAGE.parent and (PACKAGE.parent / "tests").is_dir()
