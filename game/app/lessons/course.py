"""Where somebody is in a lesson: which idea is up, and what showed that it was understood.  Knows no screen."""
from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from game.app.lessons.schema import LessonFile, Meanwhile, Step, Until
from game.core.state import News


def told(news: News) -> str:
    """News as one line of words, numbers of cards and tokens left out: "took 0 credits-100 sack:0"."""
    return " ".join(str(word).partition("#")[0] for word in news)


def heard(until: Until, news: Sequence[News]) -> bool:
    """Whether one of these news is what was waited for; a pattern may stop before the line does."""
    return any(fnmatchcase(line, p) or fnmatchcase(line, p + " *") for line in map(told, news) for p in until.news)


class Course:
    """`at` counts the steps shown, `done` holds those that were fulfilled; beyond the last step it is `over`."""

    def __init__(self, lesson: LessonFile, at: int = 0) -> None:
        self.lesson = lesson
        self.at = max(0, min(at, len(lesson.step)))
        self.done: set[int] = set()

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> Step | None:
        """The idea that is up, None when all were."""
        return None if self.over else self.lesson.step[self.at]

    @property
    def reading(self) -> bool:
        """Whether nothing is waited for: the step only tells, or it was done already."""
        step = self.step
        return step is None or step.until is None or self.at in self.done

    def next(self) -> None:
        """The next idea; nobody is kept at one."""
        self.at = min(self.at + 1, len(self.lesson.step))

    def back(self) -> None:
        """The idea before; it need not be done again."""
        if self.at > 0:
            self.at -= 1
            self.done.add(self.at)

    def news(self, news: Sequence[News]) -> bool:
        """News were told; says whether the idea that is up was shown by it."""
        for i, later in enumerate(self.lesson.step):
            if i > self.at and later.early and later.until is not None and heard(later.until, news):
                self.done.add(i)
        step = self.step
        return bool(step and step.until and not self.reading and heard(step.until, news)) and self._fulfilled()

    def choice(self, kind: str) -> bool:
        """A choice of that kind waits."""
        step = self.step
        return bool(step and step.until and not self.reading and kind in step.until.choice) and self._fulfilled()

    def look(self, head: str) -> bool:
        """The inspector shows such a thing.  The step stays up, or the card would go while it is read."""
        step = self.step
        found = bool(step and step.until and not self.reading and head in step.until.look)
        if found:
            self.done.add(self.at)
        return found

    def undone(self) -> bool:
        """An answer was taken back."""
        step = self.step
        return bool(step and step.until and not self.reading and step.until.undone) and self._fulfilled()

    def excuse(self) -> None:
        """Nothing can be taken back now: a step that waits for it is only read."""
        step = self.step
        if step and step.until and step.until.undone and not (step.until.news or step.until.choice):
            self.done.add(self.at)

    def _fulfilled(self) -> bool:
        self.done.add(self.at)
        self.at += 1
        return True

    def first(self, kind: str) -> Meanwhile | None:
        """What must come first while a choice of `kind` waits, None when the step can be done at once."""
        step = self.step
        if step is None or self.reading or not step.during or kind in step.during:
            return None
        named = {m.choice: m for m in self.lesson.meanwhile}
        return named.get(kind) or named.get("Other")
