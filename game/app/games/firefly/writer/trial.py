"""Bots try a written Story: in how many of the games somebody completes it, and in how many rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ai.levels import LEVELS as BOTS
from game.ai.trial import Trial
from game.app.games.firefly.writer.leaves import lengths
from game.app.shell.app import App
from game.app.workshop.trial import TRIES, Chance, TrialSheet
from game.content.firefly.sketch.files import parcel
from game.rules.firefly.drawn import LIMIT, drawn

if TYPE_CHECKING:
    from game.content.firefly.sketch.story import StorySketch

LEVELS = ("1", "2", "3")
ROUNDS = 10  # that bots and people play in an hour, about


class StoryTrialSheet(TrialSheet):
    """As many captains as the Story is for, of one level."""

    speech = "storyeditor"

    def __init__(self, app: App, sketch: StorySketch) -> None:
        super().__init__(app, sketch)
        low, high = sketch.story.seats
        self.tables = [str(n) for n in range(low, high + 1)]
        self.tries, self.seats, self.level = TRIES[0], self.tables[min(1, len(self.tables) - 1)], LEVELS[1]

    def chances(self) -> list[Chance]:
        return [
            Chance("tries", "editor.trial.games", "editor.trial.tries.tip", TRIES, self.tries, self.set_tries),
            Chance(
                "seats",
                "storyeditor.trial.captains",
                "storyeditor.trial.seats.tip",
                self.tables,
                self.seats,
                self.set_seats,
            ),
            Chance(
                "level",
                "storyeditor.trial.level",
                "storyeditor.trial.level.tip",
                LEVELS,
                self.level,
                self._set_level,
                [self.app.words(f"bots.level.{n}") for n in LEVELS],
            ),
        ]

    def _set_level(self, value: str) -> None:
        self.level = value

    def begun(self) -> Trial:
        return Trial(drawn, parcel(self.sketch), int(self.tries), int(self.seats), BOTS[int(self.level)])

    def result(self) -> str:
        words, trial = self.app.words, self.trial
        if trial is None:
            return words("storyeditor.trial.line", limit=LIMIT)
        n = len(trial.results)
        if trial.fault or not trial.over or not n:
            return super().result()
        if not trial.won:
            return words("storyeditor.trial.lost", n=n, limit=LIMIT)
        rounds = sorted(one.rounds for one in trial.results if one.won)
        usual, length = middle(rounds), self.sketch.story.length
        found = words("storyeditor.trial.some", won=trial.won, of=n, n=usual)
        minutes = lengths(words).get(length, 0)
        fair = ROUNDS * minutes / 60
        if not minutes or fair / 2 <= usual <= fair * 2:
            return found
        advice = "short" if usual < fair else "long"
        return f"{found} {words(f'storyeditor.trial.{advice}', length=length)}"


def middle(rounds: Sequence[int]) -> int:
    """What is in the middle of rounds in order."""
    return rounds[len(rounds) // 2]
