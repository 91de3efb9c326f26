"""A decision of a replay in words, and what a game says of its decisions."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.app.replay.tape import Tape
from game.app.table.panels.log import Entry
from game.app.ui.theme import Color
from game.core.session import Session


class Said(NamedTuple):
    """A decision: the seat, what it did, and a note (the chance of a fight, how much there was to choose from)."""

    seat: int
    icon: str
    text: str
    note: str


class Retelling(Protocol):
    """A game at a table that is wound."""

    def laid(self) -> None:
        """The places of the table are made: the transport bar takes its own."""

    def decision(self, session: Session[Any], key: str) -> Said:
        """A decision in words, `session` as it stood before it."""

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        """The lines of the log that the answer with that number makes, counted from 0."""

    def bead(self, step: str) -> Color:
        """The colour of the mark of a step of the game's clock."""
