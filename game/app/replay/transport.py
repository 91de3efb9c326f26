"""The brass transport bar of a replay: the decision in words, a slider with marks, and the buttons of a player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.replay.glyphs import Glyph, Slider
from game.app.replay.plate import Plate
from game.app.table.boards.host import Board
from game.app.table.host import Hand, Table
from game.app.table.panels import zoom
from game.app.ui.widgets import Button, Choice, RoundButton, Widget

if TYPE_CHECKING:
    from game.app.replay.projector import Projector


SPEEDS = ("0.5", "1", "2", "4")


class Wound(Table, Protocol):
    """A table that is wound by a transport bar."""

    @property
    def pointer(self) -> Hand: ...

    @property
    def view(self) -> Board: ...

    def close(self) -> None: ...

    def zoom(self, steps: int) -> None: ...

    def zoom_home(self) -> None: ...


class Transport:
    """Stands where the table has its actions: sets the layers of the lower edge and gives what can be pressed."""

    faces: tuple[int, ...] = ()

    def __init__(self, scene: Wound, projector: Projector) -> None:
        self.scene, self.projector, self.reel = scene, projector, projector.reel
        self.scrubbing = False
        self.row = Rect(0, 0, 0, 0)  # the words
        self.rod = Rect(0, 0, 0, 0)  # what can be pressed of the slider
        self.keys = Rect(0, 0, 0, 0)  # the buttons
        self.plate = Plate(scene, self.reel, self)

    def first(self) -> None:
        """No button proposes an answer here."""

    def plain(self) -> None:
        """No answer is the plainest here."""

    def ready(self) -> bool:
        """The primary button rests while a game is watched."""
        return False

    # ------------------------------------------------------------ places

    def layout(self) -> None:
        """Words, slider and buttons below each other in the place of the actions."""
        k, r = self.scene.kit, self.scene.places.actions
        pad, gap = k.u(12), k.u(2)
        room = r.h - 2 * k.u(7) - 2 * gap
        words = min(k.t(24), round(room * 0.32))
        keys = min(k.t(40), round(room * 0.42))
        rod = room - words - keys
        y = r.y + k.u(7)
        self.row = Rect(r.x + pad, y, r.w - 2 * pad, words)
        self.rod = Rect(r.x + pad + k.u(8), y + words + gap, r.w - 2 * pad - 2 * k.u(8), rod)
        self.keys = Rect(r.x + pad, y + words + rod + 2 * gap, r.w - 2 * pad, keys)

    def x_of(self, number: int) -> int:
        """Where a position lies on the rod."""
        first, last = self.reel.tape.start, max(self.reel.total, self.reel.tape.start + 1)
        return round(self.rod.x + self.rod.w * (number - first) / (last - first))

    def number_at(self, x: int) -> int:
        """The position at a place of the rod."""
        first, last = self.reel.tape.start, max(self.reel.total, self.reel.tape.start + 1)
        share = (x - self.rod.x) / max(1, self.rod.w)
        return max(first, min(round(first + share * (last - first)), self.reel.tape.length))

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """The bar, then what lies at its right."""
        s = self.scene
        self.layout()
        self.plate.lay()
        tip = s.words(s.words.own("replay.slider.tip", self.reel.record.game))
        found: list[Widget] = [Slider(self.rod, tip=tip, name="slider"), *self._keys(), *self._aside(), *self._zoom()]
        self.plate.foot()
        return found

    def _keys(self) -> list[Widget]:
        s, words, r = self.scene, self.scene.words, self.keys
        k = s.kit
        start, end = (self.reel.at <= self.reel.tape.start, self.reel.at >= self.reel.tape.length)
        none = words("replay.start") if start else ""
        over = words("replay.end") if end else ""
        big = r.h
        small = min(round(big * 0.86), k.t(30))
        rows = (
            ("first", self.projector.to_start, none),
            ("turn_back", self.projector.turn_back, none),
            ("back", self.projector.back_one, none),
            ("pause" if self.projector.running else "play", self.projector.toggle, over),
            ("on", self.projector.on_one, over),
            ("turn_on", self.projector.turn_on, over),
            ("last", self.projector.to_end, over),
        )
        jumps = [
            ("fight", "fight"),
            ("fall", "skull"),
            *([("heist", "swap")] if self.reel.tape.found.get("heist") else []),
        ]
        speeds = [(v, words("replay.speed", x="½" if v == "0.5" else v)) for v in SPEEDS]
        wide = (max(k.width(label, "bold", 14) for _, label in speeds) + k.u(16)) * len(speeds)
        gap = k.u(6)
        rest = (6 + len(jumps)) * small + big + (7 + len(jumps)) * gap + 2 * k.u(14)
        wide = min(wide, r.w - rest)
        total = rest + wide
        x = r.x + max(0, (r.w - total) // 2)
        found: list[Widget] = []
        for name, deed, why in rows:
            main = name in ("play", "pause")
            side = big if main else small
            box = Rect(x, r.centery - side // 2, side, side)
            found.append(
                Glyph(
                    box, name, deed, tip=words(f"replay.{name}.tip"), why=why, name="play" if main else name, brass=main
                )
            )
            x += side + gap
        x += k.u(14)
        game = self.reel.record.game
        for name, icon in jumps:
            why = "" if self.reel.tape.after(name, self.reel.at) >= 0 else words(words.own(f"replay.{name}.none", game))
            found.append(
                RoundButton(
                    Rect(x, r.centery - small // 2, small, small),
                    icon,
                    partial(self.projector.leap, name),
                    tip=words(words.own(f"replay.{name}.tip", game)),
                    why=why,
                    name=name,
                )
            )
            x += small + gap
        x += k.u(14) - gap
        high = min(r.h, k.t(30))
        found.append(
            Choice(
                Rect(x, r.centery - high // 2, min(wide, r.right - x), high),
                speeds,
                self.projector.speed,
                self.projector.set_speed,
                tip=words("replay.speed.tip"),
                name="speed",
            )
        )
        return found

    def _aside(self) -> list[Widget]:
        """At the right: play on from here, share."""
        s, p, words = self.scene, self.scene.places, self.scene.words
        k = s.kit
        over = words("replay.branch.over") if s.session.over else ""
        low = p.undo.unionall([p.redo, p.rehearse])
        half = (low.w - k.u(6)) // 2
        roomy = not p.compact and k.grow < 1.12
        return [
            Button(
                p.primary,
                words("replay.branch"),
                self.projector.branch,
                kind="primary",
                sub=words("replay.branch.sub"),
                why=over,
                tip=words("replay.branch.tip"),
                name="primary",
            ),
            Button(
                Rect(low.x, low.y, half, low.h),
                words("replay.share"),
                self.projector.share,
                icon="export" if roomy else "",
                keys=(pygame.K_s,),
                tip=words("replay.share.tip"),
                name="share",
            ),
            Button(
                Rect(low.right - half, low.y, half, low.h),
                words("replay.leave"),
                s.close,
                cap="esc" if roomy else "",
                tip=words("replay.leave.tip"),
                name="leave",
            ),
        ]

    def _zoom(self) -> list[Widget]:
        s = self.scene
        tips = zoom.tips(s.words)
        return zoom.pad(s.view.buttons(s.kit), s.words, zoom.Eye(s.view.camera, s.zoom, s.zoom_home), tips, pygame.K_0)

    # ------------------------------------------------------------ the mouse on the rod

    def handle(self, event: Event) -> bool:
        """Scrub; True when the event was used."""
        s = self.scene
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._grip().collidepoint(event.pos):
            self.scrubbing = True
            self.projector.go(self.number_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self.scrubbing:
            self.projector.go(self.number_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.scrubbing:
            self.scrubbing = False
            return True
        if event.type == pygame.MOUSEWHEEL and s.places.actions.collidepoint(s.pointer.pos):
            self.projector.on_one() if event.y < 0 else self.projector.back_one()
            return True
        return False

    def _grip(self) -> Rect:
        return self.rod.inflate(2 * self.scene.kit.u(10), self.scene.kit.u(4))
