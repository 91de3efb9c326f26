"""The round buttons that look at a board from nearer or farther: each is off where there is no further step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from game.app.shell.words import Words
from game.app.table.boards.host import Camera
from game.app.ui.widgets import RoundButton, Widget

STEPS = {"plus": 1, "minus": -1}


class Eye(NamedTuple):
    """What looks at a board, what brings it so many steps nearer, and what shows the whole board."""

    camera: Camera
    near: Callable[[int], object]
    home: Callable[[], object]


class ZoomButton(RoundButton):
    """Nearer or farther; why it is off changes with what is seen, without a panel that is made anew."""

    def __init__(
        self, rect: Rect, icon: str, act: Callable[[], object], camera: Camera, end: str, tip: str, key: int
    ) -> None:
        self.camera, self.end = camera, end
        super().__init__(rect, icon, act, tip=tip, keys=(key,), name=f"zoom:{icon}")

    @property
    def why(self) -> str:
        return "" if self.camera.goes(STEPS[self.icon]) else self.end

    @why.setter
    def why(self, said: str) -> None:
        """What it is off for, the board says."""


def tips(words: Words) -> dict[str, str]:
    """What the buttons of a table say."""
    return {icon: words(f"table.zoom.{icon}") for icon in ("plus", "minus", "home")}


def pad(
    places: Sequence[Rect], words: Words, eye: Eye, said: Mapping[str, str], key: int = pygame.K_HOME
) -> list[Widget]:
    """Nearer, farther, all of the board, with what they say; `key` is that of the last."""
    keys = {"plus": pygame.K_PLUS, "minus": pygame.K_MINUS}
    found: list[Widget] = []
    for rect, (icon, tip) in zip(places, said.items()):
        if icon not in STEPS:
            found.append(RoundButton(rect, icon, eye.home, tip=tip, keys=(key,), name=f"zoom:{icon}"))
            continue
        end = words(f"table.zoom.{icon}.end")
        found.append(ZoomButton(rect, icon, partial(eye.near, STEPS[icon]), eye.camera, end, tip, keys[icon]))
    return found
