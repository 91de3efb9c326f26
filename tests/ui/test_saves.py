"""The saves screen, with a mouse, a keyboard and real files."""

from __future__ import annotations

import random
import time

import pygame
import pytest
from pygame.event import Event

from game.ai.moments import usual
from game.app.captains.set_up import begin
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.scene import SetUp, ruleset
from game.app.menus.saves.row import Known, Row, said_part
from game.app.menus.saves.saved import TRASH
from game.app.menus.saves.scene import Saves
from game.app.menus.title.scene import Title
from game.app.play.playing import last_game
from game.app.play.seating import Seating
from game.app.shell.sheets.whereabouts import Whereabouts
from game.app.ui.counters import COUNT
from game.content.load import open_content
from game.core.session import Session
from game.save.disk.files import RealFiles
from game.save.store import Store
from tests.save.test_played_with import keep as keep_mod
from tests.ui.reading import faults, read

NAMES = (("Ada", "Bo"), ("Mona",), ("Theo", "Ida", "Kit"))


def put(home, n: int = 3, moves: int = 12, ended: bool = False) -> list[str]:
    """Save n games an hour apart, the last one newest; their slots, newest first."""
    slots = []
    for i in range(n):
        names = NAMES[i % 3]
        draft = Draft(ruleset(), len(names), 5 + i, "easy")
        draft.deal(0, random.Random(i))
        now = time.time() - (n - i) * 3600
        slot = Store(home / "saves", clock=lambda now=now: now).create(
            "fistful", names, draft.settings, draft.session, f"Heist {i}"
        )
        luck = random.Random(i)
        while not draft.session.over and (ended or moves):
            key = luck.choice(draft.session.options).key
            draft.session.answer(key)
            slot.record(key, draft.session)
            moves -= 1
        slot.close(draft.session)
        slots.append(slot.id)
    return slots[::-1]


def opened(hands, **more) -> Saves:
    hands.app.stack.push(Title(hands.app))
    scene = Saves(hands.app, **more)
    hands.app.stack.push(scene)
    hands.rest()
    while scene.idle():
        pass
    hands.rest()
    return scene


def titles(scene) -> list[str]:
    return [e.title for e in scene.saved.entries]


def test_the_newest_lies_on_top_and_enter_plays_on(hands, home):
    slots = put(home)
    scene = opened(hands)
    assert titles(scene) == ["Heist 2", "Heist 1", "Heist 0"] and scene.entry.slot == slots[0]
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    table = hands.app.stack.top
    assert isinstance(table, FistfulScene) and hands.app.playing.slot == slots[1]
    assert hands.app.playing.names == ("Mona",)
    hands.app.stack.pop()
    assert hands.app.stack.top is scene and hands.app.playing is None and scene.entry.slot == slots[1]


def test_the_mouse_chooses_with_one_click_and_plays_with_two(hands, home):
    slots = put(home)
    scene = opened(hands)
    hands.click(f"save:{slots[2]}")
    assert scene.entry.slot == slots[2]
    hands.frames(40)
    hands.click(f"save:{slots[2]}")
    assert hands.app.stack.top is scene, "two slow clicks are no double click"
    hands.click(f"save:{slots[2]}")
    assert isinstance(hands.app.stack.top, FistfulScene)


def test_a_game_that_has_ended_says_so_and_shows_its_end(hands, home):
    put(home, 1, ended=True)
    scene = opened(hands)
    assert scene.saved.known(scene.entry).end in ("won", "lost")
    assert hands.widget("open").label == hands.app.words("saves.continue.over")
    hands.click("open")
    assert isinstance(hands.app.stack.top, Result)


def test_a_title_is_typed(hands, home):
    slots = put(home)
    scene = opened(hands)
    hands.key(pygame.K_F2)
    hands.type("Kiosk 2c")
    hands.key(pygame.K_RETURN)
    assert titles(scene)[0] == "Kiosk 2c" and scene.entry.slot == slots[0] and len(scene.saved.entries) == 3
    hands.key(pygame.K_F2)
    hands.type("No")
    hands.key(pygame.K_ESCAPE)
    assert titles(scene)[0] == "Kiosk 2c" and hands.app.stack.top is scene, "Esc leaves the title as it was"


def test_a_copy_is_another_game(hands, home):
    put(home, 1)
    scene = opened(hands)
    hands.key(pygame.K_c)
    assert titles(scene) == ["Heist 0 (copy)", "Heist 0"] and scene.entry.title == "Heist 0 (copy)"


def test_deleting_can_be_undone_each_in_turn(hands, home):
    slots = put(home)
    scene = opened(hands)
    hands.key(pygame.K_DELETE)
    hands.click("delete")
    assert titles(scene) == ["Heist 0"] and "Heist 1" in scene.said
    hands.key(pygame.K_u)
    assert titles(scene) == ["Heist 1", "Heist 0"] and scene.entry.slot == slots[1]
    hands.click("undo")
    assert titles(scene) == ["Heist 2", "Heist 1", "Heist 0"] and hands.group.named("undo") is None


def test_the_deleted_have_a_tab_and_go_for_good_only_when_asked_twice(hands, home):
    slots = put(home)
    scene = opened(hands)
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_DELETE)
    hands.click(hands.widget("tabs").parts()[-1].center)
    assert scene.saved.tab == TRASH and titles(scene) == ["Heist 2", "Heist 1"]
    hands.click("open")
    assert titles(scene) == ["Heist 1"], "brought back; the tab stays while something is in it"
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_RETURN)
    assert hands.app.stack.top is scene and titles(scene) == ["Heist 1"], "Enter keeps it"
    hands.key(pygame.K_DELETE)
    hands.click("yes")
    assert scene.saved.tab == "" and {e.slot for e in scene.saved.entries} == {slots[0], slots[2]}


def test_a_game_goes_out_as_a_file_and_comes_in_again(hands, home):
    put(home, 1)
    scene = opened(hands)
    hands.key(pygame.K_e)
    file = next((home / "shared").iterdir())
    assert file.name.startswith("Ada, Bo - Heist 0 - Turn ") and file.suffix == ".verse" and file.name in scene.said
    shown = hands.app.stack.top
    assert isinstance(shown, Whereabouts) and str(home / "shared") in shown.lines()[1] and file.name in shown.lines()[0]
    hands.click("open")
    assert shown.said == hands.app.words("saves.folder.unopened"), "without a file window the path still stands there"
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_i)
    hands.click(f"file:{file.name}")
    assert hands.app.stack.top is scene and titles(scene) == ["Heist 0"] and "Already" in scene.said
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_i)
    hands.click(f"file:{file.name}")
    assert titles(scene) == ["Heist 0"] and "Imported" in scene.said
    assert hands.group.named("undo") is None and not scene.gone, "Undo belongs to what was deleted, not to this"


def test_undo_stands_only_beside_the_deletion_it_undoes(hands, home):
    put(home, 2)
    scene = opened(hands)
    hands.key(pygame.K_DELETE)
    assert hands.group.named("undo") is not None
    hands.key(pygame.K_c)
    assert "Copied" in scene.said and hands.group.named("undo") is None
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_o)
    hands.key(pygame.K_ESCAPE)
    assert "Deleted" in scene.said and hands.group.named("undo") is not None
    hands.key(pygame.K_u)
    assert "Brought back" in scene.said and hands.group.named("undo") is None


def test_a_file_let_fall_on_the_window_is_taken_in(hands, home, tmp_path):
    put(home, 1)
    scene = opened(hands)
    hands.key(pygame.K_e)
    file = next((home / "shared").iterdir()).rename(tmp_path / "from afar.bin")
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_DELETE)
    assert not scene.saved.entries
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    assert len(scene.saved.entries) == 1
    hands.key(pygame.K_DELETE)
    hands.app.stack.pop()
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    assert isinstance(hands.app.stack.top, Saves) and len(hands.app.stack.top.saved.entries) == 1
    file.write_bytes(b"something else")
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    assert len(hands.app.stack.top.saved.entries) == 1 and hands.app.toasts.queue


def test_a_damaged_save_says_why_and_what_still_works(hands, home):
    slots = put(home)
    for file in (home / "saves").glob(f"{slots[1]}.*.save"):
        file.write_bytes(file.read_bytes()[:-9])
    scene = opened(hands)
    scene.index = next(i for i, e in enumerate(scene.saved.entries) if e.status == "damaged")
    scene.show()
    assert hands.widget("open").why and scene.entry.reason
    assert {w.name for w in hands.group.widgets} >= {"rescue", "export", "delete"}
    assert hands.group.named("rename") is None
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_r)
    assert hands.app.stack.top is scene and hands.app.toasts.queue, "nothing can be rescued, and that is said"
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_u)
    assert len(scene.saved.entries) == 3


def test_what_a_disk_does_not_give_back_is_passed_over_when_rescued(hands, home, monkeypatch):
    slots = put(home, 1)
    scene = opened(hands)
    for file in sorted((home / "saves").glob("*.save"), key=lambda f: int(f.name.split(".")[1]))[-1:]:
        (home / "saves" / f"{slots[0]}.{file.name.split('.')[1]}.journal").write_bytes(b"x")
    real = RealFiles.read

    def sick(self, path, limit):
        if path.suffix == ".journal":
            raise OSError(5, "input/output error")
        return real(self, path, limit)

    monkeypatch.setattr(RealFiles, "read", sick)
    hands.key(pygame.K_RETURN)
    assert hands.app.stack.top is scene and hands.widget("open").why
    hands.key(pygame.K_r)
    assert isinstance(hands.app.stack.top, FistfulScene)


def test_a_full_disk_is_said_and_nothing_is_lost(hands, home, monkeypatch):
    put(home, 1)
    scene = opened(hands)

    def full(self, path, data):
        raise OSError(28, "no space left")

    monkeypatch.setattr(RealFiles, "write", full)
    hands.key(pygame.K_e)
    hands.key(pygame.K_c)
    hands.key(pygame.K_F2)
    hands.type("x")
    hands.key(pygame.K_RETURN)
    assert titles(scene) == ["Heist 0"] and any("full" in said for said in hands.app.toasts.queue)
    monkeypatch.undo()


def test_without_saves_a_game_is_begun(hands, home):
    scene = opened(hands)
    assert scene.entry is None
    for key in (pygame.K_DELETE, pygame.K_F2, pygame.K_e, pygame.K_c, pygame.K_DOWN):
        hands.key(key)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.stack.top, SetUp)


def test_a_long_list_scrolls_by_wheel_key_and_bar(hands, home):
    put(home, 12, moves=0)
    scene = opened(hands)
    shown = scene.view.shown
    assert len([w for w in hands.group.widgets if isinstance(w, Row)]) == shown < 12
    hands.app.handle(Event(pygame.MOUSEWHEEL, x=0, y=-3))
    assert scene.first == 3 and scene.index == 0
    hands.key(pygame.K_END)
    assert scene.index == 11 and scene.first == 12 - shown
    hands.key(pygame.K_PAGEUP)
    assert scene.index == 11 - (shown - 1)
    knob = hands.widget("track").knob().center
    hands.move(knob)
    hands.down(knob)
    for y in range(knob[1], knob[1] - 500, -40):
        hands.move((knob[0], y))
    hands.up((knob[0], knob[1] - 500))
    assert scene.first == 0


def test_tab_reaches_the_list_and_arrows_walk_in_it(hands, home):
    slots = put(home)
    opened(hands)
    seen = []
    for _ in range(20):
        hands.key(pygame.K_TAB)
        seen.append(hands.group.focus.name)
    assert {f"save:{slots[0]}", "open", "rename", "copy", "export", "delete", "import", "folder", "back"} <= set(seen)
    while hands.group.focus.name != f"save:{slots[0]}":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_DOWN)
    assert hands.group.focus.name == f"save:{slots[1]}"


@pytest.mark.parametrize("size, scale", [((1024, 640), 100), ((1280, 720), 200), ((1920, 1080), 130)])
def test_every_word_has_its_room(hands, home, monkeypatch, size, scale):
    slots = put(home, 8, moves=3)
    for file in (home / "saves").glob(f"{slots[2]}.*.save"):
        file.write_bytes(file.read_bytes()[:-9])
    hands.app.settings.text_scale = scale
    hands.app.size = size
    hands.app.window = pygame.display.set_mode(size)
    hands.app.refit()
    scene = opened(hands)
    hands.key(pygame.K_DELETE)
    assert not faults(read(hands.app, monkeypatch))
    scene.index = len(scene.saved.entries) - 1
    scene.show()
    assert not faults(read(hands.app, monkeypatch))


def test_a_resting_list_draws_nothing_and_each_of_a_hundred_saves_is_read_once(hands, home, monkeypatch):
    put(home, 100, moves=0)
    scene, read, files = opened(hands), [], RealFiles.read
    before = COUNT.presents, COUNT.renders
    hands.frames(30)
    assert (COUNT.presents, COUNT.renders) == before and len(scene.saved.entries) == 100
    monkeypatch.setattr(RealFiles, "read", lambda self, path, most: read.append(path) or files(self, path, most))
    scene.saved.read()
    assert len(read) == len(set(read)) == 100


def test_a_save_whose_mod_was_changed_is_listed_with_that_reason_and_goes_on_when_it_is_back(hands, home):
    keep_mod(home)
    settings = {"heist": "small:small"}
    table = Session(ruleset(), ruleset().new(1, 3, settings))
    slot = Store(home / "saves").create("fistful", ["Ada"], dict(table.state.settings), table, "Drawn")
    for _ in range(8):
        key = table.options[0].key
        table.answer(key)
        slot.record(key, table)
    slot.close(table)
    keep_mod(home, fewer=True)
    scene = opened(hands)
    (entry,) = scene.saved.entries
    assert entry.status == "ok" and "mod" in scene.rescued[entry.slot] and "damaged" not in scene.rescued[entry.slot]
    assert hands.widget("open").why == scene.rescued[entry.slot]
    assert hands.widget("delete") and hands.group.named("rename") is None
    keep_mod(home)
    hands.app.stack.pop()
    scene = opened(hands)
    assert not scene.rescued
    hands.click("open")
    assert isinstance(hands.app.stack.top, FistfulScene)
    open_content()


@pytest.mark.parametrize("on", ["on", "off"])
def test_a_game_with_an_expansion_is_called_by_it(hands, home, on):
    """In the list, in its replay and on Continue; a save made before under the name of the game says so beside it."""
    app = hands.app
    app.keep = True
    settings = {**usual("firefly"), "pirates": on}
    begin(app, "firefly", settings, ["Ada", "Bo"], Seating((0, 0), (0, 1)), 5)
    title = "Pirates & Bounty Hunters" if on == "on" else "Firefly: The Game"
    game, entry = app.doors.games["firefly"], last_game().entry
    assert entry.title == title == app.playing.title
    assert title in last_game().line(app.words, game.title_of)
    known = Known(tuple(settings.items()))
    assert not said_part(app.words, known, game, entry.title)
    assert (said_part(app.words, known, game, "Firefly: The Game") == title) == (on == "on")
    app.play(None)
