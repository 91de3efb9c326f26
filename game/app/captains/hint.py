"""The Hint button: what the search bot would do in this seat, the odds of the best answers and what speaks for them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from game.ai.hint import best_of
from game.ai.thought import Prospect
from game.app.captains.beheld import Beheld
from game.app.table.bots import Bots
from game.app.table.host import Table
from game.app.table.moving.animate import Piece
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.spot import Subject
from game.core.steps import Option

CLOSE = 0.03
"""Answers whose chances differ by less are as good as each other."""


class Puzzled(Table, Protocol):
    """A table at which a strong player may be asked. `pinned`: what the inspector keeps; `moment` counts its
    situations."""

    pinned: Subject | None
    moment: int

    @property
    def bots(self) -> Bots: ...


class Followed(Puzzled, Protocol):
    """One whose buttons follow what is read."""

    @property
    def now(self) -> Beheld[Hashable, Piece]: ...


class Hint:
    """Asks beside the window and shows what was found until the next answer; it knows what the seat knows."""

    def __init__(self, scene: Puzzled) -> None:
        self.scene = scene
        self.thinking = False
        self.best: tuple[Prospect, ...] = ()
        self.tries = 0
        self.foreseen = False  # the game's own plan said so, nothing was searched for

    @property
    def shown(self) -> bool:
        """Whether there is anything to read."""
        return self.thinking or bool(self.best)

    def why(self) -> str:
        """Why no hint can be had now, "" when one can."""
        s = self.scene
        if not s.now.mine or s.now.choice is None:
            return s.words("hint.wait")
        return s.words("hint.one") if len(s.now.options) < 2 else ""

    def ask(self) -> None:
        """Think about the choice that waits; asked again once the answer is there, put it away."""
        s = self.scene
        if self.thinking:
            return
        if self.best:
            self.forget()
            return
        s.pinned = None
        s.moment += 1
        foreseen = self.foresee()
        self.thinking, self.best, self.tries, self.foreseen = not foreseen, (), 0, bool(foreseen)
        if foreseen:
            self.best = (Prospect(foreseen, 1.0, s.session.rules.evaluate(s.now.g, s.now.seat), 0),)
            self._show()
            return
        s.bots.rivals.hint(s.now.g, s.now.options, s.bots.hint_seed())
        self._show()

    def _show(self) -> None:
        s = self.scene
        if s.places.compact:
            s.panels.side.tab = "look"
        s.panels.refresh()

    def update(self) -> bool:
        """Look whether the answer has come; True while it is waited for."""
        if not self.thinking:
            return False
        thought = self.scene.bots.rivals.advice()
        if thought is not None:
            self.thinking = False
            self.best, self.tries = self.ranked(best_of(thought.prospects)), thought.tries
            self.scene.moment += 1
            self.scene.panels.refresh()
        return self.thinking

    def drop(self) -> bool:
        """It was about another choice; says whether there was anything to read."""
        was = self.shown
        if was:
            self.thinking, self.best = False, ()
            self.scene.bots.rivals.forget()
        return was

    def forget(self) -> None:
        """Put it away."""
        if self.drop():
            self.scene.moment += 1
            self.scene.panels.refresh()

    # ------------------------------------------------------------ what a game says

    def foresee(self) -> str:
        """The answer that a plan of the game leads to, "" where it is searched for."""
        s = self.scene
        return s.session.rules.foresee(s.now.g, [option.key for option in s.now.options])

    def ranked(self, found: tuple[Prospect, ...]) -> tuple[Prospect, ...]:
        """What was found in the order in which it is told, the advice first."""
        return found

    def place(self) -> Hashable:
        """The space of the best answer, None when it names none."""
        raise NotImplementedError

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        """The weightiest of these aims that is true of an answer, as a sentence; "" when none is."""
        raise NotImplementedError

    def first(self, option: Option, aims: tuple[str, ...], alike: bool) -> str:
        """What is said of an answer to a first choice, why, or that it makes no difference, where others are `alike`;
        "" for later choices and where nothing is known."""
        return ""

    def press(self, option: Option) -> bars.Press:
        """The answer as a button."""
        raise NotImplementedError

    def plan(self) -> list[b.Block]:
        """What is to come after an answer that the game foresees; [] when there is nothing to say of it."""
        return []

    # ------------------------------------------------------------ what it shows

    def page(self) -> list[b.Block]:
        """The page of the inspector."""
        now, words = self.scene.now, self.scene.words
        head = b.Title(words("hint.head"), size=18)
        if self.thinking:
            return [head, b.Words(words("hint.thinks"), "ink_mid")]
        if self.foreseen:
            return [head, *self._foreseen()]
        offered = [(one, option) for one in self.best if (option := now.key(one.key)) is not None]
        if not offered:
            return [head]
        best, option = offered[0]
        rest = offered[1:]
        near = [one for one in rest if best.value - one[0].value < CLOSE]
        if first := self.first(option, best.reasons, bool(near)):
            return [head, self.press(option), b.Words(first, "ink", drop=1)]
        why = self.reason(option, best.reasons) or (words("hint.tried", n=self.tries) if self.tries else "")
        found: list[b.Block] = [head, self.press(option), b.Words(why or words("hint.habit"), "ink", drop=1)]
        if near:
            found.append(b.Words(words("hint.close"), "ink_mid", 14, drop=2))
            found += [self.press(other) for _, other in near]
        elif rest:
            found.append(
                b.Words(
                    words("hint.better", n=max(1, round(100 * (best.value - rest[0][0].value)))), "ink_mid", 14, drop=2
                )
            )
        return found

    def _foreseen(self) -> list[b.Block]:
        """The one answer that a plan leads to, and the plan."""
        option = self.scene.now.key(self.best[0].key) if self.best else None
        if option is None:
            return []
        why = self.reason(option, ()) or self.scene.words("hint.habit")
        return [self.press(option), b.Words(why, "ink", drop=1), *self.plan()]


class FollowedHint(Hint):
    """A hint that the brass button and the rows follow while it is read."""

    def __init__(self, scene: Followed) -> None:
        super().__init__(scene)
        self.scene: Followed = scene

    def ask(self) -> None:
        super().ask()
        self._advise()

    def update(self) -> bool:
        waits = super().update()
        self._advise()
        return waits

    def drop(self) -> bool:
        was = super().drop()
        self._advise()
        return was

    def _advise(self) -> None:
        now, key = self.scene.now, self.best[0].key if self.best else ""
        if key != now.advised:
            now.advised = key
            self.scene.panels.refresh()
