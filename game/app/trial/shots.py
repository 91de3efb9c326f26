"""Scenes as pictures, without a screen."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from game.app.games.registry import GAMES, LIDS
from game.app.shell.app import App
from game.app.shell.trials import Arrange


def shot(
    scene: str, size: tuple[int, int], out: Path, seed: int = 1, text_scale: int = 100, language: str = ""
) -> None:
    """Draw a scene at `size` px with letters at `text_scale` percent into a PNG (or what the suffix says).

    Raises ValueError for an unknown scene, OSError when the file can't be written."""
    if scene not in {*SCENES, *APART}:
        raise ValueError(f"no scene {scene!r}; there are {', '.join((*SCENES, *APART))}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.app.program import Program
    from game.app.shell.settings import Settings

    app = Program(size=size, prefs=Settings(text_scale=text_scale, speed="off", language=language))
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


def one_of_each(names: Iterable[str]) -> list[str]:
    """Of scenes whose names begin with the same word the first."""
    return list({name.partition("-")[0]: name for name in sorted(names, reverse=True)}.values())


def settle(app: App, most: int = 200) -> None:
    """Let everything come to rest and draw it."""
    for _ in range(most):
        moving = app.update(50.0)
        app.present()
        if not moving:
            return


def arrange(app: App, scene: str, seed: int) -> None:
    """Put a scene on the stack of an app, the title below it."""
    from game.app.menus.title.scene import Title

    app.stack.push(Title(app))
    (SCENES.get(scene) or APART[scene])(app, seed)


def _title(app: App, seed: int) -> None:
    """The title lies there already."""


def _settings(app: App, seed: int) -> None:
    from game.app.menus.settings.scene import Options

    app.stack.push(Options(app))


def _title_saved(app: App, seed: int) -> None:
    """The title with games that were left."""
    from game.app.menus.title.scene import Title
    from game.app.trial.examples import example_home

    app.stack.push(Title(app, example_home(app)))


def _saves(app: App, seed: int) -> None:
    """Example saves in a home of their own."""
    from game.app.menus.saves.scene import Saves
    from game.app.trial.examples import example_home

    scene = Saves(app, home=example_home(app))
    app.stack.push(scene)
    while scene.idle():
        pass


def _replays(app: App, seed: int) -> None:
    """The records of example saves, a file from elsewhere and one that is none."""
    from game.app.menus.lists.replays import Replays
    from game.app.replay.shelf import items, load, share
    from game.app.trial.examples import example_home

    home = example_home(app)
    for item in items(app.words, home):
        if item.entry.status == "ok":
            share(app, load(item, home), home.shared)
            break
    app.toasts.queue.clear()
    (home.shared / "letter.verse-replay").write_text("Dear all", encoding="utf-8")
    scene = Replays(app, home=home)
    app.stack.push(scene)
    while scene.idle():
        pass


def _crash(app: App, seed: int) -> None:
    from game.app.crash.report import Crash
    from game.app.crash.scene import CrashScene

    name, slot = f"crash-20261121-{150000 + seed % 100}", f"{app.doors.first.id}-20261121-143005"
    crash = Crash("IndexError: 17", "", Path(f"{name}.txt"), Path(f"{name}.verse-replay"), slot, "")
    app.stack.push(CrashScene(app, crash, lambda slot: app.stack.pop()))


def _learn(app: App, seed: int) -> None:
    """Which game to learn."""
    from game.app.menus.lesson_menu import LessonMenu

    app.stack.push(LessonMenu(app))


_GAMES = [game.trial() for game in GAMES]
# Every scene by name with what puts it on the table; pictures, the self-test and random events take them from here.
SCENES: dict[str, Arrange] = {
    "title": _title,
    "settings": _settings,
    "title-saved": _title_saved,
    "saves": _saves,
    "crash": _crash,
    "replays": _replays,
    "learn": _learn,
    **{name: scene for game in _GAMES for name, scene in game.scenes.items()},
}
# More scenes that pictures can be taken of; the self-test does without, because bots play up to each of them.
_MORE = [*(game.more for game in _GAMES), *(lid.shots() for lid in LIDS)]
APART: dict[str, Arrange] = {name: scene for more in _MORE for name, scene in more.items()}
