"""What a campaign tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic


@dataclass
class Result:
    """A campaign's figures: how much was tried, what went wrong (each with a way to see it again), and notes; `lines`:
    a table of its own that is printed below the one of all campaigns."""

    what: str
    tried: int = 0
    faults: list[str] = field(default_factory=list)
    notes: dict[str, object] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    seconds: float = 0.0
    began: float = field(default_factory=monotonic, repr=False)

    def done(self) -> Result:
        """The result with its time taken."""
        self.seconds = round(monotonic() - self.began, 1)
        return self
