"""Bots try a card in the deck: in how many games it came to somebody and did what it is for, and who won."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.ai.levels import LEVELS as BOTS
from game.ai.trial import Trial, Try
from game.app.shell.app import App
from game.app.workshop.trial import TRIES, Chance, TrialSheet
from game.content.fancards.sketch.files import parcel
from game.content.fancards.sketch.kinds import sort_of
from game.rules.fancards.drawn import LIMIT, SEEN, USED, drawn

if TYPE_CHECKING:
    from game.content.fancards.sketch.card import CardSketch

LEVELS = ("1", "2", "3")
SEATS = ("2", "3", "4", "5", "6")


class CardTrialSheet(TrialSheet):
    """A bead is a game: with a tick where the card did what it is for."""

    speech = "cardeditor"
    sketch: CardSketch

    def __init__(self, app: App, sketch: CardSketch) -> None:
        super().__init__(app, sketch)
        self.tries, self.seats, self.level = TRIES[1], SEATS[2], LEVELS[1]

    def chances(self) -> list[Chance]:
        words = self.app.words
        named = [words(f"bots.level.{n}") for n in LEVELS]
        return [
            Chance("tries", "editor.trial.games", "editor.trial.tries.tip", TRIES, self.tries, self.set_tries),
            Chance("seats", "cardeditor.trial.seats", "cardeditor.trial.seats.tip", SEATS, self.seats, self.set_seats),
            Chance(
                "level", "cardeditor.trial.level", "cardeditor.trial.level.tip", LEVELS, self.level, self._set, named
            ),
        ]

    def _set(self, value: str) -> None:
        self.level = value

    def begun(self) -> Trial:
        return Trial(drawn, parcel(self.sketch), int(self.tries), int(self.seats), BOTS[int(self.level)])

    def good(self, one: Try) -> bool:
        return bool(one.marks.get("used" if USED.get(self.sketch.kind, ("",)) else "seen"))

    def result(self) -> str:
        words, trial = self.app.words, self.trial
        if trial is None:
            return words("cardeditor.trial.line", limit=LIMIT)
        n = len(trial.results)
        if trial.fault or not n:
            return super().result() if trial.fault or trial.over else words("cardeditor.trial.now", n=n, of=trial.tries)
        said = [] if trial.over else [words("cardeditor.trial.now", n=n, of=trial.tries)]
        return " ".join([*said, *self.told(trial.results)])

    def told(self, results: list[Try]) -> list[str]:
        """What came of games, as sentences."""
        words, n, sort = self.app.words, len(results), sort_of(self.sketch.kind)
        seen = sum("seen" in one.marks for one in results)
        used = [one for one in results if "used" in one.marks]
        key = sort if sort in SEEN else "event"
        found = [words(f"cardeditor.trial.seen.{key}", n=seen, of=n)]
        if USED.get(self.sketch.kind, ("",)):
            found.append(words(f"cardeditor.trial.used.{key}", n=len(used), of=n))
            with_it = sum(bool(set(one.winners) & set(one.marks["used"])) for one in used)
            if used:
                found.append(words("cardeditor.trial.won", n=with_it, of=len(used)))
        seats = Counter(seat for one in results for seat in one.winners)
        listed = ", ".join(words("cardeditor.trial.seat", seat=seat + 1, n=seats[seat]) for seat in sorted(seats))
        if listed:
            found.append(words("cardeditor.trial.wins", seats=listed))
        undone = n - sum(one.won for one in results)
        return [*found, words("cardeditor.trial.limit", n=undone, limit=LIMIT)] if undone else found
