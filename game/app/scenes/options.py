"""Settings: display, sizes, animations.  What is chosen shows at once and is kept."""
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.app.scenes.modal import Modal
from game.app.ui.widgets import Button, Choice

if TYPE_CHECKING:
    from game.app.main import App

SCALES = ("100", "90", "80", "70")
TEXTS = ("100", "115", "130", "150", "200")


class Options(Modal):
    """One row per setting."""

    width = 600.0
    height = 366.0

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("settings.title"))

    def rows(self) -> list[tuple[str, list[tuple[str, str]], str]]:
        """(setting, values with labels, present value) each."""
        s, w = self.app.settings, self.app.words
        percent = [(v, f"{v} %") for v in SCALES]
        texts = [(v, f"{v} %") for v in TEXTS]
        return [("display", [(v, w(f"settings.display.{v}")) for v in ("window", "fullscreen")], s.display),
                ("ui_scale", percent, str(s.ui_scale)), ("text_scale", texts, str(s.text_scale)),
                ("speed", [(v, w(f"settings.speed.{v}")) for v in ("off", "fast", "normal", "slow")], s.speed),
                ("reduced_motion", [(v, w(f"settings.motion.{v}")) for v in ("off", "on")],
                 "on" if s.reduced_motion else "off")]

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        rows = self.rows()
        top, foot = k.u(62), k.u(18) + k.t(38) + k.u(14)
        step = (p.h - top - foot) / len(rows)
        x = p.x + k.u(24) + max(k.width(words(f"settings.{name}"), "bold", 14) for name, _, _ in rows) + k.u(16)
        self.labels: list[tuple[str, int]] = []
        widgets: list[Any] = []
        for i, (name, values, value) in enumerate(rows):
            y = p.y + top + round(step * (i + .5))
            h = min(k.t(34), round(step) - k.u(6))
            rect = Rect(x, y - h // 2, p.right - k.u(24) - x, h)
            self.labels.append((words(f"settings.{name}"), y))
            widgets.append(Choice(rect, values, value, partial(self.choose, name),
                                  tip=words(f"settings.{name}.tip"), name=name))
        h = k.t(38)
        w = max(k.u(150), k.width(words("settings.done"), "bold", 14) + k.t(80))
        done = Button(Rect(p.right - k.u(24) - w, p.bottom - k.u(18) - h, w, h), words("settings.done"), self.close,
                      kind="brass", cap="Esc", keys=(pygame.K_ESCAPE,))
        self.group.set([*widgets, done])
        self.group.default = done

    def choose(self, name: str, value: str) -> None:
        """Change one setting."""
        s = self.app.settings
        if name in ("ui_scale", "text_scale"):
            setattr(s, name, int(value))
        elif name == "reduced_motion":
            s.reduced_motion = value == "on"
        else:
            setattr(s, name, value)
        self.app.apply()

    def paint(self, dst: Surface) -> None:
        for label, y in self.labels:
            self.kit.text(dst, (self.panel.x + self.kit.u(24), y), label, "bold", 14, "hi", "ml", press="press")
