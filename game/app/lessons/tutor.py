"""The lesson at the table: one idea at a time, on the real board with the real rules, left and taken up at will."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import pygame

from game.app.lessons.course import Course, figures
from game.app.lessons.slip import Press, Slip
from game.app.lessons.way_out import WayOut
from game.core.news import News
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.lessons.host import Taught


KEYS = (pygame.K_n, pygame.K_RETURN, pygame.K_KP_ENTER)
"""What goes on from something that is only read."""
SHOWN_MS = 250.0
"""How long a step is on the table before the brass button goes on from it: it meant something else a moment ago."""


class Tutor(WayOut):
    """Speaks from a course: what its step asks for is all that can be answered, and bots wait for it."""

    teaches = True

    def __init__(self, scene: Taught, course: Course) -> None:
        super().__init__(scene, course)
        self.on_alone = False  # the lesson is over, and the game was played on all the same
        self._looked: object = scene.subject()
        self._shown, self._shown_ms = "", 0.0  # which step is on the table, and since when

    # ------------------------------------------------------------ what may be done

    @property
    def holds(self) -> bool:
        return not self.gone

    @property
    def locks(self) -> bool:
        return not self.gone and not self.course.over

    def permits(self, option: Option) -> bool:
        return not self.locks or self.course.allows(option.plain)

    def takes_back(self) -> bool:
        step = self.course.step
        return not self.locks or step is not None and step.undone and not self.course.reading

    def waits(self) -> str:
        if not self.locks:
            return ""
        if self.course.reading:
            return self.words("lesson.waits.next")
        return self.words("lesson.waits", do=self._do())

    def wanted(self) -> Option | None:
        if not self.locks or self.course.reading:
            return None
        course = self.course
        patterns = course.ahead[:1] or (course.step.allow if course.step else [])
        offered = self.scene.now.options
        return next((o for pattern in patterns for o in offered if fnmatchcase(o.plain, pattern)), None)

    def after(self) -> Sequence[str]:
        return self.course.step.then if self.course.step and self.wanted() else ()

    def leads(self) -> tuple[str, str, bool] | None:
        course = self.course
        if self.gone:
            return None
        if course.over:
            return None if self.scene.session.over else (self.words(f"lesson.{course.lesson.game}.done.play"), "", True)
        if self.wanted() is not None:
            return None
        if course.reading:
            return self.words("lesson.next"), self.words("lesson.next.note"), True
        if self.takes_back():
            return self.words("table.undo"), self.words("lesson.undo.note"), True
        return self.words("lesson.look"), self.words("lesson.look.note"), False

    def lead(self) -> None:
        if self._shown != self.mark() or self._shown_ms < SHOWN_MS:
            return
        if self.course.over:
            self.play_on()
        elif self.course.reading:
            self.next()
        elif self.takes_back():
            self.scene.undo()

    # ------------------------------------------------------------ what is on the slip

    def mark(self) -> str:
        return f"{self.course.at}"

    def _do(self) -> str:
        step = self.course.step
        name = f"lesson.{self.name}.{step.id}.do" if step else ""
        return self.words(name) if self.words.has(name) else ""

    def says(self) -> Slip | None:
        if self.gone or self.course.ahead:
            return None
        return self.slip_of(self.course.at)

    def slip_of(self, at: int) -> Slip:
        """The slip of a step, of the end behind the last."""
        words, course = self.words, self.course
        n = len(course.lesson.step)
        if at >= n:
            text = words(f"lesson.{self.name}.done")
            return Slip(words("lesson.done"), "", text, share=1.0, presses=self._presses(), extra=self._end())
        step = course.lesson.step[at]
        name = f"lesson.{self.name}.{step.id}"
        do = words(f"{name}.do") if step.asks else ""
        count = words("lesson.step", at=at + 1, n=n)
        values = figures(step.figures, [news for _, news in self.scene.told])
        text = words(name, **values) if values is not None else words(f"{name}.without")
        return Slip(
            words("lesson.head"),
            count,
            text,
            do,
            at in course.seen,
            (at + 1) / n,
            self._presses(),
            self._without() if not at else (),
        )

    def slips(self) -> Sequence[Slip]:
        return [self.slip_of(at) for at in range(len(self.course.lesson.step) + 1)]

    def _presses(self) -> tuple[Press, ...]:
        """The same four at the same places in every step."""
        words, course = self.words, self.course
        first = "" if course.at else words("lesson.back.first")
        wait = words("lesson.done.why") if course.over else "" if course.reading else self.waits()
        return (
            Press("leave", words("lesson.leave"), self.leave, "", (), "paper", words("lesson.leave.tip")),
            Press("again", words("lesson.again"), self.again, "", (), "paper", words("lesson.again.tip"), first),
            Press(
                "back",
                words("lesson.back"),
                self.back,
                "",
                (pygame.K_BACKSPACE,),
                "paper",
                words("lesson.back.tip"),
                first,
            ),
            Press(
                "next",
                words("lesson.next"),
                self.next,
                "",
                KEYS if course.reading else (pygame.K_n,),
                "brass",
                words("lesson.next.tip"),
                wait,
            ),
        )

    def _without(self) -> tuple[Press, ...]:
        words = self.words
        return (Press("without", words("lesson.without"), self.without, "", (), "paper", words("lesson.without.tip")),)

    def _end(self) -> tuple[Press, ...]:
        words, game = self.words, self.course.lesson.game
        play = Press(
            "play",
            words(f"lesson.{game}.done.play"),
            self.play_on,
            "",
            (),
            "brass",
            words(f"lesson.{game}.done.play.tip"),
        )
        home = Press("title", words("lesson.done.title"), self.home, "", (), "paper", words("lesson.done.title.tip"))
        on = self.further() or home
        return (on,) if self.scene.session.over else (play, on)

    def points(self) -> Sequence[str]:
        step = self.course.step
        return () if step is None else step.point

    def ways(self) -> Sequence[str]:
        if not self.locks:
            return ()
        if self.wanted() is not None:
            self.scene.now.read()  # what was picked up or put down may hide it
            return (*self.points(), "zoom:home", "primary")
        return ("zoom:home",)

    def later(self) -> Sequence[str]:
        steps = self.course.lesson.step[self.course.at + 1 :]
        return [point for step in steps for point in step.point[:1]]

    def names(self) -> Sequence[str]:
        step = self.course.step
        return () if step is None else step.names

    # ------------------------------------------------------------ what happens

    def heard(self, news: Sequence[News]) -> None:
        self.on_alone = self.course.over
        self.course.did()

    def undone(self) -> None:
        self.course.undone()

    def settled(self) -> None:
        scene, course = self.scene, self.course
        if self.on_alone and not scene.session.over:
            self.play_on()
            return
        if course.ahead:
            given = next((o for o in scene.session.options if course.allows(o.plain)), None)
            if given is not None:
                scene.give(given.key)  # for a bot, too: what it does here is part of the lesson
                return
            course.ahead = []
        course.came(len(scene.session.record))
        step = course.step
        if step is not None and not course.reading and self._amiss():
            course.excuse()
        self._looked = scene.subject()
        self.keep()

    def _amiss(self) -> bool:
        """Whether what the step asks for can't be done: then it is only read."""
        step = self.course.step
        assert step is not None
        if step.undone:
            return bool(self.scene.session.why_no_undo())
        return bool(step.allow) and self.wanted() is None

    def read(self, press: Press) -> bool:
        if press.name != "next":
            return True
        return self._shown == self.mark()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._shown != self.mark():
            self._shown, self._shown_ms = self.mark(), 0.0
        elif self.rect is not None:
            self._shown_ms += dt
        seen = self.scene.subject()
        if seen != self._looked:
            self._looked = seen
            if seen is not None and self.course.look(str(seen[0])):
                self.refresh()

    def show(self, step: str) -> None:
        course = self.course
        for _ in range(400):
            if course.step is None or course.step.id == step:
                break
            option = self.wanted()
            if option is not None:
                self.scene.answer(option.key)
                self.scene.hurry()
            elif course.reading:
                self.next()
            elif self.takes_back():
                self.scene.undo()
            else:
                course.excuse()
        self._turned()

    def next(self) -> None:
        """On with the next idea."""
        self.course.next()
        self._turned()

    def back(self) -> None:
        """The idea before, with the table as it was then."""
        if self.course.at:
            self.scene.rewind(self.course.back())
            self._turned()

    def _turned(self) -> None:
        self.app.toasts.moved_on()
        self.settled()
        self.refresh()
