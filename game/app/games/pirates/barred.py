"""Why a Story of the box can't be played as the table is set, and what to switch on (R-PB-8)."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.firefly.boxes import Barred
from game.app.shell.words import Words
from game.content.firefly.records import Story
from game.rules.pirates.stories import lacking, unhoused


def barred(words: Words, story: Story, seats: int, settings: Mapping[str, str]) -> Barred | None:
    """The part of the box that is off, or that the map has too few planets for Havens; None when nothing is wrong."""
    parts = lacking(story, settings)
    if parts:
        names = words("fireflysetup.barred.both") if len(parts) > 1 else words(f"settings.house.firefly.{parts[0]}")
        return Barred(words("fireflysetup.barred.short", part=names), words("fireflysetup.barred.part", part=names))
    if unhoused(seats, story, settings):
        return Barred(words("fireflysetup.barred.havens.short"), words("fireflysetup.barred.havens"))
    return None
