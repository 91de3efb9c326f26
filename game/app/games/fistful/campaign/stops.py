"""The heists of a campaign as they stand: which are won, which is played, which are still to come."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.fistful.campaign.titles import part, title
from game.app.shell.words import Words
from game.rules.fistful.campaign import parts
from game.rules.fistful.state import Fistful


class Stop(NamedTuple):
    """A heist of a campaign; `stands`: "won", "lost", "now", "ahead" or "never"; `earned` in credits."""

    heist: str
    title: str
    stands: str
    earned: int
    turns: int


def stops(g: Fistful) -> list[Stop]:
    """The heists in their order."""
    later = "never" if g.over else "ahead"
    return [
        Stop(part.heist, title(part.heist), later if part.stands == "ahead" else part.stands, part.earned, part.turns)
        for part in parts(g)
    ]


def said(words: Words, stop: Stop) -> str:
    """How a heist stands, in words."""
    if stop.stands == "won":
        money = words("money", n=stop.earned)
        return words("campaign.stop.won", money=money, turns=words("campaign.turns", n=stop.turns))
    if stop.stands == "lost":
        return words("campaign.stop.lost", turns=words("campaign.turns", n=stop.turns))
    return words(f"campaign.stop.{stop.stands}")


def campaign_tip(words: Words, g: Fistful) -> str:
    """All heists in their order, each with how it stands."""
    lines = [f"{i}. {stop.title}: {_stands(words, stop)}" for i, stop in enumerate(stops(g), 1)]
    return "\n".join([f"**{part(words, g)}**", *lines])


def _stands(words: Words, stop: Stop) -> str:
    return words("campaign.stop.here") if stop.stands == "now" else said(words, stop)
