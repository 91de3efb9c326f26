"""Which card is drawn up: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.app.games.fancards.faces.printed import card_of
from game.app.games.fancards.spread.faces import LOOK
from game.app.games.fancards.workshop import disk
from game.app.games.fancards.workshop.editor import CardEditor
from game.app.shell.app import App
from game.app.table.spread.data import Card
from game.app.workshop.open import OpenSheet
from game.app.workshop.shelf import CardShelf
from game.content.fancards.sketch.card import CardSketch, blank, own_rule

SOME = 9
"""So many cards of a sort are named."""
FIRST = "item"
"""What a new card is at first."""


def new_card(app: App) -> CardSketch:
    """A card that says nothing yet."""
    return CardSketch(blank(FIRST, app.words("cardeditor.new.title")))


class CardOpenSheet(OpenSheet):
    """As the other editors' one; the cards of the box are found by name behind the sort they are of."""

    editor = CardEditor
    look = LOOK

    def stock(self) -> list[Any]:
        words = self.app.words
        return [*disk.own(), *(one._replace(title=words(f"cardeditor.box.{one.sort}")) for one in disk.sorts())]

    def called(self, one: Any) -> str:
        return f"card:{one.id}" if one.id else f"box:{one.sort}"

    def shows(self, one: Any) -> tuple[str, str]:
        if one.id:
            card = disk.cards()[one.id]
            return str(card.picture), str(card.text)
        cards = list(disk.of_box(one.sort).values())
        return str(cards[0].picture), ", ".join(card.title for card in cards[:SOME]) + " …"

    def opened(self, one: Any) -> Any:
        return disk.open_known(one.id)

    def take(self, one: Any) -> None:
        if one.id:
            super().take(one)
            return
        why = self.app.words("cardeditor.own_rule")
        cards = [self._offered(id, card, why) for id, card in disk.of_box(one.sort).items()]
        title = self.app.words("editor.open.copy", title=one.title)
        self.app.stack.replace(BoxSheet(self.app, title, cards, self._copied, self.instead))

    def _offered(self, id: str, card: Any, why: str) -> Card:
        """A card of the box as it is printed; one with a rule of its own can't be copied."""
        own = own_rule(card)
        return card_of(self.app.words, card)._replace(id=id, key="" if own else id, why=why if own else "")

    def _copied(self, id: str) -> None:
        CardEditor.start(self.app, partial(disk.open_known, id), instead=self.instead)

    def fresh(self) -> Any:
        return new_card(self.app)


class BoxSheet(CardShelf):
    """The cards of the box of one sort, in the place of the sheet before, which comes back where none is taken."""

    def __init__(
        self, app: App, title: str, cards: Sequence[Card], chosen: Callable[[str], object], instead: bool
    ) -> None:
        super().__init__(app, title, cards, LOOK, chosen)
        self.instead, self.taken = instead, False

    def press(self, key: str) -> None:
        self.taken = True
        super().press(key)

    def close(self) -> None:
        super().close()
        if not self.taken:
            self.app.stack.push(CardOpenSheet(self.app, self.instead))
