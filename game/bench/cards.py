"""All cards ready to play from the cache, against reading and checking their sources."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from game.bench.measure import Case, Row, ratio, timings
from game.content import cache, decks
from game.content.files import data_path


def rows() -> list[Row]:
    """One row; the cache is proved to give the same records first."""
    root = data_path()
    with TemporaryDirectory() as name:
        folder = Path(name)
        if not cache.fistful(root, folder) == cache.fistful(root, folder) == decks.read_fistful(root):
            raise AssertionError("the cache gives other cards than the sources")
        times = timings([
            Case("cache", lambda: cache.fistful(root, folder)),
            Case("sources", lambda: decks.read_fistful(root)),
        ], budget=0.1)
    return [Row("all cards usable, from the cache / tomli and pydantic on the sources",
                ratio(times, "cache", "sources"), 1 / 15)]
