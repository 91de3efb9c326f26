"""Data of the window: its pictures."""

from __future__ import annotations

from pathlib import Path

from game.app.ui.kit.sprites import Art
from game.content.common.files import data_path


def load_art(folder: Path | None = None) -> Art:
    """The rendered pictures."""
    return Art(folder or data_path("assets", "art"))
