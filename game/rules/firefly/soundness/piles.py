"""What must hold of zones: which cards may lie there and who has seen them (R-FB-47, R-FB-370, R-FB-641, R-FB-651)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ruleset import Ruleset
from game.core.zones import everyone
from game.rules.firefly.boxes import zone_of_box
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, deck_of, items, kind
from game.rules.firefly.told import is_deck

KINDS = {
    "crew": "crew",
    "team": "crew",
    "gear": "gear",
    "upgrade": "upgrade",
    "drive": "drive",
    "ship": "ship",
    "hand": "job",
    "active": "job",
    "solid": "job",
}
"""What kind of card lies in the zones of a seat."""
OPEN = ("crew", "team", "gear", "upgrade", "drive", "ship", "active", "solid")
CONSIDERED = ("crew", "gear", "upgrade", "drive", "job")


def zone_faults(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """What lies where it can't, or is seen by those who shouldn't."""
    known = everyone(len(g.ship))
    decks = {deck_of(item) for item in items()}
    if not all(0 < mask <= known for mask in g.seen.values()):
        yield "the knowledge of the seats is not that of a table"
        return
    if not set(g.seen) <= set(items()):
        yield "somebody knows a card that isn't there"
    for zone, cards in g.zones.items():
        if not cards:
            yield f"the zone {zone[:40]!r} is empty"
        elif is_deck(zone):
            if zone not in decks or any(deck_of(item) != zone or item in g.seen for item in cards):
                yield f"the deck {zone[:40]!r} holds what does not belong there, or what somebody knows"
        elif zone.endswith(".discard"):
            if zone[:-8] not in decks or any(deck_of(item) != zone[:-8] for item in cards):
                yield f"{zone[:40]!r} holds a card of another deck"
        elif own := zone_of_box(g, zone):
            if not {kind(item) for item in cards} <= set(own.kinds):
                yield f"{zone[:40]!r} holds a card of another kind"
        else:
            yield from _pile(g, zone, cards)
        if not is_deck(zone) and not _seen(g, zone, cards, known):
            yield f"who should know what lies in {zone[:40]!r} doesn't, or who shouldn't does"


def _seen(g: Firefly, zone: str, cards: tuple[str, ...], known: int) -> bool:
    """Hands are for their owner alone, what is Considered is for its captain at least, all else is for everybody."""
    head, _, tail = zone.partition(":")
    if head in ("hand", "considered"):
        bit = 1 << int(tail) if tail in map(str, g.ship) else 0
        return all(g.seen.get(item, 0) & bit for item in cards)
    return all(g.seen.get(item) == known for item in cards)


def _pile(g: Firefly, zone: str, cards: tuple[str, ...]) -> Iterator[str]:
    """Every zone that is neither a deck nor a discard pile."""
    head, _, tail = zone.partition(":")
    kinds = {kind(item) for item in cards}
    if zone in ("setup", "stories"):
        if any(deck_of(item) != zone for item in cards):
            yield f"{zone} holds what is no card of it"
    elif zone == "story":
        if kinds != {"story"} or len(cards) > 1:
            yield "one Story Card is in force"
    elif zone == "drawn":
        if not kinds <= {"nav", "misbehave"}:
            yield "a card is drawn that is neither a Nav nor a Misbehave card"
    elif zone in ("removed", "aside"):
        if zone == "removed" and any(kind(item) == "crew" and crew_card(item).leader for item in cards):
            yield "a Leader is out of the game"
    elif tail not in map(str, g.ship) or (head != "considered" and head not in KINDS):
        yield f"there is no zone {zone[:40]!r}"
    elif not kinds <= ({KINDS[head]} if head in KINDS else set(CONSIDERED)):
        yield f"{zone} holds a card that is no {KINDS.get(head, 'card to be Considered')}"
