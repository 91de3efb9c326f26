"""What moves on a stage: the dice of a side tumble into its half of the tray, figures reel from a hit."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.sound import cues
from game.app.table.duel import paint as stage_paint
from game.app.table.duel.crews import crew
from game.app.table.duel.data import Duel
from game.app.table.duel.layout import dice_at, lay
from game.app.table.moving import dice_tray
from game.app.table.moving.acts import plaque
from game.app.table.moving.animate import Bare
from game.app.table.moving.over_board import OverBoard
from game.app.ui.kit import Kit
from game.app.ui.motion import in_out_cubic
from game.app.ui.theme import MS, Color

HOLD, BRISK = 700.0, 250.0
"""ms that dice lie before it goes on, between bots at a fast table."""
SETTLE = 0.72
"""The part of a throw after which the dice slide to their places."""
EDGE = dice_tray.SIDE / 2
"""Units from the edge of the felt in which no middle of a die can be."""
BLOW = 420.0
"""ms that figures reel."""
REELS = 26.0
"""Units they are thrown back."""
RED: Color = (150, 40, 16)


class OnStage(OverBoard):
    """Something that moves on the stage of a duel."""

    legible = True

    def __init__(self, duel: Duel) -> None:
        super().__init__()
        self.duel = duel

    def whole(self, kit: Kit, dst: Surface, r: Rect, airborne: int = -1, struck: int = -1) -> Surface:
        """The stage over the board out of focus. `airborne`: the side without its dice, `struck`: the side without its
        figures, -1 for neither."""

        def make() -> Surface:
            out = self.mist(kit, dst, r).copy()
            stage_paint.paint(kit, out, Rect((0, 0), r.size), self.duel, airborne, struck)
            return out

        return self.kept((airborne, struck), r, make)


class DiceFall(OnStage):
    """The dice that `side` (0 or 1) of the duel has on the stage tumble there. `still`: they lie there at once."""

    def __init__(
        self, duel: Duel, side: int, seed: int, still: bool = False, brisk: bool = False, cue: str = ""
    ) -> None:
        super().__init__(duel)
        self.side, self.still = side, still
        self.dice: Sequence[tuple[str, int]] = duel.sides[side].dice
        self.frames = dice_tray.throw(self.dice, seed)
        self.rolling = 0.0 if still else float(MS["dice"])
        self.read = BRISK if brisk else HOLD
        self.ms = self.read + self.rolling
        lie = self.rolling / self.ms
        self.cues = ((0.0, "" if still else cues.DICE_THROWN), (lie, cues.DICE_LIE), (lie, cue))

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        part = self.t * self.ms / self.rolling if self.rolling else 1.0
        dst.blit(self.whole(kit, dst, r, airborne=-1 if part >= 1 else self.side), r.topleft)
        if part >= 1:
            return
        at = lay(kit, Rect((0, 0), r.size), self.duel)
        size, places = dice_at(kit, at.halves[self.side].dice, len(self.dice))
        frame = self.frames[int(part * (len(self.frames) - 1))]
        home = in_out_cubic(max(0.0, (part - SETTLE) / (1 - SETTLE)))
        for (die, _), pose, (x, y) in zip(self.dice, frame, places):
            from_x, from_y = self._felt(kit, at.halves[self.side].dice, pose, size)
            spot = r.x + from_x + (x - from_x) * home, r.y + from_y + (y - from_y) * home
            dice_tray.tumbling(kit, dst, spot, die, pose, size)

    def _felt(self, kit: Kit, half: Rect, pose: dice_tray.Pose, size: float) -> tuple[float, float]:
        """Where a die of a throw is on its own half of the tray: it comes from the outer edge."""
        felt = half.inflate(-min(half.w, kit.u(size)), -min(half.h, kit.u(size)))
        x = (pose.x - EDGE) / (dice_tray.WIDE - 2 * EDGE)
        y = (pose.y - EDGE) / (dice_tray.HIGH - 2 * EDGE)
        x, y = (max(0.0, min(1.0, part)) for part in (1 - x if self.side else x, y))
        return felt.x + felt.w * x, felt.y + felt.h * y


class Struck(OnStage):
    """The figures of `side` (0 or 1) are thrown back and stand again, in a red light; what it cost them, if `says` has
    it, rises over them. `still`: only that is shown."""

    def __init__(
        self, duel: Duel, side: int, still: bool = False, brisk: bool = False, says: str = "", icon: str = "heart"
    ) -> None:
        super().__init__(duel)
        self.side, self.still, self.says, self.icon = side, still, says, icon
        self.reeling = 0.0 if still else BLOW / 2 if brisk else BLOW
        self.ms = self.reeling + (BLOW if still and says else BRISK if says else 0.0)

    def draw(self, kit: Kit, dst: Surface, stage: Bare) -> None:
        r: Rect = stage.board.camera.window
        dst.blit(self.whole(kit, dst, r, struck=self.side), r.topleft)
        at = lay(kit, Rect((0, 0), r.size), self.duel).halves[self.side].crew.move(r.topleft)
        facing = -1 if self.side else 1
        part = min(1.0, self.t * self.ms / self.reeling) if self.reeling else 1.0
        force = math.sin(math.pi * part) ** 2
        back = -facing * round(kit.u(REELS) * force)
        crew(kit, dst, at.move(back, 0), self.duel.sides[self.side], facing)
        if force:
            kit.glow(dst, (at.centerx + back, at.centery), at.h / kit.scale * 0.8, RED, force)
        if self.says:
            plaque(kit, dst, (at.centerx, at.y + kit.t(26) - kit.u(10) * self.t), self.says, self.icon, "bad")
