"""Settings: kept, checked, and a broken file is set aside with a message."""

import json

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.settings import rows as options_rows
from game.app.menus.settings.house import HousePage
from game.app.menus.settings.rows import FIELDS, PAGES, whole
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell import settings as store
from game.app.shell.folder import open_folder
from game.app.shell.settings import Settings
from game.app.shell.words import Words
from game.app.table.boards import showcase
from game.app.ui.counters import COUNT
from game.app.ui.motion import SPEEDS
from game.app.ui.sight import SIGHTS, seen, through
from tests.ui.fistful_table import table as fistful_table
from tests.ui.hands import Hands


def test_what_was_set_comes_back(tmp_path):
    path = tmp_path / "a" / "settings.json"
    assert store.load(path) == (Settings(), "", (), None)
    chosen = Settings(text_scale=150, speed="fast", names=["Ann"], house={"fistful": {"level": "hard"}}, left=-300)
    assert store.save(chosen, path)
    assert store.load(path) == (chosen, "", (), None)
    assert [one for one in path.parent.iterdir() if one.suffix != ".lock"] == [path]


@pytest.mark.parametrize("broken", ["", "{", "[]", "\x00\xff", "[" * 90_000, '"x"', '{"names": ["\\ud800"]}'])
def test_a_broken_file_is_set_aside(tmp_path, broken):
    path = tmp_path / "settings.json"
    path.write_text(broken, encoding="latin-1")
    settings, aside, wrong, _ = store.load(path)
    assert settings == Settings() and aside == "settings.broken.json" and not wrong
    assert not path.exists() and (tmp_path / aside).read_text(encoding="latin-1") == broken
    path.write_text("{", encoding="utf-8")
    assert store.load(path).aside == "settings.broken (2).json"


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        ('{"speed": "warp", "text_scale": 150}', ("speed",)),
        ('{"ui_scale": 9000, "text_scale": 150}', ("ui_scale",)),
        ('{"names": 5, "width": "wide", "text_scale": 150}', ("width", "names")),
        ('{"house": {"fistful": 3}, "text_scale": 150}', ("house",)),
        ('{"muted": 1, "text_scale": 150}', ("muted",)),
    ],
)
def test_a_wrong_value_falls_back_alone_and_is_named(tmp_path, wrong, names):
    path = tmp_path / "settings.json"
    path.write_text(wrong, encoding="utf-8")
    assert store.load(path) == (Settings(text_scale=150), "", names, None)
    app = Program(size=(1280, 720), config=path)
    assert all(name in app.toasts.queue[0] for name in names) and app.settings.text_scale == 150


def test_what_a_newer_version_wrote_is_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"holodeck": {"rooms": [1, 2]}, "text_scale": 130}', encoding="utf-8")
    app = Program(size=(1280, 720), config=path)
    app.settings.muted = True
    app.apply()
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["holodeck"] == {"rooms": [1, 2]} and kept["muted"] is True and kept["text_scale"] == 130


def test_the_player_is_told(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{", encoding="utf-8")
    app = Program(size=(1280, 720), config=path)
    assert "settings.broken.json" in app.toasts.queue[0]


def test_a_disk_that_refuses_is_told_and_stops_nothing(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    said = []
    assert not store.save(Settings(), blocked / "settings.json", said.append)
    assert said


def test_values_are_checked():
    with pytest.raises(ValueError):
        Settings(ui_scale=201)
    s = Settings()
    with pytest.raises(ValueError):
        s.speed = "warp"


@pytest.fixture
def table(home) -> Hands:
    """The settings over the title, kept in the file of `home`."""
    app = Program(size=(1280, 720), config=home / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    app.stack.push(Options(app))
    return Hands(app)


def kept(home):
    return json.loads((home / "settings.json").read_text(encoding="utf-8"))


def pick(hands, name, value):
    """Click one value of a row."""
    choice = hands.widget(name)
    at = [v for v, _ in choice.values].index(value)
    hands.click(choice.parts()[at].center)


def test_choices_show_at_once_and_are_kept(table, home):
    app = table.app
    table.click("page:reading")
    pick(table, "speed", "fast")
    pick(table, "reduced_motion", "on")
    assert app.still and app.settings.factor == SPEEDS["fast"]
    assert kept(home)["speed"] == "fast" and kept(home)["reduced_motion"] is True
    again = Program(size=(1280, 720), config=home / "settings.json")
    assert again.settings == app.settings and again.still


def test_a_slider_is_dragged_and_the_size_changes_when_it_is_let_go(table, home):
    app, kit = table.app, table.app.kit
    knob = table.widget("text_scale")
    start, end = (knob.at(100), knob.rect.centery), (knob.at(150), knob.rect.centery + 90)
    table.move(start)
    table.down(start)
    table.move(end)
    assert knob.value == 150 and app.kit is kit, "it waits for the hand"
    table.up(end)
    assert app.settings.text_scale == 150 and app.kit.text_scale == 1.5 and kept(home)["text_scale"] == 150


@pytest.mark.parametrize(("ui", "scale", "letters"), [(75, 0.75, 1.0), (100, 1, 1), (130, 1, 1.3), (200, 1, 2)])
def test_the_table_shrinks_and_what_holds_words_grows(home, ui, scale, letters):
    app = Program(size=(1280, 720), prefs=Settings(ui_scale=ui))
    assert (app.kit.scale, app.kit.text_scale) == (scale, letters)


def test_both_sizes_together_stay_readable(home):
    assert Program(size=(1280, 720), prefs=Settings(ui_scale=200, text_scale=200)).kit.text_scale == 2.0


def test_keys_change_a_slider_step_by_step(table):
    table.app.stack.top.group.set_focus(table.widget("ui_scale"))
    table.key(pygame.K_LEFT)
    assert table.app.settings.ui_scale == 95
    assert table.group.focus.name == "ui_scale", "the keyboard stays where it was"
    table.key(pygame.K_HOME)
    assert table.app.settings.ui_scale == 75
    table.key(pygame.K_END)
    assert table.app.settings.ui_scale == 200


def test_volume_is_heard_while_the_knob_moves(table, home):
    table.key(pygame.K_2)
    knob = table.widget("music_volume")
    at = (knob.at(40), knob.rect.centery)
    table.move(at)
    table.down(at)
    table.move((knob.at(70), at[1]))
    assert table.app.settings.music_volume == 70 and not (home / "settings.json").exists()
    table.up((knob.at(70), at[1]))
    assert kept(home)["music_volume"] == 70
    pick(table, "muted", "on")
    assert table.app.settings.muted and table.app.sound.volume == 0


def test_high_contrast_is_another_kit_everywhere(table):
    before = pygame.image.tobytes(table.app.window, "RGB")
    pick(table, "high_contrast", "on")
    assert table.app.kit.contrast and pygame.image.tobytes(table.app.window, "RGB") != before
    assert table.app.window.get_at((640, 500))[:3] == (0, 0, 0)
    pick(table, "high_contrast", "off")
    assert not table.app.kit.contrast


def test_the_language_changes_at_once(table, monkeypatch):
    from game.app.shell import language

    monkeypatch.setattr(language, "languages", lambda: ["en", "xx"])
    monkeypatch.setattr(options_rows, "whole", lambda name: True)
    monkeypatch.setattr(language, "speak", lambda tongue: words if tongue == "xx" else Words.load())
    words = Words.load()
    find = words.find
    monkeypatch.setattr(words, "find", lambda key, n: "Klaar" if key == "settings.done" else find(key, n))
    table.click("page:language")
    pick(table, "language", "xx")
    assert table.widget("done").label == "Klaar" and table.app.settings.language == "xx"


def test_a_language_that_lacks_sentences_is_not_offered(tmp_path, monkeypatch):
    for tongue, text in (
        ("en", 'msgid "a"\nmsgstr "A"\n\nmsgid "b"\nmsgstr "B"\n'),
        ("xx", 'msgid "a"\nmsgstr "Ah"\n'),
        ("yy", 'msgid "b"\nmsgstr "Be"\n\nmsgid "a"\nmsgstr "Ah"\n'),
    ):
        (tmp_path / tongue).mkdir()
        (tmp_path / tongue / "x.po").write_text(text, encoding="utf-8")
    monkeypatch.setattr(options_rows, "data_path", lambda *parts: tmp_path / parts[-1])
    whole.cache_clear()
    assert [whole(name) for name in ("en", "xx", "yy")] == [True, False, True]
    whole.cache_clear()


def test_the_usual_values_come_back_for_one_page_only(table):
    table.app.settings.sound_volume, table.app.settings.text_scale = 5, 130
    table.click("page:sound")
    table.click("usual")
    assert table.app.settings.sound_volume == 80 and table.app.settings.text_scale == 130


def test_a_house_rule_is_what_a_new_set_up_begins_with(table, home):
    table.click("page:house")
    pick(table, "fistful.level", "hard")
    assert kept(home)["house"] == {"fistful": {"level": "hard"}}
    table.click("done")
    table.app.stack.push(SetUp(table.app, seed=1))
    assert table.app.stack.top.draft.settings["level"] == "hard"


def test_house_rules_are_of_games_that_have_a_table(table):
    page = HousePage(table.app.stack.top, "house", Rect(0, 0, 900, 600))
    assert page.games and set(page.games) <= set(table.app.doors.games)


def test_folders_are_opened_and_their_paths_copied(table, home, monkeypatch):
    opened = []
    monkeypatch.setattr("game.app.menus.settings.pages.open_folder", lambda path: opened.append(path) or True)
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    table.click("page:folders")
    for name in ("saves", "settings", "logs", "mods", "pictures"):
        table.click(f"open:{name}")
        table.click(f"copy:{name}")
    assert [p.name for p in opened] == ["saves", "settings", "logs", "mods", "pictures"]
    assert copied == [str(p) for p in opened]


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_no_folder_is_opened_without_a_screen(tmp_path, monkeypatch, driver):
    begun = []
    monkeypatch.setattr("game.app.shell.folder.subprocess.Popen", lambda *a, **k: begun.append(a))
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    assert not open_folder(tmp_path / "saves") and not begun
    monkeypatch.setattr("game.app.shell.folder.sys.platform", "linux")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    assert open_folder(tmp_path / "saves") and len(begun) == 1


def test_every_page_is_reached_by_key_and_by_mouse(table):
    for n, page in enumerate(PAGES):
        table.key(pygame.K_1 + n)
        assert table.app.stack.top.chosen == page
    for page in PAGES:
        table.click(f"page:{page}")
        assert table.app.stack.top.chosen == page
    table.key(pygame.K_TAB, pygame.KMOD_CTRL)
    assert table.app.stack.top.chosen == PAGES[0]
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.app.stack.top, Title)


def test_the_foot_explains_what_is_pointed_at(table):
    scene = table.app.stack.top
    table.move(table.widget("text_scale").rect.center)
    assert scene.about == table.app.words("settings.text_scale.tip")
    table.move((5, 5))
    assert scene.about == table.app.words("settings.page.picture.tip")


@pytest.mark.parametrize("page", PAGES)
def test_an_unchanged_page_draws_nothing(table, page):
    table.app.stack.top.go(page)
    table.rest()
    before = COUNT.presents, COUNT.renders
    table.frames(5)
    assert (COUNT.presents, COUNT.renders) == before


def test_colours_through_other_eyes():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    page = pygame.Surface((4, 1))
    for x, color in enumerate(((255, 0, 0), (0, 255, 0), (255, 255, 255), (0, 0, 0))):
        page.set_at((x, 0), color)
    for sight in (*SIGHTS, "grey"):
        out = through(page, sight)
        for x in range(4):
            assert out.get_at((x, 0))[:3] == seen(page.get_at((x, 0))[:3], sight)
    assert seen((200, 30, 90), "normal") == (200, 30, 90)
    assert len(set(seen((200, 30, 90), "grey"))) == 1
    assert seen((255, 255, 255), "protan") == (255, 255, 255)


def test_house_rules_stand_above_the_log_of_the_game(home):
    hands, scene = fistful_table(2, 5)
    assert scene.log[0].text == hands.app.words("settings.house.log", level=hands.app.words("level.normal"))
    assert scene.now.g.settings["level"] == "normal"


@pytest.mark.parametrize("text", [100, 200])
def test_what_rows_leave_free_of_a_page_is_a_window_on_ships(home, text, monkeypatch):
    """More than half of most trays was empty."""
    seen = []
    monkeypatch.setattr(showcase, "fleet", lambda kit, dst, r, n: seen.append(r))
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    app.stack.push(Options(app))
    scene = app.stack.top
    for page in (*FIELDS, "folders"):
        scene.go(page)
        seen.clear()
        scene.page.paint(Surface(app.size))
        low = max(widget.rect.bottom for widget in scene.page.widgets())
        empty = scene.tray.bottom - (seen[0].bottom if seen else low)
        assert empty < 120 * app.kit.scale and all(scene.tray.contains(r) and r.top > low for r in seen), page
    assert seen or text == 200
