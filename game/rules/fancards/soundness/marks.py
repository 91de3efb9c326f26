"""The marks of the turn and of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.content.fancards.parts import TRADES
from game.rules.fancards.soundness.verse import card
from game.rules.fancards.state import SETUP, FanCards, crew_of
from game.rules.fancards.whose import seats_named
from game.rules.fancards.work.jobs import held

MANY = 99
"""More than any mark counts."""
COUNTED = ("bribe", "good_word", "roved")
PLAIN = ("all_fights", "battle", "looked_out", "mutinied", "scouted", "squad_fought")
Fits = Callable[[FanCards, str, int], bool]


def _plain(g: FanCards, tail: str, value: int) -> bool:
    return value == 1


def _cell(g: FanCards, tail: str, value: int) -> bool:
    return tail in g.cells and value == 1


def _been(g: FanCards, tail: str, value: int) -> bool:
    seat, _, cell = tail.partition(":")
    return _seat(g, seat) and _cell(g, cell, value)


def _seat(g: FanCards, tail: str) -> bool:
    return tail in seats_named(len(g.credits))


def _next(g: FanCards, tail: str, value: int) -> bool:
    word, _, seat = tail.partition(":")
    return _seat(g, seat) and (1 <= value <= MANY if word == "moves" else word == "no_jobs" and value == 1)


def _until(g: FanCards, tail: str, value: int) -> bool:
    word, _, rest = tail.partition(":")
    roller, _, victim = rest.partition(":")
    there = word == "closed" and rest in g.cells or word == "edge" and _seat(g, roller) and _seat(g, victim)
    return (there or tail == "no_charting") and value - 1 in g.credits


def _round(g: FanCards, tail: str, value: int) -> bool:
    word, _, card = tail.partition(":")
    crew = {person for seat in g.credits for person in crew_of(g, seat)}
    return value == 1 and (word == "armour" or word == "numb" and card in crew)


def _job(g: FanCards, tail: str, value: int) -> bool:
    return value == 1 and any(tail in held(g, seat) for seat in g.credits)


def _ticked(g: FanCards, tail: str, value: int) -> bool:
    return _job(g, tail, value) and tail in g.stages


def _trade(g: FanCards, tail: str, value: int) -> bool:
    return any(tail in crew_of(g, seat) for seat in g.credits) and 1 <= value <= len(TRADES)


def _did(g: FanCards, tail: str, value: int) -> bool:
    return value == 1 and _seat(g, tail.partition(":")[0])


def _enough(g: FanCards, tail: str, value: int) -> bool:
    return value == 1 and _seat(g, tail) and g.phase == SETUP


def _tally(g: FanCards, tail: str, value: int) -> bool:
    return _seat(g, tail) and 1 <= value <= MANY


def _crew(g: FanCards, tail: str, value: int) -> bool:
    return value == 1 and card(g, tail)  # dead or alive


HEADS: dict[str, Fits] = {
    "been": _been,
    "paid": _cell,
    "next": _next,
    "until": _until,
    "round": _round,
    "ticked": _ticked,
    "tried": _job,
    "trade": _trade,
    "did": _did,
    "enough": _enough,
    **dict.fromkeys(("reward", "bounty", "hits"), _tally),
    **dict.fromkeys(("heir", "rebel", "free"), _crew),
}
"""What marks with a head and a tail must be."""


def mark_faults(g: FanCards) -> Iterator[str]:
    """Marks that there aren't."""
    for flag, value in g.flags.items():
        head, colon, tail = flag.partition(":")
        fits = HEADS.get(head) if colon else None
        if flag in COUNTED and 1 <= value <= MANY or flag in PLAIN and value == 1 or fits and fits(g, tail, value):
            continue
        yield f"there is no mark {flag[:40]!r} of {value}"
