"""Things on their way over the table: goods, money and cards, from where they were to where they belong."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.firefly.names import card_art
from game.app.games.firefly.panels.rail_paint import token
from game.app.sound import cues
from game.app.table.moving.animate import Act, Stage
from game.app.table.moving.drag import mini_card
from game.app.table.panels.spot import Spot as Place
from game.app.ui.kit import Kit
from game.app.ui.motion import in_out_cubic
from game.app.ui.theme import MS

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

Spot = tuple[float, float]
MOST = 4  # of one kind on their way together
STEP = 70.0  # ms between two of them
BOW = 34.0  # units the way is bent upwards
COIN = "coin"


class Carry(Act):
    """Several of a thing fly from place to place, one after the other. `thing`: a kind of goods, "coin", or a card as
    rules name it; `back`: it lies face down."""

    def __init__(
        self, thing: str, n: int, start: Callable[[], Spot], goal: Callable[[], Spot], back: bool = False
    ) -> None:
        super().__init__()
        self.thing, self.n, self.start, self.goal, self.back = thing, max(1, min(MOST, n)), start, goal, back
        self.ms = MS["card"] + 120.0 + STEP * (self.n - 1)
        self.cues = ((1.0, "coin" if thing == COIN else cues.LANDING),)

    def spots(self, kit: Kit) -> list[Spot]:
        """Where each of them is now; one that has not set out or has come is not seen."""
        (x, y), (to_x, to_y) = self.start(), self.goal()
        fly, found = self.ms - STEP * (self.n - 1), []
        for i in range(self.n):
            part = (self.t * self.ms - STEP * i) / fly
            if 0.0 <= part < 1.0:
                f = in_out_cubic(part)
                found.append((x + (to_x - x) * f, y + (to_y - y) * f - math.sin(f * math.pi) * kit.u(BOW)))
        return found

    def rect(self, kit: Kit, stage: Stage) -> Rect | None:
        n = kit.u(96)
        boxes = [Rect(round(x) - n // 2, round(y) - n // 2, n, n) for x, y in self.spots(kit)]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def draw(self, kit: Kit, dst: Surface, stage: Stage) -> None:
        for at in self.spots(kit):
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
