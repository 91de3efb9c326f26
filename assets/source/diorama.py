"""Scenes on cards: the dolls, ships and things of this folder, lit as a scene and seen at eye height.

A record says: `set` (and `air`, the sky over it), `light` (a mood of `scenes.moods`), `lens` (of `scenes.stage`),
`cast`: (record of a doll, x, y, turn, pose, more of its record), `props`: (thing, x, y, z, turn, size, how it leans);
`bright`: stops more or less.
A positive turn faces the right of the picture; heads belong into the upper half, at most four of them.
"""

import importlib
import random

import bpy
from doll import person
from scenes.moods import MOODS, set_lamps
from scenes.plan import SETS
from scenes.props import THINGS
from scenes.stage import LENSES, lens, put
from studio.scene import new_scene, shoot


def cast(who, x, y, turn, pose, more):
    """One figure in its place; heads are level here, not turned up to a camera above."""
    record = {"nod": 11, **who, "turn": 0, **more}
    if pose:
        record["pose"] = pose
    put(lambda: person(record), (x, y, more.get("z", 0)), turn)


def render(record, path, size, samples):
    """The scene of a record, without a transparent ground."""
    bright = 0.65 + record.get("bright", 0)  # stops: a card lies among pale paper and must not look like a hole
    new_scene(*size, samples=samples, transparent=False, exposure=bright, world=MOODS[record["light"]][0])
    cycles = bpy.context.scene.cycles
    cycles.denoising_prefilter, cycles.denoising_quality = "FAST", "BALANCED"
    cycles.max_bounces = 1  # the rest of the room's light comes from its world: half the time, hardly seen
    name = record["set"]
    build = getattr(importlib.import_module(f"scenes.{SETS[name]}"), name)
    build(random.Random(record.get("seed", 7)), **({"air": record["air"]} if "air" in record else {}))
    for thing, x, y, z, turn, scale, *lean in record.get("props", ()):
        put(THINGS[thing], (x, y, z), turn, scale, *lean)
    for figure in record.get("cast", ()):
        cast(*figure)
    set_lamps(record["light"])
    view = record["lens"]
    lens(*(LENSES[view] if isinstance(view, str) else view))
    shoot(path)
