"""How a lesson is left, begun again and gone on with, and what is noted of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.lessons import progress
from game.app.lessons.coach import Coach
from game.app.lessons.course import Course
from game.app.lessons.hints import hints
from game.app.lessons.progress import Place
from game.app.lessons.slip import Press
from game.app.play.playing import started

if TYPE_CHECKING:
    from game.app.lessons.host import Taught


class WayOut(Coach):
    """`kept` is false when nothing may be written, `gone` true once the lesson is over or left."""

    def __init__(self, scene: Taught, course: Course) -> None:
        super().__init__(scene)
        self.course = course
        self.kept = scene.app.keep
        self.gone = False

    @property
    def name(self) -> str:
        """What a lesson is about: its game, its part or its heist."""
        return self.course.lesson.name

    def keep(self) -> None:
        """Note where the lesson is."""
        if self.kept and not self.gone:
            over, course = self.course.over, self.course
            place = (
                Place(done=True)
                if over
                else Place(at=course.at, record=list(self.scene.session.record), marks=course.marks, done=self._done())
            )
            progress.keep(self.name, place)
            if over:
                self._learned()

    def _done(self) -> bool:
        known = progress.load().get(self.name)
        return known is not None and known.done

    def _learned(self) -> None:
        """What the lesson taught is not told again in a normal game."""
        settings, lesson = self.app.settings, self.course.lesson
        fresh = [f"{lesson.game}.{s.topic}" for s in lesson.step if s.topic]
        fresh = [one for one in fresh if one not in settings.coached]
        if fresh:
            settings.coached = [*settings.coached, *fresh]
            self.app.save_settings()

    def leave(self) -> None:
        """To the title; nothing is asked."""
        self.scene.close()

    def without(self) -> None:
        """No lesson: the set-up of the game in its place."""
        self.gone = True
        self.app.stack.replace(self.app.doors.games[self.course.lesson.game].set_up(self.app, None))

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

    def further(self) -> Press | None:
        """Done: the lesson that comes after this one; None after the last."""
        from game.app.lessons import minutes, part_title, parts, start_lesson

        words, two = self.words, parts(self.course.lesson.game)
        if self.name not in two[:-1]:
            return None
        after = two[two.index(self.name) + 1]

        def begin() -> None:
            self.gone = True
            start_lesson(self.app, after, instead=True)

        label = words("lesson.takes", title=part_title(after, words), n=minutes(after, words))
        return Press("decides", label, begin, "", (), "paper", words("lesson.takes.tip"))

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
