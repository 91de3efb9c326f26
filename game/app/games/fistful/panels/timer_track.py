"""The Timer as beads on a brass rod: letter and icon on each step, the hourglass beside the current one."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color, tone

BEADS: dict[str, tuple[Color, str]] = {
    "green": ((64, 140, 84), "play"),
    "gray": ((116, 120, 130), "bolt"),
    "red": ((176, 48, 38), "skull"),
    "yellow": ((204, 150, 34), "bell"),
    "black": ((26, 24, 26), "x"),
}
GAP = 45.5


def beads(kit: Kit, rect: Rect, count: int) -> list[tuple[int, int]]:
    """The centres of the beads in a strip of the top bar."""
    pad = kit.u(16)
    gap = min(kit.u(GAP), (rect.w - 2 * pad - kit.u(14)) / max(1, count - 1))
    return [(round(rect.x + pad + gap * i), rect.centery - kit.u(1)) for i in range(count)]


def paint(kit: Kit, dst: Surface, rect: Rect, colours: Sequence[str], now: int) -> None:
    """The whole track; past steps are dim with a tick."""
    at = beads(kit, rect, len(colours))
    small = len(at) > 1 and at[1][0] - at[0][0] < kit.u(33)
    rod = Rect(at[0][0], at[0][1] - kit.u(1.6), at[-1][0] - at[0][0], max(2, kit.u(3.2)))
    kit.box(dst, rod, (C["brass_hi"], C["brass"], C["brass_lo"]), 1.5)
    for i, (name, pos) in enumerate(zip(colours, at)):
        color, sign = BEADS.get(name, BEADS["gray"])
        r = (13.0 if i == now else 10.5) * (0.8 if small else 1)
        past = i < now
        kit.disc(dst, (pos[0] + kit.u(0.8), pos[1] + kit.u(1.8)), r, (0, 0, 0), 130)
        face = tone(color, 0.42) if past else color
        kit.disc(dst, pos, r, face, ring=C["brass"] if i == now else (90, 66, 34), ring_w=2.4 if i == now else 1.3)
        kit.icon(dst, pos, "check" if past else sign, r * 0.98, (150, 146, 138) if past else (250, 244, 230))
    pic = kit.sprite("timer", h=27 if not small else 20)
    if pic and 0 <= now < len(at):
        kit.drop(dst, (at[now][0] + kit.u(20 if not small else 14), at[now][1] + kit.u(2)), pic, None, alpha=0)


def bell_room(kit: Kit) -> int:
    """How wide the sign of the alarm is with the gap before it, in px."""
    return kit.u(34)


def bell(kit: Kit, dst: Surface, beside: Rect) -> None:
    """The alarm is on: its bell on a yellow bead, right of a word."""
    color, sign = BEADS["yellow"]
    at = beside.right + kit.u(18), beside.centery
    kit.disc(dst, at, 10, color, ring=C["brass_hi"], ring_w=1.6)
    kit.icon(dst, at, sign, 11, (40, 24, 4))


def seats(kit: Kit, rect: Rect, count: int, now: int) -> list[Rect]:
    """Where each bead lies in a strip of the top bar, the hourglass with the one it stands beside."""
    r, glass = kit.u(14), kit.u(16)
    found = enumerate(beads(kit, rect, count))
    return [Rect(x - r, y - r, 2 * r + (glass if i == now else 0), 2 * r) for i, (x, y) in found]


def spots(kit: Kit, rect: Rect, colours: Sequence[str], now: int, words: Words) -> list[Spot]:
    """One tip per bead: its number and letter, what its colour does, and where the Timer stands."""
    found = []
    for i, (name, seat) in enumerate(zip(colours, seats(kit, rect, len(colours), now))):
        when = (
            words("table.timer.now")
            if i == now
            else words("table.timer.past")
            if i < now
            else words("table.timer.ahead", n=i - now)
        )
        tip = f"**{i}. {words('table.timer.' + name)}** ({when})\n{words('table.timer.' + name + '.does')}"
        found.append(Spot(seat, f"timer:{i}", tip=tip, focusable=False, radius=14, line=False))
    return found
