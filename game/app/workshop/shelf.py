"""A shelf of many cards over everything, with a field to search in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.shell.app import App
from game.app.table.panels.spot import Spot
from game.app.table.spread.data import Card, Look, Spread
from game.app.ui.widgets import Field, RoundButton, Widget
from game.app.workshop.open import Shelved
from game.app.workshop.pick import back_button, plain

MOST = 24
"""So many cards lie on one shelf."""


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
        back = back_button(self, foot, h)
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
        self.anew()

    def press(self, key: str) -> None:
        self.close()
        self.chosen(key)

    def turn(self, by: int) -> bool:
        """Another shelf."""
        self.shelf, self.up = self.shelf + by, ""
        return self.anew()

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
