"""By how much a game of captains was won, for its end."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.shell.words import Words


def margin(words: Words, winners: Sequence[int], money: dict[int, int], names: Sequence[str]) -> list[str]:
    """How much more the winner had than the next."""
    others = sorted((seat for seat in money if seat not in winners), key=lambda s: -money[s])
    if not winners or not others:
        return []
    return [
        words(
            "ending.decided.money",
            name=names[winners[0]],
            money=words("money", n=money[winners[0]]),
            other=names[others[0]],
            theirs=words("money", n=money[others[0]]),
        )
    ]
