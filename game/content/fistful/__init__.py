"""What is printed in *Fistful of Credits*."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.common.opened import in_use
from game.content.common.printed import Printed

if TYPE_CHECKING:
    from game.content.common.toml.source import Source
    from game.content.fistful.records import Fistful


def _read(root: Path) -> Fistful:
    from game.content.fistful.decks import read_fistful  # parser and schemas are wanted only here

    return read_fistful(root)


def _unpack(data: Any) -> Fistful:
    from game.content.fistful.packing import unpack

    return unpack(data)


def _read_mod(top: Source, base: Fistful) -> Fistful:
    from game.content.fistful.mod import read_brought

    return read_brought(top, base)


def _counts(content: Fistful) -> dict[str, int]:
    from game.content.fistful.counts import counts

    return counts(content)


PRINTED = Printed(
    id="fistful",
    sources=lambda: ("assets/decks/fistful", "assets/decks/fistful/heists", "maps/heists"),
    read=_read,
    unpack=_unpack,
    mod_files=lambda: ("decks/gear.toml", "decks/events.toml", "heists/*.toml", "maps/*.toml"),
    read_mod=_read_mod,
    counts=_counts,
)


def fistful() -> Fistful:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    return in_use(PRINTED)
