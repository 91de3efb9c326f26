"""Finished pictures by their arguments, the longest unused dropped first when memory runs out."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Protocol

from pygame import Surface


class Before(Protocol):
    """What has pictures from before: it gives one of that key, made if need be."""

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any: ...


def weight(value: Any) -> int:
    """Bytes of pixels a cached value holds."""
    img = getattr(value, "img", value)
    return img.get_width() * img.get_height() * img.get_bytesize() if isinstance(img, Surface) else 64


class Cache:
    """`get` makes a value once; `limit` bytes of pixels are kept. `before`: what has pictures from before. What was
    made only to make something else goes first: else a few large pictures would drive out all that a frame shows, and
    every frame would make it anew."""

    def __init__(self, limit: int) -> None:
        self.limit, self.size = limit, 0
        self.before: Before | None = None
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._making = 0

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        hit = self._kept.get(key)
        if hit is not None:
            if not self._making:
                self._kept.move_to_end(key)
            return hit[0]
        self._making += 1
        try:
            value = make() if self.before is None else self.before.get(key, make)
        finally:
            self._making -= 1
        n = weight(value)
        old = self._kept.pop(key, None)
        self.size += n - (old[1] if old else 0)
        self._kept[key] = value, n
        if self._making:
            self._kept.move_to_end(key, last=False)
        while self.size > self.limit and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.size -= gone
        return value

    def __len__(self) -> int:
        return len(self._kept)
