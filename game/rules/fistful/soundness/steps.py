"""What must hold of the steps that wait on the stack, field by field, and of the marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, cast

from game.content.fistful import fistful
from game.core.steps import Step
from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.campaign import heists
from game.rules.fistful.cards.words import EVENT_STEPS
from game.rules.fistful.setup import gear_cards
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import inventory, sort, special
from game.rules.shared.dice import SIDES

DEEPEST = 12
OUTER = ("Turn", "TurnEnd", "Deal", "PickHero", "PickSidekick", "Picked")
"""Steps that no other step holds."""
AT_ONCE = ("Walk",)
"""Steps that happen as soon as they are chosen and never wait."""
LONGEST = 64
MOST_EARNED = 1_000_000
TURN_MARKS = ("halt", "steps", "truce", "weaken", "calm", "alarm", "stalked")
FIGHT_MARKS = ("total", "bonus", "d4", "d6", "spent")
WORDS = ("heal", "load", "refill", "timer", "hurt", "sight", "spawn", *EVENT_STEPS)
TEXTS = {
    "where": ("all", "nearest", "engine", "crew"),
    "what": ("ammo", "health", "gear"),
    "side": ("hero", "sidekick"),
    "how": ("won", "lost"),
}


def flag_fits(g: Fistful, flag: str, value: int) -> bool:
    """Whether a mark exists and its value can be."""
    head, _, tail = flag.partition(":")
    if head in ("earned", "until"):
        order = heists(g.settings["heist"])
        return tail in order[: order.index(g.heist)] and 0 < value <= (g.turn if head == "until" else MOST_EARNED)
    if not -1000 <= value <= 1000 or value == 0:
        return False
    if head in ("hidden", "passed", "shield"):
        return tail in map(str, g.at) and value > 0
    if head == "turned":
        return value == 1 and flag[7:] in g.up and sort(flag[7:]) == "enemy" and special(flag[7:]) == "hunt"
    if head == "done":
        return value == 1 and tail in [visit.icon for visit in heist_of(g.heist).visits]
    if head == "longer":
        level = heist_of(g.heist).levels.get(g.settings["level"])
        return level is not None and 0 < value <= sum(more for _, more in level.longer_with)
    if head in ("skill", "fallen"):
        return tail in fistful().crew and value == 1
    if head == "used":
        return any(flag == f"used:{card}" for card in gear_cards(g)) and value > 0
    if flag.startswith("fight."):
        return flag[6:] in FIGHT_MARKS
    return flag in TURN_MARKS


def step_faults(g: Fistful, step: Step, depth: int = 0) -> Iterator[str]:
    """What is wrong with a step and the steps it holds."""
    if depth and type(step).__name__ in OUTER:
        yield f"{type(step).__name__} inside another step"
    if type(step).__name__ in AT_ONCE:
        yield f"{type(step).__name__} does not wait"
    if depth > DEEPEST:
        yield "steps within steps without end"
        return
    for field in fields(cast(Any, step)):
        value = getattr(step, field.name)
        fits = FITS.get(field.name)
        if fits is None or not fits(g, value):
            yield f"{type(step).__name__} with {field.name} {str(value)[:40]!r}"
        elif field.name in NESTED:
            for inner in value:
                yield from step_faults(g, inner, depth + 1)


def _seat(g: Fistful, value: Any) -> bool:
    return value in g.at


def _some(low: int, high: int) -> Callable[[Fistful, Any], bool]:
    return lambda g, value: type(value) is int and low <= value <= high


def _foe(g: Fistful, value: Any) -> bool:
    lots = inventory(g.heist, g.settings["level"])
    return any(value in lot for lot in lots.values()) and sort(value) == "enemy"


def _hunter(g: Fistful, value: Any) -> bool:
    return _foe(g, value) and special(value) == "hunt"


def _door(g: Fistful, value: Any) -> bool:
    return value in inventory(g.heist, g.settings["level"])["doors"]


def _icon(g: Fistful, value: Any) -> bool:
    return any(value == visit.icon for visit in heist_of(g.heist).visits)


def _all(fits: Callable[[Fistful, Any], bool], least: int = 0) -> Callable[[Fistful, Any], bool]:
    return lambda g, values: least <= len(values) <= LONGEST and all(fits(g, value) for value in values)


def _text(name: str) -> Callable[[Fistful, Any], bool]:
    return lambda g, value: value in TEXTS[name]


def _card(g: Fistful, value: Any) -> bool:
    return value in gear_cards(g)


def _item(g: Fistful, value: Any) -> bool:
    return any(value in items for items in g.zones.values())


def _flag(g: Fistful, value: Any) -> bool:
    return flag_fits(g, value, 1)


def _about(g: Fistful, value: Any) -> bool:
    """A Timer advance (steps), a hurt (seat, amount) or a battle by sight (seat, "start" or "end")."""
    if len(value) == 1:
        return type(value[0]) is int and 0 <= value[0] <= LONGEST
    return len(value) == 2 and value[0] in g.at and (value[1] in ("start", "end") or type(value[1]) is int)


def _step(g: Fistful, value: Any) -> bool:
    return isinstance(value, Step)


def _cell(g: Fistful, value: Any) -> bool:
    return value in board_of(g.heist).grid.floor


def _crew(g: Fistful, value: Any) -> bool:
    return value == "" or value in fistful().crew


NESTED = ("then", "otherwise")
FITS: dict[str, Callable[[Fistful, Any], bool]] = {
    "seat": _seat,
    "giver": _seat,
    "taker": _seat,
    "helper": lambda g, value: value == -1 or value in g.at,
    "seats": _all(_seat),
    "others": _all(_seat),
    "cell": _cell,
    "token": _foe,
    "among": _all(_foe, 1),
    "foe": _hunter,
    "foes": _all(_hunter),
    "door": _door,
    "icon": _icon,
    "heist": lambda g, value: value in heists(g.settings["heist"]),
    "card": _card,
    "cards": _all(_card, 2),
    "item": _item,
    "who": _crew,
    "mate": _crew,
    "once": lambda g, value: type(value) is bool,
    "then": _all(_step),
    "otherwise": _all(_step),
    "todo": _all(lambda g, value: value in SIDES),
    "steps": _some(0, LONGEST),
    "left": _some(0, LONGEST),
    "face": _some(0, 10),
    "amount": _some(-LONGEST, LONGEST),
    "count": _some(0, LONGEST),
    "reach": _some(0, LONGEST),
    "spent": _some(0, LONGEST),
    "most": _some(0, LONGEST),
    "worth": _some(0, 1000),
    "flag": _flag,
    "about": _about,
    "word": lambda g, value: value in WORDS,
    "value": lambda g, value: (
        value in TEXTS["where"]
        or value in ("True", "-1", "-2", "-3")
        or (value.isascii() and value.isdigit() and int(value[:9]) <= 1000)
    ),
    "where": _text("where"),
    "what": _text("what"),
    "side": _text("side"),
    "how": _text("how"),
    "why": lambda g, value: len(value) <= LONGEST,
}
