"""The set-up of *Firefly* with the box on."""

from __future__ import annotations

from pygame import Rect

from game.app.games.firefly.set_up.scene import FireflySetUp
from game.app.shell.app import App
from game.app.shell.wait_sign import waiting
from game.rules.firefly.boxes import ON


def set_up(app: App, start: Rect | None = None, seed: int | None = None) -> FireflySetUp:
    """Opened from the box on the title: it is on, and its leaf lies on top."""
    waiting(app)
    scene = FireflySetUp(app, start=start, seed=seed)
    scene.box, scene.settings["pirates"] = "pirates", ON
    scene.view.leaf = "boxes"
    return scene
