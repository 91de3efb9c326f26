"""Where the things lie that a lesson speaks of on a heist's table, and what a slip of paper should not cover there."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fistful.crew.rail import slot_rects
from game.app.games.fistful.panels import timer_track
from game.app.games.fistful.situation import Cell
from game.rules.fistful.timer import track

if TYPE_CHECKING:
    from game.app.games.fistful.view import FistfulView

STRIPS = ("title", "timer", "goals")
"""The parts of the top bar."""


def landmark(scene: FistfulView, head: str, tail: str) -> Rect | None:
    """A place that only a heist's table has, None while it is not there."""
    if head == "answer":
        return _answer(scene, tail)
    if head == "cell":
        x, _, y = tail.partition(",")
        return _cell(scene, (int(x), int(y)))
    if head == "crew":
        seat = scene.now.g.active if tail == "active" else int(tail)
        return scene.places.crew[seat] if 0 <= seat < len(scene.places.crew) else None
    if head == "slots":
        seat = scene.now.g.active if tail == "active" else int(tail)
        rects = slot_rects(scene.kit, scene.places.crew[seat], scene.places.compact)
        return rects[0].unionall(rects[1:]) if rects else None
    if head == "hero":
        at = scene.now.hero_cell(int(tail))
        return _cell(scene, at) if at else None
    if head == "mover":
        return next((_cell(scene, at) for at in movers(scene)), None)
    if head == "timer":
        return _timer(scene)
    if head in STRIPS:
        return scene.panels.strips()[STRIPS.index(head)].inflate(-scene.kit.u(4), -scene.kit.u(6))
    if head == "tokens":
        tab = scene.group.named("tab:tokens") if scene.panels.side.tab != head else None
        return tab.rect if tab is not None else scene.places.tokens
    return None


def _timer(scene: FistfulView) -> Rect:
    """All beads of the Timer, without the wood at their sides."""
    rod, g = scene.panels.strips()[STRIPS.index("timer")], scene.now.g
    beads = timer_track.seats(scene.kit, rod, len(track(g)), g.timer)
    return beads[0].unionall(beads[1:])


def movers(scene: FistfulView) -> list[Cell]:
    """The ends of people movers that can be reached now."""
    ends = {at for pair in scene.now.heist.map.movers for at in pair}
    return sorted(ends & scene.now.cells.keys()) if scene.now.moving else []


def crowd(scene: FistfulView, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the table, and how much it matters that it is seen: above a space comes its badge."""
    s, p = scene, scene.places
    if about is not None and p.board.contains(about):
        badge = Rect(0, 0, s.kit.t(190), s.kit.t(44))
        badge.midbottom = about.midtop
        yield badge, 900
    yield p.rehearse, 40
    yield from ((r, 14) for r in p.crew)
    yield from ((r, 60) for r in s.lit())
    fight = s.now.fight.token if s.now.fight else ""
    for one in s.stage.pieces.values():
        if one.kind in ("hero", "enemy"):
            yield s.view.extent(s.kit, one.cell), 500 if one.active or one.id == fight else 30


def _cell(scene: FistfulView, at: Cell) -> Rect | None:
    """A space, None where the camera does not show it."""
    box = scene.view.camera.box(*at)
    return box if scene.places.board.contains(box) else None


def _answer(scene: FistfulView, pattern: str) -> Rect | None:
    """The space that gives an offered answer of that form."""
    now = scene.now
    if now.board is None:
        return None
    for at, option in now.cells.items():
        if option.target in now.board.cells and fnmatchcase(option.key, pattern):
            found = _cell(scene, at)
            if found is not None:
                return found
    return None
