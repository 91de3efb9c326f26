"""What is looked at on the heist table: what the inspector shows, what a refusal says, where things lie."""

from __future__ import annotations

from pygame import Rect

from game.app.scenes.heist_view import HeistView
from game.app.table.log import Entry
from game.app.table.sayings import nearest_cell, refused
from game.app.table.spot import Spot, Subject

BEACON_MS = 1500.0  # how long the nearest space that would be legal is lit after a refusal


class HeistLook(HeistView):
    """Points, pins and picks; nothing here answers."""

    def subject(self) -> Subject | None:
        """What the inspector shows: what is pointed at, else what is focused or pinned."""
        for widget in (self.group.hover, self.group.focus):
            if isinstance(widget, Spot) and widget.about is not None:
                return widget.about
        if self.hover is not None and self.group.hover is None and (self.keyboard or self.pointer.inside):
            quiet = self.now.fight is not None and not self.now.tokens_on(self.hover)
            if not quiet and self.now.on_floor(self.hover):
                return ("cell", self.hover)
        return self.pinned

    def look(self, about: Subject | None) -> None:
        """Keep something in the inspector."""
        self.pinned = None if about == self.pinned else about
        if self.places.compact:
            self.panels.side.tab = "look"
        self.panels.refresh()

    def hand(self, item: str) -> None:
        """Choose the card or token that is to be handed on, "" to choose again."""
        self.item = item
        self.panels.refresh()

    def let_go(self) -> None:
        """Put down what was picked up, to pick up something else."""
        self.now.pick("")
        self.moment += 1
        self.panels.refresh()

    def jump(self, line: Entry, about: Subject | None) -> None:
        """Go where a line of the log happened and keep its subject."""
        if line.place is not None:
            self.pulse = line.place
            self.view.camera.show(line.place[0] + 0.5, line.place[1] + 0.5)
        self.pinned = about or (("cell", line.place) if line.place else None)
        self.panels.refresh()

    def refuse(self, source: str, target: str, at: Rect) -> None:
        """Say why something may not be done, beside where it was tried."""
        refusal = self.now.why_not(source, target)
        text = refused(self.now, self.words, refusal) if refusal else self.words("table.refused")
        self.app.tips.point(at, text, "refusal", now=True, within=self.places.board)
        self.app.refused()
        self.beacon, self.beacon_ms = (nearest_cell(refusal) if refusal else None), BEACON_MS
        self.panels.refresh()

    def explains(self) -> bool:
        """Whether a refusal is said on the board now, so that the inspector need not say it too."""
        return self.app.tips.shown and self.app.tips.owner == "refusal"

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
