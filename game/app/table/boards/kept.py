"""What was worked out last, as long as it is asked for with the same key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

W = TypeVar("W")


class Kept(Generic[W]):
    """One value with the key it was made for."""

    _kept: tuple[object, W] | None = None

    def keep(self, key: object, write: Callable[[], W]) -> W:
        """What was written last if that was for the same key."""
        if self._kept is None or self._kept[0] != key:
            self._kept = key, write()
        return self._kept[1]
