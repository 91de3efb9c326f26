"""Why a game is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.margin import margin
from game.app.games.firefly.names import title
from game.app.shell.words import Words
from game.core.news import News
from game.rules.firefly import news as kinds


def story_moments(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday of a game of *Firefly*, and how near the others were."""
    found: list[str] = []
    best = 0, 0
    for one in news:
        if isinstance(one, kinds.Money) and one.why == "pay" and one.n > best[0]:
            best = one.n, one.seat
    if best[0]:
        found.append(words("ending.best.pay", name=names[best[1]], money=words("money", n=best[0])))
    if g.winners and any(isinstance(one, kinds.Goal) for one in news):
        others = sorted((seat for seat in g.goals if seat not in g.winners), key=lambda s: -g.goals[s])
        if others and g.goals[others[0]]:
            found.append(words("ending.decided.goals", name=names[others[0]], n=g.goals[others[0]]))
    return found or margin(words, g.winners, g.money, names)


def story_over(words: Words, g: Any, why: str) -> str:
    """Why a game of *Firefly* is over."""
    key, card = f"fireflyresult.why.{why}", next(iter(g.zones.get("story", ())), "")
    return words(key, story=title(card) if card else "") if words.has(key) else ""
