"""Why a game is over, as a sentence for its end, and the slip that says it at the table before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.app.games.firefly.names import title
from game.app.shell.words import Words
from game.app.table.results.results import ALL, Line, Result
from game.rules.keepflyin.scoring import goal

TIMES = 1.8
"""So many times as long as others does this slip stay."""


def heist(words: Words, g: Any, why: str) -> str:
    """Why a heist is over."""
    keys = f"result.why.{why}.{g.heist}", f"result.why.{why}", f"result.{'won' if g.over == 'won' else 'lost'}.line"
    return words(next(key for key in keys if words.has(key)))


def voyage(words: Words, g: Any, why: str) -> str:
    """Why a game of *Keep Flyin'* is over."""
    key = f"hexresult.why.{why}"
    return words(key, money=goal(g)) if words.has(key) else ""


def story(words: Words, g: Any, why: str) -> str:
    """Why a game of *Firefly* is over."""
    key, card = f"fireflyresult.why.{why}", next(iter(g.zones.get("story", ())), "")
    return words(key, story=title(card) if card else "") if words.has(key) else ""


def captains(words: Words, winners: Sequence[int], names: Sequence[str], nobody: str) -> str:
    """Who has won."""
    said = ", ".join(names[seat] for seat in winners)
    return words("captains.won", names=said, n=len(winners)) if winners else nobody


def slip(words: Words, said: str, why: str, winners: Sequence[int], glad: bool) -> Result:
    """Who has won, by what: everybody reads it before the end comes."""
    return Result(
        winners[0] if len(winners) == 1 else -1,
        words("results.over"),
        said,
        "good" if glad else "brass" if winners else "bad",
        (Line("star" if glad or winners else "x", why, "ink"),) if why else (),
        weight=ALL,
        times=TIMES,
    )


def glad(winners: Collection[int], people: Collection[int]) -> bool:
    """Whether the table has reason to be glad: somebody here has won, or bots played alone."""
    return not people or any(seat in people for seat in winners)
