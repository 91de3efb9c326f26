"""Sets under a sky: desert, canyon, pasture, a town's street, docks, market, a cave."""

import math

from board_train import cactus, shrub
from studio.materials import glow, gunmetal, paint, wood
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.furniture import stall
from scenes.stage import SKIES, flat, put, sky


def ground(colour, rng, stones="#6a4a34", number=34):
    box((60, 30, 0.1), (0, 10, -0.06), paint(colour, 0.95, 0, 0.45, 0), bev=0)
    for _ in range(number):
        at = rng.uniform(-6, 6), rng.uniform(-2, 6), 0
        ball(rng.uniform(0.03, 0.13), at, flat(stones, 0.9, 0), (1, 1, 0.6), seg=10)


def butte(x, y, size, rng, tones):
    """A table mountain in ragged layers."""
    for k in range(5):
        shape, r = [], size * (1 - 0.1 * k)
        for j in range(22):
            a = 2 * math.pi * j / 22
            wide = r * rng.uniform(0.88, 1.08)
            shape.append((wide * math.cos(a), 0.7 * wide * math.sin(a)))
        plate(shape, size * 0.36, (x, y, size * (0.16 + 0.34 * k)), flat(tones[k % len(tones)], 0.9, 0), bev=0.06)


def desert(rng, air="day"):
    """Dust, table mountains, scrub."""
    sky(*SKIES[air])
    ground("#b98a55" if air in ("day", "dusk") else "#6a5a4c", rng)
    tones = ("#8a452b", "#a85a36", "#93502f", "#b4663c")
    for x, y, size in ((-7, 13, 2.0), (-2.5, 17, 1.5), (4.6, 14, 2.3), (9.5, 17, 1.9)):
        butte(x, y, size, rng, tones)
    for x, y in ((-4.2, 4.5), (3.2, 5.5), (4.8, 3.6)):
        put(lambda: cactus((0, 0), rng), (x, y, 0.5), 0, 2.4)
    for _ in range(7):
        put(lambda: shrub((0, 0), rng, flat("#7a7a44", 0.9, 0)), (rng.uniform(-6, 6), rng.uniform(2, 6), 0.3), 0, 2.0)


def canyon(rng, air="dusk"):
    """A pass between two walls of rock, a slot of sky."""
    sky(*SKIES[air])
    ground("#a06a40", rng)
    tones = ("#7a3a24", "#94502f", "#6a3220", "#a0603a", "#84432a")
    for side in (-1, 1):
        for k in range(4):
            butte(side * (3.6 + 0.7 * k), 2.2 + 2.0 * k, 2.3 - 0.1 * k, rng, tones)


def pasture(rng, air="dusk"):
    """Grass, a fence, a barn and a windmill."""
    sky(*SKIES[air])
    ground("#7a7038", rng, "#5a5430")
    rail = wood("#8a6a44", "#4a341f", 1.0, "X")
    for z in (0.55, 0.95):
        box((18, 0.08, 0.14), (0, 3.4, z), rail, bev=0.02)
    for k in range(-6, 7):
        box((0.16, 0.16, 1.25), (k * 1.4, 3.4, 0.6), rail, bev=0.02)
    red = flat("#8a2c22", 0.7, 0.1)
    box((3.4, 2.0, 2.2), (4.6, 8, 1.1), red, bev=0.03)
    plate([(-1.8, 0), (1.8, 0), (1.1, 0.9), (-1.1, 0.9)], 2.2, (4.6, 8, 2.2), flat("#4a3028"), (90, 0, 0))
    box((1.2, 0.1, 1.4), (4.4, 6.95, 0.7), flat("#e8d8b0"), bev=0.02)
    tube([(-4.6, 8, 0), (-4.6, 8, 4.0)], 0.12, rail)
    for k in range(8):
        put(
            lambda: box((0.28, 0.04, 1.1), (0, 0, 0.7), flat("#d8d0bc"), bev=0.01),
            (-4.6, 7.8, 3.9),
            0,
            1,
            (0, 45 * k + 9),
        )
    for _ in range(16):
        put(
            lambda: shrub((0, 0), rng, flat("#8a8a3c", 0.9, 0)),
            (rng.uniform(-6, 6), rng.uniform(1.6, 3.2), 0.3),
            0,
            1.5,
        )


def street(rng, air="dusk"):
    """A rim town's one street: false fronts, porches, lamps in windows."""
    sky(*SKIES[air])
    ground("#8a6a48", rng)
    for k, (hue, high) in enumerate(
        (("#8a5a34", 2.9), ("#6f7a70", 3.5), ("#a07a4a", 2.7), ("#7a4a3a", 3.3), ("#8a7a5a", 2.9))
    ):
        x = -6.2 + 3.1 * k
        box((2.9, 2, high), (x, 5.4, high / 2), flat(hue, 0.8, 0.1), bev=0.03)
        for row in range(int(high / 0.3)):
            box((2.92, 0.03, 0.02), (x, 4.39, 0.3 * row + 0.2), flat("#2a1c12"), bev=0)
        box((2.9, 1.0, 0.1), (x, 4.0, 1.75), flat("#5a3a24"), (-10, 0, 0), bev=0.02)
        box((0.7, 0.06, 1.3), (x - 0.6, 4.36, 0.65), flat("#3a2416"), bev=0.02)
        box((0.8, 0.06, 0.6), (x + 0.6, 4.36, 1.0), glow("#ffc46a", 3 if air != "day" else 0.6), bev=0.02)
        box((1.7, 0.08, 0.4), (x, 4.36, high - 0.4), flat(("#c89a3a", "#b3392c", "#3a6a78")[k % 3]), bev=0.02)
        for side in (-1.35, 1.35):
            cyl(0.06, 1.7, (x + side, 3.6, 0.85), flat("#5a3a24"), seg=14)


def docks(rng, air="dusk"):
    """A landing field: a freighter's flank, masts with lamps, cargo, steam."""
    sky(*SKIES[air])
    ground("#6a5a4a", rng)
    for x, y in ((-5.4, 6), (0.6, 8), (5.2, 6.4)):
        tube([(x, y, 0), (x, y, 3.6)], 0.07, gunmetal())
        ball(0.18, (x, y, 3.65), glow("#ffd08a", 8), seg=16)
        box((0.9, 0.08, 0.5), (x, y - 0.1, 2.9), flat(("#b3392c", "#c89a3a", "#2f6f79")[int(y) % 3]), bev=0.02)
    for x, y, size, hue in (
        (-3.8, 4.4, 1.1, "#2f6f79"),
        (-2.4, 5.0, 0.8, "#b5532c"),
        (4.0, 4.6, 1.0, "#6d7a3a"),
        (2.9, 5.2, 1.3, "#8a3a2c"),
    ):
        box((size * 1.5, size, size), (x, y, size / 2), flat(hue, 0.6, 0.2), (0, 0, rng.uniform(-12, 12)), bev=0.05)
        for k in range(4):
            box((0.06, size * 1.02, size * 1.02), (x - 0.45 * size + 0.3 * size * k, y, size / 2), gunmetal(), bev=0.01)


def market(rng):
    """The bazaar: stalls under awnings, strings of lanterns, pipes and old hulls for a ceiling."""
    box((60, 30, 0.1), (0, 10, -0.06), flat("#3f3a3a", 0.8, 0.1), bev=0)
    for x, y, turn in ((-3.3, 4.0, 12), (0.4, 5.0, -4), (3.9, 4.0, -14)):
        put(stall, (x, y, 0), turn, 1.05)
    for row, (z, hues) in enumerate(((3.1, ("#ffb84a", "#ff6a4a")), (3.5, ("#ffd27a", "#5fe0d0")))):
        points = [(-6 + 2 * k, 2.6 + 0.7 * row, z - 0.24 * (k % 2)) for k in range(7)]
        tube(points, 0.015, gunmetal())
        for k in range(24):
            at = -6 + 0.5 * k, 2.6 + 0.7 * row, z - 0.12 - 0.1 * math.sin(math.pi * k / 4) ** 2
            ball(0.07, at, glow(hues[k % 2], 3), seg=12)
    box((40, 0.2, 6), (0, 8.5, 3), flat("#4a3a34", 0.7, 0.1), bev=0)
    for k in range(9):
        hue = ("#2f6f79", "#b5532c", "#7a4a63", "#c9a45a")[k % 4]
        box((1.6, 0.1, 1.2), (-7 + 1.8 * k, 8.3, 2.2 + 0.5 * (k % 3)), flat(hue, 0.7, 0.1), bev=0.04)
        ring(0.4, 0.06, (-6.4 + 1.8 * k, 8.2, 0.9 + 0.6 * (k % 2)), gunmetal(), (90, 0, 0), seg=32)


def cave(rng):
    """A hide-out in an asteroid: rock, a lantern on a pole, the stars in the mouth of it."""
    ground("#4c4448", rng, "#3a3438", 60)
    rock = flat("#5a5054", 0.95, 0, 0.5)
    for _ in range(74):
        a = rng.uniform(-0.1, math.pi + 0.1)
        r = rng.uniform(3.9, 5.0)
        at = r * math.cos(a) * 1.2, rng.uniform(3.0, 5.0), 0.2 + r * 0.78 * math.sin(a)
        ball(rng.uniform(0.6, 1.15), at, rock, (1.1, 1, 0.9), (rng.uniform(0, 90),) * 3, seg=9)
    box((30, 0.1, 14), (0, 24, 5), glow("#0c1630", 0.6), bev=0)
    for _ in range(70):
        ball(
            rng.uniform(0.02, 0.06),
            (rng.uniform(-8, 8), 23, rng.uniform(0, 8)),
            glow("#fff2d8", rng.randint(3, 7)),
            seg=6,
        )
