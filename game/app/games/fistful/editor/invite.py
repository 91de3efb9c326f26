"""What stands on a board without floor: how a heist begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.fistful.editor.tool_button import picture
from game.app.games.fistful.editor.tools import TOOLS
from game.app.ui.theme import C

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor

STEPS = ("landing", "floor", "spot", "spawn")
WIDE = 440.0  # units


def invited(scene: Editor) -> bool:
    """Whether nothing is drawn yet."""
    return not any(True for _ in scene.sketch.floor())


def paint(scene: Editor, dst: Surface, window: Rect) -> None:
    """The first steps, each with the tool it takes, in the middle of the board; less where there is little room."""
    k, words = scene.kit, scene.app.words
    left, pad = k.t(34), k.u(18)
    wide = min(k.t(WIDE), window.w - k.u(20))
    room = wide - 2 * pad - left
    parts = {tool.name: tool.part for tool in TOOLS}
    said = [(name, words(f"editor.invite.{name}")) for name in STEPS]
    tall = [max(k.t(30), k.para(None, (0, 0), text, room, 14, dry=True, lead=1.22) + k.u(8)) for _, text in said]
    while tall and sum(tall) + k.t(44) + pad > window.h - k.u(60):
        tall.pop()
    r = Rect(0, 0, wide, sum(tall) + k.t(44) + pad)
    r.center = window.center
    k.shadow(dst, r, 10, 6, (2, 5), 170)
    k.box(dst, r, (18, 22, 32), 10, 224)
    k.ring(dst, r, C["brass_lo"], 1.2, 10)
    head = words("editor.invite")
    size = k.fit_size(head, "display", 19, wide - 2 * pad)
    k.text(dst, (r.centerx, r.y + k.t(26)), head, "display", size, "hi", "mc")
    for (name, text), y, high in zip(said, _tops(r.y + k.t(44), tall), tall):
        box = Rect(0, 0, k.t(24), k.t(24))
        box.midleft = r.x + pad, y + high // 2
        picture(k, dst, box, parts[name])
        need = k.para(None, (0, 0), text, room, 14, dry=True, lead=1.22)
        k.para(dst, (r.x + pad + left, y + (high - need) // 2), text, room, 14, "mid", lead=1.22)


def _tops(y: int, tall: list[int]) -> Iterator[int]:
    """Where each line begins."""
    for high in tall:
        yield y
        y += high
