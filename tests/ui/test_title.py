"""The title: Continue with its picture, the boxes, six buttons."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from game.app.games.fistful import GAME
from game.app.games.fistful.box import fistful
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.lesson_menu import LessonMenu
from game.app.menus.lists.replays import Replays
from game.app.menus.rulebook.scene import Rulebook
from game.app.menus.saves.scene import Saves
from game.app.menus.settings.scene import Options
from game.app.menus.title import mat
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.save.store import Store
from tests.ui.hands import Hands
from tests.ui.reading import faults, read
from tests.ui.test_saves import put

FEET = ("saves", "learn", "rulebook", "replays", "settings", "quit")


def title(hands) -> Title:
    scene = Title(hands.app)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


@pytest.mark.parametrize(
    "key, scene",
    [
        (pygame.K_l, Saves),
        (pygame.K_t, LessonMenu),
        (pygame.K_r, Rulebook),
        (pygame.K_v, Replays),
        (pygame.K_s, Options),
    ],
)
def test_every_button_at_the_foot_leads_somewhere_by_key_and_by_mouse(hands, key, scene):
    first = title(hands)
    hands.key(key)
    assert isinstance(hands.app.stack.top, scene)
    while hands.app.stack.top is not first:
        hands.app.stack.pop()
    hands.rest()
    hands.click(FEET[(pygame.K_l, pygame.K_t, pygame.K_r, pygame.K_v, pygame.K_s).index(key)])
    assert isinstance(hands.app.stack.top, scene)


def test_the_foot_is_whole_and_every_button_has_a_tip(hands):
    title(hands)
    found = [w for w in hands.group.widgets if w.name in FEET]
    assert [w.name for w in found] == list(FEET) and all(w.hint for w in found)


def test_without_a_save_the_first_game_is_a_lesson(hands):
    title(hands)
    assert hands.widget("continue").label == hands.app.words("title.first")
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, FistfulScene) and hands.app.stack.top.coach is not None


def test_continue_shows_the_table_as_it_was_left(hands, home):
    scene = title(hands)
    put(home, 1)
    scene.back()
    assert scene.photo is None and hands.widget("continue").label == hands.app.words("title.continue")
    hands.key(pygame.K_RETURN)
    table = hands.app.stack.top
    assert isinstance(table, FistfulScene)
    board = hands.app.window.get_at(table.places.board.center)[:3]
    hands.app.stack.pop()
    hands.rest()
    assert hands.app.stack.top is scene and scene.photo is not None and scene.photo.get_size() == (480, 270)
    w, h = scene.photo.get_size()
    near = [scene.photo.get_at((w // 2 + dx, h // 2 + dy))[:3] for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    assert min(sum(abs(a - b) for a, b in zip(board, p)) for p in near) < 90
    assert hands.widget("continue").picture is scene.photo


def test_a_turn_that_is_over_gets_its_picture_while_nobody_does_anything(hands, home):
    put(home, 1)
    title(hands)
    hands.key(pygame.K_RETURN)
    table = hands.app.stack.top
    store = Store(home / "saves")
    slot = hands.app.playing.slot
    assert store.picture(slot) is None
    steps = 0
    while table.idle():
        steps += 1
    assert steps == 1 and store.picture(slot) is not None
    assert not table.idle(), "nothing new, no work"


def test_leaving_the_program_keeps_a_picture(hands, home):
    put(home, 1)
    title(hands)
    hands.key(pygame.K_RETURN)
    slot = hands.app.playing.slot
    hands.app.play(None)
    assert Store(home / "saves").picture(slot) is not None


def test_a_picture_that_can_not_be_made_or_kept_stops_nothing(hands, home, monkeypatch):
    put(home, 1)
    scene = title(hands)
    hands.key(pygame.K_RETURN)

    def broken(*args):
        raise ValueError("no picture today")

    monkeypatch.setattr("game.app.table.thumbnail.drawn", broken)
    table = hands.app.stack.top
    assert not table.idle()
    hands.app.stack.pop()
    assert hands.app.stack.top is scene and scene.last is not None and scene.photo is None


def test_a_box_shows_its_saves_on_right_click_long_press_and_menu_key(hands, home):
    put(home, 2)
    scene = title(hands)
    there = hands.widget("box:fistful")
    assert there.saves == "2 saves"
    hands.move(there.rect.center)
    hands.down(there.rect.center, 3)
    assert isinstance(hands.app.stack.top, Saves)
    hands.app.stack.pop()
    hands.rest()
    pos = hands.widget("box:fistful").rect.center
    hands.move(pos)
    hands.down(pos)
    hands.frames(20)
    assert hands.app.stack.top is scene
    hands.frames(20)
    assert isinstance(hands.app.stack.top, Saves), "held long enough"
    hands.up(pos)
    hands.app.stack.pop()
    hands.rest()
    hands.group.set_focus(hands.widget("box:fistful"))
    hands.key(pygame.K_MENU)
    assert isinstance(hands.app.stack.top, Saves)


def test_a_short_press_opens_the_box(hands):
    title(hands)
    hands.click("box:fistful")
    assert isinstance(hands.app.stack.top, SetUp)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_later_games_come_in_by_themselves(hands, monkeypatch, n):
    """So many games on the shelf lie side by side on the mat, each with its key and its set-up."""
    opened = []

    def game(i):
        return replace(
            GAME,
            box=lambda words: replace(fistful(words), id=f"g{i}"),
            set_up=lambda app, rect: opened.append((i, rect)) or SetUp(app, seed=1),
        )

    shelf = {f"g{i}": game(i) for i in range(n)}
    monkeypatch.setattr(hands.app, "doors", replace(hands.app.doors, games=shelf, lids={}))
    scene = title(hands)
    rects = [b.rect for b in scene.boxes]
    tray = scene.at(*mat.MAT)
    assert len(rects) == n and all(tray.contains(r) for r in rects)
    assert all(a.right < b.left for a, b in zip(rects, rects[1:]))
    assert abs(rects[0].left - tray.left - (tray.right - rects[-1].right)) <= 2
    hands.key(pygame.K_1 + n - 1)
    assert opened == [(n - 1, rects[-1])]


def test_nothing_lies_under_a_box():
    for n in range(1, 6):
        left = mat.box_places(n)[0][0]
        for _, x, _, size in (*mat.TOKENS, *mat.ROLLED):
            if mat.beside(n, x, size):
                assert x + size / 2 < left or x - size / 2 > 1280 - left


@pytest.mark.parametrize("size, scale", [((1024, 640), 100), ((1280, 720), 200), ((1024, 640), 200)])
def test_every_word_has_its_room(hands, home, monkeypatch, size, scale):
    put(home, 3)
    hands.app.settings.text_scale = scale
    hands.app.size = size
    hands.app.window = pygame.display.set_mode(size)
    hands.app.refit()
    title(hands)
    assert not faults(read(hands.app, monkeypatch))


def test_a_lost_game_is_no_first_game_any_more_and_no_save_to_go_on_with(hands, home):
    slots = put(home, 2, ended=True)
    hands.app.settings.over = list(slots)
    title(hands)
    button = hands.widget("continue")
    assert button.label == hands.app.words("title.new") and button.sub == hands.app.words("box.fistful.title")
    assert hands.widget("box:fistful").saves == ""
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, SetUp)


def test_the_first_game_says_it_is_a_lesson_and_can_be_played_without(hands):
    title(hands)
    assert hands.app.words("box.fistful.title") in hands.widget("continue").sub, "which game is taught"
    assert hands.widget("box:fistful").saves == hands.app.words("title.box.first")
    assert "lesson" in hands.widget("continue").sub.casefold()
    hands.key(pygame.K_RETURN)
    hands.rest()
    hands.click(next(w.name for w in hands.group.widgets if w.name.endswith(":without")))
    assert isinstance(hands.app.stack.top, SetUp) and not hands.app.toasts.queue
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title)


def test_title_on_the_result_goes_to_the_title_from_the_saves_too(hands, home):
    put(home, 1, ended=True)
    first = title(hands)
    hands.key(pygame.K_l)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, Result)
    hands.click("title")
    assert hands.app.stack.top is first and len(hands.app.stack.scenes) == 1 and hands.app.playing is None


def test_list_and_sheet_of_the_saves_tell_the_same_time(hands, home, monkeypatch):
    put(home, 2)
    title(hands)
    hands.key(pygame.K_l)
    scene = hands.app.stack.top
    before = scene.view.layers.panels["sheet"].key
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + 3 * 3600)
    scene.renew()
    assert scene.view.layers.panels["sheet"].key != before


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_notes_and_tips_cover_neither_name_nor_buttons(home, size, text):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text))
    hands = Hands(app)
    scene = title(hands)
    shown = [hands.widget(name).rect for name in (*FEET, "continue")]
    app.toast(app.words("lesson.left"))
    assert app.toasts.place().collidelist(shown) < 0
    box_there = hands.widget("box:fistful")
    app.tips.point(box_there.rect, box_there.hint, now=True)
    assert app.tips.rect.collidelist([*shown, box_there.rect]) < 0
    name = app.kit.width(app.words("title.name"), "display", 54 / max(1, app.kit.text_scale / 1.2))
    line = app.kit.width(app.words("title.line"), "serif.it", 18 / max(1, app.kit.text_scale / 1.3))
    said = Rect(app.size[0] // 2 - max(name, line) // 2, 0, max(name, line), scene.at(0, 122, 0, 0).y)
    assert not app.tips.rect.colliderect(said), "the name and the line under it stay in sight"


def test_a_voyage_is_shown_with_its_own_colours_its_captains_and_its_picture(home):
    """The last game is one of Keep Flyin': marks as they were taken, not those of a new game."""
    from game.app.trial.examples import example_home

    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = Title(app, example_home(app))
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    assert scene.last.entry.game == "keepflyin" and scene.looks == (5, 1, 3)
    assert scene.photo is not None
    assert all(name in hands.widget("continue").hint for name in ("Ada", "Bo", "Silver"))
    shown = []
    app.kit.look = lambda dst, pos, look, radius, rim=None: shown.append(look)
    scene.layout(app.size, app.kit.scale, app.kit.text_scale)
    assert scene.layers.base and shown[:3] == [5, 1, 3]
    hands.app.play(None)
