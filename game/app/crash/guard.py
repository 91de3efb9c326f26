"""The guard of the frame loop: an error ends the scene, not the program, and never the game."""

from __future__ import annotations

import sys
import threading
import time
from collections import deque
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import pygame

from game.app.crash.logs import LOG
from game.app.crash.report import Crash, headline, report, trace
from game.app.crash.starts import went_well
from game.app.shell.app import App

if TYPE_CHECKING:
    from game.app.shell.loop import Loop

YOUNG = 2.0  # seconds after which a start has worked
THREADS: deque[tuple[BaseException, str]] = deque(maxlen=20)
"""Errors of threads; the guard of the frame loop takes them up."""


def hook(folder: Path) -> None:
    """From now on errors that nobody catches are reported, those of threads too."""

    def at_last(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        plainly(report(error, folder))

    def in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            THREADS.append((args.exc_value, args.thread.name if args.thread else ""))

    def on_the_way(args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            LOG.error("in %r: %s", args.object, trace(args.exc_value))

    sys.excepthook = at_last
    threading.excepthook = in_thread
    sys.unraisablehook = on_the_way


class Guard:
    """Runs the frame loop of an app. `folder` takes the reports; `code` is the exit code at the end."""

    def __init__(self, app: App, loop: Loop, folder: Path) -> None:
        self.app, self.loop, self.folder = app, loop, folder
        self.code = 0
        self.young: float | None = time.monotonic() + YOUNG
        self.last: tuple[str, int] = ("", -1)  # save and answers of the game at the last crash

    def run(self) -> int:
        """Until the window is closed; returns the exit code."""
        while self.app.running:
            self.step()
        if self.young is not None:
            self._worked()
        return self.code

    def step(self) -> None:
        """One turn of the loop, whatever happens in it."""
        try:
            self.loop.step()
        except Exception as error:
            self.caught(error)
        while THREADS:
            self.caught(*THREADS.popleft())
        if self.young is not None and time.monotonic() >= self.young:
            self._worked()

    def _worked(self) -> None:
        self.young = None
        went_well(self.folder)

    # ------------------------------------------------------------ after an error

    def caught(self, error: BaseException, thread: str = "") -> None:
        """Make the game safe, write the report, show what happened. Never raises."""
        from game.app.crash.scene import CrashScene

        self.young = None  # a start that breaks is not one that worked
        already = any(isinstance(scene, CrashScene) for scene in self.app.stack.scenes)
        slot, trouble = self.secure()
        crash = report(error, self.folder, self.app, slot, trouble, thread)
        if already and thread:
            return  # the screen about the first one still stands
        again = self._again(slot)
        self.app.playing = None
        if not already:
            try:
                self.app.fresh()
                self.app.stack.push(CrashScene(self.app, crash, self.go_on, again))
                self.app.present()
                return
            except Exception as worse:
                report(worse, self.folder)
        plainly(crash)
        self.code, self.app.running = 1, False

    def _again(self, slot: str) -> bool:
        """Whether the same game broke at the same place before."""
        playing = self.app.playing
        here = slot, len(playing.session.record) if playing else -1
        before, self.last = self.last, here
        return bool(slot) and here == before

    def secure(self) -> tuple[str, str]:
        """Bring the game on the table to the disk and let go of its save; returns the save and why it failed."""
        playing = self.app.playing
        if playing is None:
            return "", ""
        from game.app.shell.trouble import told

        playing.parting = None  # what would take a last picture may be what broke
        try:
            playing.close()
            return playing.slot, told(playing.trouble, self.app.words) if playing.trouble else ""
        except Exception as error:  # the journal holds every answer but perhaps the last
            LOG.error("not saved: %s", trace(error))
            playing.let_go()
            return playing.slot, headline(error)

    def go_on(self, slot: str) -> None:
        """Everything anew: the title, and the game of `slot` as it was last saved ("": the title alone)."""
        from game.app.menus.title.scene import Title
        from game.app.play.playing import saved_game
        from game.app.play.resume import resume

        self.app.fresh()
        self.app.stack.push(Title(self.app))
        found = saved_game(slot) if slot else None
        if found is not None:
            resume(self.app, found)


def plainly(crash: Crash) -> None:
    """Say what happened where nothing can be drawn: in a box of the system, else in the log and on the console."""
    lines = [say("crash.box"), crash.what]
    if crash.trouble:
        lines.append(crash.trouble)
    if crash.report is not None:
        lines.append(say("crash.box.report", path=crash.report))
    box("\n\n".join(line for line in lines if line))


def box(text: str) -> None:
    """A sentence in a box of the system, else on the console."""
    try:
        pygame.display.message_box("Verse Tabletop", text, message_type="error")
    except (pygame.error, TypeError) as error:
        LOG.error("no box: %s", error)
        if sys.stderr is not None:
            print(text, file=sys.stderr)


def say(key: str, **values: object) -> str:
    """A sentence in the player's language, nothing when the words themselves can't be read."""
    try:
        from game.app.shell.language import chosen
        from game.app.shell.words import Words

        return Words.load(chosen(""))(key, **values)
    except Exception as error:
        LOG.error("no words: %s", headline(error))
        return ""
