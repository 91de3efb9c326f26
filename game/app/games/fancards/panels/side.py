"""What lies beside the map: the seats and the jobs held at the left, bulletin, inspector and log at the right; in the
compact layout all of it as tabs of one panel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.captains.panels import SeatedSide
from game.app.games.fancards.panels import jobs, jobs_paint, seats, seats_paint
from game.app.games.fancards.panels.pages import page
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

LAYERS = {"look": ("inspector",), "jobs": ("bulletin", "mine"), "ship": ("rail",), "log": ("log",)}
"""The layers of each tab."""
SHARED = ("look", "log")
"""The tabs of the layout in which all else has a place of its own."""


class FanCardsSide(SeatedSide[seats.Seats]):
    """Sets the layers of both sides and gives their places to press."""

    scene: FanCardsScene
    says = "fancards.tab"
    tabs = {name: layers[0] for name, layers in LAYERS.items()}

    def widgets(self) -> list[Widget]:
        compact = self.scene.places.compact
        names = tuple(LAYERS) if compact else SHARED
        if self.tab not in names:
            self.tab = "look"
        for name in names:
            for layer in LAYERS[name] if name != self.tab else ():
                self.scene.layers.drop(layer)
        found = self._tab_buttons(names)
        if not compact or self.tab == "ship":
            found += self.middle()
        if not compact or self.tab == "jobs":
            found += [*self._bulletin(), *self._mine()]
        return [*found, *(self._log() if self.tab == "log" else ())]

    def _tab_buttons(self, names: Iterable[str]) -> list[Widget]:
        s = self.scene
        found: list[Widget] = []
        for name, r in zip(names, s.places.tabs):
            label, tip = s.words(f"{self.says}.{name}"), s.words(f"{self.says}.{name}.tip")
            kind = "brass" if name == self.tab else "wood"
            found.append(Button(r, label, partial(self.turn_to, name), kind=kind, name=f"tab:{name}", tip=tip))
        return found

    def _bulletin(self) -> list[Widget]:
        s = self.scene
        k, r, shown = s.kit, s.places.bulletin, jobs.bulletin(s.now, s.words)
        s.layers.set("bulletin", _around(k.u(8), r), (k, shown), lambda dst: jobs_paint.paint(k, dst, r, shown))
        return self.pressed(jobs.spots(k, r, shown))

    def _mine(self) -> list[Widget]:
        s = self.scene
        k, r, shown = s.kit, s.places.mine, jobs.mine(s.now, s.words)
        s.layers.set("mine", _around(k.u(4), r), (k, shown), lambda dst: jobs_paint.paint_mine(k, dst, r, shown))
        return self.pressed(jobs.mine_spots(k, r, shown, s.now.seat))

    def pressed(self, spots: Iterable[Spot]) -> list[Widget]:
        """Places that do with what they are about what a press on it does."""
        found: list[Widget] = []
        for spot in spots:
            if spot.about is not None:
                spot.action = partial(self.press_on, spot.about)
            found.append(spot)
        return found

    def seen_rail(self) -> seats.Seats:
        return seats.rail(self.scene.now, self.scene.words)

    def paint_rail(self, dst: Surface, shown: seats.Seats) -> None:
        seats_paint.paint(self.scene.kit, dst, self.scene.places.rail, shown)

    def rail_spots(self, shown: seats.Seats) -> list[Spot]:
        return seats.spots(self.scene.kit, self.scene.places.rail, shown, self.scene.words)

    def page_of(self, about: Subject | None) -> list[Block]:
        s = self.scene
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.press, s.look, about == s.pinned or s.keyboard)

    def press_on(self, about: Subject) -> None:
        """What can be answered with it is answered or picked up, else it is looked at."""
        self.scene.press_on(about)


def _around(px: int, r: Rect) -> Rect:
    return r.inflate(2 * px, 2 * px)
