"""A save that was meddled with is refused before a rule meets it (R-FB-641 to R-FB-649)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from game.core.engine import advance, legal, settle
from game.core.steps import Step
from game.rules.firefly.crew.testing import Before, Prepare
from game.rules.firefly.flight.flying import FlightChoice
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.soundness.steps import FITS
from game.rules.firefly.state import Firefly
from game.rules.firefly.turn import Actions, PlayerTurn, PlayerTurnOver, TurnGoesOn
from tests.rules.firefly.table import table


def sound() -> Firefly:
    """Seat 0 is about to act, with Crew, Gear, goods, Jobs and friends."""
    t = table(
        3,
        crew={0: ["malcolm", "zoe", "wash"]},
        carries={"zoe": "vera"},
        gear={0: ["pistol"]},
        cargo={0: 2},
        hand={0: ["cargo-albion"]},
        jobs={0: ["cattle-drive-kerry"]},
        stage={"cattle-drive-kerry": 1},
        solid={0: ["badger"]},
        upgrades={0: ["cry-baby"]},
        disgruntled=["wash"],
        pile={"supply:osiris": ["inara"]},
    )
    assert t.pending == "Actions" and FIREFLY.faults(t.g) == []
    return t.g


def put(g: Firefly, zone: str, item: str, mask: int = 7) -> None:
    """Move a card somewhere, whatever that means."""
    for name, cards in list(g.zones.items()):
        if item in cards:
            g.zones[name] = tuple(card for card in cards if card != item)
            if not g.zones[name]:
                del g.zones[name]
    g.zones[zone] = (*g.zones.get(zone, ()), item)
    g.seen[item] = mask


def many(g: Firefly, zone: str, deck: str, count: int) -> None:
    """Lay so many cards of a deck in a zone."""
    for item in g.zones[deck][:count]:
        put(g, zone, item)


MEDDLED: dict[str, Callable[[Firefly], object]] = {
    "two of a card": lambda g: g.zones.__setitem__("misbehave.discard", (g.zones["misbehave"][0],)),
    "a lost deck": lambda g: g.zones.pop("misbehave"),
    "an unknown zone": lambda g: g.zones.__setitem__("pocket", g.zones.pop("gear:0")),
    "an empty zone": lambda g: g.zones.__setitem__("gear:1", ()),
    "a seat too many": lambda g: g.ship.__setitem__(3, 31),
    "no seats": lambda g: [table.clear() for table in (g.ship, g.money, g.warrants, g.goals)],
    "a ship nowhere": lambda g: g.ship.__setitem__(0, 0),
    "a ship off the map": lambda g: g.ship.__setitem__(0, 999),
    "the Cruiser on the Border": lambda g: setattr(g, "cruiser", g.cutter),
    "the Cutter in Alliance Space": lambda g: setattr(g, "cutter", g.cruiser),
    "met without the Cruiser": lambda g: g.met.__setitem__(0, 1),
    "less than nothing": lambda g: g.money.__setitem__(0, -100),
    "fewer Warrants than none": lambda g: g.warrants.__setitem__(0, -1),
    "an unknown setting": lambda g: g.settings.__setitem__("pirates", "on"),
    "an unknown reading": lambda g: g.settings.__setitem__("medics", "everywhere"),
    "an unknown story": lambda g: g.settings.__setitem__("story", "war-and-peace"),
    "a solo story for three": lambda g: g.settings.__setitem__("story", "lonely-crime"),
    "a limit that is no number": lambda g: g.settings.__setitem__("limit", "soon"),
    "won and still running": lambda g: (setattr(g, "over", "won"), setattr(g, "winners", (0,))),
    "running without steps": lambda g: g.stack.clear(),
    "winners while it runs": lambda g: setattr(g, "winners", (1,)),
    "an unknown mark": lambda g: g.flags.__setitem__("cheat", 1),
    "a mark of too much": lambda g: g.flags.__setitem__("stopped", 7),
    "a call of nobody": lambda g: g.flags.__setitem__("call", 9),
    "a known card in a deck": lambda g: g.seen.__setitem__(g.zones["misbehave"][0], 7),
    "a secret Crew": lambda g: g.seen.pop(g.zones["crew:0"][0]),
    "a hand its owner doesn't know": lambda g: g.seen.__setitem__(g.zones["hand:0"][0], 2),
    "a pile of another deck": lambda g: put(g, "misbehave.discard", g.zones["nav:border"][0]),
    "a card of another deck": lambda g: put(g, "misbehave", "inara#1", 0),
    "a Job among the Gear": lambda g: put(g, "gear:0", g.zones["hand:0"][0]),
    "two stories": lambda g: put(g, "story", "desperadoes#1"),
    "a drawn Job": lambda g: put(g, "drawn", g.zones["hand:0"][0]),
    "a Leader out of the game": lambda g: put(g, "removed", g.zones["crew:1"][0]),
    "two Leaders": lambda g: put(g, "crew:0", g.zones["crew:1"][0]),
    "a team without a Job": lambda g: put(g, "team:0", g.zones["crew:0"][2]),
    "a full Hold": lambda g: g.goods.__setitem__("hold:0:cargo", 9),
    "goods below nothing": lambda g: g.goods.__setitem__("hold:0:cargo", -1),
    "none with a key": lambda g: g.goods.__setitem__("hold:0:fugitive", 0),
    "unknown goods": lambda g: g.goods.__setitem__("hold:0:gold", 1),
    "goods in a locker": lambda g: g.goods.__setitem__("locker:0:cargo", 1),
    "too many Crew": lambda g: [put(g, "crew:0", item) for item in ("lund#1", "jayne#1", "crow#1", "stitch#1")],
    "too many Upgrades": lambda g: [
        put(g, "upgrade:0", f"{name}#1") for name in ("sky-hook", "full-tune-up", "compression-coils")
    ],
    "too many Jobs in hand": lambda g: many(g, "hand:0", "contact:niska", 3),
    "too many Active Jobs": lambda g: many(g, "active:0", "contact:niska", 3),
    "no Drive Core": lambda g: put(g, "removed", g.zones["drive:0"][0]),
    "two ships": lambda g: put(g, "ship:0", g.zones["ship:1"][0]),
    "two tokens": lambda g: g.disgruntled.__setitem__("wash#1", 2),
    "a token on nobody": lambda g: g.disgruntled.__setitem__("inara#1", 1),
    "Gear carried by a rival": lambda g: g.carrier.__setitem__("pistol#1", g.zones["crew:1"][0]),
    "two in one hand": lambda g: g.carrier.__setitem__("pistol#1", "zoe#1"),
    "a stage too far": lambda g: g.stage.__setitem__("cattle-drive-kerry#1", 2),
    "a stage of a Job in hand": lambda g: g.stage.__setitem__("cargo-albion#1", 1),
    "three Actions": lambda g: setattr(g, "acted", ("fly", "buy", "deal")),
    "the same Action twice": lambda g: setattr(g, "acted", ("fly", "fly")),
    "an unknown Action": lambda g: setattr(g, "acted", ("sing",)),
    "range without a flight": lambda g: setattr(g, "legs", 3),
    "an unknown flight": lambda g: setattr(g, "flying", "jump"),
    "nobody's turn": lambda g: setattr(g, "active", 7),
    "a draft of two firsts": lambda g: setattr(g, "draft", (0, 0, 1)),
    "no end of the turn": lambda g: g.stack.pop(0),
    "another's turn below": lambda g: g.stack.__setitem__(0, PlayerTurnOver(1)),
    "two turns": lambda g: g.stack.insert(2, TurnGoesOn(0)),
    "a waiting effect": lambda g: g.stack.append(PlayerTurn(0)),
    "an unknown card asked": lambda g: g.stack.append(NavChoice(0, "no-such-card#1")),
    "a test without a test": lambda g: g.stack.append(Prepare(0, Before(0, "the-big-black#1", 0, "", "fight"))),
    "a test of nothing": lambda g: g.stack.append(Prepare(0, Before(0, "gun-play#1", 9, "", "fight"))),
    "a seat that isn't there": lambda g: g.stack.append(FlightChoice(5)),
    "far too much to do": lambda g: g.stack.extend([Actions(0)] * 80),
}


@pytest.mark.parametrize("name", MEDDLED)
def test_a_meddled_save_is_refused(name: str) -> None:
    """One thing is wrong, and it is told."""
    g = sound()
    MEDDLED[name](g)
    assert FIREFLY.faults(g) != []


def test_every_field_of_a_step_is_looked_at() -> None:
    """Each field of the game's steps that isn't a step has its bounds."""
    own = [kind for kind in Step.kinds.values() if kind.__module__.startswith("game.rules.firefly")]
    steps = {"test", "thrown", "then"}
    names = {field.name for kind in own if "__dataclass_fields__" in kind.__dict__ for field in fields(kind)}  # type: ignore[arg-type]
    assert len(own) > 100 and names - steps <= set(FITS) and set(FITS) <= names


def test_a_whole_greedy_game_is_sound() -> None:
    """From the first roll to the crown, whatever comes."""
    g = FIREFLY.new(2, 5, {"story": "king-of-all-londinium", "limit": "30"})
    while (choice := advance(g)) is not None:
        assert FIREFLY.faults(g) == []
        keys = [option.key for option in legal(g)]
        key = FIREFLY.guide(g, keys)[0]
        settle(g, next(option for option in legal(g) if option.key == key))
        assert choice.seat in g.ship
