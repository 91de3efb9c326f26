"""The rows of the action tray: the answers that no card and no location gives."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.names import title
from game.app.games.fancards.sayings import saying
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import offers
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

MOST = 8
FACES: dict[str, tuple[Color, ...]] = {"now": ((78, 62, 36), (58, 45, 26)), "open": ((42, 51, 74), (32, 40, 60))}


class Row(NamedTuple):
    """A row. `key` answers the choice, "" is greyed."""

    key: str
    icon: str
    name: str
    note: str
    state: str = "open"


def rows(now: Situation, words: Words) -> tuple[Row, ...]:
    """The rows of this moment."""
    if now.choice is None or not now.mine or now.veiled or offers(now) is not None:
        return ()
    found = []
    for option in now.options:
        if now.cell(option) is None and not any(title(part) for part in option.key.split(":")[1:]):
            said = saying(now, words, option)
            found.append(Row(option.key, said.icon, said.name, said.note))
    return tuple(found[:MOST])


def rects(kit: Kit, r: Rect, count: int) -> list[Rect]:
    """One under the other, two columns where the tray is low; never higher than a large button."""
    gap, pad = kit.u(3), kit.u(7)
    across = 1 if count * kit.t(20) + gap * (count - 1) <= r.h - 2 * pad else 2
    down = max(1, -(-count // across))
    w = (r.w - 2 * pad - gap * (across - 1)) / across
    h = min((r.h - 2 * pad - gap * (down - 1)) / down, float(kit.t(36)))
    return [
        Rect(round(r.x + pad + (i // down) * (w + gap)), round(r.y + pad + (i % down) * (h + gap)), round(w), round(h))
        for i in range(count)
    ]


def paint(kit: Kit, dst: Surface, r: Rect, row: tuple[Row, ...], waiting: str) -> None:
    """The tray and its rows; `waiting` is said where there are none."""
    kit.tray(dst, r, C["panel"], 8, seed=5)
    if not row and waiting:
        room = r.w - kit.u(24)
        high = kit.para(None, (0, 0), waiting, room, 14, dry=True, lead=1.2)
        at = r.x + kit.u(12), r.centery - high // 2
        kit.para(dst, at, waiting, room, 14, "low", lead=1.2, align="c", most=4)
    for i, (one, box) in enumerate(zip(row, rects(kit, r, len(row)))):
        kit.box(dst, box, FACES[one.state], 5)
        kit.ring(dst, box, C["brass"] if one.state == "now" else C["line"], 1, 5, 180)
        x = kit.keycap(dst, (box.x + kit.u(6), box.centery), str(i + 1), 12, "ml").right
        room = box.right - kit.u(8) - x - kit.t(20)
        size = kit.fit_size(one.name, "bold", 14, room)
        kit.icon(dst, (x + kit.t(11), box.centery), one.icon, 12 * min(1.5, kit.grow), "brass")
        kit.text(dst, (x + kit.t(22), box.centery), one.name, "bold", size, "hi", "ml", fit=room)
