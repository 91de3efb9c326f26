"""What moves with the card over the map: it flips up from the edge of the deck, dice tumble beside it, it flies off."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards import slips as cardslips
from game.app.games.firefly.cards.ways import CardView
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.moving import dice_tray
from game.app.table.moving.animate import Bare
from game.app.table.moving.over_board import OverBoard
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.motion import in_out_cubic, in_quad, out_cubic
from game.app.ui.theme import MS

HOLD = 600.0  # ms that dice lie before it goes on
SETTLE = 0.82  # the part of a throw after which the dice slide to their places
BACKS = {"alliance": "event", "border": "event", "misbehave": "event"}


class WithCard(OverBoard):
    """Something with the card of `view` over the map."""

    def __init__(self, view: CardView, words: Words) -> None:
        super().__init__()
        self.view, self.words = view, words

    def whole(self, kit: Kit, dst: Surface, r: Rect, name: str, view: CardView, airborne: bool = False) -> Surface:
        """The map out of focus with the card on it."""

        def make() -> Surface:
            out = self.mist(kit, dst, r).copy()
            cardface.lie(kit, out, Rect((0, 0), r.size), view, self.words, airborne)
            return out

        return self.kept(name, r, make)

    def card(self, kit: Kit, r: Rect) -> Rect:
        """Where the card lies on the map, from the map's corner."""
        return cardface.lay(kit, Rect((0, 0), r.size), self.view).card


class Rise(WithCard):
    """The card comes from the right edge of the map face down, turns over and lies; then what is beside it appears."""

    ms = float(MS["big"])
    cues = ((0.0, "card"), (0.5, "flip"))

    def __init__(self, view: CardView, words: Words, lies: Callable[[], object]) -> None:
        super().__init__(view, words)
        self.lies = lies

    def end(self, stage: Bare) -> None:
        self.lies()

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        at = self.card(kit, r)
        dst.blit(self.mist(kit, dst, r), r.topleft)
        f = out_cubic(self.t)
        x = r.w + at.w * 0.4 + (at.centerx - r.w - at.w * 0.4) * f
        wide = max(2, round(at.w * abs(math.cos(math.pi * f))))
        box = Rect(0, 0, wide, at.h)
        box.center = round(r.x + x), r.y + at.centery
        old = dst.get_clip()
        dst.set_clip(r.clip(old))
        if f < 0.5:
            deck = BACKS.get(self.view.kind, "gear")
            back = self.kept("back", r, lambda: _back(kit, at.size, deck))
            dst.blit(pygame.transform.smoothscale(back, box.size), box.topleft)
        else:
            whole = self.whole(kit, dst, r, "whole", self.view)
            dst.blit(pygame.transform.smoothscale(whole.subsurface(at), box.size), box.topleft)
            right = Rect(at.right, 0, r.w - at.right, r.h)
            side = self.kept("side", r, lambda: whole.subsurface(right).copy())
            side.set_alpha(round(255 * (2 * f - 1)))
            if box.right <= r.x + right.x + kit.u(2):
                dst.blit(side, (r.x + right.x, r.y))
        dst.set_clip(old)


class Leave(WithCard):
    """The card flies off to the discards at the right edge."""

    ms = float(MS["panel"])

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        whole, at = self.whole(kit, dst, r, "whole", self.view), self.card(kit, r)
        mist = self.mist(kit, dst, r)
        mist.set_alpha(round(255 * (1 - self.t)))
        dst.blit(mist, r.topleft)
        old = dst.get_clip()
        dst.set_clip(r.clip(old))
        x = r.x + at.x + round((r.w - at.x) * in_quad(self.t))
        dst.blit(whole.subsurface(at), (x, r.y + at.y))
        dst.set_clip(old)


class Roll(WithCard):
    """Dice tumble into the tray beside the card to the faces the rules chose; then the face is lit in the slip, and
    what it came to is held for a moment. `still`: they lie there at once."""

    read = HOLD

    def __init__(self, view: CardView, words: Words, faces: tuple[int, ...], says: str, seed: int, still: bool) -> None:
        super().__init__(view, words)
        self.faces, self.says, self.still = faces, says, still
        self.frames = dice_tray.throw([("d6", face) for face in faces], seed)
        self.ms = HOLD + (0.0 if still else float(MS["dice"]))
        lie = 0.0 if still else MS["dice"] / self.ms
        self.cues = ((0.0, "" if still else cues.DICE_THROWN), (lie, cues.DICE_LIE))

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        rolling = 0.0 if self.still else MS["dice"] / self.ms
        tray = cardface.lay(kit, Rect((0, 0), r.size), self.view).tray.move(r.topleft)
        if self.t >= rolling:
            dst.blit(self.whole(kit, dst, r, "lain", self.view._replace(rolled=self.faces)), r.topleft)
            if self.says:
                high = min(kit.t(26), tray.h)
                box = Rect(tray.x + kit.u(30), tray.bottom - high - kit.u(8), tray.w - kit.u(60), high)
                size = kit.fit_size(self.says, "bold", 16, box.w)
                kit.text(dst, box.center, self.says, "bold", size, "hi", "mc", halo=(6, 12, 10), fit=box.w)
            return
        dst.blit(self.whole(kit, dst, r, "airborne", self.view, True), r.topleft)
        part = self.t / rolling
        frame = self.frames[int(part * (len(self.frames) - 1))]
        home = in_out_cubic(max(0.0, (part - SETTLE) / (1 - SETTLE)))
        felt = Rect(0, 0, kit.u(dice_tray.WIDE), kit.u(dice_tray.HIGH))
        felt.center = tray.center
        places = cardslips.places(kit, tray, len(self.faces))
        for pose, (x, y) in zip(frame, places):
            at = felt.x + kit.u(pose.x), felt.y + kit.u(pose.y)
            dice_tray.tumbling(
                kit, dst, (at[0] + (x - at[0]) * home, at[1] + (y - at[1]) * home), "d6", pose, cardslips.DIE
            )


def _back(kit: Kit, size: tuple[int, int], deck: str) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    cards.back(kit, out, Rect((0, 0), size), deck)
    return out
