"""Which Stories can be opened in the Story editor."""

from __future__ import annotations

from typing import NamedTuple

from game.app.workshop.disk import holds_only
from game.content.firefly import firefly
from game.content.firefly.sketch.story import StorySketch, opened

OURS = ("decks/stories.toml", "mod.toml")
"""The files of a mod that holds a single Story and nothing else."""


class Known(NamedTuple):
    """A Story that can be opened: its mod ("" for one of the box), its id, what it is called."""

    mod: str
    story: str
    title: str


def known() -> list[Known]:
    """All Stories that can be opened: the players' own first, then those of the box."""
    found = [Known(one.mod, one.id, one.title) for one in firefly().stories.values() if one.mod or not one.box]
    return sorted(found, key=lambda one: not one.mod)


def open_known(one: Known) -> StorySketch:
    """The sketch of a Story. One of the box, or of a mod with more in it than that one, is opened as a copy: it can be
    kept under a new name only."""
    stories = firefly().stories
    return opened(stories[one.story], one.mod if one.mod and alone(one.mod) else "")


def alone(mod: str) -> bool:
    """Whether a mod holds one Story and nothing else, so that it may be written again."""
    return holds_only(mod, OURS) and sum(one.mod == mod for one in known()) == 1
