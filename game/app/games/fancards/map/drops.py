"""What it looks like when a card is let go of over something: how rules name that, and answers that go together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.app.games.fancards.situation import Situation
from game.content.fancards.records import Instant, Item
from game.rules.fancards.faces import back_of, face, is_trait, is_unit
from game.rules.fancards.hands import hand
from game.rules.fancards.items import bears, in_reach
from game.rules.fancards.recruit import row
from game.rules.fancards.state import crew_of, place_of
from game.rules.fancards.whose import zone_seat

TABLE = "table"
"""Where nothing lies that a card goes to."""
SEATED = ("place", "captain", "ship")
"""How targets begin that stand for a captain, before the number of the seat."""
OWN = ("crew", "items", "jobs", "ship", "away")
"""The zones of a captain that stand for all that lies before it."""


def home(now: Situation, source: str, targets: Sequence[str]) -> bool:
    """Whether something is let go of where it came from."""
    return source in targets or source not in now.g.carrier and zone_of(now, source) in targets


def zone_of(now: Situation, card: str) -> str:
    """The zone in which a card lies, "" for what lies in none."""
    return next((zone for zone, lying in now.g.zones.items() if "#" in card and card in lying), "")


def owner(now: Situation, target: str) -> int:
    """The captain that a target is of or belongs to, -1 for none."""
    head, _, tail = target.partition(":")
    if head in SEATED:
        seat = tail.partition(":")[0]
        return int(seat) if seat.isdigit() else -1
    zone = target if ":" in target and "#" not in target else zone_of(now, target)
    return zone_seat(now.g, zone) if zone.partition(":")[0] in (*OWN, "squad") else -1


def bearer(now: Situation, targets: Sequence[str]) -> str:
    """Whom of the own crew something is put on: somebody, or what somebody carries; "" for nobody."""
    crew = crew_of(now.g, now.seat)
    named = (now.g.carrier.get(target, target) for target in targets)
    return next((who for who in named if who in crew), "")


def aims(now: Situation, source: str, targets: Sequence[str]) -> list[str]:
    """What a card is put on, as rules name it for a card like that, the nearest first; then what lies there."""
    return list(dict.fromkeys((*_meant(now, source, targets), *targets, TABLE)))


def _meant(now: Situation, source: str, targets: Sequence[str]) -> Iterator[str]:
    g, seat = now.g, now.seat
    whose = next((one for target in targets if (one := owner(now, target)) >= 0), -1)
    who = bearer(now, targets)
    if source in hand(g, seat) or source in row(g):
        printed = face(source)
        if isinstance(printed, Instant):
            yield from _aimed(now, source, targets, who)
            if whose in (-1, seat) and now.kind == "Respond":
                yield "answers"
        if who:
            yield who
        if whose == seat and not (isinstance(printed, Item) and who):
            yield from (f"items:{seat}", f"crew:{seat}")
        if whose in (-1, seat) and f"hand:{seat}" not in targets and now.kind == "Act":
            yield "event.discard"
    elif source in g.zones.get(f"items:{seat}", ()):
        if who and not (is_trait(source) and g.carrier.get(source) == who):
            yield who
        elif whose == seat:
            yield f"items:{seat}"
    elif "#" in source and back_of(source) == "job" and whose == seat:
        yield f"jobs:{seat}"
        yield f"cell:{g.spot[seat]}"
    elif source in crew_of(g, seat) and whose == seat:
        yield f"ship:{seat}"
    if whose >= 0 and whose != seat and "#" in source:
        found = next((place_of(g, whose, target) for target in targets if "#" in target), "")
        yield f"place:{found or whose}"


def _aimed(now: Situation, source: str, targets: Sequence[str], who: str) -> Iterator[str]:
    """What an instant may strike: somebody, what somebody carries, a unit."""
    yield from (t for t in targets if "#" in t and (t == who or is_unit(t) or t in now.g.carrier))


def together(now: Situation, source: str, targets: Sequence[str]) -> tuple[str, str]:
    """Two answers that are one thing at the table: an item out of the hand, or of somebody else, goes to whoever it is
    put on by way of the inventory (R-CG-66, R-CG-74). Two times "" where that can't be."""
    g, who = now.g, bearer(now, targets)
    free = who in in_reach(g, now.seat) if who else False
    if not free or now.kind != "Act" or source not in (*hand(g, now.seat), *g.carrier) or is_trait(source):
        return "", ""
    first = f"play:{source}" if source in hand(g, now.seat) else f"stow:{source}"
    able = isinstance(face(source), Item) and g.carrier.get(source) != who and bears(g, who, source)
    return (first, f"attach:{source}:{who}") if able and now.key(first) is not None else ("", "")
