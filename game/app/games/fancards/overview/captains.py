"""A captain as a row of the overview: name plate, ship and crew, jobs, squad."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fancards.panels import front, front_paint, hand, jobs, jobs_paint, seats, seats_paint
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.ui.kit import Kit

MOST = 150
"""How high a row is at the most, in units."""


def rows(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """The rows that have room, one below the other."""
    gap = kit.u(8)
    least = kit.u(86) + kit.t(6)
    fit = max(1, min(count, (r.h + gap) // (least + gap)))
    high = min((r.h - gap * (fit - 1)) // fit, round(kit.u(MOST) * max(1.0, min(kit.grow, 1.5))))
    return [Rect(r.x, r.y + i * (high + gap), r.w, high) for i in range(fit)]


def columns(kit: Kit, r: Rect) -> list[Rect]:
    """Plate, front, jobs, squad of a row."""
    gap = kit.u(8)
    shares = (0.20, 0.46, 0.18, 0.16)
    found, x = list[Rect](), float(r.x)
    for share in shares:
        wide = (r.w - gap * (len(shares) - 1)) * share
        found.append(Rect(round(x), r.y, round(wide), r.h).inflate(-kit.u(4), -kit.u(4)))
        x += wide + gap
    return found


def paint(kit: Kit, dst: Surface, r: Rect, now: Situation, words: Words, seat: int) -> None:
    """The row of a captain; what lies open of it, and of the hand no more than how many cards it has."""
    plate, before, held, squad = columns(kit, r)
    seats_paint.plate(kit, dst, plate, seats.seat(now, words, seat, now.choice is not None))
    front_paint.paint(kit, dst, before, front.front(now, words, seat))
    jobs_paint.paint_mine(kit, dst, held, jobs.mine(now, words, seat))
    hand.paint_squad(kit, dst, squad, hand.squad(now, words, seat))
