"""Crew in play: tracks, dice and who holds which Shiny Skill."""

from __future__ import annotations

from game.content.fistful import fistful
from game.content.fistful.records import HeroSide, SidekickSide
from game.core.remembered import remembered
from game.rules.fistful import news
from game.rules.fistful.state import Fistful


@remembered
def hero_side(crew: str) -> HeroSide:
    """The front of a Crew card (R-FC-76)."""
    return fistful().crew[crew].hero


@remembered
def sidekick_side(crew: str) -> SidekickSide:
    """The back of a Crew card (R-FC-78)."""
    return fistful().crew[crew].sidekick


def hero_of(g: Fistful, crew: str) -> int:
    """The seat whose Big Damn Hero on the board is that crew member, -1 if none."""
    return next((s for s, who in g.hero.items() if who == crew and g.at[s] >= 0), -1)


def top_health(g: Fistful, seat: int) -> int:
    """The top of a seat's Health track (R-FC-77)."""
    return hero_side(g.hero[seat]).health


def top_ammo(g: Fistful, seat: int) -> int:
    """The top of a seat's Ammo track (R-FC-77)."""
    return hero_side(g.hero[seat]).ammo


def top_uses(g: Fistful, seat: int) -> int:
    """The top of the Sidekick's own track, 0 when it has none (R-FC-78)."""
    return sidekick_side(g.sidekick[seat]).track if g.sidekick[seat] else 0


def extra_ammo(g: Fistful, seat: int) -> int:
    """The Ammo on Sidekick Jayne's track."""
    return g.uses[seat] if g.sidekick[seat] == "jayne" else 0


def heal(g: Fistful, seat: int, amount: int) -> int:
    """Restore Health up to the top of the track; returns how much it was."""
    gain = max(0, min(amount, top_health(g, seat) - g.health[seat])) if g.at[seat] >= 0 else 0
    if gain:
        g.health[seat] += gain
        g.tell(news.Healed(seat, gain))
    return gain


def load(g: Fistful, seat: int, amount: int) -> int:
    """Reload Ammo up to the top of the track (R-FC-112); returns how much it was."""
    gain = max(0, min(amount, top_ammo(g, seat) - g.ammo[seat])) if g.at[seat] >= 0 else 0
    if gain:
        g.ammo[seat] += gain
        g.tell(news.Ammo(seat, gain))
    return gain


def refill(g: Fistful, seat: int, amount: int) -> int:
    """Restore uses on the Sidekick's own track (R-FC-116); returns how many."""
    gain = max(0, min(amount, top_uses(g, seat) - g.uses[seat])) if g.at[seat] >= 0 else 0
    if gain:
        g.uses[seat] += gain
        g.tell(news.Refilled(seat, gain))
    return gain
