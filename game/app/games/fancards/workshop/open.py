"""Which card is drawn up: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.games.fancards.workshop import disk
from game.app.games.fancards.workshop.editor import CardEditor
from game.app.workshop.open import OpenSheet
from game.app.workshop.pick import Pick, PickSheet
from game.content.fancards.sketch.card import CardSketch, blank, own_rule

if TYPE_CHECKING:
    from game.app.shell.app import App

FIRST = "item"
"""What a new card is at first."""


def new_card(app: App) -> CardSketch:
    """A card that says nothing yet."""
    return CardSketch(blank(FIRST, app.words("cardeditor.new.title")))


class CardOpenSheet(OpenSheet):
    """As the other editors' one; the cards of the box are found by name behind the sort they are of."""

    height = 520.0
    editor = CardEditor

    def stock(self) -> list[Any]:
        words = self.app.words
        return [*disk.own(), *(one._replace(title=words(f"cardeditor.box.{one.sort}")) for one in disk.sorts())]

    def called(self, one: Any) -> str:
        return f"card:{one.id}" if one.id else f"box:{one.sort}"

    def opened(self, one: Any) -> Any:
        return disk.open_known(one.id)

    def take(self, one: Any) -> None:
        if one.id:
            super().take(one)
            return
        why = self.app.words("cardeditor.own_rule")
        picks = [Pick(id, card.title, why=why if own_rule(card) else "") for id, card in disk.of_box(one.sort).items()]
        title = self.app.words("editor.open.copy", title=one.title)
        self.app.stack.push(PickSheet(self.app, title, picks, self._copied))

    def _copied(self, id: str) -> None:
        self.begin(partial(disk.open_known, id))

    def fresh(self) -> Any:
        return new_card(self.app)
