"""A game of captains played again: each decision as everybody at the table saw it, in the colours it was played in."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, TypeVar

from game.app.captains.beheld import Beheld
from game.app.captains.host import Q
from game.app.captains.panels import P, SeatedMouse
from game.app.captains.seated import SeatedScene
from game.app.play.seating import seating
from game.app.replay.decision import Said
from game.app.replay.tape import Tape
from game.app.table.moving.animate import Piece
from game.app.table.panels.log import Entry
from game.app.table.saying import Saying
from game.app.ui.theme import C, Color
from game.core.session import NotLegal, Session
from game.core.steps import Option
from game.save.replays import Replay

N = TypeVar("N")
"""A space of the board."""


class Watched(Beheld[N, P]):
    """The situation of whoever decides, without the options: they were somebody else's. What one captain alone knows
    stays a secret: the game may still be running."""

    def __init__(self, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(session, names, range(len(names)))

    def read(self) -> None:
        if self.session.choice is not None:
            self.seat = self.session.choice.seat
        super().read()
        self.g, self.options = self.common, ()
        self.seen()
        self.pick("")


class Hands(SeatedMouse[N, P, Q]):
    """Points, looks, pans and zooms; nothing is lifted."""

    def lift(self) -> None:
        self.held = None


class SeatedRetelling:
    """What games of captains say alike; one says how the table was with the options (`situation`), how an option reads
    there (`reads`), and the lines of an answer (`lines`)."""

    def __init__(self, scene: SeatedScene[Hashable, Piece], record: Replay) -> None:
        self.scene, self.names = scene, list(record.seats)
        sat = seating(record.settings, len(self.names))
        scene.seating = scene.seating._replace(looks=sat.looks, captains=sat.captains)

    def situation(self, session: Session[Any]) -> Any:
        """The table as whoever decides knew it, with the options."""
        raise NotImplementedError

    def reads(self, now: Any, option: Option) -> Saying:
        """How an option reads."""
        raise NotImplementedError

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        """The lines of the log that an answer makes."""
        raise NotImplementedError

    def laid(self) -> None:
        """The transport bar takes the place of the actions and of what lies beside them."""
        places = self.scene.places
        places.actions = places.actions.union(places.dock)

    def bead(self, step: str) -> Color:
        """No clock runs."""
        return C["low"]

    def decision(self, session: Session[Any], key: str) -> Said:
        """Who chose what, out of how many."""
        now = self.situation(session)
        words, seat = self.scene.words, now.seat
        who = now.name(seat)
        try:
            option = session.option(key)
        except NotLegal:
            return Said(seat, "help", f"**{who}** {key}", "")
        said = self.reads(now, option)
        note = words("replay.of", n=len(now.options)) if len(now.options) > 1 else ""
        return Said(seat, said.icon, words("replay.did", who=who, what=said.action), note)
