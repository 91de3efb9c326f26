"""What leads away from a table: a page of keys, the menu, the rulebook."""

from __future__ import annotations

from game.app.table.rulings import line_in, line_of_moment
from game.app.table.view import TableView


class TableMenus(TableView):
    """Each lies over the table, which stands as it did when it goes away."""

    def help(self) -> None:
        """What can be done here, on one page."""
        from game.app.table.help import LINES, TableHelp

        self.app.stack.push(TableHelp(self.app, self.help_lines() or LINES, self.key_lists))

    def menu(self) -> None:
        """The way out: everything is saved."""
        raise NotImplementedError

    def way_out(self) -> bool:
        """Esc with nothing left to put away: the menu; a lesson is left at once, it goes on where it was."""
        if self.coach is not None and self.coach.teaches:
            return False
        self.menu()
        return True

    def rulebook(self, line: str = "") -> None:
        """The rulebook at a line; "": at what is pointed at or said, else at what matters now."""
        game, tips = self.session.rules.id, self.app.tips
        if not line:
            w = self.group.hover or self.group.focus
            text = tips.text or (w.hint if w else "")
            line = getattr(w, "rule", "") or line_in(game, self.words, text)
        self.app.open_rules(line or line_of_moment(game, self.words, self.moment_name()), game)
