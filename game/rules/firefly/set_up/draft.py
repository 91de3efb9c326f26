"""Leaders, ships and where they start (R-FB-61 to R-FB-73)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly import firefly
from game.core.remembered import remembered
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.firefly import news
from game.rules.firefly.board import board, board_of
from game.rules.firefly.state import Firefly, seats_from
from game.rules.firefly.tokens import face, kind


@dataclass(frozen=True, slots=True)
class OpeningRoll(Chance[Firefly]):
    """Who chooses first: each of the `seats` rolls a die, those who tie for the highest roll again (R-FB-62, R-FB-63);
    a Firefly is a plain 6 (R-FB-131). `faces`: what was rolled so far."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]

    def options(self, g: Firefly) -> Iterable[Option]:
        for number in range(1, 7):
            yield Option(f"d6:{number}", (OpeningRolled(self.seats, (*self.faces, number)),))


@dataclass(frozen=True, slots=True)
class OpeningRolled(Effect[Firefly]):
    """One more has rolled. When all have, the highest chooses first, then the others to the left (R-FB-65)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Rolled(self.seats[len(self.faces) - 1], "first", self.faces[-1:]))
        if len(self.faces) < len(self.seats):
            return (OpeningRoll(self.seats, self.faces),)
        best = tuple(seat for seat, number in zip(self.seats, self.faces) if number == max(self.faces))
        if len(best) > 1:
            return (OpeningRoll(best, ()),)
        g.draft = seats_from(g, best[0])
        return ()


@dataclass(frozen=True, slots=True)
class PickLeader(Choice[Firefly]):
    """A Leader that nobody has (R-FB-41, R-FB-61, R-FB-64, R-FB-66)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for item in g.zones["setup"]:
            if kind(item) == "crew":
                then = (TakeSetUp(self.seat, item, f"crew:{self.seat}"),)
                yield Option(f"leader:{face(item)}", then, f"card:{item}", f"area:crew:{self.seat}")


@dataclass(frozen=True, slots=True)
class PickShip(Choice[Firefly]):
    """A Ship Card that nobody has, with the Drive Core that belongs to it (R-FB-27, R-FB-64, R-FB-66)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for item in g.zones["setup"]:
            if kind(item) == "ship":
                wanted = firefly().ships[face(item)].drive
                core = next(card for card in g.zones["setup"] if face(card) == wanted)
                ship = TakeSetUp(self.seat, item, f"ship:{self.seat}")
                then = (ship, TakeSetUp(self.seat, core, f"drive:{self.seat}"))
                yield Option(f"ship:{face(item)}", then, f"card:{item}", f"area:ship:{self.seat}")


@dataclass(frozen=True, slots=True)
class TakeSetUp(Effect[Firefly]):
    """A Set Up Card or Ship Card goes to a seat."""

    seat: int
    item: str
    zone: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.item, "setup", self.zone)
        g.tell(news.Chosen(self.seat, self.item))
        return ()


@dataclass(frozen=True, slots=True)
class PlaceShip(Choice[Firefly]):
    """A Sector to start in, where no other Firefly stands (R-FB-69); the Cruiser's is open (R-FB-70), that of the
    Cutter, with a warning, unless the table has closed it (R-FB-72)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        on, taken = g.settings["board"], set(g.ship.values())
        if g.settings["cutter_start"] == "closed":
            taken.add(g.cutter)
        for number in board(g).sectors:
            if number not in taken:
                yield _place_option(on, self.seat, number, "reavers" if number == g.cutter else "")


@remembered
def _place_option(on: str, seat: int, number: int, note: str) -> Option:
    """The option to start in a Sector of that map, made once."""
    key = board_of(on).sectors[number].key
    return Option(f"place:{key}", (PutShip(seat, number),), f"ship:{seat}", f"sector:{key}", note)


@dataclass(frozen=True, slots=True)
class PutShip(Effect[Firefly]):
    """A Firefly stands in its first Sector."""

    seat: int
    sector: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.ship[self.seat] = self.sector
        g.tell(news.Moved(self.seat, 0, self.sector))
        return ()
