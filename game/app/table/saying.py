"""How an answer reads on a table."""

from __future__ import annotations

from typing import NamedTuple


class Saying(NamedTuple):
    """How an option reads: icon, short name, one note, the words of the primary button; `grave`: it costs dearly."""

    icon: str
    name: str
    note: str
    action: str
    grave: bool = False
