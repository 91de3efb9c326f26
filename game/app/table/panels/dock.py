"""The lower edge of every table: the primary button, undo, redo, zoom; what else lies there is for a game to say."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

import pygame
from pygame import Surface

from game.app.shell.trouble import told
from game.app.table.boards.host import Board
from game.app.table.coach import Coach
from game.app.table.host import Advised
from game.app.table.leading import Primary, coached
from game.app.table.panels import zoom
from game.app.table.undo import Undoing
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.steps import Option

DIGITS = tuple(getattr(pygame, f"K_{n}") for n in (*range(1, 10), 0))
PADS = tuple(getattr(pygame, f"K_KP{n}") for n in (*range(1, 10), 0))
CAPS = "1234567890"
"""What is printed on these keys: the tenth is 0."""


class Docked(Advised, Protocol):
    """A table with a dock at its lower edge."""

    @property
    def coach(self) -> Coach | None: ...

    @property
    def undoing(self) -> Undoing: ...

    @property
    def view(self) -> Board: ...

    def redo(self) -> bool: ...

    def zoom(self, steps: int) -> None: ...

    def zoom_home(self) -> None: ...


class Dock:
    """Sets the layers of the lower edge and gives what can be pressed there.

    `endings`: the answers, each with the kind of its choice, that end a turn or a phase of it for good."""

    endings: frozenset[tuple[str, str]]

    def __init__(self, scene: Docked) -> None:
        self.scene = scene
        self.asking: Hashable = ()  # the moment in which the primary button asks once more
        self.ends = ("", "")  # what the primary button ends, as in `endings`

    def widgets(self) -> list[Widget]:
        """Tiles and buttons."""
        raise NotImplementedError

    def plain(self) -> Option | None:
        """The plainest way on."""
        raise NotImplementedError

    def primary(self) -> Primary:
        """What the primary button says and does."""
        raise NotImplementedError

    def first(self) -> Option | None:
        """The option of the primary button: what a lesson waits for, what a hint that is shown says, else the plainest
        way on."""
        return coached(self.scene) or self._hinted() or self.plain()

    def _hinted(self) -> Option | None:
        s = self.scene
        best = s.hint.best
        return s.now.key(best[0].key) if best and s.now.mine else None

    def ready(self) -> bool:
        """Whether the primary button does something."""
        return self.first() is not None

    def grave(self, first: Option) -> bool:
        """Whether what the primary button does is said in a grave colour."""
        raise NotImplementedError

    def brass(self) -> Button:
        """The primary button; once it has come to end a turn or a phase it is seen before it is pressed."""
        s = self.scene
        label, sub, why, act = self.primary()
        first = self.first()
        before, self.ends = self.ends, self.weighs(first) if first is not None and s.now.mine else ("", "")
        if self.ends not in (before, ("", "")):
            s.app.ears.steady.keep(s.places.primary)
        return Button(
            s.places.primary,
            label,
            act,
            kind="primary",
            sub=sub,
            why=why,
            name="primary",
            tip=s.words("table.primary.tip"),
            grave=first is not None and s.now.mine and self.grave(first),
        )

    def weighs(self, first: Option) -> tuple[str, str]:
        """The kind of choice and the deed that are seen before they are pressed, ("", "") for one that needs none."""
        what = self.scene.now.kind, first.key
        return what if what in self.endings else ("", "")

    @property
    def roomy(self) -> bool:
        """Whether there is room for keys on the buttons."""
        return not self.scene.places.compact and self.scene.kit.grow < 1.12

    def back_and_on(self) -> list[Widget]:
        """Undo and redo."""
        s = self.scene
        p, words = s.places, s.words
        says = s.undoing.says()
        of = [says, words("table.undo.of", name=s.now.name(s.undoing.whose()))] if says else []
        spare = p.undo.w - s.kit.t(22) - s.kit.u(16)
        undo = next((one for one in (*of, words("table.undo")) if s.kit.width(one, "bold", 14) <= spare), "")
        roomy = self.roomy and not says  # whose answer it is stands there instead of the key
        return [
            Button(
                p.undo,
                undo,
                s.undoing.ask,
                icon="undo",
                cap="Z" if roomy else "",
                why=s.undoing.why_not(),
                tip=says or words("table.undo.tip"),
                keys=(pygame.K_z,),
                name="undo",
            ),
            RoundButton(
                p.redo,
                "redo",
                s.redo,
                why="" if s.session.future else words("table.redo.none"),
                tip=words("table.redo.tip"),
                keys=(pygame.K_y,),
                name="redo",
            ),
        ]

    def careful(self, label: str, lost: str, act: Callable[[], object]) -> Primary:
        """A deed that gives something up: the button says what, and asks once more before it does it."""
        s = self.scene
        moment = len(s.session.record), label
        if coached(s) is not None:
            return label, "", "", act  # a lesson asks for it
        if self.asking == moment:
            return s.words("table.primary.sure", deed=label), lost, "", act

        def ask() -> None:
            self.asking = moment
            s.panels.refresh()

        return label, lost, "", ask

    def zoom_pad(self) -> list[Widget]:
        """Nearer, farther, all of the board."""
        s = self.scene
        return zoom.pad(
            s.view.buttons(s.kit), s.words, zoom.Eye(s.view.camera, s.zoom, s.zoom_home), zoom.tips(s.words)
        )

    def say_below(self, no_undo: str) -> None:
        """What the save or Undo has to say, below the buttons."""
        s = self.scene
        k, r = s.kit, s.places.foot
        playing = s.playing
        trouble = told(playing.trouble, s.words) if playing.trouble else ""
        text = trouble or no_undo or s.words("table.undo.free")
        color = "warn" if trouble else "mid"

        def paint(dst: Surface) -> None:
            said = text
            high = k.para(None, (0, 0), said, r.w, 12, color, lead=1.15, dry=True)
            if high > r.h and no_undo and not trouble:
                said = s.words("table.undo.stays")
                high = k.para(None, (0, 0), said, r.w, 12, color, lead=1.15, dry=True)
            if high > r.h and not trouble:
                return
            at = r.x, r.y + max(0, (r.h - high) // 2)
            k.para(dst, at, said, r.w, 12, C[color], lead=1.15, align="c", most=2, press="press")

        s.layers.set("foot", r, (k, text, color), paint)
