"""One of many things to pick: a field to search in, and a button for each that fits; pictures are shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.table.boards.marbles import marble
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Field, RoundButton, Widget

TALL = 88.0
"""Units that a button with nothing but a picture is high."""


FEW = 3
"""Names that lie beside each other at least; a short list makes a low sheet."""


Paint = Callable[[Kit, Surface, Rect, str], object]
"""What shows a picture by its name within a rect."""


def sprite(kit: Kit, dst: Surface, r: Rect, art: str) -> None:
    """A figure or a thing, as large as it fits."""
    pic = kit.sprite(art, h=r.h / kit.scale, w=r.w / kit.scale, bare=True)
    if pic is not None:
        kit.drop(dst, r.center, pic, None, alpha=0)


class Pick(NamedTuple):
    """A value with what it is called; the name of a `ball` is shown before it, `art` alone. `why`: why it can't be
    picked."""

    value: str
    label: str
    ball: str = ""
    art: str = ""
    why: str = ""


class PickButton(Button):
    """A button with a ball before its name, or with a picture alone, which `paint` shows."""

    def __init__(
        self, rect: Rect, pick: Pick, action: Callable[[], object], *, now: bool, paint: Paint = sprite
    ) -> None:
        kind = "brass" if now else "wood"
        super().__init__(rect, pick.label, action, kind=kind, why=pick.why, name=f"pick:{pick.value}")
        self.pick, self.paint = pick, paint

    def draw(self, kit: Kit, dst: Surface) -> None:
        if not self.pick.ball and not self.pick.art:
            super().draw(kit, dst)
            return
        r = self.rect.move(0, {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0))
        color, press = kit.plate(dst, r, self.kind, self.state)
        if self.pick.art:
            self.paint(kit, dst, r.inflate(-kit.u(8), -kit.u(8)), self.pick.art)
            return
        n = min(r.h - kit.u(8), kit.u(26))
        marble(kit, dst, (r.x + kit.u(6) + n // 2, r.centery), self.pick.ball, n / kit.scale)
        room = r.w - n - kit.u(18)
        size = kit.fit_size(self.label, "bold", 14, room)
        kit.text(dst, (r.x + n + kit.u(12), r.centery), self.label, "bold", size, color, "ml", fit=room, press=press)


class PickSheet(Modal):
    """What is typed leaves those whose name has it; Enter takes the first, wheel and Page keys turn long lists."""

    width, height = 700.0, 470.0

    def __init__(
        self,
        app: App,
        title: str,
        picks: Sequence[Pick],
        chosen: Callable[[str], object],
        now: str = "",
        paint: Paint = sprite,
    ) -> None:
        super().__init__(app, title)
        self.picks, self.chosen, self.now, self.painted = tuple(picks), chosen, now, paint
        self.sought = ""
        self.first, self.shown = 0, 1
        self.pictured = any(pick.art for pick in picks)
        if self.pictured:
            self.height = 502.0
        else:
            self.height = min(self.height, 160.0 + 40 * -(-len(self.picks) // FEW))
        self.searched = not self.pictured and len(picks) > 8

    def enter(self) -> None:
        super().enter()
        if self.searched:
            self.group.set_focus(self.group.named("search"))

    def found(self) -> list[Pick]:
        """Those whose name has what is typed, accents aside."""
        return [pick for pick in self.picks if plain(self.sought) in plain(pick.label)]

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(34), k.u(24), k.u(6)
        y = p.y + k.u(58)
        out: list[Widget] = []
        if self.searched:
            old = self.group.named("search")
            field = (
                old
                if isinstance(old, Field)
                else Field(Rect(0, 0, 0, 0), "", self._typed, most=24, name="search", empty=words("editor.pick.search"))
            )
            field.rect = Rect(p.x + pad, y, p.w - 2 * pad, h)
            out.append(field)
            y += h + k.u(10)
        foot = p.bottom - k.u(18) - h
        found = self.found()
        widest = max((k.width(pick.label, "bold", 14) for pick in self.picks), default=0) + k.t(44)
        across = max(1, (p.w - 2 * pad + gap) // (max(widest, k.u(86 if self.pictured else 120)) + gap))
        tall = k.u(TALL) if self.pictured else h
        wide = (p.w - 2 * pad - (across - 1) * gap) // across
        self.shown = max(1, (foot - k.u(10) - y + gap) // (tall + gap)) * across
        self.first = max(0, min(self.first, -(-(len(found) - self.shown) // across) * across))
        for i, pick in enumerate(found[self.first : self.first + self.shown]):
            row, col = divmod(i, across)
            rect = Rect(p.x + pad + col * (wide + gap), y + row * (tall + gap), wide, tall)
            take = partial(self.take, pick.value)
            out.append(PickButton(rect, pick, take, now=pick.value == self.now, paint=self.painted))
        self.nothing = Rect(p.x + pad, y, p.w - 2 * pad, h) if not found else Rect(0, 0, 0, 0)
        back = back_button(self, foot, h)
        if len(found) > self.shown:
            n = min(h, k.u(40))
            for i, (icon, by) in enumerate((("arrow@4", -1), ("arrow@0", 1))):
                disc = Rect(p.x + pad + i * (n + k.u(8)), foot + (h - n) // 2, n, n)
                end = self.first + self.shown >= len(found) if by > 0 else self.first == 0
                out.append(
                    RoundButton(
                        disc,
                        icon,
                        partial(self.turn, by),
                        name=f"page:{'next' if by > 0 else 'back'}",
                        why=words("editor.page.end") if end else "",
                        tip=words("editor.page.more" if by > 0 else "editor.page.less"),
                    )
                )
        self.group.set([*out, back])
        self.group.default = next((one for one in out if isinstance(one, PickButton)), back)

    def _typed(self, text: str) -> None:
        self.sought, self.first = text, 0
        self.turn(0)

    def take(self, value: str) -> None:
        """This one."""
        self.close()
        self.chosen(value)

    def turn(self, by: int) -> bool:
        """Another page."""
        self.first += by * self.shown
        return self.anew()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-1 if event.y > 0 else 1)
        if event.type == pygame.KEYDOWN:
            pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
            if event.key in pages:
                return self.turn(pages[event.key])
            enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            if enter and isinstance(self.group.focus, Field) and isinstance(self.group.default, PickButton):
                return self.group.default.press()
            if event.key == pygame.K_DOWN and isinstance(self.group.focus, Field):
                self.group.set_focus(self.group.default)
                return True
        return super().handle(event)

    def paint(self, dst: Surface) -> None:
        if self.nothing.w:
            k = self.kit
            k.text(
                dst,
                self.nothing.midleft,
                self.app.words("editor.pick.none"),
                "sans",
                14,
                C["mid"],
                "ml",
                fit=self.nothing.w,
            )


def back_button(sheet: Modal, foot: int, high: int) -> Button:
    """The way back without a choice, at the right edge of a sheet."""
    k, right = sheet.kit, sheet.panel.right - sheet.kit.u(24)
    return Button(
        Rect(right - k.t(120), foot, k.t(120), high),
        sheet.app.words("editor.pick.back"),
        sheet.close,
        cap="esc",
        keys=(pygame.K_ESCAPE,),
        name="back",
    )


def plain(text: str) -> str:
    """Small letters without accents and blanks."""
    kept = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return "".join(kept.casefold().split())
