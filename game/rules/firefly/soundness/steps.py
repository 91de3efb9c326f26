"""What must hold of the steps that wait on the stack, field by field, and of the marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, cast

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, GOODS, SKILLS
from game.core.steps import Choice, Step
from game.rules.firefly import boxes, turn
from game.rules.firefly.board import board
from game.rules.firefly.cards.happening import WORDS
from game.rules.firefly.cards.resolving import Resolve
from game.rules.firefly.flight import contact, reavers
from game.rules.firefly.jobs import attempt
from game.rules.firefly.set_up import dealing, draft, setup
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, items, option_of
from game.rules.firefly.told import is_deck
from game.rules.firefly.trade.trading import OFFERS
from game.rules.shared.soundness import unanswerable

SETUP = (
    draft.OpeningRoll,
    draft.PickLeader,
    draft.PickShip,
    draft.PlaceShip,
    setup.SetUp,
    setup.StoryChoice,
    setup.TakeStory,
    dealing.StartingSupplies,
    dealing.StartingJobs,
    dealing.KeepJobs,
    dealing.GiveJobs,
    dealing.PrimeSupplies,
    dealing.StartingCrew,
    dealing.StartingCrewChoice,
    turn.PlayerTurn,
)
"""What may wait before the first turn."""
TURN = (turn.PlayerTurnOver, turn.TurnGoesOn)
"""What waits through a whole turn, the end of it first."""
LONGEST = 64
MOST = 10_000_000
ONCE = (attempt.HALF_PAY, attempt.AS_FIGHT, contact.STOPPED, reavers.GROUNDED, turn.ENDED)
"""Marks that are set or not."""
HOWS = ("here", "right", "step", "free", "outlaw")
ENDINGS = ("keep-flying", "full-stop", "evade", "proceed", "botched", "warrant", "complete", "win")


def flag_fits(g: Firefly, flag: str, value: int) -> bool:
    """Whether a mark exists and its value can be."""
    head, _, tail = flag.partition(":")
    if flag in ONCE:
        return value == 1
    if flag == attempt.PAY_MORE:
        return value != 0 and abs(value) <= MOST
    if flag == "call":
        return value - 1 in g.ship
    if head == "passed":
        return tail in map(str, g.ship) and 0 < value <= MOST
    if head == "traded":
        one, _, other = tail.partition(":")
        return 0 < value <= OFFERS and one in map(str, g.ship) and other in map(str, g.ship)
    mark = boxes.mark_of(g, flag)
    if mark:
        return mark.fits(g, tail, value)
    return head == attempt.HALF_PAY and value == 1 and tail in items()


def stack_faults(g: Firefly) -> Iterator[str]:
    """What is wrong with the steps that are still to do."""
    for step in g.stack:
        wrong = _field_faults(g, step)
        if wrong:
            yield wrong
            return
    if len(g.stack) > LONGEST:
        yield "too much is still to do"
    elif g.turn == 0 or (len(g.stack) == 1 and isinstance(g.stack[0], turn.PlayerTurn)):
        opening = (*SETUP, *(kind for box in boxes.boxes(g) for kind in box.opening))
        if not all(isinstance(step, opening) for step in g.stack) or not isinstance(g.stack[0], turn.PlayerTurn):
            yield "the set-up does not fit what has been done"
            return
    elif not _runs(g):
        yield "the steps of the turn do not follow each other"
        return
    top = g.stack[-1]
    if isinstance(top, Choice):
        yield from unanswerable(g, top)
    elif not isinstance(top, turn.PlayerTurn):
        yield f"{type(top).__name__} waits for nobody"


def _runs(g: Firefly) -> bool:
    """The end of the active seat's turn, its going on, and what happens in it."""
    if len(g.stack) < len(TURN):
        return False
    first = zip(TURN, g.stack)
    whole = all(type(step) is kind and cast(Any, step).seat == g.active for kind, step in first)
    return whole and not any(isinstance(step, (*SETUP, *TURN)) for step in g.stack[len(TURN) :])


def _field_faults(g: Firefly, step: Step, deep: int = 0) -> str:
    """What is wrong with the fields of a step, and of the steps in them."""
    for field in fields(cast(Any, step)):
        value = getattr(step, field.name)
        fits = FITS.get(field.name) or _of_box(g, field.name)
        inner = value if isinstance(value, tuple) else (value,)
        if any(isinstance(one, Step) for one in inner):
            if deep > 3 or len(inner) > LONGEST or not all(isinstance(one, Step) for one in inner):
                return f"{type(step).__name__} is too deep"
            wrong = next((found for one in inner if (found := _field_faults(g, one, deep + 1))), "")
            if wrong:
                return wrong
        elif fits is None or not fits(g, value):
            return f"{type(step).__name__} with {field.name} {str(value)[:40]!r}"
    card, number = getattr(step, "card", ""), getattr(step, "option", None)
    if number is not None and not _has_option(card, number, isinstance(step, Resolve)):
        return f"{type(step).__name__} with option {number}"
    return ""


def _of_box(g: Firefly, name: str) -> boxes.Fits | None:
    return next((box.fits[name] for box in boxes.boxes(g) if name in box.fits), None)


def _has_option(card: str, number: int, plain: bool) -> bool:
    """Whether a card has that option, with a test unless it is resolved without one."""
    try:
        option = option_of(card, number)
    except (AssertionError, IndexError, KeyError):
        return False
    return plain or option.test is not None


def _seat(g: Firefly, value: Any) -> bool:
    return value in g.ship


def _some(low: int, high: int) -> Callable[[Firefly, Any], bool]:
    return lambda g, value: type(value) is int and low <= value <= high


def _all(fits: Callable[[Firefly, Any], bool]) -> Callable[[Firefly, Any], bool]:
    return lambda g, values: isinstance(values, tuple) and len(values) <= LONGEST and all(fits(g, v) for v in values)


def _either(one: Callable[[Firefly, Any], bool], other: Callable[[Firefly, Any], bool]) -> Callable[..., bool]:
    return lambda g, value: one(g, value) or other(g, value)


def _item(g: Firefly, value: Any) -> bool:
    return value in items()


def _work(g: Firefly, value: Any) -> bool:
    if value == reavers.CARD or (isinstance(value, str) and boxes.trial(value)):
        return True
    return value in items() or (isinstance(value, str) and value[:5] == "goal:" and value[5:] in firefly().goals)


def _nobody(g: Firefly, value: Any) -> bool:
    return bool(value == "")


def _thing(g: Firefly, value: Any) -> bool:
    return value in items() or (isinstance(value, str) and value[:5] == "good:" and value[5:] in GOODS)


def _text(g: Firefly, value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _flag(g: Firefly, value: Any) -> bool:
    return type(value) is bool


_number = _some(-MOST, MOST)
_count = _some(0, MOST)
FITS: dict[str, Callable[[Firefly, Any], bool]] = {
    **dict.fromkeys(("seat", "other", "of", "by"), _seat),
    **dict.fromkeys(("seats", "winners"), _all(_seat)),
    "but": _some(-1, 3),
    **dict.fromkeys(("job", "item", "gear"), _item),
    **dict.fromkeys(("card", "work"), _work),
    **dict.fromkeys(("crew", "chosen"), _either(_either(_item, _nobody), _all(_item))),
    **dict.fromkeys(("due", "unpaid", "sought"), _all(_item)),
    **dict.fromkeys(("give", "take"), _all(_thing)),
    **dict.fromkeys(("n", "more", "pay"), _number),
    **dict.fromkeys(("left", "most", "least", "count", "hiding", "bonus", "cost", "price", "money"), _count),
    "option": _some(0, 9),
    **dict.fromkeys(("face", "gift"), _some(0, 6)),
    "faces": _all(_some(1, 6)),
    "sector": lambda g, value: value in board(g).sectors,
    "good": lambda g, value: value in GOODS,
    "skill": lambda g, value: value in SKILLS,
    "contact": lambda g, value: value in CONTACTS,
    "deck": lambda g, value: is_deck(value) and any(deck_of(item) == value for item in items()),
    "how": lambda g, value: value in HOWS or value in board(g).where,
    "word": lambda g, value: value in WORDS,
    "end": lambda g, value: value in ENDINGS,
    **dict.fromkeys(("again", "drawn", "rerolled"), _flag),
    **dict.fromkeys(("what", "why", "source", "target", "zone", "pile"), _text),
}
