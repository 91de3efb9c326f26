"""What gives a crew away, hunts it or frightens it on a heist; each round the origin, on the floor."""

import math
import random

from studio.materials import brass, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def ears():
    """A wireless set that nobody hears: its headphones lie on it, one lamp is lit, the cup beside it is cold."""
    box((1.5, 0.6, 0.95), (0, 0, 0.5), tin("#5a6a5c"), bev=0.06)
    cyl(0.28, 0.04, (-0.4, -0.31, 0.58), flat("#efe6cc"), (90, 0, 0), seg=36)
    box((0.03, 0.03, 0.24), (-0.4, -0.35, 0.64), flat("#a01c18"), (0, -30, 0), bev=0)
    for k in range(5):
        box((0.5, 0.03, 0.05), (0.38, -0.31, 0.36 + 0.11 * k), flat("#20261f"), bev=0)
    ball(0.07, (0.62, -0.3, 0.2), lit("#ff4a2a", 5), seg=12)
    for x in (-0.55, -0.2, 0.1):
        cyl(0.09, 0.08, (x, -0.33, 0.2), brass(), (90, 0, 0), seg=20)
    tube([(-0.55, -0.1, 1.0), (-0.45, -0.1, 1.5), (0, -0.1, 1.72), (0.45, -0.1, 1.5), (0.55, -0.1, 1.0)], 0.05, steel())
    for s in (-1, 1):
        cyl(0.22, 0.14, (s * 0.54, -0.12, 1.12), flat("#1c1a18", 0.4, 0.4), (0, 90, 0), seg=28)
        ring(0.18, 0.06, (s * 0.46, -0.12, 1.12), flat("#5a2a22", 0.8, 0), (0, 90, 0), seg=28)
    tube([(0.56, -0.15, 0.95), (0.95, -0.3, 0.5), (1.05, -0.3, 0.1), (0.8, -0.3, 0.02)], 0.03, flat("#1c1a18"))


def clang():
    """A pan that has just hit the floor, a lid that still spins, and how loud that was."""
    iron = tin("#b0b6bc")
    put(lambda: lathe([(0, 0), (0.4, 0.02), (0.46, 0.24)], iron, thick=0.03, seg=36), (0, 0, 0.45), 20, 1.0, (40, 30))
    tube([(0.4, -0.1, 0.66), (1.0, -0.2, 1.0)], 0.06, wood("#7a4a26"))
    put(lambda: cyl(0.34, 0.05, (0, 0, 0), iron, seg=36), (-0.75, -0.1, 0.45), 0, 1.0, (50, 20))
    for k in range(9):
        a = math.radians(20 + 17.5 * k)
        for r in (0.85, 1.25):
            near = r * math.cos(a), 0.1, 0.4 + r * math.sin(a)
            far = (r + 0.26) * math.cos(a), 0.1, 0.4 + (r + 0.26) * math.sin(a)
            tube([near, far], 0.045 if r < 1 else 0.03, lit("#ffd23a", 4), taper=[1, 0.6])


def tripwire():
    """A wire across the way, knee high, tied to a bell and to a bundle that burns."""
    tube([(-2.9, 0, 0.62), (0, 0, 0.56), (2.9, 0, 0.62)], 0.028, lit("#ff4a2a", 4))
    for s in (-1, 1):
        cyl(0.09, 1.4, (s * 2.2, 0.1, 0.7), wood("#7a5a34"), seg=16)
    for k in range(3):
        cyl(0.09, 0.5, (1.98 + 0.18 * k, -0.1, 0.9), flat("#c8282a"), seg=18)
    ring(0.3, 0.04, (2.16, -0.1, 0.9), flat("#efe6cc"), seg=28)
    tube([(2.16, -0.1, 1.15), (2.05, -0.1, 1.34), (2.2, -0.1, 1.46)], 0.025, flat("#d8c89a"))
    for a in range(0, 360, 45):
        t = math.radians(a)
        tube([(2.2, -0.12, 1.5), (2.2 + 0.24 * math.cos(t), -0.12, 1.5 + 0.24 * math.sin(t))], 0.02, lit("#ffd87a", 5))
    lathe([(0.3, 0), (0.22, 0.1), (0.14, 0.34), (0, 0.38)], brass(), loc=(-2.2, -0.1, 0.95), rot=(0, 24, 0), seg=32)


def fumes():
    """A burst pipe, and what comes out of it: one may not breathe that."""
    tube([(-3.4, 0.3, 2.35), (-0.2, 0.3, 2.35)], 0.16, tin("#9a7a4a"))
    tube([(0.3, 0.3, 2.3), (3.4, 0.3, 2.35)], 0.16, tin("#9a7a4a"))
    rng = random.Random(11)
    for k in range(34):
        t = k / 33
        a = rng.uniform(0, 6.3)
        r = 0.2 + 1.7 * t
        at = r * math.cos(a), rng.uniform(-0.2, 0.5), 2.2 - 1.3 * t + 0.4 * math.sin(a)
        hue = ("#a8c83a", "#8fb030", "#c2d860")[k % 3]
        smoke = flat(hue, 1, 0)
        smoke.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.42
        puff = ball(rng.uniform(0.24, 0.46), at, smoke, (1.2, 0.8, 0.9), seg=14)
        puff.visible_shadow = False


def shade():
    """A shadow on a wall, hands up, with the holes of a dozen shots in and round it."""
    box((2.6, 0.08, 3.0), (0, 0.1, 1.5), flat("#e8c87a", 0.9, 0), bev=0.02)
    black = flat("#15110f", 1, 0)
    body = [(-0.46, 0), (0.46, 0), (0.4, 1.3), (-0.4, 1.3)]
    plate(body, 0.03, (0, 0.03, 0), black, (90, 0, 0), bev=0)
    cyl(0.45, 0.03, (0, 0.03, 1.72), black, (90, 0, 0), seg=40, bev=0)
    cyl(0.74, 0.03, (0, 0.03, 1.94), black, (90, 0, 0), seg=40, bev=0).scale = (1, 0.16, 1)
    for s in (-1, 1):
        tube([(s * 0.4, 0.03, 1.15), (s * 0.8, 0.03, 1.3), (s * 0.78, 0.03, 1.9)], 0.11, black)
    rng = random.Random(2)
    for _ in range(18):
        at = rng.uniform(-1.1, 1.1), 0.0, rng.uniform(0.5, 2.6)
        cyl(0.06, 0.05, at, lit("#fff2c0", 5), (90, 0, 0), seg=10, bev=0)
        ring(0.08, 0.02, at, flat("#5a4a34"), (90, 0, 0), seg=14)


def salvo():
    """Fire from a muzzle: a star of flames, and the tracks of what left it."""
    for k in range(9):
        a = math.radians(40 * k)
        r = 0.42 if k % 2 else 0.28
        tube([(0, 0, 0), (r * math.cos(a), 0, r * math.sin(a))], 0.08, lit("#ffb02a", 5), taper=[1, 0.1])
    ball(0.13, (0, -0.02, 0), lit("#fff2c0", 7), seg=16)
    for z in (-0.05, 0.1):
        tube([(0.4, 0, z), (2.6, 0.6, z * 2)], 0.022, lit("#ffe08a", 4))


def scope():
    """A round screen as high as a man: rings of green, its hand, and one red dot that comes nearer."""
    cyl(1.15, 0.3, (0, 0.2, 1.65), tin("#4a5058"), (90, 0, 0), seg=56)
    cyl(1.02, 0.04, (0, 0.04, 1.65), lit("#0c3a22", 1.5), (90, 0, 0), seg=56, bev=0)
    for r in (0.34, 0.66, 0.98):
        ring(r, 0.018, (0, 0, 1.65), lit("#3ae07a", 3), (90, 0, 0), seg=56)
    for a in (0, 90):
        box((1.96, 0.02, 0.02), (0, 0, 1.65), lit("#2aa05a", 3), (0, a, 0), bev=0)
    for k in range(5):
        a = math.radians(112 + 7 * k)
        tube([(0, -0.02, 1.65), (0.96 * math.cos(a), -0.02, 1.65 + 0.96 * math.sin(a))], 0.02, lit("#7affa8", 1 + k))
    ball(0.13, (0.34, -0.08, 1.98), lit("#ff2a1c", 6), seg=16)
    for r in (0.22, 0.32):
        ring(r, 0.02, (0.34, -0.08, 1.98), lit("#ff5a3a", 4), (90, 0, 0), seg=32)
    for k in range(4):
        tube(
            [(0.52 + 0.12 * k, -0.06, 2.16 + 0.12 * k), (0.58 + 0.12 * k, -0.06, 2.22 + 0.12 * k)],
            0.03,
            lit("#ff5a3a", 4),
        )
    box((0.5, 0.4, 0.7), (0, 0.3, 0.3), tin("#3a4048"), bev=0.04)


def tremor():
    """Strokes at both sides of somebody who shakes."""
    for s in (-1, 1):
        for r, high in ((0.62, 0.9), (0.82, 0.6)):
            points = [(s * (r + 0.07 * (k % 2)), 0, 1.75 - high / 2 + high * k / 6) for k in range(7)]
            tube(points, 0.03, lit("#bfe4ff", 3), taper=[1] * 7)
        points = [(s * (0.48 + 0.06 * (k % 2)), -0.5, 0.8 + 0.1 * k) for k in range(6)]
        tube(points, 0.026, lit("#bfe4ff", 3), taper=[1] * 6)


def backrooms():
    """Four doors in a row, all of them open, red light in each."""
    wall = flat("#4a4640", 0.8, 0.1)
    box((11, 0.1, 0.9), (0, 0, 2.85), wall, bev=0.02)
    for k in range(5):
        box((0.62, 0.14, 2.6), (-3.6 + 1.8 * k, 0, 1.3), wall, bev=0.03)
    for k in range(4):
        x = -2.7 + 1.8 * k
        box((1.3, 0.04, 2.5), (x, 1.5, 1.2), lit("#d8401c", 1.4), bev=0)
        for s in (-1, 1):
            box((0.08, 0.24, 2.4), (x + s * 0.62, -0.05, 1.2), tin("#8a8270"), bev=0.02)
        box((1.3, 0.24, 0.1), (x, -0.05, 2.4), tin("#8a8270"), bev=0.02)
        put(
            lambda: box((0.9, 0.07, 2.3), (0.45, 0, 1.15), wood("#7a5a34", "#3a2614", 1.0, "Z"), bev=0.02),
            (x + 0.6, -0.1, 0),
            -70,
        )
        ball(0.09, (x, -0.16, 2.6), lit("#ff3a1c", 6), seg=12)
