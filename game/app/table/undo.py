"""Answers taken back and given again, at every table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Protocol

from game.app.play.seating import Seating
from game.app.shell.sheets.ask import Ask
from game.app.sound.cues import LANDING
from game.app.table.bots import Bots
from game.app.table.coach import Coach
from game.app.table.host import Table
from game.app.table.panels.log import Entry
from game.app.table.panels.recap_button import RecapButton
from game.app.table.results.results import Results
from game.core.news import News
from game.core.session import turned_up
from game.core.steps import Choice


class Writes(Protocol):
    """What hears and writes down the news of answers."""

    def hear(self, asked: int, given: Sequence[tuple[int, list[News]]]) -> None: ...

    def write(self, given: Sequence[tuple[int, list[News]]]) -> None: ...


class Undone(Table, Protocol):
    """A table whose answers can be taken back. `told`: answers given, and their news, of which `log` has the lines."""

    log: list[Entry]
    told: list[tuple[int, News]]
    ended: bool

    @property
    def bots(self) -> Bots: ...

    @property
    def coach(self) -> Coach | None: ...

    @property
    def recap(self) -> RecapButton: ...

    @property
    def results(self) -> Results: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def answering(self) -> Writes: ...

    def afresh(self) -> None: ...

    def hurry(self) -> bool: ...

    def put_down(self) -> None: ...

    def settle(self) -> None: ...

    def turned(self, items: Sequence[str]) -> str: ...

    def undo(self) -> bool: ...


class Undoing:
    """The way back through a game, as far as it is allowed and over all answers of bots; for lessons as far as they
    like. `autos`: the numbers of answers that were given by themselves."""

    def __init__(self, table: Undone) -> None:
        self.table = table
        self.autos = set[int]()

    def why_not(self) -> str:
        """Undo goes back to what a person answered last: whatever of it or after it stays, and why; "" for nothing."""
        t = self.table
        if t.coach is not None and not t.coach.takes_back():
            return t.coach.waits()
        session, after = t.session, t.session.state
        for number, moment in zip(count(len(session.record) - 1, -1), reversed(session.past)):
            if moment.barrier and not session.free:
                known = t.turned(turned_up(moment.state, after)) if moment.barrier == "knowledge" else ""
                return known or t.words(f"table.undo.{moment.barrier}")
            step = moment.state.stack[-1]
            if isinstance(step, Choice) and step.seat in t.seating.people and number not in self.autos:
                # what was answered by itself would be again
                return t.words("table.undo.act") if self._over_an_act(step.seat, moment.state) else ""
            after = moment.state
        return t.words("table.undo.start")

    def _over_an_act(self, seat: int, before: Any) -> bool:
        """Whether a person who is asked in the turn of another would undo what was done to it: all but their own
        answers in that turn. Who plays together undoes together."""
        session = self.table.session
        g: Any = session.state
        asked = session.choice.seat if session.choice is not None else -1
        if session.free or session.rules.cooperative or not g.turn or asked not in self.table.seating.people:
            return False
        return asked != g.active and not (seat == asked and (before.turn, before.active) == (g.turn, g.active))

    def whose(self) -> int:
        """Whose answer Undo would take back, -1 where nobody is to be asked about it: one's own, or none."""
        return self._last()[0]

    def _last(self) -> tuple[int, bool]:
        """The same, and whether it ended that person's turn: others may answer in it, and setting out has none."""
        t = self.table
        for moment in reversed(t.session.past):
            before: Any = moment.state
            step = before.stack[-1]
            if isinstance(step, Choice) and step.seat in t.seating.people:
                ended = bool(before.turn) and before.active == step.seat != t.session.state.active
                return (step.seat if step.seat != t.now.seat else -1), ended
        return -1, False

    def says(self) -> str:
        """Whose answer Undo would take back, as a question; "" for one's own."""
        seat, turn = (-1, False) if self.why_not() else self._last()
        if seat < 0:
            return ""
        return self.table.words("table.undo.turn" if turn else "table.undo.whose", name=self.table.now.name(seat))

    def ask(self) -> bool:
        """Undo, after a question where the answer was another person's."""
        t, says = self.table, self.says()
        if not says:
            return t.undo()
        words = t.words
        t.hurry()
        t.app.stack.push(Ask(t.app, words("table.undo"), says, words("table.undo.yes"), words("table.undo.no"), t.undo))
        return True

    def undo(self) -> bool:
        """Take the last answer of a person back where that is allowed; what bots answered after it goes with it."""
        t = self.table
        t.bots.rivals.drop()
        if self.why_not():
            t.hurry()
            t.app.refused(self.why_not())
            return False
        if not self._over_bots(self._back):
            return False
        while len(t.session.record) in self.autos and self._over_bots(self._back):
            pass
        self.autos = {number for number in self.autos if number < len(t.session.record)}
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back, and those of bots that were taken back with it."""
        t = self.table
        if t.coach is not None and t.coach.locks:
            t.app.refused(t.coach.waits())
            return False
        return self._over_bots(self._on)

    def rewind(self, answers: int) -> None:
        """The table as it was after so many answers, whatever was rolled or seen since: for lessons."""
        t = self.table
        t.hurry()
        free, t.session.free = t.session.free, True
        while len(t.session.record) > answers and t.session.undo():
            pass
        t.session.free = free
        t.session.future.clear()
        self._shorten()
        self._taken_back()
        t.settle()

    # ------------------------------------------------------------ one answer

    def _over_bots(self, step: Callable[[], bool]) -> bool:
        """Take one step through the game and then on over all answers of bots; False when there is none."""
        bots = self.table.bots
        bots.rivals.drop()
        if not step():
            return False
        while bots.thinks() and step():
            pass
        bots.rivals.drop()
        return True

    def _back(self) -> bool:
        """The last answer is taken back."""
        t = self.table
        t.hurry()
        if not t.playing.undo():
            t.app.refused(self.why_not())
            return False
        self._shorten()
        if t.coach:
            t.coach.undone()
        self._taken_back()
        t.app.sound.play(LANDING)
        t.settle()
        return True

    def _on(self) -> bool:
        """The answer is given again that was taken back; log, recap and coach hear its news again."""
        t = self.table
        t.hurry()
        asked = t.now.asked
        if not t.playing.redo():
            return False
        again = len(t.session.record), list(t.session.past[-1].news)
        t.answering.hear(asked, [again])
        t.answering.write([again])
        t.app.sound.play(LANDING)
        t.settle()
        return True

    def _shorten(self) -> None:
        """Log and recap end where the game stands."""
        t = self.table
        t.log = [e for e in t.log if e.after <= len(t.session.record)]
        t.told = [(after, news) for after, news in t.told if after <= len(t.session.record)]
        t.recap.undone()
        t.results.clear()

    def _taken_back(self) -> None:
        """What belonged to the moment that is gone goes with it."""
        t = self.table
        t.ended = False
        t.afresh()
        t.put_down()
