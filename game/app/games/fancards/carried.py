"""Things on their way over the table: coins, points of Reputation and cards, from where they were to where they
belong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pygame import Surface

from game.app.games.fancards import layout
from game.app.games.fancards.faces.signs import SIDES, badge
from game.app.games.fancards.map.pieces import cell_of
from game.app.games.fancards.names import picture
from game.app.games.fancards.situation import Situation
from game.app.sound import cues
from game.app.table.boards.field.acts import Stage
from game.app.table.boards.field.board import FieldBoard
from game.app.table.moving import carry
from game.app.table.moving.drag import mini_card
from game.app.ui.kit import Kit
from game.app.ui.widgets import Group

Spot = tuple[float, float]
Where = Callable[[], Spot]
COIN = "coin"


class Carry(carry.Carry):
    """Several of a thing fly. `thing`: "coin", a side whose point it is, or a card; "" for a card face down."""

    def __init__(self, thing: str, n: int, start: Where, goal: Where) -> None:
        super().__init__(n, start, goal, "coin" if thing == COIN else cues.LANDING)
        self.thing = thing

    def one(self, kit: Kit, dst: Surface, at: Spot) -> None:
        if self.thing == COIN:
            pic = kit.sprite("coin", h=30)
            if pic is not None:
                kit.drop(dst, at, pic, None, alpha=0)
        elif self.thing in SIDES:
            badge(kit, dst, at, self.thing, 26)
        else:
            mini_card(kit, dst, at, picture(self.thing) if self.thing else "")


class Laid(Protocol):
    """A table as it lies there: its map, its pieces, its parts and who looks at it."""

    stage: Stage
    view: FieldBoard
    now: Situation
    group: Group
    places: layout.Places

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""


class Places:
    """Where things belong on a table, in px."""

    def __init__(self, scene: Laid) -> None:
        self.scene = scene

    def ship(self, seat: int) -> Spot:
        """A ship on the map."""
        s = self.scene
        piece = s.stage.pieces.get(f"ship:{seat}")
        at: Spot = s.view.middle(piece.node) if piece is not None else s.places.board.center
        return at

    def cell(self, word: str) -> Spot:
        """A location."""
        at: Spot = self.scene.view.middle(cell_of(word))
        return at

    def seat(self, seat: int) -> Spot:
        """The name plate of a captain; its tab while that is not up."""
        return self._named(f"seat:{seat}", "tab:seats") or self.ship(seat)

    def card(self, card: str, seat: int) -> Spot:
        """A card where it lies in sight, else whose it is."""
        return self._named(f"card:{card}") or self.seat(seat)

    def zone(self, name: str, seat: int) -> Spot:
        """A part of the own front, or the hand; of another captain it is the name plate."""
        own = seat == self.scene.now.seat
        return (self._named(f"zone:{name}") if own else None) or self.seat(seat)

    def board(self) -> Spot:
        """The bulletin, its tab while that is not up."""
        return self._named("zone:bulletin", "tab:jobs") or self.scene.places.bulletin.center

    def edge(self) -> Spot:
        """The right edge of the map, beyond which decks and discards lie."""
        s = self.scene
        return s.places.board.right + s.kit.u(60), s.places.board.centery

    def _named(self, *names: str) -> Spot | None:
        group = self.scene.group
        return next((found.rect.center for name in names if (found := group.named(name)) is not None), None)
