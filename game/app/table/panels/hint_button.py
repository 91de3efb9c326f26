"""The button that asks what a strong player would do."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.app.table.host import Advised
from game.app.ui.widgets import Button


def hint_button(
    scene: Advised, rect: Rect, roomy: bool, *, tip: str = "hint.tip", also: tuple[int, ...] = (pygame.K_p,)
) -> Button:
    """The button in `rect`; `roomy`: there is room for its key; `also`: other keys that press it."""
    words, hint = scene.words, scene.hint
    return Button(
        rect,
        words("hint.busy" if hint.thinking else "hint.name"),
        hint.ask,
        icon="" if scene.places.compact else "star",
        cap="T" if roomy else "",
        why=hint.why(),
        tip=words(tip),
        keys=(pygame.K_t, *also),
        name="hint",
    )
