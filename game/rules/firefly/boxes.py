"""What an expansion adds: a box is a value, and Firefly looks it up by the settings that turn it on.

Nothing subscribes and nothing is scanned for: `know` is told once which boxes there are, and a table that plays without
them walks over an empty tuple. A box that is off leaves no trace in a state, not even its settings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.ruleset import Setting
from game.core.steps import Option, Step
from game.rules.firefly.state import Firefly

if TYPE_CHECKING:
    from game.content.firefly.records import Card, Choosable, Do, Job

ON = "on"
Asks = Callable[[Firefly, Any], Iterable[Option]]
"""More answers of a choice, given that choice."""
Follows = Callable[[Firefly, int, Any], Iterable[Step]]
"""What follows for a seat from what has happened; what that was depends on the word."""
Holds = Callable[[Firefly, int, "Do"], bool]
"""Whether a word of a card holds for a seat."""
Loses = Callable[[Firefly, int, str, str, tuple[Step, ...]], tuple[Step, ...]]
"""What comes in place of the steps by which one of the Crew is lost."""
Fits = Callable[[Firefly, Any], bool]
"""Whether a value can stand in the field of a step that waits."""
Parts = dict[str, tuple[Step, ...]]
"""The steps of the set-up by part, in their order: "choosing", "placing", "story", "dealt", "jobs", "last"."""


class JobKind(NamedTuple):
    """How Jobs of a kind are worked that have no places: the `attempt` once the team has set out, what completing one
    comes to, and whether one is Immoral for a seat."""

    attempt: Callable[[Firefly, int, str], Iterable[Step]]
    complete: Callable[[Firefly, int, str], Iterable[Step]]
    immoral: Callable[[Firefly, int, Job], bool]


class Zone(NamedTuple):
    """A zone for cards that lie open: of which kinds, whether each seat has one as "<name>:<seat>", and whether it has
    a third part, as "<name>:<seat>:<card>"."""

    kinds: tuple[str, ...]
    per_seat: bool = False
    per_card: bool = False


class Mark(NamedTuple):
    """A mark, as "<name>" or "<name>:<rest>": whether the rest and the value can be, and how long it stays: "attempt",
    "turn" or "game". `secret`: nobody knows it before the team sets out."""

    fits: Callable[[Firefly, str, int], bool]
    stays: str = "turn"
    secret: bool = False


class Wants(NamedTuple):
    """What a Story of a box asks of a seat besides its Goals' own words, for bots: tokens by their kind that are
    gathered, the $ they cost, and what completing a Job of some kind is worth besides its Pay, in $."""

    goods: Mapping[str, int] = {}
    money: int = 0
    kinds: Mapping[str, float] = {}


class Box(NamedTuple):
    """All that a box may add; what it leaves out it doesn't change.

    `settings`: the first turns it on. `seats`: how many more may play. `alone`: settings that one player alone has no
    choice about. `unfit`: what is wrong with them. `deals`: whether a card of it is played with. `decks`: decks of its
    own, face down. `offers`: more answers, by the name of the choice. `sets_up`: the parts of the set-up made anew.
    `between`: steps due between two decisions. `after`: what follows from "nav" (a Nav Card is drawn), "done" (a Job is
    paid), "turn" (one begins), "people lost", "salvaged", "thrown" (dice lie). `losing`: what comes in place of the
    steps by which one of the Crew is lost, and why: "killed", "seized". The words `own` of cards: `says` when they
    happen, `needs`, `has` and `plus` when they are asked. `trials`: Skill Tests on no card. `fits`: fields of its
    steps. `opening`: its steps of the set-up. `rights`: those that put right what is too much. `lays`, `tells` and
    `drags`: tables and answers in scenario files. `verbs`: why an Action can't be taken; `explains`: the same for other
    choices. For bots: `habits`, what they answer; `errands`, more that there is to do; `hopes`, what a Job of its
    kinds is worth to who gets it; `wants`; `worths`, what a perk `own` is worth by itself in $, or each of its `n`;
    `leads`, the test of `trials` that a word `own` leads to.
    """

    id: str
    settings: tuple[Setting, ...]
    seats: Callable[[Mapping[str, str]], int] = lambda settings: 0
    alone: Mapping[str, str] = {}
    unfit: Callable[[int, Mapping[str, str]], str] = lambda seats, settings: ""
    deals: Callable[[Card, Mapping[str, str]], bool] = lambda card, settings: True
    decks: tuple[str, ...] = ()
    kinds: Mapping[str, JobKind] = {}
    offers: Mapping[str, tuple[Asks, ...]] = {}
    sets_up: Callable[[Firefly, Parts], Parts] = lambda g, parts: parts
    between: tuple[Callable[[Firefly], tuple[Step, ...]], ...] = ()
    after: Mapping[str, tuple[Follows, ...]] = {}
    losing: Callable[[Firefly, int, str, str, tuple[Step, ...]], tuple[Step, ...]] = lambda g, seat, crew, why, then: (
        then
    )
    says: Mapping[str, Callable[[Firefly, Any], Iterable[Step]]] = {}
    needs: Mapping[str, Holds] = {}
    has: Mapping[str, Holds] = {}
    plus: Mapping[str, Callable[[Firefly, int], int]] = {}
    trials: Mapping[str, Choosable] = {}
    zones: Mapping[str, Zone] = {}
    marks: Mapping[str, Mark] = {}
    fits: Mapping[str, Fits] = {}
    opening: tuple[type[Step], ...] = ()
    rights: tuple[type[Step], ...] = ()
    lays: Mapping[str, Callable[[Firefly, str, object], None]] = {}
    tells: Callable[[Firefly], Mapping[str, Any]] = lambda g: {}
    drags: Callable[[Firefly, str, int], tuple[str, str] | None] = lambda g, key, seat: None
    verbs: Mapping[str, Callable[..., Any]] = {}
    explains: tuple[tuple[type[object], Callable[..., Any]], ...] = ()
    habits: tuple[tuple[type[Step], Callable[..., str]], ...] = ()
    errands: tuple[Callable[[Firefly, int], Iterable[Any]], ...] = ()
    hopes: Callable[[Job, Any], float] = lambda job, outfit: 0.0
    wants: Callable[[Firefly, int], Wants] = lambda g, seat: Wants()
    worths: Mapping[str, float] = {}
    leads: Mapping[str, str] = {}


Part = tuple["str | None", ...]
"""What settings say of all boxes: a value for each of theirs, in their order; None for one that isn't set."""

_known: list[Box] = []
_named: list[str] = []


def know(*boxes: Box) -> None:
    """These are the boxes there are."""
    _known[:] = boxes
    _named[:] = [one.name for box in boxes for one in box.settings]


def known() -> tuple[Box, ...]:
    """All boxes there are, on or off."""
    return tuple(_known)


def boxes(g: Firefly) -> tuple[Box, ...]:
    """The boxes a table plays with, in their order; asked for many times in a turn, and mostly there is none."""
    found: tuple[Box, ...] = ()
    for box in _known:
        if g.settings.get(box.id) == ON:
            found = (*found, box)
    return found


def _asked(box: Box, settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of a box as a table asks for them; none where it is off."""
    usual = box.settings[0].values[0]
    if settings.get(box.id, usual) == usual:
        return {}
    return {one.name: settings.get(one.name, one.values[0]) for one in box.settings}


def more_seats(settings: Mapping[str, str]) -> int:
    """How many more may play than without the boxes that are on."""
    return sum(box.seats(asked) for box in _known if (asked := _asked(box, settings)))


def fixed(seats: int, settings: Mapping[str, str]) -> tuple[Setting, ...]:
    """The settings of boxes that so many can't choose, each with its one value."""
    on = [box for box in _known if seats == 1 and _asked(box, settings)]
    return tuple(
        Setting(one.name, (box.alone[one.name],), one.rule)
        for box in on
        for one in box.settings
        if one.name in box.alone
    )


def chosen(seats: int, settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of the boxes that are on, each with its default where none is given and as it must be for so many.
    ValueError for one of a box that is off."""
    found: dict[str, str] = {}
    for box in _known:
        asked = _asked(box, settings)
        if asked:
            found |= {**asked, **(box.alone if seats == 1 else {})}
            continue
        idle = [one.name for one in box.settings[1:] if one.name in settings]
        if idle:
            raise ValueError(f"{idle[0]} is a setting of {box.id}, which is off")
    return found


def unfit(seats: int, settings: Mapping[str, str]) -> str:
    """What is wrong with the settings of boxes, "" when they fit."""
    for box in _known:
        for name, values, _ in box.settings if box.id in settings else ():
            if settings[name] not in values:
                return f"{name} must be one of {', '.join(values)}, not {settings[name][:40]!r}"
        wrong = box.unfit(seats, settings) if box.id in settings else ""
        if wrong:
            return wrong
    return ""


def part_of(settings: Mapping[str, str]) -> Part:
    """The settings of boxes alone: what decides which of their cards are played with."""
    return tuple(map(settings.get, _named))


def named(part: Part) -> dict[str, str]:
    """The same by their names, those that are set."""
    return {name: value for name, value in zip(_named, part) if value is not None}


def deals(card: Card, part: Mapping[str, str]) -> bool:
    """Whether a card of a box is played with; True for any other card."""
    return not card.box or any(box.id == card.box and box.id in part and box.deals(card, part) for box in _known)


def is_box_deck(zone: str) -> bool:
    """Whether a zone is a draw pile of some box."""
    return any(zone in box.decks for box in _known)


def trial(card: str) -> Choosable | None:
    """The Skill Test of a box by its name; None for what is no such test."""
    return next((box.trials[card] for box in _known if card in box.trials), None)


def leads(do: Do) -> Choosable | None:
    """The Skill Test that a word of a card leads to; None for a word that leads to none."""
    found = next((box.leads[do.what] for box in _known if do.word == "own" and do.what in box.leads), "")
    return trial(found) if found else None


def wants(g: Firefly, seat: int) -> list[Wants]:
    """What the Stories of boxes ask of a seat."""
    return [box.wants(g, seat) for box in boxes(g)]


def is_trial(card: str) -> bool:
    """Whether a Skill Test stands on no card, but in a box."""
    return trial(card) is not None


def job_kind(g: Firefly, job: Job) -> JobKind | None:
    """How a Job is worked whose kind a box brings; None for those of Firefly."""
    for box in boxes(g):
        if job.kind in box.kinds:
            return box.kinds[job.kind]
    return None


def offers(g: Firefly, choice: Step) -> list[Option]:
    """What boxes add to the answers of a choice."""
    found: list[Option] = []
    for box in boxes(g):
        for asks in box.offers.get(type(choice).__name__, ()):
            found += asks(g, choice)
    return found


def after(g: Firefly, word: str, seat: int, about: Any) -> tuple[Step, ...]:
    """What follows for a seat from what has happened."""
    found: list[Step] = []
    for box in boxes(g):
        for follows in box.after.get(word, ()):
            found += follows(g, seat, about)
    return tuple(found)


def between(g: Firefly) -> tuple[Step, ...]:
    """The steps that are due before the next decision."""
    for box in boxes(g):
        for due in box.between:
            steps = due(g)
            if steps:
                return steps
    return ()


def losing(g: Firefly, seat: int, crew: str, why: str, then: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps by which one of the Crew is lost, as boxes have them."""
    for box in boxes(g):
        then = box.losing(g, seat, crew, why, then)
    return then


def word(g: Firefly, table: str, what: str) -> Any:
    """What a word `own` of a card does or asks: the entry of the box that has it. KeyError when none does."""
    head = what.partition(":")[0]
    for box in boxes(g):
        entries: Mapping[str, Any] = getattr(box, table)
        if head in entries:
            return entries[head]
    raise KeyError(what)


def hope(job: Job, outfit: Any) -> float:
    """What a Job without places is worth to who gets it, with the Outfit of bots."""
    return next((box.hopes(job, outfit) for box in _known if box.id == job.box), 0.0)


def worth(do: Do) -> float:
    """What a perk `own` of a box's card is worth to bots by itself, in $."""
    return next((box.worths[do.what] for box in _known if do.what in box.worths), 0.0) * max(1, do.n)


def mark_of(g: Firefly, flag: str) -> Mark | None:
    """What a mark is that a box brings; None for others."""
    for box in boxes(g):
        found = box.marks.get(flag.partition(":")[0])
        if found is not None:
            return found
    return None


def forget(g: Firefly, *ends: str) -> None:
    """Take away the marks of boxes that stay no longer: those of an "attempt", of a "turn"."""
    if boxes(g):
        for flag in list(g.flags):
            mark = mark_of(g, flag)
            if mark and mark.stays in ends:
                del g.flags[flag]


def zone_of_box(g: Firefly, zone: str) -> Zone | None:
    """What a zone is that a box brings, as far as its name tells; None for others."""
    head, _, tail = zone.partition(":")
    found = next((box.zones[head] for box in boxes(g) if head in box.zones), None)
    if found is None:
        return None
    seat, _, card = tail.partition(":")
    fits = (seat in map(str, g.ship)) == found.per_seat and bool(card) == found.per_card
    return found if fits and bool(seat) == found.per_seat else None
