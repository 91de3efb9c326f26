"""Fuel and Parts as they lie in the hold: a drum and a cog wheel, drawn round under the lamp."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import Color, tone

RED: Color = (196, 58, 36)
PALE: Color = (240, 210, 150)
STEEL: Color = (128, 122, 114)
BRASS: Color = (206, 158, 76)
TEETH = 9


def drum(kit: Kit, dst: Surface, at: Sequence[float], size: float) -> None:
    """A drum of Fuel `size` units high."""
    n = max(6, kit.u(size))
    kit.cast(
        dst, img := kit.shape((n, n), _drum, ("drum",)), (at[0] - n / 2, at[1] - n / 2), 1.4, (0.8, 1.4), 170, "drum"
    )
    kit.put(dst, img, (round(at[0] - n / 2), round(at[1] - n / 2)))


def wheel(kit: Kit, dst: Surface, at: Sequence[float], size: float) -> None:
    """A spare part `size` units across: a cog wheel of brass."""
    n = max(6, kit.u(size))
    kit.cast(
        dst, img := kit.shape((n, n), _wheel, ("cog",)), (at[0] - n / 2, at[1] - n / 2), 1.4, (0.8, 1.4), 170, "cog"
    )
    kit.put(dst, img, (round(at[0] - n / 2), round(at[1] - n / 2)))


def _lay(kit: Kit, dst: Surface, at: Sequence[float], img: Surface, key: str) -> None:
    """A thing and its shadow."""
    n = img.get_width()
    corner = round(at[0] - n / 2), round(at[1] - n / 2)
    kit.cast(dst, img, corner, 1.4, (0.8, 1.4), 170, key)
    kit.put(dst, img, corner)


def _drum(s: Surface, k: int) -> None:
    """A cylinder seen a little from above: its side from light to dark, two hoops, a band, the lid with its bung."""
    w, h = s.get_size()
    left, right, flat = round(w * 0.17), round(w * 0.83), h * 0.11
    top, foot = h * 0.05 + flat, h * 0.95 - flat
    bands = ((0.0, 1.0, RED), (0.36, 0.66, PALE), (0.30, 0.36, STEEL), (0.66, 0.72, STEEL))
    for x in range(left, right):
        across = (x - left + 0.5) / (right - left) * 2 - 1
        bow = flat * math.sqrt(max(0.0, 1 - across * across))
        light = 0.34 + 0.92 * max(0.0, math.cos((across + 0.36) * 1.35)) ** 1.3
        for low, high, color in bands:
            y0, y1 = top + (foot - top) * low + bow, top + (foot - top) * high + bow
            pygame.draw.line(s, (*tone(color, light), 255), (x, round(y0)), (x, round(y1)))
    lid = Rect(left, round(top - flat), right - left, round(2 * flat))
    pygame.draw.ellipse(s, (*tone(STEEL, 1.3), 255), lid)
    inner = lid.inflate(-w * 0.08, -flat * 0.5)
    pygame.draw.ellipse(s, (*tone(RED, 0.82), 255), inner)
    pygame.draw.ellipse(s, (*tone(RED, 1.16), 255), inner.move(0, round(flat * 0.14)).inflate(-w * 0.05, -flat * 0.3))
    bung = Rect(0, 0, round(w * 0.16), round(flat * 0.62))
    bung.center = round(w * 0.62), round(top)
    pygame.draw.ellipse(s, (*tone(STEEL, 0.5), 255), bung)
    cx, cy, r = w * 0.47, top + (foot - top) * 0.51 + flat * 0.96, h * 0.085
    drop = [(cx, cy - r * 1.5), (cx + r, cy + r * 0.3), (cx, cy + r * 1.2), (cx - r, cy + r * 0.3)]
    pygame.draw.polygon(s, (150, 40, 20, 255), drop)


def _wheel(s: Surface, k: int) -> None:
    """A disc with teeth: its edge, its face lit from the upper left, a groove, spokes, the hole."""
    w = s.get_size()[0]
    middle, r = w / 2, w * 0.46

    def ring(far: float, near: float, by: float) -> list[tuple[float, float]]:
        found = []
        for i in range(TEETH * 4):
            angle = (i - 0.5) / (TEETH * 4) * math.tau
            reach = far if i % 4 in (1, 2) else near
            found.append((middle + by + reach * math.cos(angle), middle + by + reach * math.sin(angle)))
        return found

    pygame.draw.polygon(s, (*tone(BRASS, 0.36), 255), ring(r, r * 0.78, w * 0.02))
    pygame.draw.polygon(s, (*tone(BRASS, 1.22, 10), 255), ring(r * 0.97, r * 0.77, -w * 0.012))
    pygame.draw.polygon(s, (*BRASS, 255), ring(r * 0.93, r * 0.72, w * 0.008))
    for far, by, light in ((0.60, 0.012, 0.5), (0.585, -0.008, 1.12), (0.54, 0.0, 0.74)):
        pygame.draw.circle(s, (*tone(BRASS, light), 255), (middle + by * w, middle + by * w), r * far)
    for i in range(5):
        angle = i / 5 * math.tau - math.pi / 2
        at = middle + r * 0.36 * math.cos(angle), middle + r * 0.36 * math.sin(angle)
        pygame.draw.circle(s, (*tone(BRASS, 0.3), 255), at, r * 0.11)
    pygame.draw.circle(s, (*tone(BRASS, 1.1), 255), (middle, middle), r * 0.22)
    pygame.draw.circle(s, (34, 24, 12, 255), (middle, middle), r * 0.12)
