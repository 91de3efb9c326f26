"""Answers taken back and given again, at every table."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.sound.cues import LANDING
from game.app.table.drama import TableDrama
from game.core.state import News


class TableUndo(TableDrama):
    """The way back through a game, as far as it is allowed; for lessons as far as they like."""

    told: list[tuple[int, News]]  # the log: answers given, and the news

    def hurry(self) -> bool:
        """Finish what runs; says whether something did."""
        raise NotImplementedError

    def afresh(self) -> None:
        """What was chosen or tried for the last choice is forgotten."""
        raise NotImplementedError

    def put_down(self) -> None:
        """What is dragged lies where it was."""
        raise NotImplementedError

    def _hear(self, asked: int, given: Sequence[tuple[int, list[News]]]) -> list[News]:
        raise NotImplementedError

    def _write(self, given: Sequence[tuple[int, list[News]]]) -> None:
        raise NotImplementedError

    def why_no_undo(self) -> str:
        """Why the last answer can't be taken back, as a sentence; "" when it can."""
        why = self.session.why_no_undo()
        return self.words(f"table.undo.{why}") if why else ""

    def undo(self) -> bool:
        """Take the last answer back where that is allowed."""
        self.hurry()
        if not self.playing.undo():
            self.app.refused(self.why_no_undo())
            return False
        self._shorten()
        if self.coach:
            self.coach.undone()
        self._taken_back()
        self.app.sound.play(LANDING)
        self.settle()
        return True

    def rewind(self, answers: int) -> None:
        """The table as it was after so many answers, whatever was rolled or seen since: for lessons."""
        self.hurry()
        free, self.session.free = self.session.free, True
        while len(self.session.record) > answers and self.session.undo():
            pass
        self.session.free = free
        self.session.future.clear()
        self._shorten()
        self._taken_back()
        self.settle()

    def _shorten(self) -> None:
        """Log and recap end where the game stands."""
        self.log = [e for e in self.log if e.after <= len(self.session.record)]
        self.told = [(after, news) for after, news in self.told if after <= len(self.session.record)]
        self.recap.undone()
        self.results.clear()

    def _taken_back(self) -> None:
        """What belonged to the moment that is gone goes with it."""
        self.ended = False
        self.afresh()
        self.put_down()

    def redo(self) -> bool:
        """Give the answer again that was taken back; log, recap and coach hear its news again."""
        self.hurry()
        asked = self.now.asked
        if not self.playing.redo():
            return False
        again = len(self.session.record), list(self.session.past[-1].news)
        self._hear(asked, [again])
        self._write([again])
        self.app.sound.play(LANDING)
        self.settle()
        return True
