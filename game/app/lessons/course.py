"""Where somebody is in a lesson: which idea is up, and what showed that it was understood.  Knows no screen."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fnmatch import fnmatchcase

from game.app.lessons.schema import Figures, Hint, LessonFile, Meanwhile, Step, Until
from game.core.state import News


def told(news: News) -> str:
    """News as one line of words, numbers of cards and tokens left out: "took 0 credits-100 sack:0"."""
    return " ".join(str(word).partition("#")[0] for word in news)


def heard(until: Until, news: Sequence[News]) -> bool:
    """Whether one of these news is what was waited for; a pattern may stop before the line does."""
    return any(fnmatchcase(line, p) or fnmatchcase(line, p + " *") for line in map(told, news) for p in until.news)


def figures(of: Figures | None, news: Sequence[News]) -> dict[str, object] | None:
    """The figures of the last of these news that fits, by name; None when they are wanted and there is none."""
    if of is None:
        return {}
    found = next((line for line in map(told, reversed(news)) if fnmatchcase(line, f"{of.news} *")), None)
    words = found.split() if found else []
    return {name: words[at] for name, at in of.at.items() if at < len(words)} if found else None


def brought_up(hints: Sequence[Hint], news: Sequence[News], near: Collection[str]) -> list[Hint]:
    """The hints that news or what can be reached call for: what happened before what may."""
    told = [hint for hint in hints if heard(hint.when, news)]
    return told + [hint for hint in hints if set(near) & set(hint.when.near)]


class Course:
    """`at` counts the steps shown, `done` holds those that were fulfilled; beyond the last step it is `over`.

    `ahead` are steps whose deed was done before they came up; they pass by themselves."""

    def __init__(self, lesson: LessonFile, at: int = 0) -> None:
        self.lesson = lesson
        self.at = max(0, min(at, len(lesson.step)))
        self.done: set[int] = set()
        self.ahead: set[int] = set()

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
        self._pass()

    def back(self) -> None:
        """The idea before; it need not be done again."""
        if self.at > 0:
            self.at -= 1
            self.done.add(self.at)

    def news(self, news: Sequence[News]) -> bool:
        """News were told; says whether the idea that is up goes on because of it."""
        for i, later in enumerate(self.lesson.step):
            if i > self.at and later.early and later.until is not None and heard(later.until, news):
                self.ahead.add(i)
        return self._did(lambda until: heard(until, news))

    def choice(self, kind: str) -> bool:
        """A choice of that kind waits."""
        return self._did(lambda until: kind in until.choice)

    def look(self, head: str) -> bool:
        """The inspector shows such a thing.  The step stays up, or the card would go while it is read."""
        step = self.step
        found = bool(step and step.until and not self.reading and head in step.until.look)
        if found:
            self.done.add(self.at)
        return found

    def undone(self) -> bool:
        """An answer was taken back, and with it perhaps what was done ahead."""
        self.ahead.clear()
        step = self.step
        return bool(step and step.until and not self.reading and step.until.undone) and self._fulfilled(self.at)

    def excuse(self) -> None:
        """Nothing can be taken back now: a step that waits for it is only read."""
        step = self.step
        if step and step.until and step.until.undone and not (step.until.news or step.until.choice):
            self.done.add(self.at)

    def _did(self, fits: Callable[[Until], bool]) -> bool:
        """The next deed that is asked for, now or further on, was done if it `fits`; whether the step goes on."""
        for i in range(self.at, len(self.lesson.step)):
            until = self.lesson.step[i].until
            if until is not None and (until.news or until.choice) and i not in self.done | self.ahead:
                return fits(until) and self._fulfilled(i)
        return False

    def _fulfilled(self, deed: int) -> bool:
        before = self.at
        self.ahead.add(deed)
        self._pass()
        return self.at != before

    def _pass(self) -> None:
        """Past all that was done; what is only looked at, or taken back, goes with the deed behind it."""
        while self._past(self.at):
            self.ahead.discard(self.at)
            self.done.add(self.at)
            self.at += 1

    def _past(self, at: int) -> bool:
        """Whether nothing is left to be done at a step, and nothing to be read: its deed was done before it came up."""
        if at >= len(self.lesson.step) or at in self.ahead:
            return at in self.ahead
        until = self.lesson.step[at].until
        return until is not None and not (until.news or until.choice) and self._past(at + 1)

    def first(self, kind: str) -> Meanwhile | None:
        """What must come first while a choice of `kind` waits, None when the step can be done at once."""
        step = self.step
        if step is None or self.reading or not step.during or kind in step.during:
            return None
        named = {m.choice: m for m in self.lesson.meanwhile}
        return named.get(kind) or named.get("Other")
