"""The tables of a game told in the text form of scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.fancards.faces import kind
from game.rules.fancards.state import FanCards, crew_at, seat_of, stowed

NUMBERS = ("credits", "alliance", "criminal", "pool", "moves", "command")
PLAIN = ("active", "first", "round", "turn", "phase", "over", "why")
PILES = ("event", "job", "location", "event_discard", "job_discard", "bulletin", "laid", "drawn", "recruits", "dead")
PER_SEAT = ("hand", "jobs", "squad")


def told(g: FanCards) -> dict[str, Any]:
    """Every table in its text form; cards are called by their kind."""
    return {
        "map": {cell: kind(card) for cell, card in g.cells.items()},
        "at": {str(seat): cell for seat, cell in g.spot.items()},
        **{name: _seats(getattr(g, name)) for name in NUMBERS},
        **{name: {str(seat): _kinds(g, f"{name}:{seat}") for seat in g.credits} for name in PER_SEAT},
        **{name: _kinds(g, name.replace("_", ".")) for name in PILES},
        "ship": {str(seat): next(iter(_kinds(g, f"ship:{seat}")), "") for seat in g.credits},
        "crew": {str(seat): [crew_text(g, card) for card in crew_at(g, str(seat))] for seat in g.credits},
        "away": {place: [crew_text(g, card) for card in crew_at(g, place)] for place in g.teams},
        "teams": dict(g.teams),
        "roving": _seats(g.roving),
        "captain": {str(seat): kind(card) for seat, card in g.captain.items()},
        "items": {str(seat): [kind(item) for item in stowed(g, seat)] for seat in g.credits},
        "carried": _carried(g),
        "wounds": {_name(card): number for card, number in g.wounds.items()},
        "stages": {kind(job): list(cells) for job, cells in g.stages.items() if cells},
        "epics": {str(seat): list(names) for seat, names in g.epics.items()},
        "loot": {zone[5:]: _kinds(g, zone) for zone in sorted(g.zones) if zone.startswith("loot:")},
        "part": {zone[5:]: _kinds(g, zone) for zone in sorted(g.zones) if zone.startswith("part:")},
        "aim": {_name(card): place for card, place in g.aim.items()},
        "payer": {_name(card): seat for card, seat in g.payer.items()},
        "guard": {_name(card): [kind(who) for who in guards] for card, guards in g.guard.items()},
        **{name: getattr(g, name) for name in PLAIN},
        "winners": list(map(str, g.winners)),
        "marks": dict(g.flags),
    }


def _seats(table: Mapping[int, Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in table.items()}


def _name(card: str) -> str:
    """A card or unit of a job without numbers of cards: "foe:the-pay-train:0"."""
    return ":".join(kind(part) for part in card.split(":"))


def _kinds(g: FanCards, zone: str) -> list[str]:
    return [kind(card) for card in g.zones.get(zone, ())]


def crew_text(g: FanCards, card: str) -> str:
    """A crew card as scenarios call it: "jayne", with its wounds "jayne -2"."""
    wounds = g.wounds.get(card, 0)
    return f"{kind(card)} -{wounds}" if wounds else kind(card)


def _carried(g: FanCards) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for item, who in g.carrier.items():
        found.setdefault(kind(who), []).append(kind(item))
    return found


SOURCES = {
    "move": "ship:{seat}",
    "charter": "location",
    "look": "job",
    "send": "part",
    "place": "drawn",
    **dict.fromkeys(("rove", "raid"), "squad:{seat}"),
    "incite": "die",
}
TARGETS = {
    "charter": "map",
    "take": "jobs:{seat}",
    "look": "jobs:{seat}",
    "quit": "job.discard",
    "play": "",
    "stow": "items:{seat}",
    "drop": "event.discard",
    "discard": "event.discard",
    "recruit": "crew:{seat}",
    "ship": "ship:{seat}",
    "crew": "crew:{seat}",
    "board": "ship:{seat}",
    "part": "items:{seat}",
    "captain": "captain:{seat}",
    "answer": "answers",
    "hand": "hand:{seat}",
    "squad": "squad:{seat}",
    "disband": "event.discard",
    "mutiny": "captain:{seat}",
    "loot": "items:{seat}",
}
"""By the word of an answer what is dragged and where to; where nothing stands here the answer names it itself."""


def drag(g: FanCards, key: str) -> tuple[str, str]:
    """Source and target that an answer stands for when it is dragged, for asking why it is refused."""
    word, _, rest = key.partition(":")
    step = g.stack[-1] if g.stack else None
    seat = getattr(step, "seat", g.active)
    first, _, second = rest.partition(":")
    cards = [found_card(g, name, seat) for name in (first, second) if name]
    source = SOURCES.get(word, cards[0] if cards else "")
    if source == "drawn":
        source = next(iter(g.zones.get("drawn", ("",))), "")
    if word in ("move", "place", "rove", "close", "run-for-it"):
        target = f"cell:{rest}"
    elif word in ("lay", "challenge") and second[:1].isdigit() or word == "raid":
        target = f"place:{second or rest}"
    elif word in ("finish", "leave"):
        target = f"cell:{g.spot[seat]}"
    elif second:
        target = cards[-1]
    else:
        target = TARGETS.get(word, key)
    return source.format(seat=seat), target.format(seat=seat)


def found_card(g: FanCards, name: str, seat: int) -> str:
    """The card of that name or id, one of the seat's own first; the name itself when there is none."""
    own = ("hand", "crew", "items", "jobs", "squad")
    zones = [
        *(f"{word}:{seat}" for word in own),
        *(place for place in g.zones if seat_of_zone(place) == seat),
        "laid",
        *g.zones,
    ]
    for zone in zones:
        for card in g.zones.get(zone, ()):
            if name in (card, kind(card)):
                return card
    return name


def seat_of_zone(zone: str) -> int:
    """The seat whose Away Team a zone is, -1 for other zones."""
    return seat_of(zone[5:]) if zone.startswith("away:") else -1
