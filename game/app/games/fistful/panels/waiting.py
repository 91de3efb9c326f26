"""What lies in the place of the action bar while a bot is at it: who that is, whom it leads, and what it did last."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fistful.crew.rail import window
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.ui.kit import Kit
from game.app.ui.theme import C

DONE = 2
"""How many of its last lines are shown."""


class Waiting(NamedTuple):
    """All that is shown; `did`: the last lines of the log about it, the newest last."""

    seat: int
    doll: str
    says: str
    did: tuple[str, ...]


def waiting(now: Situation, words: Words, log: list[Entry]) -> Waiting | None:
    """The bot that is asked, None where somebody else is."""
    if now.mine or now.pausing or now.choice is None:
        return None
    crew, seat = now.crew(now.asked), now.asked
    own = [line.text for line in log[-12:] if line.seat == seat]
    return Waiting(seat, crew.doll if crew else "", words("table.wait", name=now.name(seat)), tuple(own[-DONE:]))


def paint(kit: Kit, dst: Surface, rect: Rect, at: Waiting, compact: bool) -> None:
    """The tray: the bust in its window, beside it the words."""
    kit.tray(dst, rect, C["panel"], 8, seed=5)
    inner = rect.inflate(-2 * kit.u(14), -2 * kit.u(12))
    high = inner.h
    win = Rect(0, inner.y, 0 if compact else round(high * 0.86), high)
    head = kit.t(26)
    lines = [] if compact else list(at.did)
    room = inner.w - win.w - kit.u(20)
    tall = [kit.para(None, (0, 0), text, room, 14, dry=True, lead=1.2, most=1) for text in lines]
    while lines and head + sum(tall) + kit.u(4) * len(tall) > high:
        lines, tall = lines[1:], tall[1:]
    widest = max([kit.width(at.says, "serif", 18) + kit.t(56), *(min(room, kit.width(t, "sans", 14)) for t in lines)])
    wide = min(inner.w, win.w + kit.u(20) + widest)
    win.x = inner.centerx - wide // 2
    if win.w:
        window(kit, dst, win, at.doll)
        kit.sunken(dst, win, 6, 4, 130)
        kit.ring(dst, win, C["brass_lo"], 1, 6, 160)
    x = win.right + (kit.u(20) if win.w else 0)
    y = inner.centery - (head + sum(tall) + kit.u(4) * len(tall)) // 2
    kit.seat(dst, (x + kit.t(10), y + head // 2), at.seat, min(11, 10 * kit.grow))
    kit.icon(dst, (x + kit.t(32), y + head // 2), "bot", 16 * min(1.5, kit.grow), "mid")
    x_name = x + kit.t(46)
    fit = inner.right - x_name
    size = kit.fit_size(at.says, "serif", 18, fit)
    kit.text(dst, (x_name, y + head // 2), at.says, "serif", size, "hi", "ml", fit=fit)
    y += head + kit.u(4)
    for text, each in zip(lines, tall):
        kit.para(dst, (x, y), text, room, 14, "mid" if text == lines[-1] else "low", lead=1.2, most=1)
        y += each + kit.u(4)
