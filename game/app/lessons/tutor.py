"""The lesson at the table: one idea at a time, on the real board with the real rules, left and taken up at will."""
from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import pygame

from game.app.lessons import progress
from game.app.lessons.coach import Coach
from game.app.lessons.course import Course, brought_up, figures
from game.app.lessons.hints import hints
from game.app.lessons.progress import Place
from game.app.lessons.schema import Hint
from game.app.lessons.slip import Press, Slip
from game.app.playing import started
from game.core.state import News

if TYPE_CHECKING:
    from game.app.scenes.table import TableScene


KEYS = (pygame.K_n, pygame.K_RETURN, pygame.K_KP_ENTER)
"""What goes on from something that is only read."""
SHOWN_MS = 500.0
"""So long a step that asks for a deed is on the table before a key skips it: N was "Next" a moment ago."""


class Tutor(Coach):
    """Speaks from a course.  `resumed` offers to start over; `kept` is false when nothing may be written.

    `aside` is a hint that comes before the step: something that no step speaks of has come up for the first time."""

    def __init__(self, scene: TableScene, course: Course, resumed: bool = False) -> None:
        super().__init__(scene)
        self.course, self.resumed = course, resumed
        self.kept = scene.app.keep
        self.gone = False
        self.aside: Hint | None = None
        self.on_alone = False        # the lesson is over, and the game was played on all the same
        topics = {step.topic for step in course.lesson.step}
        self._asides = [hint for hint in course.lesson.hint if hint.id not in topics]
        self._looked: object = scene.subject()
        self._shown, self._shown_ms = "", 0.0        # which step is on the table, and since when

    @property
    def name(self) -> str:
        """Of the lesson: of its game or its heist."""
        return self.course.lesson.name

    # ------------------------------------------------------------ what is on the slip

    def mark(self) -> str:
        return f"{self.course.at}" if self.aside is None else f"{self.course.at}:{self.aside.id}"

    @property
    def holds(self) -> bool:
        return not self.gone and (self.course.reading or self.aside is not None)

    @property
    def amiss(self) -> bool:
        """Whether what the step asks for is not offered now, though it is the time for it: then it is only read."""
        step, now = self.course.step, self.scene.now
        if step is None or self.course.reading or now.kind not in step.during:
            return False
        if "primary" in step.point and self.scene.panels.dock.ready():
            return False
        wanted = [point.partition(":")[2] for point in step.point if point.startswith("answer:")]
        offered = [option.plain for option in now.options]
        return bool(wanted) and not any(fnmatchcase(key, pattern) for key in offered for pattern in wanted)

    @property
    def reading(self) -> bool:
        """Whether nothing is waited for."""
        return self.course.reading or self.amiss

    def says(self) -> Slip | None:
        if self.gone or not (self.scene.asks() or self.holds):
            return None
        words, course = self.words, self.course
        if self.aside is not None:
            ok = Press("ok", words("lesson.hint.ok"), self.on, "N", KEYS, "brass", words("lesson.aside.ok.tip"))
            return Slip(words("lesson.hint.head"), "", words(f"lesson.{self.name}.hint.{self.aside.id}"), presses=(ok,))
        step = course.step
        if step is None:
            text = words(f"lesson.{self.name}.done")
            return Slip(words("lesson.done"), "", text, share=1.0, presses=self._end())
        name = f"lesson.{self.name}.{step.id}"
        do = words(f"{name}.do") if words.has(f"{name}.do") else ""
        first = course.first(self.scene.now.kind)
        if first is not None:
            do = words(f"lesson.{course.lesson.game}.{first.id}")
        elif self.amiss:
            do = words("lesson.amiss")
        n = len(course.lesson.step)
        count = words("lesson.step", at=course.at + 1, n=n)
        values = figures(step.figures, [news for _, news in self.scene.told])
        text = words(name, **values) if values is not None else words(f"{name}.without")
        return Slip(words("lesson.head"), count, text, do, course.at in course.done, (course.at + 1) / n,
                    self._presses())

    def _presses(self) -> tuple[Press, ...]:
        words, course, reading = self.words, self.course, self.reading
        go = "next" if reading else "pass"
        keys: tuple[int, ...] = KEYS if reading else (pygame.K_n,)
        found = [Press("leave", words("lesson.leave"), self.leave, "esc", (), "paper", words("lesson.leave.tip"))]
        if course.at:
            found.append(Press("back", words("lesson.back"), self.back, "", (pygame.K_BACKSPACE,), "paper",
                               words("lesson.back.tip")))
        if not course.at and not self.scene.session.record:
            found.append(Press("without", words("lesson.without"), self.without, "", (), "paper",
                               words("lesson.without.tip")))
        if self.resumed:
            found.append(Press("again", words("lesson.again"), self.again, "", (), "paper", words("lesson.again.tip")))
        found.append(Press("next", words(f"lesson.{go}"), self.next, "N", keys, "brass" if reading else "paper",
                           words(f"lesson.{go}.tip")))
        return tuple(found)

    def _end(self) -> tuple[Press, ...]:
        words = self.words
        game = self.course.lesson.game
        play = Press("play", words(f"lesson.{game}.done.play"), self.play_on, "", (pygame.K_n,), "brass",
                     words(f"lesson.{game}.done.play.tip"))
        home = Press("title", words("lesson.done.title"), self.home, "", (), "paper", words("lesson.done.title.tip"))
        return (home,) if self.scene.session.over else (home, play)

    def points(self) -> Sequence[str]:
        step = self.course.step
        if self.aside is not None:
            return self.aside.point
        if step is None:
            return ()
        first = self.course.first(self.scene.now.kind)
        if first is not None:
            return [*first.point, "answer:*"]
        return () if self.amiss else step.point

    def names(self) -> Sequence[str]:
        step = self.course.step
        return () if self.aside is not None or step is None else step.names

    # ------------------------------------------------------------ what happens

    def heard(self, news: Sequence[News]) -> None:
        self.on_alone = self.course.over
        self.course.news(news)
        self._bring_up(news)
        self.keep()

    def _bring_up(self, news: Sequence[News]) -> None:
        """Tell what no step tells when it first matters."""
        fresh = brought_up(self._asides, news, self.scene.near() if not news else ())
        if fresh and self.aside is None and not self.course.over:
            self.aside = fresh[0]
            self._asides.remove(fresh[0])

    def undone(self) -> None:
        self.aside = None
        self.course.undone()
        self.keep()

    def settled(self) -> None:
        if self.on_alone and not self.scene.session.over:
            self.play_on()
            return
        while self.scene.asks() and self.course.choice(self.scene.now.kind):
            self.keep()
        if self.scene.asks():
            self._bring_up(())
        if self.scene.session.why_no_undo():
            self.course.excuse()
        self._looked = self.scene.subject()

    def read(self, press: Press) -> bool:
        if press.name not in ("next", "ok"):
            return True
        return self._shown == self.mark() and (self.holds or self.reading or self._shown_ms >= SHOWN_MS)

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

    def on(self) -> None:
        """Back to the step."""
        self.aside = None
        self.refresh()

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
            progress.keep(self.name, Place(at=0 if over else self.course.at, record=record, done=over or self._done()))
            if over:
                self._learned()

    def _done(self) -> bool:
        known = progress.load().get(self.name)
        return known is not None and known.done

    def _learned(self) -> None:
        """What the lesson taught is no news in a normal game."""
        settings = self.app.settings
        fresh = [f"{self.name}.{s.topic}" for s in self.course.lesson.step if s.topic]
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
        self.app.stack.replace(GAMES[self.course.lesson.game].set_up(self.app, None))

    def left(self) -> None:
        if not (self.gone or self.course.over or self.scene.session.over):
            self.app.toast(self.words("lesson.left"))
        self.gone = True

    def again(self) -> None:
        """The lesson from its first step."""
        from game.app.lessons import start_lesson

        self.gone = True
        if self.kept:
            progress.keep(self.name, Place(done=self._done()))
        start_lesson(self.app, self.name, instead=True)

    def home(self) -> None:
        """Done: to the title."""
        self.scene.close()

    def play_on(self) -> None:
        """The game of the lesson becomes one like any other, with hints for what the lesson did not come to."""
        scene = self.scene
        if self.kept:
            settings = {**scene.session.state.settings, **scene.playing.settings}
            playing = started(scene.session, scene.now.names, settings, scene.now.title)
            self.app.play(playing)
            scene.playing = playing
        self.gone = True
        self.drop()
        scene.coach = hints(scene)
        scene.panels.refresh()
