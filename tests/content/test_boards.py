"""Boards and Heist cards that make no sense are refused with the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.common.errors import ContentError
from game.content.common.toml.source import Source
from game.content.fistful import decks, fistful
from game.content.fistful.boards import grid_of, walked
from game.content.fistful.records import Heist
from game.content.load import load_all
from game.content.mods import read_mod

MOD = Path(__file__).resolve().parents[1] / "mods" / "strongroom"
BOARD = (MOD / "maps" / "strongroom.toml").read_text(encoding="utf-8")
HEIST = (MOD / "heists" / "strongroom.toml").read_text(encoding="utf-8")


def read_board(tmp_path: Path, text: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(text, encoding="utf-8")
    decks.read_board(Source(file, "board.toml"))


STAR = """[[heist.star]]
kind = "trap"
name = "trap"
text = "A trap."
needed = 1
crew = ["kaylee"]
"""
VISIT = """[[heist.visit]]
icon = "imager"
name = "Scan"
text = "A scan."
crew = ["river"]
"""


def read_heist(tmp_path: Path, text: str) -> Heist:
    shutil.copytree(MOD / "maps", tmp_path / "maps", dirs_exist_ok=True)
    (tmp_path / "heists").mkdir()
    (tmp_path / "heists" / "heist.toml").write_text(text, encoding="utf-8")
    boards = decks.read_boards(Source(tmp_path / "maps", "maps"))
    heists = decks.read_heists(Source(tmp_path / "heists", ""), boards, fistful().crew, fistful().enemies)
    return heists["strongroom"]


def test_the_example_board_is_good(tmp_path: Path) -> None:
    read_board(tmp_path, BOARD)
    assert read_heist(tmp_path, HEIST).map.title == "The Strongroom"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            '  "LLCCCEEE",\n]\nopen',
            '  "LLCCCEE",\n]\nopen',
            "rows: row 3 has 7 letters, the first one 8; all must be as wide.",
        ),
        ('  "LLCCCEEE",\n]\nopen', '  "LLCC?EEE",\n]\nopen', "rows: row 3 holds '?'; a cell is a letter, or a dot"),
        (
            '  "LLCCCEEE",\n]\nopen',
            '  "LLCCXEEE",\n]\nopen',
            "zones, X: the rows use the letter 'X', but no zone says what it is.",
        ),
        (
            "[zones]",
            '[zones]\nZ = { name = "Nowhere", area = "crew", look = "x" }',
            "the zone 'Z' has no cell in the rows.",
        ),
        ("[zones]", '[zones]\nZZ = { name = "Nowhere", area = "crew", look = "x" }', "has more than 1 letters"),
        ('open = ["LC"]', 'open = ["LX"]', "open pair 'LX' is not two different letters of the map."),
        ('[[4, 1, "E"]]', '[[4, 1, "N"]]', 'doorways 1: an edge is [column, row, "E" or "S"], the side of that cell.'),
        ('[[4, 1, "E"]]', '[[3, 1, "E"]]', "doorway [3, 1, 'E'] has no wall to lead through."),
        ('[[4, 1, "E"]]', '[[4, 999, "E"]]', "doorways 1: an edge is"),
        ('[[4, 1, "E"]]', "[]", "line 24, spots: nobody can walk from the Landing Zone to column 6, row 0."),
        ("at = [7, 1]", "at = [7, 9]", "spawn, at: column 7, row 9 is no floor."),
        ("at = [7, 1]", "at = [6, 1]", "spawn, at: column 6, row 1 is a Token Spot already."),
        ("at = [7, 1]", "at = [0, 1]", "spawn, at: column 0, row 1 is the Landing Zone already."),
        ("at = [7, 1]", "at = [3, 2]", "spawn, at: column 3, row 2 is a Spawn Zone already."),
        ("at = [7, 1]", "at = [7]", "spawn 1, at: a cell is [column, row], two whole numbers from 0 to 59."),
        ("strength = 4", "strength = 99", "spawn 1, strength: must be at most 12, not 99."),
        ('  "...c..e.",', '  "...c..e",', "spots.rows: row 2 has 8 letters, the first one 7; all must be as wide."),
        ('  "...c..e.",\n', "", "spots, rows: has 2 rows of 8; the board has 3 of 8."),
        ('  "...c..e.",', '  "...x..e.",', "spots, rows: row 1 holds 'x'; known are c, d, e and a dot."),
        ('  "...c..e.",', '  "...e..e.",', "spots, rows: the spot at column 3, row 0 is not in the area 'engine'."),
        ('area = "engine"', 'area = "cellar"', "zones.E.area: must be 'landing', 'crew' or 'engine'"),
        ('area = "landing"', 'area = "crew"', "the Landing Zone has 0 cells; it needs 4, one per player."),
        ("[spots]", '[[mover]]\nname = "A"\ncells = [[2, 2]]\n[spots]', "mover 1, cells: has fewer than 2 entries."),
        (
            "[spots]",
            '[[mover]]\nname = "A"\ncells = [[2, 2], [2, 2]]\n[spots]',
            "does not link two different cells of floor.",
        ),
        (
            "[spots]",
            '[[mover]]\nname = "A"\ncells = [[2, 2], [3, 2]]\n[spots]',
            "column 3, row 2 is a Spawn Zone already.",
        ),
        ("[spots]", '[[prop]]\nkind = "bunk"\ncells = [[9, 9]]\n[spots]', "prop, bunk: column 9, row 9 is no floor."),
        ("[spots]", 'doors = [[4, 0, "E"]]\n[spots]', "doors: is not known here"),
        ("doorways =", 'doors = [[4, 0, "E"]]\ndoorways =', 'doors 1: a door is [column, row, "E" or "S", "name"].'),
        ("doorways =", "walls = [3]\ndoorways =", "walls 1: an edge is"),
        (
            "doorways =",
            'walls = [[0, 0, "S"], [1, 0, "S"], [1, 0, "E"]]\ndoorways =',
            "falls apart: column 0, row 1 is cut off.",
        ),
    ],
)
def test_board_mistakes(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in BOARD
    with pytest.raises(ContentError) as refused:
        read_board(tmp_path, BOARD.replace(old, new, 1))
    assert says in str(refused.value)
    assert all(problem.line and (problem.field or problem.table) for problem in refused.value.problems)


def test_a_board_of_a_thousand_rows_is_refused(tmp_path: Path) -> None:
    rows = "\n".join(f'"{"C" * 200}",' for _ in range(1000))
    with pytest.raises(ContentError, match="rows: has more than 60 entries"):
        read_board(tmp_path, BOARD.replace('  "LLCCCEEE",\n' * 3, rows, 1))
    wide = f'"{"C" * 1000}",\n' * 3
    with pytest.raises(ContentError, match="has more than 60 letters"):
        read_board(tmp_path, BOARD.replace('  "LLCCCEEE",\n' * 3, wide, 1))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'map = "strongroom"',
            'map = "cellar"',
            "heist (strongroom), map: there is no map 'cellar'; known are strongroom.",
        ),
        ("crate = 1", "crate = 2", "token: 4 tokens are to lie in the area 'crew', but its map has 3 spots."),
        ("crate = 1", "ghost-3 = 1", "token: there is no token 'ghost-3'."),
        ("crate = 1", "brute-9 = 1", "token: there is no token 'brute-9'."),
        (
            "crate = 1",
            '"a b" = 1',
            "'a b' is no kind of token; known are crate, trap, credits-100, brute-4, scalper-7.",
        ),
        ('area = "engine"', 'area = "cellar"', "token[2].area: must be 'crew' or 'engine', not 'cellar'."),
        ("goal_credits = 200", "goal_credits = 0", "nothing is to be done: no credits are wanted, no stars"),
        ('guards = ["brute-4"]', "guards = []", "guards: 0 guards are named, but the map has 1 guarded Spawn Zones."),
        (
            'guards = ["brute-4"]',
            'guards = ["brute-3"]',
            "'brute-3' can't stand at column 7, row 1: that Spawn Zone says 4.",
        ),
        ("goal_credits = 200", "goal_credits = 900", "900 credits are wanted, but the tokens hold only 250."),
        ("[heist.level.easy]", STAR + "[heist.level.easy]", "star: 1 trap tokens are wanted, but there are only 0."),
        ("[heist.level.easy]", VISIT + "[heist.level.easy]", "visit: the map 'strongroom' has no icon 'imager'."),
        ("brute-2 = 1", "goods = 1", "star: goods tokens lie there, but no star says what they are for."),
        (
            "goal_credits = 200",
            "goal_credits = 200\ndoors = { door-3 = 1 }",
            "doors: 1 Security Doors are named, but the map has 0 locks.",
        ),
        ("goal_credits = 200", "goal_credits = 200\ndoors = { door-9 = 1 }", "doors: 'door-9' is no Security Door"),
        (
            "goal_credits = 200",
            'goal_credits = 200\nhunters = ["hands-9"]',
            "hunters: 'hands-9' has no Spawn Zone of its strength to come to.",
        ),
        (
            "goal_credits = 200",
            'goal_credits = 200\nhunters = ["brute-4"]',
            "alarm: hunters wait for an alarm that does not call them.",
        ),
        ("goal_credits = 200", 'goal_credits = 200\nlocksmiths = ["vera"]', "locksmiths: there is no crew 'vera'"),
        (
            '"gray", "black"]\ngear = 1',
            '"gray", "black"]\ngear = 1\nlonger_with = { vera = 1 }',
            "level.normal.longer_with: there is no crew 'vera'",
        ),
        (
            'map = "strongroom"',
            'map = "strongroom"\nmust_have = ["vera"]',
            "must_have: there is no crew 'vera'; known are book",
        ),
        (
            '"gray", "black"]\ngear = 1',
            '"gray"]\ngear = 1',
            "level.normal.timer: a Timer begins with green, ends with black",
        ),
        (
            '"gray", "black"]\ngear = 1',
            '"blue", "black"]\ngear = 1',
            "level.normal.timer[5]: must be 'green', 'gray', 'red'",
        ),
        ("extras = { brute-3 = 1 }", "extras = { crate = 1 }", "level.normal.extras: 'crate' is no enemy."),
        ("[{ timer = 3 }]", "[{ heal = 3 }]", "alarm: 'heal' is no word of these cards"),
        ("[heist.level.hard]", "[heist.level.silly]", "level.silly: is not known here. Known are easy, normal, hard."),
    ],
)
def test_heist_mistakes(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in HEIST
    with pytest.raises(ContentError) as refused:
        read_heist(tmp_path, HEIST.replace(old, new, 1))
    assert says in str(refused.value)
    assert all(problem.line for problem in refused.value.problems)


def test_a_door_may_stand_where_another_way_leads_round_it(tmp_path: Path) -> None:
    read_board(tmp_path, BOARD.replace("doorways =", 'doors = [[3, 0, "S", "Hatch"]]\ndoorways ='))
    with pytest.raises(ContentError, match="nobody can walk from the Landing Zone"):
        read_board(tmp_path, BOARD.replace("doorways =", 'doors = [[4, 1, "E", "Vault"]]\ndoorways ='))


def test_a_spawn_zone_that_no_enemy_fits(tmp_path: Path) -> None:
    shutil.copytree(MOD, tmp_path / "mod")
    board = tmp_path / "mod" / "maps" / "strongroom.toml"
    board.write_text(BOARD.replace("strength = 3", "strength = 11"), encoding="utf-8")
    with pytest.raises(ContentError, match="no enemy has the strength 11 of a Spawn Zone"):
        read_mod(tmp_path / "mod", load_all().content)


def test_tokens_for_an_area_the_board_has_not(tmp_path: Path) -> None:
    shutil.copytree(MOD, tmp_path / "mod")
    board = tmp_path / "mod" / "maps" / "strongroom.toml"
    board.write_text(BOARD.replace('area = "engine"', 'area = "crew"').replace("e.", "c."), encoding="utf-8")
    with pytest.raises(ContentError, match="the map 'strongroom' has no area 'engine'"):
        read_mod(tmp_path / "mod", load_all().content)


def test_people_movers_make_rooms_reachable(tmp_path: Path) -> None:
    closed = BOARD.replace('[[4, 1, "E"]]', "[]")
    read_board(tmp_path, closed.replace("[spots]", '[[mover]]\nname = "A"\ncells = [[2, 0], [7, 0]]\n[spots]'))


def test_walked_finds_every_cell_of_the_derelict() -> None:
    board = fistful().heists["derelict"].map
    grid = grid_of(board)
    assert walked(grid, [grid.cell(0, 3)]) == set(grid.floor)
