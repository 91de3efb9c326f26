"""One objective of a drawn heist: what it is called and says, who can do it, how it is carried."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.editor.crew import Named, names_button
from game.app.shell.app import App
from game.app.ui.widgets import Button, Choice, Widget
from game.app.workshop.sheet import Row, RowSheet
from game.content.fistful.sketch.goals import set_crew, set_flag

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

MOST = {"name": 28, "text": 110}  # letters
MOST_HEAVY = 3
MOST_VISITORS = 4


class GoalSheet(RowSheet):
    """`find` gives its table in the sketch, None when it is no more; `drop` takes it away where that can be done."""

    width, height = 660.0, 400.0

    def __init__(
        self,
        app: App,
        scene: Editor,
        find: Callable[[], dict[str, Any] | None],
        drop: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(app, scene, app.words("editor.goal.head"))
        self.find, self.drop = find, drop

    def again(self) -> None:
        if self.find() is None:
            self.close()
        else:
            super().again()

    def rows(self) -> list[Row]:
        words, goal = self.app.words, self.find()
        if goal is None:
            return []
        found = [Row(words(f"editor.goal.{name}"), partial(self._line, name)) for name in MOST]
        who = words("editor.goal.visitors" if "icon" in goal else "editor.goal.who")
        found.append(Row(who, lambda r: names_button(self, who, "who", self._crew(), r)))
        if "kind" in goal:
            found += [Row(words(f"editor.goal.{name}"), partial(self._flag, name)) for name in ("sidekicks", "carried")]
            found.append(
                Row(
                    words("editor.goal.heavy"),
                    lambda r: self.amount(
                        r, "heavy", MOST_HEAVY, int(goal.get("heavy", 0)), partial(self._set, "heavy")
                    ),
                )
            )
        return found

    def _goal(self) -> dict[str, Any]:
        goal = self.find()
        assert goal is not None
        return goal

    def _line(self, name: str, rect: Rect) -> Widget:
        return self.line(rect, name, str(self._goal()[name]), MOST[name], partial(self._said, name))

    def _said(self, name: str, text: str) -> None:
        self._goal()[name] = text

    def _crew(self) -> Named:
        return Named(
            lambda: list(self._goal()["crew"]),
            lambda crew: set_crew(self.scene.sketch.card, self._goal(), crew),
            1,
            MOST_VISITORS if "icon" in self._goal() else 9,
        )

    def _flag(self, name: str, rect: Rect) -> Widget:
        words = self.app.words
        values = [("no", words("editor.goal.no")), ("yes", words("editor.goal.yes"))]
        return Choice(
            rect,
            values,
            "yes" if self._goal().get(name) else "no",
            lambda value: self.change(lambda: set_flag(self._goal(), name, value == "yes")),
            tip=words(f"editor.goal.{name}.tip"),
            name=name,
        )

    def _set(self, name: str, value: int) -> None:
        set_flag(self._goal(), name, value)

    def feet(self, rect: Rect) -> list[Widget]:
        if self.drop is None:
            return []
        label, drop = self.app.words("editor.goal.drop"), self.drop
        wide = min(rect.w, self.kit.width(label, "bold", 14) + self.kit.t(60))
        return [Button(Rect(rect.x, rect.y, wide, rect.h), label, lambda: self.change(drop), icon="trash", name="drop")]
