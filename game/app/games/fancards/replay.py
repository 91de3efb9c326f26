"""A game played again."""

from __future__ import annotations

from typing import Any

from game.app.captains import replay as again
from game.app.captains.blocks import ModelHead
from game.app.captains.replay import SeatedRetelling
from game.app.games.fancards.log import entries
from game.app.games.fancards.panels.pages import page
from game.app.games.fancards.panels.side import FanCardsSide
from game.app.games.fancards.pointer import FanCardsKeys, FanCardsPointer
from game.app.games.fancards.sayings import saying
from game.app.games.fancards.scene import FanCardsScene
from game.app.games.fancards.situation import Situation
from game.app.replay.parts import PlayerKeys, Telling
from game.app.replay.projector import Parts, projected
from game.app.replay.reel import wound
from game.app.replay.tape import Tape
from game.app.shell.app import App
from game.app.table.boards.field.data import Cell, Pawn, Piece
from game.app.table.panels.blocks import Block
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.saying import Saying
from game.core.session import Session
from game.core.steps import Option
from game.save.replays import Replay

TURN = 40
"""Answers that belong to the turn of one at most, as far as the log cares."""


class Watched(again.Watched[Cell, Piece], Situation):
    """The situation on the table."""


class Narrow(Telling, FanCardsSide):
    """The side of the table."""

    def head(self, seat: int) -> list[Block]:
        return [ModelHead("ship", self.scene.now.name(seat), (), seat)]

    def page(self, about: Subject) -> list[Block]:
        return page(self.scene.now, self.scene.words, about, lambda key: False, self.scene.look, False)


class Hands(again.Hands[Cell, Pawn, Piece], FanCardsPointer):
    """The mouse over the map."""


class Controls(PlayerKeys, FanCardsKeys):
    """The keys of a player before those of the map."""


class Retelling(SeatedRetelling):
    """What is said of a game."""

    scene: FanCardsScene

    def situation(self, session: Session[Any]) -> Situation:
        return Situation(session, self.names, range(len(self.names)))

    def reads(self, now: Situation, option: Option) -> Saying:
        return saying(now, self.scene.words, option)

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        told = [(number + 1, one) for one in tape.steps[number].news]
        earlier = [one for past in tape.steps[max(0, number + 1 - TURN) : number] for one in past.news]
        return entries(self.scene.now, self.scene.words, told, earlier)


def replay(app: App, record: Replay) -> FanCardsScene:
    """The table, wound."""
    tape = wound(record)
    scene = FanCardsScene(app, tape.session(tape.start), record.seats)
    return projected(scene, record, tape, Retelling(scene, record), Parts(Watched, Narrow, Hands, Controls))
