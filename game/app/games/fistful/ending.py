"""Why a heist is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.fistful.sayings import crew_name, token_name
from game.app.shell.words import Words
from game.core.news import News
from game.rules.fistful import news as kinds
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import number

FALLEN = ("R-FC-42", "R-FC-150", "R-FC-151")
"""Why a heist is lost when somebody was knocked out."""


def turn_of(news: Sequence[News], at: int) -> int:
    """The number of the turn in which a piece of news came, counted from 1."""
    return max(1, len([one for one in news[: at + 1] if isinstance(one, kinds.Turn)]))


def heist_moments(
    words: Words, g: Any, news: Sequence[News], names: Sequence[str], missing: Sequence[str] = ()
) -> list[str]:
    """What was left on the Timer, the hardest battle that was won, and what decided the heist: who fell last, else
    what was `missing`."""
    spaces = len(track(g))
    left = max(0, spaces - 1 - g.timer)
    found = [words("ending.timer", n=left, of=spaces) if left else words("ending.timer.out")]
    best: tuple[int, kinds.Defeated] | None = None
    for i, one in enumerate(news):
        if isinstance(one, kinds.Defeated) and number(one.enemy) > (number(best[1].enemy) if best else 0):
            best = i, one
    if best:
        i, beaten = best
        values = {"enemy": token_name(words, beaten.enemy), "turn": turn_of(news, i)}
        found.append(words("ending.best.battle", name=names[beaten.seat], **values))
    banked = [(i, one) for i, one in enumerate(news) if isinstance(one, kinds.Banked) and one.n]
    if g.over == "won" and banked:
        i, last = banked[-1]
        money = words("money", n=last.n)
        found.append(words("ending.decided.banked", name=names[last.seat], money=money, turn=turn_of(news, i)))
    fallen = [(i, one) for i, one in enumerate(news) if isinstance(one, kinds.KnockedOut)]
    if g.over == "lost" and fallen and g.why in FALLEN:
        i, down = fallen[-1]
        found.append(words("ending.decided.fallen", who=crew_name(down.who), turn=turn_of(news, i)))
    elif g.over == "lost" and missing:
        found.append(words("ending.decided.missing", what=", ".join(missing)))
    return found


def heist_over(words: Words, g: Any, why: str) -> str:
    """Why a heist is over."""
    keys = f"result.why.{why}.{g.heist}", f"result.why.{why}", f"result.{'won' if g.over == 'won' else 'lost'}.line"
    return words(next(key for key in keys if words.has(key)))
