"""What must hold of encounters, of what cards have more for a phase, and of the steps of fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine import advance, legal, settle
from game.rules.fancards import given
from game.rules.fancards.advanced.mutiny import Pair, Pairing
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.resolving import Clash


def laid(**settings: str) -> FanCards:
    """Two units of seat 0 attack seat 1, which has answered and is about to assign."""
    tables: dict[str, Any] = {
        "phase": "verse",
        "crew": {"0": ["mal"], "1": ["jayne", "simon"]},
        "criminal": {"1": 15},
        "hand": {"0": ["alliance-mercenaries", "crow"]},
    }
    g: FanCards = given.start(FANCARDS, 2, 1, settings, tables, False)
    for word in ("lay:alliance", "lay:crow", "done", "ready"):
        assert advance(g) is not None
        settle(g, next(option for option in legal(g) if option.key.startswith(word)))
    assert advance(g) is not None
    assert FANCARDS.faults(g) == []
    return g


UNIT, OTHER = "alliance-mercenaries#1", "crow#1"


def mark(g: FanCards, table: str, key: Any, value: Any) -> None:
    """Set an entry of a table."""
    getattr(g, table)[key] = value


WRONG: dict[str, Callable[[FanCards], Any]] = {
    "aim gone": lambda g: g.aim.pop(UNIT),
    "payer gone": lambda g: g.payer.pop(UNIT),
    "aims at oneself": lambda g: mark(g, "aim", UNIT, "0"),
    "aims at nowhere": lambda g: mark(g, "aim", UNIT, "nowhere"),
    "the attacker pays": lambda g: mark(g, "payer", UNIT, 0),
    "a third pays": lambda g: mark(g, "payer", UNIT, 7),
    "meets what was not laid": lambda g: mark(g, "guard", "bandits#1", ("jayne#1",)),
    "meets twice": lambda g: mark(g, "guard", UNIT, ("jayne#1", "jayne#1")),
    "met by nothing": lambda g: mark(g, "guard", UNIT, ("nobody",)),
    "more of nothing": lambda g: mark(g, "bonus", f"{UNIT}/charm", 1),
    "less than nothing": lambda g: mark(g, "bonus", f"{UNIT}/roll", 0),
    "more for no card": lambda g: mark(g, "bonus", "nobody/roll", 1),
    "a squad that can't rove": lambda g: mark(g, "roving", 0, "0,0"),
    "another phase": lambda g: setattr(g, "phase", "crew"),
    "a reward for nobody": lambda g: mark(g, "flags", "reward:7", 1),
    "a reward of nothing": lambda g: mark(g, "flags", "reward:1", 0),
    "an heir who is no card": lambda g: mark(g, "flags", "heir:nobody", 1),
    "incited by nobody": lambda g: mark(g, "flags", "until:edge:7:1", 2),
    "a step about nothing": lambda g: g.stack.append(Clash(0, "nobody")),
    "a step of nobody": lambda g: g.stack.append(Clash(7, UNIT)),
    "pairs of nothing": lambda g: g.stack.append(Pair(0, Pairing(0, 0, 1, ("nobody", "jayne#1")))),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_can_not_be_is_found(name: str) -> None:
    """A save that says so is refused."""
    g = laid()
    WRONG[name](g)
    assert FANCARDS.faults(g)


def test_squads_rove_where_the_map_is() -> None:
    """R-CG-107: with the rule each seat has a squad on the map, and nowhere else."""
    g = laid(squads="on")
    assert sorted(g.roving) == [0, 1]
    g.roving[1] = "9,9"
    assert FANCARDS.faults(g)
    del g.roving[1]
    assert FANCARDS.faults(g)
