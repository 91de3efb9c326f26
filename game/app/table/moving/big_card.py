"""A card, large: it slides in over the board when it is drawn and leaves by itself or at the next click."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.table.moving.animate import Apart, Bare
from game.app.table.panels import inspector
from game.app.table.panels.blocks import Block
from game.app.ui.kit import Kit
from game.app.ui.motion import in_quad, out_cubic
from game.app.ui.theme import MS, C

WIDE, HIGH = 260.0, 300.0
HOLD = 2600.0


class BigCard(Apart):
    """A card over the board; `still`: it appears instead of sliding. One that does not `come` lies there
    at once, one that does not `go` lies there to the end."""

    legible = True
    wide = WIDE

    def __init__(
        self, card: str, words: Words, still: bool = False, hold: float = HOLD, come: bool = True, go: bool = True
    ) -> None:
        super().__init__()
        self.card, self.words, self.still = card, words, still
        self.coming, self.going = MS["big"] * come, MS["panel"] * go
        self.read, self.ms = hold, self.coming + hold + self.going

    def said(self) -> tuple[str, ...]:
        """All that its picture depends on."""
        return (self.card,)

    def page(self) -> list[Block]:
        """What stands on the card."""
        raise NotImplementedError

    def rect(self, kit: Kit, stage: Bare) -> Rect | None:
        return self.place(kit, stage).inflate(2 * kit.u(24), 2 * kit.u(24))

    def place(self, kit: Kit, stage: Bare) -> Rect:
        """Where the card lies at this moment, px."""
        window = stage.board.camera.window
        w = min(kit.t(self.wide), window.w - kit.u(24))
        h = min(kit.t(HIGH), window.h - kit.u(24))
        r = Rect(0, 0, w, h)
        r.center = window.center
        ms = self.t * self.ms
        if self.still:
            return r
        far = window.right + w // 2 + kit.u(10) - window.centerx
        if ms < self.coming:
            r.x += round(far * (1 - out_cubic(ms / self.coming)))
        elif self.going and ms > self.ms - self.going:
            r.x += round(far * in_quad((ms - (self.ms - self.going)) / self.going))
        return r

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r = self.place(kit, stage)
        old = dst.get_clip()
        dst.set_clip(old.clip(stage.board.camera.window))
        kit.shadow(dst, r, 10, 14, (6, 14), 220)
        placed = inspector.place(kit, Rect((0, 0), r.size), self.page())
        face = kit.memo(("bigcard", *self.said(), r.size), lambda: _face(kit, r.size, placed))
        dst.blit(face, r.topleft)
        kit.ring(dst, r.inflate(kit.u(5), kit.u(5)), C["brass"], 2, 10)
        dst.set_clip(old)


def _face(kit: Kit, size: tuple[int, int], placed: inspector.Placed) -> Surface:
    """The card as an opaque picture."""
    s = Surface(size)
    s.fill(C["parch"])
    kit.parchment(s, Rect((0, 0), size), 8, 9, shade=False)
    for block, r in placed:
        block.draw(kit, s, r)
    return s.convert()
