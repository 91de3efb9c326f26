"""The scenes in the windows of cards: rendered from their present records, bright enough, no two alike."""

from __future__ import annotations

import ast
import itertools
import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
pygame = pytest.importorskip("pygame")

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
sys.path.insert(0, str(SOURCE))

import catalogue  # noqa: E402
import make  # noqa: E402
from catalogue import ITEMS  # noqa: E402
from scenes.plan import SETS, THINGS  # noqa: E402

SCENES = sorted(name for name, item in ITEMS.items() if item.recipe == "diorama")
LEAST = 6  # of 64 tiles two scenes differ in
DARK, PALE = 0.12, 0.62  # luma of a whole scene, 0 to 1


def luma(name: str, wide: int, high: int) -> list[float]:
    """How bright each tile of a scene is, 0 to 1, row by row."""
    small = pygame.transform.smoothscale(pygame.image.load(str(ITEMS[name].path)), (wide, high))
    spots = ((x, y) for y in range(high) for x in range(wide))
    return [(0.30 * c[0] + 0.59 * c[1] + 0.11 * c[2]) / 255 for c in (small.get_at(spot) for spot in spots)]


def lit(name: str) -> list[bool]:
    """Which of 64 tiles are brighter than the scene on average."""
    tiles = luma(name, 8, 8)
    mean = sum(tiles) / len(tiles)
    return [tile > mean for tile in tiles]


def test_the_scenes_are_those_of_the_present_records() -> None:
    known = make.ledger()
    assert not [name for name in SCENES if not make.fresh(ITEMS[name], known)]


def test_a_changed_set_makes_its_scenes_out_of_date_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {name: {file.name for file in make.read_by(ITEMS[name])} for name in SCENES}
    known = make.ledger()
    read = Path.read_bytes
    edited = "sets_room.py"  # the halls lay its boards, the works theirs: they are built from it
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * (path.name == edited))
    stale = {name for name in SCENES if not make.fresh(ITEMS[name], known)}
    assert stale == {name for name, reads in files.items() if edited in reads} != set()
    assert {ITEMS[name].record["set"] for name in stale} >= {"saloon", "theatre"} and len(stale) < len(SCENES)


def test_a_thing_makes_the_scenes_it_stands_in_out_of_date() -> None:
    for name in SCENES:
        read = {file.stem for file in make.read_by(ITEMS[name])}
        assert {THINGS[thing] for thing, *_ in ITEMS[name].record.get("props", ())} <= read, name


def test_every_set_and_thing_has_its_file() -> None:
    for name, file in {**SETS, **THINGS}.items():
        assert f"def {name}(" in (SOURCE / "scenes" / f"{file}.py").read_text("utf-8")


def test_everybody_in_a_scene_has_a_record_and_every_head_a_place() -> None:
    for item in catalogue.dioramas():
        assert len(item.record["cast"]) <= 4, item.name
        assert all(isinstance(who, dict) and abs(x) < 3 + max(0, y) / 4 for who, x, y, *_ in item.record["cast"]), (
            item.name
        )


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_neither_a_hole_in_its_card_nor_washed_out(name: str) -> None:
    tiles = luma(name, 24, 10)
    assert DARK < sum(tiles) / len(tiles) < PALE
    assert max(tiles) - min(tiles) > 0.25, "nothing stands out"


def test_no_two_scenes_look_alike() -> None:
    prints = {name: sum(1 << k for k, tile in enumerate(lit(name)) if tile) for name in SCENES}
    alike = [(a, b) for a, b in itertools.combinations(SCENES, 2) if (prints[a] ^ prints[b]).bit_count() < LEAST]
    assert not alike


def keys_of(file: str, name: str) -> set[str]:
    """The keys of a table of a module that needs Blender, read as text."""
    tree = ast.parse((SOURCE / file).read_text("utf-8"))
    tables = (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name
    )
    table = next(tables)
    assert isinstance(table, ast.Dict)
    return {key.value for key in table.keys if isinstance(key, ast.Constant)}


def test_every_set_light_lens_sky_thing_and_pose_is_used_and_there() -> None:
    records = [ITEMS[name].record for name in SCENES]
    cast = [figure for record in records for figure in record["cast"]]
    assert {record["set"] for record in records} == set(SETS)
    assert {record["light"] for record in records} == keys_of("scenes/moods.py", "MOODS")
    assert {view for r in records if isinstance(view := r["lens"], str)} == keys_of("scenes/stage.py", "LENSES")
    assert {record["air"] for record in records if "air" in record} <= keys_of("scenes/stage.py", "SKIES")
    assert {prop[0] for r in records for prop in r.get("props", ())} == set(THINGS)
    assert {figure[4] for figure in cast if figure[4]} <= keys_of("doll_arms.py", "POSES")
    held = {more.get("prop", who.get("prop")) for who, _x, _y, _turn, _pose, more in cast} - {None}
    assert held <= keys_of("doll_props.py", "PROPS")
