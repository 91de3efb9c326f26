"""Why a ship can't move, a location can't be charted or placed, a crew member can't stay or come aboard."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.charting import CORE, against, kind_at, neighbours, shuts
from game.rules.fancards.crew import aboard_with
from game.rules.fancards.faces import place_face
from game.rules.fancards.moves import short_of, shut
from game.rules.fancards.state import FanCards, crew_at
from game.rules.fancards.turn import charters
from game.rules.fancards.whynot.asking import no, short, title


def flight(g: FanCards, seat: int, cell: str, options: Sequence[Option]) -> Refusal:
    """A move that can't be made (R-CG-79, R-CG-80, R-CG-85)."""
    if cell not in g.cells:
        return no("R-CG-80", "no_place", options, "move:")
    place = title(g.cells[cell])
    if cell == g.spot[seat]:
        return no("R-CG-80", "here", options, "move:", place=place)
    if cell not in neighbours(g, g.spot[seat]):
        return no("R-CG-80", "not_beside", options, "move:", place=place)
    if shut(g, cell):
        return no("R-CG-85", "closed", options, "move:", place=place)
    if short_of(g, seat, cell):
        needs = place_face(g.cells[cell]).needs
        less = aboard_with(g, seat, "core_easier") if kind_at(g, cell) == CORE else 0
        return short(g, seat, type(needs)(*(max(0, n - less) for n in needs)), "R-CG-85", options) or _moves(options)
    return _moves(options)


def _moves(options: Sequence[Option]) -> Refusal:
    return no("R-CG-79", "no_moves", options, "done")


def charter(g: FanCards, options: Sequence[Option]) -> Refusal:
    """Charting that can't be done (R-CG-90, R-CG-101, R-CG-108)."""
    if not charters(g):
        return no("R-CG-108", "map_revealed", options, "move:")
    if "location" not in g.zones:
        return no("R-CG-101", "all_charted", options, "move:")
    if shuts(g):
        return no("R-CG-90", "storm", options, "move:")
    return _moves(options)


LINES = {"R-CG-61": "core_beside_core", "R-CG-62": "rim_and_core", "R-CG-63": "beside_map"}


def placing(g: FanCards, cell: str, options: Sequence[Option]) -> Refusal:
    """A cell on which the drawn location can't lie (R-CG-61 to R-CG-63)."""
    if cell in g.cells:
        return no("R-CG-63", "taken", options, place=title(g.cells[cell]))
    card = g.zones["drawn"][-1]
    rule = against(g, place_face(card).kind, cell) if cell.count(",") == 1 else "R-CG-63"
    return no(rule or "R-CG-63", LINES.get(rule, "beside_map"), options, place=title(card))


def person(g: FanCards, seat: int, card: str, target: str, options: Sequence[Option]) -> Refusal:
    """A crew card that can't go there (R-CG-78, R-CG-88, R-CG-89)."""
    if target.startswith("captain:"):
        return no("R-CG-78", "captain_stays", options, "done")
    if card in crew_at(g, str(seat)):
        return no("R-CG-88", "left_here", options, "leave:", place=title(g.cells[g.spot[seat]]))
    return no("R-CG-89", "fetched_there", options, "move:", name=title(card))
