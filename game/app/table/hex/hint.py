"""The Hint button: what the search bot would do in this seat, the odds of the best answers and what speaks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.hint import best_of
from game.ai.thought import Prospect
from game.app.table import bars
from game.app.table import blocks as b
from game.app.table.hex.cards import Page, press
from game.app.table.hex.hint_reasons import reason
from game.app.table.hex.sayings import counter_name, saying
from game.app.table.odds import percent
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.scenes.hex import HexScene


class Hint:
    """Asks beside the window and shows what was found until the next answer; it knows what the seat knows."""

    def __init__(self, scene: HexScene) -> None:
        self.scene = scene
        self.thinking = False
        self.best: tuple[Prospect, ...] = ()
        self.tries = 0

    @property
    def shown(self) -> bool:
        """Whether there is anything to read."""
        return self.thinking or bool(self.best)

    def why(self) -> str:
        """Why no hint can be had now, "" when one can."""
        s = self.scene
        if not s.now.mine or s.now.choice is None:
            return s.words("hex.hint.wait")
        return s.words("hex.hint.one") if len(s.now.options) < 2 else ""

    def ask(self) -> None:
        """Think about the choice that waits; asked again once the answer is there, put it away."""
        s = self.scene
        if self.thinking:
            return
        if self.best:
            self.forget()
            return
        self.thinking, self.best = True, ()
        s.pinned = None
        s.moment += 1
        s.rivals.hint(s.now.g, s.now.options, s.hint_seed())
        if s.places.compact:
            s.panels.side.tab = "look"
        s.panels.refresh()

    def update(self) -> bool:
        """Look whether the answer has come; True while it is waited for."""
        if not self.thinking:
            return False
        thought = self.scene.rivals.advice()
        if thought is not None:
            self.thinking = False
            self.best, self.tries = best_of(thought.prospects), thought.tries
            self.scene.moment += 1
            self.scene.panels.refresh()
        return self.thinking

    def forget(self) -> None:
        """Put it away."""
        was = self.shown
        self.thinking, self.best = False, ()
        self.scene.rivals.forget()
        if was:
            self.scene.moment += 1
            self.scene.panels.refresh()

    def place(self) -> int | None:
        """The hex of the best answer, None when it names none."""
        option = self.scene.now.key(self.best[0].key) if self.best else None
        return self.scene.now.chart.nodes.get(option.target) if option else None

    def page(self) -> Page:
        """The page of the inspector."""
        s = self.scene
        now, words = s.now, s.words
        if self.thinking:
            return [b.Title(words("hex.hint.head"), size=18), b.Words(words("hex.hint.thinks"), "ink_mid")]
        found: Page = [
            b.Title(words("hex.hint.head"), size=18),
            b.Words(words("hex.hint.how", n=self.tries), "ink_mid", 12, drop=3),
        ]
        said: set[str] = set()
        for n, one in enumerate(self.best):
            option = now.key(one.key)
            if option is None:
                continue
            found.append(
                bars.Bar(
                    words("hex.hint.rank", n=n + 1),
                    one.value,
                    percent(one.value),
                    share=bars.MEADOW,
                    tip=words("hex.hint.chance"),
                )
            )
            found.append(self._press(option))
            why = reason(now, words, option, one.reasons)
            if why and why not in said:  # what speaks for each of them tells them not apart
                found.append(b.Words(why, "ink_mid", 12, drop=2))
            said.add(why)
        return found

    def _press(self, option: Option) -> bars.Press:
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
