"""The window itself: its first picture, its size, its end."""
import subprocess
import sys

import pygame
from pygame.event import Event

from game.app import start
from game.app.main import SMALLEST, App
from game.app.playing import last_game
from game.app.scenes.heist import HeistScene
from game.app.scenes.notice import Notice
from game.app.scenes.result import Result
from game.app.scenes.setup import SetUp
from game.app.scenes.title import Title
from game.app.settings import Settings, save
from game.app.window import Wanted
from tests.ui.hands import Hands


def test_nothing_heavy_is_read_before_the_window_shows(home):
    code = ("import sys; from game.app import start; start.first_picture(); "
            "heavy = 'pydantic', 'pymunk', 'game.rules', 'game.content', 'game.app.ui'; "
            "print([m for m in heavy if m in sys.modules])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip().splitlines()[-1] == "[]"


def test_the_first_picture_has_the_size_of_last_time(home):
    save(Settings(width=1500, height=900), home / "settings" / "settings.json")
    start.first_picture()
    window = pygame.display.get_surface()
    assert window.get_size() == (1500, 900) and window.get_at((5, 5))[:3] == start.NIGHT
    (home / "settings" / "settings.json").write_text('{"width": "x", "height": []}', encoding="utf-8")
    assert start.wanted() == Wanted()


def test_a_dragged_edge_stretches_the_picture_then_places_everything_anew(home):
    app = App(config=home / "settings" / "settings.json")
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
    app = App(config=home / "settings" / "settings.json")
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
    app = App(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    slots = []
    for seed in (1, 2):
        scene = SetUp(app, seed=seed)
        app.stack.push(scene)
        scene.suggest()
        scene.go()
        slots.append(app.playing.slot)
    assert isinstance(app.stack.top, HeistScene)
    while not app.playing.session.over:
        app.playing.answer(app.playing.session.options[-1].key)
    app.stack.replace(Result(app, app.playing.session, list(app.playing.names)))
    app.play(None)
    assert app.settings.over == [slots[1]]
    assert last_game(app.settings.over).entry.slot == slots[0]
    assert last_game([*slots]) is None
