"""A replay on the heist table: the same board and panels, a transport bar instead of answers."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame.event import Event

from game.app.playing import Playing, started
from game.app.replay import said
from game.app.replay.parts import Controls, Hands, Narrow, Watched
from game.app.replay.said import Bare, Said, decision
from game.app.replay.tape import Tape
from game.app.replay.transport import SPEEDS, Transport
from game.app.scenes.heist import HeistScene
from game.app.table import layout
from game.app.table.log import Entry
from game.app.table.situation import Situation
from game.app.table.spot import Subject
from game.app.table.story import Teller
from game.app.tally import SEED
from game.app.ui.layers import Layers
from game.core.session import Session
from game.save.replays import Replay

if TYPE_CHECKING:
    from game.app.main import App

AT_ONCE = 400.0                  # ms of winding before the first picture
SLICE = 12.0                     # ms of winding between two later ones
PAUSE = 700.0                    # ms between two decisions at speed 1
LOG = 60                         # lines kept ready


class ReplayScene(HeistScene):
    """`at` is the number of answers given at the moment shown; `running` plays on by itself.

    Raises ReplayError for a replay that can't be shown. `end`: begin at its end (reports of crashes)."""

    def __init__(self, app: App, record: Replay, end: bool = False) -> None:
        self.tape = Tape(record)
        self.tape.wind(AT_ONCE)
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
        self.now = Watched(self.session, self.names)
        self.panels.dock = self.transport = Transport(self)  # type: ignore[assignment]
        self.panels.side = Narrow(self)
        self.pointer = Hands(self)
        self.pointer.keys = Controls(self)
        self._tell()
        self._stand(len(record.answers) if end or record.note else self.at)

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

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.places = layout.places(self.kit, size, len(self.now.g.at))
        self.layers = Layers(self.kit.background(size))
        self.view.camera.fit(self.places.board)
        self._float = None
        self.panels.refresh()

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

    def _stand(self, number: int) -> None:
        """Put the table to a position; nothing is shown yet."""
        number = max(self.tape.start, min(number, self.tape.length))
        self.at = number
        session = self.tape.session(max(0, number - 1))
        if number > 0:
            self._explain(session, number - 1)
            session.answer(self.record.answers[number - 1])
            self._forget(session)
        self._sit(session)
        self.stage.sync(self.now.pieces())

    @staticmethod
    def _forget(session: Session[Any]) -> None:
        """What was told and what could be taken back is of no use here."""
        session.past.clear()
        session.news.clear()

    def _sit(self, session: Session[Any]) -> None:
        """From now on this session is on the table."""
        self.session = self.now.session = session
        self.playing = Playing(session, self.names)
        self.now.read()
        self._show_log()

    def _explain(self, session: Session[Any], number: int) -> None:
        """Say in words the answer that was given at a position."""
        before = Situation(session, self.names)
        self.said = decision(before, self.words, self.record.answers[number])

    def _tell(self) -> None:
        """Write the log of what has been wound since."""
        for number in range(len(self.entries), self.tape.length):
            self.entries.append([])
            step = self.tape.steps[number]
            self.timers += [one[2] for one in step.news if one[0] == "timer"]
        self._show_log()

    def _show_log(self) -> None:
        """The lines up to here, as many as are looked at."""
        found: list[Entry] = []
        number = self.at
        while number > 0 and len(found) < LOG + self.scroll:
            number -= 1
            found = self._lines(number) + found
        self.log = found

    def _lines(self, number: int) -> list[Entry]:
        """The log lines of one answer."""
        step = self.tape.steps[number]
        if step.news and not self.entries[number]:
            self.entries[number] = said.lines(Bare(self.session, self.names), self.words, step, number + 1)
        return self.entries[number]

    # ------------------------------------------------------------ the buttons

    def on_one(self) -> bool:
        """The next decision, told on the board."""
        self.running = False
        return self._forward()

    def _forward(self) -> bool:
        self.hurry()
        if self.at >= self.tape.length:
            self.running = False
            self.panels.refresh()
            return False
        self._explain(self.session, self.at)
        step = self.tape.steps[self.at]
        teller = Teller(self.stage, self.words, self.place_of, self.app.still)
        acts = teller.acts(self.now, self.session.answer(step.key))
        self._forget(self.session)
        self.at += 1
        self.pinned = self.pulse = None
        self.scroll = 0
        self._show_log()
        self.app.tips.clear()
        self.player.play(acts)
        self.stage.changed = True
        self.wait = PAUSE
        self.panels.refresh()
        if not any(act.ms for act in acts) or self.app.settings.factor == 0:
            self.player.finish()
            self.settle()
        return True

    def back_one(self) -> bool:
        """The decision before."""
        return self.go(self.at - 1)

    def turn_on(self) -> bool:
        """Where the next turn begins."""
        number = self.tape.after("turn", self.at)
        return self.go(number if number >= 0 else self.tape.length)

    def turn_back(self) -> bool:
        """Where this turn began, or the one before."""
        return self.go(max(self.tape.start, self.tape.before("turn", self.at)))

    def to_start(self) -> bool:
        """The first position."""
        return self.go(self.tape.start)

    def to_end(self) -> bool:
        """The last position."""
        return self.go(self.tape.length)

    def leap(self, kind: str, way: int = 1) -> bool:
        """The next fight or fall, or the one before."""
        number = self.tape.after(kind, self.at) if way > 0 else self.tape.before(kind, self.at)
        if number < 0:
            self.app.refused(self.words(f"replay.{kind}.none"))
            return False
        return self.go(number)

    def toggle(self) -> None:
        """Play, or stop playing; at the end from the start again."""
        self.running = not self.running
        if self.running and self.at >= self.tape.length:
            self._stand(self.tape.start)
            self.settle()
        self.wait = 0.0
        self.panels.refresh()

    def choose_speed(self, index: int) -> None:
        """One of the speeds by its place."""
        self.set_speed(SPEEDS[index])

    def set_speed(self, speed: str) -> None:
        """Faster or slower."""
        self.speed = speed
        self.panels.refresh()

    def branch(self) -> None:
        """A new game in a save of its own goes on from here."""
        self.hurry()
        if self.session.over:
            return
        session = self.tape.session(self.at)
        settings = {**self.record.settings, SEED: str(self.record.seed)}
        title = self.words("replay.branch.title", title=self.record.title)
        app = self.app
        app.play(started(session, self.names, settings, title) if app.keep
                 else Playing(session, self.names, settings=settings))
        app.stack.replace(HeistScene(app, session, self.names))
        app.toast(self.words("replay.branched"))

    def share(self) -> None:
        """Write the replay as one file."""
        from game.app.replay.shelf import share
        share(self.app, self.tape.marked())

    # ------------------------------------------------------------ what the table does otherwise

    def answer(self, key: str, dropped: str = "") -> bool:
        """Nothing is answered here."""
        return False

    def settle(self) -> None:
        """The table stands as the game stood."""
        self.now.read()
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.stage.changed = False
        if not self.keyboard:
            self.pointer.look_again()
        self.panels.refresh()
        self._floats()

    def undo(self) -> bool:
        """One decision back."""
        return self.back_one()

    def redo(self) -> bool:
        """One decision on."""
        return self.on_one()

    def rehearse(self) -> bool:
        """Nothing is tried out here."""
        return False

    def show_result(self) -> None:
        """The end is a position like any other."""

    def enter(self) -> None:
        """Nobody is taught here."""

    def leave(self) -> None:
        """Nothing is kept."""

    def idle(self) -> bool:
        """There is nothing to be done ahead."""
        return False

    def help(self) -> None:
        """What can be done here."""
        from game.app.scenes.notice import Notice
        names = ("play", "step", "jump", "slider", "look", "branch", "picture")
        self.app.stack.push(Notice(self.app, self.words("replay.help.title"),
                                   [self.words(f"replay.help.{name}") for name in names]))

    def menu(self) -> None:
        """Rules, settings, the way out."""
        from game.app.scenes.replay_menu import ReplayMenu
        self.running = False
        self.app.stack.push(ReplayMenu(self.app, self))

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if self.transport.handle(event):
            self.panels.buttons()
            self.repaint()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if not self.tape.wound:
            self.tape.wind(SLICE)
            self._tell()
            self.panels.refresh()
        factor = float(self.speed)
        moving = super().update(dt * factor)
        if self.running and not self.player.playing:
            self.wait -= dt * factor
            if self.wait <= 0:
                self._forward()
                moving = True
        return moving
