"""When the camera of a chart moves and when it rests: while it moves an unsharp picture will do."""

from __future__ import annotations

REST = 130.0  # ms after which a camera that stands still gets its sharp picture


class Resting:
    """Watches where a camera stands; `at` is whatever tells one place from another."""

    def __init__(self) -> None:
        self._stood: tuple[object, float] = (None, 0.0)

    def glances(self, moved: bool) -> bool:
        """Whether the camera moves; `moved`: it stands elsewhere than in the last sharp picture."""
        return moved and self._stood[1] < REST

    def rests(self, dt: float, moved: bool, at: object) -> bool:
        """Time goes by; True at the moment when the camera has come to rest after it moved."""
        if not moved or self._stood[0] != at:
            self._stood = at, 0.0
            return False
        before = self._stood[1]
        self._stood = at, before + dt
        return before < REST <= before + dt
