"""What every table makes of a moment: results that stay, and whose turn it is around its edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect

from game.app.play.seating import Seating
from game.app.table.menus import TableMenus
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Mark, public
from game.app.table.results.results import Result
from game.app.ui.slipface import Face
from game.core.ruleset import Outcome
from game.core.session import Session
from game.core.state import News

GIVEN_UP = "given-up"
"""Why a game is over that was given up: whoever did it knows."""


class TableDrama(TableMenus):
    """A game says what of its news stays (`results_of`) and who stands for a seat (`doll`)."""

    seating: Seating
    marks: Mapping[str, Mark] = {}
    """The news that bring or cost a seat something, with their signs."""

    def __init__(self, app: Any, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.announced: int = session.state.active  # whose turn was told last

    @property
    def untold(self) -> bool:
        """Whether answers are passed over: nothing moves and nothing is said until somebody is asked."""
        return False

    @property
    def brisk(self) -> bool:
        """Whether bots' turns are shown as quickly as they can be followed."""
        return False

    def results_of(self, news: Sequence[News]) -> list[Result]:
        """What of news stays in sight until it was read; told over the situation before them."""
        return []

    def whose(self, seat: int) -> str:
        """Whose turn it is now, or who decides something in another seat's turn."""
        own = self.session.state.active == seat
        return self.words("table.turn.of" if own else "table.turn.asked", name=self.now.name(seat))

    def announces(self, seat: int) -> bool:
        """Whether the whole table shows that it is this seat's turn."""
        return True

    def doll(self, seat: int) -> str:
        """Who stands for a seat, "" where that is its ship."""
        return ""

    def _announce(self) -> None:
        """A turn has begun: whose it is fills the edge of the table for a moment."""
        active = self.session.state.active
        if active == self.announced or self.now.choice is None:
            return
        self.announced = active
        if self.edge.seat not in (-1, active):
            self.edge.drop()  # that turn is over
        if not self.teaches and self.announces(active):
            self.edge.show(active, self.whose(active), self.doll(active))

    @property
    def teaches(self) -> bool:
        """Whether a lesson is given at this table."""
        return self.coach is not None and self.coach.teaches

    def _seen(self, news: Sequence[News]) -> list[Result]:
        """The results of news; while answers are passed over, those that a person must see."""
        people = self.seating.people
        told = public(self.session.rules, self.session.state, news, people or range(len(self.now.names)))
        found = [one for one in self.results_of(told) if one.weight or not self.untold]
        if self.teaches:  # a lesson speaks of what matters; cards of rivals would only take its place
            found = [one._replace(card=None) for one in found if one.card is None or one.lines or one.dice]
        outcome = self.session.rules.outcome(self.session.state)
        if outcome is not None and outcome.why != GIVEN_UP:
            found.append(self.won(outcome))
        return found

    def beside(self) -> list[tuple[Rect, float]]:
        """What lies beside the board besides, and how much a slip there is in the way."""
        return []

    def aside(self) -> Rect | None:
        """Where results lie that are kept off the board, None where there is no room for them."""
        return None

    def face_of(self, line: Entry) -> Face | None:
        """The card that a line says somebody got or lost, None for any other line and for one that is secret."""
        return None

    def won(self, outcome: Outcome) -> Result:
        """Who has won, by what."""
        raise NotImplementedError

    def update(self, dt: float) -> bool:
        """The end comes once what happened last was read."""
        moving = super().update(dt)
        over = self.session.choice is None or self.onward  # a move that is tried out has no choice, either
        if over and not self.ended and not self.player.playing and not self.results.holds:
            self.settle()
        return moving

    @property
    def onward(self) -> bool:
        """Whether what is played now is over, and something else of the same game comes."""
        return False
