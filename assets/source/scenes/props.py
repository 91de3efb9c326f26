"""Things that stand about in scenes; each is modelled round the origin on the floor."""

import math
import random

from counters import heist
from doll import person
from fittings import _horse as steed
from people_records import CREW
from studio.colour import rgb
from studio.light import light
from studio.materials import brass, copper, enamel, glow, gunmetal, metal, paint
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube
from tokens import crate

from scenes.stage import flat, put


def crates():
    """Three, one on two."""
    for x, y, z, turn in ((-0.38, 0, 0, 8), (0.40, 0.06, 0, -12), (0.02, 0.04, 0.54, 20)):
        put(crate, (x, y, z), turn, 0.5)


def cow():
    """Rust and white, with horns."""
    hide, white = flat("#7a4426", 0.7, 0.1), flat("#e8dcc4", 0.7, 0.1)
    ball(0.52, (0, 0, 0.92), hide, (0.8, 1.45, 0.8), seg=36)
    ball(0.4, (0.12, 0.2, 1.0), white, (0.85, 0.9, 0.8), seg=28)
    for x in (-0.24, 0.24):
        for y in (-0.45, 0.5):
            cyl(0.1, 0.75, (x, y, 0.36), hide, r2=0.12, seg=20)
    ball(0.3, (0, -0.92, 1.28), hide, (0.85, 1.15, 0.9), (24, 0, 0), seg=28)
    ball(0.2, (0, -1.2, 1.14), flat("#d8a890"), (1.0, 0.7, 0.8), seg=24)
    for s in (-1, 1):
        tube([(s * 0.2, -0.86, 1.5), (s * 0.42, -0.9, 1.6), (s * 0.44, -0.95, 1.8)], 0.05, flat("#e6d9b6"))
        ball(0.1, (s * 0.34, -0.82, 1.36), hide, (1.3, 0.4, 0.7), seg=16)
        ball(0.045, (s * 0.2, -1.1, 1.38), enamel("#140c08"), seg=14)


def horse():
    steed(0, paint("#6a3c20", 0.5, 0.3, 0.2, 0), paint("#1e1410", 0.7, 0.1, 0.1, 0))


def grey():
    steed(0, paint("#b9b2a6", 0.5, 0.3, 0.2, 0), paint("#3a3430", 0.7, 0.1, 0.1, 0))


def statue():
    """A hero of mud: whoever he was, he had that hat."""
    clay = "#8a6a4c"
    cyl(0.72, 0.6, (0, 0, 0.3), flat("#5f4a38", 0.8), seg=10)
    cyl(0.6, 0.3, (0, 0, 0.72), flat("#6f5640", 0.8), seg=10)
    hero = dict.fromkeys(("skin", "body", "legs", "sleeves", "moustache", "brow"), clay)
    put(lambda: person({**CREW["jayne"], **hero, "belt": "#6f5238", "pose": "raise", "nod": 8}), (0, 0, 0.86), 14, 0.95)


def fire():
    """A camp fire and its light."""
    for k in range(5):
        a = math.radians(72 * k)
        tube([(0.4 * math.cos(a), 0.4 * math.sin(a), 0.05), (0, 0, 0.3)], 0.07, flat("#3a2416"))
    flame = glow("#ff7a10", 3.2)
    flame.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (
        0,
        0,
        0,
        1,
    )  # its own light bleaches it
    for x, y, z, r in ((0, 0, 0.3, 0.24), (0.14, 0.02, 0.5, 0.15), (-0.13, 0, 0.52, 0.13), (0.02, 0, 0.72, 0.1)):
        ball(r, (x, y, z), flame, (0.8, 0.8, 1.6), seg=16)
    light("POINT", (0, -0.9, 1.2), (0, 0, 0), 110, rgb("#ff8a3a"), 0.3)


def flag():
    """Red with a white skull of a ship's bow: nobody's navy."""
    box((1.5, 0.04, 1.0), (0, 0, 0), flat("#9a1a18", 0.9, 0), (0, 4, 0), bev=0.01)
    bone = flat("#efe6d0")
    ball(0.24, (0, -0.05, 0.08), bone, (1, 0.2, 0.95), seg=28)
    box((0.22, 0.05, 0.14), (0, -0.05, -0.16), bone, bev=0.02)
    for s in (-1, 1):
        ball(0.07, (s * 0.09, -0.1, 0.08), flat("#15110f"), (1, 0.4, 1.1), seg=16)
        tube([(-s * 0.45, -0.05, -0.4), (s * 0.45, -0.05, -0.18)], 0.05, bone)


def crown():
    """Gold with red stones; its copy is as good."""
    gold = metal("#e0b04a", 0.18, 0.25)
    lathe([(0.50, 0.0), (0.54, 0.05), (0.52, 0.24), (0.50, 0.26)], gold, thick=0.05, seg=64)
    for k in range(8):
        a = math.radians(45 * k)
        at = 0.53 * math.sin(a), -0.53 * math.cos(a)
        plate([(-0.2, 0), (0.2, 0), (0, 0.42)], 0.05, (*at, 0.22), gold, (90, 0, 45 * k), bev=0.01)
        ball(0.07, (at[0], at[1], 0.68), gold, seg=16)
        ball(0.06, (at[0] * 1.06, at[1] * 1.06, 0.14), enamel("#a01420", 0.05), seg=16)
    ball(0.47, (0, 0, 0.2), flat("#6a1420", 0.9, 0), (1, 1, 0.7), seg=32)


def strongbox():
    put(heist, (0, 0, 0), 0, 0.7)


def tunnel():
    """A boarding tube: ringed canvas between two locks, lit from within."""
    cyl(0.34, 2.4, (0, 0, 0), glow("#ffcf8a", 1.2), (0, 90, 0), seg=32, bev=0)
    for k in range(9):
        ring(0.38, 0.05, (-1.1 + 0.275 * k, 0, 0), flat("#c9b48a"), (0, 90, 0), seg=40)
    for s in (-1, 1):
        lathe(
            [(0.4, 0), (0.52, 0.08), (0.52, 0.2), (0.4, 0.26)], gunmetal(), loc=(s * 1.2 - 0.13, 0, 0), rot=(0, 90, 0)
        )


def scrap():
    """A heap of hull plates, pipes and a dead engine bell."""
    rng = random.Random(12)
    mats = [flat(c) for c in ("#6a4a34", "#7d7364", "#8a5426", "#4a4e55")] + [copper(), gunmetal()]
    for _ in range(34):
        r = abs(rng.gauss(0, 0.8))
        at = rng.choice((-1, 1)) * r, rng.uniform(-0.5, 0.5), max(0.1, 0.95 - 0.6 * r) * rng.uniform(0.3, 1)
        size = rng.uniform(0.2, 0.7), rng.uniform(0.1, 0.5), rng.uniform(0.04, 0.16)
        box(size, at, rng.choice(mats), tuple(rng.uniform(-50, 50) for _ in "xyz"), bev=0.02)
    cyl(0.5, 0.8, (0.5, -0.3, 0.6), gunmetal(), (70, 20, 0), r2=0.3)
    ring(0.48, 0.07, (0.45, -0.65, 0.75), brass(), (70, 20, 0), seg=44)
