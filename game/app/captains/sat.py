"""Who has had the table in the turn that runs: they come back to it without a curtain where cards that lie face down
are enough."""

from __future__ import annotations


class Sat:
    """`turn`: the turn that is spoken of; `seats`: who has looked at their own cards in it."""

    def __init__(self) -> None:
        self.turn = -1
        self.seats: set[int] = set()

    def sits(self, turn: int, seat: int) -> None:
        """A seat looks at its own cards."""
        if turn != self.turn:
            self.turn, self.seats = turn, set()
        self.seats.add(seat)

    def had(self, turn: int, seat: int) -> bool:
        """Whether a seat has looked at its own cards in this turn."""
        return turn == self.turn and seat in self.seats
