"""Where something that lies over a table covers the least of what matters."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

GRAVE = 9000.0  # what weighs so much is not even touched while there is another place


def weigh(rect: Rect, shun: Iterable[tuple[Rect, float]]) -> float:
    """How much of what matters something would cover there; 0 for nothing."""
    return sum(weight * cut.w * cut.h for one, weight in shun if (cut := rect.clip(one))) / max(1, rect.w * rect.h)


def best(size: tuple[int, int], window: Rect, about: Rect | None, shun: Iterable[tuple[Rect, float]]) -> Rect:
    """Where something of `size` px covers the least; each of `shun` is a rect and how much it matters."""
    avoid = [(r, weight) for r, weight in shun if r.w > 0 and r.h > 0]
    area = max(1, size[0] * size[1])
    far = max(1, window.w + window.h)
    found, least = Rect(window.topleft, size), float("inf")
    wide, high = window.w - size[0], window.h - size[1]
    for row in range(13):
        for column in range(21):
            r = Rect(window.x + wide * column // 20, window.y + high * row // 12, *size)
            cost = 0.0
            for one, weight in avoid:
                cut = r.clip(one)
                cost += weight * cut.w * cut.h / area + (weight / 5 if weight >= GRAVE and cut.w * cut.h else 0)
                if cost >= least:
                    break
            if about is not None:
                cost += 3 * (abs(r.centerx - about.centerx) + abs(r.centery - about.centery)) / far
            if cost < least:
                found, least = r, cost
    return found
