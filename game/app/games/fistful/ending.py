"""Why a heist is over, and what is worth telling of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.fistful.sayings import crew_name, token_name
from game.app.shell.words import Words
from game.core.state import News
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import number

FALLEN = ("R-FC-42", "R-FC-150", "R-FC-151")
"""Why a heist is lost when somebody was knocked out."""


def turn_of(news: Sequence[News], at: int) -> int:
    """The number of the turn in which a piece of news came, counted from 1."""
    return max(1, len([one for one in news[: at + 1] if one[0] == "turn"]))


def heist_moments(
    words: Words, g: Any, news: Sequence[News], names: Sequence[str], missing: Sequence[str] = ()
) -> list[str]:
    """What was left on the Timer, the hardest battle that was won, and what decided the heist: who fell last, else
    what was `missing`."""
    spaces = len(track(g))
    left = max(0, spaces - 1 - g.timer)
    found = [words("ending.timer", n=left, of=spaces) if left else words("ending.timer.out")]
    best: tuple[int, int] = (0, -1)
    for i, one in enumerate(news):
        if one[0] == "defeated" and number(str(one[2])) > best[0]:
            best = number(str(one[2])), i
    if best[1] >= 0:
        _, seat, token = news[best[1]]
        found.append(
            words(
                "ending.best.battle", name=names[seat], enemy=token_name(words, str(token)), turn=turn_of(news, best[1])
            )
        )
    banked = [(i, one) for i, one in enumerate(news) if one[0] == "banked" and one[2]]
    if g.over == "won" and banked:
        i, one = banked[-1]
        found.append(
            words("ending.decided.banked", name=names[one[1]], money=words("money", n=one[2]), turn=turn_of(news, i))
        )
    fallen = [(i, one) for i, one in enumerate(news) if one[0] == "knocked_out"]
    if g.over == "lost" and fallen and g.why in FALLEN:
        i, one = fallen[-1]
        found.append(words("ending.decided.fallen", who=crew_name(str(one[2])), turn=turn_of(news, i)))
    elif g.over == "lost" and missing:
        found.append(words("ending.decided.missing", what=", ".join(missing)))
    return found


def heist_over(words: Words, g: Any, why: str) -> str:
    """Why a heist is over."""
    keys = f"result.why.{why}.{g.heist}", f"result.why.{why}", f"result.{'won' if g.over == 'won' else 'lost'}.line"
    return words(next(key for key in keys if words.has(key)))
