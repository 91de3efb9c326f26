"""The end of a game (R-FB-571, R-FB-572)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.firefly import news
from game.rules.firefly.state import Firefly


@dataclass(frozen=True, slots=True)
class StoryOver(Effect[Firefly]):
    """The game is over: nothing is left to do. `why` is a sentence id: "story", "last-call", "limit", "solo"."""

    winners: tuple[int, ...]
    why: str

    def run(self, g: Firefly) -> Iterable[Step]:
        g.over, g.winners, g.why = "won", self.winners, self.why
        g.stack.clear()
        g.tell(news.Over(self.winners, self.why))
        return ()
