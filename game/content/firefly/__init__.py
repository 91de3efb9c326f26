"""What is printed in *Firefly: The Game*."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.common.opened import in_use
from game.content.common.printed import Printed
from game.content.common.records import Differ
from game.content.firefly.boxes import known

if TYPE_CHECKING:
    from game.content.common.toml.source import Source
    from game.content.firefly.records import Firefly


def _read(root: Path) -> Firefly:
    from game.content.firefly.boxed import with_boxes  # parser and schemas are wanted only here
    from game.content.firefly.content import read_firefly

    return with_boxes(root, read_firefly(root))


def _unpack(data: Any) -> Firefly:
    from game.content.firefly.packing import unpack

    return unpack(data)


def _read_mod(top: Source, base: Firefly) -> Firefly:
    from game.content.firefly.mod import read_brought

    return read_brought(top, base)


def _counts(content: Firefly) -> dict[str, int]:
    from game.content.firefly.counts import counts

    return counts(content)


def _boxed(content: Firefly) -> dict[str, dict[str, int]]:
    from game.content.firefly.counts import boxed_counts

    return boxed_counts(content)


def _differing(content: Firefly) -> list[tuple[str, Differ]]:
    from game.content.firefly.counts import differing

    return differing(content)


def _sources() -> tuple[str, ...]:
    return ("assets/decks/firefly", *(f"assets/decks/{box.id}" for box in known()), "maps/verse.toml")


def _mod_files() -> tuple[str, ...]:
    own = ("supply_*.toml", "jobs_*.toml", "nav_*.toml", "misbehave.toml", "stories.toml")
    decks = [*own, *(f"{box.id}/{name}" for box in known() for name in box.mod_files)]
    return (*(f"decks/{name}" for name in decks), "maps/*.toml")


PRINTED = Printed(
    id="firefly",
    sources=_sources,
    read=_read,
    unpack=_unpack,
    mod_files=_mod_files,
    read_mod=_read_mod,
    counts=_counts,
    boxed=_boxed,
    differing=_differing,
)


def firefly() -> Firefly:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    return in_use(PRINTED)
