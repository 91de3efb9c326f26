"""What must hold of the steps that wait on the stack, field by field, and of the marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, cast

from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import ZONES
from game.content.keepflyin.words import EVENT_WORDS
from game.core.steps import Choice, Step
from game.rules.keepflyin import (
    capture,
    derelicts,
    encounter,
    enemy,
    movement,
    payday,
    placing,
    scoring,
    search,
    setup,
    tokens,
    turn,
)
from game.rules.keepflyin.cards import captains, events, wanderers
from game.rules.keepflyin.jobs import room, space_of
from game.rules.keepflyin.pursuit import PursuitPhase
from game.rules.keepflyin.scoring import FIRST
from game.rules.keepflyin.state import CAPTAINS, FLYING, OUT, KeepFlyin, seats_from
from game.rules.keepflyin.zones import chart, enemies_at, spares
from game.rules.shared.soundness import unanswerable

TURN = (
    turn.TurnOver,
    scoring.RetireOffer,
    enemy.EnemyPhase,
    movement.PlayPhase,
    search.SearchPhase,
    events.EventPhase,
    encounter.EncounterPhase,
)
"""The phases as they wait on the stack, the end of the turn first."""
BETWEEN = (
    events.EventOver,
    events.EventSays,
    movement.Playing,
    movement.Fly,
    derelicts.Rummage,
    PursuitPhase,
    payday.HideOrNot,
    placing.ThrowQuadrant,
)
"""What may wait between the phases and the pending choice."""
SETUP = (turn.CaptainTurn, setup.FirstJob, setup.PickHome, setup.DealCounter)
LONGEST = 64
COUNTED = {"moves": 60, "job_pay": 3000, "enemies": 20, "search": 20, "quiet": 20, "counters": 100_000}
MARKS = ("skip_search", "skip_play", "ended", "stays", "bonus", "stopped")


def flag_fits(g: KeepFlyin, flag: str, value: int) -> bool:
    """Whether a mark exists and its value can be."""
    head, _, tail = flag.partition(":")
    if flag in COUNTED:
        return value != 0 and abs(value) <= COUNTED[flag] and (value > 0 or flag in ("moves", "job_pay"))
    if flag in MARKS:
        return value == 1
    if flag in ("docked", "arrived"):
        return 1 <= value <= chart(g).size
    if head in ("torture", "evade", "wreck"):
        fits = {"torture": 2 <= value <= 6, "evade": value != 0 and abs(value) <= 60, "wreck": value == 1}
        return tail in map(str, g.fate) and fits[head]
    if head in ("scanned", "moved"):
        return tail.isdigit() and value == 1
    if head == "niska":
        return value == 1 and any(tail in items for zone, items in g.zones.items() if zone.startswith("hold:"))
    return head == "drawn" and value == 1 and flag[6:].startswith(("counter:", "ship:"))


def stack_faults(g: KeepFlyin) -> Iterator[str]:
    """What is wrong with the steps that are still to do."""
    for step in g.stack:
        for field in fields(cast(Any, step)):
            value = getattr(step, field.name)
            fits = FITS.get(field.name)
            if fits is None or not fits(g, value):
                yield f"{type(step).__name__} with {field.name} {str(value)[:40]!r}"
                return
    if len(g.stack) == 1 and isinstance(g.stack[0], turn.CaptainTurn):
        if g.fate[g.stack[0].seat] == OUT or g.phase == "setup" and any(node < 0 for node in g.home.values()):
            yield "a turn begins for somebody who is out or has no home world"
        return
    yield from _setup(g) if g.phase == "setup" else _turn(g)


def _setup(g: KeepFlyin) -> Iterator[str]:
    """Set-up: what is still to do follows from what has been done."""
    *rest, top = g.stack
    order = seats_from(g, g.first)
    homeless = [seat for seat in order if g.home[seat] < 0]
    placing_now = isinstance(top, setup.PlaceFaceDown)
    lots = [lot for lot in setup.LOTS for _ in g.zones.get(f"batch:{lot}", ())]
    done = len(g.spot)
    dealt = [setup.DealCounter(order[(done + i) % len(order)], lot) for i, lot in enumerate(lots)]
    homes: list[Step] = [step for seat in homeless for step in (setup.PickHome(seat), setup.FirstJob(seat))]
    shown: list[Step] = [setup.ShowHunter()] if g.settings["opening"] == FIRST else []
    due: list[Step] = [*dealt, *homes, *shown, turn.CaptainTurn(g.first)]
    if placing_now and dealt:
        asked = isinstance(top, setup.PlaceFaceDown) and (top.seat, top.lot) == (dealt[0].seat, dealt[0].lot)
        fits = asked and rest == due[:0:-1]
    else:
        fits = not dealt and bool(homeless) and [*rest, top] == due[::-1]
    if not fits or g.round != 1 or any(g.ship[s] >= 0 for s in homeless) or g.up or g.active != g.first:
        yield "the set-up does not fit what has been done"
        return
    yield from _asked(g, top)


def _turn(g: KeepFlyin) -> Iterator[str]:
    """A turn: phases of the active seat, what waits in one of them, and the pending choice."""
    *rest, top = g.stack
    depth = 0
    for step in g.stack:
        if depth < len(TURN) and type(step) is TURN[depth] and cast(Any, step).seat == g.active:
            depth += 1
        else:
            break
    between = rest[depth:]
    if not depth or not all(isinstance(step, BETWEEN) for step in between) or len(between) > LONGEST:
        yield "the steps of the turn do not follow each other"
        return
    for step in (*between, top):
        fits = CONTEXT.get(type(step))
        if fits is not None and not fits(g, cast(Any, step)):
            yield f"{type(step).__name__} does not fit the game"
            return
    asks = [step for step in (*between, top) if isinstance(step, events.EventSays)]
    named = {cast(Any, step).card for step in (*between, top) if type(step) in HOLDS_DRAWN}
    drawn = set(g.zones.get("drawn", ()))
    if not drawn <= named or any(step.card not in drawn | set(g.zones.get(f"hold:{g.active}", ())) for step in asks):
        yield "a card is drawn that nobody asks about"
        return
    yield from _asked(g, top)


def _asked(g: KeepFlyin, top: Step) -> Iterator[str]:
    """The pending choice has answers."""
    if not isinstance(top, Choice) or isinstance(top, TURN):
        yield f"{type(top).__name__} waits for nobody"
        return
    yield from unanswerable(g, top)


def _flies(g: KeepFlyin, step: Any) -> bool:
    return g.fate[step.seat] == FLYING and g.ship[step.seat] >= 0


def _active(g: KeepFlyin, step: Any) -> bool:
    return step.seat == g.active and _flies(g, step)


def _foe(g: KeepFlyin, number: int) -> bool:
    return number in g.up and tokens.enemy(g.up[number])


def _drawn(g: KeepFlyin, step: Any) -> bool:
    return (
        _active(g, step)
        and step.card in g.zones.get("drawn", ())
        and (step.card.rpartition("#")[0] in keepflyin().jobs)
    )


def _event(g: KeepFlyin, step: Any) -> bool:
    return step.card.rpartition("#")[0] in keepflyin().events


def _leaves(g: KeepFlyin, step: Any) -> bool:
    """Who has lost, the enemy that did it, and a cruiser's zone."""
    if not _foe(g, step.number) or g.fate[step.seat] != OUT or step.seat != g.active:
        return False
    cruiser = tokens.sort(g.up[step.number]) == "alliance"
    return cruiser == bool(step.zone) and cruiser == (g.ship[step.seat] < 0)


def _reaches(g: KeepFlyin, step: Any) -> bool:
    ways = movement.routes(g, step.seat, movement.FAR) if _active(g, step) else []
    return any(chart(g).grid.has(ring, step.node) for ring in ways)


CONTEXT: dict[type[Step], Callable[[KeepFlyin, Any], bool]] = {
    movement.Play: _active,
    movement.Playing: _active,
    movement.Fly: _reaches,
    movement.ScanResult: lambda g, s: (
        _active(g, s) and s.number in g.lot and bool(g.seen.get(g.zones[f"counter:{s.number}"][0], 0) & 1 << s.seat)
    ),
    derelicts.Rummage: _active,
    derelicts.BoardHulk: _active,
    derelicts.LeaveAboard: lambda g, s: (
        _drawn(g, s) and s.hulk in derelicts.hulks_at(g, g.ship[s.seat]) and (derelicts.searched(s.hulk) in g.flags)
    ),
    derelicts.SalvageOffer: lambda g, s: _active(g, s) and _event(g, s) and s.card in g.zones.get("drawn", ()),
    search.SearchJob: _active,
    search.TakeJob: _drawn,
    search.DropForJob: lambda g, s: _drawn(g, s) and space_of(s.card) > room(g, s.seat),
    payday.PayMore: _active,
    payday.HideOrNot: lambda g, s: _active(g, s) and payday.can_lie_low(g, s.seat),
    encounter.EvadeFirst: lambda g, s: _active(g, s) and bool(enemies_at(g, g.ship[s.seat])),
    placing.ThrowQuadrant: lambda g, s: _foe(g, s.number) and bool(s.zone) and s.number not in g.hunts,
    placing.PlaceEnemy: lambda g, s: _foe(g, s.number) and bool(s.zone) and s.number not in g.hunts and s.quadrant > 0,
    capture.PlayOn: _leaves,
    capture.PlaceReinforcement: lambda g, s: (
        g.fate[s.seat] == OUT and s.kind in tokens.ENEMIES and bool(spares(g, (s.kind,)))
    ),
    scoring.Retire: lambda g, s: (
        s.seat == g.active and g.fate[s.seat] in CAPTAINS and (g.platinum[s.seat] >= scoring.goal(g))
    ),
    enemy.MoveCounter: lambda g, s: s.seat == g.active and s.left > 0,
    enemy.MoveHelm: lambda g, s: s.seat == g.active and s.seat in g.helm,
    PursuitPhase: lambda g, s: s.seat == g.active,
    events.EventSays: lambda g, s: (
        _event(g, s)
        and s.word in EVENT_WORDS
        and any(s.value == str(value) for value in EVENT_WORDS[s.word])
        and (s.quadrant > 0 or not _by_chance(s))
    ),
    events.EventOver: _event,
    events.EventOffer: lambda g, s: (
        _active(g, s)
        and _event(g, s)
        and events.event_of(s.card).optional
        and (s.quadrant > 0 or not events.needs_quadrant(events.event_of(s.card)))
    ),
    captains.LoseJob: lambda g, s: _flies(g, s) and bool(captains.of_sort(g, s.seat, s.what)),
    wanderers.AppearAt: lambda g, s: _active(g, s) and s.quadrant > 0 and bool(spares(g, (s.kind,))),
}
"""What each step that may wait needs of the game around it."""
HOLDS_DRAWN = (
    search.TakeJob,
    search.DropForJob,
    derelicts.LeaveAboard,
    derelicts.SalvageOffer,
    events.EventOver,
    events.EventOffer,
    events.EventSays,
)


def _by_chance(step: Any) -> bool:
    return step.word in events.RANDOM or (step.word, step.value) == ("flip", "quadrant")


def _seat(g: KeepFlyin, value: Any) -> bool:
    return value in g.fate


def _some(low: int, high: int) -> Callable[[KeepFlyin, Any], bool]:
    return lambda g, value: type(value) is int and low <= value <= high


def _all(fits: Callable[[KeepFlyin, Any], bool]) -> Callable[[KeepFlyin, Any], bool]:
    return lambda g, values: len(values) <= LONGEST and all(fits(g, value) for value in values)


def _card(g: KeepFlyin, value: Any) -> bool:
    return "#" in value and any(value in items for items in g.zones.values())


def _hulk(g: KeepFlyin, value: Any) -> bool:
    head, _, tail = value.partition(":")
    there = {"counter": list(g.spot), "ship": list(g.fate)}.get(head, [])
    return tail in map(str, there)


FITS: dict[str, Callable[[KeepFlyin, Any], bool]] = {
    "seat": _seat,
    "seats": _all(_seat),
    "tried": _all(_seat),
    "number": lambda g, value: value in g.spot,
    "node": lambda g, value: 0 <= value < chart(g).size,
    "zone": lambda g, value: value == "" or value in ZONES,
    "lot": lambda g, value: value in setup.LOTS,
    "kind": lambda g, value: value in tokens.SPACES,
    "quadrant": _some(0, 6),
    "face": _some(0, 6),
    "first": _some(0, 6),
    "faces": _all(_some(0, 6)),
    "left": _some(0, LONGEST),
    "worth": _some(0, 1000),
    "card": _card,
    "stays": _card,
    "hulk": _hulk,
    "word": lambda g, value: value in EVENT_WORDS,
    "value": lambda g, value: len(value) <= LONGEST,
    "what": lambda g, value: len(value) <= LONGEST,
    "why": lambda g, value: len(value) <= LONGEST,
}
