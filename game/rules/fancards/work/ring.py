"""The broadcast, an idea of the thread: four parts of it lie at far places, and who sends it wins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.charting import PARTS, RIM, kind_at
from game.rules.fancards.crew import captain_cell, present
from game.rules.fancards.faces import back_of, kind
from game.rules.fancards.scoring import BY_RING, GameOver, by_ring
from game.rules.fancards.state import FanCards, crew_at
from game.rules.fancards.stow import room
from game.rules.fancards.verse.fighters import foe_left
from game.rules.fancards.verse.fights import Fight
from game.rules.fancards.work.jobs import may_command, on_map, spend_command

MIRANDA = "miranda"
"""The world from which the broadcast is sent; where it isn't on the map, a rim world does."""
POWER = 2
"""The command points that sending takes."""


def parts_aboard(g: FanCards, seat: int) -> list[str]:
    """The parts of the broadcast aboard a ship."""
    aboard = crew_at(g, str(seat))
    items = [item for item in g.zones.get(f"items:{seat}", ()) if back_of(item) == "part"]
    return [item for item in items if item not in g.carrier or g.carrier[item] in aboard]


def can_send(g: FanCards, seat: int) -> bool:
    """Whether the broadcast can be sent: all four parts at the right place, and the captain with the points for it."""
    cell = g.spot[seat]
    enough = g.settings["actions"] == "once" or g.command[seat] >= POWER
    if not enough or len(parts_aboard(g, seat)) != PARTS or captain_cell(g, seat) != cell:
        return False
    return kind(g.cells[cell]) == MIRANDA or not on_map(g, MIRANDA) and kind_at(g, cell) == RIM


def ring_options(g: FanCards, seat: int) -> Iterable[Option]:
    """A part is fought for where the captain is; all four are sent. Only a table that plays for it has parts."""
    return _ring_options(g, seat) if by_ring(g) else ()


def _ring_options(g: FanCards, seat: int) -> Iterable[Option]:
    cell = captain_cell(g, seat) if may_command(g, seat, "part") else ""
    parts = g.zones.get(f"part:{cell}", ())
    if parts and room(g, seat) > 0:
        for part in parts:
            yield Option(f"part:{part}", (SeekPart(seat, part, cell),), part, f"items:{seat}")
    if may_command(g, seat, "send") and can_send(g, seat):
        yield Option("send", (GameOver((seat,), BY_RING),), "part", f"cell:{g.spot[seat]}")


@dataclass(frozen=True, slots=True)
class SeekPart(Effect[FanCards]):
    """A command point, and the keeper of a part is fought."""

    seat: int
    part: str
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        spend_command(g, self.seat, "part")
        return (Keeper(self.seat, self.part, self.cell),)


@dataclass(frozen=True, slots=True)
class Keeper(Effect[FanCards]):
    """The fight goes on while the keeper stands and somebody is there to fight; then the part is taken."""

    seat: int
    part: str
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        foe = f"foe:{self.part}:0"
        if foe_left(g, foe) > 0:
            return (FaceKeeper(self.seat, self.part, self.cell),) if present(g, self.seat, self.cell) else ()
        g.wounds.pop(foe, None)
        move(g, self.part, f"part:{self.cell}", f"items:{self.seat}")
        g.tell(news.Part(self.part, self.cell, self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class FaceKeeper(Choice[FanCards]):
    """Who of the crew fights the keeper, or the fight is broken off."""

    seat: int
    part: str
    cell: str

    def options(self, g: FanCards) -> Iterable[Option]:
        foe = f"foe:{self.part}:0"
        for card in present(g, self.seat, self.cell):
            then = (Fight(self.seat, card, foe), Keeper(self.seat, self.part, self.cell))
            yield Option(f"fight:{card}:0", then, card, foe)
        yield Option("break_off", (), self.part, f"cell:{self.cell}")
