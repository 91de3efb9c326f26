"""The overview over the table: all captains side by side, the decks and what was discarded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.games.fancards.faces import small
from game.app.games.fancards.overview.captains import paint as paint_row
from game.app.games.fancards.overview.captains import rows
from game.app.games.fancards.overview.decks import Deck, decks
from game.app.games.fancards.panels.pages import card_page
from game.app.games.fancards.situation import Situation
from game.app.shell.sheets.modal import Modal
from game.app.table.panels import inspector
from game.app.table.panels.spot import Spot
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget

if TYPE_CHECKING:
    from game.app.shell.app import App

TABS = ("captains", "decks")
WOOD = (58, 38, 25)
CARD = (104, 142)
"""A card of a pile, in units."""


class Sheet(Modal):
    """Shows the game as it stood when it was opened. `tab`: one of TABS; `deck`: whose open cards are shown; `leaf`:
    from where on; `looked`: the card whose page is shown."""

    width = 1236.0
    height = 684.0

    def __init__(self, app: App, now: Situation) -> None:
        super().__init__(app, app.words("fancards.sheet"))
        self.now, self.tab, self.leaf, self.looked = now, TABS[0], 0, ""
        self.decks = decks(now, app.words)
        self.deck: Deck = self.decks[0]
        self.body = Rect(0, 0, 1, 1)
        self.face: Surface | None = None

    # ------------------------------------------------------------ layout

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        top, high, gap, side = p.y + k.u(14), k.t(32), k.u(6), k.u(30)
        close = Rect(p.right - k.u(16) - side, top, side, side)
        keys = (pygame.K_d, pygame.K_RETURN)
        found: list[Widget] = [RoundButton(close, "x", self.close, tip=words("ledger.close"), keys=keys, name="close")]
        wide = min(k.t(140), (p.w - k.u(80) - side) // 3 - gap)
        x = p.x + k.u(18)
        for n, tab in enumerate(TABS):
            label, tip = words(f"fancards.sheet.{tab}"), words(f"fancards.sheet.{tab}.tip")
            kind, digit = "brass" if tab == self.tab else "wood", (getattr(pygame, f"K_{n + 1}"),)
            box, act = Rect(x, top, wide, high), partial(self.turn, tab)
            found.append(Button(box, label, act, kind=kind, keys=digit, name=f"tab:{tab}", tip=tip))
            x += wide + gap
        y = top + high + k.u(10)
        self.body = Rect(p.x + k.u(16), y, p.w - k.u(32), p.bottom - k.u(16) - y)
        self.face = None
        more = len(rows(k, self.body, len(self.now.names))) < len(self.now.names)
        if self.tab == "decks":
            found += self._deck_widgets()
            more = len(self._cards()) < len(self.deck.cards)
        if more:
            box = Rect(x, top, wide, high)
            found.append(Button(box, words("fancards.sheet.more"), self.on, kind="wood", icon="swap", name="more"))
        self.group.set(found)
        self.group.default = self.group.named("close")

    def turn(self, tab: str) -> None:
        """Show another part."""
        self.tab, self.leaf, self.looked = tab, 0, ""
        self._anew()

    def on(self) -> None:
        """What had no room."""
        self.leaf += 1
        self._anew()

    def choose(self, deck: Deck) -> None:
        """Show what lies open of a deck."""
        self.deck, self.leaf, self.looked = deck, 0, ""
        self._anew()

    def look(self, card: str) -> None:
        """Show the page of a card."""
        if card != self.looked:
            self.looked, self.face = card, None
            self.invalidate(self.panel)

    def _anew(self) -> None:
        self.place()
        self.invalidate(self.panel)

    # ------------------------------------------------------------ decks

    def _columns(self) -> tuple[Rect, Rect, Rect]:
        """The names of the decks, the cards, the page of one card."""
        k, r = self.kit, self.body
        names, page = min(k.t(170), r.w // 4), min(k.t(264), round(r.w * 0.34))
        gap = k.u(10)
        left = Rect(r.x + gap, r.y + gap, names, r.h - 2 * gap)
        right = Rect(r.right - gap - page, r.y + k.u(16), page, r.h - k.u(26))
        return left, Rect(left.right + gap, left.y, right.x - left.right - 2 * gap, left.h), right

    def _cards(self) -> list[tuple[str, Rect]]:
        """The cards of the deck that are in sight, with their places."""
        k, r = self.kit, self._columns()[1]
        wide, high = (round(k.u(n) * max(1.0, min(k.grow, 1.5))) for n in CARD)
        gap = k.u(10)
        across, down = max(1, (r.w + gap) // (wide + gap)), max(1, (r.h + gap) // (high + gap))
        pile, per = self.deck.cards, across * down
        start = self.leaf * per % max(1, len(pile))
        return [
            (card, Rect(r.x + i % across * (wide + gap), r.y + i // across * (high + gap), wide, high))
            for i, card in enumerate(pile[start : start + per])
        ]

    def _deck_widgets(self) -> list[Widget]:
        k, words, left = self.kit, self.app.words, self._columns()[0]
        high = k.t(34)
        found: list[Widget] = []
        for n, deck in enumerate(self.decks):
            box = Rect(left.x, left.y + n * (high + k.u(5)), left.w, high)
            kind = "brass" if deck.id == self.deck.id else "wood"
            tip = words("fancards.deck.tip", n=deck.left, open=len(deck.cards))
            act = partial(self.choose, deck)
            found.append(Button(box, deck.name, act, kind=kind, name=f"deck:{deck.id}", cap=str(deck.left), tip=tip))
        for card, box in self._cards():
            found.append(Spot(box, f"card:{card}", partial(self.look, card), about=("card", card), radius=7))
        return found

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        for widget in (self.group.hover, self.group.focus):
            if isinstance(widget, Spot) and widget.about is not None:
                self.look(str(widget.about[1]))
                break
        return used

    # ------------------------------------------------------------ painting

    def paint(self, dst: Surface) -> None:
        drop = self.kit.u(self.rise.value) if self.rise else 0
        if self.face is None or self.face.get_size() != self.body.size:
            self.face = Surface(self.body.size).convert()
            self.face.fill(WOOD)
            home, self.body.topleft = self.body.topleft, (0, 0)
            painters: dict[str, Callable[[Surface], None]] = {"captains": self._captains, "decks": self._decks}
            painters[self.tab](self.face)
            self.body.topleft = home
        dst.blit(self.face, (self.body.x, self.body.y + drop))

    def draw(self, surface: Surface, dirty: Rect) -> None:
        title, self.title = self.title, ""  # the tabs stand where the title would
        super().draw(surface, dirty)
        self.title = title

    def _captains(self, dst: Surface) -> None:
        k, now = self.kit, self.now
        k.put(dst, k.walnut(*self.body.size), (0, 0))
        boxes = rows(k, self.body, len(now.names))
        first = self.leaf * len(boxes) % len(now.names)
        for seat, box in zip(range(first, len(now.names)), boxes):
            paint_row(k, dst, box, now, self.app.words, seat)

    def _decks(self, dst: Surface) -> None:
        k, words = self.kit, self.app.words
        k.tray(dst, Rect((0, 0), self.body.size), C["panel"], 10, seed=6)
        cards = self._cards()
        for card, box in cards:
            small.paint(k, dst, box, small.small(card))
        _, middle, page = self._columns()
        if not cards:
            k.para(dst, (middle.x, middle.y + k.t(30)), words("fancards.sheet.none"), middle.w, 14, "mid", align="c")
        shown = self.looked or (cards[0][0] if cards else "")
        if shown:
            inspector.paint(k, dst, page, inspector.place(k, page, card_page(self.now, words, shown)))
