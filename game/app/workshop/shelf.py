"""Cards on a panel over everything: those of a sheet, and a shelf of many with a field to search in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.table.panels.spot import Spot
from game.app.table.spread import paint as spreads
from game.app.table.spread.data import ANSWER, LYING, Card, Look, Spread
from game.app.ui.widgets import Button, Field, RoundButton, Widget
from game.app.ui.widgets.group import ARROWS
from game.app.workshop.pick import plain

TOP = 14
"""How far below the upper edge of the panel the heading of the cards begins, in units."""
MOST = 24
"""So many cards lie on one shelf."""


class Shelved(Modal):
    """A panel on which cards lie in `area`; the one at the pointer is large. `laid` is set by `place`."""

    look: Look
    laid: Spread
    area: Rect
    up = ""

    def lay_cards(self, foot: int, said: str, cards: Sequence[Card]) -> list[Widget]:
        """The cards between the upper edge of the panel and a button below; what can be pressed of them."""
        k, p = self.kit, self.panel
        self.area = Rect(p.x + k.u(10), p.y + k.u(TOP), p.w - 2 * k.u(10), foot - p.y - k.u(TOP + 8))
        self.laid = Spread("", said, tuple(cards), (), self.look, self.up)
        found = spreads.widgets(k, self.area, self.laid, self.press) if cards else []
        for one in found:
            one.name = one.name.removeprefix(ANSWER).removeprefix(LYING)
        return found

    def press(self, key: str) -> None:
        """A card was pressed."""
        raise NotImplementedError

    def again(self) -> bool:
        """Everything is placed anew."""
        self.place()
        self.invalidate(self.panel)
        return True

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ARROWS and self.group.focus is None and self.laid.cards:
            first = self.laid.cards[0]
            self.group.set_focus(self.group.named(first.key or first.id))
            used = True
        else:
            used = super().handle(event)
        over = self.group.hover or self.group.focus
        about = over.about if isinstance(over, Spot) else None
        up = str(about[1]) if about is not None else self.up
        if up != self.up and self.app.stack.top is self:
            self.up = up
            self.again()
        return used

    def paint(self, dst: Surface) -> None:
        if self.laid.cards:
            risen = self.panel.y + self.kit.u(TOP) - self.area.y  # the panel may be on its way
            spreads.paint(self.kit, dst, self.area.move(0, risen), self.laid, veiled=False)


class CardShelf(Shelved):
    """One card of many is chosen: what is typed leaves those whose name has it, Enter takes the first; wheel and Page
    keys turn to the next shelf."""

    width, height = 1120.0, 640.0

    def __init__(
        self, app: App, title: str, cards: Sequence[Card], look: Look, chosen: Callable[[str], object]
    ) -> None:
        super().__init__(app, title)
        self.cards, self.look, self.chosen = tuple(cards), look, chosen
        self.laid, self.area = Spread("", "", (), (), look), Rect(0, 0, 0, 0)
        self.sought, self.shelf = "", 0
        self.field = Field(
            Rect(0, 0, 0, 0), "", self._typed, most=24, name="search", empty=app.words("editor.pick.search")
        )

    def found(self) -> list[Card]:
        """Those whose name has what is typed, accents aside."""
        return [card for card in self.cards if plain(self.sought) in plain(card.title)]

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(12)
        foot = p.bottom - k.u(18) - h
        found = self.found()
        shelves = max(1, -(-len(found) // MOST))
        self.shelf = max(0, min(self.shelf, shelves - 1))
        said = words("editor.page.place", n=self.shelf + 1, of=shelves) if shelves > 1 else ""
        here = found[self.shelf * MOST : (self.shelf + 1) * MOST]
        cards = self.lay_cards(foot, said if found else words("editor.pick.none"), here)
        back = Button(
            Rect(p.right - pad - k.t(120), foot, k.t(120), h),
            words("editor.pick.back"),
            self.close,
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="back",
        )
        n, out = min(h, k.u(40)), list[Widget]()
        for i, (icon, by, says, name) in enumerate(TURNS) if len(self.cards) > MOST else ():
            disc = Rect(back.rect.x - gap - (2 - i) * (n + k.u(8)), foot + (h - n) // 2, n, n)
            end = self.shelf + by not in range(shelves)
            why = words("editor.page.end") if end else ""
            out.append(RoundButton(disc, icon, partial(self.turn, by), name=f"page:{name}", why=why, tip=words(says)))
        self.field.rect = Rect(p.x + pad, foot, min([one.rect.x for one in (*out, back)]) - gap - p.x - pad, h)
        self.group.set([self.field, *cards, *out, back])
        self.group.default = next((one for one in cards if isinstance(one, Spot) and one.action), back)

    def _typed(self, text: str) -> None:
        self.sought, self.shelf, self.up = text, 0, ""
        self.again()

    def press(self, key: str) -> None:
        self.close()
        self.chosen(key)

    def turn(self, by: int) -> bool:
        """Another shelf."""
        self.shelf, self.up = self.shelf + by, ""
        return self.again()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-1 if event.y > 0 else 1)
        typing = self.group.focus is self.field
        if event.type == pygame.TEXTINPUT and not typing:
            self.group.set_focus(self.field)
        if event.type == pygame.KEYDOWN:
            pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
            if event.key in pages:
                return self.turn(pages[event.key])
            if typing and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.group.default is not None:
                return self.group.default.press()
            if typing and event.key == pygame.K_DOWN:
                self.group.set_focus(None)
        return super().handle(event)


TURNS = (("arrow@4", -1, "editor.page.less", "back"), ("arrow@0", 1, "editor.page.more", "next"))
"""The buttons that turn to another shelf: icon, way, words and name."""
