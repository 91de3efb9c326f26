"""The 'Verse phase (R-CG-32 to R-CG-59)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fancards.state import VERSE, FanCards


@dataclass(frozen=True, slots=True)
class VersePhase(Effect[FanCards]):
    """The phase begins."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = VERSE
        return ()
