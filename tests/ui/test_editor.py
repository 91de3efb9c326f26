"""The heist editor with mouse and keyboard: a small heist is drawn, mended, kept, opened again and played."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest
from pygame.event import Event

from game.app.games.fistful.board.tiles import looks as tile_looks
from game.app.games.fistful.editor.disk import Known, open_known
from game.app.games.fistful.editor.editor import Editor
from game.app.games.fistful.editor.invite import STEPS
from game.app.games.fistful.editor.open import HeistOpenSheet
from game.app.games.fistful.editor.tools import TOOLS
from game.app.games.fistful.editor.trial import HeistTrialSheet
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.title.scene import Title
from game.app.replay.ending import Ending
from game.app.shell.language import speak
from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.workshop.leave import LeaveSheet
from game.content.fistful import fistful
from game.content.fistful.sketch.check import flaws
from game.content.fistful.sketch.files import files
from game.content.load import library
from game.content.mods import read_mod
from game.save.mods import write_mod
from tests.content.test_sketch import hostile, small
from tests.ui.reading import read

pytestmark = pytest.mark.usefixtures("box_alone")


def begun(hands) -> Editor:
    """From the title into an empty editor."""
    hands.app.stack.push(Title(hands.app))
    hands.rest()
    hands.key(pygame.K_e)
    assert isinstance(hands.app.stack.top, HeistOpenSheet)
    hands.click("new")
    scene = hands.app.stack.top
    assert isinstance(scene, Editor)
    return scene


def at(scene: Editor, x: float, y: float) -> tuple[int, int]:
    px, py = scene.board.camera.point(x, y)
    return round(px), round(py)


def stroke(hands, scene: Editor, a: tuple[int, int], b: tuple[int, int], boxed: bool = False) -> None:
    """Press on a cell, drag to another, let go."""
    pygame.key.set_mods(pygame.KMOD_SHIFT if boxed else 0)
    start, end = at(scene, a[0] + 0.5, a[1] + 0.5), at(scene, b[0] + 0.5, b[1] + 0.5)
    hands.move(start)
    hands.down(start)
    pygame.key.set_mods(0)
    hands.move(end)
    hands.up(end)
    hands.rest()


def edge(hands, scene: Editor, x: float, y: float) -> None:
    """A click on the middle of an edge, a little to its left or above."""
    hands.click(at(scene, x, y))


def small_heist(hands) -> Editor:
    """Landing Zone, corridor and a vault with a door, spots, spawn zones, a mover."""
    scene = begun(hands)
    hands.click("tool:landing")
    stroke(hands, scene, (1, 2), (2, 4), boxed=True)
    hands.click("tool:floor")
    stroke(hands, scene, (3, 1), (7, 5), boxed=True)
    hands.click("room new")
    hands.click("area")  # on to the engine rooms
    hands.click("done")
    stroke(hands, scene, (8, 1), (10, 5), boxed=True)
    hands.key(pygame.K_5)
    edge(hands, scene, 7.93, 3.5)
    hands.click("tool:spot")
    stroke(hands, scene, (3, 1), (7, 1))
    stroke(hands, scene, (8, 1), (10, 1))
    hands.click("tool:spawn")
    hands.click(at(scene, 10.5, 5.5))
    hands.click(at(scene, 5.5, 5.5))
    hands.key(pygame.K_9)
    hands.click(at(scene, 3.5, 5.5))
    hands.click(at(scene, 8.5, 5.5))
    return scene


def finished(hands) -> Editor:
    """The small heist with its tokens, ready to be played."""
    scene = small_heist(hands)
    hands.key(pygame.K_c)
    sheet = hands.app.stack.top
    hands.app.stack.top.turn_to("tokens")
    hands.click("deal")
    sheet.turn_to("goals")
    for _ in range(5):
        hands.app.stack.top.group.named("credits").step(-1)
    hands.click("done")
    return scene


def test_an_empty_board_says_how_to_begin_and_is_silent_from_the_first_stroke_on(hands, monkeypatch):
    scene = begun(hands)
    words = hands.app.words
    for percent in (100, 200):
        hands.app.settings.text_scale = percent
        said = [line.s for line in read(hands.app, monkeypatch)]
        assert words("editor.invite") in said, percent
        assert all(words(f"editor.invite.{step}").split("**")[1] in said for step in STEPS), percent
    stroke(hands, scene, (4, 4), (5, 5), boxed=True)
    assert words("editor.invite") not in [line.s for line in read(hands.app, monkeypatch)]


def test_tools_are_called_by_name_where_that_has_room(hands, monkeypatch):
    """And there is no tool whose picture is another's."""
    scene = begun(hands)
    said = [line.s for line in read(hands.app, monkeypatch)]
    names = [hands.app.words(f"editor.tool.{tool.name}") for tool in TOOLS]
    assert [name for name in names if name not in said] == []
    hands.app.settings.text_scale = 200
    hands.app.refit()
    bare = [hands.widget(f"tool:{tool.name}").rect for tool in TOOLS]
    assert all(rect.w == rect.h for rect in bare) and not scene.view.listed()
    looks = []
    for tool in TOOLS:
        face = pygame.Surface((40, 40))
        button = hands.widget(f"tool:{tool.name}")
        button.rect, button.held = face.get_rect(), False
        button.draw(hands.app.kit, face)
        looks.append(pygame.image.tobytes(face, "RGB"))
    assert len(set(looks)) == len(TOOLS)


def test_each_new_room_has_a_floor_of_its_own_and_a_security_door_is_seen(hands):
    scene = begun(hands)
    hands.click("tool:floor")
    for _ in range(3):
        hands.click("room new")
        hands.click("done")
    looks = [zone["look"] for zone in scene.sketch.board["zones"].values()]
    assert len(set(looks)) == len(looks) == 5 and set(looks) <= set(tile_looks())
    stroke(hands, scene, (3, 3), (6, 6), boxed=True)
    faces = []
    for tool in ("spot", "lock"):
        hands.click(f"tool:{tool}")
        hands.click(at(scene, 4.5, 4.5))
        hands.move(at(scene, 1.5, 1.5))
        hands.rest()
        face = hands.app.window.subsurface(scene.board.camera.box(4, 4)).copy()
        faces.append(pygame.transform.average_color(face))
        hands.key(pygame.K_z)
    assert sum(abs(a - b) for a, b in zip(*faces)) > 20


def test_a_copy_of_a_heist_of_the_box_speaks_the_language_of_the_table():
    try:
        speak("de")
        sketch = open_known(Known("", "intensive", ""))
        assert sketch.card["title"] == "Intensivstation"
        assert sketch.board["zones"]["L"]["name"] == "Landezone"
        assert sketch.card["visit"][0]["name"] == "Rivers Aufnahme"
        assert sketch.card["areas"]["crew"]["name"] == "Stationen"
        assert [flaw.code for flaw in flaws(sketch, fistful())] == []
    finally:
        speak("en")
    assert open_known(Known("", "intensive", "")).card["title"] == "Intensive Care"


def test_a_small_heist_is_drawn_and_what_is_wrong_is_told(hands):
    scene = small_heist(hands)
    rows = scene.sketch.rows
    assert rows[1][3:11] == "CCCCCAAA" and rows[3][1:4] == "LLC"
    assert scene.sketch.board["doorways"] == [[7, 3, "E"]]
    assert dict(scene.sketch.spots()) == {**{(x, 1): "c" for x in range(3, 8)}, **{(x, 1): "e" for x in range(8, 11)}}
    assert [tuple(zone["at"]) for zone in scene.sketch.board["spawn"]] == [(10, 5), (5, 5)]
    assert scene.sketch.board["mover"] == [{"name": "A", "cells": [[3, 5], [8, 5]]}]
    assert scene.pens.mover == "B"
    assert [flaw.code for flaw in scene.flaws] == ["tokens_crew", "tokens_engine", "credits"]
    assert hands.widget("play").why and "Token Spots" in hands.widget("play").why


def test_a_click_on_what_is_wrong_leads_there(hands):
    scene = small_heist(hands)
    hands.click("flaw:0")
    assert hands.app.stack.top.leaf == "tokens"
    hands.key(pygame.K_ESCAPE)
    hands.click("tool:erase")
    stroke(hands, scene, (3, 1), (3, 5), boxed=True)
    cut = next(flaw for flaw in scene.flaws if flaw.code == "reach")
    assert cut.at is not None and cut.values["n"] == len([c for c in scene.sketch.floor() if c[0] > 3])
    hands.click(f"flaw:{scene.flaws.index(cut)}")
    assert scene.hand.cell == cut.at


def test_it_is_kept_opened_again_and_played(hands, home):
    scene = finished(hands)
    assert scene.flaws == [] and scene.unsaved
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert not scene.unsaved and scene.sketch.mod == "new-heist"
    mod = read_mod(home / "mods" / "new-heist", library())
    heist = mod.brings.heists["new-heist:new-heist"]
    assert heist.map.rows[0] == "..CCCCCAAA" and heist.map.doorways == ((6, 2, "E"),)
    assert sum(lot.count for lot in heist.tokens) == 8

    hands.click("tool:prop")
    hands.click(at(scene, 4.5, 2.5))  # another stroke, kept in the same mod
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert [p.name for p in (home / "mods").iterdir()] == ["new-heist"]
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title)

    hands.key(pygame.K_e)
    hands.click("heist:new-heist:new-heist")
    again = hands.app.stack.top
    assert isinstance(again, Editor) and again.sketch.mod == "new-heist" and not again.flaws
    assert again.sketch.board["prop"] == [{"kind": "crates", "cells": [[3, 1]]}]

    hands.key(pygame.K_p)
    setup = hands.app.stack.top
    assert isinstance(setup, SetUp) and setup.draft.settings["heist"] == "new-heist:new-heist"
    hands.key(pygame.K_r)
    hands.click("start")
    table = hands.app.stack.top
    assert isinstance(table, FistfulScene) and table.now.heist.id == "new-heist:new-heist"
    assert table.view.picture(hands.app.kit) is not None
    for _ in range(12):
        hands.app.playing.answer(table.session.options[0].key)
    assert len(table.session.record) >= 12

    table.now.read()
    table.give_up()
    hands.rest()
    assert isinstance(hands.app.stack.top, Ending)
    hands.click("editor")  # from its end back to the board that was drawn
    back = hands.app.stack.top
    assert isinstance(back, Editor) and back.sketch.mod == "new-heist"


def test_a_broken_heist_is_not_kept_and_says_why(hands, home):
    scene = small_heist(hands)
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert scene.unsaved and not (home / "mods").exists()
    assert any("Token Spots" in said for said in hands.app.toasts.queue)


def test_leaving_with_unsaved_strokes_asks(hands, home):
    scene = finished(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, LeaveSheet)
    hands.click("stay")
    assert hands.app.stack.top is scene
    hands.key(pygame.K_ESCAPE)
    hands.click("keep")
    assert isinstance(hands.app.stack.top, Title) and (home / "mods" / "new-heist" / "mod.toml").exists()


def test_leaving_without_saving_throws_away(hands, home):
    finished(hands)
    hands.key(pygame.K_ESCAPE)
    hands.click("drop")
    assert isinstance(hands.app.stack.top, Title) and not (home / "mods").exists()


def test_strokes_are_taken_back_and_given_again(hands):
    scene = begun(hands)
    stroke(hands, scene, (2, 2), (6, 2))
    assert scene.sketch.rows[2][2:7] == "LLLLL"
    hands.key(pygame.K_z)
    assert scene.sketch.rows[2][2:7] == "....." and not scene.unsaved
    hands.key(pygame.K_y)
    assert scene.sketch.rows[2][2:7] == "LLLLL"


def test_all_is_drawn_with_keys_too(hands):
    scene = begun(hands)
    hands.key(pygame.K_2)
    hands.key(pygame.K_RIGHT)
    cell = scene.hand.cell
    assert cell is not None
    hands.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_SPACE)
    x, y = cell
    assert [row[x : x + 2] for row in scene.sketch.rows[y : y + 2]] == ["CC", "CC"]
    hands.key(pygame.K_4)
    hands.key(pygame.K_LEFT, pygame.KMOD_ALT)
    hands.key(pygame.K_SPACE)
    assert scene.sketch.board["walls"] == [[x, y + 1, "E"]]
    hands.key(pygame.K_7)
    hands.key(pygame.K_SPACE)
    assert dict(scene.sketch.spots()) == {(x + 1, y + 1): "c"}


def test_what_can_not_be_done_says_why(hands):
    scene = begun(hands)
    hands.key(pygame.K_7)
    hands.click(at(scene, 5.5, 5.5))
    assert hands.app.tips.shown and "no floor" in hands.app.tips.text
    hands.key(pygame.K_1)
    stroke(hands, scene, (5, 5), (6, 5))
    hands.key(pygame.K_8)
    hands.click(at(scene, 5.5, 5.5))
    assert "Landing Zone" in hands.app.tips.text and scene.sketch.board["spawn"] == []


def test_a_copy_of_the_box_is_kept_under_a_new_name(hands, home):
    hands.app.stack.push(HeistOpenSheet(hands.app))
    hands.click("heist::derelict")
    scene = hands.app.stack.top
    assert isinstance(scene, Editor) and scene.sketch.mod == "" and scene.flaws == []
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert (home / "mods" / "the-derelict").is_dir()
    ours, theirs = fistful().heists["the-derelict:the-derelict"], fistful().heists["derelict"]
    assert ours.tokens == theirs.tokens and ours.guards == theirs.guards and ours.map.rows == theirs.map.rows


def test_a_heist_is_passed_on_as_one_file(hands, home):
    scene = finished(hands)
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    hands.click("share")
    file = home / "shared" / "New Heist.heist"
    where = hands.app.stack.top
    assert isinstance(where, Whereabouts) and file.name in where.lines()[0]
    assert file.exists()
    drawn = scene.sketch.rows
    hands.key(pygame.K_ESCAPE)
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    taken = hands.app.stack.top
    assert isinstance(taken, Editor) and taken.sketch.mod == "" and taken.flaws == []
    assert taken.sketch.rows[0] == drawn[1][1:11]


@pytest.mark.parametrize("name", ["1000 x 1000", "text bomb", "no map", "binary", "a cell beyond"])
def test_a_hostile_file_gets_its_sentence_and_the_program_goes_on(hands, tmp_path, name):
    file = tmp_path / "evil.heist"
    file.write_bytes(hostile()[name])
    hands.app.stack.push(Title(hands.app))
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    assert isinstance(hands.app.stack.top, Title) and hands.app.toasts.queue[-1].startswith("evil.heist")
    hands.key(pygame.K_e)
    hands.click("new")
    assert isinstance(hands.app.stack.top, Editor)


def test_mods_with_mistakes_are_told_and_the_others_are_offered(hands, home):
    write_mod(home / "mods", "good", files(small(), "good"), library())
    bad = home / "mods" / "bad" / "maps"
    bad.mkdir(parents=True)
    (bad / "bad.toml").write_text("rows = [" + '"' + "L" * 1000 + '",' * 3 + "]")
    (bad.parent / "mod.toml").write_text('game = "fistful"\ntitle = "Bad"\n')
    hands.app.stack.push(HeistOpenSheet(hands.app))
    hands.rest()
    assert hands.app.stack.top.problems and hands.widget("heist:good:good")
    hands.click("why")
    assert any("bad" in line for line in hands.app.stack.top.lines)


def test_the_boards_of_many_heists_come_one_after_the_other(hands, monkeypatch):
    heists, made = [f"heist-{n}" for n in range(40)], set[str]()
    look = HeistOpenSheet.look._replace(picture=lambda kit, dst, r, name, called: made.add(name))
    monkeypatch.setattr(HeistOpenSheet, "look", look)
    monkeypatch.setattr(HeistOpenSheet, "stock", lambda sheet: [Known("", id, id) for id in heists])
    monkeypatch.setattr(HeistOpenSheet, "shows", lambda sheet, one: (one.heist, ""))
    sheet = HeistOpenSheet(hands.app)
    hands.app.stack.push(sheet)
    hands.frames()
    assert len(made) <= 3
    for _ in heists:
        before = len(made)
        if not sheet.idle():
            break
        hands.frames()
        assert len(made) <= before + 3
    assert made == set(heists) and not sheet.idle()


def test_bots_try_it_while_the_window_goes_on(hands):
    finished(hands)
    hands.key(pygame.K_b)
    sheet = hands.app.stack.top
    assert isinstance(sheet, HeistTrialSheet), hands.app.stack.top.flaws
    sheet.set_tries("2")
    sheet.go()
    frames = 0
    while not sheet.trial.over:
        hands.frames(1)
        frames += 1
        pygame.time.wait(20)
        assert frames < 6000
    assert len(sheet.trial.results) == 2 and not sheet.trial.fault
    assert "2 games" in sheet.said()
    hands.key(pygame.K_ESCAPE)


@pytest.mark.parametrize(
    ("won", "n", "told"), [(0, 10, "lost"), (2, 10, "hard"), (5, 10, ""), (8, 10, "easy"), (2, 2, "")]
)
def test_a_trial_says_whether_a_heist_is_easy_or_hard(hands, won, n, told):
    finished(hands)
    sheet = HeistTrialSheet(hands.app, hands.app.stack.top.sketch)
    results = [SimpleNamespace(won=i < won) for i in range(n)]
    sheet.trial = SimpleNamespace(results=results, tries=n, over=True, won=won, fault="")
    said = sheet.said()
    for key in ("hard", "easy", "lost"):
        assert (hands.app.words(f"editor.trial.{key}", n=n) in said) == (key == told), said


@pytest.mark.parametrize("tool", [tool.name for tool in TOOLS])
def test_every_tool_says_what_it_does(hands, tool):
    scene = begun(hands)
    hands.click(f"tool:{tool}")
    assert scene.pens.tool == tool and hands.widget(f"tool:{tool}").tip


@pytest.mark.parametrize("heist", ["derelict", "paradiso", "intensive"])
def test_the_heist_card_beside_the_board_tells_all_it_has(hands, monkeypatch, heist):
    """As high as its words need, and what is wrong has a place below it."""
    scene = Editor(hands.app, open_known(Known("", heist, "")))
    hands.app.stack.push(scene)
    hands.rest()
    said = [line.s for line in read(hands.app, monkeypatch)]
    told = " ".join(said)
    words = [text for _, text in scene.card_lines()] + [scene.sketch.card["story"]]
    assert [one for one in words if one.split()[-1] not in told] == []
    assert [line for line in said if "…" in line] == []
    assert scene.view.card.bottom < scene.view.check.y and scene.view.check.h > scene.view.tall // 4
