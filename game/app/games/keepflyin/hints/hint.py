"""The hint on the star chart: hexes, jobs and counters by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.thought import Prospect
from game.app.captains.hint import CLOSE, Hint
from game.app.games.keepflyin.hints.opening import opening
from game.app.games.keepflyin.hints.reasons import reason
from game.app.games.keepflyin.hints.threats import does
from game.app.games.keepflyin.panels.cards import press
from game.app.games.keepflyin.sayings import counter_name, lead, saying
from game.app.table.panels import bars
from game.core.steps import Option
from game.rules.keepflyin.scoring import can_retire

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


GIVES_UP = ("dump", "drop", "lose", "leave", "refuse")
"""Answers that give a card up."""
FIRST = 1
"""The round in which every choice is a first one."""


class KeepflyinHint(Hint):
    """The hint of a game."""

    def __init__(self, scene: KeepflyinScene) -> None:
        super().__init__(scene)
        self.scene: KeepflyinScene = scene

    def foresee(self) -> str:
        """A counter is moved as the brass button would move it."""
        option = lead(self.scene.now) if self.scene.now.kind == "MoveCounter" else None
        return option.key if option is not None else super().foresee()

    def ranked(self, found: tuple[Prospect, ...]) -> tuple[Prospect, ...]:
        """Among equally good answers the brass button's comes first, and none that gives anything up."""
        near = [one for one in found if found[0].value - one.value < CLOSE]
        kept = [one for one in near if one.key.partition(":")[0] not in GIVES_UP]
        if not kept:
            return found
        usual = lead(self.scene.now)
        first = next((one for one in kept if usual is not None and one.key == usual.key), kept[0])
        rest = [one for one in found if one is not first and (one in kept or one not in near)]
        return (first, *rest)

    def place(self) -> int | None:
        option = self.scene.now.key(self.best[0].key) if self.best else None
        return self.scene.now.chart.nodes.get(option.target) if option else None

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        if can_retire(self.scene.now.g, self.scene.now.seat):
            return self.scene.words("hint.keepflyin.rich")
        if option.key.startswith("shift:"):
            return does(self.scene.now, self.scene.words, option)
        return reason(self.scene.now, self.scene.words, option, aims)

    def first(self, option: Option, aims: tuple[str, ...], alike: bool) -> str:
        now, words = self.scene.now, self.scene.words
        if now.g.phase == "setup":
            return opening(now, words, option, alike)
        return reason(now, words, option, aims) if now.g.round <= FIRST else ""

    def press(self, option: Option) -> bars.Press:
        s = self.scene
        now, words = s.now, s.words
        head = option.key.partition(":")[0]
        if head == "shift":
            face = now.g.up.get(int(option.source[8:]), "")
            label = words(
                "hex.badge.shift", name=counter_name(words, face), place=now.where(now.chart.nodes[option.target])
            )
            return bars.Press(label, "", "hand", option.key, lambda: s.answer(option.key))
        if head in ("place", "home", "move"):
            said = saying(now, words, option)
            return bars.Press(said.action, "", said.icon, option.key, lambda: s.answer(option.key))
        return press(now, words, option, s.answer)
