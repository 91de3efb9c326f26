"""The first and the last thing the program does with a window: set up the crash kit, and close it."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.app.crash.native import NativeLog, broken_off, read, watch
from game.app.crash.starts import MANY, begun

if TYPE_CHECKING:
    from game.app.main import App


class Kit(NamedTuple):
    """The log folder, the file for crashes below Python, and how many starts before this one failed."""

    folder: Path
    native: NativeLog | None
    failed: int


def begin() -> Kit:
    """Before the window: stacks of native crashes are written, failed starts counted.  Never raises for the disk's
    sake and imports nothing heavy."""
    from game.save.places import places
    folder = places().logs
    return Kit(folder, watch(folder), begun(folder))


def opened(kit: Kit, app: App) -> None:
    """The window shows: write the head of the log, and tell of a run that broke off."""
    from game.app.crash.logs import LOG, header
    for line in header(app):
        LOG.info(line)
    for path in broken_off(kit.folder, kit.native):
        LOG.error("an earlier run broke off, its stack is in %s\n%s", path.name, read(path)[:2000])
        app.toast(app.words("crash.before", path=path))


def closed(kit: Kit) -> None:
    """The program ends by itself."""
    from game.app.crash.logs import LOG
    said = kit.native.close() if kit.native else ""
    if said:
        LOG.warning("noted below Python:\n%s", said)
    LOG.info("closed")


def wants_safe(kit: Kit) -> str:
    """After two failed starts: "safe", "usual" or "quit", as the player decides; "safe" where nobody can be asked."""
    if kit.failed < MANY:
        return "usual"
    import pygame

    from game.app.crash.guard import say
    answers = ("safe", "usual", "quit")
    try:
        chosen = pygame.display.message_box("Verse Tabletop", say("crash.starts"), message_type="warn",
                                            buttons=tuple(say(f"crash.starts.{a}") for a in answers))
    except (pygame.error, TypeError):
        return "safe"
    return answers[chosen] if 0 <= chosen < len(answers) else "usual"
