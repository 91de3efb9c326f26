"""Where lessons lie."""

from __future__ import annotations

from pathlib import Path

from game.content.common.files import data_path


def lesson_path(name: str) -> Path:
    """Where the lesson of a game or of a heist lies; it need not exist."""
    return data_path("assets", "lessons", f"{name}.toml")
