"""What the heist table shows; how it moves is the same on every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.games.fistful.board.board import Cell, HeistBoard, Piece, Shown, load_print
from game.app.games.fistful.board.danger import Danger, legend, risks, said
from game.app.games.fistful.campaign.titles import part
from game.app.games.fistful.fight.reckoner import Reckoner
from game.app.games.fistful.heard import piece
from game.app.games.fistful.hints import landmarks
from game.app.games.fistful.hints.hint import FistfulHint
from game.app.games.fistful.hints.preview import preview
from game.app.games.fistful.hints.proposal import leads_to
from game.app.games.fistful.panels.panels import FistfulPanels
from game.app.games.fistful.pointer import Pointer
from game.app.games.fistful.situation import Situation
from game.app.table import layout
from game.app.table.ambient import LAMP, WARNING, Glow
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.scene import TableScene
from game.core.session import Session
from game.rules.fistful.timer import track

LATE = 2
"""How many spaces before its end the Timer changes light and music."""


class FistfulView(TableScene[Cell, Piece]):
    """`item` is the card or token that is to be handed on; `rehearsing`: the next move is tried out on a copy."""

    now: Situation
    view: HeistBoard
    panels: FistfulPanels
    pointer: Pointer
    places: layout.Places
    hint: FistfulHint
    hover: Cell | None
    pulse: Cell | None
    beacon: Cell | None

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.now.reckoner = Reckoner(self.app.fixed)
        self.laid, self.music = self.now.heist.id, piece(self.now.heist.id)
        self.view = HeistBoard(load_print(self.now.heist.map))
        self.item = ""
        self.rehearsing = False
        self.danger = Danger()
        self.hint = FistfulHint(self)

    def move_on(self, dt: float) -> bool:
        moving = super().move_on(dt)
        if self.now.reckoner.poll() and not self.player.playing:
            self.moment += 1
            self.panels.refresh()
        return moving or self.now.reckoner.busy

    def lights(self) -> Mapping[str, Glow]:
        """Enemies smoulder, quicker when time runs out; a lamp follows whose turn it is."""
        if self.player.playing or self.danger.shown or self.covered:
            return {}
        found, cell = {}, self.view.camera.cell / self.kit.scale
        for i, one in enumerate(self.stage.standing()):
            x, y = self.view.middle(one.cell)
            at = x, y + self.kit.u(cell * 0.2)
            if one.kind == "enemy":
                found[f"enemy:{one.id}"] = Glow(
                    at, cell * 0.56, WARNING, 1100 if self.view.late else 2300, 0.19 * i, 0.2
                )
            elif one.kind == "hero" and one.active:
                found["lamp"] = Glow(at, cell * 0.85, LAMP, 3400, 0.0, 0.5)
        return found

    def show_danger(self) -> None:
        """The danger map comes or goes."""
        self.danger.press()
        self.panels.refresh()

    def react(self, event: Event) -> bool:
        """The danger map goes when its key comes up."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key == pygame.K_d:
            self.danger.down = event.type == pygame.KEYDOWN
            if not self.danger.down and self.danger.release():
                self.panels.refresh()
        return super().react(event)

    def release(self) -> None:
        super().release()
        if self.danger.down:
            self.danger.down = False
            if self.danger.forget():
                self.panels.refresh()

    def end(self) -> None:
        super().end()
        self.now.reckoner.close()

    def lay(self, size: tuple[int, int]) -> None:
        self._lay_board()
        self.places = layout.places(self.kit, size, len(self.now.g.at))

    def read_anew(self) -> None:
        """Everything follows the game; with another heist comes another board."""
        self.now.read()
        if self._lay_board():
            self.view.fit(self.kit, self.places.board)
            self.hover = self.pulse = self.beacon = None
            self.app.toast(self.words("campaign.next", part=part(self.words, self.now.g), title=self.now.heist.title))
        self._late()
        super().read_anew()

    def _late(self) -> None:
        """Near the end of the Timer light and music change."""
        g = self.now.g
        late = self.now.board is not None and bool(g.turn) and len(track(g)) - 1 - g.timer <= LATE
        self.view.dim(late)
        self.music = piece(self.now.heist.id, late)

    def _lay_board(self) -> bool:
        """The board of the heist that is played; says whether it is another one."""
        if self.laid == self.now.heist.id:
            return False
        self.laid, self.music = self.now.heist.id, piece(self.now.heist.id)
        self.view = self.stage.board = HeistBoard(load_print(self.now.heist.map))
        return True

    def near(self) -> set[str]:
        return {"mover"} if landmarks.movers(self) else set()

    def landmark(self, head: str, tail: str) -> Rect | None:
        return landmarks.landmark(self, head, tail)

    def lit(self) -> Iterable[Rect]:
        return [self.view.camera.box(*at) for at in self.now.cells]

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        return landmarks.crowd(self, about)

    def aside(self) -> Rect | None:
        """Over what the heist asks, which the top bar has, too; a lesson speaks of it."""
        return self.places.todo if self.places.todo.w and not self.teaches else None

    def led_to(self) -> Cell | None:
        """The space the brass button leads to; none while a lesson asks for something else."""
        coach = self.coach
        if coach is not None and coach.locks and coach.wanted() is None:
            return None
        return leads_to(self.now, self.panels.dock.first())

    def shown(self) -> Shown:
        if self.player.playing:
            return Shown(self.stage.standing(), rehearsed=self.now.rehearsed)
        pieces = self.stage.standing()
        if self.covered:
            return Shown(pieces)
        held = self.drag.source if self.drag else ""
        if held:
            pieces = tuple(p for p in pieces if p.id != held)
        seen = preview(self.now, self.words, self.hover, bool(held))
        if self.danger.shown and self.hover is not None:
            told = said(self.now, self.words, self.hover)
            if told and told not in seen.badge:
                seen = seen._replace(badge=(told, *seen.badge))
        return Shown(
            pieces,
            self.now.reach(),
            self.hover,
            seen.legal,
            seen.path,
            seen.rays,
            seen.ghost,
            seen.badge,
            seen.danger,
            self.now.rehearsed or self.rehearsing,
            self.beacon or self.pulse or self.hint.place() or self.led_to(),
            risks(self.now) if self.danger.shown else (),
            legend(self.now, self.words) if self.danger.shown else (),
        )

    # ------------------------------------------------------------ looking

    def over_board(self) -> Subject | None:
        quiet = self.now.fight is not None and not self.now.tokens_on(self.hover or (0, 0))
        return ("cell", self.hover) if not quiet and self.hover and self.now.on_floor(self.hover) else None

    @property
    def covered(self) -> bool:
        """Whether cards lie over the board, which nothing is done on then."""
        raise NotImplementedError

    def hand(self, item: str) -> None:
        """Choose the card or token that is to be handed on, "" to choose again."""
        self.item = item
        self.moment += 1
        self.panels.refresh()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        place = cast("Cell | None", line.place)
        if place is not None:
            self.pulse = place
            self.view.camera.show(place[0] + 0.5, place[1] + 0.5)
        self.pinned = about or (("cell", place) if place else None)
        self.panels.refresh()

    def show_how(self) -> None:
        """The tile of a move: the doll lies on the board, that is where it is moved."""
        at = self.now.hero_cell(self.now.seat)
        if at:
            self.pulse = at
            self.panels.board()
            self.repaint()

    def place_of(self, what: str) -> tuple[float, float]:
        """Where something lies on the screen, for what flies there."""
        head, _, tail = what.partition(":")
        if head == "seat" and tail.isdigit() and int(tail) < len(self.places.crew):
            return self.places.crew[int(tail)].center
        if head == "goals":
            return self.panels.strips()[2].center
        return self.places.board.midtop
