"""Where slips with results lie: those of one answer in one column, beside the board where a table has room there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.table.results import paint as results_paint
from game.app.table.results.ground import Ground
from game.app.ui.placing import best, weigh

if TYPE_CHECKING:
    from game.app.table.results.results import Lying

GAP = 9.0  # units between two slips of a column
TAKEN, SPOKEN_OF, NEVER, BRASS = 60000.0, 40000.0, 90000.0, 900000.0
"""How much it matters that another slip, what a lesson speaks of, what no slip may lie on, and of that the brass button
stays bare."""
LIGHT = 400.0
"""A column goes on where nothing that matters more than this is covered."""


def house(scene: Ground, lying: Sequence[Lying], homeless: Sequence[Lying], bare: Sequence[Rect]) -> None:
    """Find a place for slips that have none: under those that lie beside the board, else in one column on it, else each
    for itself; a stage is the board's. `bare`: what no slip may lie on."""
    for one in homeless:
        one.rect, one.room = Rect(0, 0, 0, 0), scene.places.board
        if one.result.stage is not None:
            one.rect = Rect(scene.places.board)
    homeless = [one for one in homeless if one.result.stage is None]
    if not homeless:
        return
    kept = [one.rect for one in lying if one.rect.w]
    if _beside(scene, homeless, [*kept, *bare]):
        return
    window = scene.places.board.inflate(-2 * scene.kit.u(10), -2 * scene.kit.u(10))
    if len(homeless) > 1 and not kept and not any(_watched(scene, one) for one in homeless):
        whole = _whole([_size(scene, one) for one in homeless], scene.kit.u(GAP))
        column = best(whole, window, _high(window, whole), _shun(scene, kept, bare))
        if whole[1] <= window.h and column.collidelist(lesson(scene)) < 0:
            _stack(scene, homeless, column.topleft)
            return
    for one in homeless:
        one.rect = _alone(scene, one, window, kept, bare)
        kept.append(one.rect)


def _size(scene: Ground, one: Lying) -> tuple[int, int]:
    return results_paint.size(scene.kit, one.result, one.room)


def _whole(sizes: Sequence[tuple[int, int]], gap: int) -> tuple[int, int]:
    """The size of a column."""
    return max(w for w, _ in sizes), sum(h for _, h in sizes) + gap * (len(sizes) - 1)


def _high(window: Rect, size: tuple[int, int]) -> Rect:
    """High up in the middle: there a slip would lie if nothing mattered."""
    about = Rect(0, 0, 2, 2)
    about.midtop = window.centerx, window.y + size[1] // 2
    return about


def _stack(scene: Ground, ones: Sequence[Lying], at: tuple[int, int]) -> None:
    """Lay slips one under the other."""
    x, y = at
    for one in ones:
        one.rect = Rect((x, y), _size(scene, one))
        y = one.rect.bottom + scene.kit.u(GAP)


def _beside(scene: Ground, homeless: Sequence[Lying], taken: Sequence[Rect]) -> bool:
    """Lay slips beside the board, under what lies there; False where there is no room for them."""
    aside = scene.aside()
    if aside is None:
        return False
    for one in homeless:
        one.room = Rect(aside.x, scene.places.board.y, aside.w, scene.places.board.h)
    whole, gap = _whole([_size(scene, one) for one in homeless], scene.kit.u(GAP)), scene.kit.u(GAP)
    there = [r for r in taken if r.colliderect(aside)]
    y = max((r.bottom for r in there), default=aside.y) + gap
    if y + whole[1] + gap <= aside.bottom:
        _stack(scene, homeless, (aside.centerx - whole[0] // 2, y))
        return True
    for one in homeless:
        one.room = scene.places.board
    return False


def _watched(scene: Ground, one: Lying) -> bool:
    """Whether it tells the others what a person did, who plays on meanwhile."""
    glance = not one.result.weight and one.result.seat in scene.seating.people
    return glance and not scene.places.compact


def _shun(scene: Ground, kept: Sequence[Rect], bare: Sequence[Rect]) -> list[tuple[Rect, float]]:
    """What a slip should not cover, and how much that matters."""
    found = [(r, TAKEN) for r in kept]
    if scene.edge.seat >= 0:
        found.append((scene.edge.at, TAKEN))
    coach = scene.coach
    if coach is not None and (coach.rect is not None or coach.teaches):
        found += [(r, SPOKEN_OF) for r in (*lesson(scene), coach.about, coach.named) if r is not None]
    found += [(r, min(weight, 400.0)) for r, weight in scene.crowd(None)]
    return [*found, *((r, NEVER) for r in bare), (scene.places.primary, BRASS)]


def lesson(scene: Ground) -> list[Rect]:
    """The slip of a lesson or hint, where it lies or will again."""
    coach = scene.coach
    if coach is None:
        return []
    slip = coach.rect or (coach.stood if coach.teaches else None)
    return [] if slip is None else [slip]


def _alone(scene: Ground, one: Lying, window: Rect, kept: Sequence[Rect], bare: Sequence[Rect]) -> Rect:
    """Under or over the last slip while that covers little, else high up on the board, where it covers least of what is
    played with; off it where a card fills the board, and for what a person did whom the others watch."""
    k, size, shun = scene.kit, _size(scene, one), _shun(scene, kept, bare)
    aside = _watched(scene, one)
    if kept and not aside:
        under, over = Rect(kept[-1].bottomleft, size), Rect((0, 0), size)
        under.y += k.u(GAP)
        over.bottomleft = kept[-1].x, kept[-1].y - k.u(GAP)
        for r in (under, over):
            if window.contains(r) and weigh(r, shun) < LIGHT and r.collidelist([*bare, *kept]) < 0:
                return r
    whole = Rect((0, 0), scene.app.size).inflate(-2 * k.u(10), -2 * k.u(10))
    if aside:  # who did it plays on
        p = scene.places
        shun += [(p.board, 900.0), (p.inspector, 900.0), (p.actions, 900.0), (p.bar, 900.0), *scene.beside()]
    found = best(size, whole if aside else window, _high(window, size), shun)
    if found.collidelist([*bare, *lesson(scene)]) >= 0:
        found = best(size, whole, _high(window, size), shun)
    return found
