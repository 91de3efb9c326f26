"""The lesson at the table: one idea at a time, on the real board with the real rules, left and taken up at will."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.lessons import progress
from game.app.lessons.coach import Coach
from game.app.lessons.course import Course
from game.app.lessons.progress import Place
from game.app.lessons.slip import Press, Slip
from game.app.playing import started
from game.core.state import News

if TYPE_CHECKING:
    from game.app.scenes.heist import HeistScene


SHOWN_MS = 500.0
"""So long a step that asks for a deed is on the table before a key skips it: N was "Next" a moment ago."""


class Tutor(Coach):
    """Speaks from a course.  `resumed` offers to start over; `kept` is false when nothing may be written."""

    def __init__(self, scene: HeistScene, course: Course, resumed: bool = False) -> None:
        super().__init__(scene)
        self.course, self.resumed = course, resumed
        self.kept = scene.app.keep
        self.gone = False
        self._looked: object = scene.subject()
        self._shown, self._shown_ms = "", 0.0        # which step is on the table, and since when

    @property
    def game(self) -> str:
        return self.course.lesson.game

    # ------------------------------------------------------------ what is on the slip

    def mark(self) -> str:
        return f"{self.course.at}"

    def says(self) -> Slip | None:
        if self.gone:
            return None
        words, course = self.words, self.course
        step = course.step
        if step is None:
            return Slip(words("lesson.done"), "", words("lesson.done.says"), share=1.0, presses=self._end())
        name = f"lesson.{self.game}.{step.id}"
        do = words(f"{name}.do") if words.has(f"{name}.do") else ""
        first = course.first(self.scene.now.kind)
        if first is not None:
            do = words(f"lesson.{self.game}.{first.id}")
        n = len(course.lesson.step)
        count = words("lesson.step", at=course.at + 1, n=n)
        return Slip(words("lesson.head"), count, words(name), do, course.at in course.done, (course.at + 1) / n,
                    self._presses())

    def _presses(self) -> tuple[Press, ...]:
        words, course = self.words, self.course
        go = "next" if course.reading else "pass"
        keys: tuple[int, ...] = (pygame.K_n, pygame.K_RETURN, pygame.K_KP_ENTER) if course.reading else (pygame.K_n,)
        found = [Press("leave", words("lesson.leave"), self.leave, "esc", (), "paper", words("lesson.leave.tip"))]
        if course.at:
            found.append(Press("back", words("lesson.back"), self.back, "", (pygame.K_BACKSPACE,), "paper",
                               words("lesson.back.tip")))
        if not course.at and not self.scene.session.record:
            found.append(Press("without", words("lesson.without"), self.without, "", (), "paper",
                               words("lesson.without.tip")))
        if self.resumed:
            found.append(Press("again", words("lesson.again"), self.again, "", (), "paper", words("lesson.again.tip")))
        found.append(Press("next", words(f"lesson.{go}"), self.next, "N", keys, "brass" if course.reading else "paper",
                           words(f"lesson.{go}.tip")))
        return tuple(found)

    def _end(self) -> tuple[Press, ...]:
        words = self.words
        play = Press("play", words("lesson.done.play"), self.play_on, "", (pygame.K_n,), "brass",
                     words("lesson.done.play.tip"))
        home = Press("title", words("lesson.done.title"), self.home, "", (), "paper", words("lesson.done.title.tip"))
        return (home,) if self.scene.session.over else (play, home)

    def points(self) -> Sequence[str]:
        step = self.course.step
        if step is None:
            return ()
        first = self.course.first(self.scene.now.kind)
        points = step.point if first is None else first.point
        return points if self.course.reading else [*points, "answer:*"]

    # ------------------------------------------------------------ what happens

    def heard(self, news: Sequence[News]) -> None:
        self.course.news(news)
        self.keep()

    def undone(self) -> None:
        self.course.undone()
        self.keep()

    def settled(self) -> None:
        while self.course.choice(self.scene.now.kind):
            self.keep()
        if self.scene.session.why_no_undo():
            self.course.excuse()
        self._looked = self.scene.subject()

    def read(self, press: Press) -> bool:
        if press.name != "next":
            return True
        return self._shown == self.mark() and (self.course.reading or self._shown_ms >= SHOWN_MS)

    def update(self, dt: float) -> None:
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
        self.course.at = [one.id for one in self.course.lesson.step].index(step)
        self._turned()

    def next(self) -> None:
        """On with the next idea."""
        self.resumed = False
        self.course.next()
        self._turned()

    def back(self) -> None:
        """The idea before."""
        self.course.back()
        self._turned()

    def _turned(self) -> None:
        self.settled()
        self.keep()
        self.refresh()

    # ------------------------------------------------------------ the way out

    def keep(self) -> None:
        """Note where the lesson is."""
        if self.kept:
            over = self.course.over
            record = [] if over else list(self.scene.session.record)
            progress.keep(self.game, Place(at=0 if over else self.course.at, record=record, done=over or self._done()))
            if over:
                self._learned()

    def _done(self) -> bool:
        known = progress.load().get(self.game)
        return known is not None and known.done

    def _learned(self) -> None:
        """What the lesson taught is no news in a normal game."""
        settings = self.app.settings
        fresh = [f"{self.game}.{s.topic}" for s in self.course.lesson.step if s.topic]
        fresh = [one for one in fresh if one not in settings.coached]
        if fresh:
            settings.coached = [*settings.coached, *fresh]
            self.app.save_settings()

    def leave(self) -> None:
        """To the title; nothing is asked."""
        self.scene.close()

    def without(self) -> None:
        """No lesson: the set-up of the game in its place."""
        from game.app.games import GAMES

        self.gone = True
        self.app.stack.replace(GAMES[self.game].set_up(self.app, None))

    def left(self) -> None:
        if not (self.gone or self.course.over or self.scene.session.over):
            self.app.toast(self.words("lesson.left"))
        self.gone = True

    def again(self) -> None:
        """The lesson from its first step."""
        from game.app.lessons import start_lesson

        self.gone = True
        if self.kept:
            progress.keep(self.game, Place(done=self._done()))
        start_lesson(self.app, self.game, instead=True)

    def home(self) -> None:
        """Done: to the title."""
        self.scene.close()

    def play_on(self) -> None:
        """The heist of the lesson becomes a game like any other."""
        scene = self.scene
        if self.kept:
            state = scene.session.state
            playing = started(scene.session, scene.now.names, state.settings, scene.now.heist.title)
            self.app.play(playing)
            scene.playing = playing
        self.gone = True
        self.drop()
        scene.coach = None
        scene.panels.refresh()
