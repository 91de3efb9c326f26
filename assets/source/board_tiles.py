"""The parts a heist board is put together from while the program runs: floors, hull and walls, counters, furniture.

Each sheet is shot straight from above under the lamp of the boards, moved so far away that all parts are lit alike.
Beside a sheet lies a layout: where every part is, and where in it the middle of its cell.
"""

import json
import random

import bpy
from board import lamp
from board_floor import LOOKS, claws, embers, floors, people_mover, scorch, spawn_zone
from board_hull import breach, engine_bell, skin_material, walls
from board_plan import CELL
from board_props import PROPS
from studio.light import shadow_floor
from studio.materials import gunmetal
from studio.scene import camera, new_scene, shoot
from studio.shapes import box, cyl, group, objects_since
from tile_slots import FAR, SHEETS, TILES, count, slots


def floor(look, at):
    """A row of tiles, each with its own grime."""
    row = [chr(65 + n) * TILES for n, name in enumerate(LOOKS) if name == look]
    plan = {"rows": row, "zones": {row[0][0]: {"look": look}}}
    floors(plan, lambda x, y, z=0.0: (at[0] - TILES / 2 + x, at[1] + 0.5 - y, z))


def plate(kind, n, at):
    """One step of armour, or a riveted plate outside the hull; every variant lies another way round."""
    if kind == "low":
        box((1.98, 1.98, 0.20), (*at, -0.50), skin_material("#5a656e"), (0, 0, 90 * n), bev=0.05)
    elif kind == "rib":
        box((1.62, 1.62, 0.20), (*at, -0.30), skin_material("#434d55"), (0, 0, 90 * n), bev=0.04)
    else:
        box(
            (0.26, 0.94, 0.16) if kind == "upright" else (0.94, 0.26, 0.16),
            (*at, -0.16),
            skin_material("#87939b"),
            bev=0.04,
        )
        for k in (-0.36, 0.0, 0.36) if n % 2 else (-0.36, 0.36):
            spot = (at[0], at[1] + k) if kind == "upright" else (at[0] + k, at[1])
            cyl(0.03, 0.03, (*spot, -0.08), gunmetal(), seg=10, bev=0)


def wall(kind, upright, at):
    """Three cells of wall or hull with their ends, or a doorway."""
    long = 1 if kind == "doorway" else 3
    if upright:
        rows = ["AB" if kind != "hull" else "A."] * long
        doorways = [[0, y, "E"] for y in range(long)] if kind == "doorway" else []
    else:
        rows = ["A" * long, ("B" if kind != "hull" else ".") * long]
        doorways = [[x, 0, "S"] for x in range(long)] if kind == "doorway" else []
    wide, high = len(rows[0]), len(rows)
    plan = {"rows": rows, "doorways": doorways, "open": []}
    before = len(bpy.context.scene.objects)
    walls(plan, lambda x, y, z=0.0: (at[0] + x - wide / 2, at[1] + high / 2 - y, z))
    for thing in objects_since(before):
        across = 0 if upright else 1  # of the axes: away from the line of the wall
        reach = [corner.co[across] for corner in thing.data.vertices]
        if abs(thing.location[across] - at[across]) > 0.3 or max(reach) - min(reach) > 0.3:
            bpy.data.objects.remove(thing)  # the plan's other walls


def part(sheet, name, at, rnd):
    """Model one part at a place."""
    kind, _, more = name.partition("_")
    place = (at[0], at[1], 0)
    if sheet == "floors":
        floor(name, at)
    elif kind in ("low", "rib", "upright", "level"):
        plate(kind, int(more), at)
    elif sheet == "frame":
        wall(kind, more == "upright", at)
    elif kind == "spawn":
        spawn_zone(place, int(more))
    elif kind == "mover":
        people_mover(place, more.upper())
    elif kind == "scorch":
        scorch(place, 1.1, int(more))
        embers(place, rnd, 2)
    elif kind == "claws":
        claws(place, (-25, 30)[int(more)])
    elif kind == "breach":
        breach((at[0], at[1]), {"e": (1, 0), "w": (-1, 0), "n": (0, -1), "s": (0, 1)}[more], rnd)
    elif kind == "bell":
        engine_bell(place)
    else:
        before = len(bpy.context.scene.objects)
        PROPS[kind](rnd)
        group(objects_since(before), place)


def render(record, path, size, samples):
    """Render the sheet called `record` and write its layout beside the picture."""
    rnd = random.Random(11)
    wide, high, found = slots(record)
    new_scene(*size, samples=samples, transparent=record != "floors", exposure=0.4, world=0.30)
    camera(90, 0, (0, 0, 0), max(wide, high))
    lamp(FAR, FAR)
    if record == "furniture":
        shadow_floor()
    for name, slot in found.items():
        part(record, name, (slot.x + slot.w / 2 - wide / 2, high / 2 - slot.y - slot.h / 2), rnd)
    shoot(path)
    share = size[0] / (wide * CELL)
    told = {name: [round(v * CELL * share) for v in slot] for name, slot in found.items()}
    path.with_suffix(".json").write_text(json.dumps({"cell": CELL * share, "parts": told}) + "\n", "utf-8")


assert count(SHEETS["floors"]) == len(LOOKS), "every look has its row of tiles"
