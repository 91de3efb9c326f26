"""A card that players drew up, made ready for bots to try it in a deck."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.common.mod import Mod
from game.content.fancards.sketch.card import NAME
from game.content.fancards.sketch.check import alone, the_card
from game.content.fancards.sketch.files import given
from game.core.news import News, seat_of, word_of
from game.core.state import State
from game.rules.fancards.scoring import BY_NAME, BY_RING, EPICS
from game.rules.fancards.state import FanCards
from game.rules.shared.drawn import Drawn

LONGEST = 20_000
LIMIT = 40
"""Rounds after which bots give a game up."""
SEEN = {
    "crew": ("crew",),
    "place": ("placed",),
    "job": ("posted", "took"),
    "epic": ("posted", "took"),
    "ship": ("ship",),
}
"""News in which a card comes to somebody, by its kind; a card of the event deck is drawn by hand."""
USED = {"crew": ("captain",), "place": ("moved",), "job": ("completed",), "epic": ("completed",), "ship": ()}
"""News in which it does what it is for."""
PLAYED = ("played", "joined", "attached", "answered", "laid", "nasty")


def drawn(text: str) -> Drawn:
    """The card of a parcel (`game.content.fancards.sketch.files.parcel`). ContentError when it can't be played."""
    sketch = given(text.encode(), NAME)
    found = alone(sketch, NAME)
    card = the_card(found)
    mod = Mod(NAME, card.title, card.text, "fancards", found)
    settings = {"mods": NAME, "limit": str(LIMIT)}
    return Drawn("fancards", mod, settings, LONGEST, (EPICS, BY_NAME, BY_RING), Marks(sketch.kind, card.id).read)


class Marks:
    """What news say of a card: "seen" when it came to a seat, "used" when that seat did with it what it is for."""

    def __init__(self, kind: str, card: str) -> None:
        self.kind, self.card = kind, card

    def read(self, g: State, line: News) -> Iterable[tuple[str, int]]:
        """The marks of one piece of news, each with its seat."""
        what, rest, seat = word_of(line), list(line), seat_of(line)
        if what == "drew" and self._own(_hand(g, seat)):
            yield "seen", seat
        if what == "moved" and self.kind == "place":
            if self._own([_cells(g).get(str(rest[2]), "")]):
                yield "used", seat
        elif self._own(rest):
            if what in SEEN.get(self.kind, ()):
                yield "seen", seat
            if what in USED.get(self.kind, PLAYED):
                yield "used", seat

    def _own(self, said: Iterable[object]) -> bool:
        """Whether one of several ids is that of a copy of the card."""
        return any(isinstance(one, str) and one.partition("#")[0] == self.card for one in said)


def _hand(g: State, seat: int) -> tuple[str, ...]:
    return g.zones.get(f"hand:{seat}", ())


def _cells(g: State) -> dict[str, str]:
    return g.cells if isinstance(g, FanCards) else {}
