"""Which heist a random game plays: those of the box take turns, so that no campaign knows one of them alone."""

from __future__ import annotations

from game.content.fistful import fistful


def heist(game: str, number: int) -> dict[str, str]:
    """The setting that names the heist of game number `number`; none for a game without heists."""
    if game != "fistful":
        return {}
    box = sorted(name for name in fistful().heists if ":" not in name)
    return {"heist": box[number % len(box)]}
