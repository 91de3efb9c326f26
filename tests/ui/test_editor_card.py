"""Every field of a Heist card and of a board is set in the editor; what is kept is the heist of the box."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pygame
import pytest

from game.ai.match import play_game
from game.app.games.fistful.editor.card import PLAIN, CardSheet
from game.app.games.fistful.editor.card_alarm import ALARMS
from game.app.games.fistful.editor.crew import CrewSheet
from game.app.games.fistful.editor.disk import Known, open_known
from game.app.games.fistful.editor.editor import Editor
from game.app.games.fistful.editor.goal import GoalSheet
from game.app.games.fistful.editor.open import HeistOpenSheet, new_sketch
from game.app.games.fistful.editor.room import RoomSheet
from game.content.fistful import fistful
from game.content.fistful.sketch.files import tables
from game.content.fistful.sketch.sketch import LEVELS
from game.content.fistful.sketch.tokens import worth

HEISTS = ("derelict", "paradiso", "intensive")

pytestmark = pytest.mark.usefixtures("box_alone")


def drawn(hands, heist: str) -> Editor:
    """The editor with a copy of a heist of the box."""
    scene = Editor(hands.app, open_known(Known("", heist, "")))
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def named(hands, name: str):
    """A widget of the sheet on top, on whichever of its pages."""
    sheet = hands.app.stack.top
    sheet.turn(-99)
    for _ in range(20):
        found = next((one for one in sheet.group.widgets if one.name == name), None)
        if found is not None:
            return found
        assert sheet.page + 1 < sheet.pages, name
        sheet.turn(1)
    raise AssertionError(name)


def pick(hands, name: str, value: object) -> None:
    """Choose a value, as a click on it would."""
    widget = named(hands, name)
    assert str(value) in dict(widget.values), (name, value)
    widget.pick(str(value))


def write(hands, name: str, text: str) -> None:
    """Type a line anew."""
    field = named(hands, name)
    hands.app.stack.top.group.set_focus(field)
    for letter in text:
        hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert field.text == text
    hands.app.stack.top.group.set_focus(None)
    hands.app.stack.top.again()


def crew(hands, name: str, wanted: list[str]) -> None:
    """Name these of the crew and nobody else."""
    named(hands, name).press()
    sheet = hands.app.stack.top
    assert isinstance(sheet, CrewSheet)
    for who in wanted:
        pick(hands, f"crew:{who}", "yes")
    for who in [who for who in sheet.named.now() if who not in wanted]:
        pick(hands, f"crew:{who}", "no")
    again = sheet.named.now()
    for who in wanted if again != wanted else ():  # the order in which they are named
        if len(sheet.named.now()) > 1:
            pick(hands, f"crew:{who}", "no")
            pick(hands, f"crew:{who}", "yes")
    assert sheet.named.now() == wanted
    sheet.close()


def goal(hands, name: str, table: dict[str, Any]) -> None:
    """What an objective is called and says, and who can do it."""
    named(hands, name).press()
    sheet = hands.app.stack.top
    assert isinstance(sheet, GoalSheet)
    for line in ("name", "text"):
        write(hands, line, table[line])
    crew(hands, "who", table["crew"])
    if "kind" in table:
        for flag in ("sidekicks", "carried"):
            pick(hands, flag, "yes" if table.get(flag) else "no")
        pick(hands, "heavy", table.get("heavy", 0))
    sheet.close()


@pytest.mark.parametrize("heist", HEISTS)
def test_every_field_of_a_heist_card_is_set_in_the_editor(hands, heist):
    scene = drawn(hands, heist)
    want = tables(scene.sketch, "it")[1]
    with scene.history.step() as sketch:
        sketch.card = new_sketch(hands.app).card
    scene.open_card()
    sheet = hands.app.stack.top
    assert isinstance(sheet, CardSheet)
    for name in ("title", "story"):
        write(hands, name, want[name])
    for area, table in want.get("areas", {}).items():
        write(hands, f"area:{area}", table["name"])
    for i, line in enumerate(want.get("rules", [])):
        write(hands, f"rule:{i}", line)

    sheet.turn_to("goals")
    pick(hands, "credits", want["goal_credits"])
    for star in want.get("star", []):
        pick(hands, f"star:{star['kind']}", star["needed"])
        goal(hands, f"goal:{star['kind']}", star)
    for i, visit in enumerate(want.get("visit", [])):
        named(hands, "visit:new").press()
        goal(hands, f"visit:{i}", visit)
    for field in ("must_have", "must_not_fall"):
        crew(hands, field, want.get(field, []))

    sheet.turn_to("timer")
    for name in LEVELS:
        level = want["level"][name]
        pick(hands, "level", name)
        pick(hands, "length", len(level["timer"]))
        for i, colour in enumerate(level["timer"]):
            while named(hands, "timer").spaces[i] != colour:
                assert named(hands, "timer").turn(i)
        pick(hands, "gear", level["gear"])
        pick(hands, "posted", level.get("posted", 0))
        for seats in range(1, 5):
            pick(hands, f"longer:{seats}", [*level.get("longer", []), 0, 0, 0, 0][seats - 1])
        for who in fistful().crew:
            pick(hands, f"longer_with:{who}", level.get("longer_with", {}).get(who, 0))
        for kind in sheet.card["level"][name]["extras"].keys() - level["extras"].keys():
            pick(hands, f"extra:{kind}", 0)
        for kind, n in level["extras"].items():
            pick(hands, f"extra:{kind}", n)

    sheet.turn_to("tokens")
    for table in want["token"]:
        pick(hands, "area", table["area"])
        for kind, n in table["lots"].items():
            pick(hands, "sort", "loot" if kind in PLAIN else "enemies")
            pick(hands, f"lot:{kind}", n)

    sheet.turn_to("doors")
    for n in range(1, 6):
        pick(hands, f"door-{n}", want.get("doors", {}).get(f"door-{n}", 0))
    crew(hands, "locksmiths", want.get("locksmiths", []))

    sheet.turn_to("alarm")
    for i, word in enumerate(want.get("alarm", [])):
        pick(hands, f"alarm:{i}", ALARMS.index(next(iter(word.items()))))
    for i, kind in enumerate(want.get("hunters", [])):
        pick(hands, f"hunter:{i}", kind)

    got = tables(scene.sketch, "it")[1]
    lists = ("must_have", "must_not_fall", "hunters", "locksmiths", "alarm", "rules", "star", "visit")
    plain: dict[str, Any] = {"areas": {}, **{name: [] for name in lists}}
    assert {**plain, **got} == {**plain, **want}
    assert scene.flaws == []


@pytest.mark.parametrize("heist", HEISTS)
def test_everything_on_a_board_is_drawn_in_the_editor(hands, heist):
    scene = drawn(hands, heist)
    want = tables(scene.sketch.copy(), "it")[0]
    board, pens = scene.sketch.board, scene.pens
    for key in ("doorways", "walls", "spawn", "mover", "prop", "icon", "open"):
        board[key] = []
    board["spots"] = {"rows": ["." * len(row) for row in board["rows"]]}
    for letter, zone in want["zones"].items():
        board["zones"][letter] = {
            "name": "Room",
            "area": "landing" if zone["area"] == "landing" else "crew",
            "look": "landing" if zone["area"] == "landing" else "corridor",
        }
    for letter, zone in want["zones"].items():
        scene.app.stack.push(RoomSheet(hands.app, scene, letter))
        write(hands, "name", zone["name"])
        if zone["area"] != "landing":
            pick(hands, "area", zone["area"])
            pick(hands, "look", zone["look"])
        hands.app.stack.top.close()

    def on(tool: str, place: tuple[Any, ...], **settings: str) -> None:
        scene.take(tool)
        for name, value in settings.items():
            scene.set_pen(name, value)
        pens.begin()
        said = pens.edge(scene.sketch, place) if pens.kind.edges else pens.cell(scene.sketch, place)
        assert said == "", (tool, place, said)

    def meet(a: str, b: str) -> tuple[int, int, str]:
        rows = want["rows"]
        return next(
            (x, y, side)
            for y, row in enumerate(rows)
            for x in range(len(row))
            for side, x2, y2 in (("E", x + 1, y), ("S", x, y + 1))
            if x2 < len(row) and y2 < len(rows) and {row[x], rows[y2][x2]} == {a, b}
        )

    for a, b in want["open"]:
        on("opening", meet(a, b))
    for edge in want["doorways"]:
        on("doorway", tuple(edge))
    for edge in want["walls"]:
        on("wall", tuple(edge))
    for y, row in enumerate(want["spots"]["rows"]):
        for x, letter in enumerate(row):
            if letter != ".":
                on("lock" if letter == "d" else "spot", (x, y))
    guards = iter(tables(drawn(hands, heist).sketch, "it")[1]["guards"])
    hands.app.stack.top.close()
    for zone in want["spawn"]:
        who = next(guards).rpartition("-")[0] if zone.get("guard") else ""
        on("spawn", tuple(zone["at"]), strength=str(zone["strength"]), who=who)
    for one in want["mover"]:
        for cell in one["cells"]:
            on("mover", tuple(cell), mover=one["name"])
    for one in want["prop"]:
        for cell in one["cells"]:
            on("prop", tuple(cell), prop=one["kind"])
    for one in want["icon"]:
        for cell in one["cells"]:
            on("icon", tuple(cell), mark=one["name"])
    got = tables(scene.sketch, "it")[0]
    assert {frozenset(pair) for pair in got.pop("open")} == {frozenset(pair) for pair in want.pop("open")}
    assert got == want
    scene.look_through()
    assert scene.flaws == []


@pytest.mark.parametrize("heist", HEISTS)
def test_a_heist_of_the_box_kept_as_a_mod_is_the_same_and_plays_the_same(hands, home, heist):
    hands.app.stack.push(HeistOpenSheet(hands.app))
    hands.click(f"heist::{heist}")
    scene = hands.app.stack.top
    assert isinstance(scene, Editor) and scene.flaws == []
    hands.key(pygame.K_s, pygame.KMOD_CTRL)
    name = scene.sketch.mod
    assert name
    ours, theirs = fistful().heists[f"{name}:{name}"], fistful().heists[heist]
    assert {f.name for f in fields(ours) if getattr(ours, f.name) != getattr(theirs, f.name)} <= {"id", "map", "mod"}
    assert {f.name for f in fields(ours.map) if getattr(ours.map, f.name) != getattr(theirs.map, f.name)} <= {"id"}
    for seed in (1, 2, 3):
        mine, box = (play_game("fistful", 2, seed, ("random",), {"heist": one.id}) for one in (ours, theirs))
        assert not box.failure and mine == box


def test_too_few_token_spots_for_the_goal_are_said_and_a_number_is_typed_or_stepped(hands):
    scene = drawn(hands, "derelict")
    sheet = CardSheet(hands.app, scene, "tokens")
    hands.app.stack.push(sheet)
    scene.sketch.card["goal_credits"] = 50_000
    named(hands, "deal").press()
    said = hands.app.toasts.queue[-1]
    assert "50,000" in said and said == hands.app.words("editor.tokens.short", n=worth(scene.sketch), goal=50_000)

    lot = named(hands, "lot:crate")
    less, more = lot.parts()
    before = int(lot.value)
    hands.click(((lot.rect.centerx + more.left) // 2, lot.rect.centery))
    assert int(named(hands, "lot:crate").value) == before, "beside the arrows nothing is counted"
    hands.click(more.center)
    assert int(named(hands, "lot:crate").value) == before + 1
    hands.click(named(hands, "lot:crate").rect.center)
    for digit in "12":
        hands.key(ord(digit), text=digit)
    assert int(named(hands, "lot:crate").value) == 12
