"""Heist boards, rendered straight from above out of their map file: one linear formula turns cells into pixels."""

import json
import math
import random

import board_hospital
import board_train
import bpy
from board_fixtures import MOVERS
from board_floor import cable, claws, embers, floors, people_mover, scorch, spawn_zone, spots
from board_hull import OUT, breach, engine_bell, skin, space, walls
from board_plan import ROOT, edges, hung, layout, letter, picture_size, read_map, rooms
from board_props import PROPS, core_light
from board_styles import style
from studio.colour import rgb
from studio.light import light
from studio.scene import camera, new_scene, shoot
from studio.shapes import group, objects_since

HANGS = 1.7  # cells that a lamp hangs over the floor
SHINE = 0.2  # of the tops of walls


def lamp(width, height, power=1.0):
    """One lamp, up and to the left, large enough for soft wall shadows, and its cool fill."""
    s = max(width, height)
    over = (-0.55 * s, max(0.70 * height, 0.48 * s), 1.05 * s)
    light("AREA", over, (0, 0, 0), 17.5 * s * s * power, rgb("#ffdcae"), 0.30 * s, "DISK")
    light("AREA", (0.55 * s, -0.4 * height, 0.6 * s), (0, 0, 0), 2.4 * s * s * power, rgb("#a8c4ff"), 0.6 * s, "DISK")


def furniture(plan, place, rnd):
    """Every prop of the map file on its cell, then those of the board's style."""
    things = [(prop["kind"], prop["cells"]) for prop in plan["prop"]]
    for kind, cells in (*things, *style(plan).dress):
        for x, y in cells:
            at = place(x + 0.5, y + 0.5)
            before = len(bpy.context.scene.objects)
            PROPS[kind](rnd)
            group(objects_since(before), (at[0], at[1], 0))
            if kind == "core":
                core_light(at)


def mood(plan, place):
    """A pool of light in every room, as the style hangs its lamps."""
    kinds = style(plan).lamps
    for room in rooms(plan):
        zone = letter(plan, *room[0])
        lamp_ = kinds.get(zone) or kinds.get(plan["zones"][zone]["look"])
        for x, y in hung(room, lamp_.far) if lamp_ else ():
            pool(place(x, y), lamp_, style(plan).gleams)


def pool(at, lamp_, gleams):
    """What a shaded lamp above a place lights, softly at the rim. Brass right below one `gleams` white."""
    shade = light("SPOT", (*at[:2], HANGS), (*at[:2], 0), lamp_.power, rgb(lamp_.colour), 0.25)
    shade.data.spot_size = 2 * math.atan(lamp_.pool / HANGS)
    shade.data.spot_blend = 1.0
    shade.visible_glossy = gleams


def wreck(plan, place, rnd):
    """Breaches where enemies come in through the hull, soot around them, cables torn loose along the walls."""
    torn = set()
    for zone in plan["spawn"]:
        x, y = zone["at"]
        for dx, dy in OUT:
            if letter(plan, x + dx, y + dy) == ".":
                breach(place(x + 0.5, y + 0.5), (dx, dy), rnd)
                scorch(place(x + 0.5 - dx * 0.4, y + 0.5 - dy * 0.4), 1.25, len(torn))
                torn.add((x, y))
                break
        else:
            scorch(place(x + 0.7, y + 0.6), 1.1, 9)
    for x, y in (zone["at"] for zone in plan["spawn"]):
        sides = [
            d
            for d in OUT
            if (x + d[0], y + d[1]) not in torn and letter(plan, x + d[0], y + d[1]) == letter(plan, x, y)
        ]
        dx, dy = rnd.choice(sides)
        claws(place(x + 0.5 + dx * 0.85, y + 0.5 + dy * 0.85), rnd.uniform(-40, 40))
    free = [
        (x, y) for y, row in enumerate(plan["rows"]) for x, c in enumerate(row) if c not in ".L" and (x, y) not in torn
    ]
    for n, (x, y) in enumerate(rnd.sample(free, 9)):
        scorch(place(x + rnd.uniform(0.2, 0.8), y + rnd.uniform(0.2, 0.8)), rnd.uniform(0.5, 0.9), 20 + n)
        if n < 4:
            embers(place(x + 0.5, y + 0.5), rnd)
    return torn


def cables(plan, place, rnd):
    """Cable runs along long straight stretches of hull, on the floor inside."""
    runs = {}
    for e in edges(plan):
        if e.kind == "hull" and e.y0 == e.y1:
            inside = -1 if letter(plan, e.x0, e.y0) == "." else 1
            runs.setdefault((e.y0, inside), []).append(e.x0)
    for (y, inside), xs in sorted(runs.items()):
        start = min(xs)
        length = 0
        while start + length in xs:
            length += 1
        if length < 3:
            continue
        for k, colour in enumerate(("#7a2a16", "#20404a", "#2a2622")):
            points = []
            for i in range(length * 2 + 1):
                off = 0.15 + 0.055 * k + rnd.uniform(-0.012, 0.012)
                points.append(place(start + 0.12 + i * (length - 0.24) / (length * 2), y + inside * off, 0.02))
            cable(points, colour)


def bells(plan, place, torn):
    """One drive bell per engine room that reaches the east hull, as far from a breach as it can be."""
    width = len(plan["rows"][0])
    rooms = {}
    for y, row in enumerate(plan["rows"]):
        if row[-1] != "." and plan["zones"][row[-1]]["look"] == "engine":
            rooms.setdefault(row[-1], []).append(y)
    for rows in rooms.values():
        low, high = rows[0] + 0.75, rows[-1] + 0.25
        bad = [y + 0.5 for x, y in torn if x == width - 1 and y in rows]
        options = [low, (low + high) / 2, high]
        best = max(options, key=lambda y: (min((abs(y - b) for b in bad), default=9), -abs(y - (low + high) / 2)))
        engine_bell(place(width, best))


def adrift(plan, place, rnd):
    """A wreck in space: breaches, drive bells, torn cables."""
    space(-1.2)
    bells(plan, place, wreck(plan, place, rnd))
    cables(plan, place, rnd)


SCENES = {
    "wreck": adrift,
    "train": lambda plan, place, _rnd: board_train.surround(plan, place),
    "hospital": lambda plan, place, _rnd: board_hospital.surround(plan, place),
}


def render(record, path, size, samples):
    """Render the board of the map file `record` and write its layout beside the picture."""
    plan = read_map(ROOT / record)
    how = style(plan)
    rnd = random.Random(5)
    width, height = len(plan["rows"][0]), len(plan["rows"])
    new_scene(*size, samples=samples, transparent=False, world=how.dusk)
    camera(90, 0, (0, 0, 0), max(picture_size(plan)) / how.cell)
    lamp(width + 1, height + 1, how.sun)

    def place(x, y, z=0.0):
        return (x - width / 2, height / 2 - y, z)

    skin(plan, place)
    floors(plan, place)
    spots(plan, place)
    walls(plan, place, SHINE)
    for zone in plan["spawn"]:
        spawn_zone(place(zone["at"][0] + 0.5, zone["at"][1] + 0.5), zone["strength"])
    for mover in plan["mover"]:
        for x, y in mover["cells"]:
            if how.mover:
                MOVERS[how.mover](place(x + 0.5, y + 0.5))
            people_mover(place(x + 0.5, y + 0.5), mover["name"])
    SCENES[how.scene](plan, place, rnd)
    furniture(plan, place, rnd)
    mood(plan, place)
    shoot(path)
    path.with_suffix(".json").write_text(json.dumps(layout(plan, size)) + "\n", "utf-8")
