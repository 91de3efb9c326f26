"""Scenes that are closed are gone: every scene is opened and closed again and again while the collector is off, and the
largest ones in a window of 4K while it is on."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import ref

from tests.long.result import Result
from tests.long.soak import memory, screen


@contextmanager
def uncollected() -> Iterator[None]:
    """What holds itself stays as long as this is open."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


def stayed(app: Any, arrange: Callable[[Any, int], object], seed: int) -> list[str]:
    """Open a scene from the title, and with it whatever lies under it, close all that and begin at a new title: the
    names of those that something still holds."""
    from game.app.menus.title.scene import Title
    from game.app.trial.shots import settle

    app.stack.home(Title(app))
    arrange(app, seed)
    settle(app)
    opened = [ref(scene) for scene in app.stack.scenes]
    app.stack.home(Title(app))
    app.play(None)
    settle(app)
    return [type(scene).__name__ for one in opened if (scene := one()) is not None]


def closing(size: int, seed: int) -> Result:
    """Every scene `size` times. A fault for each that stays."""
    from game.app.program import Program
    from game.app.trial.shots import APART, SCENES

    result = Result("scenes that are closed are gone, the collector off")
    with TemporaryDirectory() as home, screen():
        os.environ["VERSE_HOME"] = home
        app = Program(size=(1280, 720), config=Path(home) / "settings.json")
        for name, arrange in {**SCENES, **APART}.items():
            before = None
            with uncollected():
                for n in range(size):
                    left = stayed(app, arrange, seed + n)
                    result.tried += 1
                    if left:
                        result.faults.append(f"{name}: {', '.join(left)} | python -m tests.long closing --seed {seed}")
                        break
                    before = before or memory()  # what is loaded once stays
                if before and size > 1:
                    result.notes[name] = f"{memory() - before:+.0f} MB"
    return result


LARGE = (3840, 2160)
HEAVY = [
    "saves",
    "rulebook",
    "replays",
    "hex-rulebook",
    "heist",
    "saves",
    "hex",
    "replays",
    "firefly",
    "firefly-rulebook",
    "pirates",
    "fancards",
]
MOST_MB = 900


def large(size: int, seed: int) -> Result:
    """Saves, Replays, the rulebooks and the tables in a window of 4K, all of them `size` times, as they are opened and
    closed in an evening. A fault when the program holds more than 900 MB after any of them."""
    from game.app.program import Program
    from game.app.trial.shots import APART, SCENES

    result = Result(f"scenes in a window of 4K, never above {MOST_MB} MB")
    known = {**SCENES, **APART}
    with TemporaryDirectory() as home, screen():
        os.environ["VERSE_HOME"] = home
        app = Program(size=LARGE, config=Path(home) / "settings.json")
        held = []
        for n in range(size):
            for name in HEAVY:
                stayed(app, known[name], seed + n)
                held.append(memory())
                result.tried += 1
        most = max(held)
        result.notes = {"memory MB": f"first {held[0]:.0f} last {held[-1]:.0f} most {most:.0f}"}
        if most > MOST_MB:
            line = " ".join(f"{one:.0f}" for one in held)
            result.faults.append(f"{most:.0f} MB: {line} | python -m tests.long large --seed {seed}")
    return result
