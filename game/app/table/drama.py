"""What every table makes of a moment: results that stay, and whose turn it is around its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.play.seating import Seating
from game.app.table.bots import Bots
from game.app.table.host import Table
from game.app.table.moving.animate import APlayer
from game.app.table.moving.edge import Edge
from game.app.table.results.gather import public
from game.app.table.results.results import Result, Results
from game.core.news import News
from game.core.ruleset import Outcome
from game.rules.shared.state import GIVEN_UP


class Told(Table, Protocol):
    """What of a table is announced. `ended`: its end was shown."""

    ended: bool

    @property
    def results(self) -> Results: ...

    @property
    def edge(self) -> Edge: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def teaches(self) -> bool: ...

    @property
    def bots(self) -> Bots: ...

    @property
    def onward(self) -> bool: ...

    def results_of(self, news: Sequence[News]) -> list[Result]: ...

    def won(self, outcome: Outcome) -> Result: ...

    def announces(self, seat: int) -> bool: ...

    def whose(self, seat: int) -> str: ...

    def doll(self, seat: int) -> str: ...

    def settle(self) -> None: ...


class Drama:
    """`announced`: whose turn was told last."""

    def __init__(self, table: Told) -> None:
        self.table = table
        self.announced: int = table.session.state.active

    def announce(self) -> None:
        """A turn has begun: whose it is fills the edge of the table for a moment."""
        t = self.table
        active = t.session.state.active
        if active == self.announced or t.now.choice is None:
            return
        self.announced = active
        if t.edge.seat not in (-1, active):
            t.edge.drop()  # that turn is over
        if not t.teaches and t.announces(active):
            t.edge.show(active, t.whose(active), t.doll(active))

    def seen(self, news: Sequence[News]) -> list[Result]:
        """The results of news; while answers are passed over, those that a person must see."""
        t = self.table
        people, rules, state = t.seating.people, t.session.rules, t.session.state
        told = public(rules, state, news, people or range(len(t.now.names)))
        found = [one for one in t.results_of(told) if one.weight or not t.bots.rush]
        if t.teaches:  # a lesson speaks of what matters; cards of rivals would only take its place
            found = [one._replace(card=None) for one in found if one.card is None or one.lines or one.dice]
        outcome = rules.outcome(state)
        if outcome is not None and outcome.why != GIVEN_UP:
            found.append(t.won(outcome))
        return found

    def update(self) -> None:
        """The end comes once what happened last was read."""
        t = self.table
        over = t.session.choice is None or t.onward  # a move that is tried out has no choice, either
        if over and not t.ended and not t.player.playing and not t.results.holds:
            t.settle()
