"""What a replay shows: a table at a moment, the decision that led there in words, the log up to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.play.playing import Playing
from game.app.replay.decision import Said
from game.app.replay.tape import Step, Tape
from game.app.replay.transport import Transport
from game.app.table.panels.log import Entry, concerning
from game.app.table.panels.ruled import speak_of
from game.app.table.panels.spot import Subject
from game.app.table.rulings import links
from game.app.table.scene import TableScene
from game.app.ui.theme import C, Color
from game.core.session import Session
from game.save.replays import Replay

if TYPE_CHECKING:
    from game.app.shell.app import App

AT_ONCE = 400.0  # ms of winding before the first picture
WHOLE = 10_000.0  # ms at most where the end is what matters
LOG = 60  # lines kept ready


class ReplayView(TableScene):
    """`at` is the number of answers given at the moment shown; `running` plays on by itself.

    Stands before the table of a game among the classes of a scene, which says what its parts are (`watch`), how a
    decision reads (`decision`), and the lines of a step (`step_lines`). Raises ReplayError for a replay that can't be
    shown. `end`: begin at its end (reports of crashes)."""

    def __init__(self, app: App, record: Replay, end: bool = False) -> None:
        self.tape = Tape(record)
        self.tape.wind(WHOLE if end or record.note else AT_ONCE)
        self.record = record
        self.names = list(record.seats)
        self.entries: list[list[Entry]] = []
        self.timers: list[str] = []
        self.running = False
        self.speed = "1"
        self.wait = 0.0
        self.at = self.tape.start
        self.said = Said(-1, "", "", "")
        super().__init__(app, self.tape.session(self.at), self.names)
        self.transport = Transport(self)  # type: ignore[arg-type]
        self.watch()
        self.panels.dock = self.transport
        self._tell()
        self._stand(len(record.answers) if end or record.note else self.at)

    # ------------------------------------------------------------ what a game says

    def watch(self) -> None:
        """Take the parts with which everything can be looked at and nothing answered."""
        raise NotImplementedError

    def decision(self, session: Session[Any], key: str) -> Said:
        """A decision in words, `session` as it stood before it."""
        raise NotImplementedError

    def step_lines(self, step: Step, after: int) -> list[Entry]:
        """The lines of the log that one answer makes."""
        raise NotImplementedError

    def bead(self, i: int) -> Color:
        """The colour of the mark of a step of the game's clock, counted from 0."""
        return C["low"]

    # ------------------------------------------------------------ where we are

    @property
    def total(self) -> int:
        """The last position there would be if everything could be shown."""
        return len(self.record.answers)

    def note(self) -> str:
        """What is to be known about this replay: where it breaks, where it comes from."""
        words, tape = self.words, self.tape
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

    # ------------------------------------------------------------ going there

    def go(self, number: int) -> bool:
        """Stand at a position at once; says whether that is another one."""
        number = max(self.tape.start, min(number, self.tape.length))
        self.running = False
        if number == self.at:
            self.panels.refresh()
            return False
        self.player.finish()
        self._stand(number)
        self.settle()
        return True

    def jump(self, line: Entry, about: Subject | None) -> None:
        """A line of the log was pressed: go to its moment."""
        self.go(line.after)
        super().jump(line, about)

    def way_out(self) -> bool:
        """Esc with nothing left to put away: back to where the replay was chosen; nothing is lost here."""
        self.close()
        return True

    def retold(self) -> None:
        self.hurry()
        speak_of(links(self.session.rules.id, self.words))
        self.entries = [[] for _ in self.entries]
        self.read_anew()
        self._stand(self.at)

    def _stand(self, number: int) -> None:
        """Put the table to a position; nothing is shown yet."""
        number = max(self.tape.start, min(number, self.tape.length))
        self.at = number
        session = self.tape.session(max(0, number - 1))
        if number > 0:
            self._explain(session, number - 1)
            session.answer(self.record.answers[number - 1])
            self._forget(session)
        self._show(session)
        self.stage.sync(self.now.pieces())

    @staticmethod
    def _forget(session: Session[Any]) -> None:
        """What was told and what could be taken back is of no use here."""
        session.past.clear()
        session.news.clear()

    def _show(self, session: Session[Any]) -> None:
        """From now on this session is on the table."""
        self.session = self.now.session = session
        self.playing = Playing(session, self.names)
        self.now.read()
        self.show_log()

    def _explain(self, session: Session[Any], number: int) -> None:
        """Say in words the answer that was given at a position."""
        self.said = self.decision(session, self.record.answers[number])

    def _tell(self) -> None:
        """Write the log of what has been wound since."""
        for number in range(len(self.entries), self.tape.length):
            self.entries.append([])
            step = self.tape.steps[number]
            self.timers += [one[2] for one in step.news if one[0] == "timer"]
        self.show_log()

    def show_log(self) -> None:
        """The lines up to here, as many as are looked at."""
        found: list[Entry] = []
        number, ready = self.at, 0
        while number > 0 and ready < LOG + self.scroll:
            number -= 1
            lines = self._lines(number)
            ready += len(concerning(lines, self.panels.side.only))
            found = lines + found
        self.log = found

    def _lines(self, number: int) -> list[Entry]:
        """The log lines of one answer."""
        step = self.tape.steps[number]
        if step.news and not self.entries[number]:
            self.entries[number] = self.step_lines(step, number + 1)
        return self.entries[number]
