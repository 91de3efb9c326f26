"""What lies on the map besides ships and hunters: a pin where somebody is who is wanted or bound, and Havens."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.firefly.map.pieces import Piece
from game.app.games.firefly.panels.rail_paint import portrait
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.prey import listed, prey
from game.app.ui.kit import Kit
from game.rules.pirates.bound import captives, holds
from game.rules.pirates.havens import haven_of
from game.rules.pirates.stories import destinations

PIN, BOUND, HAVEN, DESTINATION = "pin", "bound", "haven", "destination"
RED = (150, 36, 28)


def pieces(now: Situation) -> tuple[Piece, ...]:
    """A pin for everybody on the Most Wanted List who can be hunted, and for whom a rival has bound; the Haven of every
    captain, and the Destination tokens of the Story."""
    g = now.g
    found = [
        Piece(f"card:{one.crew}", PIN, one.node, picture=one.crew)
        for bounty in listed(g)
        for one in prey(g, bounty)
        if one.seen and one.node
    ]
    found += [
        Piece(f"card:{bounty}", BOUND, g.ship[seat], seat, picture=captives(g, seat, bounty)[0])
        for seat in g.ship
        for bounty in (holds(g, seat) if seat != now.seat and g.ship[seat] else ())
    ]
    havens = [(seat, haven_of(g, seat)) for seat in g.ship]
    found += [Piece(f"{HAVEN}:{seat}", HAVEN, at, seat, picture=HAVEN) for seat, at in havens if at]
    for at, goals in destinations(g).items():
        found += [Piece(f"{DESTINATION}:{n}:{at}", DESTINATION, at, n, picture=DESTINATION) for n in goals]
    return tuple(found)


def pin(kit: Kit, dst: Surface, at: Sequence[float], wide: float, one: Piece) -> None:
    """A face in a red ring that stands on its point."""
    n = round(wide * 0.62)
    box = Rect(round(at[0]) - n // 2, round(at[1] - wide * 0.42), n, n)
    tip = (at[0], at[1] + wide * 0.42)
    r = n / 2 / kit.scale
    kit.disc(dst, (box.centerx + kit.u(0.8), box.centery + kit.u(1.6)), r + 2, (0, 0, 0), 120)
    x, y = box.centerx, box.centery + n * 0.3
    kit.poly(dst, [(x - n * 0.36, y), tip, (x + n * 0.36, y)], RED)
    face = Surface(box.size)
    portrait(kit, face, Rect((0, 0), box.size), one.picture, "")
    kit.disc(dst, box.center, r + 1.6, RED)
    kit.put(dst, kit.cut(face, n // 2), box.topleft)
    kit.circle(dst, box.center, r + 0.6, (255, 214, 190), 1.2)


def bound(kit: Kit, dst: Surface, at: Sequence[float], wide: float, one: Piece) -> None:
    """The same of somebody who is bound: with a lock."""
    pin(kit, dst, at, wide, one)
    spot, r = (at[0] + wide * 0.24, at[1] - wide * 0.3), wide * 0.15 / kit.scale
    kit.disc(dst, spot, r, (60, 30, 24), 255, (224, 160, 120), 1)
    kit.icon(dst, spot, "lock", r * 1.3, "hi")


def haven(kit: Kit, dst: Surface, at: Sequence[float], wide: float, one: Piece) -> None:
    """A captain's Haven: the token on a disc in the colour of the seat."""
    size = wide * 0.66 / kit.scale
    pic = kit.sprite(one.picture, w=size, h=size)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0)
    kit.seat(dst, (at[0] + wide * 0.24, at[1] + wide * 0.24), one.seat, size * 0.2)


def destination(kit: Kit, dst: Surface, at: Sequence[float], wide: float, one: Piece) -> None:
    """A Destination token with the number of the Goal that is worked there."""
    size = wide * 0.6 / kit.scale
    pic = kit.sprite(one.picture, w=size, h=size)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0)
    spot = at[0] + wide * 0.22, at[1] + wide * 0.22
    kit.disc(dst, spot, size * 0.26, (18, 20, 30), 240, (155, 227, 211), 1)
    kit.text(dst, spot, str(one.seat), "black", max(12 / kit.grow, size * 0.34 / kit.grow), (232, 250, 244), "mc")


DRAWS = {PIN: pin, BOUND: bound, HAVEN: haven, DESTINATION: destination}
