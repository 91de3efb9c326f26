"""What pointing at a Sector shows before anything is decided: the way, the Nav Cards on it, what is due there."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.firefly.hints.routes import foretold
from game.app.games.firefly.map.board import Piece, Tag
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.rules.firefly.board import distances, zone_at
from game.rules.firefly.flight.flying import BURN
from game.rules.firefly.zones import amount, outlaw


class Preview(NamedTuple):
    """The overlay of a pointed-at Sector."""

    legal: bool = False
    path: tuple[int, ...] = ()
    navs: tuple[str, ...] = ()
    tag: Tag | None = None
    ghost: Piece | None = None


def preview(now: Situation, words: Words, number: int | None, dragging: bool = False) -> Preview:
    """What the map shows for a Sector."""
    if number is None:
        return Preview()
    way = now.course(number)
    if not way:
        if not now.place(number).planets:
            return Preview()
        here = now.g.ship.get(now.seat, 0)
        far = distances(now.g, here)[number] if here and here != number else 0
        how_far = (words("firefly.page.far", n=far),) if far else ()
        return Preview(tag=Tag(now.where(number, words), lines=how_far))
    if not now.moving:
        head = now.cells[number].key.partition(":")[0]
        return Preview(True, tag=Tag(words(f"firefly.tag.to.{head}", place=now.where(number, words))))
    burns = now.g.flying == BURN if now.kind == "FlightChoice" else now.way == BURN
    navs = tuple(zone_at(now.g, at) if burns else "" for at in way[1:])
    lines = []
    if burns:
        lines.append(price(now, words, number))
        if last_fuel(now):
            lines.append(words("firefly.tag.last"))
        found = foretold(now, number)
        if found is not None:
            lines.append(words("firefly.tag.through", chance=percent(found.through)))
    grave = now.g.cruiser in way[1:] and outlaw(now.g, now.seat)
    if grave:
        lines.append(words("firefly.tag.cruiser"))
    due = now.errands().get(number, [])
    note = words("firefly.tag.due") if due else ""
    lines += [title(job) for job in due[:2]]
    ghost = None if dragging else Piece("ghost", "ship", number, now.seat, picture=now.model(now.seat))
    return Preview(True, way, navs, Tag(now.where(number, words), note, len(way) - 1, grave, tuple(lines)), ghost)


def last_fuel(now: Situation) -> bool:
    """Whether a Full Burn from here takes so much Fuel that there is none left for another."""
    if now.kind != "Actions" or now.way != BURN or not now.fuel:
        return False
    return amount(now.g, now.seat, "fuel") < 2 * now.fuel


def price(now: Situation, words: Words, number: int) -> str:
    """What a Full Burn to a Sector takes; "" for a Mosey and for what does not fly."""
    burns = now.g.flying == BURN if now.kind == "FlightChoice" else now.way == BURN
    if not now.moving or not burns:
        return ""
    fuel = 0 if now.kind == "FlightChoice" else now.fuel
    return words("firefly.tag.burn", n=len(now.course(number)) - 1, fuel=fuel)
