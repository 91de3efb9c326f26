"""A copy of a heist of the box keeps the words that the table reads: those of the language that is spoken."""

from __future__ import annotations

from typing import Any

from game.content.fistful.records import Heist
from game.content.fistful.sketch.sketch import Sketch

MOST = {"title": 32, "name": 32, "text": 110, "story": 240}
"""Letters that a card has room for."""


def retold(sketch: Sketch, heist: Heist) -> Sketch:
    """The sketch with the titles, names and texts of that Heist card as they are told now; what would be too long for a
    card of one's own stays as it is printed."""
    board, card = sketch.board, sketch.card
    _tell(board, title=heist.map.title)
    _tell(card, title=heist.title, story=heist.story)
    for letter, zone in heist.map.zones.items():
        _tell(board["zones"][letter], name=zone.name)
    for name, area in heist.areas.items():
        _tell(card["areas"][name], name=area.name)
    for n, clause in enumerate(heist.rules):
        if len(clause.text) <= MOST["text"]:
            card["rules"][n] = clause.text
    for table, star in zip(card.get("star", ()), heist.stars):
        _tell(table, name=star.name, text=star.text)
    for table, visit in zip(card.get("visit", ()), heist.visits):
        _tell(table, name=visit.name, text=visit.text)
    return sketch


def _tell(table: dict[str, Any], **words: str) -> None:
    """These words in a table, each where it has room."""
    table.update({key: text for key, text in words.items() if len(text) <= MOST[key]})
