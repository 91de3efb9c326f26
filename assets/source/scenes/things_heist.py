"""What is found, lost or torn on a heist; each round the origin, on the floor."""

import math
import random

from studio.materials import brass, cloth, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, mesh, plate, ring, text, tube
from tokens import crate

from scenes.furniture import coins
from scenes.stage import flat, lit, put, tin


def wallsafe():
    """A hole in the wall, its panel hanging by a screw: an open safe with money in it, the numbers chalked beside."""
    box((1.3, 0.3, 1.1), (0, 0.16, 1.5), flat("#17150f", 0.7, 0), bev=0.02)
    for x, z, wide, high in ((0, 2.03, 1.5, 0.16), (0, 0.97, 1.5, 0.16), (-0.7, 1.5, 0.16, 1.2), (0.7, 1.5, 0.16, 1.2)):
        box((wide, 0.5, high), (x, 0, z), tin("#8f969e"), bev=0.03)
    put(coins, (-0.02, -0.05, 1.06), 0, 0.75)
    box((0.98, 0.2, 0.1), (0, -0.02, 1.02), lit("#ffd27a", 1.2), bev=0)
    put(safedoor, (0.86, -0.3, 1.5), -62, 1.0)
    panel = flat("#7a8288", 0.5, 0.3)
    box((1.5, 0.08, 1.2), (-1.0, -0.3, 0.66), panel, (0, 34, 12), bev=0.03)
    text("3 - 1 - 4", 0.26, flat("#f4efe0"), (-1.5, -0.14, 1.95), (90, 0, 0))


def safedoor():
    """The door of a small safe, with its wheel."""
    box((1.1, 0.16, 1.0), (0.5, 0, 0), tin("#6a7078"), bev=0.04)
    ring(0.2, 0.04, (0.5, -0.16, 0), brass(), (90, 0, 0), seg=36)
    for a in (0, 60, 120):
        box((0.44, 0.05, 0.05), (0.5, -0.16, 0), brass(), (0, a, 0), bev=0.01)


def locker():
    """A cupboard of steel with both doors open: rifles in a row, boxes of rounds under them."""
    olive = flat("#59663c", 0.5, 0.3)
    box((2.0, 0.1, 2.2), (0, 0.4, 1.15), flat("#2a2e22", 0.7, 0.1), bev=0.02)
    for z in (0.06, 2.24):
        box((2.1, 0.8, 0.1), (0, 0.05, z), olive, bev=0.02)
    for s in (-1, 1):
        box((0.1, 0.8, 2.2), (s * 1.0, 0.05, 1.15), olive, bev=0.02)
        box((0.08, 0.8, 2.2), (s * 1.28, -0.55, 1.15), olive, (0, 0, s * 40), bev=0.03)
    box((1.9, 0.06, 0.12), (0, 0.26, 2.1), lit("#ffe2a0", 4), bev=0)
    for k in range(5):
        x = -0.7 + 0.35 * k
        cyl(0.045, 1.0, (x, 0.1, 1.62), gunmetal(), (4, 0, 0), seg=16)
        box((0.1, 0.14, 0.6), (x, 0.06, 0.98), wood("#9a6230", "#5a341a", 1.0, "Z"), (6, 0, 0), bev=0.03)
    for k in range(4):
        box((0.4, 0.4, 0.3), (-0.66 + 0.44 * k, -0.1, 0.62), flat(("#c8a03a", "#8a2a22")[k % 2]), bev=0.02)
        for i in range(3):
            cyl(0.045, 0.22, (-0.78 + 0.44 * k + 0.12 * i, -0.16, 0.82), brass(), seg=12)


def pallet():
    """A load on its way down: crates on boards, four ropes, a wide parachute."""
    for k in range(4):
        box((0.34, 1.0, 0.1), (-0.6 + 0.4 * k, 0, 0.05), wood("#b88a54"), bev=0.02)
    for x, z, size in ((-0.36, 0.1, 0.56), (0.36, 0.1, 0.56), (0.0, 0.66, 0.56)):
        put(crate, (x, 0, z), 6, size)
    for x in (-0.7, 0.7):
        for y in (-0.4, 0.4):
            tube([(x, y, 0.05), (x * 0.9, y * 0.6, 1.0), (x * 1.4, y, 2.05)], 0.022, flat("#efe6cc"))
    for k in range(9):
        a = math.radians(-80 + 20 * k)
        tone = ("#d8402f", "#f4ecd8")[k % 2]
        at = 1.15 * math.sin(a), 0, 1.9 + 0.62 * math.cos(a)
        ball(0.3, at, cloth(tone, 30, 0.3), (0.75, 2.4, 1.0), (0, math.degrees(a), 0), seg=20)


def breaker():
    """A box on the wall with a great knife switch thrown upwards, sparks, and a row of lamps that burn."""
    box((1.1, 0.2, 1.3), (0, 0, 1.55), flat("#3a4048", 0.4, 0.4), bev=0.04)
    box((0.9, 0.06, 1.1), (0, -0.11, 1.55), flat("#d8b03a", 0.5, 0.2), bev=0.02)
    for s in (-1, 1):
        box((0.1, 0.14, 0.66), (s * 0.2, -0.24, 1.75), metal("#d88a4a", 0.3, 0.3), (-12, 0, 0), bev=0.02)
        cyl(0.1, 0.16, (s * 0.2, -0.18, 1.42), metal("#d88a4a", 0.3, 0.3), (90, 0, 0), seg=20)
    box((0.62, 0.14, 0.14), (0, -0.34, 2.06), flat("#b0201c", 0.4, 0.4), bev=0.04)
    for k in range(8):
        a = math.radians(45 * k)
        tip = 0.42 * math.cos(a), -0.3, 1.72 + 0.42 * math.sin(a)
        tube([(0, -0.3, 1.72), tip], 0.02, lit("#fff2b0", 6), taper=[1, 0.2])
    for k in range(6):
        x = -2.6 + 1.9 * k
        tube([(x, 0, 2.8), (x, 0, 2.62)], 0.03, gunmetal())
        ball(0.19, (x, -0.1, 2.5), lit("#fff0b8", 6), seg=20)
    tube([(0.0, 0.06, 2.2), (0.0, 0.06, 2.8)], 0.05, gunmetal())


def packed():
    """An open case with a place for each thing, and a list in its lid with a tick at every line."""
    lining = cloth("#8a2430", 30, 0.3)
    box((2.0, 0.9, 0.34), (0, 0, 0.17), flat("#6a4424", 0.5, 0.3), bev=0.05)
    box((1.86, 0.76, 0.04), (0, 0, 0.35), lining, bev=0.01)
    box((2.0, 0.14, 1.1), (0, 0.52, 0.86), flat("#6a4424", 0.5, 0.3), (-10, 0, 0), bev=0.05)
    box((1.86, 0.04, 0.98), (0, 0.43, 0.86), lining, (-10, 0, 0), bev=0.01)
    box((0.86, 0.03, 0.9), (0.1, 0.38, 0.87), flat("#f4ecd8", 0.8, 0), (-10, 0, 3), bev=0)
    for k in range(4):
        z = 1.18 - 0.2 * k
        y = 0.42 - 0.035 * k
        box((0.42, 0.03, 0.05), (0.2, y, z), flat("#5a4a3a"), bev=0)
        tube([(-0.24, y, z), (-0.18, y, z - 0.07), (-0.07, y, z + 0.08)], 0.026, flat("#1f8a44"), taper=[1, 1, 1])
    box((0.4, 0.4, 0.3), (-0.68, -0.1, 0.5), flat("#f0f0ea"), bev=0.04)
    box((0.28, 0.02, 0.09), (-0.68, -0.31, 0.52), flat("#c8202a"), bev=0)
    box((0.09, 0.02, 0.26), (-0.68, -0.31, 0.52), flat("#c8202a"), bev=0)
    for k in range(5):
        ring(0.2, 0.045, (-0.16, -0.1, 0.4 + 0.07 * k), flat("#d8b070", 0.9, 0), seg=32)
    for k in range(3):
        cyl(0.08, 0.42, (0.24 + 0.19 * k, -0.1, 0.56), flat("#c8283a"), seg=18)
        ball(0.06, (0.24 + 0.19 * k, -0.1, 0.8), lit("#ffc24a", 3), seg=10)
    box((0.16, 0.6, 0.08), (0.84, -0.05, 0.42), steel(), bev=0.02)


def stuckgun():
    """A large pistol: a round stands across in its open slide, smoke comes out."""
    iron = metal("#5a626c", 0.3, 0.4)
    box((1.25, 0.16, 0.24), (0, 0, 0.3), iron, bev=0.04)
    box((0.44, 0.1, 0.16), (0.86, 0, 0.3), gunmetal(), bev=0.03)
    box((0.3, 0.16, 0.62), (-0.44, 0, -0.02), wood("#7a4a26", "#3a2010", 1.0, "Z"), (0, 16, 0), bev=0.05)
    ring(0.14, 0.03, (-0.14, 0, 0.12), gunmetal(), (90, 0, 0), seg=28)
    cyl(0.085, 0.36, (0.1, -0.04, 0.56), brass(), (0, 24, 0), seg=20)
    ball(0.085, (0.17, -0.04, 0.73), metal("#d8784a", 0.3, 0.3), (1, 1, 1.4), (0, 24, 0), seg=18)
    for k, (x, z, r) in enumerate(((0.06, 0.98, 0.12), (-0.08, 1.2, 0.17), (0.1, 1.42, 0.2))):
        puff = ball(r, (x, 0.06 * k, z), flat("#b8b8b8", 1, 0), seg=16)
        puff.visible_shadow = False


def snag():
    """A bent hook out of the wall: a bag hangs from it by a torn strap, what was in it falls."""
    tube([(0, 0.6, 2.3), (0, 0.1, 2.3), (0, -0.1, 2.2), (0.0, -0.2, 2.34), (0.0, -0.16, 2.5)], 0.07, flat("#c22a1c"))
    strap = flat("#caa05a", 0.8, 0.1)
    tube([(-0.02, -0.16, 2.3), (-0.3, -0.14, 1.9), (-0.3, -0.12, 1.62)], 0.045, strap)
    tube([(0.02, -0.16, 2.3), (0.36, -0.16, 2.1), (0.62, -0.2, 2.14), (0.8, -0.2, 2.0)], 0.045, strap)
    ball(0.46, (-0.16, 0, 1.3), cloth("#5f7a3a", 30, 0.4), (1.1, 0.7, 0.85), seg=28)
    box((0.6, 0.1, 0.2), (-0.16, -0.32, 1.42), flat("#4a5f2c"), bev=0.03)
    ring(0.08, 0.025, (-0.16, -0.4, 1.36), brass(), (90, 0, 0), seg=20)
    for x, z, tip in ((0.5, 1.2, 40), (0.62, 0.8, 100), (0.28, 0.66, 10)):
        cyl(0.06, 0.3, (x, -0.2, z), brass(), (0, tip, 0), seg=14)


def tornsack():
    """A sack with a rip as long as an arm: coins pour out of it, on the floor and all the way there."""
    ball(0.5, (0, 0, 0.9), cloth("#c8a870", 24, 0.5), (1.0, 0.85, 1.05), seg=32)
    cyl(0.18, 0.3, (0, 0, 1.5), cloth("#c8a870", 24, 0.5), r2=0.3, seg=24)
    ring(0.19, 0.04, (0, 0, 1.42), flat("#7a4a26"), seg=28)
    mesh([(0.1, -0.47, 1.1), (0.34, -0.4, 0.8), (0.22, -0.5, 0.5), (0.0, -0.5, 0.75)], [(0, 1, 2, 3)], flat("#2a1c10"))
    gold, rng = metal("#e8b24a", 0.24, 0.45), random.Random(6)
    for k in range(30):
        t = k / 29
        at = 0.2 + 0.9 * t + rng.uniform(-0.1, 0.1), -0.5 + rng.uniform(-0.1, 0.1), 0.85 + 0.5 * t - 1.3 * t * t
        cyl(0.11, 0.04, at, gold, tuple(rng.uniform(-80, 80) for _ in "xyz"), seg=20, bev=0.01)
    put(coins, (1.1, -0.4, 0), 0, 1.1)
    put(coins, (0.2, -0.5, -0.05), 30, 1.0)


def breach():
    """Where a wall was: torn plates bent outwards round a hole, stars behind it, splinters on their way."""
    cyl(1.5, 0.04, (0, 0.2, 1.6), flat("#05060c", 1, 0), (90, 0, 0), seg=40, bev=0)
    rng = random.Random(9)
    for _ in range(26):
        a, r = rng.uniform(0, 6.3), 1.35 * math.sqrt(rng.random())
        ball(0.025, (r * math.cos(a), 0.15, 1.6 + r * math.sin(a)), lit("#fff2d8", 5), seg=6)
    for k in range(14):
        a = 2 * math.pi * k / 14
        at = 1.5 * math.cos(a), 0.0, 1.6 + 1.5 * math.sin(a)
        claw = [(-0.34, 0.3), (0.34, 0.3), (rng.uniform(-0.1, 0.1), -0.5)]
        plate(claw, 0.06, at, tin("#8a929a"), (90, 90 - math.degrees(a) + 180, 0), bev=0.01)
    for _ in range(16):
        at = rng.uniform(-1.7, 1.7), rng.uniform(-1.4, -0.4), rng.uniform(0.5, 2.7)
        size = rng.uniform(0.1, 0.26)
        box((size, size * 0.7, 0.04), at, tin("#7a828a"), tuple(rng.uniform(-80, 80) for _ in "xyz"), bev=0)
    for k in range(6):
        z = 0.5 + 0.42 * k
        box((1.2, 0.02, 0.025), (-1.9 - 0.2 * (k % 2), -0.8, z), lit("#dfeaff", 2), (0, 4 - 2 * k, 0), bev=0)
