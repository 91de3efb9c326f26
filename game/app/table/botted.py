"""A table at which bots may sit: they answer at their seats by themselves, and what they answered can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.app.play.seating import Seating, handed, lent, seating
from game.app.table.rivals import Rivals
from game.app.table.scene import TableScene
from game.core.rng import mix
from game.core.session import GIVE_UP, Session
from game.core.steps import Choice
from game.save.seed import SEED

if TYPE_CHECKING:
    from game.app.shell.app import App

TURN_MS = 280.0
"""How long the motion of a bot's turn takes at most at a fast table; what is more is there at once."""
AT_ONCE_S = 0.012
"""How long a frame may wait for answers of bots that move nothing, at a fast table."""


class BottedScene(TableScene):
    """What all tables have in common that bots may sit at; a game says what `pause_ms` lies between two answers of a
    bot that move nothing."""

    pause_ms = 260.0
    seating: Seating
    rivals: Rivals
    hint: Any

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.pause = 0.0
        self.theirs = -1  # the bot whose turn is shown, and the ms that took so far
        self.theirs_ms, self.clock = 0.0, monotonic()
        self.rush = False  # the bots' turns are passed over until somebody is asked
        self.autos = set[int]()  # the numbers of answers that were given by themselves
        self.person = -1  # who was asked last, of the people
        self.passing = False  # the table is on its way from one person to another

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        self.seating = seating(self.playing.settings, len(names))
        seed = self.playing.settings.get(SEED, "0")
        self.rivals = Rivals(session, self.seating.bots, int(seed) if seed.isdigit() else 0, self.app.still)

    def asks(self) -> bool:
        return bool(self.now.mine)

    def hint_seed(self) -> int:
        """The luck of a hint: the same position gives the same hint."""
        return mix(self.rivals.seed ^ len(self.session.record)) >> 1

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        super().enter()
        if not self.app.still:
            self.rivals.start()

    def leave(self) -> None:
        super().leave()
        self.rivals.close()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        before, self.clock = self.clock, monotonic()
        if self.brisk and self.theirs >= 0 and self.player.playing:
            self.theirs_ms += max(dt, (self.clock - before) * 1000)  # on a busy machine time goes by between frames
            if self.theirs_ms > TURN_MS:
                self.hurry()
        waits: bool = self.hint.update()
        return self._bots(dt) or moving or waits

    def settle(self) -> None:
        if not self.thinks():
            self.person_asked()
        super().settle()

    def person_asked(self) -> None:
        """The turns of bots are over for now: nothing is passed over any more."""
        if self.rush or self.theirs >= 0:
            self.app.ears.steady.turn()
        self.rush, self.theirs = False, -1
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked != self.person:
            self.person = asked
            if self.app.stack.top is self:
                self.app.ears.end()
            else:
                self.release()

    # ------------------------------------------------------------ bots

    def thinks(self) -> bool:
        """Whether a bot is asked."""
        choice = self.session.choice
        return choice is not None and choice.seat not in self.seating.people

    def _bots(self, dt: float) -> bool:
        """Give the answer of the bot that is asked once it is known and all before it was shown."""
        held = self.results.holds or self._beats() or (self.coach is not None and self.coach.holds)
        if not self.thinks() or self.passing or self.ended or held:
            return False
        self.rivals.ask()
        if self.player.playing:
            return True
        self.pause -= dt
        until = monotonic() + AT_ONCE_S
        while self.pause <= 0 or self.rush or self.app.still:
            key = self.rivals.answer(until - monotonic() if self.brisk else 0.0)
            if not key:
                break
            self.pause = 0.0 if self.brisk else self.pause_ms * self.app.settings.factor
            if self.theirs != self.now.asked:
                self.theirs, self.theirs_ms = self.now.asked, 0.0
            self.give(key)
            waits = self.player.playing or self.passing or self.results.holds
            if not self.brisk or waits or not self.thinks() or monotonic() > until:
                break
            self.rivals.ask()
        return True

    def _beats(self) -> bool:
        """Whether what a bot did last is still to be followed by nothing."""
        return self.results.beat > 0 and bool(self.results.lying) and not self.rush and not self.brisk

    def must_see(self) -> None:
        """Something happened to a person: what is passed over ends here, and it is shown. Where only bots play, it goes
        on to the end."""
        if self.seating.people:
            self.rush = False

    @property
    def untold(self) -> bool:
        return self.rush

    @property
    def brisk(self) -> bool:
        """Whether bots' turns are shown as quickly as they can be followed."""
        return self.app.settings.speed == "fast"

    def skip(self) -> None:
        """Straight to the next choice of a person."""
        self.rush = True
        self.hurry()
        self.panels.refresh()

    # ------------------------------------------------------------ undo, redo

    def why_no_undo(self) -> str:
        """Undo goes back to what a person answered last: whatever of it or after it stays, and why; "" for nothing."""
        if self.coach is not None and not self.coach.takes_back():
            return self.coach.waits()
        session = self.session
        for number, moment in zip(count(len(session.record) - 1, -1), reversed(session.past)):
            if moment.barrier and not session.free:
                return self.words(f"table.undo.{moment.barrier}")
            step = moment.state.stack[-1]
            if isinstance(step, Choice) and step.seat in self.seating.people and number not in self.autos:
                return ""  # what was answered by itself would be again
        return self.words("table.undo.start")

    def undoes(self) -> int:
        """Whose answer Undo would take back, -1 where nobody is to be asked about it: one's own, or none."""
        for moment in reversed(self.session.past):
            step = moment.state.stack[-1]
            if isinstance(step, Choice) and step.seat in self.seating.people:
                return step.seat if step.seat != self.now.seat else -1
        return -1

    def undo_says(self) -> str:
        """Whose answer Undo would take back, as a question; "" for one's own."""
        seat = -1 if self.why_no_undo() else self.undoes()
        if seat < 0:
            return ""
        turn = self.session.state.active != seat
        return self.words("table.undo.turn" if turn else "table.undo.whose", name=self.now.name(seat))

    def ask_undo(self) -> bool:
        """Undo, after a question where the answer was another person's."""
        says = self.undo_says()
        if not says:
            return self.undo()
        from game.app.shell.sheets.ask import Ask

        words = self.words
        self.hurry()
        self.app.stack.push(
            Ask(self.app, words("table.undo"), says, words("table.undo.yes"), words("table.undo.no"), self.undo)
        )
        return True

    def undo(self) -> bool:
        """Take the last answer of a person back where that is allowed; what bots answered after it goes with it."""
        self.rivals.drop()
        if self.why_no_undo():
            self.hurry()
            self.app.refused(self.why_no_undo())
            return False
        if not self._over_bots(super().undo):
            return False
        while len(self.session.record) in self.autos and self._over_bots(super().undo):
            pass
        self.autos = {number for number in self.autos if number < len(self.session.record)}
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back, and those of bots that were taken back with it."""
        if self.coach is not None and self.coach.locks:
            self.app.refused(self.coach.waits())
            return False
        return self._over_bots(super().redo)

    def _over_bots(self, step: Callable[[], bool]) -> bool:
        """Take one step through the game and then on over all answers of bots; False when there is none."""
        self.rivals.drop()
        if not step():
            return False
        while self.thinks() and step():
            pass
        self.rivals.drop()
        return True

    # ------------------------------------------------------------ the menu

    def menu(self) -> None:
        from game.app.table.help import TableMenu

        self.app.stack.push(TableMenu(self.app, self))

    def again(self) -> None:
        """The same game once more, with the same seats: this one stays among the saves as it is."""
        self.hurry()
        ending = self.ending()
        ending.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        ending.again()

    def give_up(self) -> None:
        """The game ends here, and nobody has won it."""
        self.hurry()
        if self.session.choice is not None:
            self.give(GIVE_UP)

    @property
    def lent(self) -> tuple[int, ...]:
        """The seats of people that bots have taken over for now."""
        return lent(self.playing.settings)

    def hand_seat(self, seat: int) -> None:
        """A bot takes a seat over, or its person takes it back."""
        self.hurry()
        self.playing.driven(handed(self.playing.settings, len(self.now.names), seat))
        self.app.stack.replace(type(self)(self.app, self.session, list(self.now.names)))
