"""What one of several people at a table sees of the game, and the options of the pending choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Generic

from game.app.table.moving.animate import N_co, P_co
from game.app.table.offered import Offered
from game.core.news import News
from game.core.ruleset import Refusal
from game.core.session import Session
from game.core.state import State
from game.core.steps import Choice, Option
from game.core.views import shared, view


class Beheld(Offered, Generic[N_co, P_co]):
    """Read anew after every answer; everything drawn comes from here, nothing of it decides what is legal.

    `advised`: the answer that a hint speaks for while it is read, "" without one. `seat` is who looks: a person,
    who stays until another is given the table; `asked` who must answer, -1 when the game is over. Options are shown
    to who is asked alone, and so is what only that person knows: while anybody else is asked, the table is `veiled`
    and shows what all people at it may know. `cells`: the options that put what is `picked` on a space.
    """

    g: State
    common: State
    advised = ""

    def __init__(self, session: Session[Any], names: Sequence[str], people: Collection[int]) -> None:
        self.session, self.names, self.people = session, tuple(names), frozenset(people)
        self.happened: Callable[[], Iterable[News]] = lambda: session.news  # what counts of it, the oldest first
        self.history = self.happened
        self.seat = min(self.people, default=0)
        self.rehearsed = False
        self.coming = False  # who looks is asked as soon as what happened was shown
        self.read()
        if self.asked in self.people:
            self.seat = self.asked
            self.read()

    def read(self) -> None:
        """Take in the session as it stands."""
        session = self.session
        self._ask()
        self.coming = False
        self.veiled = self.asked != self.seat and len(self.people) > 1 and not self.aside(self.choice)
        self.common = shared(session.rules, session.state, self.seat, self.people)
        self.g = self.common if self.veiled else view(session.rules, session.state, self.seat)
        self.options: tuple[Option, ...] = session.options if self.asked == self.seat else ()
        self.picked = ""
        self.cells: dict[N_co, Option] = {}
        self.seen()
        sources = self.sources()
        self.pick(next(iter(sources)) if len(sources) == 1 else "")

    def veil(self) -> None:
        """Another is asked from now on: what was read last is shown as all people at the table may know it."""
        self._ask()
        self.g, self.options, self.veiled = self.common, (), True
        self.pick("")

    def turn_to(self, seat: int) -> None:
        """The table turns to another person, who is asked as soon as what happened was shown."""
        self.seat, self.coming = seat, True

    def _ask(self) -> None:
        choice = self.session.choice
        self.choice = choice
        self.asked: int = choice.seat if choice is not None else -1
        self.kind = type(choice).__name__ if choice is not None else "Over"

    def aside(self, choice: Choice[Any] | None) -> bool:
        """Whether a bot is asked something in the turn of who looks: nobody else comes to the screen meanwhile."""
        return choice is not None and choice.seat not in self.people and self.session.state.active == self.seat

    # ------------------------------------------------------------ what a game says

    def seen(self) -> None:
        """State and options were read: what follows from them."""

    def sources(self) -> dict[str, int]:
        """What can be picked up and put on a space to answer, with the number of spaces."""
        raise NotImplementedError

    def pieces(self) -> tuple[P_co, ...]:
        """Everything on the board."""
        raise NotImplementedError

    def pick(self, source: str) -> None:
        """Light the spaces something can be put on; what alone can be moved is picked up by itself."""
        raise NotImplementedError

    # ------------------------------------------------------------ the same in every game

    @property
    def mine(self) -> bool:
        """Whether who looks is asked."""
        return self.asked == self.seat and not self.coming

    @property
    def title(self) -> str:
        """What is played."""
        return str(self.session.rules.title)

    def dropped(self, source: str, target: str) -> list[Option]:
        """The options that say so when `source` is dropped on `target`."""
        return [o for o in self.options if o.source == source and o.target == target]

    def why_not(self, source: str, target: str) -> Refusal | None:
        """Why something picked up can't go there, in the words of the rules."""
        if self.choice is None:
            return None
        refusal: Refusal | None = self.session.rules.why_not(self.session.state, source, target)
        return refusal

    def name(self, seat: int) -> str:
        """The player's name at a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
