"""A game played again."""

from __future__ import annotations

from typing import Any

from game.app.captains import replay as again
from game.app.captains.blocks import ModelHead
from game.app.captains.replay import SeatedRetelling
from game.app.games.keepflyin.chart.table import Piece
from game.app.games.keepflyin.log import entries
from game.app.games.keepflyin.panels.pages import page
from game.app.games.keepflyin.panels.side import KeepflyinSide
from game.app.games.keepflyin.pointer import KeepflyinKeys, KeepflyinPointer
from game.app.games.keepflyin.sayings import saying
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.games.keepflyin.situation import PLACED, Situation
from game.app.replay.parts import PlayerKeys, Telling
from game.app.replay.projector import Parts, projected
from game.app.replay.reel import wound
from game.app.replay.tape import Tape
from game.app.shell.app import App
from game.app.table.panels.blocks import Block
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.saying import Saying
from game.core.session import Session
from game.core.steps import Option
from game.save.replays import Replay

TURN = 20
"""Answers that belong to the turn of one at most, as far as the log cares."""


class Watched(again.Watched[int, Piece], Situation):
    """The situation on the chart."""


class Narrow(Telling, KeepflyinSide):
    """The side of the chart's table."""

    def head(self, seat: int) -> list[Block]:
        now = self.scene.now
        return [ModelHead("ship", now.name(seat), (self.scene.words(f"hex.fate.{now.g.fate[seat]}"),), seat)]

    def page(self, about: Subject) -> list[Block]:
        return page(self.scene.now, self.scene.words, about, lambda key: False)


class Hands(again.Hands[int, Piece, Piece], KeepflyinPointer):
    """The mouse over the chart."""


class Controls(PlayerKeys, KeepflyinKeys):
    """The keys of a player before those of the chart."""


class Retelling(SeatedRetelling):
    """What is said of a voyage."""

    scene: KeepflyinScene

    def situation(self, session: Session[Any]) -> Situation:
        return Situation(session, self.names, range(len(self.names)))

    def reads(self, now: Situation, option: Option) -> Saying:
        if option.key.partition(":")[0] in PLACED:
            now.pick(option.source)
        return saying(now, self.scene.words, option)

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        s, step = self.scene, tape.steps[number]
        told = [(number + 1, one) for one in step.news]
        earlier = [one for past in tape.steps[max(0, number + 1 - TURN) : number] for one in past.news]
        return entries(s.now, s.words, told, {**s.faces, **s.now.g.up}, step.round, earlier)


def replay(app: App, record: Replay) -> KeepflyinScene:
    """The chart's table, wound."""
    tape = wound(record)
    scene = KeepflyinScene(app, tape.session(tape.start), record.seats)
    return projected(scene, record, tape, Retelling(scene, record), Parts(Watched, Narrow, Hands, Controls))
