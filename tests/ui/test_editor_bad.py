"""What others wrote, opened in the editor and as mods: each fault gets its sentence, and the program goes on."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.app.games.fistful.editor.editor import Editor
from game.app.games.fistful.editor.open import HeistOpenSheet
from game.app.games.fistful.editor.tools import TOOLS
from game.app.menus.title.scene import Title
from game.content.fistful.sketch.files import files, parcel
from tests.content.test_sketch import hostile, small

STAR = '[[heist.star]]\nkind = "trap"\nname = "x"\ntext = "y"\nneeded = 1\ncrew = ["{who}"]\n'
MARK = '[[map.icon]]\nname = "a"\ncells = [[{x}, 0]]\n'
ROWS = 'rows = ["LLCCCCC", "LLCCCCC", "LLCCCCC"]'
FAULTS = {
    "unreachable rooms": (ROWS, ROWS.replace("LLC", "LL.")),
    "no landing zone": ('area = "landing"', 'area = "crew"'),
    "a landing zone too small": (ROWS, ROWS.replace("LLC", "LCC")),
    "no room but the landing zone": ("CCCCC", "LLLLL"),
    "two landing zones and no room": ('area = "crew"\nlook', 'area = "landing"\nlook'),
    "a letter without a zone": ("CCCCC", "CCCCQ"),
    "a zone twice in one place": ("[[map.spawn]]", "[[map.spawn]]\nat = [6, 2]\nstrength = 4\n[[map.spawn]]"),
    "a spawn zone beyond": ("at = [6, 2]", "at = [50, 2]"),
    "a mover from a space to itself": ("mover = []", '[[map.mover]]\nname = "A"\ncells = [[5, 1], [5, 1]]'),
    "a mark on no floor": ("[[map.spawn]]", MARK.format(x=50) + "[[map.spawn]]"),
    "a mark twice": ("[[map.spawn]]", MARK.format(x=4) + MARK.format(x=5) + "[[map.spawn]]"),
    "a wall beyond": ("walls = []", 'walls = [[50, 50, "E"]]'),
    "a doorway beyond": ("doorways = []", 'doorways = [[50, 50, "E"]]'),
    "nobody of the crew": ("[[heist.token]]", STAR.format(who="nobody") + "[[heist.token]]"),
    "two objectives of a kind": ("[[heist.token]]", 2 * STAR.format(who="mal") + "[[heist.token]]"),
    "hunters that are no enemies": ("guards =", 'hunters = ["crate", "trap"]\nguards ='),
    "an alarm that calls nobody": ("guards =", 'hunters = ["brute-4"]\nguards ='),
    "too many doors": ("guards =", "doors = { door-1 = 3 }\nguards ="),
    "more tokens than spots": ("crate = 1", "crate = 9"),
}

pytestmark = pytest.mark.usefixtures("box_alone")


def broken(name: str) -> str:
    """A heist in one file with that fault."""
    good = parcel(small()).replace("mover = []\nicon = []\n", "icon = []\nmover = []\n")
    before, after = FAULTS[name]
    if "map.icon" in after:
        good = good.replace("icon = []\n", "")
    assert before in good
    text = good.replace(before, after)
    assert text != good
    return text


@pytest.mark.parametrize("name", FAULTS)
def test_a_heist_with_a_fault_is_opened_told_and_can_be_drawn_on(hands, home, tmp_path, name):
    file = tmp_path / "given.heist"
    file.write_text(broken(name), "utf-8")
    hands.app.stack.push(Title(hands.app))
    hands.app.handle(Event(pygame.DROPFILE, file=str(file)))
    hands.rest()
    scene = hands.app.stack.top
    if not isinstance(scene, Editor):
        assert isinstance(scene, Title) and hands.app.toasts.queue[-1].startswith("given.heist")
        return
    assert scene.flaws and all(len(scene.told(flaw)) > 10 for flaw in scene.flaws)
    for tool in TOOLS:
        scene.take(tool.name)
        hands.rest()
        scene.hand.cell, scene.hand.edge = (3, 1), (3, 1, "E")
        scene.hand.press()
        scene.hand.lift()
    for page in ("about", "goals", "timer", "tokens", "doors", "alarm"):
        scene.open_card(page)
        hands.rest()
        hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    assert hands.app.stack.top is scene and (not scene.flaws or not (home / "mods").exists())


@pytest.mark.parametrize("name", [*FAULTS, *hostile()])
def test_a_mod_with_a_fault_is_left_out_and_told(hands, home, name):
    parts = dict(files(small(), "bad"))
    folder = home / "mods" / "bad"
    (folder / "maps").mkdir(parents=True)
    (folder / "heists").mkdir()
    (folder / "mod.toml").write_text(parts["mod.toml"], "utf-8")
    if name in FAULTS:
        board, _, card = broken(name).partition("[[heist]]")
        board = board.replace("[map]\n", "").replace("[map.", "[").replace("[[map.", "[[")
        (folder / "maps" / "bad.toml").write_text(board, "utf-8")
        (folder / "heists" / "bad.toml").write_text("[[heist]]" + card, "utf-8")
    else:
        (folder / "maps" / "bad.toml").write_bytes(hostile()[name])
        (folder / "heists" / "bad.toml").write_text(parts["heists/bad.toml"], "utf-8")
    hands.app.stack.push(HeistOpenSheet(hands.app))
    hands.rest()
    sheet = hands.app.stack.top
    assert sheet.problems and not any(one.mod for one in sheet.known)
    assert all(str(one).startswith("bad") and len(str(one)) < 700 for one in sheet.problems)
    hands.click("why")
    assert len(hands.app.stack.top.lines) == len(sheet.problems)
    hands.key(pygame.K_ESCAPE)
    hands.click("new")
    assert isinstance(hands.app.stack.top, Editor)
