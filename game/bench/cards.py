"""All cards ready to play from the cache, against reading and checking their sources."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from game.bench.measure import Case, Row, ratio, timings
from game.content.common import cache
from game.content.common.files import data_path
from game.content.common.library import Library
from game.content.registry import PRINTED


def rows() -> list[Row]:
    """One row; the cache is proved to give the same records first."""
    root = data_path()
    with TemporaryDirectory() as name:
        folder = Path(name)
        kept = _library(root, folder)
        if not kept == _library(root, folder) == _library(root, None):
            raise AssertionError("the cache gives other cards than the sources")
        times = timings(
            [Case("cache", lambda: _library(root, folder)), Case("sources", lambda: _library(root, None))], budget=0.1
        )
    return [
        Row(
            "all cards usable, from the cache / tomli and pydantic on the sources",
            ratio(times, "cache", "sources"),
            1 / 15,
        )
    ]


def _library(root: Path, folder: Path | None) -> Library:
    return {game.id: cache.content(game, root, folder) for game in PRINTED}
