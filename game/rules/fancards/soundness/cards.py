"""Where cards may lie, and who may know them there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.core.remembered import remembered
from game.core.zones import everyone
from game.rules.fancards.charting import START
from game.rules.fancards.faces import (
    back_of,
    cards_with,
    is_character,
    is_hazard,
    is_instant,
    is_item,
    is_spare,
    is_trait,
    is_unit,
)
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.regroup import SQUAD, Disband, TrimSquad
from game.rules.fancards.whose import zone_seat
from game.rules.fancards.work.jobs import OPEN


def _crew(card: str) -> bool:
    return back_of(card) == "crew" or back_of(card) == "event" and is_character(card)


def _job(card: str) -> bool:
    return back_of(card) == "job"


def _event(card: str) -> bool:
    return back_of(card) == "event"


def _location(card: str) -> bool:
    return back_of(card) == "location"


def _part(card: str) -> bool:
    return back_of(card) == "part"


def _kept(card: str) -> bool:
    return back_of(card) in ("event", "part") and (is_item(card) or is_trait(card))


DECKS = {"event": _event, "job": _job, "location": _location, "part": _part}
"""Face-down decks and what may lie in them."""
SHARED: dict[str, Callable[[str], bool]] = {
    "event.discard": _event,
    "job.discard": _job,
    "bulletin": _job,
    "laid": lambda card: _event(card) and (is_unit(card) or is_hazard(card)),
    "answers": lambda card: _event(card) and is_instant(card),
    "map": _location,
    "box": lambda card: True,
    "recruits": lambda card: back_of(card) == "crew" and not is_spare(card),
    "spares": lambda card: back_of(card) == "crew" and is_spare(card),
    "ships": lambda card: back_of(card) == "ship",
    "dead": _crew,
    "recruit": lambda card: _event(card) and is_character(card),
}
"""Open zones of the table and what may lie there."""
SEATED: dict[str, Callable[[str], bool]] = {
    "ship": lambda card: back_of(card) == "ship",
    "crew": _crew,
    "away": _crew,
    "items": _kept,
    "jobs": _job,
    "squad": lambda card: _event(card) and is_unit(card),
    "kept": _event,
    "dealt": lambda card: back_of(card) == "crew",
}
"""Open zones that a seat has."""
PLACED: dict[str, Callable[[str], bool]] = {
    "loot": lambda card: back_of(card) in ("event", "part") and is_item(card),
    "part": _part,
}
"""Open zones of a cell."""


@remembered
def _fitting(fits: Callable[[str], bool], mods: str) -> frozenset[str]:
    """The cards of a game with those mods that may lie in a zone."""
    return frozenset(filter(fits, cards_with(mods)))


def zone_faults(g: FanCards) -> Iterator[str]:
    """What is wrong with where the cards lie."""
    mods, known = g.settings["mods"], {everyone(len(g.credits))}
    for zone, cards in g.zones.items():
        if not cards:
            yield f"the zone {zone[:40]!r} is empty"
        elif zone in DECKS:
            if not _fitting(DECKS[zone], mods).issuperset(cards):
                yield f"the {zone} deck holds what does not belong there"
        elif zone == "drawn":
            if len({back_of(card) for card in cards}) > 1 or any(card not in g.seen for card in cards):
                yield "what was drawn does not belong together, or nobody knows it"
        elif zone.startswith("hand:"):
            yield from _hand(g, zone)
        else:
            yield from _open(g, zone, mods, known)
    if len(g.zones.get("bulletin", ())) > OPEN:
        yield "more than four jobs lie open (R-CG-93)"
    if START not in g.cells or sorted(g.cells.values()) != sorted(g.zones.get("map", ())):
        yield "what lies on the map does not lie on its cells"


def _hand(g: FanCards, zone: str) -> Iterator[str]:
    seat = zone_seat(g, zone)
    cards = g.zones[zone]
    if seat < 0 or any(not _event(card) or not g.seen.get(card, 0) & 1 << seat for card in cards):
        yield f"{zone[:40]!r} is no hand, or its player does not know it"


def _open(g: FanCards, zone: str, mods: str, known: set[int]) -> Iterator[str]:
    """A zone that all can see: each of its cards has the mask `known`."""
    head, _, tail = zone.partition(":")
    cards = g.zones[zone]
    fits = SHARED.get(zone) or (SEATED.get(head) if zone_seat(g, zone) >= 0 else None)
    if fits is None and tail in g.cells:
        fits = PLACED.get(head)
    if fits is None:
        yield f"there is no zone {zone[:40]!r}"
    elif not _fitting(fits, mods).issuperset(cards):
        yield f"{zone[:40]!r} holds what does not belong there"
    elif known != set(map(g.seen.get, cards)):
        yield f"not everybody knows what lies in {zone[:40]!r}"
    elif head == "ship" and len(cards) > 1:
        yield f"two ships lie in {zone[:40]!r}"
    elif head == "squad" and len(cards) > SQUAD and not any(isinstance(step, Disband | TrimSquad) for step in g.stack):
        yield f"the squad {zone[:40]!r} is too large (R-CG-58)"
