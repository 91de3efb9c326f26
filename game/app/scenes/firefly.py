"""The table of *Firefly: The Game*: a running game shown from one captain's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.app.scenes.firefly_view import FireflyView
from game.app.table.animate import Act
from game.app.table.firefly.log import entries
from game.app.table.firefly.sayings import nearest, refused
from game.app.table.firefly.story import Teller
from game.app.table.log import Entry
from game.core.state import News

if TYPE_CHECKING:
    pass

class FireflyScene(FireflyView):
    """What is particular to this game: its news and refusals, flights over several Sectors, its result."""

    pause_ms = 200.0

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        if self.rush:
            return []
        return Teller(self.stage, self.words, self.app.still, self.now.people).acts(self.now, news, dropped)

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        return entries(self.now, self.words, told)

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        found = self.now.why_not(source, target)
        if found is None:
            return self.words("table.refused"), None
        return refused(self.now, self.words, found), nearest(self.now, found)

    def moment_name(self) -> str:
        return "over" if self.now.choice is None else self.now.kind

    def help_lines(self) -> tuple[str, ...]:
        own = tuple(f"firefly.help.{name}" for name in ("fly", "rows", "card", "drag"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.mode, self.leaf = "", 0
        self.hint.drop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        return self.follow_plan() or moving

    def undo(self) -> bool:
        self.plan = []
        return super().undo()

    def show_result(self) -> None:
        """Who won is said on the page of the moment; the table stays as it ended."""
        self.pinned = None
        self.panels.refresh()
