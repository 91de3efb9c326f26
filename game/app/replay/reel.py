"""Where a replay is: a table at a moment, the decision that led there in words, the log up to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import proxy

from game.app.play.playing import Playing
from game.app.replay.decision import Retelling, Said
from game.app.replay.tape import Tape
from game.app.table.panels.log import Entry, concerning
from game.app.ui.theme import Color
from game.core.news import said, word_of
from game.core.session import Session
from game.save.replays import Replay

if TYPE_CHECKING:
    from collections.abc import Hashable

    from game.app.table.moving.animate import Piece
    from game.app.table.scene import TableScene

AT_ONCE = 400.0  # ms of winding before the first picture
WHOLE = 10_000.0  # ms at most where the end is what matters
LOG = 60  # lines kept ready


def wound(record: Replay) -> Tape:
    """The tape of a replay, as far as the first picture needs it. Raises ReplayError for one that can't be shown."""
    tape = Tape(record)
    tape.wind(WHOLE if record.note else AT_ONCE)
    return tape


class Reel:
    """`at` is the number of answers given at the moment shown, `said` the last of them in words; `entries` the lines of
    the log by answers, made when they are looked at."""

    def __init__(self, table: TableScene[Hashable, Piece], record: Replay, tape: Tape, told: Retelling) -> None:
        self.table, self.record, self.tape, self.told = table, record, tape, told
        self.names = list(record.seats)
        self.entries: list[list[Entry]] = []
        self.timers: list[str] = []
        self.at = tape.start
        self.said = Said(-1, "", "", "")
        here = proxy(self)  # a table that is closed is held by nobody, and so not by what it asks
        table.now.history = lambda: (news for step in tape.steps[: here.at] for news in step.news)

    def begin(self) -> None:
        """Stand where a replay begins: one of a crash at its end."""
        self.tell()
        self.stand(len(self.record.answers) if self.record.note else self.at)

    # ------------------------------------------------------------ where we are

    @property
    def total(self) -> int:
        """The last position there would be if everything could be shown."""
        return len(self.record.answers)

    def note(self) -> str:
        """What is to be known about this replay: where it breaks, where it comes from."""
        words, tape = self.table.words, self.tape
        if tape.differs:
            return words("replay.differs", n=tape.differs, version=self.record.engine)
        if self.record.note:
            return words("replay.crash")
        if tape.foreign:
            return words("replay.foreign", version=self.record.engine)
        return words("replay.keys")

    def happened(self) -> list[Entry]:
        """What came of the decision shown."""
        return self._lines(self.at - 1) if 0 < self.at <= len(self.entries) else []

    def bead(self, i: int) -> Color:
        """The colour of the mark of a step of the game's clock, counted from 0."""
        return self.told.bead(self.timers[i] if i < len(self.timers) else "")

    # ------------------------------------------------------------ going there

    def stand(self, number: int) -> None:
        """Put the table to a position; nothing is shown yet."""
        number = max(self.tape.start, min(number, self.tape.length))
        self.at = number
        session = self.tape.session(max(0, number - 1))
        if number > 0:
            self.explain(session, number - 1)
            session.answer(self.record.answers[number - 1])
            self.forget(session)
        t = self.table
        t.session = t.now.session = session
        t.playing = Playing(session, self.names)
        t.now.read()
        self.show_log()
        t.stage.sync(t.now.pieces())

    @staticmethod
    def forget(session: Session[Any]) -> None:
        """What was told and what could be taken back is of no use here."""
        session.past.clear()
        session.news.clear()

    def explain(self, session: Session[Any], number: int) -> None:
        """Say in words the answer that was given at a position."""
        self.said = self.told.decision(session, self.record.answers[number])

    # ------------------------------------------------------------ the log

    def tell(self) -> None:
        """Write the log of what has been wound since."""
        for number in range(len(self.entries), self.tape.length):
            self.entries.append([])
            step = self.tape.steps[number]
            self.timers += [said(one)[2] for one in step.news if word_of(one) == "timer"]
        self.show_log()

    def retold(self) -> None:
        """The same in another language."""
        self.entries = [[] for _ in self.entries]
        self.stand(self.at)

    def show_log(self) -> None:
        """The lines up to here, as many as are looked at."""
        found: list[Entry] = []
        number, ready = self.at, 0
        while number > 0 and ready < LOG + self.table.scroll:
            number -= 1
            lines = self._lines(number)
            ready += len(concerning(lines, self.table.panels.side.only))
            found = lines + found
        self.table.log = found

    def _lines(self, number: int) -> list[Entry]:
        """The log lines of one answer."""
        if self.tape.steps[number].news and not self.entries[number]:
            self.entries[number] = self.told.lines(self.tape, number)
        return self.entries[number]
