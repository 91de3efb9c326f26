"""A person's first minutes in a real window: start, set up, roll, save by closing, go on with the same game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.play.playing import begun
from game.app.play.seating import Seating
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from game.save.store import Store
from tests.window.display import ask_to_close

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not os.environ.get("DISPLAY") or not shutil.which("xdotool"), reason="no display or no xdotool"),
]
PATIENCE = 60.0
BUSY, LONG = 0.05, 8.0
"""Seconds of processor time in half a second that say that something still moves; seconds until we no longer wait."""


def xdotool(*words: object) -> str:
    """Run one xdotool command and return what it prints."""
    done = subprocess.run(["xdotool", *map(str, words)], check=False, capture_output=True, text=True, timeout=30)
    return done.stdout.strip()


def wait_for(what: str, ready: Callable[[], object]) -> None:
    """Wait until something is true. Fails after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.1)


class Table:
    """The running program and its window."""

    def __init__(self, home: Path, opened: list[Table]) -> None:
        env = {**os.environ, "VERSE_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        env.pop("SDL_VIDEODRIVER", None)
        self.saves = home / "saves"
        self.process = subprocess.Popen([sys.executable, "-m", "game"], env=env)
        opened.append(self)
        self.window = ""
        wait_for("the window", self._found)
        time.sleep(2.0)  # the lamp goes up
        self.rest()

    def _found(self) -> bool:
        assert self.process.poll() is None, "the program ended by itself"
        self.window = xdotool("search", "--onlyvisible", "--pid", self.process.pid).partition("\n")[0]
        return bool(self.window)

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            xdotool("windowfocus", self.window)
            xdotool("key", key)
            time.sleep(0.4)
            self.rest()

    def click(self, x: int, y: int) -> None:
        """Click with the left button at a place of the 1280 x 720 canvas."""
        xdotool("mousemove", "--window", self.window, x, y)
        time.sleep(0.15)
        xdotool("click", 1)
        time.sleep(0.6)
        self.rest()

    def rest(self) -> None:
        """Wait until the window has come to rest: a screen that nothing changes costs next to nothing."""
        end, used = time.monotonic() + LONG, self.used()
        while time.monotonic() < end:
            time.sleep(0.5)
            before, used = used, self.used()
            if used - before < BUSY:
                return

    def used(self) -> float:
        """Seconds of processor time so far; 0 once the program has ended."""
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def answers(self) -> int:
        """How many actions of the newest game are safe on the disk, -1 when there is none."""
        entry = Store(self.saves).latest()
        return entry.action if entry else -1

    def children(self) -> list[str]:
        """The processes that the program has started."""
        pid = self.process.pid
        return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[], Table]]:
    opened: list[Table] = []

    def start() -> Table:
        return Table(tmp_path, opened)

    yield start
    for table in opened:
        if table.process.poll() is None:
            table.process.kill()
            table.process.wait()


def test_the_first_minutes(start: Callable[[], Table]) -> None:
    table = start()
    table.click(230, 300)  # the first box on the title
    table.key("r", "Return")  # take the crew that is suggested, begin
    wait_for("the first save", lambda: table.answers() >= 0)
    before = table.answers()
    table.key("Return", "Return")  # the primary button: roll
    wait_for("a saved roll", lambda: table.answers() > before)
    table.key("Escape")
    after = table.answers()
    table.process.kill()  # whatever happens, nothing acknowledged is lost
    table.process.wait()
    again = start()
    again.key("Return")  # go on with the last game
    time.sleep(2.0)
    assert again.answers() == after
    assert again.process.poll() is None


def test_quitting_asks_nothing(start: Callable[[], Table]) -> None:
    table = start()
    table.key("q")
    assert table.process.wait(timeout=PATIENCE) == 0


def test_the_process_of_the_bots_goes_with_the_window(
    start: Callable[[], Table], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    rules, seats = ruleset("keepflyin"), Seating((0, 0, 3, 3), (0, 1, 2, 3))
    settings = {"placing": "chance"}
    session = Session(rules, rules.new(4, 7, settings))
    begun(True, session, ("Ada", "Bo", "Cy", "Di"), {**settings, SEED: "7", **seats.kept()}, "Keep Flyin'").close()
    table = start()
    table.key("Return")  # go on with the game
    wait_for("the process of the bots", table.children)
    thinking = [Path("/proc") / pid for pid in table.children()]
    time.sleep(2.0)
    ask_to_close(os.environ["DISPLAY"], table.window)
    assert table.process.wait(timeout=PATIENCE) == 0
    wait_for("the end of the process of the bots", lambda: not any(one.exists() for one in thinking))


def test_a_still_window_sleeps_until_it_is_touched(start: Callable[[], Table], tmp_path: Path) -> None:
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "settings.json").write_text('{"speed": "off"}', encoding="utf-8")
    table = start()
    xdotool("mousemove", "--window", table.window, 640, 5)
    table.rest()
    time.sleep(3.0)
    status = Path(f"/proc/{table.process.pid}/status")

    def woken() -> int:
        told = dict(line.split(":") for line in status.read_text(encoding="ascii").splitlines())
        return int(told["voluntary_ctxt_switches"])

    before = woken()
    time.sleep(4.0)
    assert woken() - before < 4 * 6, "it looks for events all the time"
