"""Scenes as pictures, without a screen."""
from __future__ import annotations

import os
import random
from pathlib import Path

SCENES = ("title", "setup", "heist", "result", "settings")


def shot(scene: str, size: tuple[int, int], out: Path, seed: int = 1, text_scale: int = 100) -> None:
    """Draw a scene at `size` px with letters at `text_scale` percent into a PNG (or what the suffix says).

    Raises ValueError for an unknown scene, OSError when the file can't be written."""
    if scene not in SCENES:
        raise ValueError(f"no scene {scene!r}; there are {', '.join(SCENES)}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app.main import App
    from game.app.settings import Settings
    app = App(size=size, prefs=Settings(text_scale=text_scale, speed="off"))
    try:
        arrange(app, scene, seed)
        settle(app)
        out.parent.mkdir(parents=True, exist_ok=True)
        try:
            pygame.image.save(app.window, str(out))
        except pygame.error as error:
            raise OSError(f"{out}: {error}") from error
    finally:
        pygame.quit()


def settle(app: object, most: int = 200) -> None:
    """Let everything come to rest and draw it."""
    for _ in range(most):
        moving = app.update(50.0)                    # type: ignore[attr-defined]
        app.present()                                # type: ignore[attr-defined]
        if not moving:
            return


def arrange(app, scene: str, seed: int) -> None:     # type: ignore[no-untyped-def]
    """Put a scene on the stack of an app."""
    from game.app.scenes.title import Title
    app.stack.push(Title(app))
    if scene == "settings":
        from game.app.scenes.options import Options
        app.stack.push(Options(app))
    elif scene in ("setup", "heist", "result"):
        from game.app.scenes.setup import SetUp, begin
        setup = SetUp(app, seed=seed)
        app.stack.push(setup)
        setup.suggest(2 if scene == "setup" else 99)
        if scene == "setup":
            return
        begin(app, setup.draft, setup.names())
        if scene == "heist":
            from game.app.scenes.heist import HeistScene
            app.stack.replace(HeistScene(app, setup.session, setup.names()))
        else:
            from game.app.scenes.result import Result
            play_on(app.playing, seed)
            app.stack.replace(Result(app, setup.session, setup.names()))


def play_on(playing, seed: int, most: int = 4000) -> None:      # type: ignore[no-untyped-def]
    """Play a game to its end at random, for a picture of the result."""
    luck = random.Random(seed)
    for _ in range(most):
        if playing.session.over:
            return
        playing.answer(luck.choice(playing.session.options).key)
