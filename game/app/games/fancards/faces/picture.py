"""What stands in the window of a card: its scene, its figure, or the thing in the light of a lamp."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM, RGBA_MULT
from game.app.ui.plates import is_plate, plate
from game.content.fancards.records import Crew, Face, Item

PEOPLE = "people"
LAMP = ((128, 102, 72), (78, 60, 44), (46, 36, 28))


def is_scene(card: Face) -> bool:
    """Whether a card shows a scene; crew and items show a figure or a thing."""
    return not isinstance(card, Crew | Item)


def is_figure(kit: Kit, name: str) -> bool:
    """Whether a picture of this name is a figure."""
    path = kit.art.paths.get(name)
    return path is not None and path.parent.name == PEOPLE


def figure(kit: Kit, name: str) -> str:
    """The picture of this name if it is a figure, else ""."""
    return name if is_figure(kit, name) else ""


def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The picture `name` fills a window; `called` is the title of the card, whose initial stands for what has none."""
    if r.w <= 0 or r.h <= 0:
        return
    if is_plate(kit, name):
        plate(kit, dst, r, name)
        return
    kit.box(dst, r, LAMP, 5)
    if is_figure(kit, name):
        _figure(kit, dst, r, name)
    else:
        kit.glow(dst, r.center, r.h * 0.55 / kit.scale, (86, 62, 26), 0.7)
        pic = kit.sprite(name, w=max(4.0, (r.w - kit.u(8)) / kit.scale), h=max(4.0, (r.h - kit.u(8)) / kit.scale))
        if pic is not None:
            kit.drop(dst, r.center, pic, ("fancards", name))
        else:
            kit.text(dst, r.center, called[:1], "serif", 18, (250, 232, 196), "mc")
    kit.sunken(dst, r, 5, 5, 140)
    kit.ring(dst, r, (70, 48, 24), 1, 5)


def _figure(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """Head and shoulders; in a window wider than high the figure stands in the middle, not larger than the window."""
    kit.glow(dst, (r.centerx, r.y + r.h * 0.4), r.h * 0.6 / kit.scale, (86, 62, 26), 0.7)
    wide, high = r.w / kit.scale, r.h / kit.scale
    img = Surface(r.size, pygame.SRCALPHA)
    img.blit(kit.bust(name, (wide, high), min(1.0, wide / high * 1.06), 4), (0, 0), special_flags=PM)
    img.blit(kit.mask(r.size, kit.u(5)), (0, 0), special_flags=RGBA_MULT)
    kit.put(dst, img, r.topleft)
