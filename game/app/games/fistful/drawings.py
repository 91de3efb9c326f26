"""Pictures that only this game's booklet shows: an enemy with its strength, beads of the Timer."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fistful.board.base import shield
from game.app.games.fistful.panels.timer_track import BEADS
from game.app.shell.doors import Drawing
from game.app.ui.kit import Kit
from game.app.ui.theme import C


def _enemy(k: Kit, dst: Surface, r: Rect, name: str) -> None:
    """ "brute-4": the figure, and its strength on the shield."""
    who, _, strength = name.rpartition("-")
    high = r.h / k.scale
    k.stand(dst, (r.centerx, r.bottom - k.u(high * 0.14)), who, high * 0.88)
    shield(k, dst, (r.centerx + r.w * 0.34, r.bottom - r.h * 0.24), int(strength), high * 0.7)


def _beads(k: Kit, dst: Surface, r: Rect, named: str) -> None:
    """Steps of the Timer on their brass rod."""
    colours = named.split()
    gap = min(r.h * 0.52, r.w / (len(colours) + 0.6))
    left = r.centerx - gap * (len(colours) - 1) / 2
    rod = Rect(round(left - gap * 0.4), r.centery - k.u(1.6), round(gap * (len(colours) - 0.2)), max(2, k.u(3.2)))
    k.box(dst, rod, (C["brass_hi"], C["brass"], C["brass_lo"]), 1.5)
    for i, name in enumerate(colours):
        color, sign = BEADS.get(name, BEADS["gray"])
        size = gap / k.scale * 0.44
        at = round(left + gap * i), r.centery
        k.disc(dst, (at[0] + k.u(0.8), at[1] + k.u(1.8)), size, (0, 0, 0), 110)
        k.disc(dst, at, size, color, ring=(90, 66, 34), ring_w=1.3)
        k.icon(dst, at, sign, size, (250, 244, 230))


DRAWINGS = {
    "enemy": Drawing(lambda name, high: high * 0.66, _enemy),
    "beads": Drawing(lambda named, high: high * (0.34 + 0.52 * len(named.split())), _beads, 0.84),
}
