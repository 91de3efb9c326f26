"""The keyboard on a heist's table: the cursor walks over the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene
from game.app.table.keys import Keys


class HeroKeys(Keys):
    """The keys of a heist: the cursor walks over the floor from the asked seat's hero."""

    def __init__(self, scene: FistfulScene) -> None:
        super().__init__(scene)
        self.scene: FistfulScene = scene

    def taken_back(self) -> bool:
        """Esc takes up something else to hand on, puts the danger map away, or ends a rehearsal."""
        s = self.scene
        if s.item:
            s.hand("")
            return True
        if s.danger.forget():
            s.panels.refresh()
            return True
        if not (s.now.rehearsed or s.rehearsing):
            return False
        s.rehearsing = True
        s.now.rehearsed = True
        s.rehearse()
        return True

    def cursor(self, dx: int, dy: int) -> None:
        """Move the cell cursor; it starts at the asked seat's hero."""
        s = self.scene
        if s.covered:
            return
        s.group.set_focus(None)
        at = s.hover or s.now.hero_cell(s.now.seat) or (0, 0)
        wide, high = s.view.printed.columns, s.view.printed.rows
        x, y = at[0] + dx, at[1] + dy
        while 0 <= x < wide and 0 <= y < high:
            if s.now.on_floor((x, y)):
                s.hover, s.keyboard = (x, y), True
                s.view.camera.show(x + 0.5, y + 0.5)
                break
            x, y = x + dx, y + dy
        s.panels.refresh()
