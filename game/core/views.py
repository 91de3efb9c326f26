"""What a seat may know: the same game with every unknown card or token turned to its back."""

from __future__ import annotations

from typing import TypeVar

from game.core.rng import seeded, shuffled
from game.core.ruleset import Ruleset
from game.core.state import State

S = TypeVar("S", bound=State)


def view(rules: Ruleset[S], g: S, seat: int) -> S:
    """`g` as `seat` sees it: unknown ids are "?" and the name of their back, the generator is blank."""
    twin = g.copy()
    bit = 1 << seat
    seen = g.seen
    for zone, items in g.zones.items():
        for item in items:
            if not seen.get(item, 0) & bit:
                twin.zones[zone] = tuple(i if seen.get(i, 0) & bit else "?" + rules.back(i) for i in items)
                break
    twin.seen = {item: bit for item, mask in seen.items() if mask & bit}
    twin.rng = 0
    return rules.veil(twin, seat)


def determinize(rules: Ruleset[S], sight: S, seed: int) -> S:
    """A whole game that fits a view: the backs are filled in at random, the generator starts from `seed`.

    Receives a view, never the true state; whoever plays on from it cannot know more than its seat.
    """
    g = sight.copy()
    g.rng = seeded(seed)
    hidden: dict[str, list[str]] = {}
    known = {item for items in g.zones.values() for item in items}
    for item in rules.pieces(g):
        if item not in known:
            hidden.setdefault("?" + rules.back(item), []).append(item)
    pool = {back: list(shuffled(g, items)) for back, items in sorted(hidden.items())}
    for zone in sorted(g.zones):
        items = g.zones[zone]
        if any(i[0] == "?" for i in items):
            g.zones[zone] = tuple(pool[i].pop() if i[0] == "?" else i for i in items)
    rules.fit(g, known)
    return g
