"""The overview over the table: all captains side by side, the decks and what was discarded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect, Surface

from game.app.captains.overview import Overview
from game.app.games.fancards.faces import small
from game.app.games.fancards.overview.captains import paint as paint_row
from game.app.games.fancards.overview.captains import rows
from game.app.games.fancards.overview.decks import Deck, decks
from game.app.games.fancards.panels.pages import card_page
from game.app.games.fancards.situation import Situation
from game.app.shell.app import App
from game.app.table.panels import inspector
from game.app.table.panels.spot import Spot
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget

TABS = ("captains", "decks")
CARD = (104, 142)
"""A card of a pile, in units."""


class Sheet(Overview):
    """Shows the game as it stood when it was opened. `tab`: one of TABS; `deck`: whose open cards are shown."""

    speech = "fancards.sheet"

    def __init__(self, app: App, now: Situation) -> None:
        super().__init__(app, app.words("fancards.sheet"), TABS[0])
        self.now = now
        self.decks = decks(now, app.words)
        self.deck: Deck = self.decks[0]

    # ------------------------------------------------------------ layout

    def place(self) -> None:
        k, words = self.kit, self.app.words
        found, beside = self.head(TABS, k.t(140), len(TABS) + 1)
        more = len(rows(k, self.body, len(self.now.names))) < len(self.now.names)
        if self.tab == "decks":
            found += self._deck_widgets()
            more = len(self._cards()) < len(self.deck.cards)
        if more:
            found.append(Button(beside, words("fancards.sheet.more"), self.on, kind="wood", icon="swap", name="more"))
        self.group.set(found)
        self.group.default = self.group.named("close")

    def choose(self, deck: Deck) -> None:
        """Show what lies open of a deck."""
        self.deck = deck
        self.turn(self.tab)

    # ------------------------------------------------------------ decks

    def _columns(self) -> tuple[Rect, Rect, Rect]:
        """The names of the decks, the cards, the page of one card."""
        return self.columns(self.kit.t(170), self.kit.t(264))

    def _cards(self) -> list[tuple[str, Rect]]:
        """The cards of the deck that are in sight, with their places."""
        k, r = self.kit, self._columns()[1]
        wide, high = (round(k.u(n) * max(1.0, min(k.grow, 1.5))) for n in CARD)
        gap = k.u(10)
        across, down = max(1, (r.w + gap) // (wide + gap)), max(1, (r.h + gap) // (high + gap))
        pile, per = self.deck.cards, across * down
        start = self.leaf * per % max(1, len(pile))
        return [
            (card, Rect(r.x + i % across * (wide + gap), r.y + i // across * (high + gap), wide, high))
            for i, card in enumerate(pile[start : start + per])
        ]

    def _deck_widgets(self) -> list[Widget]:
        k, words, left = self.kit, self.app.words, self._columns()[0]
        high = k.t(34)
        found: list[Widget] = []
        for n, deck in enumerate(self.decks):
            box = Rect(left.x, left.y + n * (high + k.u(5)), left.w, high)
            kind = "brass" if deck.id == self.deck.id else "wood"
            tip = words("fancards.deck.tip", n=deck.left, open=len(deck.cards))
            act = partial(self.choose, deck)
            found.append(Button(box, deck.name, act, kind=kind, name=f"deck:{deck.id}", cap=str(deck.left), tip=tip))
        for card, box in self._cards():
            found.append(Spot(box, f"card:{card}", partial(self.look, card), about=("card", card), radius=7))
        return found

    # ------------------------------------------------------------ painting

    def painters(self) -> Mapping[str, Callable[[Surface], None]]:
        return {"captains": self._captains, "decks": self._decks}

    def _captains(self, dst: Surface) -> None:
        k, now = self.kit, self.now
        k.put(dst, k.walnut(*self.body.size), (0, 0))
        boxes = rows(k, self.body, len(now.names))
        first = self.leaf * len(boxes) % len(now.names)
        for seat, box in zip(range(first, len(now.names)), boxes):
            paint_row(k, dst, box, now, self.app.words, seat)

    def _decks(self, dst: Surface) -> None:
        k, words = self.kit, self.app.words
        k.tray(dst, Rect((0, 0), self.body.size), C["panel"], 10, seed=6)
        cards = self._cards()
        faces = [small.small(card) for card, _ in cards]
        titles = small.titling(k, cards[0][1], faces) if cards else None
        for face, (_, box) in zip(faces, cards):
            small.paint(k, dst, box, face, titles)
        _, middle, page = self._columns()
        if not cards:
            k.para(dst, (middle.x, middle.y + k.t(30)), words("fancards.sheet.none"), middle.w, 14, "mid", align="c")
        shown = self.looked or (cards[0][0] if cards else "")
        if shown:
            inspector.paint(k, dst, page, inspector.place(k, page, card_page(self.now, words, shown)))
