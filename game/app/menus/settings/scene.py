"""Settings: one page for each kind.  What is chosen shows at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.menus.settings.house import HousePage
from game.app.menus.settings.pages import ColourPage, FolderPage, KeyPage, Page, RowPage
from game.app.menus.settings.rows import FIELDS, PAGES
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.shell.stack import Scene
from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Group, Widget
from game.app.ui.widgets.slider import Slider

DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8)
ICONS = dict(zip(PAGES, ("eye", "note", "clock", "log", "palette", "hand", "book", "folder")))
KINDS: dict[str, type[Page]] = {"colours": ColourPage, "keys": KeyPage, "house": HousePage, "folders": FolderPage}


class Options(Scene):
    """Tabs at the left, the chosen page beside them, what the pointed-at row does below it."""

    chords = frozenset({"ctrl+tab"})

    def __init__(self, app: App, page: str = PAGES[0]) -> None:
        super().__init__(app)
        self.chosen = page
        self.sheet = 0
        self.game = ""  # whose house rules are shown, "" for those of the first
        self.group = Group(app)
        self.layers: Layers | None = None
        self.page: Page
        self.about = ""

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k, words = self.kit, self.app.words
        w, h = size
        gap = k.u(8)
        self.bar = k.t(24) + k.u(20)
        labels = [words(f"settings.page.{name}") for name in PAGES]
        # icon, gaps and key cap lie beside the words
        wide = max(k.width(label, "bold", 14) for label in labels) + k.t(14 + 7 + 18) + k.u(60)
        wide = max(k.u(220), min(wide, round(w * 0.36)))
        top = self.bar + gap
        self.rail = Rect(gap, top, wide, h - top - gap)
        right = Rect(self.rail.right + gap, top, w - self.rail.right - 2 * gap, h - top - gap)
        tall = 2 * round(k.px(14) * 1.36) + k.u(22)
        self.foot = Rect(right.x, right.bottom - tall, right.w, tall)
        self.tray = Rect(right.x, right.y, right.w, self.foot.y - gap - right.y)
        self.group.layers = None
        self.layers = Layers(k.background(size))
        self.turn()

    def turn(self) -> None:
        """Show the chosen page."""
        assert self.layers is not None
        self.page = KINDS.get(self.chosen, RowPage)(self, self.chosen, self.tray)
        self.group.layers = None
        for name in [n for n in self.layers.panels if n.startswith("page")]:
            self.layers.drop(name)
        tabs = self.tabs()
        self.group.set([*tabs, *self.page.widgets(), *self.ends()])
        self.group.default = self.group.named("done")
        self.panels()
        self.group.bake(self.layers)

    def panels(self) -> None:
        """What stands still."""
        assert self.layers is not None
        self.layers.set("bar", Rect(0, 0, self.app.size[0], self.bar + self.kit.u(8)), "bar", self._paint_bar)
        self.layers.set("rail", self._grown(self.rail), "rail", self._paint_rail)
        self.layers.set("page", self._grown(self.tray), (self.chosen, self.page.look()), self._paint_page)
        self._explain()
        for rect in self.layers.refresh():
            self.invalidate(rect)

    def _grown(self, rect: Rect) -> Rect:
        """With the shadow and the lip around it."""
        n = 2 * self.kit.u(8)
        return rect.inflate(n, n)

    def tabs(self) -> list[Widget]:
        """One button per page."""
        k, words, r = self.kit, self.app.words, self.rail
        h = min(k.t(36), (r.h - self._ends_height() - k.u(24)) // len(PAGES) - k.u(6))
        out: list[Widget] = []
        y = r.y + k.u(12)
        for name, key, digit in zip(PAGES, DIGITS, "12345678"):
            rect = Rect(r.x + k.u(10), y, r.w - k.u(20), h)
            out.append(
                Button(
                    rect,
                    words(f"settings.page.{name}"),
                    partial(self.go, name),
                    icon=ICONS[name],
                    kind="brass" if name == self.chosen else "wood",
                    cap=digit,
                    keys=(key,),
                    name=f"page:{name}",
                )
            )
            y += h + k.u(6)
        return out

    def _ends_height(self) -> int:
        return 2 * self.kit.t(38) + self.kit.u(24)

    def ends(self) -> list[Widget]:
        """The usual values again, and the way out."""
        k, words, r = self.kit, self.app.words, self.rail
        h = k.t(38)
        rect = Rect(r.x + k.u(10), r.bottom - k.u(12) - h, r.w - k.u(20), h)
        out: list[Widget] = []
        if self.chosen in FIELDS or self.chosen == "house":
            above = rect.move(0, -h - k.u(8))
            out.append(Button(above, words("settings.usual"), self.usual, icon="undo", name="usual"))
        out.append(Button(rect, words("settings.done"), self.close, kind="brass", cap="esc", name="done"))
        return out

    # ------------------------------------------------------------ actions

    def go(self, page: str) -> None:
        """Another page."""
        if page != self.chosen:
            self.chosen, self.sheet = page, 0
            self.turn()

    def choose(self, name: str, value: Any) -> None:
        """Change one setting: it is kept and shown.  Hints that are switched on again begin anew."""
        if name == "coach" and value and not self.app.settings.coach:
            self.app.settings.coached = []
        setattr(self.app.settings, name, value)
        self.shown()

    def choose_monitor(self, value: str) -> None:
        """The window goes to another monitor."""
        self.choose("monitor", int(value))

    def choose_house(self, game: str, name: str, value: str) -> None:
        """What new set-ups of a game begin with."""
        house = {g: dict(mine) for g, mine in self.app.settings.house.items()}
        house.setdefault(game, {})[name] = value
        self.choose("house", house)

    def shown(self) -> None:
        """The settings changed: everything follows."""
        before = self.layers
        self.app.apply()
        if self.layers is before:  # nothing was placed anew: the widgets alone follow
            self.turn()

    def usual(self) -> None:
        """This page as it was when the program was new."""
        fresh = Settings()
        for name in FIELDS.get(self.chosen, ("house",)):
            setattr(self.app.settings, name, getattr(fresh, name))
        self.shown()
        self.app.toast(self.app.words("settings.usual.done"))

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        knob = self.group.down if isinstance(self.group.down, Slider) else None
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and event.key == pygame.K_TAB:
            by = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.go(PAGES[(PAGES.index(self.chosen) + by) % len(PAGES)])
            return True
        if knob and event.type == pygame.MOUSEMOTION:
            if knob.drag(event.pos):
                self.group.redraw(knob)
            return True
        used = self.group.handle(event)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if pressed and isinstance(self.group.down, Slider) and self.group.down.drag(event.pos):
            self.group.redraw(self.group.down)
        if knob and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            knob.rest()
        if not used and self.page.handle(event):
            used = True
        self._explain()
        return used

    def _explain(self) -> None:
        """The foot says what the row under the mouse does, or the one with the keyboard."""
        assert self.layers is not None
        w = self.group.hover or self.group.focus
        self.about = (self.page.about(w.name) if w else "") or self.app.words(f"settings.page.{self.chosen}.tip")
        self.layers.set("foot", self._grown(self.foot), self.about, self._paint_foot)
        for rect in self.layers.refresh():
            self.invalidate(rect)

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)

    def _paint_bar(self, dst: Surface) -> None:
        k = self.kit
        k.bar(dst, self.app.size[0], self.bar / k.scale)
        k.text(
            dst,
            (k.u(16), self.bar // 2 - k.u(1)),
            self.app.words("settings.title"),
            "display",
            min(20, 26 / k.grow),
            "hi",
            "ml",
            press="press",
        )

    def _paint_rail(self, dst: Surface) -> None:
        self.kit.tray(dst, self.rail, C["panel"], 8, seed=4)

    def _paint_page(self, dst: Surface) -> None:
        self.kit.tray(dst, self.tray, C["panel"], 8, seed=6)
        self.page.paint(dst)

    def _paint_foot(self, dst: Surface) -> None:
        k, r = self.kit, self.foot
        k.parchment(dst, r, 6, 9)
        wide = r.w - k.u(36)
        tall = k.para(None, (0, 0), self.about, wide, 14, dry=True, most=2)
        k.para(dst, (r.x + k.u(18), r.centery - tall // 2), self.about, wide, 14, "ink", most=2)
