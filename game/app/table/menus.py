"""What leads away from a table: a page of keys, the menu, the rulebook."""

from __future__ import annotations

from typing import Protocol

from game.app.table.coach import Coach
from game.app.table.help import LINES, TableHelp, TableMenu
from game.app.table.host import Game
from game.app.table.rulings import line_in, line_of_moment
from game.app.ui.widgets import Group


class Helped(Game, Protocol):
    """A table that can be left for a while. `key_lists`: the sections of the list of keys that hold there."""

    key_lists: tuple[str, ...]

    @property
    def coach(self) -> Coach | None: ...

    @property
    def group(self) -> Group: ...

    def help_lines(self) -> tuple[str, ...]: ...

    def moment_name(self) -> str: ...


class Menus:
    """Each lies over the table, which stands as it did when it goes away."""

    def __init__(self, table: Helped) -> None:
        self.table = table

    def help(self) -> None:
        """What can be done here, on one page."""
        t = self.table
        t.app.stack.push(TableHelp(t.app, t.help_lines() or LINES, t.key_lists))

    def menu(self) -> None:
        """The way out: everything is saved."""
        self.table.app.stack.push(TableMenu(self.table.app, self.table))

    def way_out(self) -> bool:
        """Esc with nothing left to put away: the menu; a lesson is left at once, it goes on where it was."""
        if self.table.teaches:
            return False
        self.menu()
        return True

    def rulebook(self, line: str = "") -> None:
        """The rulebook at a line; "": at what is pointed at or said, else at what matters now."""
        t = self.table
        game, tips = t.session.rules.id, t.app.tips
        if not line:
            w = t.group.hover or t.group.focus
            text = tips.text or (w.hint if w else "")
            line = getattr(w, "rule", "") or line_in(game, t.words, text)
        t.app.open_rules(line or line_of_moment(game, t.words, t.moment_name()), game)
