"""A save that was meddled with is refused before a rule meets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from game.core.engine import advance, legal, settle
from game.core.steps import Choice, Step
from game.rules.fancards.captains import NameCaptain
from game.rules.fancards.crew import Wound
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.soundness.steps import FITS
from game.rules.fancards.state import FanCards
from game.rules.fancards.stow import room
from game.rules.fancards.turn import SeatDone, SeatTurn
from game.rules.fancards.work.jobs import LookedAt
from tests.rules.fancards.table import table


def sound() -> FanCards:
    """Seat 0 is in its Crew phase, with a bit of everything."""
    t = table(
        3,
        phase="crew",
        crew={0: ["mal -1", "jayne"], 1: ["zoe"], 2: ["book"]},
        away={"0:1": ["1,0", "simon"]},
        map={"0,0": "persephone", "1,0": "santo", "2,0": "ita"},
        carried={"jayne": ["vera"]},
        items={0: ["pistol"]},
        hand={0: ["rifle"], 1: ["knife"]},
        jobs={0: ["census-of-the-rim", "rob-the-robbers"]},
        stages={"census-of-the-rim": ["2,0"]},
        squad={1: ["bandits", "purple-bellies -1"]},
        wounds={"foe:rob-the-robbers:0": 1},
        epics={0: ["the-lassiter"]},
    )
    assert t.pending == "Act" and FANCARDS.faults(t.g) == []
    return t.g


def put(g: FanCards, zone: str, item: str) -> None:
    """Move a card somewhere, whatever that means."""
    for name, items in list(g.zones.items()):
        if item in items:
            g.zones[name] = tuple(i for i in items if i != item)
            if not g.zones[name]:
                del g.zones[name]
    g.zones[zone] = (*g.zones.get(zone, ()), item)


def shown(g: FanCards, zone: str, item: str) -> None:
    """Move a card somewhere, for all to see."""
    put(g, zone, item)
    g.seen[item] = 7


MEDDLED: dict[str, Callable[[FanCards], object]] = {
    "two of a card": lambda g: g.zones.__setitem__("dead", (g.zones["crew:0"][0],)),
    "a lost card": lambda g: g.zones.pop("squad:1"),
    "an unknown zone": lambda g: g.zones.__setitem__("pocket", g.zones.pop("squad:1")),
    "an empty zone": lambda g: g.zones.__setitem__("dead", ()),
    "a seat too many": lambda g: g.credits.__setitem__(3, 0),
    "a setting too many": lambda g: g.settings.__setitem__("luck", "on"),
    "an unknown switch": lambda g: g.settings.__setitem__("draft", "auction"),
    "credits owed": lambda g: g.credits.__setitem__(0, -1),
    "an Epic that isn't there": lambda g: g.epics.__setitem__(0, ("mail-round",)),
    "an unknown phase": lambda g: setattr(g, "phase", "tea"),
    "no round": lambda g: setattr(g, "round", 0),
    "an active seat that isn't": lambda g: setattr(g, "active", 4),
    "knowledge of nobody": lambda g: g.seen.__setitem__("vera#1", 0),
    "knowledge of a card that isn't": lambda g: g.seen.__setitem__("lucille#1", 1),
    "a job in the event deck": lambda g: put(g, "event", g.zones["job"][0]),
    "a hand its player doesn't know": lambda g: g.seen.__setitem__(g.zones["hand:0"][0], 2),
    "a hand of a seat that isn't": lambda g: g.zones.__setitem__("hand:7", g.zones.pop("hand:1")),
    "a secret on the map": lambda g: g.seen.__setitem__(g.cells["1,0"], 1),
    "a ship in the crew": lambda g: shown(g, "crew:0", g.zones["ships"][0]),
    "two ships": lambda g: shown(g, "ship:0", g.zones["ships"][0]),
    "five open jobs": lambda g: shown(g, "bulletin", g.zones["job"][0]),
    "a location on no cell": lambda g: g.cells.pop("2,0"),
    "a location apart": lambda g: g.cells.__setitem__("9,9", g.cells.pop("2,0")),
    "a cell that is none": lambda g: g.cells.__setitem__("a,b", g.cells.pop("2,0")),
    "a ship nowhere": lambda g: g.spot.__setitem__(1, "5,5"),
    "a team nowhere": lambda g: g.teams.__setitem__("0:1", "5,5"),
    "a team of nobody": lambda g: g.teams.__setitem__("0:2", "1,0"),
    "no ship": lambda g: shown(g, "ships", g.zones["ship:1"][0]),
    "stages of nobody's job": lambda g: g.stages.__setitem__("mail-round#1", ("0,0",)),
    "stages off the map": lambda g: g.stages.__setitem__("census-of-the-rim#1", ("7,7",)),
    "all stages done": lambda g: g.stages.__setitem__("census-of-the-rim#1", ("0,0", "1,0", "2,0")),
    "a captain of others": lambda g: g.captain.__setitem__(0, "zoe#1"),
    "no captain": lambda g: g.captain.__setitem__(0, ""),
    "carried by others": lambda g: g.carrier.__setitem__("vera#1", "zoe#1"),
    "a trait in the hold": lambda g: shown(g, "items:0", "silver-tongue#1"),
    "no wounds": lambda g: g.wounds.__setitem__("mal#1", 0),
    "dead and there": lambda g: g.wounds.__setitem__("mal#1", 3),
    "wounded in the box": lambda g: g.wounds.__setitem__("wash#1", 1),
    "a foe of nobody": lambda g: g.wounds.__setitem__("foe:pirate-hunt#1:0", 1),
    "a foe too many": lambda g: g.wounds.__setitem__("foe:rob-the-robbers#1:4", 1),
    "an unknown mark": lambda g: g.flags.__setitem__("luck", 1),
    "a mark of a job nobody holds": lambda g: g.flags.__setitem__("tried:mail-round#1", 1),
    "a ban on nowhere": lambda g: g.flags.__setitem__("until:closed:8,8", 1),
    "a ban by nobody": lambda g: g.flags.__setitem__("until:no_charting", 9),
    "aimed and not laid": lambda g: g.aim.__setitem__("bandits#1", "0"),
    "over and not": lambda g: setattr(g, "over", "won"),
    "won by nobody there": lambda g: (g.stack.clear(), setattr(g, "over", "won"), setattr(g, "winners", (5,))),
    "nothing to do": lambda g: g.stack.clear(),
    "another's turn ends": lambda g: g.stack.__setitem__(0, SeatDone(1)),
    "a turn within": lambda g: g.stack.insert(1, SeatTurn(5)),
    "an effect that waits": lambda g: g.stack.append(Wound(0, "mal#1")),
    "a choice that can't be": lambda g: g.stack.append(LookedAt(0)),
    "a card that isn't": lambda g: g.stack.insert(1, Wound(0, "lucille#1")),
}


@pytest.mark.parametrize("what", MEDDLED)
def test_a_meddled_state_is_refused(what: str) -> None:
    g = sound()
    MEDDLED[what](g)
    assert FANCARDS.faults(g) != []


def test_too_much() -> None:
    """R-CG-70, R-CG-72, R-CG-77: inventory, hands and bunks."""
    g = sound()
    for item in ("shotgun#1", "sword#1", "knife#2", "med-kit#1", "grav-boot#1", "lock-picks#1", "tool-roll#1"):
        shown(g, "items:0", item)
    assert any("R-CG-70" in fault for fault in FANCARDS.faults(g))
    for item in ("shotgun#1", "sword#1", "knife#2", "med-kit#1", "lock-picks#1"):
        g.carrier[item] = "jayne#1"
    assert any("R-CG-72" in fault for fault in FANCARDS.faults(g))
    g = sound()
    for card in g.zones["recruits"][:8]:
        shown(g, "crew:2", card)
    assert any("R-CG-77" in fault for fault in FANCARDS.faults(g))


def test_every_field_of_a_step_is_looked_at() -> None:
    """A choice of this game with a field that nothing is known of could not be saved."""
    steps = [kind for kind in Step.kinds.values() if kind.__module__.startswith("game.rules.fancards.")]
    asked = [kind for kind in steps if issubclass(kind, Choice)]
    assert len(asked) > 30
    named = {field.name for kind in asked for field in fields(kind)}  # type: ignore[arg-type]
    assert named <= set(FITS), named - set(FITS)


def test_the_set_up_is_sound_at_every_choice() -> None:
    g = FANCARDS.new(4, 3)
    while advance(g) is not None and g.turn < 2:
        assert FANCARDS.faults(g) == []
        settle(g, legal(g)[-1])


def test_a_captain_may_be_named_before_the_inventory_is_looked_through() -> None:
    """What a dead captain carried makes the inventory too full for as long as the crew has none (R-CG-51, R-CG-70)."""
    t = table(
        2,
        phase="crew",
        ship={0: "interceptor"},
        crew={0: ["mal -1", "jayne", "zoe"], 1: ["book"]},
        carried={"mal": ["vera"]},
        items={0: ["pistol", "rifle"]},
    )
    spare = room(t.g, 0)
    assert spare == 0, "as full as it may be"
    t.g.stack.append(Wound(0, "mal#1", 5))
    assert isinstance(advance(t.g), NameCaptain)
    assert room(t.g, 0) < 0 and FANCARDS.faults(t.g) == []
    t.g.stack[:] = [step for step in t.g.stack if isinstance(step, NameCaptain)]
    assert FANCARDS.faults(t.g) == ["the inventory of seat 0 is too full (R-CG-70)"]
