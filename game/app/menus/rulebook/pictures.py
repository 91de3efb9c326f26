"""Pictures of components in a booklet, by what the game's data file calls them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.menus.rulebook.book import Book
from game.app.menus.rulebook.cards import small
from game.app.shell.words import Words
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import C

CARD = 0.72  # width of a card against its height
BOARD = 1.62


def tall(book: Book, what: str) -> float:
    """How high a picture beside a line is, where most have 1."""
    own = book.drawings.get(what.partition(":")[0])
    return own.tall if own is not None else 1.0


def width(book: Book, what: str, high: float) -> float:
    """How wide a picture of that height is; any unit."""
    kind, _, rest = what.partition(":")
    if kind in book.drawings:
        return book.drawings[kind].width(rest, high)
    if kind in ("card", "deck"):
        return high * CARD
    if kind == "board":
        parts = [float(n) for n in rest.split()[1:]]
        return high * BOARD * (parts[2] / parts[3]) if len(parts) == 4 else high * BOARD
    return high * (0.66 if kind == "doll" else 0.8)


def row(k: Kit, dst: Surface, rect: Rect, shown: Sequence[str], book: Book, words: Words) -> None:
    """Pictures side by side in the middle of a rect; those that find no room are left out."""
    gap = k.u(9)
    high = rect.h
    wides = [round(width(book, what, high)) for what in shown]
    while wides and sum(wides) + gap * (len(wides) - 1) > rect.w:
        if len(wides) == 1:
            high = round(high * rect.w / wides[0])
            wides = [rect.w]
            break
        wides.pop()
    x = rect.x + (rect.w - sum(wides) - gap * (len(wides) - 1)) // 2
    for what, w in zip(shown, wides):
        picture(k, dst, Rect(x, rect.y + (rect.h - high) // 2, w, high), what, book, words)
        x += w + gap


def picture(k: Kit, dst: Surface, r: Rect, what: str, book: Book, words: Words) -> None:
    """One picture in its rect."""
    kind, _, name = what.partition(":")
    high = r.h / k.scale
    if kind in book.drawings:
        book.drawings[kind].paint(k, dst, r, name)
    elif kind in ("token", "sprite"):
        pic = k.sprite(name, w=r.w / k.scale * 0.92, h=high * 0.84)
        if pic:
            k.drop(dst, r.center, pic, None, alpha=0)
    elif kind == "doll":
        k.stand(dst, (r.centerx, r.bottom - k.u(high * 0.14)), name, high * 0.92)
    elif kind == "deck":
        cards.back(k, dst, r, name)
    elif kind == "card" and name in book.cards:
        small(k, dst, r, book.cards[name], words, plain=True)
    elif kind == "board":
        _board(k, dst, r, name.split())


def _board(k: Kit, dst: Surface, r: Rect, parts: Sequence[str]) -> None:
    """A part of a board in a brass-edged window."""

    def make() -> Surface:
        raw = k.art.raw(parts[0])
        out = Surface(r.size)
        if raw is None:
            return k.cut(out, k.u(4))
        x, y, w, h = (float(n) / 100 for n in (parts[1:] if len(parts) == 5 else ("0", "0", "100", "100")))
        bw, bh = raw.get_size()
        part = raw.subsurface(Rect(int(bw * x), int(bh * y), int(bw * w), int(bh * h)))
        out.blit(k.cover(part.convert(24), r.size), (0, 0))
        return k.cut(out, k.u(4))

    k.shadow(dst, r, 4, 3, (1.5, 3), 140)
    k.put(dst, k.memo(("rulebook board", tuple(parts), r.size), make), r.topleft)
    k.sunken(dst, r, 4, 3, 100)
    k.ring(dst, r, C["brass_lo"], 1.2, 4)
