"""Widgets that say nothing: neither words of their own, nor a tip, nor words beside them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.table.curtain.scene import Curtain
from game.app.table.panels.spot import Spot
from game.app.ui.kit.text import Text
from game.app.ui.widgets import Group, RoundButton
from tests.ui.reading import read


def nameless(app: App, monkeypatch) -> list[str]:
    """The widgets of the scene in sight that say nothing; a scene without any is one, but for the curtain."""
    lines = [line for line in read(app, monkeypatch) if line.page.get_size() == app.size]
    widgets = {id(w): w for g in groups_of(app.stack.top) for w in g.widgets}.values()
    if not widgets and not isinstance(app.stack.top, Curtain):
        return ["no widget"]
    found = []
    for widget in widgets:
        if isinstance(widget, RoundButton):
            named = widget.hint
        elif isinstance(widget, Spot):
            named = widget.hint or widget.about is not None or painted(widget)
        else:
            named = widget.hint or said_by(app, widget, monkeypatch) or beside(widget, lines)
        if not named:
            found.append(f"{type(widget).__name__} {widget.name!r}")
    return found


def said_by(app, widget, monkeypatch):
    """The words a widget draws itself."""
    words = []
    draw = Text.text

    def text(self, dst, pos, s, *more, **named):
        words.append(s)
        return draw(self, dst, pos, s, *more, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Text, "text", text)
        kit = app.kit
        widget.draw(type(kit)(kit.scale, kit.art, kit.text_scale), Surface(app.size, pygame.SRCALPHA))
    return [s for s in words if any(c.isalpha() for c in s)]


def beside(widget, lines):
    """The words written left of a widget or right above it."""
    row = widget.rect.inflate(0, -widget.rect.h // 2)
    left = Rect(0, row.y, row.right, row.h)
    return [
        line.s
        for line in lines
        if line.ink.right <= widget.rect.right
        and (
            line.ink.colliderect(left)
            or 0 <= widget.rect.y - line.ink.bottom < 20
            and abs(line.ink.x - widget.rect.x) < 20
        )
    ]


def groups_of(scene):
    """The groups of a scene, and of the parts it is made of."""
    own = [v for v in vars(scene).values() if isinstance(v, Group)]
    parts = [
        v
        for v in vars(scene).values()
        if hasattr(v, "__dict__") and type(v).__module__.startswith("game.app") and type(v) is not App
    ]
    return own + [g for part in parts for g in vars(part).values() if isinstance(g, Group)]


def painted(spot):
    """Places whose panel writes them out: tiles, lines and marks of the log, links and presses of a page, slips, and
    trays that only take cards."""
    return spot.name.partition(":")[0] in ("line", "mark", "link", "tile", "press", "coach", "result", "zone")
