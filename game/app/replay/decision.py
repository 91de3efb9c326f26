"""The decisions of a replay in words."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """A decision: the seat, what it did, and a note (the chance of a fight, how much there was to choose from)."""

    seat: int
    icon: str
    text: str
    note: str
