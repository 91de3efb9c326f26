"""The heists of a campaign one below the other: which are won, which is played, which are still to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.app.campaign_stops import Stop, said
from game.app.scenes.playbill_card import seal
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.words import Words

Board = Callable[[str, tuple[int, int]], Surface]


def paint_track(k: Kit, dst: Surface, r: Rect, row: Sequence[Stop], words: Words, board: Board) -> None:
    """Each heist on a slip: its seal, its board, its name, how it stands."""
    gap = k.u(10)
    high = min(k.u(124), (r.h - gap * (len(row) - 1)) // len(row))
    y = r.y + (r.h - high * len(row) - gap * (len(row) - 1)) // 2
    for i, stop in enumerate(row, 1):
        slip(k, dst, Rect(r.x, y, r.w, high), i, stop, words, board)
        y += high + gap


def slip(k: Kit, dst: Surface, r: Rect, number: int, stop: Stop, words: Words, board: Board) -> None:
    """One heist."""
    lit = stop.stands in ("won", "now")
    k.box(dst, r, ((46, 54, 78), (33, 40, 60)) if lit else ((30, 34, 46), (24, 27, 38)), 8)
    line = {"now": "brass", "won": "brass_lo", "lost": "bad"}.get(stop.stands, "subtle")
    k.ring(dst, r, C[line], 2 if stop.stands == "now" else 1, 8)
    pad = k.u(8)
    pic = Rect(r.x + pad, r.y + pad, min((r.h - 2 * pad) * 3 // 2, r.w * 38 // 100), r.h - 2 * pad)
    k.put(dst, board(stop.heist, pic.size), pic.topleft, 255 if lit or stop.stands == "lost" else 110)
    k.ring(dst, pic, C["brass_lo"], 1, 4)
    mark = {"won": "check", "lost": "x"}.get(stop.stands, str(number))
    if stop.stands in ("ahead", "never"):
        k.disc(dst, (pic.x + k.u(11), pic.y + k.u(11)), 11, (38, 34, 32), ring=C["brass_lo"], ring_w=1.2)
        k.text(dst, (pic.x + k.u(11), pic.y + k.u(11)), mark, "bold", 12 / max(1, k.text_scale), "mid", "mc")
    else:
        seal(k, dst, (pic.x + k.u(11), pic.y + k.u(11)), mark, 13)
    x = pic.right + k.u(12)
    room = r.right - k.u(10) - x
    name = k.fit_size(stop.title, "display", 17, room)
    text = said(words, stop)
    size = 14.0
    while size > 8 and k.para(None, (0, 0), text, room, size, dry=True, lead=1.15) > r.h - k.t(26) - k.u(12):
        size -= .5
    low = k.para(None, (0, 0), text, room, size, dry=True, lead=1.15)
    top = r.centery - (k.t(24) + low) // 2
    k.text(dst, (x, top + k.t(11)), stop.title, "display", name, "hi" if lit else "mid", "ml", fit=room)
    ink = {"won": "good", "now": "brass", "lost": "bad"}.get(stop.stands, "low")
    k.para(dst, (x, top + k.t(24)), text, room, size, ink, lead=1.15)
