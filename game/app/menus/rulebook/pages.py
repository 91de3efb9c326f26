"""The lines of a chapter set into pages: ids in the margin, text, the program's reading, badges, pictures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.menus.rulebook.book import Book
from game.app.menus.rulebook.flow import Flow, flow
from game.app.menus.rulebook.pictures import row, tall, width
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.common.records import RuleLine
from game.content.common.rulebook.booklet import Part
from game.content.common.rulebook.words import Link

BODY = 16.0
MEASURE = 78  # letters in a line at most
PICTURE = 50.0  # height of the pictures beside a line, units
BAND = 84.0  # height of the pictures over a chapter
HEAD = 34.0  # of a part of "How to play": its title with the rule below
COLUMN = 0.31  # how much of the page its pictures take
SHOWN, LEAST = 66.0, 26.0  # their height, and the least
HONEY = ((253, 240, 204), (246, 226, 176))


@dataclass(frozen=True)
class Item:
    """A line of the rules on its page: where, and its parts relative to the top left corner of `rect`."""

    line: RuleLine
    rect: Rect
    text: Flow
    text_at: tuple[int, int]
    reading: Flow | None
    reading_at: tuple[int, int]
    pictures: tuple[str, ...]
    pictures_at: Rect
    margin: int
    low: int
    part: Part | None = None  # of "How to play"

    def links(self) -> list[tuple[Link, list[Rect]]]:
        """Every link with its places on the page."""
        found = []
        for part, at in ((self.text, self.text_at), (self.reading, self.reading_at)):
            for link, rects in part.links if part else ():
                found.append((link, [r.move(at).move(self.rect.topleft) for r in rects]))
        return found


@dataclass(frozen=True)
class Page:
    """Some lines of a chapter; `pictures` is where its components lie, empty except on the first page."""

    items: tuple[Item, ...]
    pictures: Rect


def pages(k: Kit, book: Book, chapter: int, area: Rect, words: Words) -> list[Page]:
    """The pages of a chapter, each as large as `area`, whose coordinates they use."""
    lines = book.chapters[chapter].lines
    shown = book.booklet.chapter.get(lines[0], ())
    top = Rect(area.x, area.y, area.w, min(k.u(BAND), area.h // 4)) if shown else Rect(area.topleft, (0, 0))
    found: list[Page] = []
    items: list[Item] = []
    y = area.y + (top.h + k.u(12) if shown else 0)
    for id in lines:
        item = _item(k, book, id, area, y, words)
        turned = bool(items and item.part and items[-1].part and item.part.side > items[-1].part.side)
        if (item.rect.bottom > area.bottom or turned) and items:
            found.append(Page(tuple(items), top))
            items, top, y = [], Rect(area.topleft, (0, 0)), area.y
            item = _item(k, book, id, area, y, words)
        items.append(item)
        y = item.rect.bottom + k.u(3)
    found.append(Page(tuple(items), top))
    return found


def margin(k: Kit, area: Rect, line: RuleLine) -> int:
    """Width of the column of ids; 0 when the letters are so large that the id stands over its line."""
    wide = max(k.width(line.id, "bold", 12), k.width("R-FC-000", "bold", 12)) + k.u(16)
    return wide if wide < area.w * 0.19 else 0


def _item(k: Kit, book: Book, id: str, area: Rect, y: int, words: Words) -> Item:
    line = book.lines[id]
    if id in book.parts:
        return _part(k, book, line, area, y)
    side = margin(k, area, line)
    pad = k.u(6)
    shown = book.booklet.pictures.get(id, ())
    high = k.u(PICTURE * max((tall(book, what) for what in shown), default=1.0))
    wide = sum(round(width(book, what, high)) + k.u(9) for what in shown)
    if wide > area.w * 0.36:
        wide = round(area.w * 0.36)
    x = side or pad
    gap = k.u(12) if wide else pad
    room = min(area.w - x - gap - wide, round(k.advance("n", "sans", BODY) * MEASURE * 0.88))
    top = pad + (0 if side else k.t(17))
    if line.source or line.option:
        top += k.t(21)
    ask = "serif" if line.reading else "sans"
    text = flow(k, line.text, room, BODY, "ink", ask, book.links.find(line.text, id))
    bottom = top + text.high
    reading, at = None, (0, 0)
    if line.reading:
        here = {link.keyword for link, _ in text.links}
        said = words("rulebook.reading", text=line.reading)
        links = [one for one in book.links.find(said, id) if not one.keyword or one.keyword not in here]
        reading = flow(k, said, room - k.u(12), BODY, "ink", "sans", links)
        at = (x + k.u(12), bottom + k.u(3))
        bottom = at[1] + reading.high
    whole = max(bottom, high + pad if shown else 0) + pad
    low = (whole - pad - bottom) // 2  # beside a higher picture the words stand in its middle
    top, at = top + low, (at[0], at[1] + low)
    pictures = Rect(area.w - pad - wide, (whole - high) // 2, wide, high) if shown else Rect(0, 0, 0, 0)
    return Item(line, Rect(area.x, y, area.w, whole), text, (x, top), reading, at, shown, pictures, side, pad + low)


def _part(k: Kit, book: Book, line: RuleLine, area: Rect, y: int) -> Item:
    """A part of "How to play": its title, pictures on the left, words beside them; where the letters are large the
    pictures stand over the words, as high as the page has room for."""
    part = book.parts[line.id]
    pad, gap = k.u(6), k.u(14)
    head = k.t(HEAD) if part.title else 0
    links = [link for link in book.links.find(part.text, line.id) if part.text.count("**", 0, link.start) % 2 == 0]
    beside = k.grow < 1.35
    column = round(area.w * COLUMN) if beside else 0
    x = pad + (column + gap if beside else 0)
    text = flow(k, part.text, area.w - x - pad, BODY, "ink", "sans", links)
    wide = sum(width(book, what, 1.0) for what in part.pictures)
    gaps = k.u(9) * (len(part.pictures) - 1)
    high = min(k.u(SHOWN), int(((column or area.w - 2 * pad) - gaps) / wide))
    if beside:
        whole = max(high, text.high)
        pictures = Rect(pad, pad + head + (whole - high) // 2, column, high)
        at = (x, pad + head + (whole - text.high) // 2)
    else:
        high = max(0, min(high, area.h - 2 * pad - head - text.high - gap // 2))
        high = high if high >= k.u(LEAST) else 0
        pictures = Rect(pad, pad + head, area.w - 2 * pad, high)
        at = (x, pad + head + (high + gap // 2 if high else 0))
        whole = at[1] + text.high - pad - head
    return Item(
        line,
        Rect(area.x, y, area.w, whole + head + 2 * pad),
        text,
        at,
        None,
        (0, 0),
        part.pictures if high else (),
        pictures,
        0,
        0,
        part,
    )


def _paint_part(k: Kit, dst: Surface, item: Item, title: str) -> None:
    """The title of a part with a rule below."""
    r, low = item.rect, item.rect.y + k.u(2) + k.t(HEAD - 10)
    size = k.fit_size(title, "display", 18, r.w - k.u(12))
    k.text(dst, (r.x + k.u(6), low), title, "display", size, "ink_red", "bl", fit=r.w - k.u(12))
    k.rule(dst, r.x + k.u(6), low + k.t(4), r.w - k.u(12), "ink_line", 170)


def paint_item(
    k: Kit, dst: Surface, item: Item, book: Book, words: Words, chosen: bool, lit: bool, wanted: tuple[str, ...] = ()
) -> None:
    """A line; the chosen one lies on honey with a brass ribbon in the margin."""
    r = item.rect
    if chosen:
        k.box(dst, r, HONEY, 5)
        k.ring(dst, r, (200, 158, 74), 1, 5)
        k.brass(dst, Rect(r.x - k.u(5), r.y + k.u(5), k.u(7), r.h - k.u(10)), 2)
    elif lit:
        k.box(dst, r, ((251, 243, 220), (246, 234, 204)), 5, 190)
    x = r.x + item.text_at[0]
    y = r.y + item.low
    if item.part:
        if item.part.title:
            _paint_part(k, dst, item, item.part.title)
    else:
        _paint_id(k, dst, item, (x, y), words, chosen)
    item.text.draw(k, dst, (x, r.y + item.text_at[1]), wanted)
    if item.reading:
        rx, ry = r.x + item.reading_at[0], r.y + item.reading_at[1]
        k.box(dst, Rect(rx - k.u(10), ry + k.u(2), max(1, k.u(2.4)), item.reading.high - k.u(4)), C["brass"], 1)
        item.reading.draw(k, dst, (rx, ry), wanted)
    if item.pictures:
        row(k, dst, item.pictures_at.move(r.topleft), item.pictures, book, words)


def _paint_id(k: Kit, dst: Surface, item: Item, place: tuple[int, int], words: Words, chosen: bool) -> None:
    """The number of a line in the margin or over it, and its badge."""
    x, y = place
    at = (item.rect.x + k.u(9), y + k.px(BODY) * 0.69) if item.margin else (x, y + k.t(8))
    if item.margin and (item.line.source or item.line.option):
        at = at[0], y + k.t(10)
    k.text(dst, at, item.line.id, "bold", 12, "ink_red" if chosen else "ink_mid", "ml")
    if item.line.source or item.line.option:
        kind = "answer" if item.line.source else "option"
        _badge(k, dst, (x, y + (0 if item.margin else k.t(17))), words(f"rulebook.{kind}"), kind)


def _badge(k: Kit, dst: Surface, at: tuple[int, int], label: str, kind: str) -> None:
    """A small sign over a line: where it comes from, or that it may be left out."""
    h = k.t(18)
    sign = "info" if kind == "answer" else "plus"
    r = Rect(at[0], at[1], k.width(label, "bold", 12) + k.t(16) + k.u(14), h)
    face = (44, 78, 120) if kind == "answer" else (48, 104, 84)
    k.box(dst, r, face, 8)
    k.icon(dst, (r.x + k.u(7), r.centery), sign, 10 * min(1.8, k.grow), (252, 244, 226), "ml")
    k.text(dst, (r.x + k.t(12) + k.u(9), r.centery), label, "bold", 12, (252, 244, 226), "ml")
