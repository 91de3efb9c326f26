"""The hint on the sector map: what a captain would do, and what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.bars import Press
from game.app.table.firefly.cardpages import press
from game.app.table.firefly.hint_reasons import reason
from game.app.table.hint import Hint
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.scenes.firefly_view import FireflyView


class FireflyHint(Hint):
    """The hint of a captain; what speaks for an answer is said as the rules name it."""

    how = "firefly.hint.how"

    def __init__(self, scene: FireflyView) -> None:
        super().__init__(scene)
        self.scene: FireflyView = scene

    def place(self) -> int | None:
        option = self.scene.now.key(self.best[0].key) if self.best else None
        return self.scene.now.to(option) if option else None

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        return reason(self.scene.now, self.scene.words, option, aims)

    def press(self, option: Option) -> Press:
        return press(self.scene.now, self.scene.words, option, self.scene.answer)
