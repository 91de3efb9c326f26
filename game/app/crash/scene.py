"""What the window shows after an error in the program: what happened, what is safe, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.crash.report import Crash, private
from game.app.shell.app import App
from game.app.shell.folder import open_folder
from game.app.shell.stack import Scene
from game.app.ui.layers import Layers
from game.app.ui.widgets import Button, Group
from game.save.places import places

WIDE = 720.0  # units
MOST = 3  # lines of the error itself


class CrashScene(Scene):
    """A sheet of parchment on the table; `go_on(slot)` starts again from that save ("" for the title)."""

    def __init__(self, app: App, crash: Crash, go_on: Callable[[str], None], again: bool = False) -> None:
        super().__init__(app)
        self.crash, self.leads, self.again = crash, go_on, again
        self.group = Group(app)
        self.layers: Layers | None = None
        self.sheet = Rect(0, 0, 0, 0)
        self.text_size = 16.0

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        wide = min(k.u(WIDE * max(1.0, min(1.5, k.grow))), size[0] - k.u(40))
        high, room = k.t(46), size[1] - k.u(24)
        for step in range(7):  # big letters on a small window come down until all of it fits
            self.text_size = 16 - step
            tall = self.write(None, Rect(0, 0, wide, room)) + self._rows(wide) * (high + k.u(10)) + k.u(30)
            if tall <= room:
                break
        self.sheet = Rect(0, 0, wide, min(tall, room))
        self.sheet.center = size[0] // 2, size[1] // 2
        table = k.background(size).copy()
        self._paint(table)
        self.layers = Layers(table)
        self.group.layers = None
        self.group.set(list(self._buttons(high)))
        self.group.default = self.group.widgets[0]
        self.group.bake(self.layers)

    def _labels(self) -> list[tuple[str, str, str, int, Callable[[], object]]]:
        """Name, icon, cap, key and deed of the small buttons."""
        return [
            ("copy", "copy", "C", pygame.K_c, self.copy),
            ("folder", "folder", "F", pygame.K_f, self.show),
            ("quit", "quit", "Q", pygame.K_q, self.app.quit),
        ]

    def _width(self, name: str) -> int:
        return self.kit.width(self.app.words(f"crash.{name}"), "bold", 14) + self.kit.t(76)

    def _rows(self, wide: int) -> int:
        """How many rows the buttons need: the big one beside the others where there is room."""
        k = self.kit
        need = k.t(190) + sum(self._width(name) + k.u(10) for name, *_ in self._labels())
        return 1 if need <= wide - k.u(56) else 2

    def _buttons(self, high: int) -> list[Button]:
        k, words, p = self.kit, self.app.words, self.sheet
        rows = self._rows(p.w)
        left, right = p.x + k.u(28), p.right - k.u(28)
        y = p.bottom - k.u(22) - high
        sub = words("crash.go.save" if self.slot else "crash.go.title")
        first = Rect(left, y - (high + k.u(10)) * (rows - 1), right - left if rows > 1 else k.t(190), high)
        found = [Button(first, words("crash.go"), self.go_on, kind="primary", sub=sub, name="go")]
        widths = [self._width(name) for name, *_ in self._labels()]
        gap = k.u(10)
        spare = right - left - sum(widths) - gap * 2
        if rows > 1:
            widths = [w + spare // 3 for w in widths]
        x = right - sum(widths) - gap * 2
        for (name, icon, cap, key, deed), w in zip(self._labels(), widths):
            found.append(
                Button(
                    Rect(x, y + (high - k.t(36)) // 2, w, k.t(36)),
                    words(f"crash.{name}"),
                    deed,
                    kind="paper",
                    cap=cap,
                    icon=icon,
                    keys=(key,),
                    tip=words(f"crash.{name}.tip"),
                    name=name,
                )
            )
            x += w + gap
        return found

    # ------------------------------------------------------------ actions

    @property
    def slot(self) -> str:
        """The save to go on from, "" for none."""
        return "" if self.again else self.crash.slot

    def go_on(self) -> None:
        """Start again."""
        self.leads(self.slot)

    def copy(self) -> None:
        """The report to the clipboard."""
        try:
            pygame.scrap.put_text(self.crash.text)
        except pygame.error:
            self.app.toast(self.app.words("crash.uncopied"))
        else:
            self.app.toast(self.app.words("crash.copied"))

    def show(self) -> None:
        """The log folder in the system's file window."""
        folder = places().logs
        if not open_folder(folder):
            self.app.toast(self.app.words("crash.unopened", path=folder))

    def handle(self, event: Event) -> bool:
        return self.group.handle(event)

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)

    def _paint(self, dst: Surface) -> None:
        k, p = self.kit, self.sheet
        k.shadow(dst, p, 10, 14, (4, 12), 220)
        k.parchment(dst, p, 10, 17)
        self.write(dst, p)

    def _said(self) -> list[str]:
        """The sentences."""
        words, crash = self.app.words, self.crash
        if crash.trouble:
            safe = words("crash.unsaved", why=crash.trouble)
        else:
            safe = words("crash.saved" if crash.slot else "crash.none")
        found = [words("crash.line"), safe]
        if self.again:
            found.append(words("crash.again"))
        return [*found, words("crash.where" if crash.report else "crash.nowhere")]

    def write(self, dst: Surface | None, p: Rect) -> int:
        """Write everything into `p` (measure only without a surface); returns the height used in px."""
        k, words, size = self.kit, self.app.words, self.text_size
        x, wide = p.x + k.u(28), p.w - k.u(56)
        y = p.y + k.u(20)
        title = k.fit_size(words("crash.title"), "display", 28 * size / 16, wide)
        y += k.para(dst, (x, y), words("crash.title"), wide, title, "ink", "display", dry=dst is None) + k.u(2)
        if dst is not None:
            k.rule(dst, x, y, wide)
        y += k.u(12)
        for line in self._said():
            y += k.para(dst, (x, y), line, wide, size, "ink", dry=dst is None) + k.u(8)
        y += k.para(
            dst, (x, y), escaped(self.crash.what), wide, min(14, size), "ink_red", "sans.it", most=MOST, dry=dst is None
        ) + k.u(8)
        files = self._files()
        indent = max(k.width(words(f"crash.{name}"), "bold", min(14, size)) for name, _ in files) + k.u(14)
        for name, value in files:
            if dst is not None:
                k.text(dst, (x, y), words(f"crash.{name}"), "bold", min(14, size), "ink", "tl")
                k.text(
                    dst,
                    (x + indent, y),
                    k.cut_to(value, "sans", min(14, size), wide - indent),
                    "sans",
                    min(14, size),
                    "ink_mid",
                    "tl",
                )
            y += round(k.px(min(14, size)) * 1.36)
        return y - p.y + k.u(8)

    def _files(self) -> list[tuple[str, str]]:
        """What is called how and where it lies."""
        files = [("report", self.crash.report), ("replay", self.crash.replay)]
        found = [(name, path.name) for name, path in files if path is not None]
        if self.crash.slot:
            found.append(("save", self.crash.slot))
        return [*found, ("log", private(str(places().logs)))]


def escaped(text: str) -> str:
    """Words from elsewhere, without what the setter of paragraphs would take for marks."""
    return text.replace("**", "*").replace("[", "(").replace("]", ")").replace("{", "(").replace("}", ")")
