"""What must hold of the steps that wait on the stack, field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from game.content.fancards.parts import SIDES, TRADES
from game.content.fancards.words import DEFENCE, HAZARDS, POWERS
from game.core.steps import Choice, Step
from game.rules.fancards.advanced.mutiny import Pairing
from game.rules.fancards.faces import cards_with
from game.rules.fancards.hands import DiscardPhase
from game.rules.fancards.reset import ResetPhase
from game.rules.fancards.soundness import verse
from game.rules.fancards.state import SETUP, FanCards
from game.rules.fancards.turn import CharterPhase, CrewPhase, SeatDone, SeatTurn
from game.rules.fancards.verse.encounter import VersePhase
from game.rules.shared.soundness import unanswerable

LONGEST = 64
PHASES = (SeatTurn, SeatDone, ResetPhase, VersePhase, CharterPhase, CrewPhase, DiscardPhase)
"""What waits where a turn, or a phase of it, begins."""
MANY = 99
Fits = Callable[[FanCards, Any], bool]


def _whole(low: int, high: int) -> Fits:
    return lambda g, value: type(value) is int and low <= value <= high


def _seat(g: FanCards, value: Any) -> bool:
    return type(value) is int and value in g.credits


def _card(g: FanCards, value: Any) -> bool:
    return value == "" or value in cards_with(g.settings["mods"])


def _foe(g: FanCards, value: Any) -> bool:
    parts = str(value).split(":")
    return len(parts) == 3 and parts[0] in ("foe", "quit") and _card(g, parts[1]) and parts[2].isdigit()


def _gain(g: FanCards, value: Any) -> bool:
    return type(value) is tuple and len(value) == 4 and all(_whole(0, MANY)(g, number) for number in value)


FITS: dict[str, Fits] = {
    "seat": _seat,
    **dict.fromkeys(("card", "job", "item", "part", "mine"), _card),
    "cell": lambda g, value: value in g.cells,
    "zone": lambda g, value: value in ("recruits", "spares", "recruit", "drawn", "bulletin", f"hand:{g.active}"),
    "foe": lambda g, value: _card(g, value) or _foe(g, value),
    "side": lambda g, value: value in SIDES,
    "trade": lambda g, value: value in TRADES,
    **dict.fromkeys(("wounds", "points", "credits"), _whole(0, MANY)),
    "eyes": _whole(1, 6),
    **dict.fromkeys(("victim", "rebels", "loyal"), verse.seated),
    **dict.fromkeys(("attackers", "pairs"), verse.cards),
    **dict.fromkeys(("unit", "winner", "loser"), lambda g, value: _card(g, value) or _foe(g, value)),
    **dict.fromkeys(("alone", "begun"), lambda g, value: type(value) is bool),
    **dict.fromkeys(("before", "left"), _whole(0, MANY)),
    "place": verse.placed,
    "to": lambda g, value: value in ("hand", "squad"),
    "word": lambda g, value: value in (*DEFENCE, *HAZARDS, *POWERS["defence"]),
    "value": lambda g, value: type(value) in (int, str) and len(str(value)) < LONGEST,
    "pairing": lambda g, value: isinstance(value, Pairing) and not list(_fields(g, value)),
    "most": _whole(1, 999),
    "gain": _gain,
    "seats": lambda g, value: type(value) is tuple and all(_seat(g, seat) for seat in value),
    "why": lambda g, value: type(value) is str and len(value) <= LONGEST,
}
"""By the name of a field what its value must be."""


def stack_faults(g: FanCards) -> Iterator[str]:
    """What is wrong with the steps that are still to do."""
    for step in g.stack:
        wrong = next(_fields(g, step), "")
        if wrong:
            yield wrong
            return
    bottom, top = g.stack[0], g.stack[-1]
    if len(g.stack) > LONGEST or not isinstance(bottom, SeatTurn if g.phase == SETUP else SeatDone | SeatTurn):
        yield "the steps of the turn do not follow each other"
    elif isinstance(bottom, SeatDone) and bottom.seat != g.active:
        yield "the turn of somebody else ends"
    elif all(isinstance(step, PHASES) for step in g.stack):
        return
    else:
        yield from _asked(g, top)


def _fields(g: FanCards, step: Step) -> Iterator[str]:
    """Fields of a step that can't be."""
    for name in cast(Any, step).__match_args__:
        value = getattr(step, name)
        fits = FITS.get(name)
        if fits is None or not fits(g, value):
            yield f"{type(step).__name__} with {name} {str(value)[:40]!r}"


def _asked(g: FanCards, top: Step) -> Iterator[str]:
    """The pending choice has answers."""
    if not isinstance(top, Choice):
        yield f"{type(top).__name__} waits for nobody"
        return
    yield from unanswerable(g, top)
