"""Why a game is over."""

from __future__ import annotations

from typing import Any

from game.app.shell.words import Words


def game_over(words: Words, g: Any, why: str) -> str:
    """Why a game is over."""
    key = f"fancardsresult.why.{why}"
    return words(key) if words.has(key) else ""
