"""What becomes of ships and captains on Keep Flyin's Events: engines, taxes, tea; each round the origin."""

import math
import random

from studio.materials import brass, cloth, copper, enamel, gunmetal, metal, steel, wood
from studio.outlines import star_points
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube
from tokens import crate

from scenes.stage import flat, lit, put, tin


def notes():
    """Notes of music on the wing, lit as an engine is."""
    for x, z, tone, twin in (
        (-1.5, 0.5, "#ffd24a", True),
        (-0.45, 1.0, "#ff7ab0", False),
        (0.4, 0.35, "#7affc8", False),
        (1.1, 1.05, "#ffd24a", True),
        (2.1, 0.5, "#7ac8ff", False),
    ):
        glow = lit(tone, 1.6)
        for k in range(1 + twin):
            ball(0.13, (x + 0.36 * k, 0, z), glow, (1.25, 0.6, 0.9), (0, 24, 0), seg=20)
            tube([(x + 0.13 + 0.36 * k, 0, z), (x + 0.13 + 0.36 * k, 0, z + 0.55)], 0.03, glow)
        if twin:
            box((0.42, 0.06, 0.11), (x + 0.31, 0, z + 0.55), glow, bev=0.01)
        else:
            tube([(x + 0.13, 0, z + 0.55), (x + 0.3, 0, z + 0.4), (x + 0.28, 0, z + 0.22)], 0.04, glow)


def coil():
    """A copper spring as high as a child between two discs; its middle has burst and smokes."""
    for z in (0.06, 1.5):
        cyl(0.55, 0.12, (0, 0, z), gunmetal(), seg=44, bev=0.03)
    shiny = metal("#d8824a", 0.2, 0.25)
    for low, high, shift in ((0.12, 0.66, 0.0), (0.98, 1.44, 0.1)):
        points = []
        for k in range(56):
            a = k * math.pi / 7
            points.append((shift + 0.4 * math.cos(a), 0.4 * math.sin(a), low + (high - low) * k / 55))
        tube(points, 0.065, shiny)
    tube([(0.1, -0.4, 0.98), (0.6, -0.46, 0.86), (0.86, -0.46, 1.16)], 0.065, shiny, taper=[1, 1, 0.5])
    tube([(-0.3, -0.36, 0.66), (-0.7, -0.42, 0.8), (-0.92, -0.4, 0.6)], 0.065, shiny, taper=[1, 1, 0.5])
    ball(0.2, (0, 0, 0.82), lit("#ff5a1c", 5), seg=20)
    for k in range(9):
        a = k * 0.7
        tip = 0.62 * math.cos(a), -0.3, 0.82 + 0.5 * math.sin(a)
        tube([(0.1 * math.cos(a), -0.2, 0.82), tip], 0.02, lit("#ffc04a", 6), taper=[1, 0.2])
    for x, z, r in ((0.1, 1.75, 0.16), (0.26, 2.0, 0.22), (0.1, 2.3, 0.28)):
        ball(r, (x, 0.1, z), flat("#4a4644", 1.0, 0), seg=16)


def gauge():
    """A round gauge on a post: green, yellow, red, and a needle that has fallen asleep on the stop."""
    cyl(0.12, 1.0, (0, 0.1, 0.4), gunmetal(), seg=24)
    cyl(0.86, 0.2, (0, 0.02, 1.5), tin("#6a5f54"), (90, 0, 0), seg=64)
    ring(0.86, 0.08, (0, -0.1, 1.5), brass(), (90, 0, 0), seg=72)
    cyl(0.8, 0.02, (0, -0.1, 1.5), flat("#f4ecd8", 0.6, 0.2), (90, 0, 0), seg=64, bev=0)
    for k in range(13):
        a = math.radians(210 - 20 * k)
        tone = "#c81c24" if k < 4 else "#e8b02a" if k < 7 else "#3f9a4a"
        x, z = math.cos(a), 1.5 + math.sin(a) * 1.0
        box((0.2, 0.03, 0.2), (0.62 * x, -0.13, 1.5 + 0.62 * (z - 1.5)), flat(tone), (0, -math.degrees(a), 0), bev=0)
    a = math.radians(214)
    tip = 0.68 * math.cos(a), -0.19, 1.5 + 0.68 * math.sin(a)
    tube([(0, -0.19, 1.5), tip], 0.055, flat("#17141a"), taper=[1, 0.35])
    ball(0.11, (0, -0.2, 1.5), flat("#17141a"), (1, 0.5, 1), seg=24)
    ball(0.1, (0, -0.17, 1.08), lit("#ff2a1c", 5), (1, 0.5, 1), seg=20)


def caller():
    """A large screen on a stand; whoever stands in it calls. Rows of keys below, waves above."""
    box((1.9, 0.1, 1.9), (0, 0.9, 1.45), lit("#1f6ab8", 0.9), bev=0)
    for s in (-1, 1):
        box((0.18, 0.2, 2.1), (s * 0.98, -0.5, 1.5), tin("#8a7a5a"), bev=0.05)
    for z in (0.52, 2.46):
        box((2.1, 0.2, 0.2), (0, -0.5, z), tin("#8a7a5a"), bev=0.05)
    box((2.3, 0.5, 0.5), (0, -0.6, 0.2), flat("#4a5560", 0.4, 0.4), bev=0.05)
    for k in range(9):
        ball(0.07, (-0.85 + 0.21 * k, -0.88, 0.3), lit(("#ffb03a", "#5fe0a0", "#ff6a5a")[k % 3], 4), seg=12)
    for k in range(3):
        r, points = 0.3 + 0.2 * k, []
        for i in range(9):
            a = math.radians(50 + 10 * i)
            points.append((r * math.cos(a), -0.55, 2.55 + r * math.sin(a) * 0.6))
        tube(points, 0.03, lit("#7fe0ff", 4))


def stopwatch():
    """A watch of gold as large as a wheel; its hand has nearly come round, its knob waits for a thumb."""
    gold = metal("#e8b03a", 0.2, 0.25)
    cyl(0.95, 0.26, (0, 0.05, 1.0), gold, (90, 0, 0), seg=72)
    ring(0.95, 0.1, (0, -0.08, 1.0), gold, (90, 0, 0), seg=80)
    cyl(0.86, 0.02, (0, -0.1, 1.0), flat("#faf4e4", 0.6, 0.2), (90, 0, 0), seg=64, bev=0)
    for k in range(12):
        a = math.radians(30 * k)
        long = 0.2 if k % 3 == 0 else 0.1
        spot = 0.7 * math.sin(a), -0.13, 1.0 + 0.7 * math.cos(a)
        box((0.06, 0.02, long), spot, flat("#1c1a20"), (0, 30 * k, 0), bev=0)
    wedge = [(0, 0), *((0.62 * math.sin(math.radians(-a)), 0.62 * math.cos(math.radians(a))) for a in range(0, 55, 6))]
    plate(wedge, 0.015, (0, -0.125, 1.0), flat("#d8283a"), (90, 0, 0), bev=0)
    tube([(0, -0.16, 1.0), (-0.56, -0.16, 1.4)], 0.05, flat("#c81c24"), taper=[1, 0.4])
    ball(0.09, (0, -0.17, 1.0), gold, seg=20)
    cyl(0.13, 0.3, (0, 0.05, 2.06), gold, seg=28)
    cyl(0.2, 0.16, (0, 0.05, 2.24), gold, seg=32, bev=0.04)
    for s in (-1, 1):
        put(lambda: cyl(0.1, 0.26, (0, 0, 1.1), gold, seg=20), (0, 0.05, 1.0), 0, 1, (0, 40 * s))


def mirror():
    """An oval mirror in gilt on a stand; a kiss in red is all that is left."""
    gilt = metal("#d8a848", 0.25, 0.3)
    for s in (-1, 1):
        tube([(s * 0.75, 0.1, 0), (s * 0.7, 0.05, 1.4)], 0.05, gilt)
        tube([(s * 0.75, -0.3, 0), (s * 0.75, 0.5, 0)], 0.05, gilt)
    ball(0.66, (0, 0, 1.42), flat("#a8c4d4", 0.15, 0.8, 0.1), (1, 0.06, 1.4), seg=48)
    ring(0.66, 0.075, (0, 0, 1.42), gilt, (90, 0, 0), seg=72, scale=(1, 1.4, 1))
    red = flat("#c80f3a", 0.3, 0.6, 0)
    upper = [(-0.34, 0), (-0.16, 0.15), (-0.06, 0.17), (0, 0.12), (0.06, 0.17), (0.16, 0.15), (0.34, 0), (0, 0.04)]
    lower = [(-0.3, -0.03), (0, -0.01), (0.3, -0.03), (0.14, -0.17), (-0.14, -0.17)]
    for lips in (upper, lower):
        plate(lips, 0.03, (0.02, -0.1, 1.5), red, (90, 8, 0), bev=0.01)


def leak():
    """A pipe that has burst at its seals: jets of water, a crate that swims, a lake on the deck."""
    water = enamel("#4fb0e0", 0.03)
    cyl(0.19, 5.2, (0, 0.3, 2.0), copper(), (0, 90, 0), seg=32)
    for x in (-0.7, 0.6):
        cyl(0.27, 0.2, (x, 0.3, 2.0), brass(), (0, 90, 0), seg=32)
        for k in range(7):
            a = math.radians(200 + 23 * k)
            far = 0.3 * math.cos(a), 0.5 * math.sin(a)
            path = [
                (x, 0.1, 2.0 + 0.05),
                (x + far[0], -0.2, 2.12 + 0.5 * far[1]),
                (x + 1.6 * far[0], -0.45, 1.4),
                (x + 1.9 * far[0], -0.6, 0.3),
            ]
            tube(path, 0.05, lit("#7fd0f8", 0.8), taper=[0.6, 1, 1, 1.2])
    ball(1.0, (0, -0.1, 0.0), water, (3.0, 1.0, 0.1), seg=48)
    put(crate, (0.1, -0.2, 0.05), 24, 0.7, (14, 10))
    rng = random.Random(5)
    for _ in range(40):
        at = rng.uniform(-2.2, 2.0), rng.uniform(-0.8, 0), rng.uniform(0.2, 1.9)
        ball(rng.uniform(0.03, 0.06), at, lit("#a8e0ff", 1.2), seg=8)


def trapdoor():
    """A lid in the deck stands open; in the hole shine things that no paper names."""
    box((1.9, 1.1, 0.06), (0, 0, 0.3), lit("#ffb84a", 1.6), bev=0)
    for x, y, w, d in ((0, -0.6, 2.2, 0.16), (0, 0.6, 2.2, 0.16), (-1.05, 0, 0.16, 1.3), (1.05, 0, 0.16, 1.3)):
        box((w, d, 0.5), (x, y, 0.25), flat("#5a564e", 0.5, 0.3), bev=0.03)
    for k in range(10):
        box((0.12, 0.03, 0.3), (-1.0 + 0.22 * k, -0.69, 0.25), flat("#d8a82c"), (0, 30, 0), bev=0)
    put(lambda: box((2.1, 0.1, 1.15), (0, 0, 0.58), tin("#7a7f86"), bev=0.03), (0, 0.62, 0.42), 0, 1, (-16, 0))
    put(lambda: ring(0.16, 0.04, (0, -0.1, 0.75), gunmetal(), (90, 0, 0), seg=28), (0, 0.62, 0.42), 0, 1, (-16, 0))
    gold, rng = metal("#e8b84a", 0.2, 0.2), random.Random(4)
    for x, tone in ((-0.65, "#8a2c3a"), (0.0, "#2f6a5a"), (0.65, "#4a3a7a")):
        box((0.52, 0.5, 0.5), (x, 0, 0.52), flat(tone, 0.4, 0.4), (0, 0, 20 * x), bev=0.04)
        box((0.54, 0.12, 0.52), (x, 0, 0.52), gold, (0, 0, 20 * x), bev=0.02)
    for _ in range(14):
        at = rng.uniform(-0.8, 0.8), rng.uniform(-0.4, -0.2), 0.5
        cyl(0.11, 0.04, at, gold, (rng.uniform(-50, 50), rng.uniform(-50, 50), 0), seg=18, bev=0)


def coat():
    """A long brown coat on a stand, open; a purse's worth of coins runs out of its red lining."""
    cyl(0.05, 2.2, (0, 0.14, 1.1), wood("#6a4224"), seg=16)
    cyl(0.4, 0.06, (0, 0.14, 0.03), wood("#6a4224"), seg=32)
    brown, red = cloth("#7a4a26", 30, 0.5), cloth("#a8283a", 30, 0.4)
    lathe([(0.72, 0.3), (0.56, 1.1), (0.5, 1.6), (0.2, 1.86)], brown, 42, 318, 0.05, seg=48)
    lathe([(0.66, 0.32), (0.5, 1.1), (0.44, 1.58), (0.16, 1.8)], red, 42, 318, 0.03, seg=48)
    for s in (-1, 1):
        tube([(s * 0.42, 0, 1.66), (s * 0.66, -0.05, 1.3), (s * 0.7, -0.12, 0.84)], 0.15, brown)
        ring(0.14, 0.05, (s * 0.7, -0.12, 0.84), cloth("#5a3418", 30, 0.5), seg=28)
        plate([(0, 0), (0.3, 0.0), (0.2, 0.5), (0, 0.6)], 0.05, (s * 0.12, -0.36, 1.3), brown, (84, 0, -s * 20))
    gold, rng = metal("#f0c040", 0.18, 0.15), random.Random(6)
    for k in range(34):
        t = k / 33
        at = 0.12 + rng.uniform(-0.2, 0.2) * (0.4 + t), -0.42 - 0.25 * t, 1.2 - 1.1 * t
        cyl(0.1, 0.035, at, gold, tuple(rng.uniform(-80, 80) for _ in "xyz"), seg=20, bev=0)
    for _ in range(26):
        at = rng.uniform(-0.6, 0.9), rng.uniform(-0.9, -0.4), 0.05
        cyl(0.11, 0.04, at, gold, (rng.uniform(-14, 14), rng.uniform(-14, 14), 0), seg=20, bev=0)


def plums():
    """A bowl heaped with plums: a stake like any other."""
    lathe([(0, 0), (0.3, 0.02), (0.52, 0.24), (0.56, 0.3)], enamel("#e8e0cc", 0.2), thick=0.03, seg=40)
    spots = [(0.3 * math.cos(k), 0.24 * math.sin(k), 0.3) for k in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)]
    for k, at in enumerate([*spots, (-0.12, -0.1, 0.46), (0.15, -0.08, 0.46), (0, 0.1, 0.48), (0.02, -0.02, 0.62)]):
        ball(0.17, at, enamel(("#6a1f6a", "#4a1a5c", "#8a2a5a")[k % 3], 0.12), seg=20)
    tube([(0.02, -0.02, 0.76), (0.08, -0.02, 0.9)], 0.02, flat("#4a6a2a"))


def parachute():
    """Relief from above: a striped canopy, lines, a crate with a red heart on it."""
    for k in range(12):
        tone = "#e8e4d8" if k % 2 else "#c8283a"
        profile = [(0.02, 1.0), (0.5, 0.94), (0.95, 0.72), (1.2, 0.34), (1.24, 0.2)]
        lathe(profile, flat(tone, 0.7, 0.1), 30 * k, 30 * k + 30, 0.03, seg=8, loc=(0, 0, 1.4))
    for k in range(8):
        a = math.pi * k / 4
        tube([(1.2 * math.cos(a), 1.2 * math.sin(a), 1.62), (0.25 * math.cos(a), 0.2, 0.72)], 0.016, flat("#f0e8d0"))
    box((0.9, 0.7, 0.76), (0, 0.1, 0.36), wood("#c89a5a", "#7a5228", 1.0, "X"), bev=0.03)
    points = []
    for k in range(30):
        a = 2 * math.pi * k / 30
        z = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
        points.append((0.3 * math.sin(a) ** 3, z * 0.019))
    plate(points, 0.04, (0, -0.27, 0.38), flat("#d0182c", 0.3, 0.5), (90, 0, 0), bev=0.01)


def taxbag():
    """A sack of money taller than its owner, a great sign of per cent on it, coins at its foot."""
    sack = cloth("#a8844a", 24, 0.5)
    lathe(
        [(0, 0), (0.8, 0.04), (0.98, 0.5), (0.84, 1.1), (0.34, 1.5), (0.26, 1.62), (0.42, 1.86), (0, 1.8)], sack, seg=48
    )
    ring(0.3, 0.06, (0, 0, 1.56), flat("#8a2a22"), seg=40)
    red = flat("#a01c24", 0.4, 0.3)
    tube([(-0.26, -0.99, 0.4), (0.26, -0.88, 1.06)], 0.07, red)
    for x, y, z in ((-0.28, -0.93, 0.96), (0.3, -0.99, 0.5)):
        ring(0.14, 0.06, (x, y, z), red, (90, 0, 0), seg=32)
    gold, rng = metal("#e8b84a", 0.2, 0.2), random.Random(3)
    for _ in range(30):
        at = rng.uniform(-1.2, 1.2), rng.uniform(-1.2, -0.95), 0.06
        cyl(0.13, 0.05, at, gold, (rng.uniform(-20, 20), rng.uniform(-20, 20), 0), seg=20, bev=0)


def meteor():
    """A stone that glows at its front, a tail of fire behind it."""
    ball(0.36, (0.06, -0.2, -0.04), flat("#7a5240", 0.9, 0), (1.1, 0.9, 0.95), (20, 40, 10), seg=9)
    ball(0.38, (-0.02, 0.1, 0.02), lit("#ff8a2c", 2), seg=14)
    for k, (tone, r, far) in enumerate((("#ff5a1c", 0.3, 2.6), ("#ffa03a", 0.2, 2.0), ("#ffe08a", 0.1, 1.5))):
        tail = (-far, 0.5, far * 0.62)
        tube([(-0.08, 0.04 - 0.16 * k, 0.08), tail], r, lit(tone, 1.5), taper=[1, 0.03])


def labelled():
    """A pyramid of tins, each with a label and a price on a string."""
    for k, (x, z, tone) in enumerate(
        (
            (-0.55, 0, "#c8283a"),
            (0.05, 0, "#2f7ab0"),
            (0.65, 0, "#e0a02a"),
            (-0.25, 0.56, "#3f8a4a"),
            (0.35, 0.56, "#c8283a"),
            (0.05, 1.12, "#8a4a9a"),
        )
    ):
        cyl(0.28, 0.54, (x, 0, z + 0.27), steel(), seg=36, bev=0.02)
        cyl(0.288, 0.38, (x, 0, z + 0.27), flat(tone, 0.5, 0.3), seg=36, bev=0)
        plate(star_points(5, 0.14, 0.06), 0.02, (x, -0.3, z + 0.27), flat("#f8ecc8"), (90, 0, 0), bev=0)
        if k in (0, 2, 5):
            side = 0.34 if k != 0 else -0.34
            tag = [(-0.2, 0.0), (-0.08, 0.18), (0.08, 0.18), (0.2, 0.0), (0.2, -0.3), (-0.2, -0.3)]
            plate(tag, 0.03, (x + side, -0.4, z + 0.3), flat("#f6e6b0"), (90, 14, 0), bev=0.01)
            tube([(x, -0.2, z + 0.52), (x + side, -0.42, z + 0.42)], 0.016, flat("#6a3a24"))
            for j in range(2):
                box((0.24, 0.02, 0.05), (x + side, -0.44, z + 0.2 - 0.12 * j), flat("#a01c24"), (0, 14, 0), bev=0)


def likeness():
    """A bill as high as a man: a face with a hat, eyes close together and, at last, the right nose."""
    box((1.9, 0.08, 2.3), (0, 0.1, 1.4), wood("#7a5230", "#4a2f18", 1.0, "Z"), bev=0.03)
    box((1.7, 0.03, 2.1), (0, 0.03, 1.4), flat("#f0dca8", 0.8, 0), bev=0)
    ink, skin = flat("#2a1a14"), flat("#d89a6a", 0.7, 0.1)
    for s in (-1, 1):
        box((0.1, 0.1, 1.0), (s * 0.8, 0.15, 0.2), wood("#7a5230"), bev=0.02)
        plate(star_points(5, 0.13, 0.055), 0.02, (s * 0.66, 0, 2.3), flat("#a01c24"), (90, 0, 0), bev=0)
    box((0.9, 0.02, 0.16), (0, 0.0, 2.3), flat("#a01c24"), bev=0)
    cyl(0.5, 0.04, (0, 0, 1.36), skin, (90, 0, 0), seg=44, bev=0)
    box((1.3, 0.04, 0.1), (0, -0.04, 1.72), ink, bev=0.02)
    box((0.72, 0.04, 0.34), (0, -0.03, 1.88), flat("#7a4a26"), bev=0.06)
    box((0.72, 0.05, 0.08), (0, -0.04, 1.78), flat("#a01c24"), bev=0.01)
    for s in (-1, 1):
        ball(0.06, (s * 0.18, -0.04, 1.48), ink, (1, 0.5, 1.2), seg=16)
        box((0.24, 0.02, 0.05), (s * 0.2, -0.05, 1.6), ink, (0, 14 * s, 0), bev=0)
    ball(0.14, (0, -0.12, 1.32), flat("#c86a4a"), (0.9, 1.2, 1.1), seg=24)
    tube([(-0.2, -0.04, 1.12), (0, -0.04, 1.06), (0.2, -0.04, 1.12)], 0.03, ink)
    for k in range(2):
        box((1.2 - 0.4 * k, 0.02, 0.09), (0, 0, 0.66 - 0.18 * k), ink, bev=0)


def brazier():
    """Three legs, a bowl of hot coals, flames."""
    iron = gunmetal()
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        tube([(0.4 * math.cos(a), 0.4 * math.sin(a), 0), (0.2 * math.cos(a), 0.2 * math.sin(a), 0.75)], 0.05, iron)
    lathe([(0, 0.66), (0.34, 0.7), (0.54, 0.98), (0.58, 1.0)], iron, thick=0.04, seg=40)
    rng = random.Random(2)
    for _ in range(26):
        a, r = rng.uniform(0, 6.3), rng.uniform(0, 0.42)
        at = r * math.cos(a), r * math.sin(a), 0.98 + 0.08 * rng.random()
        ball(0.11, at, lit(rng.choice(("#ff5a1c", "#ff8a2c", "#d8281c")), 2.2), seg=8)
    for k in range(9):
        a = 0.7 * k
        flame = [(0.3 * math.cos(a), 0.3 * math.sin(a), 1.0), (0.2 * math.cos(a + 0.4), 0.2 * math.sin(a), 1.42)]
        tube(flame, 0.09, lit("#ffa03a", 2), taper=[1, 0.1])


def irons():
    """A brazier with irons in it, to be had by the handle."""
    brazier()
    iron = gunmetal()
    for x, lean in ((-0.3, -34), (0.0, -6), (0.3, 30)):
        put(lambda: tube([(0, 0, 0), (0, 0, 0.95)], 0.035, iron), (x * 0.6, -0.1, 1.0), 0, 1, (10, lean))
        put(lambda: cyl(0.06, 0.3, (0, 0, 0.95), wood("#6a4224"), seg=14), (x * 0.6, -0.1, 1.0), 0, 1, (10, lean))
