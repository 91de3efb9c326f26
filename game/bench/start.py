"""How soon the title is on the screen, against the barest window; and the memory of a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from sysconfig import get_config_var
from tempfile import TemporaryDirectory

from game.app.bench.tables import TABLES
from game.bench.measure import Row
from game.content.common.files import PACKAGE
from game.save.places import HOME

Program = tuple[str, ...]

WARM_ROUNDS, COLD_ROUNDS = 9, 5
LIMIT_MB = 350
READY = 8.0
READ_AT_START = (".py", ".pyc", ".so", ".toml", ".po", ".webp", ".otf", ".ttf", ".json")
BARE = """
import os, time
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((1280, 720))
window.fill((20, 60, 30))
window.blit(pygame.font.Font(None, 48).render("hello", True, (255, 255, 255)), (50, 50))
pygame.display.flip()
print(time.time() - float(os.environ["BEGUN"]))
"""
OURS = "from game.app.bench.first_frame import main; main()"
GAME = "from game.app.bench.memory import main; main({!r})"


def rows() -> list[Row]:
    """First picture and complete title, warm and cold, and peak memory with one game open at 1080p."""
    shown, ready = starts(source(OURS), WARM_ROUNDS, lambda home: None)
    found = [Row("first picture of the title, warm / bare pygame window", shown, 1.3)]
    if hasattr(os, "posix_fadvise"):
        cold, _ready = cold_starts(source(OURS))
        found.append(Row("first picture of the title, cold / bare pygame window", cold, 1.3))
    found.append(Row("title complete and ready for the mouse, warm / bare pygame window", ready, READY))
    for scene, name in TABLES.items():
        megabytes = float(child(source(GAME.format(scene)))[0])
        found.append(Row(f"memory with one {name} open at 1080p / {LIMIT_MB} MB", megabytes / LIMIT_MB, 1.0))
    return found


def source(program: str) -> Program:
    """The command that runs a piece of Python with our own interpreter."""
    return sys.executable, "-c", program


def cold_starts(ours: Program, *more: Path, measure: str = "") -> tuple[float, float]:
    """The same as `starts` with nothing of either in the file cache; ours has its files in the folders `more`, too."""
    with TemporaryDirectory() as name:
        own = copied(Path(name))
        return starts(ours, COLD_ROUNDS, lambda home: forget_files(*more, home, Path(name)), measure, own)


def copied(folder: Path) -> dict[str, str]:
    """Copies of Python's own library and of pygame, and the variables by which a child takes them: what this process
    has open itself stays in the file cache, and would be warm for the child that shares it."""
    library = Path(get_config_var("LIBDIR") or "", get_config_var("INSTSONAME") or "")
    if library.is_file():
        shutil.copy(library, folder)
    place = Path(getattr(find_spec("pygame"), "origin", "")).parent
    for part in (place, *place.parent.glob("pygame_ce.libs")):
        shutil.copytree(part, folder / part.name)
    return {"LD_LIBRARY_PATH": str(folder), "PYTHONPATH": os.pathsep.join((str(folder), *sys.path))}


def starts(
    ours: Program, rounds: int, before: Callable[[Path], None], measure: str = "", own: Mapping[str, str] | None = None
) -> tuple[float, float]:
    """Our time to the first picture and to the complete title, each divided by that of the bare window; medians.
    `before` is told where the program keeps things; `own`: variables for what runs with this Python."""
    shown, ready = [], []
    bare = source(BARE)
    with TemporaryDirectory() as home:
        for i in range(rounds + 1):
            seconds = {}
            for program in (ours, bare) if i % 2 else (bare, ours):
                before(Path(home))
                seconds[program] = child(program, measure, home, own)
            if i:  # the first round only warms up: it leaves behind what any start does
                against = float(seconds[bare][0])
                shown.append(float(seconds[ours][0]) / against)
                ready.append(float(seconds[ours][1]) / against)
    return median(shown), median(ready)


def child(program: Program, measure: str = "", home: str = "", own: Mapping[str, str] | None = None) -> list[str]:
    """The words a fresh process prints; it is told when it was begun, and a packaged program what to `measure`. `home`:
    where it keeps things, "" for the player's own folders; `own`: more variables where this Python runs it."""
    more = own if own and program[0] == sys.executable else {}
    return run(program, {"SDL_VIDEODRIVER": "dummy", **environ(), **({HOME: home} if home else {}), **more}, measure)


def environ() -> dict[str, str]:
    """Our own variables; bytecode is kept beside the modules, as where the program is installed."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run(program: Program, env: Mapping[str, str], measure: str = "") -> list[str]:
    """The words that a program prints last. RuntimeError when it fails."""
    told = {
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "VERSE_MEASURE": measure,
        "BEGUN": repr(time.time()),
    }
    done = subprocess.run(
        program, env={**env, **told}, cwd=PACKAGE.parent, capture_output=True, text=True, check=False, timeout=300
    )
    if done.returncode:
        raise RuntimeError(f"{program[-1].strip().splitlines()[-1]}: {done.stderr.strip()[-300:]}")
    return done.stdout.splitlines()[-1].split()


def forget_files(*more: Path) -> None:
    """Ask the system to drop the program, its libraries and `more` folders from the file cache: a cold start."""
    folders = [PACKAGE, PACKAGE.parent / "assets", *(Path(p) for p in sys.path if p and Path(p).is_dir())]
    for folder in (*folders, *more):
        for path in folder.rglob("*"):
            if path.is_file() and (folder in more or path.suffix in READ_AT_START):
                _forget(path)


def _forget(path: Path) -> None:
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(handle)
