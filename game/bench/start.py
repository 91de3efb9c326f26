"""How soon the title is on the screen, against the barest window; and the memory of a game."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from game.bench.measure import Row
from game.content.files import PACKAGE

WARM_ROUNDS, COLD_ROUNDS = 9, 5
LIMIT_MB = 350
READY = 10.0
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
GAME = "from game.app.bench.memory import main; main()"


def rows() -> list[Row]:
    """First picture and complete title, warm and cold, and peak memory with one game open at 1080p."""
    shown, ready = _starts(WARM_ROUNDS, lambda: None)
    found = [Row("first picture of the title, warm / bare pygame window", shown, 1.3)]
    if hasattr(os, "posix_fadvise"):
        cold, _ready = _starts(COLD_ROUNDS, forget_files)
        found.append(Row("first picture of the title, cold / bare pygame window", cold, 1.3))
    found.append(Row("title complete and ready for the mouse, warm / bare pygame window", ready, READY))
    megabytes = float(_child(GAME)[0])
    found.append(Row(f"memory with one game open at 1080p / {LIMIT_MB} MB", megabytes / LIMIT_MB, 1.0))
    return found


def _starts(rounds: int, before: Callable[[], None]) -> tuple[float, float]:
    """Our time to the first picture and to the complete title, each divided by that of the bare window; medians."""
    shown, ready = [], []
    for i in range(rounds + 1):
        seconds = {}
        for program in (OURS, BARE) if i % 2 else (BARE, OURS):
            before()
            seconds[program] = _child(program)
        if i:  # the first round only warms up
            bare = float(seconds[BARE][0])
            shown.append(float(seconds[OURS][0]) / bare)
            ready.append(float(seconds[OURS][1]) / bare)
    return median(shown), median(ready)


def _child(program: str) -> list[str]:
    """The words a fresh Python prints for a program; it is told when it was begun."""
    env = {"SDL_VIDEODRIVER": "dummy", **os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1",
           "SDL_FRAMEBUFFER_ACCELERATION": "0", "BEGUN": repr(time.time())}
    done = subprocess.run([sys.executable, "-c", program], env=env, cwd=PACKAGE.parent, capture_output=True, text=True,
                          check=False, timeout=300)
    if done.returncode:
        raise RuntimeError(f"{program.strip().splitlines()[-1]}: {done.stderr.strip()[-300:]}")
    return done.stdout.splitlines()[-1].split()


def forget_files() -> None:
    """Ask the system to drop the program and its libraries from the file cache, as after a cold start."""
    folders = [PACKAGE, PACKAGE.parent / "assets", *(Path(p) for p in sys.path if p and Path(p).is_dir())]
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix in (".py", ".pyc", ".so", ".toml", ".webp", ".otf", ".ttf", ".json"):
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
