"""A game of *Firefly* played again."""

from __future__ import annotations

from typing import Any

from game.app.captains import replay as again
from game.app.captains.blocks import ModelHead
from game.app.captains.replay import SeatedRetelling
from game.app.games.firefly.log import entries
from game.app.games.firefly.map.board import Piece
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.pages import page
from game.app.games.firefly.panels.side import FireflySide
from game.app.games.firefly.pointer import FireflyKeys, FireflyPointer
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.situation import Situation
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

TURN = 60
"""No turn has more answers."""


class Watched(again.Watched[int, Piece], Situation):
    """The situation on the map. No card lies over it: what was chosen there is told beside it."""

    def shown_card(self) -> str:
        return ""


class Narrow(Telling, FireflySide):
    """The side of the map's table."""

    def head(self, seat: int) -> list[Block]:
        now = self.scene.now
        own = tuple(title(item) for zone in ("crew", "ship") for item in now.held(zone, seat)[:1])
        return [ModelHead("ship", now.name(seat), own, seat)]

    def page(self, about: Subject) -> list[Block]:
        return page(self.scene.now, self.scene.words, about, lambda key: False, "", 0)


class Hands(again.Hands[int, Piece, Piece], FireflyPointer):
    """The mouse over the map."""


class Controls(PlayerKeys, FireflyKeys):
    """The keys of a player before those of the map."""


class Retelling(SeatedRetelling):
    """What is said of a game."""

    scene: FireflyScene

    def situation(self, session: Session[Any]) -> Situation:
        return Situation(session, self.names, range(len(self.names)))

    def reads(self, now: Situation, option: Option) -> Saying:
        """A card in a hand is not named: the game may still be running."""
        words = self.scene.words
        said = saying(now, words, option)
        card = option.source.partition(":")[2] if option.source.startswith("card:") else ""
        hidden = card and card not in now.common.seen
        return said._replace(action=words("firefly.replay.secret")) if hidden else said

    def lines(self, tape: Tape, number: int) -> list[Entry]:
        told = [(number + 1, one) for one in tape.steps[number].news]
        earlier = [one for past in tape.steps[max(0, number + 1 - TURN) : number] for one in past.news]
        return entries(self.scene.now, self.scene.words, told, earlier)


def replay(app: App, record: Replay) -> FireflyScene:
    """The map's table, wound."""
    tape = wound(record)
    scene = FireflyScene(app, tape.session(tape.start), record.seats)
    return projected(scene, record, tape, Retelling(scene, record), Parts(Watched, Narrow, Hands, Controls))
