"""What is on the table at this moment: the view of who looks, and the options of the pending choice by card and
place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.app.captains.beheld import Beheld
from game.app.games.fancards.map.pieces import cell_of, cell_word, legs, pieces
from game.app.table.boards.field.data import Cell, Piece
from game.core.steps import Option
from game.rules.fancards import state
from game.rules.fancards.charting import free_cells
from game.rules.fancards.state import FanCards

PLACED = ("move", "place", "close", "rove")
"""The answers that are given on a location of the map."""
TRAY = ("charter", "look", "raid", "send", "done")
"""What the tray below the map gives in the Crew phase."""
BESIDE = ("attach", "stow", "drop", "leave", "quit", "mutiny", "challenge", "escort")
"""The answers of the Crew phase that only the page of a card or of a rival has."""


class Situation(Beheld[Cell, Piece]):
    """The table as `Beheld` says. `lit`: the things that what is picked up can be put on, as rules name them; `asking`:
    the seats that want to be asked before instants against their trouble take effect."""

    g: FanCards
    lit: frozenset[str] = frozenset()
    asking: frozenset[int] = frozenset()
    proposed: str | None = None  # what the brass button says in the Crew phase, None before it was thought of

    def seen(self) -> None:
        self.proposed = None

    # ------------------------------------------------------------ options

    def cell(self, option: Option) -> Cell | None:
        """The location an answer is given on, None for one that isn't."""
        head = option.key.partition(":")[0]
        if head not in PLACED or not option.target.startswith("cell:"):
            return None
        return cell_of(option.target[5:])

    def sources(self) -> dict[str, int]:
        """What can be picked up and put on a location to answer, with the number of those."""
        found: dict[str, int] = {}
        for option in self.options:
            if self.cell(option) is not None:
                found[option.source] = found.get(option.source, 0) + 1
        return found

    def pick(self, source: str) -> None:
        """Light what something can be put on; the own ship is picked up where nothing else is, and a location that is
        to be laid."""
        known = self.sources()
        if not source and self.kind == "PlaceLocation":
            source = next(iter(known), "")
        elif not source and f"ship:{self.seat}" in known:
            source = f"ship:{self.seat}"
        self.picked, self.cells = source, {}
        options = [option for option in self.options if source and option.source == source]
        for option in options:
            cell = self.cell(option)
            if cell is not None:
                self.cells[cell] = option
        self.lit = frozenset(option.target for option in options)

    def about(self, *things: str) -> list[Option]:
        """The answers that something takes part in."""
        return [option for option in self.options if option.source in things or option.target in things]

    def listed(self) -> list[Option]:
        """The answers that are worth a line beside the map: none that are given on it, and in the Crew phase none that
        nobody gives without looking at a card first or that stands in the tray."""
        beside = (*BESIDE, *TRAY) if self.kind == "Act" else ()
        return [o for o in self.options if self.cell(o) is None and o.key.partition(":")[0] not in beside]

    @property
    def moves(self) -> int:
        """The movement points that who looks has left."""
        return self.g.moves.get(self.seat, 0)

    @property
    def command(self) -> int:
        """The command points that who looks has left."""
        return self.g.command.get(self.seat, 0)

    # ------------------------------------------------------------ places

    def where(self, cell: str) -> str:
        """What lies on a cell, by its name."""
        from game.app.games.fancards.names import title

        return title(self.g.cells.get(cell, ""))

    def at(self, seat: int) -> str:
        """The cell of a seat's ship, "" before it has one."""
        return self.g.spot.get(seat, "")

    def drawn(self) -> str:
        """The card that is being decided about, "" for none."""
        cards = self.g.zones.get("drawn", ())
        return cards[-1] if cards and not cards[-1].startswith("?") else ""

    def charting(self) -> frozenset[Cell]:
        """The places where the card in hand may lie, while a place is chosen for it."""
        return frozenset(self.cells) if self.kind == "PlaceLocation" and self.mine and self.drawn() else frozenset()

    def free(self) -> Iterable[Cell]:
        """The empty places beside the map."""
        return [cell_of(cell) for cell in free_cells(self.g)]

    def zone(self, name: str) -> tuple[str, ...]:
        """The cards of a zone."""
        return self.g.zones.get(name, ())

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards in a hand, as who looks sees them."""
        return self.zone(f"hand:{seat}")

    def crew(self, seat: int) -> tuple[str, ...]:
        """All crew of a seat, aboard and away."""
        return state.crew_of(self.g, seat)

    # ------------------------------------------------------------ pieces

    def pieces(self) -> tuple[Piece, ...]:
        """Everything on the map."""
        return pieces(self.g, self.choice is not None, legs(self.history()))

    def key_of(self, cell: Cell) -> str:
        """A cell as rules name what lies there."""
        return f"cell:{cell_word(cell)}"

    def seats(self) -> range:
        """All seats."""
        return range(len(self.names))

    def known(self, card: Any) -> bool:
        """Whether who looks knows a card."""
        return isinstance(card, str) and "#" in card and not card.startswith("?")
