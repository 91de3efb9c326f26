"""Why a game is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.margin import margin
from game.app.games.firefly.names import title
from game.app.shell.words import Words
from game.core.state import News


def story_moments(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday of a game of *Firefly*, and how near the others were."""
    found: list[str] = []
    best = 0, 0
    for one in news:
        if one[0] == "money" and one[3] == "pay" and one[2] > best[0]:
            best = int(one[2]), int(one[1])
    if best[0]:
        found.append(words("ending.best.pay", name=names[best[1]], money=words("money", n=best[0])))
    goals = [one for one in news if one[0] == "goal"]
    if g.winners and goals:
        others = sorted((seat for seat in g.goals if seat not in g.winners), key=lambda s: -g.goals[s])
        if others and g.goals[others[0]]:
            found.append(words("ending.decided.goals", name=names[others[0]], n=g.goals[others[0]]))
    return found or margin(words, g.winners, g.money, names)


def story_over(words: Words, g: Any, why: str) -> str:
    """Why a game of *Firefly* is over."""
    key, card = f"fireflyresult.why.{why}", next(iter(g.zones.get("story", ())), "")
    return words(key, story=title(card) if card else "") if words.has(key) else ""
