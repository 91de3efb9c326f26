"""The chances of a fight before it is decided, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.games.fancards.names import called
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.content.fancards.records import Unit
from game.rules.fancards.faces import face
from game.rules.fancards.state import FanCards, crew_at
from game.rules.fancards.verse.odds import lane, odds

Says = tuple[tuple[str, str], ...]


def of_lane(g: FanCards, words: Words, attacker: str, guards: Sequence[str], defends: bool = True) -> Says:
    """What comes of an attacker and those who meet it: that it falls, or is struck where it can't fall yet; who is
    worst off."""
    if not guards:
        return ()
    found = lane(g, attacker, guards, defends)
    key, share = ("falls", found.killed) if found.killed or len(guards) > 1 else ("struck", found.hits)
    lines = [(words(f"fancards.fight.{key}", chance=percent(share)), "good")]
    worst = max(range(len(guards)), key=lambda i: (found.dead[i], found.wounded[i]))
    name = called(guards[worst])
    if found.dead[worst] >= 0.005:
        lines.append((words("fancards.fight.dies", name=name, chance=percent(found.dead[worst])), "bad"))
    else:
        worst = max(range(len(guards)), key=lambda i: found.wounded[i])
        hurt = percent(found.wounded[worst])
        lines.append((words("fancards.fight.hurt", name=called(guards[worst]), chance=hurt), "warn"))
    return tuple(lines)


def of_two(g: FanCards, words: Words, mine: str, foe: str, alone: bool) -> tuple[str, str]:
    """The chance that somebody wins a fight against one other, with its ink."""
    share = odds(g, mine, foe, alone).win
    return words("fancards.fight.wins", chance=percent(share)), "good" if share >= 0.5 else "warn"


def of_harm(g: FanCards, words: Words, card: str, place: str) -> str:
    """The chances of a wound when a unit comes to a place: against whoever meets it best and worst there, alone."""
    there = crew_at(g, place)
    if not isinstance(face(card), Unit) or not there:
        return ""
    shares = sorted(odds(g, who, card, True).lose for who in there)
    low, high = percent(shares[0]), percent(shares[-1])
    if low == high:
        return words("fancards.fight.harms", chance=low)
    return words("fancards.fight.harms.range", low=low.replace(" %", ""), high=high)
