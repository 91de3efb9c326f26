"""Why a game is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.margin import margin
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.sayings import title as hex_title
from game.app.shell.words import Words
from game.core.state import News
from game.rules.keepflyin.scoring import goal


def voyage_moments(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday and the narrowest escape of a game, and by how much it was won."""
    found = []
    paid = max((one for one in news if one[0] == "paid"), key=lambda one: one[2], default=None)
    if paid:
        found.append(
            words(
                "ending.best.paid", name=names[paid[1]], money=words("money", n=paid[2]), card=hex_title(str(paid[3]))
            )
        )
    faces = {one[2]: str(one[3]) for one in news if one[0] == "flipped"}
    close = min((one for one in news if one[0] == "evaded"), key=lambda one: one[3] - one[4], default=None)
    if close:
        found.append(
            words(
                "ending.best.evaded",
                name=names[close[1]],
                total=close[3],
                limit=close[4],
                foe=counter_name(words, faces.get(close[2], "")),
            )
        )
    return [*found, *margin(words, g.winners, g.platinum, names)]


def voyage_over(words: Words, g: Any, why: str) -> str:
    """Why a game of *Keep Flyin'* is over."""
    key = f"hexresult.why.{why}"
    return words(key, money=goal(g)) if words.has(key) else ""
