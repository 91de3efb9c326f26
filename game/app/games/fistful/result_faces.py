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

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        crew = fistful().crew
        first = [self.pair(seat)[0] for seat in range(len(self.names))]
        self.kit.dolls = tuple(crew[who].doll if who in crew else "" for who in first)
        super().layout(size, unit, text_scale)

    def back(self) -> None:
        """The replay went away, and its faces with it."""
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

    def leave(self) -> None:
        super().leave()
        self.kit.dolls = ()
