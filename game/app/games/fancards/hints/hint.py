"""The hint: what a captain would do, and what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.hint import FollowedHint
from game.app.games.fancards.hints.reasons import reason
from game.app.games.fancards.sayings import saying
from game.app.table.panels import bars
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FanCardsHint(FollowedHint):
    """The hint of a captain."""

    def __init__(self, scene: FanCardsScene) -> None:
        super().__init__(scene)
        self.scene: FanCardsScene = scene

    def place(self) -> tuple[int, int] | None:
        option = self.scene.now.key(self.best[0].key) if self.best else None
        return self.scene.now.cell(option) if option else None

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        return reason(self.scene.now, self.scene.words, option, aims)

    def press(self, option: Option) -> bars.Press:
        s = self.scene
        said = saying(s.now, s.words, option)
        return bars.Press(said.action, "", said.icon, option.key, lambda: s.answer(option.key))
