"""A game of captains played again: each decision as everybody at the table saw it, in the colours it was played in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.beheld import Beheld
from game.app.captains.panels import SeatedMouse
from game.app.captains.seated import SeatedScene
from game.app.play.seating import seating
from game.app.replay.decision import Said
from game.app.replay.scene import Replaying
from game.app.table.saying import Saying
from game.core.session import NotLegal, Session
from game.core.steps import Option


class Watched(Beheld):
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


class Hands(SeatedMouse):
    """Points, looks, pans and zooms; nothing is lifted."""

    def lift(self) -> None:
        self.held = None


class SeatedReplay(Replaying, SeatedScene):
    """Stands before the table of a game, which says how an option reads there (`reads`)."""

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.seating = self.seating._replace(looks=seating(self.record.settings, len(names)).looks)

    def lay(self, size: tuple[int, int]) -> None:
        """The transport bar takes the place of the actions and of what lies beside them."""
        super().lay(size)
        self.places.actions = self.places.actions.union(self.places.dock)

    def situation(self, session: Session[Any]) -> Any:
        """The table as whoever decides knew it, with the options."""
        raise NotImplementedError

    def reads(self, now: Any, option: Option) -> Saying:
        """How an option reads."""
        raise NotImplementedError

    def decision(self, session: Session[Any], key: str) -> Said:
        """Who chose what, out of how many."""
        now = self.situation(session)
        words, seat = self.words, now.seat
        who = now.name(seat)
        try:
            option = session.option(key)
        except NotLegal:
            return Said(seat, "help", f"**{who}** {key}", "")
        said = self.reads(now, option)
        note = words("replay.of", n=len(now.options)) if len(now.options) > 1 else ""
        return Said(seat, said.icon, words("replay.did", who=who, what=said.action), note)
