"""Data of the window: pictures and the words on screen."""
from __future__ import annotations

from pathlib import Path

import tomli

from game.app.ui.sprites import Art
from game.content.files import data_path


def load_art(folder: Path | None = None) -> Art:
    """The rendered pictures."""
    return Art(folder or data_path("assets", "art"))


class Words:
    """Every sentence on screen by its key, with values filled in: words("title.quit")."""

    def __init__(self, table: dict[str, str]) -> None:
        self.table = table
        self.missing: set[str] = set()

    @classmethod
    def load(cls, language: str = "en") -> Words:
        """The catalogue of a language.  Raises OSError or tomli.TOMLDecodeError when the program is damaged."""
        raw = tomli.loads(data_path("assets", "lang", f"{language}.toml").read_text(encoding="utf-8"))
        return cls(flat(raw))

    def __call__(self, key: str, /, **values: object) -> str:
        text = self.table.get(key)
        if values.get("n") in (1, "1"):  # a sentence that counts may have a form for one
            text = self.table.get(f"{key}.one", text)
        if text is None:
            self.missing.add(key)
            return key
        return text.format(**values) if values else text

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return key in self.table


def flat(raw: dict[str, object], head: str = "") -> dict[str, str]:
    """Nested tables as one, keys joined by dots."""
    out: dict[str, str] = {}
    for key, value in raw.items():
        if isinstance(value, dict):
            out |= flat(value, f"{head}{key}.")
        else:
            out[head + key] = str(value)
    return out
