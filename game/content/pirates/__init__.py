"""What is printed in *Pirates & Bounty Hunters*, as Firefly looks it up; its cards lie in `assets/decks/pirates`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from game.content.firefly.boxes import Box, Odd, Wrong

if TYPE_CHECKING:
    from game.content.firefly.records import Firefly, Story
    from game.content.firefly.words import Takes


def _words() -> Mapping[str, Mapping[str, Takes]]:
    from game.content.pirates.words import STORY_WORDS  # wanted only where a Story is read or written

    return STORY_WORDS


def _odd(story: Story) -> Iterator[Odd]:
    from game.content.pirates.words import at_odds

    return at_odds(story)


def _wrong(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    from game.content.pirates.sense import sought_wrongly

    return sought_wrongly(found, known, base)


def _wrong_in_mod(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    from game.content.pirates.sense import wrong_in_mod

    return wrong_in_mod(found, known, base)


BOX = Box(
    id="pirates",
    mod_files=("supply_*.toml", "jobs_*.toml", "bounties.toml"),
    loose="bounties",
    words=_words,
    odd=_odd,
    wrong=_wrong,
    wrong_in_mod=_wrong_in_mod,
)
"""The box as the content of Firefly looks it up."""
