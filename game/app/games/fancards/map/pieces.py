"""What lies and stands on the map: location cards, ships, Away Teams, roving squads, loot, parts of the broadcast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.app.games.fancards.names import picture, title
from game.app.table.boards.field.data import Cell, Pawn, Piece, Place
from game.app.table.boards.headings import Leg, last
from game.content.fancards.records import Location
from game.core.news import News
from game.rules.fancards.faces import place_face
from game.rules.fancards.news import Moved
from game.rules.fancards.state import SETUP, FanCards, crew_at, seat_of

RULES = {"core": "core", "rim": "rim"}
"""The line around a card by the kind of its location."""


def cell_of(word: str) -> Cell:
    """A cell as the map has it, from the words of the rules: "1,-2"."""
    x, y = word.split(",")
    return int(x), int(y)


def cell_word(cell: Cell) -> str:
    """A cell as rules write it."""
    return f"{cell[0]},{cell[1]}"


def signs(place: Location) -> tuple[tuple[str, str, int], ...]:
    """What a location brings, as signs with a number."""
    gain = place.gain
    found = (
        ("coins", "brass", gain.credits),
        ("star", "info", gain.alliance),
        ("skull", "warn", gain.criminal),
        ("swap", "good", gain.open),
    )
    return tuple(one for one in found if one[2])


def place_piece(card: str, cell: Cell) -> Place:
    """A location card on the map."""
    place = place_face(card)
    seal = "lock" if any(place.needs) else ""
    return Place(card, cell, place.title, place.picture, RULES.get(place.kind, ""), signs(place), seal)


def pieces(g: FanCards, running: bool, legs: Mapping[str, Leg]) -> tuple[Piece, ...]:
    """Everything on the map; `running`: the game is not over; `legs`: the last step that each ship flew, by its id."""
    return (*_places(g), *_pawns(g, running, legs))


def legs(history: Iterable[News]) -> dict[str, Leg]:
    """The last step that each ship flew, by its id."""
    return {f"ship:{one.seat}": (cell_of(one.start), cell_of(one.cell)) for one in history if isinstance(one, Moved)}


def _places(g: FanCards) -> Iterator[Place]:
    for cell, card in g.cells.items():
        yield place_piece(card, cell_of(cell))


def _pawns(g: FanCards, running: bool, legs: Mapping[str, Leg]) -> Iterator[Pawn]:
    for seat, cell in g.spot.items():
        if cell in g.cells:
            id, active = f"ship:{seat}", running and g.phase != SETUP and seat == g.active
            yield Pawn(id, "ship", cell_of(cell), seat, active, leg=last(legs, id))
    for place, cell in g.teams.items():
        if crew_at(g, place):
            yield Pawn(f"team:{place}", "team", cell_of(cell), seat_of(place))
    for seat, cell in g.roving.items():
        if cell and g.zones.get(f"squad:{seat}"):
            yield Pawn(f"squad:{seat}", "token", cell_of(cell), seat, picture="reaver")
    for zone, lying in g.zones.items():
        head, _, cell = zone.partition(":")
        if head in ("loot", "part") and cell in g.cells:
            for card in lying:
                if title(card):
                    yield Pawn(card, "token", cell_of(cell), picture=picture(card) if head == "loot" else "crate")
