"""A game that is killed while it saves: another process plays until it is killed, then its game is resumed here.

`play_on` is what the other process runs: it tells after every action that is safe how many there are. `tried` starts
it, kills it without a warning, opens its save and looks whether it is the game that was told.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

from game.content.common.files import PACKAGE

SEATS, SEED = 2, 1
ENOUGH = 25  # actions after which it is killed
PATIENCE_S = 120.0
SAVES, TOLD = "saves", "told"


def play_on(game: str, folder: Path) -> None:
    """Play and save below `folder` until killed, and note there how many actions are safe. Games follow each other."""
    from game.core.session import Session
    from game.rules.registry import ruleset
    from game.save.store import Store

    rules = ruleset(game)
    session = Session(rules, rules.new(SEATS, SEED))
    slot = Store(folder / SAVES).create(game, ("One", "Two"), {}, session)
    while not session.over:
        key = pick(len(session.record), [option.key for option in session.options])
        session.answer(key)
        slot.record(key, session)
        with open(folder / TOLD, "a", encoding="ascii") as told:
            told.write(f"{len(session.record)}\n")
        sleep(0.002)
    sleep(PATIENCE_S)  # over before the other side came: it still wants to kill somebody


def pick(action: int, keys: list[str]) -> str:
    """What is answered as action number `action`: the same in both processes, and not always the first."""
    return keys[action * 7 % len(keys)]


def tried(game: str, folder: Path) -> str:
    """Play in another process, kill it, resume. Raises AssertionError when an action is lost or the game differs."""
    child = subprocess.Popen(
        command(game, folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=_environment(),
    )
    try:
        _wait(child, folder / TOLD)
    finally:
        child.kill()
        child.communicate()
    told = safe(folder / TOLD)
    resumed = held(game, folder / SAVES)
    if not told <= resumed <= told + 1:  # the kill may have come between saving and telling
        raise AssertionError(f"{told} actions were safe, {resumed} are there")
    return f"killed after {told} actions, resumed with {resumed}"


def command(game: str, folder: Path) -> list[str]:
    """How this very program is started to run `play_on`."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    return [*program, "selftest", "--play-until-killed", game, str(folder)]


def safe(file: Path) -> int:
    """How many actions the other process told of; a last line that was cut off does not count."""
    try:
        whole = file.read_text(encoding="ascii").rpartition("\n")[0]
    except FileNotFoundError:
        return 0
    return int(whole.splitlines()[-1]) if whole else 0


def _environment() -> dict[str, str]:
    """Ours, with this program in front where it runs from its sources."""
    paths = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def _wait(child: subprocess.Popen[bytes], file: Path) -> None:
    """Until it has told of enough actions. Raises AssertionError when it ends by itself or takes too long."""
    until = monotonic() + PATIENCE_S
    while safe(file) < ENOUGH:
        if child.poll() is not None:
            said = child.stderr.read().decode(errors="replace").strip()[-300:] if child.stderr else ""
            raise AssertionError(f"the other process ended with {child.returncode}: {said}")
        if monotonic() > until:
            raise AssertionError(f"after {PATIENCE_S:.0f} s the other process has done {safe(file)} actions")
        sleep(0.01)


def held(game: str, saves: Path) -> int:
    """How many actions the save holds; they lead to the state that is saved. Raises AssertionError."""
    from game.core.codec import digest
    from game.core.session import Session
    from game.rules.registry import ruleset
    from game.save.store import Store

    store = Store(saves)
    (entry,) = store.games()
    opened = store.open(entry.slot)
    try:
        rules = ruleset(game)
        again = Session(rules, rules.new(SEATS, SEED))
        for action in range(len(opened.session.record)):
            again.answer(pick(action, [option.key for option in again.options]))
        if again.record != opened.session.record or digest(again.state) != digest(opened.session.state):
            raise AssertionError("the game that was resumed is another one")
        return len(again.record)
    finally:
        opened.slot.close()
