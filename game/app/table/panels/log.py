"""The log: news as lines with links; hovering a link shows it in the inspector, a click goes where it happened."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color
from game.core.news import News

FACE = 9.5
"""How large a face before a line is, in units from its middle: no higher than lines in usual letters lie apart."""
SMALL = 19.0
"""How high a little picture before a line is, in units."""
LINK = re.compile(r"\*\*(.+?)\*\*")


class Entry(NamedTuple):
    """A line: whose it is, its words (**link** for each subject in turn), subjects, the answers given before it,
    the line of the rulebook it belongs to, whether a turn begins with it, who else takes part (-1: nobody), the kind
    of news it tells, and the picture that stands before it where it is nobody's, "" for none."""

    seat: int
    text: str
    about: tuple[Subject, ...] = ()
    place: Hashable = None
    after: int = 0
    rule: str = ""
    turn: bool = False
    other: int = -1
    kind: type[News] | None = None
    picture: str = ""


def concerning(entries: Sequence[Entry], seat: int) -> list[Entry]:
    """The lines of a seat with all that begins a turn or concerns everybody; of every seat when it is -1."""
    return [e for e in entries if seat < 0 or e.turn or e.seat in (seat, -1) or e.other == seat]


class Laid(NamedTuple):
    """An entry on screen: its rect and the rects of its links."""

    entry: Entry
    rect: Rect
    links: tuple[tuple[Rect, Subject], ...]


def lay(kit: Kit, rect: Rect, entries: Sequence[Entry], scroll: int = 0) -> list[Laid]:
    """The newest entries at the bottom, upwards until the tray is full; `scroll` leaves out the newest so many."""
    top = rect.y + kit.t(30)
    x, wide = rect.x + kit.u(34), rect.w - kit.u(46)
    y = rect.bottom - kit.u(9)
    found = []
    shown = entries[: len(entries) - scroll] if scroll else entries
    for one in reversed(shown):
        high = kit.para(None, (0, 0), plain(one), wide, 14, "mid", lead=1.22, dry=True)
        if y - high < top:
            break
        y -= high
        r = Rect(x, y, wide, high)
        found.append(Laid(one, r, tuple(_links(kit, r, one))))
        y -= kit.u(4)
    return found[::-1]


def plain(one: Entry) -> str:
    """The words with their links in cream."""
    return LINK.sub(r"[hi]**\1**[/]", one.text)


def _links(kit: Kit, r: Rect, one: Entry) -> list[tuple[Rect, Subject]]:
    """The places of the bold runs; a run that wraps is linked where it begins."""
    found = []
    step = kit.px(14) * 1.22
    bits = kit.bits(plain(one), C["mid"], "sans", "bold")
    lines = kit.lines(bits, r.w, 14)
    runs: list[list[Rect]] = []
    last = False
    for n, (line, _) in enumerate(lines):
        for x, bit in line:
            bold = bit.kind == "word" and bit.voice == "bold"
            if bold:
                box = Rect(round(r.x + x), round(r.y + n * step), kit.width(bit.s.rstrip(), "bold", 14), round(step))
                if last and runs and runs[-1][-1].y == box.y:
                    runs[-1].append(box)
                else:
                    runs.append([box])
            last = bold
    for run, about in zip(runs, one.about):
        found.append((run[0].unionall(run[1:]), about))
    return found


def begin(kit: Kit, dst: Surface, at: tuple[float, float], seat: int, anew: bool, picture: str, ink: Color) -> None:
    """What stands before a line: the face of a seat, its mark where the line before is of the same (`anew` is False),
    else a little picture, else a dot."""
    small = kit.sprite(picture, h=SMALL) if picture and seat < 0 else None
    if seat >= 0 and anew:
        kit.face(dst, at, seat, FACE, 7)
    elif seat >= 0:
        kit.seat(dst, at, seat, 7)
    elif small is not None:
        kit.drop(dst, at, small, None, alpha=0)
    else:
        kit.disc(dst, at, 2.2, ink)


def paint(kit: Kit, dst: Surface, rect: Rect, laid: Sequence[Laid], words: Words) -> None:
    """The tray, its head and its lines; the oldest slides under the head with a fade. Who did something is seen at the
    begin of it, further lines of theirs have their mark."""
    kit.tray(dst, rect, C["panel"], 8, seed=8)
    x = rect.x + kit.u(12)
    r = kit.text(dst, (x, rect.y + kit.t(20)), words("table.log.head"), "bold", 14, "hi", "bl")
    kit.box(dst, Rect(r.x, rect.y + kit.t(24), r.w, kit.u(2)), C["brass"], 1)
    kit.veil(dst, Rect(x, rect.y + kit.t(26), rect.w - kit.u(24), max(1, kit.u(0.8))), C["subtle"], 255)
    before = -1
    for i, one in enumerate(laid):
        mark = rect.x + kit.u(20), one.rect.y + kit.px(14) * 0.62
        begin(kit, dst, mark, one.entry.seat, one.entry.seat != before, one.entry.picture, C["low"])
        before = one.entry.seat
        kit.para(dst, one.rect.topleft, plain(one.entry), one.rect.w, 14, "mid" if i else "low", lead=1.22)


def spots(kit: Kit, rect: Rect, laid: Sequence[Laid], jump: object) -> list[Spot]:
    """The links; `jump(entry, subject)` is called on a click. The mark before a line leads to its rule."""
    found = []
    for i, one in enumerate(laid):
        if one.entry.rule:
            side = kit.t(19)
            at = rect.x + kit.u(20) - side // 2, round(one.rect.y + kit.px(14) * 0.62) - side // 2
            found.append(
                Spot(
                    Rect(at, (side, side)),
                    f"mark:{i}:{one.entry.rule}",
                    rule=one.entry.rule,
                    focusable=False,
                    radius=side / 2 / kit.scale,
                )
            )
        if one.entry.place is not None and callable(jump):
            found.append(
                Spot(
                    one.rect,
                    f"line:{i}:{one.entry.text}",
                    partial(jump, one.entry, None),
                    focusable=False,
                    line=False,
                    rule=one.entry.rule,
                )
            )
        for box, about in one.links:
            act = partial(jump, one.entry, about) if callable(jump) else None
            name = f"link:{i}:{about}"
            found.append(
                Spot(box.inflate(4, 2), name, act, about=about, focusable=False, radius=3, rule=one.entry.rule)
            )
    return found
