"""The first and the last thing the program does with a window: make ready for crashes, and close."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.app.crash.native import NativeLog, broken_off, read, watch
from game.app.crash.starts import MANY, begun
from game.app.shell.app import App


class Launch(NamedTuple):
    """One start of the program: its log folder, its file for crashes below Python, how many before it failed."""

    folder: Path
    native: NativeLog | None
    failed: int


def begin() -> Launch:
    """Before the window: stacks of native crashes are written, failed starts counted.  Never raises for the disk's
    sake and imports nothing heavy."""
    from game.save.places import places

    folder = places().logs
    return Launch(folder, watch(folder), begun(folder))


def opened(launch: Launch, app: App) -> None:
    """The window shows: write the head of the log, and tell of a run that broke off."""
    from game.app.crash.logs import LOG, header

    for line in header(app):
        LOG.info(line)
    for path in broken_off(launch.folder, launch.native):
        LOG.error("an earlier run broke off, its stack is in %s\n%s", path.name, read(path)[:2000])
        app.toast(app.words("crash.before", path=path))


def closed(launch: Launch) -> None:
    """The program ends by itself."""
    from game.app.crash.logs import LOG

    said = launch.native.close() if launch.native else ""
    if said:
        LOG.warning("noted below Python:\n%s", said)
    LOG.info("closed")


def wants_safe(launch: Launch) -> str:
    """After two failed starts: "safe", "usual" or "quit", as the player decides; "safe" where nobody can be asked."""
    if launch.failed < MANY:
        return "usual"
    import pygame

    from game.app.crash.guard import say

    answers = ("safe", "usual", "quit")
    try:
        chosen = pygame.display.message_box(
            "Verse Tabletop",
            say("crash.starts"),
            message_type="warn",
            buttons=tuple(say(f"crash.starts.{a}") for a in answers),
        )
    except (pygame.error, TypeError):
        return "safe"
    return answers[chosen] if 0 <= chosen < len(answers) else "usual"
