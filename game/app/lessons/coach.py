"""A coach at the table: a slip that speaks of one thing at a time and a brass ring around it.  Never in the way."""
from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.lessons import pointing, slip
from game.app.lessons.slip import Laid, Press, Slip
from game.app.table.spot import Spot
from game.app.ui.layers import ON_SLIP, SLIP
from game.app.ui.theme import C
from game.app.ui.widgets import Widget
from game.app.words import Words
from game.core.state import News

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.heist import HeistScene
    from game.app.ui.kit import Kit

LAYERS = ("coach:ring", "coach:slip")


class Coach:
    """Subclasses say what is on the slip (`says`) and what it is about (`points`); the scene tells what happens."""

    def __init__(self, scene: HeistScene) -> None:
        self.scene = scene
        self.app: App = scene.app
        self.rect: Rect | None = None                # where the slip lies
        self.about: Rect | None = None               # what is ringed
        self._key: Hashable = None

    @property
    def words(self) -> Words:
        """The sentences of the present language."""
        return self.app.words

    # ------------------------------------------------------------ what subclasses say

    def says(self) -> Slip | None:
        """The slip that is up, None for none."""
        raise NotImplementedError

    def points(self) -> Sequence[str]:
        """The places the slip speaks of; the first that is there is ringed."""
        return ()

    def mark(self) -> str:
        """What changes when another slip is up."""
        raise NotImplementedError

    def read(self, press: Press) -> bool:
        """Whether what is on the slip was there to be read, so that a key may press this."""
        return True

    def show(self, step: str) -> None:
        """Go to a step by its name, for pictures; a coach without steps stays."""

    # ------------------------------------------------------------ what the scene tells

    def heard(self, news: Sequence[News]) -> None:
        """An answer was given, with this news; the panels follow when it was shown."""

    def undone(self) -> None:
        """An answer was taken back."""

    def settled(self) -> None:
        """The table stands: a choice waits."""

    def update(self, dt: float) -> None:
        """Time goes by."""

    def left(self) -> None:
        """The table goes off the stack."""

    def key(self, event: Event) -> bool:
        """A key of the coach, heard before those of the table; True when used."""
        said = self.says()
        if said is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        for press in said.presses:
            if event.key in press.keys and event.key != pygame.K_ESCAPE:
                if self.read(press):
                    press.action()
                return True
        return False

    # ------------------------------------------------------------ on the table

    def widgets(self) -> list[Widget]:
        """Set the layers of ring and slip over all others; the slip's own widgets."""
        s, k = self.scene, self.scene.kit
        said = self.says()
        if said is None or s.player.playing:
            self.drop()
            return []
        self.about = pointing.place(s, self.points())
        laid = slip.lay(k, said, s.app.size)
        self.rect = self._place(laid)
        self._ring(k)
        rect = self.rect
        key = k, said._replace(presses=()), tuple(p.label for p in said.presses), laid.size
        s.layers.set(LAYERS[1], rect.inflate(2 * k.u(34), 2 * k.u(40)), key,
                     lambda dst: slip.paint(k, dst, rect, said, laid), SLIP)
        cover = Spot(rect, "coach:slip", focusable=False, line=False)
        buttons = slip.buttons(said, laid, rect.topleft, self.mark())
        for button in buttons:
            button.level = ON_SLIP
        return [cover, *buttons]

    def drop(self) -> None:
        """Take slip and ring away."""
        for name in LAYERS:
            self.scene.layers.drop(name)
        self.rect = self.about = None
        self._key = None

    def refresh(self) -> None:
        """Another slip is up, or none."""
        self.scene.panels.refresh()

    def _ring(self, k: Kit) -> None:
        s, about = self.scene, self.about
        if about is None:
            s.layers.drop(LAYERS[0])
            return
        ring = about.inflate(k.u(9), k.u(9))

        def line(dst: Surface) -> None:
            k.ring(dst, ring.inflate(k.u(10), k.u(10)), C["brass_hi"], 3.4, 13, 120)
            k.ring(dst, ring.inflate(k.u(3), k.u(3)), (20, 12, 4), 6, 10, 235)
            k.ring(dst, ring.inflate(k.u(1), k.u(1)), C["brass"], 3.6, 9)
            k.ring(dst, ring, C["brass_hi"], 1.1, 8)

        s.layers.set(LAYERS[0], ring.inflate(2 * k.u(8), 2 * k.u(8)), (k, tuple(ring)), line, SLIP)

    def _place(self, laid: Laid) -> Rect:
        """Beside what it speaks of; where it lay before while that is not in the way."""
        s, k = self.scene, self.scene.kit
        key = k, self.mark(), laid.size, tuple(self.about or ()), s.moment, s.places.window.size
        if self.rect is not None and key == self._key:
            return self.rect
        self._key = key
        p = s.places
        shun: list[tuple[Rect, float]] = [(p.primary, 300), (p.undo, 200), (p.actions, 60), (p.inspector, 25),
                                          (p.bar, 30), (p.rehearse, 40)]
        corner = k.u(40)
        shun.append((Rect(p.board.x, p.board.bottom - corner, k.u(110), corner), 150))
        if self.about is not None:
            shun.append((self.about.inflate(k.u(22), k.u(22)), 4000))
        shun += [(r, 14) for r in p.crew] + [(t, 20) for t in p.tabs]
        shun += [(s.view.camera.box(*at), 60) for at in s.now.cells]
        figures = [one for one in s.stage.pieces.values() if one.kind in ("hero", "enemy")]
        fight = s.now.fight.token if s.now.fight else ""
        shun += [(s.view.extent(k, one.cell), 500 if one.active or one.id == fight else 30) for one in figures]
        window = p.window.inflate(-2 * k.u(10), -2 * k.u(10))
        window.y, window.h = p.bar.bottom + k.u(12), window.bottom - p.bar.bottom - k.u(12)
        return slip.best(laid.size, window, self.about, shun)
