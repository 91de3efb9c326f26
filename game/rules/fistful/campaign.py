"""The campaign: heists back to back in the order the table chose, and what carries over (R-FC-12, R-FC-17, R-FC-18)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful.scoring import banked
from game.rules.fistful.setup import draft, lay_out
from game.rules.fistful.state import Fistful
from game.rules.shared.state import adjust

CARDS = ("gear", "gear.discard", "event", "event.discard")


def heists(setting: str) -> tuple[str, ...]:
    """The heists of a game in their order: one for a short game (R-FC-16), several for a campaign (R-FC-12)."""
    return tuple(setting.split("+"))


def after(g: Fistful) -> str:
    """The heist that follows, "" when this is the last."""
    order = heists(g.settings["heist"])
    return next((later for now, later in zip(order, order[1:]) if now == g.heist), "")


@dataclass(frozen=True, slots=True)
class Onward(Effect[Fistful]):
    """The next heist: every player sets up anew, everybody is fit and every sack empty; Gear in slots stays, and the
    two decks go on (R-FC-18). What was banked is earned; it counts for nothing but the final sum (R-FC-108)."""

    heist: str

    def run(self, g: Fistful) -> Iterable[Step]:
        earned = g.flags.get("purse", 0) + banked(g)
        g.flags = {flag: value for flag, value in g.flags.items() if flag.startswith("used:")}
        adjust(g, "purse", earned)
        for zone in [zone for zone in g.zones if zone not in CARDS and not zone.startswith("slots:")]:
            for item in g.zones.pop(zone):
                g.seen.pop(item, None)
        g.up.clear()
        g.heist, g.timer, g.active = self.heist, 0, 0
        for seat in g.at:
            g.hero[seat] = g.sidekick[seat] = ""
            g.at[seat], g.health[seat], g.ammo[seat], g.uses[seat] = -1, 0, 0, 0
        lay_out(g)
        g.tell("onward", self.heist)
        g.stack[:] = draft(g)
        return ()
