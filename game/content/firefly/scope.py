"""Which cards of *Firefly: The Game* can be played on which map: those whose places are on it."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.firefly.records import Card, Choosable, Do, Job, Map, MisbehaveCard, NavCard, Story

COURSES = ("here", "right", "free", "outlaw")
"""Where cards move the Cruiser, other than to a planet."""


def fits(card: Card, board: Map) -> bool:
    """Whether a map has all planets a card names, and in Alliance Space those to which it moves the Cruiser."""
    if not places_of(card) <= board.planets.keys():
        return False
    ports = [do.what for do in _words(card) if do.word == "cruiser" and do.what not in COURSES]
    return all(port in ports_of(board) for port in ports)


def ports_of(board: Map) -> set[str]:
    """The planets to which the Cruiser may come."""
    return {planet.id for sector in board.sectors.values() if sector.zone == "alliance" for planet in sector.planets}


def places_of(card: Card) -> frozenset[str]:
    """The planets where a Job or a Story is worked."""
    if isinstance(card, Job):
        return frozenset(place for stage in card.places for place in stage)
    if isinstance(card, Story):
        return frozenset(place for goal in card.goals for place in goal.places)
    return frozenset()


def _words(card: Card) -> Iterator[Do]:
    """What happens by a card and its options."""
    options: tuple[Choosable, ...] = ()
    if isinstance(card, Story):
        options = tuple(option for goal in card.goals for option in goal.options)
    elif isinstance(card, (Job, NavCard, MisbehaveCard)):
        options = card.options
    if isinstance(card, NavCard):
        yield from card.do
    for option in options:
        yield from option.do
        for band in option.bands:
            yield from band.do
