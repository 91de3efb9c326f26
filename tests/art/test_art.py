"""The rendered pictures: each has a recipe, each recipe its picture, and the files are what the table expects."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
pygame = pytest.importorskip("pygame")

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "assets" / "source"
ART = ROOT / "assets" / "art"
sys.path.insert(0, str(SOURCE))

import board_plan  # noqa: E402
import make  # noqa: E402
from catalogue import BOARDS, ITEMS, Item  # noqa: E402
from sounds.catalogue import SOUNDS  # noqa: E402
from tile_slots import SHEETS  # noqa: E402

LIMIT = 40 * 2**20  # bytes
NAMES = sorted(ITEMS)


def chunks(file: Path) -> list[str]:
    """The names of a WebP file's chunks."""
    data = file.read_bytes()
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP", f"{file.name} is no WebP file"
    found, at = [], 12
    while at + 8 <= len(data):
        found.append(data[at : at + 4].decode("ascii").strip())
        at += 8 + int.from_bytes(data[at + 4 : at + 8], "little")
        at += at % 2
    return found


def alphas(item: Item) -> tuple[list[list[int]], int, int]:
    """Alpha of every pixel, row by row, with the picture's size."""
    picture = pygame.image.load(str(item.path))
    width, height = picture.get_size()
    raw = pygame.image.tobytes(picture, "RGBA")
    return [list(raw[row * width * 4 + 3 : (row + 1) * width * 4 : 4]) for row in range(height)], width, height


def test_every_picture_has_a_recipe_and_every_recipe_its_picture() -> None:
    there = {file.relative_to(ART).with_suffix("").as_posix() for file in ART.rglob("*.webp")}
    assert there == set(ITEMS)


def test_nothing_else_lies_among_the_pictures() -> None:
    layouts = {f"boards/{name}.json" for name in BOARDS} | {f"tiles/tiles_{sheet}.json" for sheet in SHEETS}
    others = {f.relative_to(ART).as_posix() for f in ART.rglob("*") if f.is_file() and f.suffix != ".webp"}
    assert others == layouts


def test_every_sound_has_a_recipe_and_every_recipe_its_sound() -> None:
    folder = ROOT / "assets" / "sounds"
    there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert there == {sound.path.relative_to(folder).as_posix() for sound in SOUNDS.values()}


def test_the_sounds_are_those_of_the_present_recipes() -> None:
    known = make.ledger()
    assert not [name for name, sound in SOUNDS.items() if not make.fresh(sound, known)]


def test_the_ledger_knows_what_each_picture_and_sound_was_rendered_from() -> None:
    assert set(make.ledger()) == set(ITEMS) | set(SOUNDS)


def test_list_names_every_picture_and_sound_without_blender_and_numpy() -> None:
    run = subprocess.run(
        [sys.executable, "-B", str(SOURCE / "make.py"), "--list"], capture_output=True, text=True, check=True
    )
    assert [line.split()[0] for line in run.stdout.splitlines()] == [*ITEMS, *SOUNDS]


def test_an_unknown_name_is_refused_in_one_line() -> None:
    run = subprocess.run(
        [sys.executable, "-B", str(SOURCE / "make.py"), "people/nobody"], capture_output=True, text=True, check=False
    )
    assert run.returncode != 0
    assert len(run.stderr.strip().splitlines()) == 1 and "people/nobody" in run.stderr


def test_a_changed_record_makes_its_picture_out_of_date() -> None:
    item = ITEMS["people/mal"]
    other = dataclasses.replace(item, record={**item.record, "body": "#00ff00"})
    assert make.fingerprint(item) == make.fingerprint(dataclasses.replace(item))
    assert make.fingerprint(other) != make.fingerprint(item)
    assert not make.fresh(other, {item.name: make.fingerprint(item)})


def test_all_pictures_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in ART.rglob("*") if file.is_file()) < LIMIT


@pytest.mark.parametrize("name", NAMES)
def test_size_mode_and_no_metadata(name: str) -> None:
    item = ITEMS[name]
    picture = pygame.image.load(str(item.path))
    assert picture.get_size() == item.size
    assert bool(picture.get_masks()[3]) == item.alpha
    assert not {"EXIF", "XMP", "ICCP"} & set(chunks(item.path))


@pytest.mark.parametrize("name", [n for n in NAMES if ITEMS[n].alpha])
def test_something_is_there_and_no_shadow_touches_the_border(name: str) -> None:
    rows, width, height = alphas(ITEMS[name])
    solid = sum(1 for row in rows for a in row if a > 170)
    assert solid > width * height * 0.03, "the picture is (almost) empty"
    border = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
    assert max(border) <= 8, "something reaches the border and would end in a straight cut"


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_shows_the_map_as_it_is(name: str) -> None:
    plan = board_plan.read_map(ROOT / "maps" / "heists" / f"{name}.toml")
    item = ITEMS[f"boards/{name}"]
    told = json.loads(item.path.with_suffix(".json").read_text("utf-8"))
    assert told == board_plan.layout(plan, item.size), "the map has changed: python assets/source/make.py boards"
    assert told["origin"][0] + told["cell"] * told["columns"] <= told["size"][0]
    assert told["origin"][1] + told["cell"] * told["rows"] <= told["size"][1]


@pytest.mark.parametrize("name", BOARDS)
def test_walls_doorways_spawn_zones_and_movers_are_seen_where_the_map_has_them(name: str) -> None:
    plan = board_plan.read_map(ROOT / "maps" / "heists" / f"{name}.toml")
    item = ITEMS[f"boards/{name}"]
    told = json.loads(item.path.with_suffix(".json").read_text("utf-8"))
    picture = pygame.image.load(str(item.path))

    def seen(spots: list[tuple[float, float]]) -> list[float]:
        """Red, green and blue of some points of the board, on average."""
        found = [
            picture.get_at([round(o + told["cell"] * v) for o, v in zip(told["origin"], spot)])[:3] for spot in spots
        ]
        return [sum(part) / len(found) for part in zip(*found)]

    def light(x0: int, y0: int, x1: int, y1: int) -> float:
        """How bright the middle of an edge between two corners is."""
        r, g, b = seen([(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k) for k in (0.3, 0.4, 0.5, 0.6, 0.7)])
        return 0.3 * r + 0.6 * g + 0.1 * b

    edges = board_plan.edges(plan)
    for edge in edges:
        bright = light(*edge[:4])
        assert bright < 100 if edge.kind == "doorway" else bright > 110, (edge, bright)
    standing = {edge[:4] for edge in edges}
    letters = [(x, y) for y, row in enumerate(plan["rows"]) for x, zone in enumerate(row) if zone != "."]
    between = [(x + 1, y, x + 1, y + 1) for x, y in letters] + [(x, y + 1, x + 1, y + 1) for x, y in letters]
    clear = [light(*edge) for edge in between if edge not in standing]
    assert sum(bright < 60 for bright in clear) > 0.93 * len(clear), "walls are seen where there are none"
    turns = [math.radians(22.5 * k + 11) for k in range(16)]
    for zone in plan["spawn"]:
        x, y = zone["at"]
        r, g, b = seen([(x + 0.5 + 0.385 * math.cos(a), y + 0.5 + 0.385 * math.sin(a)) for a in turns])
        assert r > 1.4 * max(g, b), (zone, r, g, b)  # some rooms are lit in violet
    for x, y in (cell for mover in plan["mover"] for cell in mover["cells"]):
        r, g, b = seen([(x + 0.5 + 0.3 * math.cos(a), y + 0.5 + 0.3 * math.sin(a)) for a in turns])
        assert r < 0.8 * g, ((x, y), r, g, b)
