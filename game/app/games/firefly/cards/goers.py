"""Two of the Crew who go on a Job, in the picture of a Misbehave card: where the scene leaves a place for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.sprites import Pic
from game.app.ui.theme import Color


class Place(NamedTuple):
    """Where two stand in a window, as shares of it: the middle of the nearer one and of who is behind, how tall both
    are, the nearer in full; `light`: the colour of the light they stand in."""

    near: float
    behind: float
    tall: float
    light: Color


GO = {
    "misbehave_rival": Place(0.31, 0.13, 0.98, (255, 214, 166)),
    "misbehave_opportunity": Place(0.30, 0.13, 0.98, (236, 168, 168)),
    "misbehave_patrol": Place(0.31, 0.13, 0.98, (206, 180, 216)),
    "misbehave_deputies": Place(0.28, 0.11, 0.96, (255, 238, 208)),
    "misbehave_docking": Place(0.33, 0.16, 0.96, (202, 206, 212)),
    "misbehave_reaver_raid": Place(0.30, 0.12, 0.98, (240, 138, 108)),
    "misbehave_tight_security": Place(0.30, 0.13, 0.98, (134, 146, 200)),
    "misbehave_security": Place(0.36, 0.17, 0.98, (214, 226, 246)),
    "misbehave_best_day": Place(0.36, 0.16, 0.98, (236, 242, 246)),
    "misbehave_side_job": Place(0.26, 0.09, 0.96, (156, 158, 206)),
}
"""The scenes that are rendered without those who meet trouble there."""
BACK = 0.9
"""How tall who is behind is beside the nearer one."""
CUT = 0.17
"""How much of a figure, its stand, is below the edge of the window."""


def goers(kit: Kit, dst: Surface, r: Rect, scene: str, dolls: Sequence[str]) -> None:
    """The first two of `dolls` in the window `r` of a scene, the first one nearer; nobody where it has no place."""
    at = GO.get(scene)
    if at is None:
        return
    old = dst.get_clip()
    dst.set_clip(r.clip(old))
    for x, tall, doll in reversed([*zip((at.near, at.behind), (at.tall, at.tall * BACK), dolls)]):
        high = r.h * tall / kit.scale
        pic = _lit(kit, doll, high, at.light)
        if pic is not None:
            foot = r.bottom + r.h * CUT * tall
            kit.drop(dst, (r.x + r.w * x, foot), pic, None, "midbottom", alpha=0)
    dst.set_clip(old)


def _lit(kit: Kit, doll: str, high: float, light: Color) -> Pic | None:
    """A doll in the light of a scene."""
    pic = kit.sprite(doll, h=high)
    if pic is None:
        return None

    def make() -> Surface:
        lit: Surface = pic.img.copy()
        lit.fill(light, special_flags=pygame.BLEND_RGB_MULT)
        return lit

    return pic._replace(img=kit.memo(("goer", doll, pic.img.get_size(), light), make))
