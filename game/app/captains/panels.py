"""What the tables of captains have in common: rail, top bar, mouse and keys over pieces that share a space."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Generic, TypeGuard, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.captains.host import Leaved, Q, SeatedFlanked, SeatedPaneled, SeatedPointed, SeatedTyped, Standing
from game.app.table.keys import Keys
from game.app.table.mouse import Mouse
from game.app.table.moving.drag import Drag
from game.app.table.panels import inspector, topbar
from game.app.table.panels.bars import Press
from game.app.table.panels.blocks import Block
from game.app.table.panels.panels import Panels, S
from game.app.table.panels.side import Side
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.widgets import Widget

C = TypeVar("C")
P = TypeVar("P", bound=Standing)
R = TypeVar("R", bound=Hashable)


class SeatedSide(Side, Generic[R]):
    """The right-hand side of a captain, and the rail, whose look is an R.

    With letters larger than `leafed` a page that is too long for the inspector lies on leaves; on `page_leaf` now."""

    scene: SeatedFlanked
    tabs = {"look": "inspector", "ship": "rail", "log": "log"}
    leafed = 0.0

    def __init__(self, scene: SeatedFlanked) -> None:
        super().__init__(scene)
        self.page_leaf = 0
        self.read: object = None  # what the inspector showed last

    def page_of(self, about: Subject | None) -> list[Block]:
        """All that there is to say of a subject; of the moment when there is none."""
        raise NotImplementedError

    def reading(self, about: Subject | None) -> object:
        """What is read: as long as it is the same, its leaf stays."""
        s = self.scene
        return about, s.hint.shown, len(s.session.record)

    def pages(self) -> list[Block]:
        s = self.scene
        about = s.subject()
        found, read = self.page_of(about), self.reading(about)
        if read != self.read:
            self.read, self.page_leaf = read, 0
        if s.kit.grow <= self.leafed:
            return found
        foot = Press(s.words("captains.page.more"), "N", "swap", "page:", self.turn_page)
        whole = inspector.leaves(s.kit, s.places.inspector, found, foot)
        return whole[self.page_leaf % len(whole)]

    def turn_page(self) -> None:
        """The next leaf of the inspector."""
        self.page_leaf += 1
        self.scene.moment += 1
        self.scene.panels.refresh()

    def seen_rail(self) -> R:
        """What the rail shows."""
        raise NotImplementedError

    def paint_rail(self, dst: Surface, shown: R) -> None:
        """The rail in its place."""
        raise NotImplementedError

    def rail_spots(self, shown: R) -> Sequence[Spot]:
        """What of the rail can be pointed at."""
        raise NotImplementedError

    def middle(self) -> list[Widget]:
        """The rail."""
        s = self.scene
        k, r = s.kit, s.places.rail
        shown = self.seen_rail()
        extent = r.inflate(2 * k.u(3), 2 * k.u(3))
        s.layers.set("rail", extent, (k, shown, tuple(k.dolls)), lambda dst: self.paint_rail(dst, shown))
        found = self.rail_spots(shown)
        for spot in found:
            if spot.about is not None:
                spot.action = partial(self.press_on, spot.about)
        return list(found)

    def press_on(self, about: Subject) -> None:
        """Something of the rail was pressed: it is looked at."""
        self.scene.look(about)


class SeatedKeys(Keys):
    """The keyboard at a table of captains: N turns the leaf of a long page."""

    scene: SeatedTyped

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.key == pygame.K_n:
            self.scene.panels.side.turn_page()
            return True
        return False


class SeatedPanels(Panels[S]):
    """The panels of a captain's table."""

    scene: SeatedPaneled[S]
    side: Leaved

    def bar(self) -> topbar.Bar:
        """What the top bar shows now."""
        raise NotImplementedError

    def head(self) -> topbar.Bar:
        """The top bar says whose turn it is now."""
        s = self.scene
        k, p, shown = s.kit, s.places, self.bar()
        extent = Rect(p.bar.x, p.bar.y, p.bar.w, p.bar.h + k.u(6))
        s.layers.set("top", extent, (k, shown), lambda dst: topbar.paint(k, dst, p.bar, shown, p.compact))
        return shown

    def top(self) -> list[Widget]:
        s = self.scene
        k, p = s.kit, s.places
        shown = self.head()
        found: list[Widget] = []
        for spot in topbar.spots(k, p.bar, shown, p.compact):
            if spot.about is not None:
                spot.action = partial(s.look, spot.about)
            found.append(spot)
        return [*found, *self.ways_out()]


class SeatedMouse(Mouse[C, P], Generic[C, P, Q]):
    """Several pieces may stand on one space; those that can be moved come before all others."""

    scene: SeatedPointed[C, Q]

    def movable(self) -> set[str]:
        """What can be picked up to answer."""
        return {*self.scene.now.sources()}

    def space_at(self, pos: tuple[int, int]) -> C | None:
        return None if self.scene.covered else self.scene.view.cell_at(pos)

    def may_lift(self, piece: P) -> bool:
        """Whether a piece follows the mouse at all."""
        raise NotImplementedError

    def picture_of(self, card: str) -> str:
        """What a card that is dragged looks like."""
        raise NotImplementedError

    def takes(self, piece: Standing) -> TypeGuard[P]:
        """Whether a piece is one that may be held; what else lies there lies still."""
        raise NotImplementedError

    def piece_at(self, pos: tuple[int, int]) -> P | None:
        s = self.scene
        pieces = tuple(s.stage.pieces.values())
        node, movable, spots = self.space_at(pos), self.movable(), s.view.spots(pieces)

        def far(piece: P) -> tuple[bool, bool, float]:
            return piece.id not in movable, piece.id != s.now.picked, math.dist(spots[piece.id], pos)

        return min((p for p in pieces if p.node == node and self.takes(p)), key=far, default=None)

    def lift(self) -> None:
        s, held = self.scene, self.held
        if isinstance(held, str):
            s.drag = Drag(held, self.pressed or self.pos, None, self.picture_of(held))
            s.group.set_focus(None)
        elif held is not None:
            if not s.now.mine or not self.may_lift(held):
                return
            s.drag = Drag(held.id, s.view.spots(tuple(s.stage.pieces.values()))[held.id], held)
            if held.id in s.now.sources():
                s.now.pick(held.id)
        self.lifted()
