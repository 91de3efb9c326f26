"""What is printed in the fans' card game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.common.opened import in_use
from game.content.common.printed import Printed

if TYPE_CHECKING:
    from game.content.common.toml.source import Source
    from game.content.fancards.records import FanCards


def _read(root: Path) -> FanCards:
    from game.content.fancards.content import read_fancards  # parser and schemas are wanted only here

    return read_fancards(root)


def _unpack(data: Any) -> FanCards:
    from game.content.fancards.packing import unpack

    return unpack(data)


def _read_mod(top: Source, base: FanCards) -> FanCards:
    from game.content.fancards.mod import read_brought

    return read_brought(top, base)


def _counts(content: FanCards) -> dict[str, int]:
    from game.content.fancards.counts import counts

    return counts(content)


PRINTED = Printed(
    id="fancards",
    sources=lambda: ("assets/decks/fancards",),
    read=_read,
    unpack=_unpack,
    mod_files=lambda: (
        "decks/ships.toml",
        "decks/crew.toml",
        "decks/places.toml",
        "decks/events.toml",
        "decks/jobs.toml",
    ),
    read_mod=_read_mod,
    counts=_counts,
)


def fancards() -> FanCards:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    return in_use(PRINTED)
