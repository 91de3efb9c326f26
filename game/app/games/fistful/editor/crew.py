"""Some of the crew, each named or not: who can do something, must come along, must not fall."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.app.games.fistful.sayings import crew_name
from game.app.shell.app import App
from game.app.ui.widgets import Button, Choice, Widget
from game.app.workshop.sheet import Row, RowSheet
from game.content.fistful import fistful

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor


class Named(NamedTuple):
    """Who is named now, what names others, and how few and how many may be."""

    now: Callable[[], list[str]]
    put: Callable[[list[str]], object]
    least: int = 0
    most: int = 9


class CrewSheet(RowSheet):
    """A row for each of the nine; they are named in the order in which they are chosen."""

    width, height = 720.0, 500.0  # it covers the sheet it comes from

    def __init__(self, app: App, scene: Editor, title: str, named: Named) -> None:
        super().__init__(app, scene, title)
        self.named = named

    def rows(self) -> list[Row]:
        return [Row(one.name, partial(self._row, one.id)) for one in fistful().crew.values()]

    def _row(self, who: str, rect: Rect) -> Widget:
        words, now = self.app.words, self.named.now()
        values = [("no", words("editor.goal.no")), ("yes", words("editor.goal.yes"))]
        return Choice(rect, values, "yes" if who in now else "no", partial(self._set, who), name=f"crew:{who}")

    def _set(self, who: str, value: str) -> None:
        now = [one for one in self.named.now() if one != who] + ([who] if value == "yes" else [])
        if len(now) < self.named.least:
            self.app.refused(self.app.words("editor.why.nobody_left"))
        elif len(now) > self.named.most:
            self.app.refused(self.app.words("editor.why.many_crew", n=self.named.most))
        else:
            self.change(lambda: self.named.put(now))
            return
        self.again()


def names_button(sheet: RowSheet, label: str, name: str, named: Named, rect: Rect) -> Widget:
    """Says who is named; leads to the sheet where that is set."""
    return Button(
        rect,
        said(sheet.app, named.now()),
        icon="pen",
        name=name,
        action=lambda: sheet.app.stack.push(CrewSheet(sheet.app, sheet.scene, label, named)),
    )


def said(app: App, names: list[str]) -> str:
    """Names in a row, or that there is nobody."""
    return ", ".join(map(crew_name, names)) or app.words("editor.goal.nobody")
