"""Why a ship, the Cruiser or the Cutter may not go somewhere."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.acting import actions_left, every_kind
from game.rules.firefly.board import near, zone_at
from game.rules.firefly.flight.evading import EvadeChoice
from game.rules.firefly.flight.flying import FlightChoice, burn_fuel
from game.rules.firefly.flight.hunters import CruiserChoice, CutterChoice
from game.rules.firefly.flight.reavers import GROUNDED
from game.rules.firefly.set_up.draft import PickLeader, PickShip, PlaceShip
from game.rules.firefly.state import Firefly
from game.rules.firefly.whynot.asking import Asked, Found, explained, nearest_sector
from game.rules.firefly.zones import amount, ships_at
from game.rules.shared.whynot import Explain

MOVES = ("burn", "mosey", "fly")


def none_left(g: Firefly) -> Found:
    """Why no Action may be taken any more, None while one may (R-FB-133, R-FB-553)."""
    if actions_left(g):
        return None
    return ("R-FB-553", "flight_ends") if every_kind(g) else ("R-FB-133", "two_actions")


def flight(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Fly Action that can't be begun (R-FB-133, R-FB-136, R-FB-137, R-FB-152, R-FB-154, R-FB-258)."""
    near_by = nearest_sector(g, what.place, options)
    if "fly" in g.acted:
        return ("R-FB-137" if what.verb == "mosey" else "R-FB-136", "flown")
    if none_left(g):
        return none_left(g)
    if GROUNDED in g.flags:
        return ("R-FB-237", "grounded")
    if what.place == g.cutter:
        return ("R-FB-258", "cutter_there", near_by)
    if what.place not in near(g, g.ship[seat]):
        return ("R-FB-154", "not_adjacent", near_by)
    if what.verb == "burn" and amount(g, seat, "fuel") < burn_fuel(g, seat):
        return ("R-FB-152", "no_fuel", f"mosey:{what.rest}")
    return None


def onward(g: Firefly, step: FlightChoice, what: Asked, options: Sequence[Option]) -> Found:
    """A further Sector (R-FB-154, R-FB-258), and what has to wait until the flight is over (R-FB-518)."""
    if what.verb in MOVES:
        near_by = nearest_sector(g, what.place, options)
        if what.place == g.cutter:
            return ("R-FB-258", "cutter_there", near_by)
        return ("R-FB-154", "not_adjacent", near_by)
    if what.verb in ("hire", "trade"):
        return ("R-FB-518" if what.verb == "hire" else "R-FB-576", "not_stopped", "stop")
    if what.verb in ("buy", "leave", "deal", "work", "goal", "makework", "end"):
        return ("R-FB-143", "flight_first", "stop")
    return None


def _evade(g: Firefly, step: EvadeChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Where an Evade may not go (R-FB-184, R-FB-188, R-FB-191)."""
    if what.place == g.cutter and what.place:
        return ("R-FB-188", "cutter_there", nearest_sector(g, what.place, options))
    if what.place == g.ship[step.seat] or what.verb in ("stop", "end", "cancel"):
        return ("R-FB-191", "must_evade")
    if what.verb in (*MOVES, "evade"):
        return ("R-FB-184", "not_adjacent", nearest_sector(g, what.place, options))
    return None


def _cruiser(g: Firefly, step: CruiserChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Where the Cruiser may not go (R-FB-226, R-FB-228 to R-FB-230)."""
    if what.verb != "cruiser":
        return None
    near_by = nearest_sector(g, what.place, options)
    if what.place == g.cruiser and step.how in ("right", "step"):
        return ("R-FB-229", "must_move", near_by)
    if what.place and zone_at(g, what.place) != "alliance":
        return ("R-FB-230", "alliance_only", near_by)
    if step.how == "free":
        return ("R-FB-226", "firefly_there", near_by)
    if step.how == "outlaw":
        return ("R-FB-226", "no_outlaw_there", near_by)
    return ("R-FB-228", "one_sector", near_by)


def _cutter(g: Firefly, step: CutterChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Where the Cutter may not go (R-FB-262 to R-FB-265)."""
    if what.verb != "cutter":
        return None
    near_by = nearest_sector(g, what.place, options)
    if what.place == g.cutter and step.how == "right":
        return ("R-FB-264", "must_move", near_by)
    if what.place and zone_at(g, what.place) != "border":
        return ("R-FB-265", "border_only", near_by)
    if step.how == "free":
        return ("R-FB-262", "firefly_there", near_by)
    return ("R-FB-263", "one_sector", near_by)


def _place(g: Firefly, step: PlaceShip, what: Asked, options: Sequence[Option]) -> Found:
    """Where a ship may not start (R-FB-69, R-FB-72)."""
    if not what.place:
        return None
    near_by = nearest_sector(g, what.place, options)
    if ships_at(g, what.place):
        return ("R-FB-69", "taken_sector", near_by)
    return ("R-FB-72", "cutter_there", near_by)


def _leader(g: Firefly, step: PickLeader, what: Asked, options: Sequence[Option]) -> Found:
    """A Leader somebody else has (R-FB-66)."""
    return ("R-FB-66", "taken_card") if what.verb in ("leader", "hire", "buy", "stay") else None


def _ship(g: Firefly, step: PickShip, what: Asked, options: Sequence[Option]) -> Found:
    """A ship somebody else has (R-FB-66)."""
    return ("R-FB-66", "taken_card") if what.verb == "ship" else None


EXPLAIN: tuple[Explain, ...] = (
    (EvadeChoice, explained(_evade)),
    (CruiserChoice, explained(_cruiser)),
    (CutterChoice, explained(_cutter)),
    (PlaceShip, explained(_place)),
    (PickLeader, explained(_leader)),
    (PickShip, explained(_ship)),
)
