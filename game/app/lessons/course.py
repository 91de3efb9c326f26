"""Where somebody is in a lesson: which idea is up, and which answers it waits for.  Knows no screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fnmatch import fnmatchcase

from game.app.lessons.schema import Figures, Hint, LessonFile, Step, Until
from game.core.news import News, said


def told(news: News) -> str:
    """News as one line of words, numbers of cards and tokens left out: "took 0 credits-100 sack:0"."""
    return " ".join(str(word).partition("#")[0] for word in said(news))


def heard(until: Until, news: Sequence[News]) -> bool:
    """Whether one of these news is what was waited for."""
    return any(_fits(line, p) for line in map(told, news) for p in until.news)


def _fits(line: str, pattern: str) -> bool:
    """Whether a line is of that form; a pattern may stop before the line does."""
    return fnmatchcase(line, pattern) or fnmatchcase(line, pattern + " *")


def holds(until: Until, news: Sequence[News]) -> bool:
    """Whether one of these news is what was waited for and nothing later says otherwise: where a pattern ends with how
    many there are, the last line about the same counts."""
    lines = [told(one) for one in news]
    fits = ((i, p) for i, line in enumerate(lines) for p in until.news if _fits(line, p))
    return any(not _taken_back(lines[i:], p) for i, p in fits)


def _taken_back(lines: Sequence[str], pattern: str) -> bool:
    """Whether the number with which the pattern ends is another in a later line that is about the same as the first."""
    words = pattern.split()
    if not words[-1].isdigit():
        return False
    about = lines[0].split()[: len(words) - 1]
    same = [line.split() for line in lines if line.split()[: len(about)] == about]
    return same[-1][len(about) : len(words)] != words[-1:]


def figures(of: Figures | None, news: Sequence[News]) -> dict[str, object] | None:
    """The figures of the last of these news that fits, by name; None when they are wanted and there is none."""
    if of is None:
        return {}
    found = next((line for line in map(told, reversed(news)) if fnmatchcase(line, f"{of.news} *")), None)
    words = found.split() if found else []
    return {name: words[at] for name, at in of.at.items() if at < len(words)} if found else None


def brought_up(hints: Sequence[Hint], news: Sequence[News], near: Collection[str]) -> list[Hint]:
    """The hints that news or what can be reached call for: what happened before what may."""
    told = [hint for hint in hints if holds(hint.when, news)]
    return told + [hint for hint in hints if set(near) & set(hint.when.near)]


class Course:
    """`at` counts the steps shown; beyond the last it is `over`. `marks` holds how many answers were given when each of
    them came up, so that Back finds the table as it was. `seen` are those that only ask to look and were looked at."""

    def __init__(self, lesson: LessonFile, at: int = 0, marks: Sequence[int] = ()) -> None:
        self.lesson = lesson
        whole = len(marks) == at + 1 and at <= len(lesson.step)
        self.at = at if whole else 0
        self.marks = list(marks) if whole else [0]
        self.seen: set[int] = set()
        self.ahead: list[str] = []  # answers that the lesson gives itself, after the deed

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> Step | None:
        """The idea that is up, None when all were."""
        return None if self.over else self.lesson.step[self.at]

    @property
    def reading(self) -> bool:
        """Whether nothing is waited for: the step only tells, or what it shows was looked at."""
        step = self.step
        return step is None or not step.asks or self.at in self.seen

    def allows(self, key: str) -> bool:
        """Whether an answer is what the step waits for, or what the lesson does itself."""
        if self.ahead:
            return fnmatchcase(key, self.ahead[0])
        step = self.step
        return step is not None and any(fnmatchcase(key, pattern) for pattern in step.allow)

    def did(self) -> None:
        """An answer was given."""
        if self.ahead:
            self.ahead.pop(0)
        elif self.step is not None and self.step.allow:
            self.ahead = list(self.step.then)
            self._on()

    def next(self) -> None:
        """The next idea, where nothing is waited for."""
        if self.reading and not self.over:
            self._on()

    def came(self, answers: int) -> None:
        """After how many answers the step that is up came up."""
        if len(self.marks) <= self.at:
            self.marks.append(answers)
        elif not self.ahead and self.marks[self.at] < 0:
            self.marks[self.at] = answers

    def back(self) -> int:
        """The idea before, as many answers after the beginning as given back."""
        self.ahead = []
        while self.at > 0:
            self.at -= 1
            self.marks.pop()
            if self.step is not None and not self.step.undone:  # what was taken back is not there to be taken back
                break
        return self.marks[-1]

    def look(self, head: str) -> bool:
        """The inspector shows such a thing.  The step stays up, or the card would go while it is read."""
        step = self.step
        found = bool(step and not self.reading and head in step.look)
        if found:
            self.seen.add(self.at)
        return found

    def undone(self) -> None:
        """An answer was taken back."""
        if self.step is not None and self.step.undone:
            self._on()

    def excuse(self) -> None:
        """Nothing can be taken back, or what is asked for isn't offered: the step is only read."""
        self.seen.add(self.at)

    def _on(self) -> None:
        self.at += 1
        self.marks.append(-1)
