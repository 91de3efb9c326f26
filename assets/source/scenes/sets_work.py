"""Where work is done, mostly unlawful: vault, train car, dead hulk, mill, mine, a cabin aboard."""

import math

from studio.materials import brass, cloth, copper, gunmetal, wood
from studio.shapes import ball, box, cyl, ring, tube

from scenes.sets_room import boards
from scenes.sets_ship import deck, ribs
from scenes.stage import backdrop, flat, lit, put, stars, tin


def vault(rng, hue="#8a8f96"):
    """A wall of deposit boxes, the great round door stands open."""
    deck("#6a6660", "#5c5852", rng)
    face = [flat(tone, 0.35, 0.5) for tone in (hue, "#7a8088", "#9a9ea4")]
    for i in range(-7, 8):
        for j in range(8):
            box((0.86, 0.2, 0.44), (i * 0.92, 3.9, 0.3 + 0.5 * j), face[(i * 5 + j * 3) % 3], bev=0.02)
            ball(0.05, (i * 0.92 + 0.26, 3.78, 0.3 + 0.5 * j), flat("#d0a848", 0.3, 0.5), seg=8)
    steel = tin("#8f969e")
    put(lambda: door(steel), (-3.7, 2.2, 1.75), 34)
    box((12, 0.06, 0.1), (0, 3.6, 3.7), lit("#ffe6b0", 4), bev=0)


def door(steel):
    cyl(1.55, 0.5, (0, 0, 0), steel, (90, 0, 0), seg=56, bev=0.06)
    ring(1.36, 0.08, (0, -0.26, 0), flat("#d0a848", 0.3, 0.5), (90, 0, 0), seg=56)
    ring(0.55, 0.06, (0, -0.42, 0), flat("#d0a848", 0.3, 0.5), (90, 0, 0), seg=40)
    for k in range(5):
        a = math.radians(72 * k)
        tube([(0, -0.42, 0), (0.55 * math.cos(a), -0.42, 0.55 * math.sin(a))], 0.05, flat("#d0a848", 0.3, 0.5))
    for k in range(12):
        a = math.radians(30 * k)
        cyl(0.1, 0.34, (1.55 * math.cos(a), 0, 1.55 * math.sin(a)), gunmetal(), (0, 90 - 30 * k, 0), seg=14)


def car(rng, air="day", hue="#6a3a2a"):
    """Inside a train: a row of windows with the desert behind, racks, seats, lamps."""
    backdrop(air)
    box((60, 16, 0.1), (0, 16, -0.4), flat("#b98a55", 0.95, 0), bev=0)
    for x, size in ((-6, 1.6), (-1.4, 1.1), (4.4, 1.9)):
        cyl(size, 2.4 * size, (x, 17, size), flat("#93502f", 0.9, 0), r2=size * 0.8, seg=9, bev=0)
    boards("#5a3a24", rng)
    wall = flat(hue, 0.5, 0.3)
    box((24, 0.2, 1.15), (0, 3.0, 0.57), wall, bev=0.02)
    box((24, 0.2, 1.6), (0, 3.0, 3.5), wall, bev=0.02)
    for k in range(-4, 5):
        box((0.5, 0.24, 1.7), (k * 2.1 + 1.05, 3.0, 1.95), wall, bev=0.03)
        box((1.8, 0.3, 0.1), (k * 2.1, 2.9, 1.16), brass(), bev=0.02)
        box((1.7, 0.7, 0.14), (k * 2.1, 2.5, 0.55), cloth("#2f5a4a", 30, 0.3), bev=0.05)
        box((1.7, 0.2, 0.9), (k * 2.1, 2.8, 0.95), cloth("#2f5a4a", 30, 0.3), bev=0.05)
        ball(0.11, (k * 2.1 + 1.05, 2.8, 2.6), lit("#ffd890", 5), seg=12)
    tube([(-9, 2.5, 3.05), (9, 2.5, 3.05)], 0.04, brass())
    for k in range(7):
        tone = ("#8a5a34", "#4a5a6a", "#7a2c24")[k % 3]
        box((0.9, 0.6, 0.45), (-5.4 + 1.8 * k, 2.6, 3.3), flat(tone, 0.6, 0.2), bev=0.06)


def hulk(rng, hue="#3a464e"):
    """A dead ship's belly: ribs, a hole with stars in it, frost, cables that hang."""
    stars(rng, 180, 30)
    deck("#3a4046", "#30363c", rng)
    panel, rib = flat(hue, 0.7, 0.1, 0.5), flat("#262c32", 0.6, 0.2)
    for i in range(-6, 7):
        if i not in (1, 2):
            high = 3.9 if i not in (0, 3) else 1.1
            box((1.34, 0.2, high), (i * 1.4, 3.4, high / 2), panel, bev=0.04)
        box((0.2, 0.4, 4.4), ((i + 0.5) * 1.4, 3.3, 2.2), rib, (0, rng.uniform(-5, 5), 0), bev=0.03)
    for x, low in ((-3.6, 1.3), (-2.9, 2.0), (0.4, 1.7), (4.0, 1.2), (4.5, 2.1)):
        tube([(x, 2.6, 4.6), (x + 0.2, 2.5, low + 0.8), (x - 0.1, 2.5, low)], 0.04, copper())
    for _ in range(22):
        size = rng.uniform(0.1, 0.4)
        at = rng.uniform(-5, 5), rng.uniform(1.2, 3), rng.uniform(0.1, 2.6)
        box((size, size * 0.7, 0.05), at, rng.choice((panel, rib)), tuple(rng.uniform(-60, 60) for _ in "xyz"), bev=0)
    frost = flat("#c8dce8", 0.8, 0.1)
    for k in range(-5, 6):
        ball(0.3, (k * 1.3, 3.2, 0.02), frost, (1.5, 0.8, 0.3), seg=12)


def cog(r, at, colour, teeth=12):
    cyl(r, 0.2, at, colour, (90, 0, 0), seg=36)
    ring(r * 0.5, 0.05, (at[0], at[1] - 0.12, at[2]), brass(), (90, 0, 0), seg=32)
    for k in range(teeth):
        a = 2 * math.pi * k / teeth
        spot = at[0] + r * math.cos(a), at[1], at[2] + r * math.sin(a)
        box((0.2, 0.2, 0.2), spot, colour, (0, -math.degrees(a), 0), bev=0.02)


def mill(rng, hue="#4a3a34"):
    """A works: cogs as high as a man, a furnace's mouth, a belt with blocks on it."""
    deck("#4a4440", "#403a36", rng)
    for k in range(-7, 8):
        box((1.3, 0.2, 4.6), (k * 1.34, 4.2, 2.3), flat(hue if k % 2 else "#54423a", 0.8, 0.1), bev=0.02)
    iron, rust = tin("#5a5f66"), flat("#7a4a2c", 0.7, 0.1)
    cog(1.3, (-3.9, 3.6, 2.2), iron, 16)
    cog(0.8, (-2.0, 3.6, 1.2), rust, 10)
    cog(0.7, (-1.9, 3.6, 2.8), iron, 10)
    box((2.6, 0.8, 3.4), (3.6, 3.6, 1.7), flat("#5a3428", 0.9, 0.1), bev=0.05)
    cyl(0.85, 0.2, (3.6, 3.16, 1.4), lit("#ff6a1c", 3), (90, 0, 0), seg=40)
    ring(0.9, 0.12, (3.6, 3.12, 1.4), iron, (90, 0, 0), seg=48)
    box((7, 0.9, 0.14), (-0.6, 2.5, 0.62), rust, bev=0.02)
    for k in range(6):
        cyl(0.1, 0.95, (-3.6 + 1.2 * k, 2.5, 0.5), iron, (90, 0, 0), seg=16)
        box((0.6, 0.5, 0.3), (-3.4 + 1.2 * k, 2.5, 0.84), flat("#8a6a4c", 0.9, 0), (0, 0, rng.uniform(-9, 9)), bev=0.03)


def mine(rng, hue="#6a5444"):
    """A drift: props of timber, rails, ore that glitters, lamps on hooks."""
    box((40, 16, 0.1), (0, 5, -0.06), flat("#4a3c32", 0.95, 0, 0.5), bev=0)
    rock = flat(hue, 0.95, 0, 0.5)
    for _ in range(80):
        a = rng.uniform(0, math.pi)
        r = rng.uniform(3.8, 4.8)
        at = r * math.cos(a) * 1.3, rng.uniform(2.6, 9), 0.1 + r * 0.74 * math.sin(a)
        ball(rng.uniform(0.6, 1.1), at, rock, (1.1, 1, 0.9), (rng.uniform(0, 90),) * 3, seg=8)
    beam = wood("#8a6238", "#4a2f18", 1.0, "Z")
    for y in (2.4, 5.4, 8.4):
        for side in (-1, 1):
            box((0.32, 0.32, 3.3), (side * 2.7, y, 1.6), beam, (0, side * 6, 0), bev=0.03)
        box((5.8, 0.36, 0.36), (0, y, 3.25), beam, bev=0.03)
        ball(0.15, (1.2, y - 0.2, 2.8), lit("#ffc46a", 6), seg=14)
    for x in (-0.6, 0.6):
        box((0.08, 14, 0.1), (x, 5, 0.06), tin("#7a7a7a"), bev=0)
    for k in range(12):
        box((1.7, 0.2, 0.06), (0, -0.6 + 0.8 * k, 0.02), flat("#5a3c24"), bev=0)
    for _ in range(26):
        side = rng.choice((-1, 1))
        at = side * rng.uniform(2.9, 3.6), rng.uniform(2.0, 5), rng.uniform(0.3, 2.6)
        ball(rng.uniform(0.05, 0.12), at, lit(rng.choice(("#7fe0ff", "#b8f0ff")), 2.5), seg=6)


def cabin(rng, hue="#8a4a3a"):
    """A bunk aboard: quilt, pictures, a ladder to the hatch."""
    deck("#5a4a3c", "#4c3e32", rng)
    ribs(3.0, "#7a6444", 1.3)
    quilt = cloth(hue, 24, 0.4)
    box((3.4, 1.2, 0.3), (1.9, 2.3, 0.5), flat("#5a3c24", 0.6, 0.2), bev=0.03)
    box((3.3, 1.1, 0.2), (1.9, 2.3, 0.74), quilt, bev=0.08)
    for k in range(6):
        box((0.5, 1.12, 0.02), (0.5 + 0.56 * k, 2.3, 0.85), cloth(("#d8b060", "#3a6a7a")[k % 2], 24, 0.4), bev=0)
    ball(0.4, (3.3, 2.3, 0.95), cloth("#efe6d0", 30, 0.4), (0.8, 1.2, 0.4), seg=24)
    for x in (-3.4, -2.7):
        tube([(x, 2.5, 0), (x, 2.6, 4.6)], 0.05, gunmetal())
    for k in range(10):
        tube([(-3.4, 2.5, 0.3 + 0.44 * k), (-2.7, 2.5, 0.3 + 0.44 * k)], 0.035, gunmetal())
    for k, tone in enumerate(("#c87a4a", "#4a7a8a", "#d8b860", "#8a5a7a")):
        box((0.5, 0.04, 0.4), (-1.2 + 0.9 * k, 2.86, 2.1 + 0.3 * (k % 2)), flat(tone, 0.8, 0), (0, 6 - 4 * k, 0), bev=0)
    for k, tone in enumerate(("#ffb84a", "#ff8a5a", "#ffd27a", "#7fe0d0", "#ff9ac0", "#ffd27a", "#ffb84a", "#ff8a5a")):
        ball(0.06, (-1.6 + 0.75 * k, 2.8, 3.0 - 0.12 * (k % 2)), lit(tone, 6), seg=10)
