"""The stage of a fight over the map."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.fancards.fight.asking import passes
from game.app.games.fancards.fight.sheet import sheet
from game.app.play.seating import asking, ticked
from game.app.table.fray import paint as lanes
from game.app.table.fray.data import Fray
from game.app.table.spread.stage import Stage
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FrayStage:
    """Lanes over the map; what is picked up changes the chances they show."""

    def __init__(self, table: FanCardsScene, first: Fray) -> None:
        self.table = table
        self._made = table.now.picked, first

    @property
    def look(self) -> Hashable:
        """All that it shows."""
        return self.now()

    def now(self) -> Fray:
        """The lanes with what is picked up now."""
        t = self.table
        if self._made[0] != t.now.picked:
            self._made = t.now.picked, sheet(t.now, t.words) or self._made[1]
        return self._made[1]

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The lanes into the rect of the map."""
        lanes.paint(kit, dst, r, self.now())

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        """Lanes and bench."""
        return lanes.spots(kit, r, self.now(), self.table.fight.press)


class Fights:
    """Makes the stage of the present choice where it is a fight, and hears what is pressed on it."""

    def __init__(self, table: FanCardsScene) -> None:
        self.table = table

    def made(self) -> Stage | None:
        """The stage of the present moment, None for none."""
        found = sheet(self.table.now, self.table.words)
        return FrayStage(self.table, found) if found is not None else None

    def passes(self) -> str:
        """What follows an answer by itself, "" for nothing."""
        return passes(self.table.now)

    def tick(self) -> bool:
        """Who sends trouble wants to be asked before instants of others take effect, or not any more."""
        t = self.table
        t.playing.driven(ticked(t.playing.settings, t.now.seat))
        t.now.asking = asking(t.playing.settings)
        t.moment += 1
        t.panels.refresh()
        return True

    def press(self, thing: str) -> None:
        """Something on the stage was pressed: what is picked up goes there, the only answer it has is given, it is
        picked up, or looked at."""
        t, now = self.table, self.table.now
        about = ("card", thing)
        if not now.mine or now.veiled:
            t.look(about)
            return
        put = next((o for o in now.options if now.picked and o.source == now.picked and o.target == thing), None)
        of = [option for option in now.options if thing in (option.source, option.target)]
        given = put or (of[0] if len(of) == 1 else None)
        if given is not None:
            t.answer(given.key)
        elif thing == now.picked:
            t.let_go()
        elif any(option.source == thing for option in of):
            now.pick(thing)
            t.moment += 1
            t.pinned = about if "#" in thing else None
            t.panels.refresh()
        elif of and any(option.target == thing for option in of):
            self._from_target(thing)
        else:
            t.look(about)

    def _from_target(self, thing: str) -> None:
        """Who can be put there is lit: the lane was pressed first."""
        t = self.table
        t.app.tips.point(t.places.board, t.words("fancards.fight.who"), "fight", now=True, within=t.places.board)
