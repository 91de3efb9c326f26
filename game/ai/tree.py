"""The tree a search grows: what was tried from a position, and which answer to try next."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp, sqrt

CURIOUS = 2.0
"""How much an answer that was seldom tried is favoured, in spreads of what came of the position."""
WIDE = 2.0
"""A position that came up n times looks at 2 + WIDE * sqrt(n) answers."""
STEEP = 2.0
"""The answer that looks best at once is exp(STEEP) times as promising as the one that looks worst."""
SPREAD = 0.1
"""The least spread that is reckoned with: what came out the same so far may come out otherwise."""
OPEN = 0.25
"""The part of all promise that every answer has the same share of, whatever it looks like."""
OFF = 0.15
"""What the ruleset would not look at is that much as promising."""


class Edge:
    """An answer in a position: how often it could be given and was, and what came of it for the seat that gives it.

    `guess`: its worth at a glance, counted as one try. `after`: the positions it led to, by what luck did.
    """

    __slots__ = ("after", "guess", "offered", "promise", "square", "total", "tries")

    def __init__(self, promise: float, guess: float | None = None) -> None:
        self.promise = promise
        self.guess = guess
        self.offered = 0
        self.tries = 0
        self.total = 0.0
        self.square = 0.0
        self.after: dict[Hashable, Node] = {}

    @property
    def value(self) -> float:
        """The average of what came of it; at a glance when it was never tried."""
        return self.total / self.tries if self.tries else self.guess or 0.0

    def learn(self, value: float) -> None:
        """One more try came to this."""
        self.tries += 1
        self.total += value
        self.square += value * value

    @property
    def doubt(self) -> float:
        """The variance of `value`: what so few tries leave open."""
        if not self.tries:
            return 1.0
        return max(SPREAD * SPREAD / 4, self.square / self.tries - self.value**2) / self.tries

    def slot(self, luck: Hashable, open_end: Hashable) -> Hashable:
        """The place of the position after this answer; late rarities of luck share one, so that none starves."""
        if luck in self.after or len(self.after) < 2 + WIDE * sqrt(self.tries):
            return luck
        return open_end


class Node:
    """A position as one seat must answer it: many games that agree in all that happened so far."""

    __slots__ = ("edges", "seat", "square", "total", "tries")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[str, Edge] = {}
        self.tries = 0
        self.total = 0.0
        self.square = 0.0

    def learn(self, value: float) -> None:
        """One more try came to this for the seat."""
        self.tries += 1
        self.total += value
        self.square += value * value

    @property
    def spread(self) -> float:
        """The standard deviation of what came of this position."""
        if not self.tries:
            return 0.0
        mean = self.total / self.tries
        return sqrt(max(0.0, self.square / self.tries - mean * mean))

    def judge(self, glances: Mapping[str, float], wanted: Sequence[str]) -> None:
        """Set how promising answers are, from what they look like at a glance and from what the ruleset would look
        at."""
        chosen = frozenset(wanted)
        low, high = min(glances.values()), max(glances.values())
        scale = STEEP / (high - low) if high > low else 0.0
        promise = {key: exp((worth - high) * scale) * (1.0 if key in chosen else OFF) for key, worth in glances.items()}
        whole = sum(promise.values())
        for key, share in promise.items():
            edge = self.edges.setdefault(key, Edge(0.0))
            edge.promise, edge.guess = (1 - OPEN) * share / whole + OPEN / len(promise), glances[key]

    def expect(self, keys: Sequence[str], wanted: Sequence[str]) -> None:
        """Add answers not met before; the ruleset's favourites share what promise there is."""
        chosen = frozenset(wanted)
        many = len(chosen) + OFF * (len(keys) - len(chosen))
        for key in keys:
            if key not in self.edges:
                self.edges[key] = Edge((1.0 if key in chosen else OFF) / many)

    def pick(self, keys: Sequence[str]) -> str:
        """The answer to try next among those that can be given now; all of them must be edges."""
        open_keys = sorted(keys, key=lambda key: -self.edges[key].promise)[: 2 + int(WIDE * sqrt(self.tries))]
        mean = self.total / self.tries if self.tries else 0.0
        curious = CURIOUS * max(self.spread, SPREAD)
        best, most = "", float("-inf")
        for key in open_keys:
            edge = self.edges[key]
            edge.offered += 1
            guess = mean if edge.guess is None else edge.guess
            value = (guess + edge.total) / (1 + edge.tries)
            score = value + curious * edge.promise * len(open_keys) ** 0.5 * sqrt(edge.offered) / (1 + edge.tries)
            if score > most:
                best, most = key, score
        return best
