"""The stage of a battle over the board, and the way to the board and back while it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.app.games.fistful.fight.staged import asked
from game.app.shell.words import Words
from game.app.table.duel.data import Duel
from game.app.table.duel.layout import lay
from game.app.table.duel.over import DuelStage
from game.app.table.panels.corner import side
from game.app.ui.kit import Kit
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.steps import AnyChoice

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene

KEYS = (pygame.K_v,)


class BattleStage(DuelStage):
    """A battle with a round button that puts it aside."""

    def __init__(self, duel: Duel, battles: Battles, words: Words) -> None:
        super().__init__(duel)
        self.battles, self.words = battles, words

    def parts(self, kit: Kit, r: Rect) -> list[Rect]:
        """What must be seen of it: dice and totals, what is asked, who fights and what is to be beaten."""
        at = lay(kit, r, self.duel)
        return [at.tray, at.strip, *(part for half in at.halves for part in (half.plate, half.means) if part.h)]

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        at, n = lay(kit, r, self.duel), side(kit)
        place = Rect(at.whole.centerx - n // 2, at.scene.y + kit.u(8), n, n)
        tip = self.words("table.stage.board")
        return [RoundButton(place, "eye", self.battles.turn, tip=tip, keys=KEYS, name="stage:board")]


class Battles:
    """Lays the stage of a battle over the board while a person is asked; `aside`: the choice for which it is away, so
    that the board is seen."""

    def __init__(self, table: FistfulScene) -> None:
        self.table = table
        self.aside: AnyChoice | None = None

    def made(self) -> BattleStage | None:
        """The stage of the present choice, None for none or while it is away."""
        t = self.table
        duel = asked(t.now, t.words) if self.aside is None or self.aside != t.now.choice else None
        return BattleStage(duel, self, t.words) if duel is not None else None

    def turn(self) -> None:
        """From the stage to the board or back."""
        t = self.table
        self.aside = t.now.choice if self.aside is None else None
        t.moment += 1
        t.panels.refresh()

    def answered(self) -> None:
        """What is asked next lies over the board again."""
        self.aside = None

    def way_back(self) -> list[Widget]:
        """A button on the board that brings the stage back."""
        t = self.table
        if self.aside is None or self.aside != t.now.choice:
            return []
        k, label, board = t.kit, t.words("table.stage.back"), t.places.board
        r = Rect(0, 0, k.width(label, "bold", 14) + k.t(70), k.t(32))
        r.midtop = board.centerx, board.y + k.u(10)
        return [Button(r, label, self.turn, kind="brass", cap="V", icon="fight", keys=KEYS, name="stage:back")]
