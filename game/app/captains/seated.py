"""A table with people and bots at it: bots answer at their seats, and a curtain falls before one who knows more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.captains.beheld import Beheld
from game.app.captains.hint import Hint
from game.app.captains.host import Chart, Parts
from game.app.captains.layout import Places
from game.app.captains.peek import Peek
from game.app.captains.sat import Sat
from game.app.play.captains import dolls
from game.app.play.recap import Line
from game.app.shell.app import App
from game.app.table.curtain.handover import Handing, foot, hand_over, secret
from game.app.table.curtain.scene import Curtain
from game.app.table.moving.animate import N_co, P_co
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.scene import TableScene
from game.core.news import News
from game.core.session import Session
from game.rules.shared.news import Turn

DEAF_MS = 450.0


class SeatedScene(TableScene[N_co, P_co]):
    """What the tables of captains against each other have in common; a game makes its board (`make_view`) and its
    `hint` button."""

    hands = False  # all that is secret are cards in hand
    softly = False  # who has had the table in this turn comes back to cards that lie face down, without a curtain
    turns = False  # the news of a game say themselves when the table turns to another person
    now: Beheld[N_co, P_co]
    view: Chart[N_co, P_co]
    panels: Parts
    places: Places
    hint: Hint

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.now.happened = self.now.history = lambda: (news for _, news in self.told)
        self.looked, self.late = self.now.seat, False  # who looked last; whether the next person waits for results
        self.deaf = 0.0  # ms in which no press is heard, after the table went to another person without a curtain
        self.behind: list[tuple[int, list[News]]] = []  # news of the next person's turn, shown behind the curtain
        self.lifted = self.begun = -1  # for whom the curtain was lifted, and whose turn was told, while news are shown
        self.shut = False  # whether anything has been covered for somebody at this table
        self.sat = Sat()
        self.waiting = -1  # the seat that has not yet looked at its cards, which lie face down; -1 for none
        self.peek = Peek(self)

    def make_view(self) -> Chart[N_co, P_co]:
        """The board with the words of the present language."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """Whether something lies over the board, on which nothing is done then."""
        raise NotImplementedError

    def renamed(self) -> None:
        self.view = self.make_view()
        self.view.fit(self.kit, self.places.board)
        self.stage.board = self.view

    def doll(self, seat: int) -> str:
        return dolls(self.seating, self.leads)[seat]

    def leads(self, seat: int) -> str:
        """The figure of the captain whom a person has on the table, "" where a game has none."""
        return ""

    # ------------------------------------------------------------ life

    def begin(self) -> None:
        super().begin()
        if not self.open_to_all():
            self.shut = True
            if self.lightly(self.now.seat):
                self.cover(self.now.seat)
            else:
                self.app.stack.push(Curtain(self.app, self._handing(self.now.seat, ())))
                self.sat.sits(self._turn(), self.now.seat)

    def open_to_all(self) -> bool:
        now = self.now
        return now.veiled or not secret(self.session.rules, self.session.state, now.people, now.seat)

    def end(self) -> None:
        if not self.open_to_all():
            self._veil()
        super().end()

    def move_on(self, dt: float) -> bool:
        moving = super().move_on(dt)
        self.deaf = max(0.0, self.deaf - dt)
        if self.late and not self.results.holds:
            self.settle()
        moving = self.peek.update(dt) or moving
        return moving or self.deaf > 0

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
        place = line.place
        if place is not None:
            self.pulse = place
            self.view.show(cast(N_co, place))
        self.pinned = about or (("cell", place) if place is not None else None)
        self.panels.refresh()

    # ------------------------------------------------------------ passing the table on

    def open_part(self, given: list[tuple[int, list[News]]]) -> list[tuple[int, list[News]]]:
        """Nothing of the turn of a person who knows more than the others is shown before the curtain."""
        asked = self.session.choice.seat if self.session.choice is not None else -1
        now = self.now
        alone = len(now.people) < 2 or asked not in now.people or asked == now.seat and not now.veiled
        if alone or self.lightly(asked) or not secret(self.session.rules, self.session.state, now.people, asked):
            return given
        flat = [(after, one) for after, news in given for one in news]
        cut = next((i for i in reversed(range(len(flat))) if _turn_of(flat[i][1], asked)), len(flat))
        self.behind = [(after, [one]) for after, one in flat[cut:]]
        return [(after, [one]) for after, one in flat[:cut]]

    def turn_begins(self, seat: int) -> None:
        """The news that are shown come to the turn of a person: the table turns there before anything of it happens."""
        now = self.now
        if seat not in now.people or seat != (self.session.choice.seat if self.session.choice is not None else -1):
            return
        if len(now.people) > 1:
            self._look_for(seat)
        if self.session.state.active == seat and self.lifted != seat and not self.teaches:
            self.begun = self.drama.announced = seat
            self.edge.show(seat, self.whose(seat), self.doll(seat))

    def answered(self, news: Sequence[News]) -> None:
        """Once another is asked, what only the last person knows is gone before the first of its news is shown."""
        asked = self.session.choice.seat if self.session.choice is not None else -1
        now = self.now
        first = self._first_secret(asked) if asked in now.people else False
        if (asked == now.seat and not first) or now.veiled or len(now.people) < 2 or now.aside(self.session.choice):
            return
        told = self.turns and any(_turn_of(one, asked) for one in (*news, *(n for _, k in self.behind for n in k)))
        if asked in now.people and not told and not secret(self.session.rules, self.session.state, now.people, asked):
            now.turn_to(asked)
        self._veil()

    def _look_for(self, seat: int) -> None:
        """The panels are a person's from now on; what stands on the board stays as it was shown last."""
        self.now.turn_to(seat)
        if not self.now.veiled:
            self.now.veil()
        self.moment += 1
        self.drag = self.pinned = None
        self.pointer.asleep = True
        self.panels.refresh()

    def _veil(self) -> None:
        """Show what all people at the table may know."""
        self.now.veil()
        self.moment += 1
        self.drag = self.pinned = None
        self.pointer.asleep = True
        self.stage.sync(self.now.pieces())
        self.panels.refresh()

    def gives_way(self) -> bool:
        """The table goes to another person first, or what happened at the begin of a turn was shown."""
        asked = self.session.choice.seat if self.session.choice is not None else -1
        if asked == self.waiting >= 0:
            return True
        if asked not in self.now.people:
            return False
        self.bots.person_asked()
        if asked == self.lifted:
            self._sit(asked)
            return True
        if asked != self.now.seat or self.now.veiled or self._first_secret(asked):
            self._read_first(asked)
            return True
        return False

    def _first_secret(self, seat: int) -> bool:
        """Whether somebody knows more than the others for the first time, before anybody had a turn: others look on
        still. What is found out in a turn is for whoever is at it, and they know that they are looked at."""
        people = self.now.people
        self.shut |= any(isinstance(news, Turn) for _, news in self.told)
        return not self.shut and len(people) > 1 and secret(self.session.rules, self.session.state, people, seat)

    def beside(self) -> list[tuple[Rect, float]]:
        return [(self.places.dock, 400.0), (self.places.rail, 60.0)]

    def announces(self, seat: int) -> bool:
        return seat == self.now.asked and seat in self.now.people

    def _read_first(self, seat: int) -> None:
        """What came of the last answer stays until it was read; then the table goes to another person."""
        self.results.settled()
        self.passing = self.late = self.results.holds
        if self.late:
            self.panels.refresh()
        else:
            self._pass_on(seat)

    def _pass_on(self, seat: int) -> None:
        """Give the table to another person, behind a curtain where that one knows more."""
        if self.app.settings.factor:
            self.results.put_away()
        self.shut |= secret(self.session.rules, self.session.state, self.now.people, seat)
        if self.lightly(seat) and secret(self.session.rules, self.session.state, self.now.people, seat):
            self.cover(seat)
            return
        lines, before, begun = tuple(self.recap.lines_for(seat)), self.looked, self.begun
        self.passing = True
        covered = hand_over(
            self.app,
            self.session.rules,
            self.session.state,
            self.now.people,
            self._handing(seat, lines),
            lambda: self._sit(seat),
        )
        if covered:
            self.drama.announced = self.session.state.active  # the curtain says it
            self.recap.behind = bool(lines)
        elif seat != before:
            self.deaf = DEAF_MS
            if begun != seat:
                self.edge.show(seat, self.whose(seat), self.doll(seat))

    def lightly(self, seat: int) -> bool:
        """Whether cards that lie face down are curtain enough for a seat that the table comes to."""
        back = self.softly and self.sat.had(self._turn(), seat)
        return self.hands and (self.app.settings.light or back)

    def _turn(self) -> int:
        """The number of the turn that runs."""
        return int(getattr(self.session.state, "turn", 0))

    def cover(self, seat: int) -> None:
        """The table stays in sight; what only this seat knows lies face down until it looks."""
        self.peek.drop()
        self.waiting = self.now.seat = seat
        self.now.read()
        self._veil()

    def uncover(self) -> None:
        """Who was waited for looks at their own cards."""
        seat, self.waiting = self.waiting, -1
        if seat >= 0:
            self._sit(seat)

    def react(self, event: Event) -> bool:
        """A press that was still meant for the seat before answers nothing for the next."""
        if self.deaf > 0 and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.app.ears.steady.settles(Rect(event.pos, (1, 1)), self.deaf)
            return True
        if self.waiting >= 0 and self.peek.hears(event):
            return True
        return super().react(event)

    def _sit(self, seat: int) -> None:
        """From now on this person looks."""
        self.passing = self.late = False
        self.sat.sits(self._turn(), seat)
        self.now.seat = self.looked = seat
        self.pinned, self.pointer.asleep = None, True
        kept, self.behind = self.behind, []
        if kept:  # first what happened at the begin of this turn
            self.lifted = seat
            self._look_for(seat)
            self.answering.tell(kept)
            return
        self.lifted = self.begun = -1
        self.answering.stand()

    def _handing(self, seat: int, lines: Sequence[Line]) -> Handing:
        title, asked = "", ""
        if self.session.state.active != seat:
            title, asked = self.whose(seat), self.asked_for()
        return Handing(self.now.names, seat, foot(self), tuple(lines), title, asked)

    def asked_for(self) -> str:
        """What a person is asked for in another seat's turn, as all may know it; "" where nothing is said."""
        return ""


def _turn_of(news: News, seat: int) -> bool:
    """Whether the turn of a seat begins."""
    return isinstance(news, Turn) and news.seat == seat
