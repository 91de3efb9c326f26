"""The window itself: its first picture, its size, its end."""

import json
import subprocess
import sys

import pygame
import pytest
from pygame.event import Event

from game.app import start
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.play.playing import last_game
from game.app.program import Program
from game.app.shell.app import SMALLEST
from game.app.shell.settings import Settings, save
from game.app.shell.sheets.notice import Notice
from game.app.shell.window import Wanted, open_window
from game.app.trial import shots
from tests.ui.hands import Hands
from tests.ui.near import families


def test_nothing_heavy_is_read_before_the_window_shows(home):
    code = (
        "import sys; from game.app import start; start.first_picture(); "
        "heavy = 'pydantic', 'pymunk', 'game.rules', 'game.content', 'game.app.ui'; "
        "print([m for m in heavy if m in sys.modules]); "
        "from game.app.shell.settings import Settings; app, kept = start.stand(Settings(), (1280, 720)); "
        "heavy = 'pydantic', 'pymunk', 'filelock', 'game.rules', 'game.ai', 'game.content.fistful.records'; "
        "print([m for m in heavy if m in sys.modules], len(app.stack.top.group.widgets) > 12)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip().splitlines()[-2:] == ["[]", "[] True"], "nor before the title shows"


def test_the_first_picture_has_the_size_of_last_time(home):
    save(Settings(width=1500, height=900), home / "settings" / "settings.json")
    start.first_picture()
    window = pygame.display.get_surface()
    assert window.get_size() == (1500, 900) and window.get_at((5, 5))[:3] == start.NIGHT
    (home / "settings" / "settings.json").write_text('{"width": "x", "height": []}', encoding="utf-8")
    assert start.wanted() == Wanted()


def test_a_dragged_edge_stretches_the_picture_then_places_everything_anew(home):
    app = Program(config=home / "settings" / "settings.json")
    hands = Hands(app)
    app.stack.push(Title(app))
    hands.rest()
    kit = app.kit
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    app.handle(Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    assert app.kit is kit, "not in the middle of the drag"
    hands.frames(12)
    assert app.size == (1600, 900) and app.kit.scale == 1.25 and not app.dirty
    assert hands.widget("continue").rect.centerx == 800
    assert (app.settings.width, app.settings.height) == (1600, 900)


def test_the_window_does_not_get_smaller_than_the_table(home):
    app = Program(config=home / "settings" / "settings.json")
    app.stack.push(Title(app))
    pygame.display.set_mode((300, 200), pygame.RESIZABLE)
    app.handle(Event(pygame.WINDOWSIZECHANGED, x=300, y=200))
    Hands(app).frames(12)
    assert app.size == SMALLEST


def test_no_sound_device_is_asked_for(hands):
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    assert pygame.mixer.get_init() is None


def test_a_notice_lists_what_was_left_out(hands):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(Notice(hands.app, "Mods", [f"line {i}" for i in range(12)]))
    hands.rest()
    assert len(hands.app.stack.top.lines) == 9 and "4 more" in hands.app.stack.top.lines[-1]
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, Title)


def test_continue_passes_a_finished_game_by(home):
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    slots = []
    for seed in (1, 2):
        scene = SetUp(app, seed=seed)
        app.stack.push(scene)
        scene.suggest()
        scene.go()
        slots.append(app.playing.slot)
    assert isinstance(app.stack.top, FistfulScene)
    while not app.playing.session.over:
        app.playing.answer(app.playing.session.options[-1].key)
    app.stack.replace(Result(app, app.playing.session, list(app.playing.names)))
    app.play(None)
    assert app.settings.over == [slots[1]]
    assert last_game(app.settings.over).entry.slot == slots[0]
    assert last_game([*slots]) is None


def moved(app, kind, **values):
    app.handle(Event(kind, window=None, **values))


def test_the_place_of_the_window_is_kept_while_the_monitors_are_the_same(home):
    config = home / "settings" / "settings.json"
    app = Program(config=config)
    app.stack.push(Title(app))
    pygame.display.set_window_position((-40, 120))
    moved(app, pygame.WINDOWMOVED, x=-39, y=140)  # the frame of the window manager, of a moment before
    moved(app, pygame.WINDOWDISPLAYCHANGED, display_index=1)
    app.save_settings()
    wanted = start.wanted()
    assert wanted.place == (-40, 120) and wanted.monitor == 1
    saved = json.loads(config.read_text(encoding="utf-8"))
    config.write_text(json.dumps({**saved, "screens": "9x9 8x8"}), encoding="utf-8")
    assert start.wanted().place is None, "other monitors: a place on them may be nowhere"


def test_a_maximised_window_keeps_the_size_it_had_before(home):
    app = Program(config=home / "settings" / "settings.json")
    app.stack.push(Title(app))
    moved(app, pygame.WINDOWMAXIMIZED)
    pygame.display.set_mode((1900, 1000), pygame.RESIZABLE)
    app.handle(Event(pygame.WINDOWSIZECHANGED, x=1900, y=1000))
    Hands(app).frames(12)
    assert app.size == (1900, 1000) and (app.settings.width, app.settings.height) == (1280, 720)
    assert start.window.wanted(app.settings.dump()).maximised
    moved(app, pygame.WINDOWRESTORED)
    assert not app.settings.maximised


@pytest.mark.parametrize("maximised", [False, True])
def test_full_screen_and_back_from_any_window(home, monkeypatch, maximised):
    app = Program(config=home / "settings" / "settings.json")
    app.stack.push(Title(app))
    hands = Hands(app)
    if maximised:
        moved(app, pygame.WINDOWMAXIMIZED)
    opened = []
    opens = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda *a, **k: opened.append((a, k)) or opens(*a, **k))
    hands.key(pygame.K_F11)
    desk = tuple(pygame.display.get_desktop_sizes()[0])
    assert opened == [((desk, pygame.FULLSCREEN), {"display": 0})], "no change of resolution, never SCALED"
    hands.key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert opened[1] == (((1280, 720), pygame.RESIZABLE), {"display": 0})
    assert app.settings.display == "window" and app.settings.maximised is maximised
    hands.frames(12)
    assert (app.settings.width, app.settings.height) == (1280, 720)


def test_a_monitor_that_is_gone_is_replaced_by_the_first(home, monkeypatch):
    opened = []
    opens = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda *a, **k: opened.append(k["display"]) or opens(*a, **k))
    for monitor in (0, 7):
        open_window(Wanted(monitor=monitor, full=True))
        open_window(Wanted(monitor=monitor, place=(9999, 9999)))
    assert opened == [0] * 4


def test_full_screen_that_fails_is_a_window(home, monkeypatch):
    opens = pygame.display.set_mode

    def refuse(size, flags=0, **more):
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no")
        return opens(size, flags, **more)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    assert open_window(Wanted(full=True)).get_size() == (1280, 720)


def test_windows_is_told_about_pixels_before_the_display_starts(home):
    code = (
        "import os, pygame; from game.app import start; seen = []; init = pygame.display.init; "
        "pygame.display.init = lambda: (seen.append(os.environ.get('SDL_WINDOWS_DPI_AWARENESS')), init()); "
        "start.first_picture(); print(seen[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip().splitlines()[-1] == "permonitorv2"


def test_no_code_asks_for_a_scaled_window():
    from pathlib import Path

    found = [p.name for p in Path(start.__file__).parent.rglob("*.py") if "pygame.SCALED" in p.read_text("utf-8")]
    assert found == []


def test_monitors_are_offered_when_there_are_two(home, monkeypatch):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    app.stack.push(Options(app))
    assert app.stack.top.group.named("monitor") is None
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (2560, 1440)])
    app.refit()
    hands = Hands(app)
    hands.click(hands.widget("monitor").parts()[1].center)
    assert app.settings.monitor == 1


def test_a_pause_of_the_system_is_no_jump(home):
    from game.app.shell.loop import LONGEST_MS, Loop

    app = Program(size=(1280, 720), prefs=Settings())
    app.stack.push(Title(app))
    seen = []
    app.update = lambda dt: seen.append(dt) or False
    loop = Loop(app)
    pygame.time.wait(200)
    loop.step()
    assert seen == [pytest.approx(seen[0])] and seen[0] <= LONGEST_MS


def test_full_screen_begins_in_the_corner_and_the_window_comes_back_to_its_place(home, monkeypatch):
    """Without a window manager nobody else moves it: it would grow over the right and lower edge of the monitor."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    app = Program(config=home / "settings" / "settings.json")
    app.stack.push(Title(app))
    done = []
    moves, opens = pygame.display.set_window_position, pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_window_position", lambda at: done.append(tuple(at)) or moves(at))
    monkeypatch.setattr(pygame.display, "set_mode", lambda *a, **k: done.append("mode") or opens(*a, **k))
    Hands(app).key(pygame.K_F11)
    assert done == [(0, 0), "mode"]
    done.clear()
    Hands(app).key(pygame.K_F11)
    assert done[0] == "mode" and done[-1] == (320, 180)
    app.settings.left, app.settings.top, app.settings.screens = 100, 50, "1920x1080"
    Hands(app).key(pygame.K_F11)
    done.clear()
    Hands(app).key(pygame.K_F11)
    assert done[-1] == (100, 50)


WITH_A_SLIP = ("lesson", "hex-lesson")
# what these show was painted at another size (pictures of saves), goes away by itself, or waits for room (results)
OF_THEIR_TIME = {"recap", "ledger", "title-saved", "saves", "replays", "replay"}


def seen(home, monkeypatch, name, *sizes):
    """The picture of a scene that was opened at the first size and brought to the others one after another."""
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    app = Program(size=sizes[0], prefs=Settings(speed="off", reduced_motion=True))
    shots.arrange(app, name, 3)
    hands = Hands(app)

    def settle():
        hands.frames(12, 50.0)
        while app.stack.top.idle():
            hands.frames()
        hands.frames(12, 50.0)

    settle()
    for size in sizes[1:]:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.handle(Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        settle()
    assert app.size == sizes[-1]
    places = [(w.name, tuple(w.rect)) for w in app.stack.top.group.widgets]
    return places, pygame.image.tobytes(app.window, "RGB")


@pytest.mark.parametrize("name", families(sorted(shots.SCENES)))
def test_after_another_size_everything_is_drawn_as_in_a_fresh_scene(home, monkeypatch, name):
    places, changed = seen(home, monkeypatch, name, (1024, 640), (1366, 768))
    fresh_places, fresh = seen(home, monkeypatch, name, (1366, 768))
    if name in WITH_A_SLIP:  # it stays near where it stood, so that its buttons do
        here, there = ([one for one in all if not one[0].startswith("coach:")] for all in (places, fresh_places))
        assert here == there
        return
    assert places == fresh_places
    differing = sum(a != b for a, b in zip(changed, fresh))
    assert name in OF_THEIR_TIME or differing < 30, "widgets or panels are missing or lie elsewhere"
