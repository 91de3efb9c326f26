"""A Story that players wrote, made ready for bots to try it."""

from __future__ import annotations

from dataclasses import replace

from game.content.common.mod import Mod
from game.content.firefly.records import Story
from game.content.firefly.sketch.check import BOX, story_of
from game.content.firefly.sketch.files import given
from game.content.firefly.sketch.story import NAME
from game.rules.firefly.boxes import ON
from game.rules.shared.drawn import Drawn

LONGEST = 20_000
LIMIT = 80
"""Rounds after which bots give a Story up."""
DONE = ("story", "last-call")
"""Reasons of an end with which the Story was completed."""


def drawn(text: str) -> Drawn:
    """The Story of a parcel (`game.content.firefly.sketch.files.parcel`). ContentError when it can't be played."""
    return tried(story_of(given(text.encode(), NAME), f"{NAME}:{NAME}", NAME))


def tried(story: Story) -> Drawn:
    """A Story that need not be in any mods folder."""
    mod = Mod(NAME, story.title, story.text, "firefly", replace(BOX, stories={story.id: story}))
    boxed = {story.box: ON} if story.box else {}
    return Drawn("firefly", mod, {"story": story.id, "mods": NAME, "limit": str(LIMIT), **boxed}, LONGEST, DONE)
