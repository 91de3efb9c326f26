"""The crash kit: whatever breaks, the game is safe, the player reads what happened and goes on."""

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.app.crash import begin, guard, logs, native, report, starts
from game.app.crash.guard import Guard
from game.app.crash.scene import CrashScene
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.loop import Loop
from game.app.shell.settings import Settings
from game.app.ui.counters import COUNT
from game.save import replays
from game.save.places import places
from game.save.store import Store
from tests.ui.hands import Hands


class Planted(Exception):
    """The fault that tests put into the program."""


def fails(*args: object, **more: object) -> bool:
    raise Planted("as planned")


@pytest.fixture(autouse=True)
def hooks(monkeypatch):
    """The hooks of the interpreter stay as they were; no box of the system pops up."""
    for module, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    boxes = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **more: boxes.append(text) or 0)
    guard.THREADS.clear()
    yield boxes
    logging.getLogger("verse").handlers.clear()


@pytest.fixture
def running(home):
    """A saved heist with some answers, its app under guard."""
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    scene = SetUp(app, seed=5)
    app.stack.push(scene)
    scene.suggest()
    scene.go()
    hands = Hands(app)
    hands.rest()
    for _ in range(12):
        app.stack.top.answer(app.playing.session.options[0].key)
        hands.rest()
    logs.open_log(places().logs)
    watched = Guard(app, Loop(app), places().logs)
    watched.loop.clock = Quick()
    yield watched
    app.play(None)


class Quick:
    """A clock that never sleeps."""

    def tick(self, rate: int) -> int:
        return 16


def files(pattern: str) -> list[Path]:
    return sorted(places().logs.glob(pattern))


def plant(app: App, where: str, monkeypatch) -> None:
    if where == "thread":
        guard.hook(places().logs)
        thread = threading.Thread(target=fails, name="worker")
        thread.start()
        thread.join()
    else:
        monkeypatch.setattr(app.stack.top, where, fails)
        if where == "handle":
            pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_F6, mod=0, unicode=""))
        app.dirty.add()


@pytest.mark.parametrize("where", ["update", "draw", "handle", "thread"])
def test_an_error_shows_a_screen_and_the_game_goes_on(running, where, monkeypatch):
    app, record = running.app, list(running.app.playing.session.record)
    slot = app.playing.slot
    plant(app, where, monkeypatch)
    for _ in range(3):
        running.step()
    scene = app.stack.top
    assert isinstance(scene, CrashScene) and app.running and scene.crash.slot == slot and not scene.crash.trouble
    said = scene.crash.report.read_text(encoding="utf-8")
    assert "Planted: as planned" in said and "def fails" not in said and "raise Planted" in said
    assert f"12 {record[11]}" in said and "seed 5" in said and scene.crash.text == said
    replay = replays.read(scene.crash.replay)
    assert list(replay.answers) == record and "as planned" in replay.note and replay.seed == 5
    hands = Hands(app)
    hands.click("go")
    assert isinstance(app.stack.top, FistfulScene) and app.playing.slot == slot
    assert app.playing.session.record == record
    app.stack.top.answer(app.playing.session.options[0].key)
    running.step()
    assert len(app.playing.session.record) == len(record) + 1 and isinstance(app.stack.top, FistfulScene)


def test_the_save_is_whole_before_the_screen_shows(running, monkeypatch):
    slot, record = running.app.playing.slot, list(running.app.playing.session.record)
    plant(running.app, "update", monkeypatch)
    running.step()
    opened = Store(places().saves).open(slot)
    assert opened.session.record == record and not opened.notes
    opened.slot.close()


def test_a_game_that_breaks_twice_at_one_place_leads_to_the_title(running, monkeypatch):
    app = running.app
    for again in (False, True):
        plant(app, "update", monkeypatch)
        running.step()
        assert app.stack.top.again is again
        Hands(app).click("go")
        assert isinstance(app.stack.top, Title if again else FistfulScene)


def test_an_error_on_the_screen_of_errors_ends_with_a_box(running, hooks, monkeypatch):
    app = running.app
    plant(app, "update", monkeypatch)
    running.step()
    plant(app, "draw", monkeypatch)
    running.step()
    assert not app.running and running.code == 1 and len(hooks) == 1
    assert "Games are saved" in hooks[0] and len(files("crash-*.txt")) == 2


def test_where_nothing_can_be_drawn_a_box_says_it(running, hooks, monkeypatch):
    plant(running.app, "update", monkeypatch)
    monkeypatch.setattr(running.app, "present", fails)
    running.step()
    assert not running.app.running and "crash-" in hooks[0]


def test_where_there_is_no_box_either_the_log_has_it(running, monkeypatch):
    def none(*args: object, **more: object) -> int:
        raise pygame.error("no box here")

    monkeypatch.setattr(pygame.display, "message_box", none)
    plant(running.app, "update", monkeypatch)
    monkeypatch.setattr(running.app, "present", fails)
    running.step()
    log = (places().logs / logs.NAME).read_text(encoding="utf-8")
    assert "no box: no box here" in log and log.count("Planted: as planned") >= 2


def test_a_broken_game_still_gives_a_report(running, monkeypatch):
    app = running.app
    app.playing.session.state = None
    monkeypatch.setattr(app.playing, "settings", None)
    plant(app, "update", monkeypatch)
    running.step()
    crash = app.stack.top.crash
    assert "not known" in crash.text and crash.replay is None and crash.report.exists()


def test_a_disk_that_takes_nothing_still_gives_the_screen(running, monkeypatch):
    shutil_home = places().logs
    for old in shutil_home.iterdir():
        old.unlink()
    running.folder = shutil_home / "no" / "\0"
    monkeypatch.setattr(Path, "mkdir", lambda *a, **b: (_ for _ in ()).throw(OSError(28, "full")))
    plant(running.app, "update", monkeypatch)
    running.step()
    crash = running.app.stack.top.crash
    assert crash.report is None and "Planted" in crash.text
    Hands(running.app).rest()


def test_the_screen_rests(running, monkeypatch):
    plant(running.app, "update", monkeypatch)
    for _ in range(5):
        running.step()
    before = COUNT.presents, COUNT.renders
    for _ in range(30):
        running.step()
    assert (COUNT.presents, COUNT.renders) == before


def test_its_buttons(running, monkeypatch):
    app = running.app
    plant(app, "update", monkeypatch)
    running.step()
    hands, opened, copied = Hands(app), [], []
    monkeypatch.setattr("game.app.crash.scene.open_folder", lambda path: opened.append(path) or True)
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    hands.click("copy")
    hands.key(pygame.K_f)
    assert opened == [places().logs] and copied == [app.stack.top.crash.text]
    hands.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, CrashScene)
    hands.key(pygame.K_q)
    assert not app.running


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_it_fits(home, size, text):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text))
    crash = report.Crash(
        "ValueError: " + "a long story " * 40,
        "",
        Path("/x/crash-20261121-154012.txt"),
        Path("/x/crash-20261121-154012.verse-replay"),
        "fistful-20261121-154012",
        "The disk is full. Free some space, or save somewhere else.",
    )
    app.stack.push(CrashScene(app, crash, lambda slot: None, again=True))
    scene = app.stack.top
    whole = pygame.Rect((0, 0), size)
    assert whole.contains(scene.sheet)
    tops = [w.rect.top for w in scene.group.widgets]
    assert all(scene.sheet.contains(w.rect) for w in scene.group.widgets)
    assert scene.sheet.y + scene.write(None, scene.sheet) <= min(tops)


def test_home_folders_are_not_told(home, monkeypatch):
    monkeypatch.setenv("HOME", "/somewhere/of/a/person")
    monkeypatch.setenv("USERPROFILE", "/somewhere/of/a/person")
    crash = report.report(Planted("in /somewhere/of/a/person/file"), home / "logs")
    assert "in ~/file" in crash.what and "person" not in crash.text + crash.report.read_text(encoding="utf-8")


def test_ten_reports_are_kept(home):
    for _ in range(14):
        report.report(Planted("x"), home / "logs")
    assert len(files("crash-*.txt")) == report.KEPT


# ------------------------------------------------------------ logs


def test_each_run_has_a_log_and_ten_are_kept(home):
    for run in range(14):
        logs.open_log(places().logs)
        logs.LOG.info("run %d", run)
    assert len(files("verse.log*")) == logs.FILES
    assert "run 13" in (places().logs / "verse.log").read_text(encoding="utf-8")
    assert "run 4" in (places().logs / "verse.log.9").read_text(encoding="utf-8")


def test_a_log_does_not_grow_for_ever(home):
    logs.open_log(places().logs)
    for _ in range(3000):
        logs.LOG.info("x" * 1000)
    assert sum(p.stat().st_size for p in files("verse.log*")) <= logs.FILES * logs.LARGEST
    assert len(files("verse.log*")) == logs.FILES


def test_the_head_of_a_log_says_what_runs_where(running):
    head = "\n".join(logs.header(running.app))
    for part in ("Verse Tabletop", "Python", "pygame-ce", "System", "Screens", "Window 1280x720", "scale 1.00"):
        assert part in head


def test_no_log_where_the_disk_refuses(tmp_path):
    (tmp_path / "logs").write_text("a file where the folder should be")
    assert logs.open_log(tmp_path / "logs") is None
    logs.LOG.error("goes nowhere and hurts nobody")
    assert native.watch(tmp_path / "logs") is None and starts.begun(tmp_path / "logs") == 0


# ------------------------------------------------------------ below Python


def child(code: str, home: Path) -> subprocess.CompletedProcess:
    """Run code in a fresh interpreter."""
    env = {**os.environ, "VERSE_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("end", ["faulthandler._sigsegv()", "os.abort()"])
def test_a_native_crash_leaves_a_stack_and_is_told_once(home, end, hands):
    done = child(
        f"import os, faulthandler; from game.app.crash.begin import begin\n"
        f"def deep_down():\n    {end}\n"
        f"launch = begin()\ndeep_down()",
        home,
    )
    assert done.returncode != 0
    found = files("native-*.log")
    assert len(found) == 1 and "deep_down" in found[0].read_text(encoding="utf-8")
    launch = begin.Launch(places().logs, None, 0)
    begin.opened(launch, hands.app)
    assert len(hands.app.toasts.queue) == 1 and not files("native-*.log")
    begin.opened(launch, hands.app)
    assert len(hands.app.toasts.queue) == 1


def test_a_run_that_ends_well_leaves_no_native_log(home):
    done = child("from game.app.crash.begin import begin, closed; launch = begin(); closed(launch)", home)
    assert done.returncode == 0 and not files("native-*")


def test_nothing_is_printed_where_there_is_no_console(home):
    code = (
        "import sys; sys.stdout = sys.stderr = None\n"
        "from game.cli import main\n"
        "code = main(['replay', 'nowhere.save'])\n"
        "from game.app.crash.begin import begin, closed\nclosed(begin())\n"
        "sys.exit(0 if code == 2 else 1)"
    )
    assert child(code, home).returncode == 0


def test_an_error_before_the_table_is_reported(home):
    code = (
        "import os, pygame; os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "from game.app import start\n"
        "def broken(safe): raise ValueError('the lamp is out')\n"
        "start.first_picture = broken\n"
        "raise SystemExit(start.run())"
    )
    done = child(code, home)
    assert done.returncode == 1 and "the lamp is out" in done.stderr
    assert "the lamp is out" in files("crash-*.txt")[0].read_text(encoding="utf-8")
    assert not files("native-*")


# ------------------------------------------------------------ starts


def test_two_failed_starts_offer_plain_settings(home, monkeypatch):
    asked = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **more: asked.append(more["buttons"]) or 0)
    wishes = []
    for _ in range(3):
        kit = begin.begin()
        kit.native.close()
        wishes.append(begin.wants_safe(kit))
    assert wishes == ["usual", "usual", "safe"] and len(asked) == 1 and len(asked[0]) == 3
    starts.went_well(places().logs)
    assert starts.begun(places().logs) == 0


def test_a_start_that_holds_is_forgotten_and_one_that_breaks_is_not(running, monkeypatch):
    folder = places().logs
    starts.begun(folder)
    running.young = 0.0
    running.step()
    assert not (folder / starts.NAME).exists()
    starts.begun(folder)
    running.young = 0.0
    plant(running.app, "update", monkeypatch)
    running.step()
    assert (folder / starts.NAME).exists()


def test_safe_mode_uses_plain_settings(home):
    (home / "settings").mkdir()
    (home / "settings" / "settings.json").write_text('{"text_scale": 200, "width": 1500, "height": 900}')
    code = (
        "import os; os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "from game.app.shell.loop import Loop\n"
        "seen = []\n"
        "def step(loop):\n"
        "    a = loop.app; seen.append((a.settings.text_scale, a.settings.muted, a.size, a.toasts.queue[0][:9]))\n"
        "    a.quit()\n"
        "Loop.step = step\n"
        "from game.cli import main\n"
        "code = main(['play', '--safe']); print(seen[0], os.environ['SDL_AUDIODRIVER'])"
    )
    done = child(code, home)
    assert done.stdout.strip().splitlines()[-1] == "(100, True, (1280, 720), 'Safe mode') dummy", done.stderr
    assert '"width": 1500' in (home / "settings" / "settings.json").read_text()
