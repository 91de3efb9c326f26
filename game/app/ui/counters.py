"""What costs time on screen, counted: tests ask that an unchanged screen does none of it."""

from dataclasses import dataclass

import pygame
from pygame import Surface


@dataclass
class Counters:
    """Running totals since the program started (or since `reset`)."""

    presents: int = 0
    renders: int = 0
    scalings: int = 0

    def reset(self) -> None:
        self.presents = self.renders = self.scalings = 0

    def sum(self) -> int:
        return self.presents + self.renders + self.scalings


COUNT = Counters()


def quick(img: Surface, size: tuple[int, int], to: Surface | None = None) -> Surface:
    """The picture at another size in pixels, for a moment only: the nearest pixels of it; counted. `to`: a surface of
    that size to paint it on."""
    COUNT.scalings += 1
    size = max(1, size[0]), max(1, size[1])
    return pygame.transform.scale(img, size, to) if to is not None else pygame.transform.scale(img, size)


def smooth(img: Surface, size: tuple[int, int]) -> Surface:
    """The picture at another size in pixels, by area averaging; counted."""
    COUNT.scalings += 1
    return pygame.transform.smoothscale(img, (max(1, size[0]), max(1, size[1])))
