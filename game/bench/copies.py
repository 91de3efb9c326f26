"""A copy of a state in mid-game against three others of the same state: by hand, through pickle, by deepcopy."""

from __future__ import annotations

import copy
from dataclasses import dataclass, fields

from game.bench.measure import Case, Row, ratio, timings
from game.bench.positions import mid_game
from game.core.state import News
from game.core.steps import Step
from game.rules.fistful.state import Fistful


@dataclass(slots=True)
class ByHand:
    """The tables of a heist and nothing else, copied by a line for each: what a copy costs when nothing is wasted."""

    stack: list[Step]
    rng: int
    zones: dict[str, tuple[str, ...]]
    seen: dict[str, int]
    news: list[News] | None
    heist: str
    turn: int
    active: int
    timer: int
    over: str
    why: str
    hero: dict[int, str]
    sidekick: dict[int, str]
    at: dict[int, int]
    health: dict[int, int]
    ammo: dict[int, int]
    uses: dict[int, int]
    up: dict[str, str]
    flags: dict[str, int]
    settings: dict[str, str]

    def twin(self) -> ByHand:
        """An independent copy."""
        other = ByHand.__new__(ByHand)
        other.stack = self.stack[:]
        other.rng = self.rng
        other.zones = self.zones.copy()
        other.seen = self.seen.copy()
        other.news = None
        other.heist = self.heist
        other.turn = self.turn
        other.active = self.active
        other.timer = self.timer
        other.over = self.over
        other.why = self.why
        other.hero = self.hero.copy()
        other.sidekick = self.sidekick.copy()
        other.at = self.at.copy()
        other.health = self.health.copy()
        other.ammo = self.ammo.copy()
        other.uses = self.uses.copy()
        other.up = self.up.copy()
        other.flags = self.flags.copy()
        other.settings = self.settings.copy()
        return other


def by_hand(g: Fistful) -> ByHand:
    """The same tables for the hand-written copy; a new table must be added there before this can be compared."""
    names = {f.name for f in fields(g)}
    known = {f.name for f in fields(ByHand)}
    if names != known:
        raise AssertionError(f"the hand-written copy differs in {sorted(names ^ known)}")
    return ByHand(**{name: getattr(g, name) for name in names})


def rows() -> list[Row]:
    """Three rows: ours against each of the others."""
    import pickle  # only measured here: nothing the program writes or reads is pickled

    g = mid_game()
    hand = by_hand(g)
    times = timings([
        Case("ours", g.copy),
        Case("hand", hand.twin),
        Case("pickle", lambda: pickle.loads(pickle.dumps(g, 5))),  # noqa: S301 our own bytes of a moment ago
        Case("deepcopy", lambda: copy.deepcopy(g)),
    ])
    return [
        Row("copy of a state / hand-written slots copy", ratio(times, "ours", "hand"), 1.3),
        Row("copy of a state / pickle and back", ratio(times, "ours", "pickle"), 1 / 7),
        Row("copy of a state / deepcopy", ratio(times, "ours", "deepcopy"), 1 / 30),
    ]
