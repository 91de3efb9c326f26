"""What can be pressed in a booklet: chapters, found lines, cards, the lines themselves and the links in them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.menus.rulebook.book import Book
from game.app.menus.rulebook.cards import small
from game.app.menus.rulebook.flow import flow
from game.app.menus.rulebook.pages import Item, paint_item
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Field, Widget
from game.app.ui.widgets.base import Action
from game.app.ui.widgets.field import PAPER_INK, paper_line
from game.content.common.records import RuleLine
from game.content.common.rulebook.cards import Card
from game.content.common.rulebook.words import Span, begins


class SearchField(Field):
    """A line on paper with a magnifying glass."""

    empty_voice, size = "serif.it", 15.0
    ink, paper = PAPER_INK, True

    def key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT:
            return False
        return super().key(event)

    def room(self, kit: Kit) -> Rect:
        x = self.rect.x + kit.u(18) + kit.icon_size("search", 14 * min(1.8, kit.grow))[0]
        return Rect(x, self.rect.y, self.rect.right - kit.u(10) - x, self.rect.h)

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect
        paper_line(kit, dst, r, self.focused, self.hovered)
        kit.icon(dst, (r.x + kit.u(10), r.centery), "search", 14 * min(1.8, kit.grow), "ink_mid", "ml")
        self.write(kit, dst)


class Row(Widget):
    """A row of a list: what belongs to it, its focus ring too, stays inside its rect."""

    margin = 1.0
    radius = 4.0

    def draw_focus(self, kit: Kit, dst: Surface) -> None:
        kit.focus(dst, self.rect.inflate(-kit.u(10), -kit.u(8)), self.radius)

    def paint_row(self, kit: Kit, dst: Surface, chosen: bool) -> None:
        """Honey for the chosen row with a brass tick, a lighter tone for the one pointed at."""
        r = self.rect
        if chosen or self.hovered:
            kit.box(dst, r, (248, 230, 184) if chosen else (250, 241, 218), 4, 255 if chosen else 200)
        if chosen:
            kit.brass(dst, Rect(r.x, r.y + kit.u(3), kit.u(5), r.h - kit.u(6)), 2)


class ChapterRow(Row):
    """A chapter in the list: its title, dots, the number of its first rule ("" for none)."""

    def __init__(self, rect: Rect, title: str, first: str, chosen: bool, action: Action) -> None:
        super().__init__(rect, action, name=f"chapter:{title}")
        self.title, self.first, self.chosen = title, first, chosen

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect
        self.paint_row(kit, dst, self.chosen)
        x = r.x + kit.u(13)
        number = kit.text(
            dst, (r.right - kit.u(8), r.centery), self.first, "bold", 14, "ink_red" if self.chosen else "ink_mid", "mr"
        )
        room = number.x - kit.u(10) - x
        t = kit.text(
            dst, (x, r.centery), self.title, "serif", kit.fit_size(self.title, "serif", 15, room), "ink", "ml", fit=room
        )
        y = r.centery + kit.cap("serif", 15) // 2 - kit.u(2)
        wide = (number.x - t.right - kit.u(16)) // kit.u(5) * kit.u(5)
        if wide > 0:
            dots = kit.memo(("dots", r.w), lambda: self._dots(kit, r.w))
            kit.put(dst, dots.subsurface((0, 0, wide, dots.get_height())), (number.x - kit.u(8) - wide, y))

    @staticmethod
    def _dots(kit: Kit, wide: int) -> Surface:
        out = Surface((wide, kit.u(3)), pygame.SRCALPHA)
        for x in range(kit.u(2), wide, kit.u(5)):
            kit.disc(out, (x, out.get_height() // 2), 0.7, C["ink_line"], 190)
        return out


class FoundRow(Row):
    """A found line: its id and as much of its text as shows why it was found."""

    def __init__(self, rect: Rect, line: RuleLine, wanted: tuple[str, ...], chosen: bool, action: Action) -> None:
        super().__init__(rect, action, name=f"found:{line.id}")
        self.line, self.wanted, self.chosen = line, wanted, chosen

    def draw(self, kit: Kit, dst: Surface) -> None:
        r = self.rect
        self.paint_row(kit, dst, self.chosen)
        x, y = r.x + kit.u(13), r.y + kit.u(4)
        first = y + kit.t(8)
        id = kit.text(dst, (x, first), self.line.id, "bold", 12, "ink_red" if self.chosen else "ink_mid", "ml")
        kit.text(
            dst,
            (r.right - kit.u(8), first),
            self.line.group,
            "sans",
            12,
            "ink_mid",
            "mr",
            fit=r.right - id.right - kit.u(24),
        )
        text = self._part(kit, r.right - kit.u(8) - x)
        flow(kit, text, r.right - kit.u(8) - x, 14, most=2).draw(kit, dst, (x, y + kit.t(17)), self.wanted)

    def _part(self, kit: Kit, wide: int) -> str:
        """The text from a little before the first word found, where that is not among its first two lines."""
        text = f"{self.line.text} {self.line.reading}".strip()
        hit = next(iter(begins(text, self.wanted)), Span(0, 0))
        if kit.para(None, (0, 0), text[: hit.end], wide, 14, dry=True, lead=1.0) > 2 * kit.px(14):
            cut = text.rfind(" ", 0, max(0, hit.start - 30)) + 1
            text = "… " + text[cut:]
        return text


class CardSpot(Widget):
    """A small card; it is shown large while it is pointed at or has the focus."""

    margin = 12.0
    radius = 7.0

    def __init__(self, rect: Rect, card: Card, words: Words, action: Action) -> None:
        super().__init__(rect, action, name=f"card:{card.id}")
        self.card, self._words = card, words

    def draw(self, kit: Kit, dst: Surface) -> None:
        small(kit, dst, self.rect, self.card, self._words)


class LineSpot(Widget):
    """A line on the right page."""

    radius = 5.0

    def __init__(
        self, item: Item, book: Book, words: Words, chosen: bool, wanted: tuple[str, ...], action: Action
    ) -> None:
        super().__init__(item.rect, action, name=f"line:{item.line.id}")
        self.item, self.chosen, self.wanted, self._book, self._words = item, chosen, wanted, book, words

    def extent(self, kit: Kit) -> Rect:
        r = self.rect
        return Rect(r.x - kit.u(10), r.y - kit.u(1), r.w + kit.u(11), r.h + kit.u(2))

    def draw_focus(self, kit: Kit, dst: Surface) -> None:
        kit.focus(dst, self.rect.inflate(-kit.u(8), -kit.u(8)), self.radius)

    def look(self) -> tuple[object, ...]:
        return (tuple(self.rect), self.hovered, self.chosen, self.wanted, self.item.line.id, id(self.item))

    def draw(self, kit: Kit, dst: Surface) -> None:
        paint_item(kit, dst, self.item, self._book, self._words, self.chosen, self.hovered, self.wanted)


class LinkSpot(Widget):
    """A keyword in a line: underlined while it is pointed at."""

    margin = 4.0
    radius = 3.0

    def __init__(self, rects: list[Rect], tip: str, name: str, action: Action) -> None:
        super().__init__(rects[0], action, tip=tip, name=name)
        self.rects = tuple(map(tuple, rects))

    def hit(self, pos: tuple[int, int]) -> bool:
        return any(Rect(r).collidepoint(pos) for r in self.rects)

    def extent(self, kit: Kit) -> Rect:
        return Rect(self.rects[0]).unionall([Rect(r) for r in self.rects[1:]]).inflate(kit.u(12), kit.u(12))

    def draw(self, kit: Kit, dst: Surface) -> None:
        if self.hovered or self.pressed:
            for r in map(Rect, self.rects):
                kit.box(dst, Rect(r.x, r.bottom - kit.u(3), r.w, max(2, kit.u(2))), C["ink_blue"], 0)
