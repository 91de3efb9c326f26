"""The heists of a campaign one below the other: which are won, which is played, which are still to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.app.games.fistful.campaign.stops import Stop, said
from game.app.games.fistful.set_up.playbill_card import seal
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C

Board = Callable[[str, tuple[int, int]], Surface]


def paint_track(k: Kit, dst: Surface, r: Rect, row: Sequence[Stop], words: Words, board: Board) -> None:
    """Each heist on a slip: its seal, its board, its name, how it stands. A long campaign has lower slips without
    boards, and the longest shows what lies round the heist that is next or was last, with how many are not shown."""
    gap = k.u(10)
    if (r.h + gap) // len(row) - gap >= max(k.u(64), k.t(26) + k.u(28)):
        for place, i in _down(k, r, range(len(row)), k.u(124), gap):
            slip(k, dst, place, i + 1, row[i], words, board)
        return
    gap, line = k.u(5), k.t(20)
    least = max(k.u(30), min(k.t(26), k.u(40))) + gap
    shown = range(len(row))
    if len(row) * least > r.h + gap:
        n = max(1, (r.h - 2 * line) // least)
        at = next((i for i, stop in enumerate(row) if stop.stands in ("now", "lost")), len(row) - 1)
        first = max(0, min(at - n // 2, len(row) - n))
        shown = range(first, first + n)
        for many, y in ((first, r.y), (len(row) - first - n, r.bottom - line)):
            if many:
                k.text(
                    dst,
                    (r.centerx, y + line // 2),
                    words("campaign.stop.more", n=many),
                    "sans",
                    14,
                    "mid",
                    "mc",
                    fit=r.w,
                )
        r = Rect(r.x, r.y + line, r.w, r.h - 2 * line)
    for place, i in _down(k, r, shown, k.u(44), gap):
        short(k, dst, place, i + 1, row[i], words)


def _down(k: Kit, r: Rect, shown: range, most: int, gap: int) -> list[tuple[Rect, int]]:
    """The places of slips one below the other in the middle of a rect."""
    high = min(most, (r.h - gap * (len(shown) - 1)) // len(shown))
    top = r.y + (r.h - high * len(shown) - gap * (len(shown) - 1)) // 2
    return [(Rect(r.x, top + n * (high + gap), r.w, high), i) for n, i in enumerate(shown)]


def short(k: Kit, dst: Surface, r: Rect, number: int, stop: Stop, words: Words) -> None:
    """One heist of many: its seal, its name, and how it stands where that has room."""
    _ground(k, dst, r, stop)
    n = min(13.0, r.h / k.scale / 2 - 3)
    at = (r.x + k.u(9) + k.u(n), r.centery)
    _mark(k, dst, at, n, number, stop)
    x, end = round(at[0]) + k.u(n + 8), r.right - k.u(10)
    text = said(words, stop)
    wide = k.width(text, "sans", 12)
    if stop.stands in ("won", "now", "lost") and wide < (end - x) * 45 // 100:
        k.text(dst, (end, r.centery), text, "sans", 12, _ink(stop), "mr")
        end -= wide + k.u(10)
    lit = stop.stands in ("won", "now")
    size = k.fit_size(stop.title, "display", 15, end - x)
    k.text(dst, (x, r.centery), stop.title, "display", size, "hi" if lit else "mid", "ml", fit=end - x)


def _ground(k: Kit, dst: Surface, r: Rect, stop: Stop) -> None:
    """The slip itself: lit where it was won or is next."""
    k.box(dst, r, ((46, 54, 78), (33, 40, 60)) if stop.stands in ("won", "now") else ((30, 34, 46), (24, 27, 38)), 8)
    line = {"now": "brass", "won": "brass_lo", "lost": "bad"}.get(stop.stands, "subtle")
    k.ring(dst, r, C[line], 2 if stop.stands == "now" else 1, 8)


def _mark(k: Kit, dst: Surface, at: tuple[float, float], radius: float, number: int, stop: Stop) -> None:
    """A seal with tick, cross or number; a plain disc while it lies ahead."""
    if stop.stands in ("ahead", "never"):
        k.disc(dst, at, radius * 0.85, (38, 34, 32), ring=C["brass_lo"], ring_w=1.2)
        k.text(dst, at, str(number), "bold", 12 / max(1, k.text_scale), "mid", "mc")
    else:
        seal(k, dst, at, {"won": "check", "lost": "x"}.get(stop.stands, str(number)), radius)


def _ink(stop: Stop) -> str:
    return {"won": "good", "now": "brass", "lost": "bad"}.get(stop.stands, "low")


def slip(k: Kit, dst: Surface, r: Rect, number: int, stop: Stop, words: Words, board: Board) -> None:
    """One heist."""
    lit = stop.stands in ("won", "now")
    _ground(k, dst, r, stop)
    pad = k.u(8)
    pic = Rect(r.x + pad, r.y + pad, min((r.h - 2 * pad) * 3 // 2, r.w * 38 // 100), r.h - 2 * pad)
    k.put(dst, board(stop.heist, pic.size), pic.topleft, 255 if lit or stop.stands == "lost" else 110)
    k.ring(dst, pic, C["brass_lo"], 1, 4)
    _mark(k, dst, (pic.x + k.u(11), pic.y + k.u(11)), 13, number, stop)
    x = pic.right + k.u(12)
    room = r.right - k.u(10) - x
    name = k.fit_size(stop.title, "display", 17, room)
    text = said(words, stop)
    size = 14.0
    while size > 8 and k.para(None, (0, 0), text, room, size, dry=True, lead=1.15) > r.h - k.t(26) - k.u(12):
        size -= 0.5
    low = k.para(None, (0, 0), text, room, size, dry=True, lead=1.15)
    top = r.centery - (k.t(24) + low) // 2
    k.text(dst, (x, top + k.t(11)), stop.title, "display", name, "hi" if lit else "mid", "ml", fit=room)
    k.para(dst, (x, top + k.t(24)), text, room, size, _ink(stop), lead=1.15)
