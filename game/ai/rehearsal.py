"""Comparing answers by playing on from each as the ruleset usually would, a few rounds far.

Each world fills in the backs of the view at random; every answer meets the same world with the same luck in every
round, so that what differs is their doing. Answers that are behind drop out, and the tries go to those that may be
better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from time import monotonic
from typing import Any

from game.ai.reasons import speaking_in_each
from game.ai.thought import Limits, Prospect, Thought, worth
from game.core.engine import advance, legal, settle
from game.core.rng import mix, seeded
from game.core.ruleset import Rehearsal, Ruleset
from game.core.state import State
from game.core.views import determinize

BEHIND = 1.5
"""An answer drops out when it is that many standard deviations behind the best."""
FEW = 3
"""Worlds after which answers may drop out; after twice as many, and so on, only the better half goes on."""
SOONEST = 5
"""Worlds that an answer is tried in before it takes the place of the usual one."""
LEAST = 0.05
"""The least spread that is reckoned with: what came out the same in a few worlds may come out otherwise."""
SURE = 1.8
"""By how many standard deviations an answer must be better than the usual one."""
FORCED = 2_000
"""Answers after which a try ends, however few rounds they were."""


class Lane:
    """One answer with what came of it, world by world."""

    __slots__ = ("alive", "ends", "key", "worths")

    def __init__(self, key: str) -> None:
        self.key = key
        self.worths: list[float] = []
        self.ends: list[Mapping[str, float]] = []
        self.alive = True

    @property
    def value(self) -> float:
        """The average of what came of it."""
        return sum(self.worths) / max(1, len(self.worths))


def ahead(one: Lane, other: Lane) -> tuple[float, float]:
    """By how much an answer is better in the worlds that both were tried in, and the standard deviation of that."""
    gaps = [a - b for a, b in zip(one.worths, other.worths)]
    if not gaps:
        return 0.0, 1.0
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt((spread + LEAST * LEAST) / len(gaps))


class Rehearsing:
    """One decision being thought about."""

    def __init__(
        self,
        rules: Ruleset[Any],
        sight: State,
        keys: Sequence[str],
        plan: Rehearsal,
        seed: int,
        limits: Limits,
        reasons: bool = False,
    ) -> None:
        self.rules, self.sight, self.keys, self.limits, self.reasons = rules, sight, tuple(keys), limits, reasons
        choice: Any = sight.stack[-1]
        self.seat: int = choice.seat
        self.ahead = plan.rounds
        self.until = rules.rounds(sight) + plan.rounds
        self.lanes = [Lane(key) for key in plan.keys]
        self.luck = seeded(seed)
        self.tries = 0

    def run(self, stop: Callable[[], bool] = lambda: False) -> Thought:
        """Try the answers in world after world until one is left, a limit is reached or `stop` says so; each is tried
        in the first world. Answers that nothing is played on from are taken as they are ranked, unless it is to be told
        why."""
        if not self.ahead and not self.reasons:
            return self._thought()
        until = monotonic() + self.limits.seconds if self.limits.seconds else 0.0
        while True:
            racing = [lane for lane in self.lanes if lane.alive]
            if self.tries and self.tries + len(racing) > self.limits.tries:
                break
            if len(racing) < 2 and (self.tries or not self.reasons):
                break
            g = self._world()
            for lane in racing:
                if lane.worths and (stop() or until and monotonic() >= until):
                    return self._thought()
                self._try(g.copy(), lane)
            self._drop_out(racing)
        return self._thought()

    def _world(self) -> State:
        """A game that fits the view, with luck of its own."""
        self.luck = mix(self.luck + 1)
        g: State = determinize(self.rules, self.sight, self.luck >> 1)
        return g

    def _try(self, g: State, lane: Lane) -> None:
        """Give an answer and play on as usual until so many rounds are begun or the game is over."""
        self.tries += 1
        luck, rules, begun = self.luck, self.rules, 0
        settle(g, next(option for option in legal(g) if option.key == lane.key))
        for _ in range(FORCED):
            if advance(g) is None or rules.rounds(g) >= self.until:
                break
            if rules.rounds(g) != begun:  # the same luck in the same round, whatever was rolled before
                begun = rules.rounds(g)
                g.rng = luck = mix(self.luck + begun)
            options = legal(g)
            answer = options[0]
            if len(options) > 1:
                wanted = rules.practised(g, [option.key for option in options])
                luck = mix(luck + 1)
                key = wanted[luck * len(wanted) >> 64]
                answer = next(option for option in options if option.key == key)
            settle(g, answer)
        lane.worths.append(worth(rules, g, self.seat))
        if self.reasons:
            end = rules.outcome(g) is not None
            lane.ends.append({"end": lane.worths[-1]} if end else dict(rules.aims(g, self.seat)))

    def _drop_out(self, racing: Sequence[Lane]) -> None:
        """Answers that are behind beyond doubt are not tried any more, and now and then the worse half; for reasons all
        are. The usual one stays, for comparison."""
        usual, best = self.lanes[0], max(racing, key=lambda lane: lane.value)
        worlds = len(usual.worths)
        if worlds < FEW or self.reasons:
            return
        others = sorted([lane for lane in racing if lane is not usual], key=lambda lane: -lane.value)
        half = (len(others) + 1) // 2 if worlds % FEW == 0 and (worlds // FEW).bit_count() == 1 else len(others)
        for place, lane in enumerate(others):
            behind, doubt = ahead(best, lane)
            lane.alive = lane is best or place < half and behind <= BEHIND * doubt

    def _thought(self) -> Thought:
        """The usual answer stays the best until another is better beyond doubt; the others by how far they are behind
        it in the worlds that both met; what can't be told apart is worth the same."""
        usual = self.lanes[0]
        gains = {lane.key: ahead(lane, usual) for lane in self.lanes[1:] if lane.alive}
        better = [
            lane
            for lane in self.lanes[1:]
            if lane.alive and len(lane.worths) >= SOONEST and gains[lane.key][0] > SURE * gains[lane.key][1]
        ]
        best = max(better, key=lambda lane: gains[lane.key][0], default=usual)
        behind = {lane.key: ahead(best, lane)[0] for lane in self.lanes if lane is not best}
        order = [best, *sorted((lane for lane in self.lanes if lane is not best), key=lambda lane: behind[lane.key])]
        whole = max(1, self.tries)
        ends = {lane.key: lane.ends for lane in self.lanes}
        found = [
            Prospect(
                lane.key,
                len(lane.worths) / whole,
                max(0.0, best.value - max(0.0, behind.get(lane.key, 0.0))),
                len(lane.worths),
                speaking_in_each(ends, lane.key) if self.reasons and lane.worths else (),
            )
            for lane in order
        ]
        tried = {lane.key for lane in self.lanes}
        found += [Prospect(key, 0.0, 0.0, 0) for key in self.keys if key not in tried]
        return Thought(tuple(found), self.tries)
