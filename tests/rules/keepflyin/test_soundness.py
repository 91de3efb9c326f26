"""A save that was meddled with is refused before a rule meets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from game.core.engine import advance, legal, settle
from game.core.steps import Step
from game.rules.keepflyin.cards.events import EventSays
from game.rules.keepflyin.derelicts import LeaveAboard
from game.rules.keepflyin.encounter import EvadeFirst
from game.rules.keepflyin.enemy import MoveHelm
from game.rules.keepflyin.movement import Fly, Play
from game.rules.keepflyin.placing import PlaceEnemy
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.search import TakeJob
from game.rules.keepflyin.soundness.steps import FITS
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.turn import CaptainTurn, TurnOver
from tests.rules.keepflyin.table import table

HUNTED = {"E8": "reaver:5 up", "F12": "alliance:2 up", "D10": "ghost", "P12": "derelict up", "K12": "alliance:1"}


def sound() -> KeepFlyin:
    """Seat 0 is about to play, a Reaver is after it."""
    t = table(
        3,
        counters=HUNTED,
        hunts={"1": 0},
        at={0: "E9", 1: "N10", 2: "C7"},
        hold={0: ["seed-grain"]},
        left={"4": ["the-lassiter"]},
    )
    assert t.pending == "Play" and KEEPFLYIN.faults(t.g) == []
    return t.g


def put(g: KeepFlyin, zone: str, item: str) -> None:
    """Move a piece somewhere, whatever that means."""
    for name, items in list(g.zones.items()):
        if item in items:
            g.zones[name] = tuple(i for i in items if i != item)
            if not g.zones[name]:
                del g.zones[name]
    g.zones[zone] = (*g.zones.get(zone, ()), item)


MEDDLED: dict[str, Callable[[KeepFlyin], object]] = {
    "two of a card": lambda g: g.zones.__setitem__("job.discard", (g.zones["job"][0],)),
    "a lost counter": lambda g: g.zones.pop("box"),
    "an unknown zone": lambda g: g.zones.__setitem__("pocket", g.zones.pop("hold:0")),
    "a seat too many": lambda g: g.fate.__setitem__(3, "flying"),
    "no seats": lambda g: [table.clear() for table in (g.fate, g.ship, g.home, g.nr, g.platinum)],
    "an unknown fate": lambda g: g.fate.__setitem__(0, "asleep"),
    "a ship off the chart": lambda g: g.ship.__setitem__(0, 999),
    "no ship": lambda g: g.ship.__setitem__(0, -1),
    "a home in the Core": lambda g: g.home.__setitem__(0, 171),
    "less than nothing": lambda g: g.platinum.__setitem__(0, -100),
    "half a piece of Platinum": lambda g: g.platinum.__setitem__(0, 150),
    "a rating below 0": lambda g: g.nr.__setitem__(0, -1),
    "an unknown phase": lambda g: setattr(g, "phase", "lunch"),
    "an unknown board": lambda g: g.settings.__setitem__("board", "flat"),
    "an unknown switch": lambda g: g.settings.__setitem__("sun", "green"),
    "a limit that is no number": lambda g: g.settings.__setitem__("limit", "soon"),
    "an unknown setting": lambda g: g.settings.__setitem__("pirates", "on"),
    "a mod that is not here": lambda g: g.settings.__setitem__("mods", "nowhere"),
    "won and still running": lambda g: (setattr(g, "over", "won"), setattr(g, "winners", (0,))),
    "running without steps": lambda g: g.stack.clear(),
    "an unknown mark": lambda g: g.flags.__setitem__("cheat", 1),
    "a known card in the deck": lambda g: g.seen.__setitem__(g.zones["job"][0], 3),
    "a secret job": lambda g: g.seen.pop(g.zones["hold:0"][0]),
    "an event in the job deck": lambda g: put(g, "job", g.zones["aside"][0]),
    "too much in the hold": lambda g: [
        put(g, "hold:0", g.zones["job"][-1]) or g.seen.__setitem__(g.zones["hold:0"][-1], 7) for _ in range(12)
    ],
    "a counter among the cards": lambda g: put(g, "hold:0", g.zones["box"][0]),
    "a face up that is another": lambda g: g.up.__setitem__(1, "reaver-12"),
    "a counter nowhere": lambda g: g.spot.pop(3),
    "a counter off the chart": lambda g: g.spot.__setitem__(3, 999),
    "face down at a location": lambda g: g.spot.__setitem__(3, g.home[0]),
    "face down under a ship": lambda g: g.spot.__setitem__(3, g.ship[0]),
    "in no lot": lambda g: g.lot.pop(3),
    "a lot counted wrongly": lambda g: g.lots.__setitem__("border", ("ghost/0/0", "ghost/0/0")),
    "a derelict in pursuit": lambda g: g.hunts.__setitem__(4, 0),
    "in pursuit of nobody": lambda g: g.hunts.__setitem__(1, 7),
    "in pursuit of who is held": lambda g: (g.fate.__setitem__(0, "out"), g.ship.__setitem__(0, -1)),
    "Reavers and Alliance together": lambda g: g.spot.__setitem__(2, g.spot[1]),
    "a turncoat without a counter": lambda g: (g.fate.__setitem__(2, "turncoat"), g.ship.__setitem__(2, -1)),
    "a helm on a derelict": lambda g: (
        g.fate.__setitem__(2, "turncoat"),
        g.ship.__setitem__(2, -1),
        g.helm.__setitem__(2, 4),
    ),
    "detained elsewhere": lambda g: g.fate.__setitem__(2, "detained"),
    "tortured and not": lambda g: g.flags.__setitem__("torture:2", 4),
    "a wreck that flies": lambda g: g.flags.__setitem__("wreck:2", 1),
    "cards left with an enemy": lambda g: g.zones.__setitem__("left:1", g.zones.pop("left:4")),
    "half a look into the box": lambda g: g.seen.__setitem__(g.zones["box"][0], 1),
    "Niska's job that nobody has": lambda g: g.flags.__setitem__("niska:fish-on-ice#1", 1),
    "a step for nobody": lambda g: g.stack.append(Play(5, 2)),
    "another's flight": lambda g: g.stack.append(Play(1, 2)),
    "a flight to nowhere": lambda g: g.stack.insert(-1, Fly(0, 500, 1)),
    "a card nobody drew": lambda g: g.stack.append(TakeJob(0, g.zones["job"][-1])),
    "a counter nobody met": lambda g: g.stack.append(PlaceEnemy(0, 3, "border", 2)),
    "an encounter with nobody": lambda g: g.stack.append(EvadeFirst(0)),
    "a helm nobody holds": lambda g: g.stack.append(MoveHelm(0)),
    "a derelict that is not here": lambda g: g.stack.append(LeaveAboard(0, "counter:4", "seed-grain#1")),
    "an event that is none": lambda g: g.stack.insert(-1, EventSays(0, "tall-card#1", "gain", "7", 0)),
    "a turn end in a turn": lambda g: g.stack.insert(-1, TurnOver(0)),
    "a turn in a turn": lambda g: g.stack.append(CaptainTurn(1)),
    "someone else's turn": lambda g: setattr(g, "active", 1),
    "a mark of nothing": lambda g: g.flags.__setitem__("quiet", 0),
    "no zone entries": lambda g: g.zones.__setitem__("job.discard", ()),
    "one captain left": lambda g: [(g.fate.__setitem__(s, "out"), g.ship.__setitem__(s, -1)) for s in (1, 2)],
    "a drawn card": lambda g: (put(g, "drawn", g.zones["job"][-1]), g.seen.__setitem__(g.zones["drawn"][0], 7)),
}


@pytest.mark.parametrize("name", MEDDLED)
def test_meddling_is_found(name: str) -> None:
    """Each of these can't come about in play and is named in words."""
    g = sound()
    MEDDLED[name](g)
    found = KEEPFLYIN.faults(g)
    assert found and all(isinstance(line, str) and line for line in found)


def test_every_field_of_every_step_is_checked() -> None:
    """No step of this game has a field that `faults` knows nothing of."""
    names = {
        field.name
        for kind in Step.kinds.values()
        if kind.__module__.startswith("game.rules.keepflyin") and hasattr(kind, "__dataclass_fields__")
        for field in fields(kind)
    }
    assert names <= set(FITS)


def test_the_set_up_follows_from_what_has_been_done() -> None:
    """A step of the set-up that is missing or twice is found at every decision of it."""
    g = KEEPFLYIN.new(3, 5)
    for _ in range(16):
        choice = advance(g)
        assert choice is not None
        if g.phase != "setup":
            break
        assert KEEPFLYIN.faults(g) == []
        for meddle in (lambda s: s.pop(), lambda s: s.pop(0), lambda s: s.append(s[-1]), lambda s: s.reverse()):
            twin = g.copy()
            meddle(twin.stack)
            assert KEEPFLYIN.faults(twin) != []
        settle(g, legal(g)[0])


def test_a_finished_game_is_sound() -> None:
    """The end of a game has no steps and is sound."""
    g = sound()
    g.over, g.why, g.winners = "won", "R-KF-152", (0,)
    g.stack.clear()
    assert KEEPFLYIN.faults(g) == []
