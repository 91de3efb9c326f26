"""Scenes as pictures, without a screen."""
from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.playing import Playing
    from game.app.scenes.rulebook import Rulebook
    from game.app.scenes.setup import SetUp


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


def settle(app: App, most: int = 200) -> None:
    """Let everything come to rest and draw it."""
    for _ in range(most):
        moving = app.update(50.0)
        app.present()
        if not moving:
            return


def arrange(app: App, scene: str, seed: int) -> None:
    """Put a scene on the stack of an app, the title below it."""
    from game.app.scenes.title import Title
    app.stack.push(Title(app))
    SCENES[scene](app, seed)


def _title(app: App, seed: int) -> None:
    """The title lies there already."""


def _settings(app: App, seed: int) -> None:
    from game.app.scenes.options import Options
    app.stack.push(Options(app))


def _title_saved(app: App, seed: int) -> None:
    """The title with games that were left."""
    from game.app.examples import example_home
    from game.app.scenes.title import Title
    app.stack.push(Title(app, example_home(app)))


def _saves(app: App, seed: int) -> None:
    """Example saves in a home of their own."""
    from game.app.examples import example_home
    from game.app.scenes.saves import Saves
    scene = Saves(app, home=example_home(app))
    app.stack.push(scene)
    while scene.idle():
        pass


def _set_up(app: App, seed: int, seats: int = 2) -> SetUp:
    from game.app.scenes.setup import SetUp
    scene = SetUp(app, seed=seed)
    app.stack.push(scene)
    scene.suggest(seats)
    return scene


def _begun(app: App, seed: int) -> SetUp:
    """A game that was just begun, its set-up scene still on top."""
    from game.app.scenes.setup import begin
    scene = _set_up(app, seed, 99)
    begin(app, scene.draft, scene.names())
    return scene


def _heist(app: App, seed: int) -> None:
    from game.app.scenes.heist import HeistScene
    scene = _begun(app, seed)
    app.stack.replace(HeistScene(app, scene.session, scene.names()))


def _result(app: App, seed: int) -> None:
    from game.app.scenes.result import Result
    scene = _begun(app, seed)
    assert app.playing is not None
    play_on(app.playing, seed)
    app.stack.replace(Result(app, scene.session, scene.names()))


def _crash(app: App, seed: int) -> None:
    from game.app.crash.report import Crash
    from game.app.scenes.crash import CrashScene
    name = f"crash-20261121-{150000 + seed % 100}"
    crash = Crash("ValueError: the lamp is out", "", Path(f"{name}.txt"), Path(f"{name}.verse-replay"),
                  "fistful-20261121-143005", "")
    app.stack.push(CrashScene(app, crash, lambda slot: app.stack.pop()))


def play_on(playing: Playing, seed: int, most: int = 4000) -> None:
    """Play a game to its end at random, for a picture of the result."""
    luck = random.Random(seed)
    for _ in range(most):
        if playing.session.over:
            return
        playing.answer(luck.choice(playing.session.options).key)


def _rulebook(app: App, seed: int) -> Rulebook:
    from game.app.scenes.rulebook import Rulebook
    scene = Rulebook(app, line="R-FC-53")
    app.stack.push(scene)
    return scene


def _rulebook_found(app: App, seed: int) -> None:
    """The rulebook while something is looked for."""
    scene = _rulebook(app, seed)
    scene.look_for("line of sight")


def _rulebook_cards(app: App, seed: int) -> None:
    """The cards that speak of a line."""
    scene = _rulebook(app, seed)
    scene.open("R-FC-134")
    scene.turn_to("cards")


# Every scene by name with what puts it on the table; pictures, the self-test and random events take them from here.
SCENES: dict[str, Callable[[App, int], object]] = {
    "title": _title, "setup": _set_up, "heist": _heist, "result": _result, "settings": _settings,
    "title-saved": _title_saved, "saves": _saves, "crash": _crash,
    "rulebook": _rulebook, "rulebook-found": _rulebook_found, "rulebook-cards": _rulebook_cards,
}
