"""The report of a crash: a text for people, and beside it the replay that leads to the same place."""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.app.crash.logs import LOG, header
from game.app.replay.recorded import recorded
from game.app.shell.app import App
from game.save.disk.file_names import free_path
from game.save.replays import NOTE, SUFFIX, write

KEPT = 10  # reports; older ones are let go
ANSWERS = 200  # the last ones in the text
PREFIX = "crash-"
DEEP = 40  # calls shown of a stack


class Crash(NamedTuple):
    """What happened. `report` and `replay` are files, None where the disk refused; `slot` is the save of the game that
    was on the table, "" for none; `trouble` says why it could not be saved, "" when it is safe."""

    what: str
    text: str
    report: Path | None
    replay: Path | None
    slot: str
    trouble: str


def trace(error: BaseException) -> str:
    """The stack of an error, the home folder of the person left out."""
    lines = traceback.TracebackException.from_exception(error, limit=-DEEP, compact=True).format()
    return private("".join(lines))


def private(text: str) -> str:
    """The same words without the name of the person's home folder."""
    with suppress(RuntimeError):
        home = str(Path.home())
        if len(home) > 2:
            text = text.replace(home, "~")
    return text


def headline(error: BaseException) -> str:
    """An error in one line."""
    said = " ".join(str(error).split())
    return private(f"{type(error).__name__}: {said}"[:200] if said else type(error).__name__)


def report(
    error: BaseException, folder: Path, app: App | None = None, slot: str = "", trouble: str = "", thread: str = ""
) -> Crash:
    """Write the report and the replay of an error. Never raises: what can't be found out is left out."""
    stamp = f"{PREFIX}{time.strftime('%Y%m%d-%H%M%S')}"
    what, stack = headline(error), trace(error)
    parts = [
        *_asked(lambda: header(app)),
        f"When {time.strftime('%Y-%m-%d %H:%M:%S')}",
        f"Thread {thread or threading.current_thread().name}",
    ]
    parts += _asked(lambda: _game(app, slot, trouble))
    text = "\n".join([*map(private, parts), "", stack.rstrip(), ""])
    replay = _replay(app, folder, stamp, text)
    if replay is not None:
        text += f"\nThe game up to here: {replay.name} (open it under Replays)\n"
    text += "\n".join(["", *_asked(lambda: _answers(app)), ""])
    path = _kept(folder, stamp, text, replay)
    LOG.error("%s; report %s\n%s", what, path, stack)
    return Crash(what, text, path, replay, slot, trouble)


def _asked(question: Callable[[], Iterable[str]]) -> list[str]:
    """The lines of an answer, or that it could not be had: the program is in a state nobody foresaw."""
    try:
        return list(question())
    except Exception as error:
        return [f"(not known: {type(error).__name__})"]


def _game(app: App | None, slot: str, trouble: str) -> list[str]:
    """The game on the table."""
    if app is None or app.playing is None:
        return ["No game on the table"]
    playing = app.playing
    session = playing.session
    return [
        f"Scene {', '.join(type(s).__name__ for s in app.stack.scenes)}",
        f"Game {session.rules.id}, {len(playing.names)} seats, seed {playing.settings.get('seed', 'not known')}",
        f"Settings {', '.join(f'{n}={v}' for n, v in sorted(playing.settings.items()) if v)}",
        f"Answers {len(session.record)}, rounds {session.rules.rounds(session.state)}",
        f"Save {slot or 'none'}: {trouble or 'safe'}",
    ]


def _answers(app: App | None) -> list[str]:
    """The last answers, one in a line."""
    if app is None or app.playing is None:
        return []
    record = app.playing.session.record
    start = max(0, len(record) - ANSWERS)
    return [f"Answers from number {start + 1} on", *(f"{start + i + 1} {key}" for i, key in enumerate(record[start:]))]


def _replay(app: App | None, folder: Path, stamp: str, text: str) -> Path | None:
    """The replay of the game beside the report."""
    try:
        found = recorded(app.playing, note="\n".join(text.splitlines())[:NOTE]) if app and app.playing else None
        if found is None:
            return None
        path = free_path(folder, stamp, SUFFIX)
        write(found, path)
    except Exception as error:  # the game itself may be what is broken
        LOG.error("no replay: %s", headline(error))
        return None
    return path


def _kept(folder: Path, stamp: str, text: str, replay: Path | None) -> Path | None:
    """Write the text and let the oldest reports go."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, stamp, ".txt")
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    for suffix in (".txt", SUFFIX):
        ours = (path, replay)  # a clock set back would make the newest the oldest
        for old in [one for one in sorted(folder.glob(f"{PREFIX}*{suffix}")) if one not in ours][: 1 - KEPT]:
            with suppress(OSError):
                old.unlink()
    return path
