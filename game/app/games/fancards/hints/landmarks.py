"""Where the things lie that a lesson speaks of, and what a slip of paper should not cover."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fancards.map.pieces import cell_of
from game.app.table.boards.field.data import Pawn
from game.app.table.panels.spot import Spot
from game.core.steps import Option
from game.rules.fancards.faces import kind

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

PANELS = {
    "seats": ("rail", "ship"),
    "bulletin": ("bulletin", "jobs"),
    "jobs": ("mine", "jobs"),
    "front": ("front", ""),
    "hand": ("hand", ""),
    "squad": ("squad", ""),
}
"""The panels by the names lessons use: their rect, and the tab they are on where there are tabs ("" for none)."""
TABBED = {"take": "bulletin", "finish": "jobs", "quit": "jobs"}
"""Answers whose cards lie on a tab where there are tabs, with their panel."""


def landmark(scene: FanCardsScene, head: str, tail: str) -> Rect | None:
    """A place that only this table has, None while it is not there."""
    if head == "answer":
        return _answer(scene, tail)
    if head == "place":
        cell = next((cell for cell, card in scene.now.g.cells.items() if kind(card) == tail), "")
        return scene.view.box(cell_of(cell)) if cell and not scene.covered else None
    if head == "card":
        return _card(scene, tail)
    if head == "chip":
        return _spot(scene, f"seat:{tail}") or _panel(scene, "seats")
    return _panel(scene, tail) if head == "rail" else None


def _panel(scene: FanCardsScene, name: str) -> Rect | None:
    """A panel; the tab it is on while that is not up."""
    if name not in PANELS:
        return None
    part, tab = PANELS[name]
    if tab and scene.places.compact and scene.panels.side.tab != tab:
        return _spot(scene, f"tab:{tab}")
    found: Rect = getattr(scene.places, part)
    return found if found.w else None


def _spot(scene: FanCardsScene, name: str) -> Rect | None:
    found = scene.group.named(name)
    return found.rect if found is not None else None


def _card(scene: FanCardsScene, pattern: str) -> Rect | None:
    """A card that lies in a panel or on a stage."""
    spots = ((w.rect, w.about) for w in scene.group.widgets if isinstance(w, Spot) and w.about is not None)
    return next((r for r, about in spots if about[0] == "card" and fnmatchcase(str(about[1]), pattern)), None)


def _answer(scene: FanCardsScene, pattern: str) -> Rect | None:
    """Where an answer is given: on the brass button, on the map, on a stage, on its card, in its row or on its page;
    what has to be picked up first comes before where it goes. None for one that isn't offered."""
    first = scene.panels.dock.plain()
    for option in scene.now.options:
        if fnmatchcase(option.plain, pattern):
            return scene.places.primary if first is not None and option.key == first.key else _of(scene, option)
    return None


def _of(scene: FanCardsScene, option: Option) -> Rect | None:
    now = scene.now
    cell = now.cell(option)
    if cell is not None and cell in now.cells:
        return scene.view.box(cell)
    held = bool(now.picked) and option.source == now.picked
    things = (option.target,) if held else (option.source, option.target)
    names = [f"big:{option.key}", f"tile:{option.key}"]
    for thing in things:
        names += [f"bench:{thing}", f"zone:{thing}", f"card:{thing}"]
    compact = scene.places.compact
    names += [] if compact else [f"press:{option.key}"]
    found = (_spot(scene, name) for name in names)
    there = next((r for r in found if r is not None), None)
    panel = TABBED.get(option.key.partition(":")[0], "")
    return _panel(scene, panel) if there is None and compact and panel else there


def crowd(scene: FanCardsScene, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the map and beside it, and how much it matters that it is seen."""
    p = scene.places
    teaches = scene.coach is not None and scene.coach.teaches
    if scene.covered and teaches:
        yield from ((w.rect, 200) for w in scene.group.widgets if w.name.startswith(("big:", "zone:", "bench:")))
        yield p.board, 60
    elif scene.covered:  # a hint comes while something is decided there
        yield from ((w.rect, 700) for w in scene.group.widgets if w.name.startswith(("big:", "end:", "bench:")))
        yield p.board, 300
        yield from ((r, 60) for r in (p.hand, p.actions, p.front))
        yield from ((r, 20) for r in (p.squad, p.bulletin, p.rail, p.mine))
        return
    yield p.hint, 40
    yield p.dock, 40
    yield p.front, 40
    yield p.bulletin, 30
    yield p.rail, 14
    yield from ((r, 60) for r in scene.lit())
    pawns = [one for one in scene.stage.pieces.values() if isinstance(one, Pawn)]
    yield from ((scene.view.box(one.node), 200) for one in pawns)
