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
from game.app.replay.projector import Parts, projected
from game.app.replay.reel import wound
from game.app.replay.tape import Tape
from game.app.shell.app import App
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.ui.theme import Color
from game.core.session import Session
from game.rules.fistful.state import Fistful
from game.save.replays import Replay


class Watched(Situation):
    """The situation without its options: they were somebody else's."""

    def read(self, state: Fistful | None = None) -> None:
        super().read(state)
        self.options, self.picked = (), ""
        self.cells, self.aims, self.helpers = {}, set(), set()


class Narrow(Telling, FistfulSide):
    """The side of the heist table."""

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


class Retelling:
    """What is said of a heist."""

    def __init__(self, scene: FistfulScene, record: Replay, tape: Tape) -> None:
        self.scene, self.names, self.moments = scene, list(record.seats), Moments(tape)
        scene.seating = seating(record.settings, len(self.names))

    def laid(self) -> None:
        """The transport bar takes the place of the actions."""

    def decision(self, session: Session[Any], key: str) -> Said:
        """Who chose what, with which chance."""
        return said.decision(Situation(session, self.names), self.scene.words, key)

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        """Each with the board and the names of its moment."""
        bare = Bare(self.scene.session, self.names)
        return said.lines(bare, self.scene.words, tape.steps[number], number + 1, self.moments.of(number))

    def bead(self, step: str) -> Color:
        """As it stands on the Timer."""
        return BEADS.get(step, BEADS["gray"])[0]


def replay(app: App, record: Replay) -> FistfulScene:
    """A heist's table, wound."""
    tape = wound(record)
    scene = FistfulScene(app, tape.session(tape.start), record.seats)
    return projected(scene, record, tape, Retelling(scene, record, tape), Parts(Watched, Narrow, Hands, Controls))
