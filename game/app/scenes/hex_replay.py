"""A voyage played again: each decision seen as the captain saw it who took it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.replay.parts import PlayerKeys, Telling
from game.app.replay.said import Said
from game.app.replay.tape import Step
from game.app.scenes.hex import HexScene
from game.app.scenes.replay import Replaying
from game.app.seating import seating
from game.app.table.blocks import Block
from game.app.table.hex import blocks as h
from game.app.table.hex.log import entries
from game.app.table.hex.pages import page
from game.app.table.hex.pointer import HexKeys, HexPointer
from game.app.table.hex.sayings import saying
from game.app.table.hex.side import HexSide
from game.app.table.hex.situation import PLACED, Situation
from game.app.table.log import Entry
from game.app.table.spot import Subject
from game.core.session import NotLegal, Session
from game.rules.keepflyin.tokens import BACK

if TYPE_CHECKING:
    from collections.abc import Sequence


TURN = 20
"""Answers that belong to the turn of one at most, as far as the log cares."""


class Watched(Situation):
    """The situation of whoever decides, without the options: they were somebody else's. What one captain alone scanned
    stays a secret: the game may still be running."""

    def __init__(self, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(session, names, range(len(names)))

    def read(self) -> None:
        choice = self.session.choice
        if choice is not None:
            self.seat = choice.seat
        super().read()
        for number in self.g.spot:
            if number not in self.g.up:
                self.g.zones[f"counter:{number}"] = (f"?{BACK}",)
        self.options, self.picked, self.cells = (), "", {}


class Narrow(Telling, HexSide):
    """The side of the chart's table."""

    def __init__(self, scene: HexReplay) -> None:
        HexSide.__init__(self, scene)

    def head(self, seat: int) -> list[Block]:
        now = self.chart_scene.now
        return [h.ModelHead("ship", now.name(seat), (self.scene.words(f"hex.fate.{now.g.fate[seat]}"),), seat)]

    def page(self, about: Subject) -> list[Block]:
        return page(self.chart_scene.now, self.scene.words, about, lambda key: False)


class Hands(HexPointer):
    """Points, looks, pans and zooms; nothing is lifted."""

    def lift(self) -> None:
        self.held = None


class Controls(PlayerKeys, HexKeys):
    """The keys of a player before those of the chart."""

    scene: HexReplay


class HexReplay(Replaying, HexScene):
    """A voyage played again, in the colours it was played in."""

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.seating = self.seating._replace(looks=seating(self.record.settings, len(names)).looks)

    def watch(self) -> None:
        self.now = Watched(self.session, self.names)
        self.panels.side = Narrow(self)
        self.pointer = Hands(self)
        self.pointer.keys = Controls(self)

    def lay(self, size: tuple[int, int]) -> None:
        """The transport bar takes the place of the chips and of the hold."""
        super().lay(size)
        self.places.actions = self.places.actions.union(self.places.dock)

    def decision(self, session: Session[Any], key: str) -> Said:
        """Who chose what, out of how many."""
        now = Situation(session, self.names, range(len(self.names)))
        words, seat = self.words, now.seat
        who = now.name(seat)
        try:
            option = session.option(key)
        except NotLegal:
            return Said(seat, "help", f"**{who}** {key}", "")
        if key.partition(":")[0] in PLACED:
            now.pick(option.source)
        told = saying(now, words, option)
        note = words("replay.of", n=len(now.options)) if len(now.options) > 1 else ""
        return Said(seat, told.icon, words("replay.did", who=who, what=told.action), note)

    def step_lines(self, step: Step, after: int) -> list[Entry]:
        told = [(after, one) for one in step.news]
        earlier = [one for past in self.tape.steps[max(0, after - TURN) : after - 1] for one in past.news]
        return entries(self.now, self.words, told, {**self.faces, **self.now.g.up}, step.round, earlier)

    def thinks(self) -> bool:
        """Nobody has to decide anything."""
        return False
