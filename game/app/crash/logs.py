"""The log: a plain text file for each run, ten of them, with what kind of computer it was at the top."""

from __future__ import annotations

import logging
import platform
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from game import __version__
from game.app.shell.app import App

LOG = logging.getLogger("verse")
FILES = 10
LARGEST = 200_000  # bytes of one file
NAME = "verse.log"


def open_log(folder: Path) -> RotatingFileHandler | None:
    """Begin the log of this run in `folder`; None when the disk refuses, and the program runs without."""
    logging.raiseExceptions = False  # a full disk is no reason to print or to stop
    LOG.setLevel(logging.INFO)
    LOG.propagate = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / NAME,
            maxBytes=LARGEST,
            backupCount=FILES - 1,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        if (folder / NAME).exists() and (folder / NAME).stat().st_size:
            with suppress(OSError):  # another window may be writing to it
                handler.doRollover()
        open(folder / NAME, "ab").close()
    except OSError:
        LOG.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for old in LOG.handlers[:]:
        LOG.removeHandler(old)
        old.close()
    LOG.addHandler(handler)
    return handler


def header(app: App | None = None) -> list[str]:
    """Program, Python, system, screens, window: what every report begins with."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    frozen = ", packaged" if getattr(sys, "frozen", False) else ""
    lines = [
        f"Verse Tabletop {__version__}{frozen}",
        f"Python {platform.python_version()} ({platform.machine()}), pygame-ce {pygame.version.ver}, SDL {sdl}",
        f"System {platform.platform()}",
    ]
    with suppress(pygame.error):
        sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
        lines.append(f"Screens {sizes}; driver {pygame.display.get_driver()}")
    if app is not None:
        s = app.settings
        lines.append(
            f"Window {app.size[0]}x{app.size[1]} ({s.display}), scale {app.kit.scale:.2f}, "
            f"interface {s.ui_scale} %, text {s.text_scale} %"
        )
    return lines
