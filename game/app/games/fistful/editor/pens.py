"""What a tool of the heist editor is set to: the widgets below the tools, and the size of the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fistful.board.tiles import props
from game.app.games.fistful.editor.tools import MOVERS, rooms_of
from game.app.ui.widgets import Button, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.content.common.schema import MAX_SIDE
from game.content.fistful import fistful
from game.content.fistful.sketch.goals import marks, visits

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

SMALLEST = (6, 4)


def options(scene: Editor, rect: Rect) -> list[Widget]:
    """From the top what belongs to the tool, at the foot the size of the board."""
    k = scene.kit
    high, gap = min(k.t(32), (rect.h - 5 * k.u(6)) // 5), k.u(6)
    mine = _mine(scene)
    places = [Rect(rect.x, rect.y + i * (high + gap), rect.w, high) for i in range(len(mine))]
    out = [make(place) for make, place in zip(mine, places)]
    foot = Rect(rect.x, rect.bottom - 2 * high - gap, rect.w, high)
    return [*out, *_size(scene, foot, gap)]


def _mine(scene: Editor) -> list[Callable[[Rect], Widget]]:
    pens, words, sketch = scene.pens, scene.app.words, scene.sketch
    if pens.tool == "landing":
        return [_change(scene)]
    if pens.tool == "floor":
        rooms = list(rooms_of(sketch).items())
        now = pens.letter(sketch)
        return [
            *([partial(_cycle, scene, rooms, now, "room")] if rooms else []),
            _change(scene),
            lambda r: Button(
                r,
                words("editor.room.new"),
                scene.new_room,
                icon="plus",
                cap="N",
                tip=words("editor.room.new.tip"),
                name="room new",
            ),
        ]
    if pens.tool == "spawn":
        strengths = sorted({n for enemy in fistful().enemies.values() for n in enemy.strengths})
        said = [(str(n), words("editor.strength", n=n)) for n in strengths]
        guards = [("", words("editor.guard.none"))]
        guards += [(e.id, e.name) for e in fistful().enemies.values() if pens.strength in e.strengths]
        who = pens.who if pens.who in dict(guards) else ""
        return [
            partial(_cycle, scene, said, str(pens.strength), "strength"),
            partial(_cycle, scene, guards, who, "who"),
        ]
    if pens.tool == "mover":
        return [partial(_cycle, scene, [(m, words("editor.mover", name=m)) for m in MOVERS], pens.mover, "mover")]
    if pens.tool == "icon":
        named = {one["icon"]: one["name"] for one in visits(sketch.card)}
        found = [(m, named.get(m) or words("editor.mark", n=n)) for n, m in enumerate(marks(sketch), 1)]
        return [partial(_cycle, scene, found, pens.marked(sketch), "mark")]
    if pens.tool == "prop":
        return [partial(_cycle, scene, [(p, words(f"editor.prop.{p}")) for p in props()], pens.prop, "prop")]
    return []


def _change(scene: Editor) -> Callable[[Rect], Widget]:
    words = scene.app.words
    return lambda r: Button(
        r,
        words("editor.room.change"),
        scene.change_room,
        icon="pen",
        cap="R",
        tip=words("editor.room.change.tip"),
        name="room change",
    )


def _cycle(scene: Editor, values: list[tuple[str, str]], now: str, name: str, rect: Rect) -> Widget:
    kind = Amount if name == "strength" else Cycle
    tip = scene.app.words(f"editor.set.{name}.tip")
    return kind(rect, values, now, partial(scene.set_pen, name), tip=tip, name=f"set:{name}")


def _size(scene: Editor, foot: Rect, gap: int) -> list[Widget]:
    """How many columns and rows there are to draw on."""
    words = scene.app.words
    out: list[Widget] = []
    for i, (name, now) in enumerate(zip(("columns", "rows"), scene.sketch.size)):
        values = [(str(n), words(f"editor.{name}", n=n)) for n in range(min(SMALLEST[i], now), MAX_SIDE + 1)]
        rect = foot.move(0, i * (foot.h + gap))
        out.append(Amount(rect, values, str(now), partial(scene.resize, name), tip=words("editor.size.tip"), name=name))
    return out
