"""Things on their way over the table: goods, money and cards, from where they were to where they belong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.app.games.firefly.names import card_art
from game.app.games.firefly.panels.rail_paint import token
from game.app.sound import cues
from game.app.table.moving import carry
from game.app.table.moving.drag import mini_card
from game.app.table.panels.spot import Spot as Place
from game.app.ui.kit import Kit

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

Spot = tuple[float, float]
COIN = "coin"


class Carry(carry.Carry):
    """Several of a thing fly from place to place, one after the other. `thing`: a kind of goods, "coin", or a card as
    rules name it; `back`: it lies face down."""

    def __init__(
        self, thing: str, n: int, start: Callable[[], Spot], goal: Callable[[], Spot], back: bool = False
    ) -> None:
        super().__init__(n, start, goal, "coin" if thing == COIN else cues.LANDING)
        self.thing, self.back = thing, back

    def one(self, kit: Kit, dst: Surface, at: Spot) -> None:
        if self.thing == COIN:
            pic = kit.sprite("coin", h=30)
            if pic is not None:
                kit.drop(dst, at, pic, None, alpha=0)
        elif "#" in self.thing or self.back:
            mini_card(kit, dst, at, "" if self.back else card_art(kit, self.thing))
        else:
            token(kit, dst, at, self.thing, 32)


class Places:
    """Where things belong on the table of a scene, in px; with no rail in sight they go to its tab, another captain's
    to the chip in the top bar."""

    def __init__(self, scene: FireflyScene) -> None:
        self.scene = scene

    def ship(self, seat: int) -> Spot:
        """The ship on the map."""
        s = self.scene
        piece = s.stage.pieces.get(f"ship:{seat}")
        return s.view.middle(piece.node) if piece is not None else s.places.board.center

    def dock(self, item: str = "") -> Spot:
        """A card in the dock or over the map, else the middle of the dock."""
        widgets = self.scene.group.widgets
        found = (one.rect.center for one in widgets if item and isinstance(one, Place) and one.about == ("card", item))
        return next(found, self.scene.places.dock.center)

    def own(self, seat: int, name: str) -> Spot:
        """A part of a captain's rail: hold, stash, money, crew, gear."""
        if seat != self.scene.now.seat:
            return self._widget(f"chip:{seat}") or self.ship(seat)
        heads = {"hold": "well:hold:", "stash": "well:stash:", "money": "rail:money", "crew": "crew:", "gear": "crew:"}
        head = heads.get(name, "rail:")
        found = next((w.rect.center for w in self.scene.group.widgets if w.name.startswith(head)), None)
        return found or self._widget("tab:ship") or self.ship(seat)

    def _widget(self, name: str) -> Spot | None:
        found = self.scene.group.named(name)
        return found.rect.center if found is not None else None
