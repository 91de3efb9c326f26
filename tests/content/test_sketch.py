"""Heists that are being drawn: deeds keep the board together, files read back as they were, bad ones get a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.common.errors import ContentError
from game.content.common.history import History
from game.content.common.names import free_name, slug_of
from game.content.fistful import fistful
from game.content.fistful.sketch import draw
from game.content.fistful.sketch.check import flaws, heist_of
from game.content.fistful.sketch.files import files, parcel
from game.content.fistful.sketch.goals import new_visit, set_star, wanted
from game.content.fistful.sketch.sketch import Sketch, blank, given, opened, resized
from game.content.fistful.sketch.tokens import deal, lots_of, spots_of, worth
from game.content.load import library
from game.content.mods import read_mods
from game.save.mods import FORMER, write_mod

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"heist": "The Wreck", "story": "A story.", "landing": "Landing Zone", "corridor": "Corridor"}
CARDS = {p.name: p.read_text("utf-8") for p in (ROOT / "assets" / "decks" / "fistful" / "heists").glob("*.toml")}
MAPS = {p.name: p.read_text("utf-8") for p in (ROOT / "maps" / "heists").glob("*.toml")}


def small() -> Sketch:
    """Landing Zone and a corridor of five columns, spots along its top, one Spawn Zone; ready to be played."""
    sketch = blank(NAMES)
    draw.paint(sketch, draw.box((2, 2), (3, 4)), "L")
    draw.paint(sketch, draw.box((4, 2), (8, 4)), "C")
    for x in range(4, 9):
        assert draw.spot(sketch, (x, 2)) == ""
    assert draw.spawn(sketch, (8, 4), 4, "brute") == ""
    deal(sketch, {})
    sketch.card["goal_credits"] = 50
    return sketch


def codes(sketch: Sketch) -> list[str]:
    return [flaw.code for flaw in flaws(sketch, fistful())]


# ------------------------------------------------------------ drawing


def test_what_stood_on_a_floor_goes_with_it() -> None:
    sketch = small()
    draw.mover(sketch, (5, 3), "A")
    draw.mover(sketch, (7, 3), "A")
    draw.prop(sketch, (6, 3), "table")
    draw.wall(sketch, (5, 3, "E"))
    draw.paint(sketch, draw.box((4, 2), (8, 4)), ".")
    board = sketch.board
    assert (board["spawn"], board["mover"], board["prop"], board["walls"], list(sketch.spots())) == ([], [], [], [], [])


def test_a_doorway_needs_the_wall_between_two_rooms() -> None:
    sketch = small()
    assert draw.doorway(sketch, (4, 2, "E")) == "no_wall"
    letter = draw.new_room(sketch, "Vault", "engine", "engine")
    draw.paint(sketch, draw.box((7, 2), (8, 4)), letter)
    assert draw.doorway(sketch, (6, 3, "E")) == "" and sketch.board["doorways"] == [[6, 3, "E"]]
    draw.opening(sketch, (6, 3, "E"))
    assert sketch.board["doorways"] == []
    draw.opening(sketch, (6, 3, "E"))
    assert draw.doorway(sketch, (6, 3, "E")) == ""
    draw.paint(sketch, [(7, 3)], "C")
    assert sketch.board["doorways"] == []


def test_one_thing_lies_where_another_lay() -> None:
    sketch = small()
    draw.spawn(sketch, (4, 2), 3)
    assert (4, 2) not in dict(sketch.spots())
    draw.spot(sketch, (8, 4))
    assert [zone["at"] for zone in sketch.board["spawn"]] == [[4, 2]]
    draw.mover(sketch, (4, 2), "A")
    assert sketch.board["spawn"] == []


def test_spots_follow_the_area_they_lie_in() -> None:
    sketch = small()
    letter = draw.new_room(sketch, "Vault", "engine", "engine")
    draw.paint(sketch, [(8, 2)], letter)
    assert dict(sketch.spots())[8, 2] == "e"
    draw.paint(sketch, [(8, 2)], "L")
    assert (8, 2) not in dict(sketch.spots())


def test_a_smaller_board_cuts_nothing_off() -> None:
    sketch = small()
    resized(sketch, 5, 3)
    assert sketch.size == (9, 5) and flaws(sketch, fistful()) == []
    resized(sketch, 1000, 1000)
    assert sketch.size == (60, 60)


def test_a_stroke_is_one_step_and_comes_back() -> None:
    history = History(small())
    before = history.now.rows
    history.begin()
    draw.paint(history.now, [(9, 2)], "C")
    draw.paint(history.now, [(10, 2)], "C")
    assert history.end() and history.unsaved and len(history.past) == 1
    drawn = history.now.rows
    assert history.undo() and history.now.rows == before and not history.unsaved
    assert history.redo() and history.now.rows == drawn
    with history.step():
        pass
    assert len(history.past) == 1


# ------------------------------------------------------------ what is wrong


def test_a_small_heist_is_right() -> None:
    sketch = small()
    assert codes(sketch) == [] and heist_of(sketch, "x:y").guards == ("brute-4",)


@pytest.mark.parametrize(
    "code, deed",
    [
        ("landing", lambda s: draw.paint(s, draw.box((2, 2), (3, 3)), ".")),
        ("reach", lambda s: draw.paint(s, draw.box((12, 2), (13, 4)), "C")),
        ("mover", lambda s: draw.mover(s, (5, 3), "A")),
        ("spawn", lambda s: s.board["spawn"].clear()),
        ("spots", lambda s: [draw.spot(s, (x, 2), False) for x in range(4, 9)]),
        ("tokens_crew", lambda s: draw.spot(s, (5, 3))),
        ("credits", lambda s: s.card.update(goal_credits=5000)),
        ("goals", lambda s: s.card.update(goal_credits=0)),
        ("traps", lambda s: set_star(s, "trap", 2, "kaylee", "Trap", "A trap.")),
        ("goods", lambda s: set_star(s, "goods", 2, "jayne", "Goods", "Goods.")),
        ("icon", lambda s: new_visit(s, "simon", "Mark", "Go there.")),
        ("title", lambda s: s.card.update(title=" ")),
        ("story", lambda s: s.card.update(story="")),
        ("timer", lambda s: s.card["level"]["easy"].update(timer=["green", "black"])),
        ("other", lambda s: s.card.update(title="x" * 200)),
        ("other", lambda s: s.card.update(title="a\nb")),
        ("other", lambda s: s.board["zones"]["C"].update(name="e" + "\u0301" * 50)),
        ("other", lambda s: s.card.update(goal_credits=10**30, token=[{"area": "crew", "lots": {"credits-9999": 5}}])),
    ],
)
def test_every_flaw_has_its_name(code: str, deed) -> None:
    sketch = small()
    deed(sketch)
    assert code in codes(sketch) or code == "other" and codes(sketch)


def test_tokens_are_dealt_for_every_spot_with_what_is_wanted() -> None:
    sketch = small()
    set_star(sketch, "trap", 2, "kaylee", "Trap", "A trap.")
    deal(sketch, wanted(sketch.card))
    assert lots_of(sketch, "crew")["trap"] == 3 and sum(lots_of(sketch, "crew").values()) == spots_of(sketch)["crew"]
    assert "traps" not in codes(sketch) and sketch.card["must_have"] == ["kaylee"]


def test_security_doors_get_their_tokens_and_a_mark_its_visitor() -> None:
    sketch = small()
    assert draw.lock(sketch, (6, 3)) == "" and draw.lock(sketch, (7, 3)) == "" and draw.icon(sketch, (8, 3)) == ""
    new_visit(sketch, "simon", "Mark", "Go there.")
    assert codes(sketch) == []
    heist = heist_of(sketch, "x:y")
    assert heist.doors == (("door-2", 1), ("door-3", 1)) and len(heist.map.locks) == 2
    assert heist.visits[0].crew == ("simon",) and heist.map.icons == {"goal": ((6, 1),)}
    assert heist.must_have == ("simon",)
    draw.lock(sketch, (6, 3))
    assert heist_of(sketch, "x:y").doors == (("door-2", 1),)


# ------------------------------------------------------------ files


@pytest.mark.parametrize("name", [p.stem for p in sorted((ROOT / "maps" / "heists").glob("*.toml"))])
def test_a_heist_of_the_box_reads_back_as_it_was(name: str, tmp_path: Path) -> None:
    sketch = opened(CARDS, name, MAPS)
    assert flaws(sketch, fistful()) == []
    ours = write_mod(tmp_path, "copy", files(sketch, "copy"), library()).brings.heists["copy:copy"]
    theirs = fistful().heists[name]
    for field in (
        "tokens",
        "goal_credits",
        "levels",
        "must_have",
        "must_not_fall",
        "alarm",
        "stars",
        "visits",
        "doors",
        "hunters",
        "locksmiths",
        "areas",
        "rules",
    ):
        assert getattr(ours, field) == getattr(theirs, field), field
    assert sorted(ours.guards) == sorted(theirs.guards)
    for field in ("rows", "doorways", "walls", "spots", "movers", "props", "zones", "locks", "icons"):
        assert getattr(ours.map, field) == getattr(theirs.map, field), field


def test_open_space_round_the_board_is_left_out(tmp_path: Path) -> None:
    mod = write_mod(tmp_path, "small", files(small(), "small"), library())
    board = mod.brings.heists["small:small"].map
    assert board.rows == ("LLCCCCC",) * 3 and board.spawns[0].at == (6, 2)


def test_a_sketch_passed_on_is_the_same() -> None:
    sketch = small()
    taken = given(parcel(sketch).encode(), "x.heist")
    assert taken.card["title"] == "The Wreck" and taken.rows == ["LLCCCCC"] * 3
    assert taken.board["spawn"][0]["who"] == "brute"


@pytest.mark.parametrize(
    "title, name",
    [
        ("The Wreck", "the-wreck"),
        ("  ", "heist"),
        ("Ärger im Zug!", "arger-im-zug"),
        ("1000 Tons", "heist-1000-tons"),
        ("火", "heist"),
        ("x" * 99, "x" * 32),
    ],
)
def test_a_folder_gets_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert slug_of(title, "heist") == name
    assert free_name(title, frozenset([name]), "heist") == f"{name}-2"


def test_a_mod_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch) -> None:
    write_mod(tmp_path, "small", files(small(), "small"), library())
    before = {p: p.read_bytes() for p in tmp_path.rglob("*.toml")}
    broken = {**files(small(), "small"), "heists/small.toml": "[[heist]]\nid = 5\n"}
    with pytest.raises(ContentError):
        write_mod(tmp_path, "small", broken, library())
    assert {p: p.read_bytes() for p in tmp_path.rglob("*.toml")} == before
    assert [p.name for p in tmp_path.iterdir()] == ["small"]


def test_a_mod_put_aside_by_a_power_cut_comes_back(tmp_path: Path) -> None:
    write_mod(tmp_path, "small", files(small(), "small"), library())
    (tmp_path / FORMER).mkdir()
    (tmp_path / "small").rename(tmp_path / FORMER / "small")
    write_mod(tmp_path, "other", files(small(), "other"), library())
    assert sorted(p.name for p in tmp_path.iterdir()) == ["other", "small"]


# ------------------------------------------------------------ bad input


def hostile() -> dict[str, bytes]:
    """Files that somebody may pass on, by what is wrong with them."""
    good = parcel(small())
    wide = "L" * 1000
    huge = good.replace('"LLCCCCC"', f'"{wide}"')
    many = "rows = [\n" + f'  "{"L" * 1000}",\n' * 1000 + "]\n"
    return {
        "empty": b"",
        "no toml": b"{ this is = not ]",
        "binary": bytes(range(256)) * 20,
        "not utf-8": 'title = "Zürich"'.encode("latin-1"),
        "wide": huge.encode(),
        "1000 x 1000": many.encode(),
        "text bomb": (good + 'x = "' + "A" * 5_000_000 + '"').encode(),
        "long line": ('x = "' + "A" * 3000 + '"\n' + good).encode(),
        "deep": b"a = " + b"[" * 5000 + b"]" * 5000,
        "no map": good.replace("[map]", "[board]").encode(),
        "two heists": (good + '[[heist]]\nid = "b"\n').encode(),
        "twice the same key": good.replace("[map]", '[map]\nid = "a"').encode(),
        "heist is a number": b"heist = 3\nmap = 4\n",
        "rows of different width": good.replace('"LLCCCCC"', '"LL"', 1).encode(),
        "rows of signs": good.replace('"LLCCCCC"', '"LL\u202eCCCC"').encode(),
        "spots of another size": good.replace('"..ccccc"', '"..c"').encode(),
        "a cell beyond": good.replace("at = [6, 2]", "at = [600, 2]").encode(),
        "a negative cell": good.replace("at = [6, 2]", "at = [-1, 2]").encode(),
        "a bomb of accents": good.replace("The Wreck", "e" + "\u0301" * 900).encode(),
    }


@pytest.mark.parametrize("name", hostile())
def test_a_hostile_file_gets_a_sentence(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        given(hostile()[name], "x.heist")
    said = str(caught.value.problems[0])
    assert said.startswith("x.heist") and said.endswith((".", "...")) and len(said) < 700


@pytest.mark.parametrize(
    "change",
    [
        ('area = "landing"', 'area = "crew"'),  # no Landing Zone
        ('id = "the-wreck"', 'id = "the wreck"'),
        ('map = "the-wreck"', 'map = "elsewhere"'),
        ("at = [6, 2]", "at = [6, 9]"),  # a Spawn Zone beyond the board
        ("strength = 4", "strength = 11"),  # an enemy that nobody knows
        ("brute-4", "brute-9"),
        ('["LLCCCCC", "LLCCCCC", "LLCCCCC"]', '["LL.CCCC", "LL.CCCC", "LL.CCCC"]'),  # rooms nobody can reach
    ],
)
def test_a_mod_that_makes_no_sense_is_left_out_with_its_reason(change: tuple[str, str], tmp_path: Path) -> None:
    for part, text in files(small(), "the-wreck").items():
        file = tmp_path / "the-wreck" / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(*change), "utf-8")
    (mod, problems), *_ = read_mods(tmp_path, library())
    assert mod is None and problems and all(str(one).endswith(".") for one in problems)


def test_two_maps_with_one_id_are_told(tmp_path: Path) -> None:
    parts = files(small(), "twin")
    for part, text in {**parts, "maps/again.toml": parts["maps/twin.toml"]}.items():
        file = tmp_path / "twin" / part
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (mod, problems), *_ = read_mods(tmp_path, library())
    assert mod is None and "two entries with the id 'twin'" in str(problems[0])


@pytest.mark.parametrize("goal", [100, 300, 500])
def test_the_tokens_that_are_dealt_hold_what_is_to_be_banked(goal: int) -> None:
    sketch = small()
    sketch.card["goal_credits"] = goal
    deal(sketch, wanted(sketch.card))
    reachable = 200 * (sum(spots_of(sketch).values()) - sum(wanted(sketch.card).values()))
    assert worth(sketch) >= min(goal, reachable - 200), "a drawn enemy too strong may stay"
    assert ("credits" in codes(sketch)) == (worth(sketch) < goal)
    assert sum(sum(lots_of(sketch, area).values()) for area in ("crew", "engine")) == sum(spots_of(sketch).values())
