"""The faces at the end of a heist: the marks of the seats have those of the heroes they began with."""

from __future__ import annotations

from game.app.replay.ending import Ending
from game.content.fistful import fistful


class Faced(Ending):
    """Whoever began the last heist is who is seen."""

    def pair(self, seat: int) -> tuple[str, str]:
        """The hero and Sidekick a seat began the last heist with."""
        g, n = self.session.state, len(self.names)
        picked = [key.split(":")[1] for key in self.session.record if key.startswith(("hero:", "sidekick:"))][-2 * n :]
        if len(picked) == 2 * n:
            return picked[seat], picked[n + seat]
        return g.hero.get(seat, ""), g.sidekick.get(seat, "")

    def doll(self, seat: int) -> str:
        crew, who = fistful().crew, self.pair(seat)[0]
        return crew[who].doll if who in crew else ""
