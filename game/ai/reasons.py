"""What speaks for an option: the aims that the ends of its tries serve better than those of all others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt

NOTABLE = 0.01
"""By how much of a victory an aim must be better served by an option than by the others to speak for it."""
SURE = 2.0
"""And by how many standard deviations."""
ENOUGH = 4
"""Games that options must have met together before they are compared game by game."""


class Sums:
    """What the ends of some tries came to, aim by aim."""

    def __init__(self) -> None:
        self.tries = 0
        self.total: defaultdict[str, float] = defaultdict(float)
        self.square: defaultdict[str, float] = defaultdict(float)

    def learn(self, found: Mapping[str, float]) -> None:
        """One more end."""
        self.tries += 1
        for aim, worth in found.items():
            self.total[aim] += worth
            self.square[aim] += worth * worth

    def add(self, other: Sums) -> None:
        """The tries of another option, too."""
        self.tries += other.tries
        for aim in other.total:
            self.total[aim] += other.total[aim]
            self.square[aim] += other.square[aim]

    def mean(self, aim: str) -> float:
        return self.total[aim] / self.tries

    def doubt(self, aim: str) -> float:
        """The variance of the mean."""
        return max(0.0, self.square[aim] / self.tries - self.mean(aim) ** 2) / self.tries


def speaking(aims: Mapping[str, Sums], key: str) -> tuple[str, ...]:
    """The aims by which an option surpasses the tries of all others, beyond doubt and by more than next to nothing, the
    weightiest first; `aims`: what came of the tries of each option."""
    own, others = aims[key], Sums()
    for other, sums in aims.items():
        if other != key:
            others.add(sums)
    if not own.tries or not others.tries:
        return ()
    gains = {}
    for aim in sorted({*own.total, *others.total}):
        gain = own.mean(aim) - others.mean(aim)
        if gain > max(NOTABLE, SURE * sqrt(own.doubt(aim) + others.doubt(aim))):
            gains[aim] = gain
    return tuple(sorted(gains, key=lambda aim: -gains[aim]))


def speaking_in_each(ends: Mapping[str, Sequence[Mapping[str, float]]], key: str) -> tuple[str, ...]:
    """The same where the options met the same games one after the other: what luck gave to all of them counts for
    nothing, so that fewer games are beyond doubt. `ends`: what came of each option, game by game."""
    gaps = Sums()
    for number, own in enumerate(ends[key]):
        others = [met[number] for other, met in ends.items() if other != key and len(met) > number]
        if others:
            aims = sorted({*own, *(aim for end in others for aim in end)})
            mean = {aim: sum([end.get(aim, 0.0) for end in others]) / len(others) for aim in aims}
            gaps.learn({aim: own.get(aim, 0.0) - mean[aim] for aim in aims})
    if gaps.tries < ENOUGH:
        return ()
    few = gaps.tries / (gaps.tries - 1)
    gains = {aim: gaps.mean(aim) for aim in gaps.total}
    told = [aim for aim, gain in gains.items() if gain > max(NOTABLE, SURE * sqrt(gaps.doubt(aim) * few))]
    return tuple(sorted(told, key=lambda aim: -gains[aim]))
