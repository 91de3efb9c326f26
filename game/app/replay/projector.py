"""A table that is wound: the buttons and keys of a player, and time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from pygame.event import Event

from game.app.play.playing import begun
from game.app.replay.decision import Retelling
from game.app.replay.menu import ReplayMenus
from game.app.replay.reel import Reel
from game.app.replay.tape import Tape
from game.app.replay.transport import SPEEDS, Transport
from game.app.table.host import Aimed, Aside, Hand, Now, Pointing
from game.app.table.keys import Keys
from game.app.table.moving.animate import Piece
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.core.session import Session
from game.save.format.seed import SEED, deal_anew
from game.save.replays import Replay

if TYPE_CHECKING:
    from game.app.table.scene import TableScene

SLICE = 12.0  # ms of winding between two pictures
PAUSE = 700.0  # ms between two decisions at speed 1

T = TypeVar("T", bound="TableScene[Hashable, Piece]")


class Keyed(Hand, Protocol):
    """A mouse with keys beside it."""

    keys: Keys


@dataclass(frozen=True)
class Parts(Generic[T]):
    """What a game has for its table when it is wound: the situation from a session and the names, the side, the mouse
    and the keys."""

    now: Callable[[Session[Any], Sequence[str]], Now]
    side: Callable[[T, Projector], Aside]
    hands: Callable[[T], Keyed]
    keys: Callable[[T, Projector], Keys]


def projected(table: T, record: Replay, tape: Tape, told: Retelling, parts: Parts[T]) -> T:
    """A game's table, wound: what it shows of the situation, its side, its mouse and its keys are those of somebody who
    watches."""
    projector = Projector(table, Reel(table, record, tape, told))
    table.now = cast("Aimed[Hashable, Piece]", parts.now(table.session, record.seats))
    table.panels.exchange(side=parts.side(table, projector))
    hands = parts.hands(table)
    hands.keys = parts.keys(table, projector)
    table.pointer = cast("Pointing[Hashable]", hands)
    projector.begin()
    return table


class Projector:
    """Takes a table over (`begin`): a transport bar instead of answers, all can be looked at. `running`: it plays on by
    itself; `wait`: ms until the next decision."""

    live = False

    def __init__(self, table: TableScene[Hashable, Piece], reel: Reel) -> None:
        self.table, self.reel = table, reel
        self.running = False
        self.speed = "1"
        self.wait = 0.0
        self.transport = Transport(table, self)

    def begin(self) -> None:
        """From now on the table is wound."""
        t = self.table
        t.run, t.menus, t.bots.off = self, ReplayMenus(t, self), True
        t.chords |= {"ctrl+left", "ctrl+right"}
        t.panels.exchange(dock=self.transport)
        self.reel.begin()

    # ------------------------------------------------------------ the buttons

    def go(self, number: int) -> bool:
        """Stand at a position at once; says whether that is another one."""
        t, tape = self.table, self.reel.tape
        number = max(tape.start, min(number, tape.length))
        self.running = False
        if number == self.reel.at:
            t.panels.refresh()
            return False
        t.player.finish()
        self.reel.stand(number)
        self.settle()
        return True

    def on_one(self) -> bool:
        """The next decision, told on the board."""
        self.running = False
        return self._forward()

    def _forward(self) -> bool:
        t, reel = self.table, self.reel
        t.hurry()
        if reel.at >= reel.tape.length:
            self.running = False
            t.panels.refresh()
            return False
        reel.explain(t.session, reel.at)
        acts = t.acts(t.session.answer(reel.tape.steps[reel.at].key), "")
        reel.forget(t.session)
        reel.at += 1
        t.pinned = t.pulse = None
        t.scroll = 0
        reel.show_log()
        t.app.tips.clear()
        t.play(acts)
        t.stage.changed = True
        self.wait = PAUSE
        t.panels.refresh()
        if not any(act.ms for act in acts) or t.app.settings.factor == 0:
            t.player.finish()
            self.settle()
        return True

    def back_one(self) -> bool:
        """The decision before."""
        return self.go(self.reel.at - 1)

    def turn_on(self) -> bool:
        """Where the next turn begins."""
        number = self.reel.tape.after("turn", self.reel.at)
        return self.go(number if number >= 0 else self.reel.tape.length)

    def turn_back(self) -> bool:
        """Where this turn began, or the one before."""
        tape = self.reel.tape
        return self.go(max(tape.start, tape.before("turn", self.reel.at)))

    def to_start(self) -> bool:
        """The first position."""
        return self.go(self.reel.tape.start)

    def to_end(self) -> bool:
        """The last position."""
        return self.go(self.reel.tape.length)

    def leap(self, kind: str, way: int = 1) -> bool:
        """The next fight or fall, or the one before."""
        tape, at, words = self.reel.tape, self.reel.at, self.table.words
        number = tape.after(kind, at) if way > 0 else tape.before(kind, at)
        if number < 0:
            self.table.app.refused(words(words.own(f"replay.{kind}.none", self.reel.record.game)))
            return False
        return self.go(number)

    def toggle(self) -> None:
        """Play, or stop playing; at the end from the start again."""
        self.running = not self.running
        if self.running and self.reel.at >= self.reel.tape.length:
            self.reel.stand(self.reel.tape.start)
            self.settle()
        self.wait = 0.0
        self.table.panels.refresh()

    def choose_speed(self, index: int) -> None:
        """One of the speeds by its place."""
        self.set_speed(SPEEDS[index])

    def set_speed(self, speed: str) -> None:
        """Faster or slower."""
        self.speed = speed
        self.table.panels.refresh()

    def branch(self) -> None:
        """A new game in a save of its own goes on from here."""
        app, words, record = self.table.app, self.table.words, self.reel.record
        self.table.hurry()
        if self.table.session.over:
            return
        session = self.reel.tape.session(self.reel.at)
        settings = {**record.settings, SEED: str(record.seed)}
        fresh = deal_anew(session, settings)
        title = words("replay.branch.title", title=record.title)
        app.play(begun(app.keep, session, self.reel.names, fresh or settings, title))
        for below in app.stack.scenes[1:-1]:  # the way back is the title, not the list or the end of another game
            below.leave()
        del app.stack.scenes[1:-1]
        assert app.playing is not None
        app.stack.replace(app.doors.games[record.game].table(app, app.playing))
        app.toast(words("replay.branched"))
        app.toast(words("common.twin" if fresh is None else "common.fresh"))

    def share(self) -> None:
        """Write the replay as one file."""
        from game.app.replay.shelf import share

        share(self.table.app, self.reel.tape.marked())

    # ------------------------------------------------------------ what the table asks

    def laid(self) -> None:
        """The transport bar has its place."""
        self.reel.told.laid()

    def retold(self) -> None:
        """Log and decision in the other language."""
        self.reel.retold()

    def released(self) -> None:
        """The knob is let go of."""
        self.transport.scrubbing = False

    def handle(self, event: Event) -> bool:
        """What happens on the bar is for the bar."""
        return self.transport.handle(event)

    def pass_time(self, dt: float) -> float:
        """The tape is wound on; time goes by as fast as it was chosen."""
        if not self.reel.tape.wound:
            self.reel.tape.wind(SLICE)
            self.reel.tell()
            self.table.panels.refresh()
        return dt * float(self.speed)

    def go_on(self, dt: float) -> bool:
        """The next decision when it is time."""
        winding = not self.reel.tape.wound
        if self.running and not self.table.player.playing:
            self.wait -= dt
            if self.wait <= 0:
                self._forward()
        return winding or self.running

    def takes(self, key: str) -> bool:
        """Nothing is answered here."""
        return False

    def settle(self) -> None:
        """The table stands as the game stood."""
        self.table.read_anew()
        self.table.panels.refresh()
        self.table.afloat.follow()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go to the moment of a line of the log."""
        self.go(line.after)
        self.table.jump(line, about)

    def undo(self) -> bool:
        """One decision back."""
        return self.back_one()

    def redo(self) -> bool:
        """One decision on."""
        return self.on_one()
