"""Scenes on cards: the dolls, ships and things of this folder, lit as a scene and seen at eye height.

A record says: `set` (and `air`, the sky over it, and `hue`, its colour or its world), `light` (a mood of
`scenes.moods`), `lens` (of `scenes.stage`), `cast`: (record of a doll, x, y, turn, pose, more of its record; `z` lifts
and `laid` lays it down), `props`: (thing, x, y, z, turn, size, how it leans), `bright`: stops more or less. The
catalogue adds `worn`: whether edges are.
A positive turn faces the right of the picture; heads belong into the upper half, at most four of them.
"""

import importlib
import random

import bpy
from doll import person
from scenes.moods import MOODS, set_lamps
from scenes.stage import LENSES, lens, put
from studio.scene import new_scene, shoot

PLAN = importlib.import_module("scenes.plan")  # no source of the pictures: each reads the files that it names for it


def cast(who, x, y, turn, pose, more):
    """One figure in its place; heads are level here, not turned up to a camera above."""
    record = {"nod": 11, **who, "turn": 0, "stand": "laid" not in more, **more}
    if pose:
        record["pose"] = pose
    put(lambda: person(record), (x, y, more.get("z", 0)), turn, 1.0, more.get("laid", (0, 0)))


def model(files, name):
    """The function that models a set or a thing, out of the file that `scenes.plan` names for it."""
    return getattr(importlib.import_module(f"scenes.{files[name]}"), name)


def render(record, path, size, samples):
    """The scene of a record, without a transparent ground."""
    bright = 0.65 + record.get("bright", 0)  # stops: a card lies among pale paper and must not look like a hole
    world = MOODS[record["light"]][0]
    new_scene(*size, samples=samples, transparent=False, exposure=bright, world=world, worn=record["worn"])
    cycles = bpy.context.scene.cycles
    cycles.denoising_prefilter, cycles.denoising_quality = "FAST", "BALANCED"
    cycles.max_bounces = 1  # the rest of the room's light comes from its world: half the time, hardly seen
    tones = {key: record[key] for key in ("air", "hue") if key in record}
    model(PLAN.SETS, record["set"])(random.Random(record.get("seed", 7)), **tones)
    for thing, x, y, z, turn, scale, *lean in record.get("props", ()):
        put(model(PLAN.THINGS, thing), (x, y, z), turn, scale, *lean)
    for figure in record.get("cast", ()):
        cast(*figure)
    set_lamps(record["light"])
    view = record["lens"]
    lens(*(LENSES[view] if isinstance(view, str) else view))
    shoot(path)
