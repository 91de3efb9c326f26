"""Furniture of plots: consoles, beds, tables, boards with bills; each round the origin on the floor."""

import math
import random

from studio.materials import brass, cloth, copper, enamel, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def screen():
    """A console with a map of orbits on it."""
    box((1.9, 0.5, 0.9), (0, 0.1, 0.45), flat("#4a4f58", 0.4, 0.4), bev=0.05)
    box((1.9, 0.12, 1.3), (0, 0.25, 1.5), flat("#2a2e36", 0.4, 0.4), bev=0.05)
    box((1.7, 0.04, 1.1), (0, 0.17, 1.5), lit("#0f4a5a", 1.4), bev=0)
    for r in (0.18, 0.32, 0.46):
        ring(r, 0.012, (0, 0.14, 1.5), lit("#5fe0d0", 4), (90, 0, 0), seg=40)
    for k, a in enumerate((20, 130, 250)):
        r = (0.18, 0.32, 0.46)[k]
        ball(
            0.05, (r * math.cos(math.radians(a)), 0.12, 1.5 + r * math.sin(math.radians(a))), lit("#ffc24a", 5), seg=10
        )
    for k in range(7):
        ball(0.05, (-0.7 + 0.23 * k, -0.1, 0.92), lit(("#ff5a3a", "#ffc24a", "#7affa0")[k % 3], 4), seg=10)


def poster():
    """A board with bills: somebody is wanted."""
    for s in (-1, 1):
        cyl(0.08, 2.2, (s * 0.85, 0.05, 1.1), flat("#4a3020"), seg=12, bev=0)
    box((1.9, 0.1, 1.5), (0, 0, 1.55), wood("#7a5030", "#3a2212", 1.0, "X"), bev=0.02)
    for x, z, turn, hue in ((-0.5, 1.55, -4, "#e2cf9e"), (0.45, 1.7, 5, "#e8d8b0"), (0.5, 1.12, -3, "#d8c08a")):
        high = 0.9 if hue == "#e2cf9e" else 0.5
        box((0.62, 0.02, high), (x, -0.07, z), flat(hue, 0.9, 0), (0, turn, 0), bev=0)
        ball(0.14, (x, -0.09, z + 0.1 * (high > 0.6)), flat("#3a1c12"), (1, 0.15, 1), seg=16)
        box((0.4, 0.02, 0.05), (x, -0.09, z - 0.2), flat("#3a1c12"), (0, turn, 0), bev=0)
        ball(0.03, (x, -0.1, z + high / 2 - 0.05), flat("#b3201c"), seg=10)


def bunk():
    """A sick bed: sheet, pillow, a bottle that drips."""
    box((2.2, 0.9, 0.14), (0, 0, 0.62), steel(), bev=0.03)
    box((2.1, 0.84, 0.2), (0, 0, 0.76), flat("#e8ecea", 0.8, 0.1), bev=0.06)
    ball(0.3, (-0.8, 0, 0.95), flat("#f2f4f2", 0.9, 0), (1, 1.2, 0.5), seg=20)
    for x in (-1.0, 1.0):
        cyl(0.05, 0.6, (x, -0.3, 0.3), steel(), seg=10, bev=0)
        cyl(0.05, 0.6, (x, 0.3, 0.3), steel(), seg=10, bev=0)
    tube([(-1.1, 0.4, 0.6), (-1.1, 0.4, 2.4), (-0.9, 0.3, 2.4)], 0.03, steel())
    cyl(0.12, 0.36, (-0.9, 0.3, 2.15), enamel("#d8a04a", 0.05), seg=16)
    tube([(-0.9, 0.3, 2.0), (-0.8, 0.1, 1.4), (-0.5, 0, 1.0)], 0.015, flat("#c8d0d0"))


def engine_part():
    """A coil that came apart: smoke and a red lamp."""
    cyl(0.4, 0.9, (0, 0, 0.5), tin("#6a5a4c"), (0, 70, 0), seg=28)
    for k in range(4):
        ring(0.44, 0.06, (-0.3 + 0.2 * k, 0, 0.6 - 0.07 * k), copper(), (0, 70, 0), seg=36)
    for k in range(6):
        puff = ball(0.2 + 0.07 * k, (0.2 + 0.16 * k, 0.1, 1.0 + 0.34 * k), flat("#8a8480", 1, 0), seg=14)
        puff.visible_shadow = False
    for k in range(9):
        a = 0.7 * k
        tube([(0.3, -0.2, 0.8), (0.3 + 0.5 * math.cos(a), -0.5, 0.8 + 0.5 * math.sin(a))], 0.014, lit("#ffd27a", 8))


def table():
    """A bare table of planks for whatever is laid on it."""
    box((2.6, 1.0, 0.1), (0, 0, 0.86), wood("#8a5a32", "#4a2a16", 1.0, "X"), bev=0.03)
    for x in (-1.1, 1.1):
        box((0.14, 0.8, 0.84), (x, 0, 0.42), flat("#4a2c18"), bev=0.03)


def supper():
    """A laid table: pot, bowls, bread, one candle."""
    table()
    cyl(0.26, 0.3, (0.1, 0.1, 1.06), tin("#4a4a4c"), seg=28)
    cyl(0.2, 0.02, (0.1, 0.1, 1.22), flat("#b86a2c"), seg=24, bev=0)
    for x in (-0.9, -0.4, 0.65, 1.05):
        lathe([(0, 0), (0.12, 0.02), (0.17, 0.1)], flat("#e0d2b0", 0.4, 0.4), loc=(x, -0.2, 0.92), thick=0.02, seg=24)
    ball(0.2, (-0.55, 0.2, 1.0), flat("#b87a3a", 0.8, 0.1), (1.4, 0.9, 0.7), seg=18)
    cyl(0.05, 0.3, (0.55, 0.2, 1.06), flat("#efe6d0"), seg=12)
    ball(0.06, (0.55, 0.2, 1.27), lit("#ffb84a", 8), (0.7, 0.7, 1.5), seg=10)


def map_table():
    """A table whose top is a chart with ships on it."""
    box((2.4, 1.3, 0.12), (0, 0, 0.84), wood("#6a4226", "#341c0e", 1.0, "X"), bev=0.03)
    box((2.2, 1.1, 0.02), (0, 0, 0.91), flat("#1f3a5e", 0.7, 0.1), bev=0)
    for r in (0.2, 0.36, 0.52):
        ring(r, 0.012, (-0.1, 0, 0.925), flat("#d8b060"), seg=44)
    for x, y, hue in ((-0.1, 0, "#ffd27a"), (0.26, 0.1, "#d87a3a"), (-0.5, -0.3, "#5ab8e0"), (0.4, -0.36, "#8ac86a")):
        ball(0.07, (x, y, 0.96), enamel(hue, 0.1), seg=14)
    for x, turn in ((0.75, 30), (-0.85, -50)):
        plate([(-0.08, -0.14), (0.08, -0.14), (0, 0.2)], 0.06, (x, 0.1, 0.96), flat("#c27208"), (0, 0, turn), bev=0.01)
    box((0.2, 1.0, 1.0), (-0.9, 0, 0.4), flat("#4a2c18"), bev=0.02)
    box((0.2, 1.0, 1.0), (0.9, 0, 0.4), flat("#4a2c18"), bev=0.02)


def wires():
    """An open panel: wires in all colours, one of them sparks."""
    box((1.6, 0.16, 1.7), (0, 0.1, 1.4), flat("#5a646e", 0.4, 0.4), bev=0.04)
    box((1.3, 0.06, 1.4), (0, 0.02, 1.4), flat("#15181c"), bev=0)
    rng = random.Random(3)
    for k in range(11):
        x = -0.55 + 0.11 * k
        tone = ("#d8302c", "#e8c03a", "#2f8ad0", "#3aa86a", "#e8e0d0")[k % 5]
        tube([(x, -0.02, 2.05), (x + rng.uniform(-0.2, 0.2), -0.14, 1.5), (-x * 0.8, -0.04, 0.78)], 0.03, flat(tone))
    ball(0.09, (0.1, -0.2, 1.4), lit("#dff0ff", 12), seg=12)
    for k in range(8):
        a = 0.785 * k
        tube([(0.1, -0.2, 1.4), (0.1 + 0.34 * math.cos(a), -0.26, 1.4 + 0.34 * math.sin(a))], 0.012, lit("#bfe4ff", 8))


def beacon():
    """A dish on a mast with waves going out."""
    tube([(0, 0, 0), (0, 0, 2.4)], 0.09, tin("#7a8088"))
    for a in (0, 120, 240):
        t = math.radians(a)
        tube([(0.6 * math.cos(t), 0.6 * math.sin(t), 0), (0, 0, 1.2)], 0.05, tin("#7a8088"))
    put(
        lambda: lathe([(0, 0), (0.4, 0.06), (0.8, 0.26)], flat("#d8dce0", 0.4, 0.4), thick=0.03, seg=40),
        (0, 0, 2.4),
        40,
        1,
        (60, 0),
    )
    for r in (0.5, 0.8, 1.1):
        arc = [
            (0.5 + r * math.cos(math.radians(a)), -0.5, 2.6 + r * math.sin(math.radians(a))) for a in range(10, 81, 10)
        ]
        tube(arc, 0.025, lit("#7fe0ff", 4))


def barrier():
    """A barrier across the way, lamps on it, a sign that says no."""
    for k in range(10):
        tone = "#c8261c" if k % 2 else "#efe8d8"
        box((0.44, 0.14, 0.26), (-2.0 + 0.44 * k, 0, 1.05), flat(tone, 0.5, 0.3), bev=0)
    for s in (-1, 1):
        box((0.3, 0.4, 1.3), (s * 2.3, 0, 0.65), flat("#4a4f58"), bev=0.03)
        ball(0.16, (s * 2.3, 0, 1.45), lit("#ff3a1c", 7), seg=14)
    cyl(0.5, 0.06, (0, -0.12, 1.75), flat("#c8261c", 0.5, 0.3), (90, 0, 0), seg=40)
    cyl(0.38, 0.07, (0, -0.13, 1.75), flat("#efe8d8", 0.5, 0.3), (90, 0, 0), seg=40)
    box((0.76, 0.08, 0.14), (0, -0.13, 1.75), flat("#c8261c", 0.5, 0.3), (0, 40, 0), bev=0)


def ladder_arch():
    """An arch of flowers with ribbons."""
    points = [(-1.2, 0, 0), (-1.2, 0, 1.6), (-0.7, 0, 2.5), (0, 0, 2.8), (0.7, 0, 2.5), (1.2, 0, 1.6), (1.2, 0, 0)]
    tube(points, 0.08, flat("#efe8d8"))
    rng = random.Random(2)
    for _ in range(64):
        a = rng.uniform(0, math.pi)
        x, z = 1.2 * math.cos(a), (1.5 + 1.3 * math.sin(a)) if rng.random() < 0.7 else rng.uniform(0.2, 1.6)
        x = math.copysign(1.2, x) if z < 1.5 else x
        ball(
            rng.uniform(0.09, 0.16),
            (x, rng.uniform(-0.15, 0.1), z),
            flat(rng.choice(("#f0a0b8", "#f4ecd8", "#d85a7a", "#6a9a4a")), 0.8, 0),
            seg=10,
        )


def lampstand():
    """A lamp on a brass arm, for work on a table."""
    cyl(0.16, 0.06, (0, 0, 0.03), brass(), seg=28)
    tube([(0, 0, 0.05), (0.05, 0, 0.6), (-0.2, -0.1, 0.85)], 0.03, brass())
    cyl(0.2, 0.2, (-0.26, -0.12, 0.82), flat("#1f5a48"), r2=0.1, seg=28)
    ball(0.09, (-0.26, -0.12, 0.73), lit("#ffd890", 8), seg=14)


def flagpole():
    """A brown banner, torn: who fought under it doesn't forget."""
    tube([(0, 0, 0), (0, 0, 3.4)], 0.05, flat("#5a3c22"))
    brown = flat("#7a4a26", 0.9, 0)
    plate(
        [(0, 0), (1.5, 0.1), (1.2, 0.35), (1.6, 0.6), (1.3, 0.9), (0, 0.95)],
        0.04,
        (0, 0, 2.3),
        brown,
        (90, 0, 0),
        bev=0,
    )
    ball(0.18, (0.6, -0.04, 2.8), flat("#d8a848"), (1, 0.2, 1), seg=16)


def quilt():
    """What lies over somebody who lies, its edge folded back."""
    ball(0.8, (0, 0, 0), cloth("#4a6a8a", 24, 0.4), (1.2, 0.84, 0.62), seg=40)
    for x, r in ((-0.3, 0.782), (0.2, 0.796), (0.6, 0.66)):
        ring(r, 0.03, (x, 0, 0), cloth("#d8c8a0", 24, 0.4), (0, 90, 0), seg=48, scale=(0.63, 0.85, 1))
    cyl(0.1, 1.0, (-0.8, 0, 0.24), cloth("#efe6d0", 24, 0.4), (90, 0, 0), seg=20, bev=0.04)
