"""The search bot: determinised Monte Carlo tree search over the machine, for any ruleset.

Each try fills the backs of the view in at random, walks down the tree, adds one position, plays a few answers on as the
ruleset would, and judges the end: by `outcome` when the game is over, else by `evaluate`. Every seat on the way wants
the best for itself; where the table plays together all want the best for the table. Luck is drawn anew in every try,
and what dice did leads to positions of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import Any

from game.ai.reasons import Sums, speaking
from game.ai.rehearsal import Rehearsing
from game.ai.thought import USUAL, Limits, Prospect, Thought, worth
from game.ai.tree import Edge, Node
from game.core.engine import advance, legal, settle
from game.core.rng import mix, seeded
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChance, AnyChoice, Option
from game.core.views import determinize

WORLDS = 64
"""Games filled in from a view; with more tries they come up again with other luck."""
GLANCES = 3
"""Games in which the first answers are looked at before the search."""
MANY = 60
"""How many answers are looked at before the search; of more than that some by chance."""
CLOSER = 10
"""How many answers are looked at more than once."""
RIPE = 12
"""A position that came up so often has its answers looked at one by one."""
SURE = 2.0
"""By how many standard deviations another option must be better than the ruleset's habit."""
FORCED = 200
"""Answers without a choice in a row, and answers down the tree, after which a try ends."""


def choose(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The key of the best option after as many tries as are usual; depends on its arguments alone."""
    return think(rules, sight, [option.key for option in options], seed).key


def think(
    rules: Ruleset[Any],
    sight: State,
    keys: Sequence[str],
    seed: int,
    limits: Limits = USUAL,
    stop: Callable[[], bool] = lambda: False,
    reasons: bool = False,
) -> Thought:
    """What the options of the choice that waits in a view are worth. `stop` is asked before every try.

    Receives the view of the seat that must choose, never the true state. `reasons` finds what speaks for each option.
    What the ruleset foresees is answered at once, unless it is to be told why.
    """
    foreseen = "" if reasons else rules.foresee(sight, keys)
    if foreseen:
        return Thought((Prospect(foreseen, 1.0, 0.0, 0),), 0)
    keys = rules.sensible(sight, keys)
    plan = rules.rehearse(sight, keys)
    if plan is not None:
        return Rehearsing(rules, sight, keys, plan, seed, limits, reasons).run(stop)
    return Search(rules, sight, keys, seed, limits, reasons).run(stop)


class Search:
    """One decision being thought about."""

    def __init__(
        self, rules: Ruleset[Any], sight: State, keys: Sequence[str], seed: int, limits: Limits, reasons: bool = False
    ) -> None:
        self.rules, self.sight, self.keys, self.limits = rules, sight, tuple(keys), limits
        self.luck = seeded(seed)
        self.worlds: list[State] = []
        self.tries = 0
        self.root = Node(_seat(sight))
        self.habit = ""
        self.aims: dict[str, Sums] | None = {key: Sums() for key in keys} if reasons else None

    def run(self, stop: Callable[[], bool] = lambda: False) -> Thought:
        """Try games until a limit is reached or `stop` says so; the first look at the options is always taken."""
        until = monotonic() + self.limits.seconds if self.limits.seconds else 0.0
        self._glance(until)
        if len(self.keys) > 1 or self.aims is not None:
            while not self._settled() and not stop() and not (until and monotonic() >= until):
                self.once()
        return self._thought()

    def _settled(self) -> bool:
        """Whether no tries are left, or too few for another option to become the first."""
        left = self.limits.tries - self.tries
        if left <= 0 or self.habit or self.aims is not None:
            return left <= 0
        first, second = 0, 0
        for edge in self.root.edges.values():
            if edge.tries > first:
                first, second = edge.tries, first
            elif edge.tries > second:
                second = edge.tries
        return first - second > left

    def once(self) -> None:
        """One try."""
        g = self._world(self.tries)
        self.tries += 1
        path, leaf = self._descend(g)
        mine = self._play_on(g)
        worth: dict[int, float] = {}
        for node in (*(node for node, _ in path), *leaf):
            seat = self._whose(node.seat)
            if seat not in worth:
                worth[seat] = self.worth(g, seat)
            node.learn(worth[seat])
        for node, edge in path:
            edge.learn(worth[self._whose(node.seat)])
        if self.aims is not None and path:
            first = next(key for key, edge in self.root.edges.items() if edge is path[0][1])
            self.aims[first].learn(mine)

    def worth(self, g: State, seat: int) -> float:
        """What a game came to for a seat."""
        return worth(self.rules, g, seat)

    def _whose(self, seat: int) -> int:
        """The seat whose good a seat wants: its own, or the table's as the searching seat sees it."""
        return self.root.seat if self.rules.cooperative else seat

    def _next(self) -> int:
        """The next number of the search's own luck."""
        self.luck = mix(self.luck + 1)
        return self.luck

    def _world(self, number: int) -> State:
        """A game that fits the view, with luck of its own."""
        if len(self.worlds) <= number % WORLDS:
            self.worlds.append(determinize(self.rules, self.sight, self._next() >> 1))
        g = self.worlds[number % WORLDS].copy()
        g.rng = self._next()
        return g

    def _glance(self, until: float) -> None:
        """Look at each first answer in one game before the search, at the best of them in a few more."""
        if len(self.keys) == 1:
            self.root.judge({self.keys[0]: 0.0}, self.keys)
            return
        foreseen = self.rules.foresee(self.sight, self.keys)
        wanted = (foreseen,) if foreseen else self.rules.practised(self.sight, self.keys)
        self.habit = wanted[0] if len(wanted) == 1 else ""
        keys = self.few(wanted)
        looks: dict[str, list[float]] = {key: [] for key in keys}
        for number in range(GLANCES):
            for key, found in self._looks(self._world(number), keys, self.root.seat).items():
                looks[key].append(found)
            if until and monotonic() >= until:
                break
            keys = sorted(keys, key=lambda key: -sum(looks[key]) / max(1, len(looks[key])))[:CLOSER]
        glances = {key: sum(worths) / max(1, len(worths)) for key, worths in looks.items()}
        self.root.judge(glances, wanted)
        self.root.expect(self.keys, ())

    def few(self, wanted: Sequence[str]) -> Sequence[str]:
        """The first answers to look at: all, or the ruleset's favourites and some by chance where there are many."""
        if len(self.keys) <= MANY:
            return self.keys
        best = list(wanted) if len(wanted) < MANY else []
        rest = [key for key in self.keys if key not in best]
        return [*best, *(rest.pop(self._next() * len(rest) >> 64) for _ in range(MANY - len(best)))]

    def _looks(self, g: State, keys: Sequence[str], seat: int) -> dict[str, float]:
        """What a seat stands at after each answer, at the next choice; the luck is the same for all."""
        found = {}
        chosen = frozenset(keys)
        for option in legal(g):
            if option.key in chosen:
                twin = g.copy()
                settle(twin, option)
                advance(twin)
                found[option.key] = self.worth(twin, self._whose(seat))
        return found

    def _descend(self, g: State) -> tuple[list[tuple[Node, Edge]], list[Node]]:
        """Play down the tree to a position that is new, or to the end; returns the way and what is new."""
        node = self.root
        path: list[tuple[Node, Edge]] = []
        while len(path) < FORCED:
            options = {option.key: option for option in legal(g)}
            keys = [key for key in self.keys if key in options] if node is self.root else list(options)
            if node is not self.root:
                self._prepare(g, node, keys)
            key = node.pick(keys)
            edge = node.edges[key]
            path.append((node, edge))
            luck: list[int] = []
            choice = self._answer(g, options[key], luck)
            if choice is None:
                break
            kind = type(choice).__name__
            place = edge.slot((choice.seat, kind, *luck), (choice.seat, kind))
            if place not in edge.after:
                edge.after[place] = Node(choice.seat)
                return path, [edge.after[place]]
            node = edge.after[place]
        return path, []

    def _prepare(self, g: State, node: Node, keys: Sequence[str]) -> None:
        """Give a position that came up again its answers, and look at them once it is ripe."""
        if any(key not in node.edges for key in keys):
            node.expect(keys, self.rules.practised(g, keys))
        if node.tries == RIPE:
            node.judge(self._looks(g, keys, node.seat), self.rules.practised(g, keys))

    def _answer(self, g: State, option: Option, luck: list[int]) -> AnyChoice | None:
        """Give an answer and those that are the only one after it; returns the next real choice.

        `luck` gets the numbers of what luck did.
        """

        def note(step: AnyChance, outcomes: Sequence[Option]) -> None:
            luck.append(mix(g.rng) * len(outcomes) >> 64)

        settle(g, option)
        choice = advance(g, note)
        for _ in range(FORCED):
            if choice is None:
                break
            only = legal(g)
            if len(only) > 1:
                break
            settle(g, only[0])
            choice = advance(g, note)
        return choice

    def _play_on(self, g: State) -> dict[str, float]:
        """Play a few answers on as the ruleset would; returns the aims the end serves where reasons are asked for."""
        choice = advance(g)
        for _ in range(self.limits.ahead):
            if choice is None:
                break
            options = legal(g)
            keys = self.rules.practised(g, [option.key for option in options]) if len(options) > 1 else [options[0].key]
            key = keys[self._next() * len(keys) >> 64]
            settle(g, next(option for option in options if option.key == key))
            choice = advance(g)
        if self.aims is None:
            return {}
        if self.rules.outcome(g) is not None:
            return {"end": self.worth(g, self.root.seat)}
        return dict(self.rules.aims(g, self.root.seat))

    def _thought(self) -> Thought:
        """The options with what the tries say of them, the best first, then those that got most tries.

        Where the ruleset has a habit it stays the best until another option is better beyond doubt.
        """
        edges, habit = self.root.edges, self.habit
        ranked = sorted(self.keys, key=lambda key: (-edges[key].tries, -edges[key].value, self.keys.index(key)))
        if habit:
            known = edges[habit]
            better = [
                key
                for key in ranked
                if edges[key].tries and edges[key].value - known.value > SURE * sqrt(edges[key].doubt + known.doubt)
            ]
            best = max(better, key=lambda key: edges[key].value - sqrt(edges[key].doubt), default=habit)
            ranked.remove(best)
            ranked.insert(0, best)
        whole = max(1, self.tries)
        found = [
            Prospect(key, edges[key].tries / whole, edges[key].value, edges[key].tries, self._reasons(key))
            for key in ranked
        ]
        return Thought(tuple(found), self.tries)

    def _reasons(self, key: str) -> tuple[str, ...]:
        """What speaks for an option, where it is asked for and the option was tried."""
        return speaking(self.aims, key) if self.aims is not None and self.root.edges[key].tries else ()


def _seat(sight: State) -> int:
    """The seat that must choose in a view."""
    choice: Any = sight.stack[-1]
    return int(choice.seat)
