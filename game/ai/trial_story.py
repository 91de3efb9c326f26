"""Whether a written Story can be completed: bots play it in a process of their own, as `game.ai.trial` does heists."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection

from game.ai.levels import LEVELS
from game.ai.match import play_game
from game.ai.trial import Trial, Try
from game.ai.worker import MODEST
from game.content.common.mod import Mod
from game.content.firefly.records import Story
from game.content.firefly.sketch.check import BOX, story_of
from game.content.firefly.sketch.files import given, parcel
from game.content.firefly.sketch.story import NAME, StorySketch
from game.content.load import brought

LONGEST = 20_000
"""Answers after which a game counts as one that does not end."""
LIMIT = 80
"""Rounds after which bots give a Story up."""
DONE = ("story", "last-call")
"""Reasons of an end with which the Story was completed."""


def played(story: Story, seats: int, seed: int, level: int = 2) -> Try:
    """One game of bots of that level; the Story need not be in any mods folder. `won`: somebody completed it."""
    mod = Mod(NAME, story.title, story.text, "firefly", replace(BOX, stories={story.id: story}))
    with brought(mod):
        setting = {"story": story.id, "mods": NAME, "limit": str(LIMIT)}
        told = play_game("firefly", seats, seed, (LEVELS[level],), setting, LONGEST)
    why = told.outcome.why if told.outcome else ""
    return Try(why in DONE, why, told.rounds, told.failure)


def serve(line: Connection, text: str, tries: int, seats: int, level: int) -> None:
    """Play and tell each game at once, until all are played or the line is closed."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(MODEST)
    with suppress(EOFError, OSError):  # the window has gone
        try:
            story = story_of(given(text.encode(), NAME), f"{NAME}:{NAME}", NAME)
            for seed in range(1, tries + 1):
                line.send_bytes(json.dumps(played(story, seats, seed, level)).encode())
        except (EOFError, OSError):
            raise
        except Exception as error:  # told to the window, which shows it
            line.send_bytes(json.dumps(Try(False, "", 0, f"{type(error).__name__}: {error}")).encode())


class StoryTrial(Trial):
    """So many games of a written Story by captains of a level."""

    def __init__(self, sketch: StorySketch, tries: int, seats: int, level: int) -> None:
        self.begin(serve, parcel(sketch), tries, seats, level)
