"""Where words stand on a crowded chart: each beside its world, over nothing; what finds no room is left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect


class Form(NamedTuple):
    """A way to write a name: its lines, and its width and height in px."""

    lines: tuple[str, ...]
    wide: int
    high: int


class Name(NamedTuple):
    """A name that is to be shown: whose it is, what it belongs to, and the ways to write it, best first."""

    id: str
    body: Rect
    forms: tuple[Form, ...]


class Set(NamedTuple):
    """A name as it stands."""

    rect: Rect
    lines: tuple[str, ...]


def lay(
    names: Sequence[Name], taken: Sequence[Rect], sheet: Rect, gap: int, bodies: Sequence[Rect] = ()
) -> dict[str, Set]:
    """A place for each name within `sheet`, `gap` px from its body, where it covers no body, nothing `taken` and no
    other name, and where none of all the `bodies` is nearer while there is such a place. Whichever has the fewest
    places left chooses first, and asks another to make room when it has none; one that still has none is missing."""
    walls = [*taken, *(name.body for name in names)]
    on = tuple(sheet)
    free = {
        name.id: [one for one in _within(tuple(name.body), name.forms, gap, on) if one.rect.collidelist(walls) < 0]
        for name in names
    }
    for name in names:
        free[name.id].sort(key=lambda one: misleads(one.rect, name.body, bodies))
    left = {id: list(found) for id, found in free.items()}
    around = {id: found[0].rect.unionall([one.rect for one in found]) for id, found in free.items() if found}
    done: dict[str, Set] = {}
    waiting = [name.id for name in names]
    while waiting:
        id = min(waiting, key=lambda id: len(left[id]) or 99)
        waiting.remove(id)
        best = left[id][0] if left[id] else _room(free[id], free, done)
        if best is None:
            continue
        done[id] = best
        for other in [id for id in waiting if id in around and around[id].colliderect(best.rect)]:
            left[other] = [one for one in left[other] if not one.rect.colliderect(best.rect)]
    return done


def misleads(rect: Rect, body: Rect, bodies: Sequence[Rect]) -> bool:
    """Whether a name that stands there lies nearer to another body than to its own, or hardly further from it."""
    aside = max(body.left - rect.right, rect.left - body.right, 0)
    off = max(body.top - rect.bottom, rect.top - body.bottom, 0)
    far = 2 * max(aside, off) + rect.h
    return any(other != body for other in rect.inflate(far, far).collideobjectsall(bodies))


def _room(found: Sequence[Set], free: Mapping[str, Sequence[Set]], done: dict[str, Set]) -> Set | None:
    """One of these places after a single name that stands there has moved to another; None where that can't be."""
    for one in found:
        there = [id for id, other in done.items() if other.rect.colliderect(one.rect)]
        if len(there) > 1:
            continue
        if not there:
            return one
        walls = [other.rect for id, other in done.items() if id != there[0]] + [one.rect]
        to = next((other for other in free[there[0]] if other.rect.collidelist(walls) < 0), None)
        if to is not None:
            done[there[0]] = to
            return one
    return None


@lru_cache(maxsize=1024)
def _within(body: tuple[int, ...], forms: tuple[Form, ...], gap: int, sheet: tuple[int, ...]) -> tuple[Set, ...]:
    """Where a name may stand on a sheet: the same as long as the camera rests."""
    on = Rect(*sheet)
    return tuple(one for one in sites(Name("", Rect(*body), forms), gap) if on.contains(one.rect))


def sites(name: Name, gap: int) -> Iterator[Set]:
    """Where a name may stand: below its body, then above, then beside, each also a little aside."""
    body = name.body
    for form in name.forms:
        w, h = form.wide, form.high
        x, y = body.centerx - w // 2, body.centery - h // 2
        low, high = body.bottom + gap, body.top - gap - h
        right, left = body.right + 3 * gap, body.left - 3 * gap - w
        aside, off, middle = w // 4, h // 2, body.centerx
        corners = [
            (x, low),
            (x, high),
            (right, y),
            (left, y),
            (x + aside, low),
            (x - aside, low),
            (x + aside, high),
            (x - aside, high),
            (right, y + h // 3),
            (right, y - h // 3),
            (left, y + h // 3),
            (left, y - h // 3),
            (x, low + off),
            (x, high - off),
            (middle, low),
            (middle - w, low),
            (middle, high),
            (middle - w, high),
            (right - gap, y + off),
            (right - gap, y - off),
            (left + gap, y + off),
            (left + gap, y - off),
            (x + aside, low + off),
            (x - aside, low + off),
            (x + aside, high - off),
            (x - aside, high - off),
            (middle, low + off),
            (middle - w, low + off),
            (middle, high - off),
            (middle - w, high - off),
            (x, low + h),
            (x, high - h),
            (right + h, y),
            (left - h, y),
        ]
        for at in corners:
            yield Set(Rect(at, (w, h)), form.lines)


def first_free(spots: Iterable[Rect], walls: Sequence[Rect]) -> Rect | None:
    """The first of these rects that covers nothing."""
    return next((one for one in spots if one.collidelist(walls) < 0), None)
