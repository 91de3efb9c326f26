"""Hints in a normal game: the first time an idea comes up it is told in a sentence, and never again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.lessons.coach import Coach
from game.app.lessons.course import brought_up, holds
from game.app.lessons.files import lesson_path
from game.app.lessons.schema import Hint, LessonFile, read
from game.app.lessons.slip import Press, Slip
from game.content.common.errors import ContentError
from game.core.news import News, seat_of

if TYPE_CHECKING:
    from game.app.lessons.host import Taught


class Hints(Coach):
    """One hint at a time; it goes with the next answer, or when it is put away.  What was shown is in the settings."""

    def __init__(self, scene: Taught, lesson: LessonFile) -> None:
        super().__init__(scene)
        self.lesson = lesson
        self.hint: Hint | None = None
        self._news: list[News] = []
        self._shown = False
        self._later = False

    def mark(self) -> str:
        return self.hint.id if self.hint else ""

    def says(self) -> Slip | None:
        if self.hint is None or not self.app.settings.coach:
            return None
        words = self.words
        presses = (
            Press("off", words("lesson.hint.off"), self.off, "", (), "paper", words("lesson.hint.off.tip")),
            Press("ok", words("lesson.hint.ok"), self.away, "N", (pygame.K_n,), "brass", words("lesson.hint.ok.tip")),
        )
        text = words(f"lesson.{self.lesson.game}.hint.{self.hint.id}")
        return Slip(words("lesson.hint.head"), "", text, presses=presses)

    def points(self) -> Sequence[str]:
        return self.hint.point if self.hint else ()

    def heard(self, news: Sequence[News]) -> None:
        self._news = list(news) if self.scene.asks() else [*self._news, *news]
        self.hint, self._shown, self._later = None, False, False

    def undone(self) -> None:
        self._news, self.hint = [], None

    def settled(self) -> None:
        """Whatever came up first and is new is told: what happened before what is asked."""
        if self.hint is not None or self._shown or not self.app.settings.coach or not self.scene.asks():
            return
        self._later = self.scene.results.staged  # a hint comes when that was seen
        if self._later:
            return
        kind, known = self.scene.now.kind, self.lesson.hint
        asked = [h for h in known if kind in h.when.choice]
        own = [news for news in self._news if seat_of(news) == self._seat()]
        raised = [h for h in brought_up(known, self._news, self.scene.near()) if not h.own or holds(h.when, own)]
        fresh = [h for h in (*raised, *asked) if self._topic(h) not in self.app.settings.coached]
        if fresh:
            self._tell(fresh[0])

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._later and not self.scene.results.staged:
            self.settled()
            self.refresh()
        if self.hint is not None or self._shown or self._later or not self.app.settings.coach:
            return
        seen = self.scene.subject()
        head = str(seen[0]) if seen else ""
        fresh = [h for h in self.lesson.hint if head in h.when.look and self._topic(h) not in self.app.settings.coached]
        if fresh and not self.scene.player.playing:
            self._tell(fresh[0])
            self.refresh()

    def _seat(self) -> int:
        """Who looks."""
        seat = getattr(self.scene.now, "seat", -1)
        return int(seat) if isinstance(seat, int) else -1

    def away(self) -> None:
        """It was read."""
        self.hint = None
        self.refresh()

    def off(self) -> None:
        """No hints any more."""
        self.app.settings.coach = False
        self.app.save_settings()
        self.away()

    def _tell(self, hint: Hint) -> None:
        self.hint, self._shown = hint, True
        self.app.settings.coached = [*self.app.settings.coached, self._topic(hint)]
        self.app.save_settings()

    def _topic(self, hint: Hint) -> str:
        return f"{self.lesson.game}.{hint.id}"


def hints(scene: Taught) -> Hints | None:
    """The hints of the game on the table, None where there are none or nobody wants them."""
    settings, game = scene.app.settings, scene.session.rules.id
    if not (scene.app.keep and settings.coach):
        return None
    try:
        lesson = read(lesson_path(game))
    except ContentError:
        return None
    if all(f"{game}.{hint.id}" in settings.coached for hint in lesson.hint):
        return None
    return Hints(scene, lesson)
