"""What is looked at on the heist table: what the inspector shows, what a refusal says, where things lie."""

from __future__ import annotations

from game.app.games.fistful.view import FistfulView
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject


class FistfulLook(FistfulView):
    """Points, pins and picks; nothing here answers."""

    def over_board(self) -> Subject | None:
        quiet = self.now.fight is not None and not self.now.tokens_on(self.hover or (0, 0))
        return ("cell", self.hover) if not quiet and self.hover and self.now.on_floor(self.hover) else None

    def hand(self, item: str) -> None:
        """Choose the card or token that is to be handed on, "" to choose again."""
        self.item = item
        self.panels.refresh()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        if line.place is not None:
            self.pulse = line.place
            self.view.camera.show(line.place[0] + 0.5, line.place[1] + 0.5)
        self.pinned = about or (("cell", line.place) if line.place else None)
        self.panels.refresh()

    def show_how(self) -> None:
        """The tile of a move: the doll lies on the board, that is where it is moved."""
        at = self.now.hero_cell(self.now.seat)
        if at:
            self.pulse = at
            self.panels.board()
            self.repaint()

    def place_of(self, what: str) -> tuple[float, float]:
        """Where something lies on the screen, for what flies there."""
        head, _, tail = what.partition(":")
        if head == "seat" and tail.isdigit() and int(tail) < len(self.places.crew):
            return self.places.crew[int(tail)].center
        if head == "goals":
            return self.panels.strips()[2].center
        return self.places.board.midtop
