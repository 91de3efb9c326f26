"""What a captain need not say: the only answer there is, and the next of several answers that were given in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.app.games.firefly.cards.over import CardOver, UnderCards
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.dock.together import given_back, together
from game.app.table.coach import Coach
from game.app.table.moving.drag import Drag
from game.app.table.undo import Undoing
from game.core.session import Session
from game.rules.firefly.state import Firefly

READ_MS = 1500.0  # that a card with one option only is read
GLANCE_MS = 260.0


class Answered(UnderCards, Protocol):
    """A table on which something may be answered by itself."""

    drag: Drag | None
    passing: bool

    @property
    def session(self) -> Session[Firefly]: ...

    @property
    def card(self) -> CardOver: ...

    @property
    def coach(self) -> Coach | None: ...

    @property
    def undoing(self) -> Undoing: ...

    def answer(self, key: str, dropped: str = "") -> bool: ...


class AtOnce:
    """`waited`: ms since an answer that is the only one could have been given."""

    def __init__(self, table: Answered) -> None:
        self.table = table
        self.waited = 0.0

    def draw_all(self) -> None:
        """Draw as many cards as may still be Considered; they come one after the other."""
        choice: Any = self.table.now.choice
        self.give([("Consider", "draw")] * choice.left)

    def give(self, answers: Sequence[tuple[str, str]]) -> None:
        """Give answers one after the other, each as soon as its choice comes; Undo takes them back together."""
        now = self.table.now
        now.queue = tuple(answers)[1:]
        if not self.table.answer(answers[0][1]):
            now.queue = ()

    def again(self, key: str, many: int) -> None:
        """Give the same answer several times."""
        self.give([(self.table.now.kind, key)] * many)

    def all_ticked(self) -> None:
        """Give all that is ticked of a dealing."""
        self.give([(kind, option.key) for kind, option in together(self.table.now).answers])

    def keep_best(self) -> None:
        """Leave of the Jobs that were dealt those that are worth most; that they are kept is said with the next
        answer."""
        self.give([(self.table.now.kind, key) for key in given_back(self.table.now)])

    def goes_on(self) -> bool:
        """Give the next of the answers that were given in one go; what came between ends them."""
        t, now = self.table, self.table.now
        if not now.queue or t.player.playing or t.results.holds or t.drag is not None:
            return False
        (kind, key), *rest = now.queue
        if not now.mine or now.kind != kind or now.key(key) is None:
            now.queue = ()
            return False
        t.undoing.autos.add(len(t.session.record))
        t.answer(key)
        now.queue = tuple(rest)
        return True

    def update(self, dt: float) -> bool:
        """Give an answer that is the only one once it could be read; the end of a turn is for the captain to say. A Nav
        Card that asks nothing is read on its slip."""
        t = self.table
        t.now.auto, t.now.bundles = t.app.settings.auto, t.coach is None
        free = t.now.mine and not t.player.playing and not t.card.rises() and t.drag is None and not t.passing
        held = t.results.holds or t.coach is not None and t.coach.holds
        only = by_itself(t.now) if free and not held else None
        if only is None:
            self.waited = 0.0
            return False
        self.waited += dt
        read = READ_MS if t.card.up() is not None else GLANCE_MS if not t.card.flies_by() else 0.0
        if self.waited >= read * max(0.4, t.app.settings.factor):
            self.waited = 0.0
            t.undoing.autos.add(len(t.session.record))
            t.answer(only.key)
        return True
