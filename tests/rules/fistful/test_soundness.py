"""A save that was meddled with is refused before a rule meets it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from game.core.engine import advance
from game.core.reactions import Offer
from game.core.steps import Step
from game.rules.fistful.battle.rounds import Fell, Ready
from game.rules.fistful.cards.hazards import GiveUp
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.search.movement import Walk
from game.rules.fistful.soundness.steps import FITS
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import AdvanceTimer
from game.rules.fistful.turn import Plan, TurnEnd


def sound() -> Fistful:
    """A heist at its first turn."""
    g = FISTFUL.new(2, 5, {"heroes": "kaylee+wash,mal+zoe"})
    advance(g)
    assert FISTFUL.faults(g) == []
    return g


def nested(depth: int) -> Offer:
    """An offer in an offer in an offer."""
    inner = Offer("timer", (1,), ())
    for _ in range(depth):
        inner = Offer("timer", (1,), (), (inner,))
    return inner


MEDDLED: dict[str, Callable[[Fistful], object]] = {
    "two of a card": lambda g: g.zones.__setitem__("gear.discard", (g.zones["gear"][0],)),
    "a lost token": lambda g: g.zones.pop("extras"),
    "an unknown zone": lambda g: g.zones.__setitem__("pocket", g.zones.pop("extras")),
    "a hero off the board": lambda g: g.at.__setitem__(0, 0),
    "two heroes on a space": lambda g: g.at.__setitem__(0, g.at[1]),
    "an unknown hero": lambda g: g.hero.__setitem__(0, "saffron"),
    "a hero twice": lambda g: g.hero.__setitem__(0, "mal"),
    "too much Health": lambda g: g.health.__setitem__(0, 9),
    "Ammo below none": lambda g: g.ammo.__setitem__(0, -1),
    "uses without a track": lambda g: g.uses.__setitem__(0, 1),
    "a seat too many": lambda g: g.at.__setitem__(2, -1),
    "a Timer past its end": lambda g: setattr(g, "timer", 99),
    "an unknown heist": lambda g: (setattr(g, "heist", "vault"), g.settings.__setitem__("heist", "vault")),
    "an unknown level": lambda g: g.settings.__setitem__("level", "absurd"),
    "an unknown setting": lambda g: g.settings.__setitem__("pirates", "on"),
    "won and still running": lambda g: setattr(g, "over", "won"),
    "running without steps": lambda g: g.stack.clear(),
    "an unknown mark": lambda g: g.flags.__setitem__("cheat", 1),
    "a mark of a seat that is not": lambda g: g.flags.__setitem__("hidden:7", 1),
    "a known card in the deck": lambda g: g.seen.__setitem__(g.zones["gear"][0], 3),
    "a secret Gear card": lambda g: g.seen.pop(g.zones["slots:0"][0]),
    "half a table's knowledge": lambda g: g.seen.__setitem__(g.zones["slots:0"][0], 1),
    "a card among the tokens": lambda g: g.zones.__setitem__("extras", (*g.zones["extras"], g.zones.pop("slots:0")[0])),
    "an Event in the Gear deck": lambda g: (
        g.zones.__setitem__("gear", (*g.zones["gear"], g.zones["event"][0])),
        g.zones.__setitem__("event", g.zones["event"][1:]),
    ),
    "an enemy in the bank": lambda g: g.zones.__setitem__("banked", g.zones.pop("extras")),
    "face up off the board": lambda g: g.up.__setitem__(g.zones["extras"][0], "extras"),
    "face up elsewhere": lambda g: g.up.update(dict(zip(g.up, reversed(g.up.values())))),
    "a step for nobody": lambda g: g.stack.append(Plan(5)),
    "a fight with a crate": lambda g: g.stack.append(Ready(0, "crate#1", -1)),
    "an impossible die": lambda g: g.stack.append(Fell(0, g.zones["extras"][0], -1, ("d20",), 3)),
    "a Timer that jumps": lambda g: g.stack.append(AdvanceTimer(500)),
    "a walk that waits": lambda g: g.stack.insert(1, Walk(0, g.at[0], 3)),
    "a walk that waits in an offer": lambda g: g.stack.insert(1, Offer("timer", (1,), (), (Walk(0, g.at[0], 3),))),
    "a turn end in a turn": lambda g: g.stack.append(TurnEnd(0)),
    "a choice of who is out": lambda g: (g.at.__setitem__(0, -1),),
    "a setting that says another heist": lambda g: g.settings.__setitem__("heist", "express"),
    "no seats": lambda g: [table.clear() for table in (g.at, g.hero, g.sidekick, g.health, g.ammo, g.uses)],
    "on the board without a hero": lambda g: (
        g.hero.__setitem__(0, ""),
        g.health.__setitem__(0, 0),
        g.ammo.__setitem__(0, 0),
    ),
    "face up and unknown": lambda g: [g.seen.pop(token) for token in list(g.up)],
    "a mark of nothing": lambda g: g.flags.__setitem__("halt", 0),
    "a Gear card used that is not": lambda g: g.flags.__setitem__("used:rifle#1", 1),
    "a round nobody fights": lambda g: g.flags.__setitem__("fight.crown", 1),
    "a question without answers": lambda g: (
        g.stack.append(GiveUp(0)) or g.zones.__setitem__("gear.discard", g.zones.pop("slots:0"))
    ),
    "steps without end": lambda g: g.stack.append(nested(20)),
    "no zone entries": lambda g: g.zones.__setitem__("banked", ()),
}


@pytest.mark.parametrize("name", MEDDLED)
def test_meddling_is_found(name: str) -> None:
    """Each of these can't come about in play and is named in words."""
    g = sound()
    MEDDLED[name](g)
    found = FISTFUL.faults(g)
    assert found and all(isinstance(line, str) and line for line in found)


def test_every_field_of_every_step_is_checked() -> None:
    """No step of this game has a field that `faults` knows nothing of."""
    names = {
        field.name
        for kind in Step.kinds.values()
        if kind.__module__.startswith(("game.rules.fistful", "game.core.reactions"))
        and hasattr(kind, "__dataclass_fields__")
        for field in fields(kind)
    }
    assert names <= set(FITS)


def test_a_finished_heist_is_sound() -> None:
    """The end of a heist has no steps and is sound."""
    g = sound()
    g.over, g.why = "lost", "R-FC-35"
    g.stack.clear()
    assert FISTFUL.faults(g) == []


def test_a_draft_that_does_not_fit_is_found() -> None:
    """Who still has to choose follows from who has chosen (R-FC-19, R-FC-20)."""
    g = FISTFUL.new(2, 5)
    advance(g)
    assert FISTFUL.faults(g) == []
    g.stack.pop()
    assert FISTFUL.faults(g) != []
    g = FISTFUL.new(2, 5)
    g.hero[0] = "mal"
    assert FISTFUL.faults(g) != []
    g = sound()
    g.hero[0] = g.sidekick[0] = ""
    g.health[0] = g.ammo[0] = g.uses[0] = 0
    assert FISTFUL.faults(g) != []
