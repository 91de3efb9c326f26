"""The campaign: heists back to back in the order the table chose, and what carries over (R-FC-12, R-FC-17, R-FC-18)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.scoring import banked
from game.rules.fistful.setup import draft, lay_out
from game.rules.fistful.state import Fistful
from game.rules.shared.state import adjust

CARDS = ("gear", "gear.discard", "event", "event.discard")
KEPT = ("used:", "earned:", "until:")
"""The marks that outlast a heist: of Gear that was used, and what each heist brought and in which turn it was won."""


def heists(setting: str) -> tuple[str, ...]:
    """The heists of a game in their order: one for a short game (R-FC-16), several for a campaign (R-FC-12)."""
    return tuple(setting.split("+"))


def after(g: Fistful) -> str:
    """The heist that follows, "" when this is the last."""
    order = heists(g.settings["heist"])
    return next((later for now, later in zip(order, order[1:]) if now == g.heist), "")


def onward(g: Fistful) -> tuple[Step, ...]:
    """The step to the heist that follows, nothing when this is the last."""
    following = after(g)
    return (Onward(following),) if following else ()


class Part(NamedTuple):
    """One heist of a game: how it stands ("won", "lost", "now" while it is played, "ahead"), the credits it brought,
    and the turns it took so far."""

    heist: str
    stands: str
    earned: int = 0
    turns: int = 0


def parts(g: Fistful) -> tuple[Part, ...]:
    """All heists of the game in their order. A heist that is lost brings nothing (R-FC-35), those that were won before
    it keep what they brought, and none follows (R-FC-15)."""
    found, begun, order = [], 0, heists(g.settings["heist"])
    here = order.index(g.heist)
    for heist in order[:here]:
        until = g.flags.get(f"until:{heist}", begun)
        found.append(Part(heist, "won", g.flags.get(f"earned:{heist}", 0), until - begun))
        begun = until
    found.append(Part(g.heist, g.over or "now", 0 if g.over == "lost" else banked(g), g.turn - begun))
    return (*found, *(Part(heist, "ahead") for heist in order[here + 1 :]))


def earned(g: Fistful) -> int:
    """The credits of all heists together (R-FC-108)."""
    return sum(part.earned for part in parts(g))


@dataclass(frozen=True, slots=True)
class Onward(Effect[Fistful]):
    """The next heist: every player sets up anew, everybody is fit and every sack empty; Gear in slots stays, and the
    two decks go on (R-FC-18). What was banked is earned; it counts for nothing but the final sum (R-FC-108)."""

    heist: str

    def run(self, g: Fistful) -> Iterable[Step]:
        done, brought, crew = g.heist, banked(g), tuple(g.hero.values())
        g.flags = {flag: value for flag, value in g.flags.items() if flag.startswith(KEPT)}
        adjust(g, f"earned:{done}", brought)
        adjust(g, f"until:{done}", g.turn)
        for zone in [zone for zone in g.zones if zone not in CARDS and not zone.startswith("slots:")]:
            for item in g.zones.pop(zone):
                g.seen.pop(item, None)
        g.up.clear()
        g.heist, g.timer, g.active = self.heist, 0, 0
        for seat in g.at:
            g.hero[seat] = g.sidekick[seat] = ""
            g.at[seat], g.health[seat], g.ammo[seat], g.uses[seat] = -1, 0, 0, 0
        lay_out(g)
        g.tell(news.Onward(self.heist, done, brought, crew))
        g.stack[:] = draft(g)
        return ()
