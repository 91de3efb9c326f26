"""Why a game is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.margin import margin
from game.app.games.keepflyin.sayings import counter_name
from game.app.games.keepflyin.sayings import title as hex_title
from game.app.shell.words import Words
from game.core.news import News
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.scoring import goal


def voyage_moments(words: Words, g: Any, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """The best payday and the narrowest escape of a game, and by how much it was won."""
    found = []
    paid = max((one for one in news if isinstance(one, kinds.Paid)), key=lambda one: one.money, default=None)
    if paid:
        money = words("money", n=paid.money)
        found.append(words("ending.best.paid", name=names[paid.seat], money=money, card=hex_title(paid.card)))
    faces = {one.number: one.face for one in news if isinstance(one, kinds.Flipped)}
    escapes = (one for one in news if isinstance(one, kinds.Evaded))
    close = min(escapes, key=lambda one: one.total - one.limit, default=None)
    if close:
        foe = counter_name(words, faces.get(close.number, ""))
        values = {"total": close.total, "limit": close.limit, "foe": foe}
        found.append(words("ending.best.evaded", name=names[close.seat], **values))
    return [*found, *margin(words, g.winners, g.platinum, names)]


def voyage_over(words: Words, g: Any, why: str) -> str:
    """Why a game of *Keep Flyin'* is over."""
    key = f"hexresult.why.{why}"
    return words(key, money=goal(g)) if words.has(key) else ""
