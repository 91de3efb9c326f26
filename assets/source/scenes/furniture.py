"""Furniture of scenes: tables, bars, benches, boxes one may lie in; each stands round the origin."""

import math
import random

from studio.materials import brass, cloth, copper, glow, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, ring, tube

from scenes.stage import flat, put


def coins():
    """A heap of money and two stacks."""
    gold, rng = metal("#d8a74e", 0.24, 0.45), random.Random(4)
    for x, n in ((-0.45, 7), (0.5, 4)):
        for k in range(n):
            cyl(0.16, 0.06, (x + rng.uniform(-0.01, 0.01), 0, 0.03 + 0.062 * k), gold, seg=28, bev=0.01)
    for _ in range(26):
        r, a = abs(rng.gauss(0, 0.2)), rng.uniform(0, 6.3)
        tip = rng.uniform(-30, 30), rng.uniform(-30, 30), 0
        cyl(0.14, 0.05, (r * math.cos(a), r * math.sin(a), max(0.03, 0.32 - r)), gold, tip, seg=24, bev=0.01)


def desk():
    """A table with heaps of papers, a lamp and an ink pot."""
    box((2.0, 0.9, 0.1), (0, 0, 0.86), wood("#8a5a32", "#4a2a16", 1.0, "X"), bev=0.03)
    for x in (-0.85, 0.85):
        box((0.16, 0.7, 0.84), (x, 0, 0.42), flat("#4a2c18"), bev=0.03)
    rng = random.Random(2)
    for x, n in ((-0.6, 9), (0.0, 4), (0.45, 12)):
        for k in range(n):
            box(
                (0.42, 0.3, 0.02),
                (x, -0.1, 0.925 + 0.022 * k),
                flat("#efe3c4", 0.8),
                (0, 0, rng.uniform(-14, 14)),
                bev=0,
            )
    cyl(0.14, 0.05, (0.82, 0.2, 0.93), brass())
    tube([(0.82, 0.2, 0.93), (0.82, 0.26, 1.25), (0.68, 0.1, 1.36)], 0.025, brass())
    cyl(0.16, 0.16, (0.66, 0.06, 1.32), flat("#1f5a48"), r2=0.08)
    ball(0.08, (0.66, 0.06, 1.25), glow("#ffd890", 8), seg=16)


def casket():
    """A long crate for the post, its lid off; somebody may sit in it."""
    timber = wood("#b07a44", "#6a4020", 1.3, "X")
    for y in (-0.45, 0.45):
        box((2.5, 0.08, 0.9), (0, y, 0.45), timber, bev=0.02)
        for x in (-1.1, 0, 1.1):
            box((0.14, 0.04, 0.94), (x, y - 0.05, 0.46), flat("#5a3418"), bev=0.01)
    for x in (-1.22, 1.22):
        box((0.08, 0.9, 0.9), (x, 0, 0.45), timber, bev=0.02)
    box((2.4, 0.8, 0.1), (0, 0, 0.72), flat("#d8c89a", 0.9), bev=0.04)
    box((2.5, 0.1, 0.95), (0.5, 0.75, 0.62), timber, (-18, 8, 0), bev=0.02)


def bars():
    """A wall of iron bars with a door in it."""
    iron = metal("#4a4f58", 0.4, 0.4)
    for k in range(-11, 12):
        cyl(0.05, 3.2, (k * 0.32, 0, 1.6), iron, seg=16, bev=0)
    for z in (0.1, 1.1, 2.9):
        box((7.2, 0.12, 0.1), (0, 0, z), iron, bev=0.02)
    box((0.3, 0.16, 0.4), (0.64, -0.05, 1.15), brass(), bev=0.03)


def barricade():
    """Sandbags, three rows of them."""
    rng = random.Random(5)
    for row in range(3):
        for k in range(-4 + row // 2, 5 - row // 2):
            at = k * 0.62 + 0.31 * (row % 2), rng.uniform(-0.06, 0.06), 0.16 + 0.27 * row
            ball(0.3, at, cloth("#8a7a58", 30, 0.4), (1.15, 0.8, 0.55), (0, 0, rng.uniform(-10, 10)), seg=20)


def bench():
    """An operating table under a dish lamp."""
    box((2.2, 0.8, 0.14), (0, 0, 0.9), flat("#dfe8ea"), bev=0.05)
    box((2.3, 0.9, 0.08), (0, 0, 0.78), steel(), bev=0.02)
    cyl(0.16, 0.8, (0, 0, 0.4), steel())
    tube([(0.9, 0.6, 3.4), (0.9, 0.5, 2.8), (0.4, 0.1, 2.55)], 0.05, steel())
    cyl(0.42, 0.14, (0.3, 0.05, 2.5), flat("#cfd8dc"), (0, -10, 0), seg=40)
    cyl(0.36, 0.04, (0.31, 0.03, 2.42), glow("#e8f6ff", 6), (0, -10, 0), seg=40)


def chair():
    """A heavy seat with straps and a halo of probes."""
    leather = flat("#2c2226", 0.5, 0.3)
    box((0.9, 0.8, 0.2), (0, 0, 0.6), leather, bev=0.06)
    box((0.9, 0.2, 1.3), (0, 0.42, 1.25), leather, (-8, 0, 0), bev=0.06)
    for s in (-1, 1):
        box((0.14, 0.8, 0.12), (s * 0.5, 0, 0.95), steel(), bev=0.03)
        ring(0.13, 0.035, (s * 0.5, -0.25, 1.0), flat("#5a3322"), (90, 0, 0), seg=28)
    cyl(0.3, 0.5, (0, 0, 0.25), gunmetal())
    ring(0.36, 0.04, (0, 0.3, 2.05), steel(), (12, 0, 0), seg=48)
    for k in range(5):
        a = math.radians(-80 + 40 * k)
        at = 0.36 * math.sin(a), 0.3 - 0.36 * math.cos(a), 2.05
        cyl(0.03, 0.26, (at[0], at[1], 1.94), glow("#7fd0ff", 3), seg=12, bev=0)


def stall():
    """A counter full of parts under a striped awning with lanterns."""
    box((2.4, 0.7, 0.9), (0, 0, 0.45), wood("#8a5a32", "#4a2a16", 1.0, "X"), bev=0.03)
    rng = random.Random(8)
    shiny = (brass(), copper(), steel(), flat("#b3201c"), flat("#2f7a8a"), glow("#39d0b0", 2))
    for k in range(13):
        at = -1.05 + 0.175 * k, rng.uniform(-0.22, 0.15), 0.9 + 0.1
        (ball(0.12, at, rng.choice(shiny), seg=16) if k % 3 else cyl(0.09, 0.3, at, rng.choice(shiny)))
    for x in (-1.2, 1.2):
        cyl(0.05, 2.6, (x, 0.2, 1.3), flat("#4a2c18"))
    for k in range(8):
        colour = ("#b3392c", "#e8d8b0")[k % 2]
        box((0.33, 1.0, 0.05), (-1.16 + 0.33 * k, -0.1, 2.66), flat(colour, 0.8, 0), (20, 0, 0), bev=0.01)
    for k, colour in enumerate(("#ffb84a", "#ff6a4a", "#ffd27a")):
        ball(0.12, (-0.8 + 0.8 * k, -0.5, 2.3), glow(colour, 2.6), (1, 1, 1.2), seg=20)


def chips():
    """A round table with cards and money."""
    cyl(0.75, 0.08, (0, 0, 0.86), cloth("#1f5a3a", 40, 0.4), seg=48)
    ring(0.75, 0.06, (0, 0, 0.87), wood("#7a4a26", "#3a2010"), seg=56)
    cyl(0.12, 0.85, (0, 0, 0.42), flat("#4a2c18"))
    put(coins, (0.2, -0.1, 0.9), 0, 0.5)
    for k in range(4):
        box(
            (0.2, 0.28, 0.01),
            (-0.35 + 0.08 * k, -0.2 + 0.03 * k, 0.91 + 0.01 * k),
            flat("#f0e6cc"),
            (0, 0, 20 - 14 * k),
            bev=0,
        )
