"""A sheet over the table with tabs of its own: all that lies open, also when it is nobody's turn to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.table.panels.spot import Spot
from game.app.ui.widgets import Button, RoundButton, Widget

WOOD = (58, 38, 25)


class Overview(Modal):
    """`speech` begins the keys of its sentences; `tab`: what is shown, `leaf`: from where on, `looked`: the card whose
    page is shown; `body`: where all that lies, in px."""

    width = 1236.0
    height = 684.0
    speech = ""

    def __init__(self, app: App, title: str, tab: str) -> None:
        super().__init__(app, title)
        self.tab, self.leaf, self.looked = tab, 0, ""
        self.body = Rect(0, 0, 1, 1)
        self.face: Surface | None = None

    # ------------------------------------------------------------ what a game says

    def painters(self) -> Mapping[str, Callable[[Surface], None]]:
        """What paints each tab."""
        raise NotImplementedError

    def ground(self, dst: Surface) -> None:
        """What every tab lies on."""

    # ------------------------------------------------------------ layout

    def head(self, tabs: Sequence[str], most: int, many: int) -> tuple[list[Widget], Rect]:
        """The round button that closes it and the tabs, at most `most` px wide so that `many` have room, and the place
        beside them; below lies the `body`."""
        k, words, p = self.kit, self.app.words, self.panel
        top, high, gap, side = p.y + k.u(14), k.t(32), k.u(6), k.u(30)
        close = Rect(p.right - k.u(16) - side, top, side, side)
        keys = (pygame.K_d, pygame.K_RETURN)
        found: list[Widget] = [RoundButton(close, "x", self.close, tip=words("ledger.close"), keys=keys, name="close")]
        wide = min(most, (p.w - k.u(80) - side) // many - gap)
        x = p.x + k.u(18)
        for n, tab in enumerate(tabs):
            label, tip = words(f"{self.speech}.{tab}"), words(f"{self.speech}.{tab}.tip")
            kind, digit = "brass" if tab == self.tab else "wood", (getattr(pygame, f"K_{n + 1}"),)
            box, act = Rect(x, top, wide, high), partial(self.turn, tab)
            found.append(Button(box, label, act, kind=kind, keys=digit, name=f"tab:{tab}", tip=tip))
            x += wide + gap
        y = top + high + k.u(10)
        self.body = Rect(p.x + k.u(16), y, p.w - k.u(32), p.bottom - k.u(16) - y)
        self.face = None
        return found, Rect(x, top, wide, high)

    def columns(self, names: int, page: int) -> tuple[Rect, Rect, Rect]:
        """The decks' part: `names` of decks, cards, the `page` of a card; names and page at most so many px wide."""
        k, r = self.kit, self.body
        names, page, gap = min(names, r.w // 4), min(page, round(r.w * 0.34)), k.u(10)
        left = Rect(r.x + gap, r.y + gap, names, r.h - 2 * gap)
        right = Rect(r.right - gap - page, r.y + k.u(16), page, r.h - k.u(26))
        return left, Rect(left.right + gap, left.y, right.x - left.right - 2 * gap, left.h), right

    # ------------------------------------------------------------ what is looked at

    def turn(self, tab: str) -> None:
        """Show another part."""
        self.tab, self.leaf, self.looked = tab, 0, ""
        self._anew()

    def on(self) -> None:
        """What had no room."""
        self.leaf += 1
        self._anew()

    def look(self, card: str) -> None:
        """Show the page of a card."""
        if card != self.looked:
            self.looked, self.face = card, None
            self.invalidate(self.panel)

    def _anew(self) -> None:
        self.place()
        self.invalidate(self.panel)

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
            self.ground(self.face)
            self.painters()[self.tab](self.face)
            self.body.topleft = home
        dst.blit(self.face, (self.body.x, self.body.y + drop))

    def draw(self, surface: Surface, dirty: Rect) -> None:
        title, self.title = self.title, ""  # the tabs stand where the title would
        super().draw(surface, dirty)
        self.title = title
