"""A table with people and bots at it: bots answer at their seats, and a curtain falls before one who knows more."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

import pygame
from pygame.event import Event

from game.app.handover import Handing, foot, hand_over, secret
from game.app.scenes.curtain import Curtain
from game.app.scenes.table import TableScene
from game.app.seating import Seating, seating
from game.app.table.beheld import Beheld
from game.app.table.hint import Hint
from game.app.table.log import Entry
from game.app.table.rivals import Rivals
from game.app.table.spot import Subject
from game.app.ui.theme import SEATS
from game.core.rng import mix
from game.core.session import Session
from game.core.state import News
from game.save.seed import SEED

if TYPE_CHECKING:
    from game.app.main import App

DEAF_MS = 450.0
TURN_MS = 280.0
"""How long the motion of a bot's turn takes at most at a fast table; what is more is there at once."""
AT_ONCE_S = 0.012
"""How long a frame may wait for answers of bots that move nothing, at a fast table."""


class SeatedScene(TableScene):
    """What the tables of captains against each other have in common; a game says what `pause` in ms lies between two
    answers of a bot that move nothing, makes its board (`make_view`) and its `hint` button."""

    pause_ms = 260.0
    hands = False  # all that is secret are cards in hand
    now: Beheld
    hint: Hint
    hover: int | None
    seating: Seating

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.now.happened = lambda: (news for _, news in self.told)
        self.pause = 0.0
        self.theirs = -1  # the bot whose turn is shown, and the ms that took so far
        self.theirs_ms, self.clock = 0.0, monotonic()
        self.rush = False  # the bots' turns are passed over until somebody is asked
        self.deaf = 0.0  # ms in which no press is heard, after the table went to another person without a curtain
        self.passing = False  # a curtain stands between two seats
        self.waiting = -1  # the seat that has not yet looked at its cards, which lie face down; -1 for none

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        self.seating = seating(self.playing.settings, len(names))
        seed = self.playing.settings.get(SEED, "0")
        self.rivals = Rivals(session, self.seating.bots, int(seed) if seed.isdigit() else 0, self.app.still)

    def make_view(self) -> Any:
        """The board with the words of the present language."""
        raise NotImplementedError

    def asks(self) -> bool:
        return self.now.mine

    def retold(self) -> None:
        self.view = self.make_view()
        self.view.fit(self.kit, self.places.board)
        self.stage.board = self.view
        super().retold()

    def hint_seed(self) -> int:
        """The luck of a hint: the same position gives the same hint."""
        return mix(self.rivals.seed ^ len(self.session.record)) >> 1

    def plain_looks(self) -> None:
        """Seat marks are in their own order again."""
        self.kit.looks = range(len(SEATS))

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        super().enter()
        if not self.app.still:
            self.rivals.start()
        if not self.open_to_all():
            if self.lightly:
                self._cover(self.now.seat)
            else:
                self.app.stack.push(Curtain(self.app, self._handing(self.now.seat, ())))

    def open_to_all(self) -> bool:
        now = self.now
        return now.veiled or not secret(self.session.rules, self.session.state, now.people, now.seat)

    def leave(self) -> None:
        if not self.open_to_all():
            self._veil()
        super().leave()
        self.rivals.close()
        self.plain_looks()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        before, self.clock = self.clock, monotonic()
        if self.brisk and self.theirs >= 0 and self.player.playing:
            self.theirs_ms += max(dt, (self.clock - before) * 1000)  # on a busy machine time goes by between frames
            if self.theirs_ms > TURN_MS:
                self.hurry()
        if self.view.rests(dt):
            self.panels.board()
            self.repaint()
        waits = self.hint.update()
        self.deaf = max(0.0, self.deaf - dt)
        return self._bots(dt) or self.view.glances() or moving or waits or self.deaf > 0

    def thinks(self) -> bool:
        """Whether a bot is asked."""
        choice = self.session.choice
        return choice is not None and choice.seat not in self.now.people

    # ------------------------------------------------------------ looking

    def over_board(self) -> Subject | None:
        return None if self.pointer.asleep else ("cell", self.hover)

    def read_anew(self) -> None:
        """Another choice than before: the inspector tells of it, not of what happens to lie under the mouse."""
        before = self.now.asked, self.now.kind
        super().read_anew()
        if before != (self.now.asked, self.now.kind):
            self.pointer.asleep, self.pinned = True, None

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        place: Any = line.place
        if place is not None:
            self.pulse = place
            self.view.show(place)
        self.pinned = about or (("cell", place) if place is not None else None)
        self.panels.refresh()

    # ------------------------------------------------------------ bots

    def _bots(self, dt: float) -> bool:
        """Give the answer of the bot that is asked once it is known and all before it was shown."""
        if not self.thinks() or self.passing or (self.coach is not None and self.coach.holds):
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
            if not self.brisk or self.player.playing or self.passing or not self.thinks() or monotonic() > until:
                break
            self.rivals.ask()
        return True

    @property
    def brisk(self) -> bool:
        """Whether bots' turns are shown as quickly as they can be followed."""
        return self.app.settings.speed == "fast"

    def skip(self) -> None:
        """Straight to the next choice of a person."""
        self.rush = True
        self.hurry()
        self.panels.refresh()

    # ------------------------------------------------------------ passing the table on

    def answered(self, news: Sequence[News]) -> None:
        """Once another is asked, what only the last person knows is gone before the first of its news is shown."""
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked != self.now.seat and not self.now.veiled and len(self.now.people) > 1:
            self._veil()

    def _veil(self) -> None:
        """Show what all people at the table may know."""
        self.now.veil()
        self.moment += 1
        self.drag = self.pinned = None
        self.pointer.asleep = True
        self.stage.sync(self.now.pieces())
        self.panels.refresh()

    def settle(self) -> None:
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked == self.waiting >= 0:
            return
        if asked in self.now.people:
            self.rush, self.theirs = False, -1
            if asked != self.now.seat or self.now.veiled:
                self._pass_on(asked)
                return
        super().settle()

    def _pass_on(self, seat: int) -> None:
        """Give the table to another person, behind a curtain where that one knows more."""
        if self.lightly and secret(self.session.rules, self.session.state, self.now.people, seat):
            self._cover(seat)
            return
        lines, before = tuple(self.recap.lines_for(seat)), self.now.seat
        self.passing = True
        covered = hand_over(
            self.app,
            self.session.rules,
            self.session.state,
            self.now.people,
            self._handing(seat, lines),
            lambda: self._sit(seat),
        )
        if not covered and seat != before:
            self.deaf = DEAF_MS
            self.app.toasts.queue.clear()  # whose turn it was before is of no interest any more
            self.app.toast(self.words("table.turn.of", name=self.now.name(seat)))

    @property
    def lightly(self) -> bool:
        """Whether cards that lie face down are curtain enough."""
        return self.hands and self.app.settings.light

    def _cover(self, seat: int) -> None:
        """The table stays in sight; what only this seat knows lies face down until it looks."""
        self.waiting = self.now.seat = seat
        self.now.read()
        self._veil()

    def uncover(self) -> None:
        """Who was waited for looks at the own cards."""
        seat, self.waiting = self.waiting, -1
        if seat >= 0:
            self._sit(seat)

    def handle(self, event: Event) -> bool:
        """A press that was still meant for the seat before answers nothing for the next."""
        if self.deaf > 0 and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            return True
        return super().handle(event)

    def _sit(self, seat: int) -> None:
        """From now on this person looks."""
        self.passing = False
        self.now.seat = seat
        self.pinned, self.pointer.asleep = None, True
        super().settle()

    def _handing(self, seat: int, lines: Sequence[Any]) -> Handing:
        return Handing(self.now.names, seat, foot(self), tuple(lines))

    # ------------------------------------------------------------ undo, redo

    def undo(self) -> bool:
        """Take the last answer back where that is allowed; what bots answered after it goes with it."""
        self.rivals.drop()
        if not super().undo():
            return False
        while self.thinks() and not self.session.why_no_undo() and super().undo():
            pass
        self.rivals.drop()
        return True

    def redo(self) -> bool:
        """Give the answer again that was taken back, and those of bots that were taken back with it."""
        self.rivals.drop()
        if not super().redo():
            return False
        while self.thinks() and super().redo():
            pass
        self.rivals.drop()
        return True
