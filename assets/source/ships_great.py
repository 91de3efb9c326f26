"""The great and the terrible of the star chart: a cruiser, a raider, and the two stations."""

import math
import random

from hulls import engine, loft
from studio.materials import brass, copper, glow, gunmetal, paint
from studio.scene import count
from studio.shapes import ball, box, cyl, group, lathe, objects_since, plate, ring, tube


def slab(rng, walls, x, y, wide, deep, z, high):
    """A tower of a flying city with lit windows; a negative height hangs."""
    warm, cool = glow("#ffc765", 5), glow("#9fd8ff", 5)
    up = math.copysign(1, high)
    high = abs(high)
    box((wide, deep, high), (x, y, z + up * high / 2), rng.choice(walls), bev=0.015, taper=0.86 if up > 0 else 1.0)
    for k in range(int(high / 0.13)):
        at = k * 0.13 + 0.08
        near = 1 - 0.14 * at / high if up > 0 else 1
        if rng.random() < 0.8:
            lit = rng.choice((1, 2, 3))
            for j in range(lit):
                side = x + (j - (lit - 1) / 2) * wide * 0.30
                box(
                    (wide * 0.22, 0.02, 0.045),
                    (side, y - deep * near / 2, z + up * at),
                    rng.choice((warm, warm, cool)),
                    bev=0,
                )
        if rng.random() < 0.6:
            box((0.02, deep * 0.5, 0.04), (x + wide * near / 2, y, z + up * at), warm, bev=0)


def cruiser():
    """A city that flies: standing slabs on a keel, the tallest amidships, with an under-city; seen from low down."""
    rng = random.Random(4)
    walls = [paint(c, 0.4, 0.35, 0.18, 0.8) for c in ("#98a2ac", "#7b8792", "#b3ab9a", "#66727e")]
    keel = [
        (-1.9, 0.22, 0.10, 0, 4),
        (-1.5, 0.62, 0.17, 0, 5),
        (0, 0.80, 0.20, 0, 5),
        (1.4, 0.56, 0.16, 0, 5),
        (2.1, 0.12, 0.06, 0, 4),
    ]
    loft(keel, walls[3])
    for side in (-1, 1):
        box((0.08, 2.6, 0.13), (side * 0.80, -0.1, 0.0), paint("#7a2f3f", 0.4, 0.4), bev=0.03)
        for k in range(11):
            box((0.03, 0.10, 0.05), (side * 0.85, -1.3 + k * 0.24, 0.01), glow("#ffc765", 5), bev=0)
    for row in range(-7, 8):
        for column in range(-2, 3):
            x, y = column * 0.26, row * 0.23
            if abs(x) > 0.66 - 0.16 * abs(y) or rng.random() < 0.08:
                continue
            tall = 1.75 * math.exp(-(y**2) / 0.55 - x * x * 3.5) * (0.55 + 0.45 * rng.random())
            wide, deep = 0.20 + 0.04 * rng.random(), 0.18 + 0.04 * rng.random()
            slab(rng, walls, x, y, wide, deep, 0.14, 0.20 + 0.30 * rng.random() + tall)
    for row in range(-4, 5):
        for column in (-1, 0, 1):
            hang = 0.15 + 0.75 * math.exp(-(row**2) / 7) * rng.random()
            slab(rng, walls, column * 0.28, row * 0.26, 0.20, 0.18, -0.12, -hang)
    for x, y, high in ((0, 0, 2.0), (0.26, -0.2, 1.5), (-0.24, 0.2, 1.6)):
        cyl(0.026, 0.7, (x, y, high), brass(), r2=0.006, bev=0)
    for side in (-1, 0, 1):
        engine(side * 0.34, -1.95, 0.0, 0.14, gunmetal(), brass(), "#7fc4ff", 0.3, 5)


def torn_wing(rng, side, size, hull, scrap, bone):
    """A wing of a raider: ragged, patched with bolted scrap, spikes along the shoulder."""
    edge = [
        (0, 0.42),
        (0.22, 0.50),
        (0.34, 0.86),
        (0.42, 0.46),
        (0.60, 0.40),
        (0.78, 0.78),
        (0.80, 0.30),
        (1.02, 0.10),
        (0.96, -0.06),
        (1.34, -0.40),
        (0.94, -0.34),
        (0.90, -0.52),
        (1.02, -1.02),
        (0.70, -0.60),
        (0.52, -0.58),
        (0.46, -0.84),
        (0.32, -0.52),
        (0, -0.55),
    ]
    points = edge if side > 0 else edge[::-1]
    plate([(side * x * size, y * size) for x, y in points], 0.09, (side * 0.30, -0.15, 0.0), scrap, (0, side * 8, 0))
    for x, y, wide, turn in ((0.42, 0.12, 0.34, 20), (0.66, -0.18, 0.30, -12), (0.40, -0.28, 0.26, 35)):
        patch = rng.choice([hull, paint("#8a5426", 0.6, 0.1, 0.5, 0.9), gunmetal()])
        spot = (side * (0.30 + x * size), y - 0.15, 0.07 - 0.05 * x)
        box((wide, wide * 0.8, 0.06), spot, patch, (0, side * 8, turn), bev=0.015)
    for k in range(6):
        y = -0.55 + k * 0.24
        spot = (side * (0.60 - abs(y) * 0.22), y, 0.18)
        spike = bone if k % 2 else gunmetal()
        cyl(0.055, 0.55 + 0.2 * rng.random(), spot, spike, (-30 - 10 * k, side * 62, 0), r2=0.0, bev=0)


def raider():
    """Scrap, spikes, cables, no two sides alike."""
    rng = random.Random(11)
    hull, scrap = paint("#7c2b1c", 0.6, 0.1, 0.5, 0.9), paint("#4a3b31", 0.6, 0.1, 0.5, 0.9)
    bone = paint("#cdbb95", 0.5, 0.2, 0.3, 0.5)
    body = [
        (-1.0, 0.30, 0.26, 0, 3),
        (-0.55, 0.52, 0.34, 0.02, 3.5),
        (0.05, 0.46, 0.30, 0.03, 3),
        (0.55, 0.30, 0.24, 0.05, 2.6),
        (1.0, 0.17, 0.15, 0.05, 2.2),
        (1.45, 0.03, 0.03, 0.03, 2),
    ]
    loft(body, hull)
    patches = [scrap, hull, gunmetal(), paint("#9a5a28", 0.6, 0.1, 0.5, 0.9)]
    for _ in range(16):
        lean, y = rng.uniform(-0.8, 0.8), rng.uniform(-0.8, 0.6)
        wide = 0.48 - max(0, y) * 0.35
        size = (rng.uniform(0.14, 0.34), rng.uniform(0.14, 0.32), 0.07)
        turn = (rng.uniform(-9, 9), math.degrees(lean) * 0.8, rng.uniform(-25, 25))
        box(size, (wide * math.sin(lean), y, 0.05 + 0.31 * math.cos(lean)), rng.choice(patches), turn, bev=0.02)
    for side, size in ((-1, 1.0), (1, 0.82)):
        torn_wing(rng, side, size, hull, scrap, bone)
    for x, y, long in ((-0.10, 1.45, 0.9), (0.13, 1.35, 0.7), (0, 1.55, 1.1)):
        cyl(0.05, long, (x, y, 0.05), bone, (-90, 0, x * 60), r2=0, bev=0)
    for k in range(3):
        cyl(0.06, 0.6, (0, -0.4 + k * 0.4, 0.42), bone, (-42, 0, 0), r2=0, bev=0)
    ball(0.13, (0.05, 0.62, 0.25), glow("#ff3a12", 4), (1, 1.4, 0.6))
    tube([(-0.4, -0.7, 0.3), (-0.7, -0.2, 0.35), (-0.35, 0.4, 0.28)], 0.035, copper())
    tube([(0.35, -0.8, 0.3), (0.1, -0.3, 0.48), (0.45, 0.3, 0.25)], 0.035, copper())
    engine(-0.24, -1.12, 0.05, 0.24, gunmetal(), scrap, "#ff7a1c", 0.35, 6)
    engine(0.27, -1.02, 0.02, 0.16, gunmetal(), scrap, "#ff7a1c", 0.30, 6)


def moored(rng, number, hull, awning):
    """One of the old hulls of the bazaar, moored to its ring, with a string of lamps to the hub."""
    angle = 360 * number / 7 + rng.uniform(-7, 7)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    n, long = count(), rng.uniform(0.36, 0.58)
    body = [
        (-long, 0.12, 0.10, 0, 2.5),
        (-long * 0.7, 0.24, 0.20, 0, 3),
        (long * 0.4, 0.25, 0.21, 0, 3),
        (long * 0.85, 0.16, 0.14, 0, 2.4),
        (long, 0.04, 0.04, 0, 2),
    ]
    loft(body, paint(hull, 0.5, 0.2, 0.35, 0.9))
    for k in range(3):
        ring(0.245, 0.022, (0, -long * 0.5 + k * long * 0.45, 0), gunmetal(), (90, 0, 0), seg=32)
        ball(0.03, (-0.1 + 0.1 * k, long * 0.5, 0.2), glow("#ffd58a", 5))
    box((0.30, 0.26, 0.03), (0, -0.05, 0.30), paint(awning, 0.7, 0.1), (10, 8, 0), bev=0.01)
    group(objects_since(n), (1.22 * c, 1.22 * s, 0.06), (0, 0, angle + rng.choice([0, 90, 90])))
    tube([(0.5 * c, 0.5 * s, 0.1), (1.05 * c, 1.05 * s, 0.04)], 0.07, gunmetal())
    string = [(0.1 * c, 0.1 * s, 0.95), (0.7 * c, 0.7 * s, 0.52), (1.2 * c, 1.2 * s, 0.38)]
    tube(string, 0.010, gunmetal())
    for t in (0.2, 0.4, 0.6, 0.8):
        p = [(1 - t) ** 2 * string[0][k] + 2 * t * (1 - t) * string[1][k] + t * t * string[2][k] for k in range(3)]
        ball(0.035, p, glow(rng.choice(["#ffd27a", "#ff8a5a", "#8fe0d0"]), 6), seg=12)


def bazaar():
    """A market bolted together from old hulls: a drum under a red tent, a ring, awnings, strings of lamps."""
    rng = random.Random(8)
    cyl(0.62, 0.55, (0, 0, 0.1), paint("#8a7458", 0.5, 0.2, 0.3, 0.9))
    cyl(0.46, 0.25, (0, 0, 0.48), paint("#5a4a3c", 0.5, 0.2))
    lathe([(0.52, 0.56), (0.40, 0.70), (0.16, 0.86), (0.05, 0.98), (0, 1.0)], paint("#a8352c", 0.5, 0.3), seg=10)
    ball(0.09, (0, 0, 1.04), glow("#ffcf7a", 6))
    ring(1.22, 0.10, (0, 0, 0), paint("#6b6f76", 0.45, 0.2, 0.3, 0.9))
    hulls = ["#2f6f79", "#b5532c", "#c9a45a", "#6d7a3a", "#7a4a63", "#8d97a3", "#a8432c"]
    awnings = ["#e0b040", "#d0503a", "#3a9a9a", "#d87aa0", "#e8dcc0"]
    for number, hull in enumerate(hulls):
        moored(rng, number, hull, rng.choice(awnings))


def skyplex():
    """A private wheel of cold steel: a spindle with red windows, four spokes, a heavy rim."""
    steel, dark = paint("#6a7684", 0.35, 0.5, 0.15, 0.7), paint("#2a2f38", 0.4, 0.4, 0.2, 0.7)
    red, white = glow("#ff3a1c", 5), glow("#d8ecff", 4)
    ring(1.15, 0.17, (0, 0, 0), steel, seg=96, scale=(1, 1, 1.3))
    ring(1.15, 0.06, (0, 0, 0.22), dark, seg=96)
    for k in range(24):
        a = math.radians(15 * k)
        if k % 3:
            box((0.035, 0.16, 0.05), (1.33 * math.cos(a), 1.33 * math.sin(a), 0.02), white, (0, 0, 15 * k), bev=0)
        else:
            box((0.16, 0.28, 0.42), (1.20 * math.cos(a), 1.20 * math.sin(a), 0.04), dark, (0, 0, 15 * k), bev=0.03)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        cyl(0.085, 0.9, (0.66 * math.cos(a), 0.66 * math.sin(a), 0.05), steel, (0, 90, 45 + 90 * k))
    spindle = [
        (0, -0.9),
        (0.10, -0.85),
        (0.22, -0.45),
        (0.40, -0.2),
        (0.42, 0.2),
        (0.30, 0.45),
        (0.20, 0.9),
        (0.08, 1.15),
        (0, 1.2),
    ]
    lathe(spindle, dark)
    for z, r in ((0.30, 0.385), (0.62, 0.262), (-0.05, 0.418)):
        ring(r, 0.028, (0, 0, z), red, seg=64)
    for z, r in ((0.16, 0.43), (0.46, 0.31), (0.92, 0.20)):
        ring(r, 0.022, (0, 0, z), brass(), seg=64)
    cyl(0.018, 0.7, (0, 0, 1.45), brass(), r2=0.004, bev=0)
    ball(0.05, (0, 0, 1.80), red, seg=14)
