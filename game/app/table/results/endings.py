"""Why a game is over, as a sentence for its end, and the slip that says it at the table before."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.app.shell.words import Words
from game.app.table.results.results import ALL, Line, Result

TIMES = 1.8
"""How many times as long as others this slip stays."""


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
