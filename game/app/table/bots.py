"""Bots at a table: they answer at their seats by themselves, one after the other, as quickly as can be followed."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from game.app.play.seating import Seating
from game.app.table.coach import Coach
from game.app.table.host import Table
from game.app.table.moving.animate import APlayer
from game.app.table.results.results import Results
from game.app.table.rivals import Rivals
from game.core.rng import mix
from game.save.format.seed import SEED

TURN_MS = 280.0
"""How long the motion of a bot's turn takes at most at a fast table; what is more is there at once."""
AT_ONCE_S = 0.012
"""How long a frame may wait for answers of bots that move nothing, at a fast table."""


class Played(Table, Protocol):
    """A table where bots may sit. `pause_ms` lies between two answers of a bot that move nothing; `ended`: its end was
    shown; `passing`: it is on its way from one person to another."""

    pause_ms: float
    ended: bool
    passing: bool

    @property
    def coach(self) -> Coach | None: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def results(self) -> Results: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def on_top(self) -> bool: ...

    def give(self, key: str) -> None: ...

    def hasten(self) -> bool: ...

    def release(self) -> None: ...


class Bots:
    """`theirs`: the bot whose turn is shown, -1 for none; `rush`: the bots' turns are passed over until somebody is
    asked; `pause`: ms until the next answer; `off`: nobody here has to decide anything."""

    def __init__(self, table: Played) -> None:
        self.table = table
        seed = table.playing.settings.get(SEED, "0")
        self.rivals = Rivals(table.session, table.seating.bots, int(seed) if seed.isdigit() else 0, table.app.still)
        self.pause = 0.0
        self.theirs, self.theirs_ms = -1, 0.0  # with the ms that took so far
        self.clock = monotonic()
        self.rush = self.off = False
        self.person = -1  # who was asked last, of the people

    def hint_seed(self) -> int:
        """The luck of a hint: the same position gives the same hint."""
        return mix(self.rivals.seed ^ len(self.table.session.record)) >> 1

    def thinks(self) -> bool:
        """Whether a bot is asked."""
        choice = self.table.session.choice
        return not self.off and choice is not None and choice.seat not in self.table.seating.people

    @property
    def brisk(self) -> bool:
        """Whether bots' turns are shown as quickly as they can be followed."""
        return self.table.app.settings.speed == "fast"

    def skip(self) -> None:
        """Straight to the next choice of a person."""
        self.rush = True
        self.table.hasten()
        self.table.panels.refresh()

    def must_see(self) -> None:
        """Something happened to a person: what is passed over ends here, and it is shown. Where only bots play, it goes
        on to the end."""
        if self.table.seating.people:
            self.rush = False

    def person_asked(self) -> None:
        """The turns of bots are over for now: nothing is passed over any more."""
        t = self.table
        if self.rush or self.theirs >= 0:
            t.app.ears.steady.turn(t.places.primary)
        self.rush, self.theirs = False, -1
        asked = t.session.choice.seat if t.session.choice is not None else -1
        if asked != self.person:
            self.person = asked
            if t.on_top:
                t.app.ears.end()
            else:
                t.release()

    # ------------------------------------------------------------ time

    def keep_up(self, dt: float) -> None:
        """The motion of a bot's turn ends when it has taken long enough."""
        before, self.clock = self.clock, monotonic()
        acts = self.table.player.acts
        if self.brisk and self.theirs >= 0 and acts and not acts[0].own:
            self.theirs_ms += max(dt, (self.clock - before) * 1000)  # on a busy machine time goes by between frames
            if self.theirs_ms > TURN_MS:
                self.table.hasten()

    def update(self, dt: float) -> bool:
        """Give the answer of the bot that is asked once it is known and all before it was shown."""
        t = self.table
        held = t.results.holds or self._beats() or (t.coach is not None and t.coach.holds)
        if not self.thinks() or t.passing or t.ended or held:
            return False
        self.rivals.ask()
        if t.player.playing:
            return True
        self.pause -= dt
        until = monotonic() + AT_ONCE_S
        while self.pause <= 0 or self.rush or t.app.still:
            key = self.rivals.answer(until - monotonic() if self.brisk else 0.0)
            if not key:
                break
            self.pause = 0.0 if self.brisk else t.pause_ms * t.app.settings.factor
            if self.theirs != t.now.asked:
                self.theirs, self.theirs_ms = t.now.asked, 0.0
            t.give(key)
            waits = t.player.playing or t.passing or t.results.holds
            if not self.brisk or waits or not self.thinks() or monotonic() > until:
                break
            self.rivals.ask()
        return True

    def _beats(self) -> bool:
        """Whether what a bot did last is still to be followed by nothing."""
        results = self.table.results
        return results.beat > 0 and bool(results.lying) and not self.rush and not self.brisk
