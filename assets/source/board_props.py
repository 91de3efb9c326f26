"""Painted furniture of heist boards: decoration only, it blocks nothing."""

import math

from board_fixtures import FIXTURES
from studio.colour import rgb
from studio.light import light
from studio.materials import brass, cloth, glow, gunmetal, paint, wood
from studio.shapes import ball, box, cyl, ring


def timber():
    """The two woods of crates and furniture."""
    return wood("#b07a44", "#6a4020", 1.3, "X"), wood("#8a5a2e", "#472a14", 1.3, "Z")


def crates(rnd):
    face, frame = timber()
    for dx, dy, s in ((-0.16, 0.14, 0.44), (0.24, -0.20, 0.32)):
        a = rnd.uniform(-14, 14)
        box((s, s, s * 0.8), (dx, dy, s * 0.4), face, (0, 0, a), bev=0.02)
        box((s * 0.98, s * 0.16, s * 0.85), (dx, dy, s * 0.41), frame, (0, 0, a + 38), bev=0.01)


def bunk(rnd):
    _, frame = timber()
    box((0.86, 0.44, 0.14), (0, 0.20, 0.07), frame, bev=0.03)
    box((0.80, 0.38, 0.10), (0, 0.20, 0.16), cloth(rnd.choice(["#8a3a2c", "#3f6a78", "#5f7040"]), 40, 0.5), bev=0.04)
    box((0.20, 0.30, 0.08), (-0.28, 0.20, 0.22), cloth("#e3d8bd", 40, 0.4), bev=0.04)


def table(_rnd):
    face, frame = timber()
    cyl(0.32, 0.06, (0, 0, 0.20), face, seg=40)
    cyl(0.07, 0.2, (0, 0, 0.10), frame)
    for a in (20, 140, 260):
        x, y = 0.42 * math.cos(math.radians(a)), 0.42 * math.sin(math.radians(a))
        cyl(0.10, 0.12, (x, y, 0.06), paint("#8a3a2c", wear=0))
    cyl(0.05, 0.07, (0.1, 0.08, 0.26), brass())


def core(_rnd):
    cyl(0.44, 0.16, (0, 0, 0.08), gunmetal(), seg=48)
    ring(0.36, 0.06, (0, 0, 0.18), brass(), seg=48)
    ball(0.24, (0, 0, 0.20), glow("#ff6a14", 5), (1, 1, 0.8))
    for k in range(3):
        ring(0.27, 0.025, (0, 0, 0.22), gunmetal(), (90, 0, 60 * k), seg=40)


def console(_rnd):
    box((0.78, 0.26, 0.22), (0, 0.26, 0.11), paint("#4a5560", 0.4, 0.4, 0.2, 0), bev=0.03)
    box((0.60, 0.14, 0.03), (0, 0.28, 0.23), glow("#6fd6c8", 4), bev=0.01)
    for k in range(4):
        ball(0.025, (-0.24 + 0.16 * k, 0.17, 0.23), glow(("#ff5a3a", "#ffc24a")[k % 2], 5), seg=10)


def drums(_rnd):
    for dx, dy, colour in ((-0.18, 0.16, "#b85a22"), (0.20, 0.20, "#6f7a3a"), (0.0, -0.16, "#b85a22")):
        cyl(0.16, 0.34, (dx, dy, 0.17), paint(colour, 0.45, 0.3, 0.3, 0), seg=28)
        ring(0.15, 0.02, (dx, dy, 0.34), gunmetal(), seg=28)


PROPS = {"crates": crates, "bunk": bunk, "table": table, "core": core, "console": console, "drums": drums, **FIXTURES}


def core_light(at):
    """The drive core lights its room."""
    light("POINT", (at[0], at[1], 1.0), (at[0], at[1], 0), 40, rgb("#ff8a3a"), 0.3)
