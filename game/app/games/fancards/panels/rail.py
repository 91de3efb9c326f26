"""The left rail: own ship, crew, items, jobs."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C


class Rail(NamedTuple):
    """The lines of the rail: what each is about, its words, and whether it can be answered with."""

    lines: tuple[tuple[str, str, bool], ...]


def rail(now: Situation, words: Words) -> Rail:
    """The rail of who looks."""
    g, seat = now.g, now.seat
    lit = {o.source for o in now.options} | {o.target for o in now.options}
    found = [("", words("fancards.rail.sum", credits=g.credits.get(seat, 0), a=g.alliance.get(seat, 0),
                        c=g.criminal.get(seat, 0), moves=now.moves, command=now.command), False)]  # fmt: skip
    for zone in (f"ship:{seat}", f"crew:{seat}", f"items:{seat}", f"jobs:{seat}", f"squad:{seat}"):
        found += [(card, title(card), card in lit) for card in now.zone(zone)]
    found += [(card, title(card), card in lit) for card in now.zone("bulletin")]
    return Rail(tuple(found))


def _rows(kit: Kit, r: Rect, shown: Rail) -> list[Rect]:
    high = min(kit.t(24), (r.h - kit.u(12)) // max(1, len(shown.lines)))
    return [Rect(r.x + kit.u(8), r.y + kit.u(6) + i * high, r.w - kit.u(16), high - 1) for i in range(len(shown.lines))]


def spots(kit: Kit, r: Rect, shown: Rail, words: Words) -> list[Spot]:
    """Its cards."""
    return [
        Spot(box, f"card:{card}", about=("card", card), radius=5)
        for (card, _, _), box in zip(shown.lines, _rows(kit, r, shown))
        if card
    ]


def paint(kit: Kit, dst: Surface, r: Rect, shown: Rail) -> None:
    """The tray with its lines."""
    kit.tray(dst, r, C["panel"], 8, seed=4)
    for (_, text, lit), box in zip(shown.lines, _rows(kit, r, shown)):
        size = kit.fit_size(text, "bold", 14, box.w)
        kit.text(dst, (box.x, box.centery), text, "bold", size, "brass" if lit else "mid", "ml", fit=box.w)
