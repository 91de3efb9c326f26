"""The card that the choice is made on: it comes on to the map, lies over it, and goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.games.firefly.cards.acts import Rise
from game.app.games.firefly.cards.ways import CardView, card_view
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.situation import Situation
from game.app.shell.app import App
from game.app.shell.words import Words
from game.app.table.moving.animate import Apart, APlayer
from game.app.table.results.results import Results
from game.app.ui.kit import Kit
from game.rules.firefly.tokens import option_of


class UnderCards(Protocol):
    """A table on whose map cards lie. `moment` counts the situations."""

    now: Situation
    moment: int

    @property
    def app(self) -> App: ...

    @property
    def kit(self) -> Kit: ...

    @property
    def words(self) -> Words: ...

    def play(self, acts: Sequence[Apart]) -> None:
        """Have something move on the table."""

    @property
    def player(self) -> APlayer: ...

    @property
    def results(self) -> Results: ...


class CardOver:
    """`lying`: the card that has come on to the map, "" for none."""

    def __init__(self, table: UnderCards) -> None:
        self.table = table
        self.lying = table.now.shown_card()
        self._view: tuple[object, CardView | None] = (None, None)

    def up(self) -> CardView | None:
        """The card that lies over the map, None while something moves or there is none."""
        return None if self.table.player.playing or self.rises() else self.view()

    def flies_by(self) -> bool:
        """Whether the choice is on a Nav Card that asks nothing and is answered by itself: it never lies on the map."""
        now = self.table.now
        only = by_itself(now) if now.kind == "NavChoice" else None
        head, _, number = only.key.partition(":") if only is not None else ("", "", "")
        return head == "option" and option_of(now.shown_card(), int(number)).test is None

    def rises(self) -> bool:
        """Whether the card of the choice is still to come on to the map."""
        app, item = self.table.app, self.table.now.shown_card()
        if not item or self.flies_by():
            self.lying = item
        elif item != self.lying and (app.settings.factor == 0 or app.still):
            self.lies()
        return item != self.lying

    def lies(self) -> None:
        """The card of the choice lies on the map now."""
        self.lying = self.table.now.shown_card()

    def view(self) -> CardView | None:
        """The card that the choice is made on, in sight or not."""
        t = self.table
        if not t.now.shown_card() or self.flies_by():
            return None
        key = t.moment, t.kit, t.words
        if self._view[0] != key:
            self._view = key, card_view(t.now, t.words, t.kit)
        return self._view[1]

    def rise(self) -> bool:
        """A card that is still to come on to the map does so; says whether one does."""
        t = self.table
        if t.player.playing or t.results.holds or not self.rises():
            return False
        card = self.view()
        if card is None:
            return False
        t.play([Rise(card, t.words, self.lies)])
        return True
