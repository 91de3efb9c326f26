"""The Stories of a box that is on which can't be played as the table is set, each with what keeps it back (R-PB-8)."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.firefly import boxes
from game.app.games.firefly.boxes import Barred
from game.app.shell.words import Words
from game.content.firefly import firefly
from game.content.firefly.records import Story
from game.rules.firefly.boxes import ON
from game.rules.firefly.settings import is_for


def barred(story: Story, words: Words, seats: int, settings: Mapping[str, str]) -> Barred | None:
    """What keeps a Story of a box back for so many captains with these settings; None when it can be played."""
    if not story.box or settings.get(story.box) != ON:
        return None
    if not is_for(story, seats):
        said = words("fireflysetup.seats", a=story.seats[0], b=story.seats[1])
        return Barred(said, words("fireflysetup.barred.seats", a=story.seats[0], b=story.seats[1]))
    found = (box.barred(words, story, seats, settings) for box in boxes.known() if box.id == story.box)
    return next(found, None)


def left_out(words: Words, seats: int, settings: Mapping[str, str]) -> dict[str, Barred]:
    """The Stories of boxes that are not offered now, by their ids."""
    cards = firefly().stories.values()
    found = {card.id: barred(card, words, seats, settings) for card in cards}
    return {id: why for id, why in found.items() if why is not None}
