"""Where the things lie that a lesson speaks of on the star chart, and what a slip of paper should not cover there."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.keepflyin.panels import bar
from game.app.table.panels import topbar

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene

MODES = ("scan", "dump")
"""Answers that a chip waits for before the counter or the card is pressed."""


def landmark(scene: KeepflyinScene, head: str, tail: str) -> Rect | None:
    """A place that only the star chart has, None while it is not there."""
    now = scene.now
    if head == "answer":
        return _answer(scene, tail)
    if head == "place":
        return hexagon(scene, now.chart.find[tail]) if tail in now.chart.find else None
    if head == "card":
        return next((w.rect for w in scene.group.widgets if fnmatchcase(w.name, f"card:{tail}")), None)
    if (head, tail) == ("counter", "near"):
        return next((hexagon(scene, goal.node) for goal in now.reach() if goal.kind == "risk"), None)
    if head in ("ship", "counter"):
        return piece(scene, f"{head}:{now.g.active if tail == 'active' else tail}")
    if head == "hunter":
        return next((piece(scene, f"counter:{n}") for n, prey in now.g.hunts.items() if prey == now.seat), None)
    if head == "source":
        return next((piece(scene, id) for id in sorted(now.choosable())), None)
    if head == "phases":
        k, p = scene.kit, scene.places
        shown = bar.bar(now, scene.words, False)
        return topbar.seen_steps(k, topbar.strips(k, p.bar, shown, p.compact)[1], shown)[1]
    if head == "rail":
        return _rail(scene, tail)
    return None


def near(scene: KeepflyinScene) -> set[str]:
    """What can be reached now that is worth a word: face-down counters, and somebody in pursuit."""
    now = scene.now
    found = {"counter"} if any(goal.kind == "risk" for goal in now.reach()) else set()
    return found | ({"hunter"} if now.mine and now.seat in now.g.hunts.values() else set())


def crowd(scene: KeepflyinScene, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the chart and beside it, and how much it matters that it is seen: above a hex comes its tag."""
    now, p = scene.now, scene.places
    if about is not None and p.board.contains(about):
        k = scene.kit
        tag = Rect(0, 0, k.t(200), k.t(54))
        tag.midbottom = about.midtop
        yield tag, 900
    yield p.hint, 40
    yield p.dock, 40
    yield p.rail, 14
    yield from ((r, 60) for r in scene.lit())
    for id, one in scene.stage.pieces.items():
        if one.kind in ("ship", "up"):
            yield scene.view.box(one.node), 600 if id == f"ship:{now.seat}" else 400


def hexagon(scene: KeepflyinScene, node: int) -> Rect | None:
    """A hex, None where the camera does not show it."""
    box = scene.view.box(node)
    return box if scene.places.board.contains(box) else None


def piece(scene: KeepflyinScene, id: str) -> Rect | None:
    """The hex of a ship or counter."""
    one = scene.stage.pieces.get(id)
    return hexagon(scene, one.node) if one is not None else None


def _rail(scene: KeepflyinScene, part: str) -> Rect | None:
    """The rail or a part of it; its tab while that is not up."""
    if not scene.places.railed and scene.panels.side.tab != "ship":
        tab = scene.group.named("tab:ship")
        return tab.rect if tab is not None else None
    spot = scene.group.named(f"rail:{part}") if part else None
    return spot.rect if spot is not None else scene.places.rail


def _answer(scene: KeepflyinScene, pattern: str) -> Rect | None:
    """Where an offered answer of that form is given on the chart, on a card, or on the chip that waits for one."""
    now = scene.now
    for node, option in now.cells.items():
        if fnmatchcase(option.key, pattern):
            found = hexagon(scene, node)
            if found is not None:
                return found
    for option in now.options:
        head, _, tail = option.key.partition(":")
        if fnmatchcase(option.plain, pattern) and head in MODES and scene.group.named(f"tile:{option.key}") is None:
            if scene.mode != head:
                chip = scene.group.named(f"tile:mode:{head}")
                return chip.rect if chip is not None else None
            card = scene.group.named(f"card:{tail}")
            return card.rect if card is not None else piece(scene, f"counter:{tail}")
    return None
