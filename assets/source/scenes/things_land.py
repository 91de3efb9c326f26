"""What grows, grazes, floats and hangs in the sky; each round the origin on the ground."""

import math
import random

from studio.materials import enamel, glow, wood
from studio.shapes import ball, box, cyl, ring, tube

from scenes.sets_space import globe
from scenes.stage import flat, lit, put, tin


def palm():
    trunk, leaf = flat("#7a5a34", 0.9, 0), flat("#3f7a34", 0.7, 0.1)
    tube([(0, 0, 0), (0.15, 0, 1.3), (0.5, 0, 2.8)], 0.13, trunk, taper=[1, 0.8, 0.6])
    for k in range(7):
        a = math.radians(51 * k)
        c, s = math.cos(a), math.sin(a)
        tube(
            [(0.5, 0, 2.8), (0.5 + 0.7 * c, 0.7 * s, 3.1), (0.5 + 1.4 * c, 1.4 * s, 2.5)],
            0.14,
            leaf,
            taper=[0.5, 1, 0.05],
        )


def deadtree():
    """Bare, twisted, with a crow on it."""
    rng, bark = random.Random(3), flat("#3a2e28", 0.9, 0)
    tube([(0, 0, 0), (0.12, 0, 1.2), (-0.1, 0, 2.6), (0.15, 0, 3.8)], 0.24, bark, taper=[1.1, 0.8, 0.55, 0.1])
    for k in range(8):
        z, side = 1.3 + 0.33 * k, (-1, 1)[k % 2]
        far = side * rng.uniform(0.8, 1.7)
        tube(
            [(0, 0, z), (far * 0.5, rng.uniform(-0.4, 0.4), z + 0.5), (far, rng.uniform(-0.6, 0.6), z + 0.8)],
            0.12,
            bark,
            taper=[1, 0.6, 0.1],
        )
    ball(0.14, (0.9, 0, 2.55), flat("#101012"), (1.6, 0.8, 0.9), seg=14)
    ball(0.08, (1.08, 0, 2.68), flat("#101012"), seg=10)


def roses():
    """A hedge in flower."""
    rng = random.Random(4)
    for k in range(5):
        ball(0.75, (-1.8 + 0.9 * k, 0, 0.45), flat("#2f5a34", 0.9, 0), (1, 0.8, 1), seg=16)
    for _ in range(40):
        at = rng.uniform(-2.3, 2.3), -0.55 + rng.uniform(-0.1, 0.15), rng.uniform(0.1, 1.05)
        ball(0.12, at, flat(rng.choice(("#c8203c", "#e0486a", "#8a1430", "#f0a0b0")), 0.5, 0.2), seg=10)


def sheep():
    wool, face = flat("#e8e2d2", 0.95, 0), flat("#2a2420")
    rng = random.Random(6)
    for _ in range(26):
        ball(0.2, (rng.uniform(-0.26, 0.26), rng.uniform(-0.5, 0.5), 0.72 + rng.uniform(-0.2, 0.24)), wool, seg=12)
    ball(0.5, (0, 0, 0.7), wool, (0.8, 1.3, 0.75), seg=20)
    ball(0.2, (0, -0.78, 0.92), face, (0.8, 1.2, 1), seg=16)
    for s in (-1, 1):
        ball(0.09, (s * 0.2, -0.68, 0.98), face, (1.6, 0.6, 0.6), seg=10)
        for y in (-0.3, 0.35):
            cyl(0.06, 0.5, (s * 0.2, y, 0.24), face, seg=10, bev=0)
        ball(0.04, (s * 0.09, -0.98, 1.0), flat("#e8d890"), seg=8)


def boat():
    """A fishing boat, its net hung out."""
    hull, deckwood = flat("#2f5a7a", 0.5, 0.3), flat("#b08a54", 0.7, 0.1)
    for k in range(7):
        wide = 0.62 * math.sin(math.pi * (k + 1.2) / 8.6)
        box((0.62, 2 * wide, 0.55), (-1.7 + 0.56 * k, 0, 0.25 + 0.02 * (k - 3) ** 2), hull, bev=0.05)
        box((0.6, 1.9 * wide, 0.06), (-1.7 + 0.56 * k, 0, 0.54 + 0.02 * (k - 3) ** 2), deckwood, bev=0)
    box((0.9, 0.8, 0.8), (0.7, 0, 0.95), flat("#e0d6bc", 0.6, 0.2), bev=0.04)
    box((0.5, 0.06, 0.3), (0.7, -0.42, 1.05), lit("#ffcf80", 2.5), bev=0)
    tube([(-0.5, 0, 0.5), (-0.5, 0, 3.0)], 0.06, deckwood)
    tube([(-0.5, 0, 2.6), (-1.9, 0, 1.2)], 0.04, deckwood)
    net = flat("#8a8a70", 0.9, 0)
    for k in range(6):
        tube([(-0.5, 0, 2.6 - 0.3 * k), (-1.8 + 0.1 * k, 0, 1.2 - 0.1 * k)], 0.015, net)
        tube([(-0.5 - 0.24 * k, 0, 2.5 - 0.25 * k), (-0.5 - 0.22 * k, 0, 0.7)], 0.015, net)


def pier():
    """A landing stage on piles, barrels on it."""
    plank = wood("#8a6a48", "#4a3420", 1.0, "Y")
    for k in range(16):
        box((1.8, 0.36, 0.1), (0, 0.4 * k, 0.5), plank, bev=0.02)
    for k in range(5):
        for s in (-1, 1):
            cyl(0.12, 1.3, (s * 0.9, 1.5 * k, 0.3), flat("#4a3420"), seg=12, bev=0)
    for x, y in ((0.5, 1.2), (0.3, 1.8), (-0.5, 3.2)):
        cyl(0.28, 0.7, (x, y, 0.9), flat("#7a4a2a", 0.7, 0.2), seg=20, bev=0.02)


def arch_rock():
    """Wind has made a door of it."""
    stone = flat("#b0603a", 0.95, 0)
    shape = [(-3.0, 0, 0.6), (-2.3, 0, 2.2), (-0.6, 0, 3.7), (1.3, 0, 3.3), (2.4, 0, 1.8), (2.8, 0, 0)]
    tube(shape, 0.8, stone, taper=[1.4, 1.0, 0.8, 0.75, 0.9, 1.4])
    for k in range(8):
        ball(0.5, (-3.4 + 0.95 * k, 0.3, 0.1), stone, (1.3, 1, 0.7), seg=9)


def mesa():
    """Three hills in a row, each with its own cap."""
    for x, size, hue in ((-4.4, 2.3, "#7a8a44"), (0.2, 2.9, "#6a7a3c"), (4.8, 2.2, "#8a9450")):
        ball(size, (x, 2, -0.2), flat(hue, 0.95, 0), (1, 0.8, 1.05), seg=36)
        cyl(0.34, 0.8, (x, 1.6, size * 1.05 - 0.1), flat("#c8bca0", 0.8, 0.1), seg=16, bev=0.02)
        cyl(0.42, 0.4, (x, 1.6, size * 1.05 + 0.45), flat("#8a3a2c", 0.8, 0.1), r2=0.02, seg=16, bev=0)


def bales():
    """Round bales and a rake."""
    straw = flat("#d0a848", 0.95, 0, 0.5)
    for x, y, turn in ((-1.1, 0, 20), (0.5, 0.4, -10), (1.8, -0.3, 40)):
        cyl(0.55, 0.9, (x, y, 0.55), straw, (90, 0, turn), seg=24, bev=0.05)


def harvester():
    """A reel as wide as a house, a cab, a pipe."""
    green, dark = flat("#5a7a2c", 0.5, 0.3), tin("#3a3c3e")
    box((2.6, 1.4, 1.2), (0.4, 0, 1.1), green, bev=0.1)
    box((0.9, 1.1, 0.8), (-0.5, 0, 2.0), enamel("#7fa8b8", 0.05), bev=0.06)
    box((1.0, 1.2, 0.1), (-0.5, 0, 2.45), green, bev=0.03)
    for x, r in ((-0.4, 0.6), (1.4, 0.42)):
        cyl(r, 0.34, (x, -0.75, r), dark, (90, 0, 0), seg=28)
        cyl(r * 0.5, 0.4, (x, -0.76, r), flat("#d8b040"), (90, 0, 0), seg=20)
    for k in range(8):
        put(lambda: box((0.06, 2.0, 1.5), (0, 0, 0), flat("#c8962c"), bev=0), (-1.9, 0, 0.75), 0, 1, (0, 45 * k))
    tube([(1.2, 0, 1.7), (1.9, 0, 2.7), (2.6, 0, 2.6)], 0.14, green)


def cart():
    """A two-wheeled cart with sacks."""
    timber = wood("#8a6238", "#4a2f18", 1.0, "X")
    box((1.9, 1.0, 0.12), (0, 0, 0.75), timber, bev=0.02)
    for y in (-0.5, 0.5):
        box((1.9, 0.08, 0.4), (0, y, 0.98), timber, bev=0.02)
        ring(0.55, 0.06, (0.1, y * 1.25, 0.56), flat("#4a2f18"), (90, 0, 0), seg=32)
        for k in range(4):
            put(
                lambda: box((1.05, 0.05, 0.05), (0, 0, 0), flat("#4a2f18"), bev=0),
                (0.1, y * 1.25, 0.56),
                0,
                1,
                (0, 45 * k),
            )
        tube([(-0.9, y * 0.8, 0.8), (-2.0, y * 0.7, 0.6)], 0.05, timber)
    for x in (-0.5, 0.1, 0.65):
        ball(0.36, (x, 0, 1.1), flat("#b89a68", 0.9, 0), (0.9, 1, 0.9), seg=18)


def graves():
    """A row of stones, a lantern, a fresh heap."""
    stone = flat("#8a8a84", 0.9, 0)
    for k, x in enumerate((-2.4, -1.1, 0.3, 1.6)):
        box((0.7, 0.2, 0.9), (x, 0.3 * (k % 2), 0.45), stone, (0, (-4, 3, -2, 6)[k], 0), bev=0.05)
        cyl(0.35, 0.2, (x, 0.3 * (k % 2), 0.9), stone, (90, 0, 0), seg=24)
        box((0.4, 0.02, 0.06), (x, 0.3 * (k % 2) - 0.11, 0.8), flat("#4a4a46"), bev=0)
        box((0.3, 0.02, 0.05), (x, 0.3 * (k % 2) - 0.11, 0.62), flat("#4a4a46"), bev=0)
    ball(0.6, (0.9, -0.9, 0), flat("#5a4432", 0.95, 0), (1.6, 0.8, 0.4), seg=16)
    cyl(0.1, 0.24, (-0.4, -0.5, 0.12), lit("#ffb84a", 4), seg=14)


def well():
    """A ring of stones under a little roof."""
    for k in range(12):
        a = math.radians(30 * k)
        box(
            (0.34, 0.24, 0.6),
            (0.6 * math.cos(a), 0.6 * math.sin(a), 0.3),
            flat("#9a9284", 0.9, 0),
            (0, 0, 30 * k + 90),
            bev=0.04,
        )
    for s in (-1, 1):
        cyl(0.07, 1.7, (s * 0.6, 0, 1.1), flat("#5a3c22"), seg=10, bev=0)
    cyl(1.1, 0.6, (0, 0, 2.2), flat("#7a4a2c", 0.9, 0), (0, 0, 45), 0.02, 4, 0)
    cyl(0.09, 1.2, (0, 0, 1.6), flat("#5a3c22"), (0, 90, 0), seg=12, bev=0)


def moon():
    """A pale disc in the sky."""
    m = ball(1, (0, 0, 0), glow("#f2ecd8", 2.6), (1, 0.1, 1), seg=40)
    m.visible_diffuse = m.visible_shadow = False


def redgiant():
    """A banded giant above the horizon."""
    globe("santo", (0, 0, 0), 1.0)


def ringed():
    """A ringed neighbour above the horizon."""
    globe("ezra", (0, 0, 0), 1.0)


def cloud():
    """A bank of cloud."""
    for k, (x, z, r) in enumerate(
        ((-1.6, 0, 0.6), (-0.8, 0.25, 0.85), (0.2, 0.35, 1.0), (1.1, 0.15, 0.8), (1.9, 0, 0.5))
    ):
        puff = ball(r, (x, 0.1 * k, z), flat("#eef0ee", 1.0, 0, 0.05), (1.25, 0.6, 0.75), seg=20)
        puff.visible_shadow = False


def flash():
    """Lightning."""
    points = [(0, 0, 4), (-0.4, 0, 3.0), (0.1, 0, 2.8), (-0.5, 0, 1.6), (0, 0, 1.4), (-0.6, 0, 0)]
    tube(points, 0.09, lit("#dfe8ff", 9), taper=[1, 0.9, 0.9, 0.7, 0.6, 0.1])
    for a, b in (((-0.4, 0, 3.0), (-1.4, 0, 2.2)), ((-0.5, 0, 1.6), (0.7, 0, 0.6))):
        tube([a, b], 0.05, lit("#dfe8ff", 7), taper=[1, 0.2])


def estate():
    """A house that floats over the sea on three rings."""
    white = flat("#eef0ec", 0.4, 0.4)
    for r, z in ((1.9, 0), (1.3, -0.45), (0.7, -0.85)):
        cyl(r, 0.3, (0, 0, z), white, r2=r * 0.9, seg=40, bev=0.05)
        ring(r * 0.96, 0.05, (0, 0, z - 0.16), lit("#5fc8ff", 4), seg=44)
    box((1.7, 1.2, 0.9), (0.2, 0, 0.6), white, bev=0.04)
    box((1.5, 0.06, 0.4), (0.2, -0.62, 0.65), enamel("#3f8ab0", 0.05), bev=0)
    cyl(0.5, 1.5, (-0.9, 0.2, 0.9), white, seg=28, bev=0.03)
    ball(0.5, (-0.9, 0.2, 1.65), flat("#d8a848", 0.3, 0.5), (1, 1, 0.9), seg=28)
    for x in (1.2, 1.5):
        ball(0.3, (x, -0.6, 0.4), flat("#4f8a3c", 0.8, 0), seg=14)


def stones():
    """Terraces of paddies, each with a mirror of water."""
    for k in range(5):
        y, z = 1.5 * k, 0.34 * k
        box((13, 1.5, 0.34), (0, y, z + 0.1), flat("#6a7a3c", 0.9, 0), bev=0.04)
        box((12.6, 1.1, 0.02), (0, y - 0.05, z + 0.29), enamel("#8fb8c0", 0.04), bev=0)
        for j in range(14):
            box((0.05, 0.05, 0.34), (-6 + 0.9 * j + 0.2 * (k % 2), y - 0.1, z + 0.4), flat("#8ab04a"), bev=0)
