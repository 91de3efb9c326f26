"""What a game tells of its printed content, so that all games are read, kept, counted and added to in one way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.content.common.records import Differ

if TYPE_CHECKING:
    from game.content.common.errors import Problem
    from game.content.common.toml.source import Source

R = TypeVar("R")


@dataclass(frozen=True)
class Beside(Generic[R]):
    """A file in the mods folder that plays as a mod of its own, called `name`.

    `title` and `text` are what players read about it, `kept_for` why no folder may have its name; `read` gives what it
    brings (None for nothing) and what is wrong with it, from the mods folder and the content of the box, and never
    raises.
    """

    name: str
    title: str
    text: str
    kept_for: str
    read: Callable[[Path, R], tuple[R | None, list[Problem]]]


def _agreed(content: object) -> list[tuple[str, Differ]]:
    return []


def _none(content: object) -> dict[str, dict[str, int]]:
    return {}


@dataclass(frozen=True)
class Printed(Generic[R]):
    """The printed content of one game, a dataclass whose fields are its decks, each by id.

    `id`: that of its ruleset; `sources`: the folders and files it is read from, its boxes' too, parted by "/"; `read`:
    what reads it below the data folder (ContentError); `unpack`: what makes it from its shelves (`packing.shelved`).
    `mod_files`: the files a mod may have beside its mod.toml; `read_mod`: what reads them, given the folder of the mod
    and the content of the box (ContentError); `beside`: what else a mods folder may bring.
    `counts`: how many cards every deck holds; `boxed`: the same for each of its expansions; `differing`: the facts on
    which sources differ, each with its card's id.
    """

    id: str
    sources: Callable[[], tuple[str, ...]]
    read: Callable[[Path], R]
    unpack: Callable[[Any], R]
    mod_files: Callable[[], tuple[str, ...]]
    read_mod: Callable[[Source, R], R]
    counts: Callable[[R], dict[str, int]]
    beside: tuple[Beside[R], ...] = ()
    differing: Callable[[R], list[tuple[str, Differ]]] = _agreed
    boxed: Callable[[R], dict[str, dict[str, int]]] = _none

    @property
    def kept(self) -> str:
        """The file of the cache that holds it."""
        return f"{self.id}.cards"
