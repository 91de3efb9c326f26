"""A heist played again."""

from __future__ import annotations

from typing import Any

from game.app.games.fistful import replay_said as said
from game.app.games.fistful.keys import HeroKeys
from game.app.games.fistful.panels.pages import page
from game.app.games.fistful.panels.side import FistfulSide
from game.app.games.fistful.panels.timer_track import BEADS
from game.app.games.fistful.pointer import Pointer
from game.app.games.fistful.replay_said import Bare, Moments
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.situation import Situation
from game.app.play.seating import seating
from game.app.replay.decision import Said
from game.app.replay.parts import PlayerKeys, Telling
from game.app.replay.scene import Replaying
from game.app.replay.tape import Step
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.ui.theme import Color
from game.core.session import Session
from game.rules.fistful.state import Fistful


class Watched(Situation):
    """The situation without its options: they were somebody else's."""

    def read(self, state: Fistful | None = None) -> None:
        super().read(state)
        self.options, self.picked = (), ""
        self.cells, self.aims, self.helpers = {}, set(), set()


class Narrow(Telling, FistfulSide):
    """The side of the heist table."""

    scene: FistfulReplay

    def head(self, seat: int) -> list[Block]:
        now = self.scene.now
        crew = now.crew(seat)
        return [b.Head(crew.doll, now.hero_name(seat), (now.name(seat),), seat=seat)] if crew is not None else []

    def page(self, about: Subject) -> list[Block]:
        return page(self.scene.now, self.scene.words, about, lambda key: False)


class Hands(Pointer):
    """Points, looks, pans and zooms; nothing is lifted."""

    def lift(self) -> None:
        self.held = None


class Controls(PlayerKeys, HeroKeys):
    """Those of a player before those of the heist."""

    scene: FistfulReplay


class FistfulReplay(Replaying, FistfulScene):
    """A heist played again."""

    @property
    def lent(self) -> tuple[int, ...]:
        """Nobody takes a seat back in what is over."""
        return ()

    def watch(self) -> None:
        self.seating = seating(self.record.settings, len(self.names))
        self.moments = Moments(self.tape)
        self.now = Watched(self.session, self.names)
        self.panels.side = Narrow(self)
        self.pointer = Hands(self)
        self.pointer.keys = Controls(self)

    def decision(self, session: Session[Any], key: str) -> Said:
        return said.decision(Situation(session, self.names), self.words, key)

    def step_lines(self, step: Step, after: int) -> list[Entry]:
        then = self.moments.of(after - 1)
        return said.lines(Bare(self.session, self.names), self.words, step, after, then)

    def bead(self, i: int) -> Color:
        name = self.timers[i] if i < len(self.timers) else "gray"
        return BEADS.get(name, BEADS["gray"])[0]

    def rehearse(self) -> bool:
        """Nothing is tried out here."""
        return False
