"""What a seat may know: the same game with every unknown card or token turned to its back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

from game.core.remembered import ENOUGH, remembered
from game.core.rng import seeded, shuffled
from game.core.ruleset import Ruleset
from game.core.state import State

S = TypeVar("S", bound=State)


def view(rules: Ruleset[S], g: S, seat: int) -> S:
    """`g` as `seat` sees it: unknown ids are "?" and the name of their back, the generator is blank."""
    twin = g.copy()
    bit = 1 << seat
    seen = g.seen
    known = twin.seen = {item: bit for item, mask in seen.items() if mask & bit}
    knows, zones, back = known.keys(), twin.zones, rules.back
    for zone, items in g.zones.items():
        if len(items) == 1:  # most zones, where every counter is one
            if items[0] not in known:
                zones[zone] = _backs(back, items)
        elif knows.isdisjoint(items):
            zones[zone] = _backs(back, items)
        elif not knows >= set(items):
            zones[zone] = tuple([i if i in known else _back(back, i) for i in items])
    twin.rng = 0
    return rules.veil(twin, seat)


def shared(rules: Ruleset[S], g: S, seat: int, others: Collection[int]) -> S:
    """`g` as `seat` sees it, less what anyone of `others` does not know: what may lie open before all of them."""
    bits = 1 << seat
    for other in others:
        bits |= 1 << other
    twin = g.copy()
    twin.seen = {item: mask for item, mask in g.seen.items() if mask & bits == bits}
    sight = view(rules, twin, seat)
    for other in others:
        if other != seat:
            sight = rules.veil(sight, other)
    return sight


@partial(remembered, most=ENOUGH)
def _backs(back: Callable[[str], str], items: tuple[str, ...]) -> tuple[str, ...]:
    """The backs of a pile that a seat knows nothing of: decks stay as they are for many decisions."""
    return tuple([_back(back, item) for item in items])


@remembered
def _back(back: Callable[[str], str], item: str) -> str:
    """The back of a card or token as a view shows it."""
    return "?" + back(item)


def determinize(rules: Ruleset[S], sight: S, seed: int) -> S:
    """A whole game that fits a view: the backs are filled in at random, the generator starts from `seed`.

    Receives a view, never the true state; whoever plays on from it cannot know more than its seat.
    """
    return _filled(rules, sight.copy(), seed)


def redealt(rules: Ruleset[S], g: S, seed: int) -> S:
    """The same game with fresh luck: what no seat knows lies anew, all that anybody knows stays, the generator starts
    from `seed`."""
    twin = g.copy()
    known = {item for item, mask in g.seen.items() if mask}
    for zone, items in g.zones.items():
        twin.zones[zone] = tuple([i if i in known else _back(rules.back, i) for i in items])
    twin = _filled(rules, twin, seed)
    twin.seen = dict(g.seen)
    return twin


def _filled(rules: Ruleset[S], g: S, seed: int) -> S:
    """`g` itself with its backs filled in at random."""
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
