"""Random play for the contract: walks of games, worlds that a seat can't tell apart, and what a seat can observe.
With VERSE_SEEDS=1000 (or any other number) other games than usual: it is added to every seed."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option, Step
from game.core.views import view
from tests.heists import heist

SHIFT = int(os.environ.get("VERSE_SEEDS", "0"))
LONGEST = 20_000
BRIEF = {"keepflyin": {"limit": "6"}, "firefly": {"limit": "8"}, "fancards": {"limit": "6"}}
"""By game the settings that make its random games as long as a test needs them."""
ENDING = {"firefly": {"limit": "20"}, "fancards": {"limit": "20"}}
"""The settings with which a game ends that goes on until somebody has won (R-FB-142, R-CG-102): random play hardly
does."""


BOXED = {"pirates": "on"}
"""The settings of tables with the box on, in games that have it."""


class Boxed:
    """A ruleset whose new games have the box on; all else is that of the game."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Any:
        """A game with the box on."""
        return self._rules.new(seats, seed, {**BOXED, **(settings or {})})


def fresh(rules: Ruleset[Any], seats: int, seed: int, whole: bool = False) -> Any:
    """A game of a length for tests, or one with no other settings than its own and those it needs to end; heists take
    turns."""
    seed += SHIFT
    settings = (ENDING if whole else BRIEF).get(rules.id, {})
    return rules.new(seats, seed, {**settings, **heist(rules.id, seed + seats)})


def walk(
    rules: Ruleset[Any], seats: int, seed: int, news: bool = False, whole: bool = False
) -> Iterator[tuple[State, AnyChoice, tuple[Option, ...]]]:
    """Every decision of one random game, before it is answered. The game must end; `whole`: with no other settings than
    its own, or those it needs to end."""
    luck = random.Random(seed + SHIFT)
    g = fresh(rules, seats, seed, whole)
    g.news = [] if news else None
    choice = advance(g)
    for _ in range(LONGEST):
        if choice is None:
            assert rules.outcome(g) is not None, f"{rules.id} has no outcome, seed {seed + SHIFT}, seats {seats}"
            return
        options = legal(g)
        yield g, choice, options
        settle(g, luck.choice(options))
        choice = advance(g)
    raise AssertionError(f"{rules.id} does not end, seed {seed + SHIFT}, {seats} seats")


def other_world(rules: Ruleset[Any], g: State, seat: int, seed: int) -> State:
    """The same game with everything `seat` does not know dealt anew, as it may be: hidden faces, deck order, the
    generator."""
    luck, bit = random.Random(seed), 1 << seat
    hidden: dict[str, list[str]] = {}
    for items in g.zones.values():
        for item in items:
            if not g.seen.get(item, 0) & bit:
                hidden.setdefault(rules.back(item), []).append(item)
    swap: dict[str, str] = {}
    for pile in hidden.values():
        swap.update(zip(pile, luck.sample(pile, len(pile))))
    twin = g.copy()
    twin.rng = luck.getrandbits(64)
    twin.zones = {zone: tuple(swap.get(item, item) for item in items) for zone, items in g.zones.items()}
    twin.seen = {swap.get(item, item): mask for item, mask in g.seen.items()}
    rules.fit(twin, {item for items in g.zones.values() for item in items if g.seen.get(item, 0) & bit})
    return twin


def observed(rules: Ruleset[Any], g: State, seat: int) -> list[Any]:
    """All a seat can observe: its view, its legal answers with every field, the hint for it, refusals, how it
    stands."""
    sight = view(rules, g, seat)
    found: list[Any] = [sight, rules.evaluate(sight, seat)]
    choice = g.stack[-1] if g.stack else None
    if choice is not None and getattr(choice, "seat", -1) == seat:
        options = legal(g)
        found += [(o.key, o.source, o.target, o.note, repr(o.then)) for o in options]
        found.append(rules.guide(sight, [o.key for o in options]))
    for target in ("cell:9,5", "cell:15,1", "hex:F5", "hex:J12", "hero:0", "ship:0", "card"):
        for source in (f"hero:{seat}", f"ship:{seat}", "counter:1", "counter:4"):
            found.append(rules.why_not(g, source, target))
    return found


def tells_apart(
    rules: Ruleset[Any], g: State, seat: int, seed: int, look: Callable[[Ruleset[Any], State, int], Any] = observed
) -> bool:
    """Whether a seat could tell this game from one that differs only in what it does not know."""
    return bool(look(rules, g, seat) != look(rules, other_world(rules, g, seat, seed), seat))


def hidden_ids(g: State, seat: int) -> set[str]:
    """The cards and tokens whose face a seat does not know."""
    bit = 1 << seat
    return {item for items in g.zones.values() for item in items if not g.seen.get(item, 0) & bit}


def named(items: set[str], text: str) -> set[str]:
    """The cards and tokens of `items` that a text names."""
    return {item for item in items if f"'{item}'" in text or f":{item}'" in text}


def law_one(value: Any) -> list[str]:
    """What in a step is neither an id, a number, a string nor a step, or is not frozen."""
    if isinstance(value, Step):
        if not is_dataclass(value) or not type(value).__dataclass_params__.frozen:  # type: ignore[attr-defined]
            return [f"{type(value).__name__} is not frozen"]
        return [fault for field in fields(value) for fault in law_one(getattr(value, field.name))]
    if type(value) is tuple:
        return [fault for entry in value for fault in law_one(entry)]
    return [] if type(value) in (int, str, bool) else [f"{value!r} in a step"]


def unhashable(g: State) -> list[str]:
    """The tables with a value that can't be hashed (law 3)."""
    found = []
    for field in fields(g):
        table = getattr(g, field.name)
        values = table.values() if type(table) is dict else table if type(table) is list else [table]
        for value in [] if field.name == "news" else values:
            try:
                hash(value)
            except TypeError:
                found.append(field.name)
    return found
