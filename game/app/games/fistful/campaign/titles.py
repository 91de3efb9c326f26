"""A campaign as the screen speaks of it: what it is called, and which of its heists is played."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.shell.words import Words
from game.content.fistful import fistful
from game.rules.fistful.campaign import heists, parts
from game.rules.fistful.state import Fistful


def title(heist: str) -> str:
    """The name of a heist, its id where it is not here any more."""
    known = fistful().heists.get(heist)
    return known.title if known else heist


def called(words: Words, order: Sequence[str], short: bool = False) -> str:
    """What a game of these heists is called; `short`: where there is little room."""
    if len(order) == 1:
        return title(order[0])
    return words("campaign.called.short" if short else "campaign.called", n=len(order))


def begins(words: Words, order: Sequence[str], i: int = 1) -> str:
    """Which of these heists comes now, and how many there are."""
    now = title(order[i - 1])
    return now if len(order) == 1 else words("campaign.number", i=i, n=len(order), title=now)


def in_order(order: Sequence[str]) -> str:
    """The heists one after the other, each with its number."""
    return ", ".join(f"{i}. {title(heist)}" for i, heist in enumerate(order, 1))


def where(words: Words, setting: str, heist: str) -> str:
    """Which heist of a campaign is played, by the setting of the game; "" for a game of one heist."""
    order = heists(setting)
    if len(order) < 2 or heist not in order:
        return ""
    said = words("campaign.part", i=order.index(heist) + 1, n=len(order))
    return words("campaign.next", part=said, title=title(heist))


def number(g: Fistful) -> tuple[int, int]:
    """Which heist of how many is played, counted from 1."""
    order = heists(g.settings["heist"])
    return order.index(g.heist) + 1, len(order)


def part(words: Words, g: Fistful) -> str:
    """ "Heist 2 of 3" in words, "" for a game of one heist."""
    i, n = number(g)
    return words("campaign.part", i=i, n=n) if n > 1 else ""


def told(words: Words, g: Fistful) -> str:
    """Which heist is played, and in which of its turns it stands."""
    i, n = number(g)
    if n == 1:
        return words("table.subtitle", heist=title(g.heist), turn=g.turn)
    return words("campaign.subtitle", part=part(words, g), heist=title(g.heist), turn=max(1, parts(g)[i - 1].turns))
