"""What Badger's Jobs are about; each round the origin, on the floor or a table."""

import math
import random

from studio.materials import brass, cloth, copper, enamel, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, lathe, mesh, plate, ring, text, tube

from scenes.stage import flat, lit, put, tin


def elixir():
    """A tray of bottles of nothing much, a gilt sign with an arrow over them."""
    box((1.8, 0.8, 0.9), (0, 0, 0.45), cloth("#b3392c", 24, 0.5), bev=0.03)
    for k in range(6):
        box((0.16, 0.02, 0.9), (-0.75 + 0.3 * k, -0.41, 0.45), flat("#f0e0b0"), bev=0)
    for k in range(7):
        tone = ("#3fa86a", "#c8506a", "#5a8ae0", "#e8a83a")[k % 4]
        lathe(
            [(0, 0), (0.13, 0.01), (0.13, 0.26), (0.05, 0.36), (0.05, 0.48), (0, 0.48)],
            enamel(tone, 0.05),
            loc=(-0.75 + 0.25 * k, -0.15 + 0.2 * (k % 2), 0.9),
            seg=20,
        )
    for s in (-1, 1):
        cyl(0.05, 1.9, (s * 0.8, 0.25, 0.95), wood("#8a5a32"), seg=14)
    box((1.9, 0.08, 0.5), (0, 0.25, 1.95), flat("#e8b84a", 0.3, 0.5), bev=0.03)
    text("$  $  $", 0.36, flat("#7a1a18"), (0, 0.2, 1.95), (90, 0, 0))


def hardware():
    """Pots, pans, a shovel, nails: what a homestead needs and can't pay."""
    iron, tin_ = flat("#3f444a", 0.4, 0.4), tin("#9aa2a8")
    box((1.9, 0.7, 0.8), (0, 0, 0.4), wood("#8a6238", "#4a2f18", 1.0, "X"), bev=0.03)
    lathe([(0, 0), (0.3, 0.02), (0.34, 0.34), (0.3, 0.36)], iron, loc=(-0.5, -0.05, 0.8), thick=0.03, seg=32)
    lathe([(0, 0), (0.22, 0.02), (0.26, 0.2)], copper(), loc=(0.15, -0.1, 0.8), thick=0.02, seg=32)
    tube([(0.38, -0.15, 0.96), (0.85, -0.25, 1.04)], 0.04, copper())
    for s in (-1, 1):
        cyl(0.05, 2.1, (s * 0.85, 0.3, 1.05), wood("#8a6238"), seg=12)
    cyl(0.04, 1.8, (0, 0.3, 2.05), wood("#8a6238"), (0, 90, 0), seg=12)
    for x, r, m in ((-0.55, 0.26, iron), (0.0, 0.2, copper()), (0.5, 0.24, tin_)):
        cyl(r, 0.08, (x, 0.24, 1.62), m, (90, 0, 0), seg=32)
        tube([(x, 0.26, 1.84), (x, 0.28, 2.05)], 0.03, m)
    plate([(-0.16, 0), (0.16, 0), (0.18, 0.4), (-0.18, 0.4)], 0.03, (1.25, -0.1, 0.9), tin_, (80, 0, 10))
    cyl(0.04, 1.1, (1.25, 0.0, 0.5), wood("#a8743c"), (6, 0, 0), seg=12)


def hanky():
    """A large handkerchief with dots, held up to a nose."""
    linen = flat("#f6f2ea", 0.8, 0.1)
    for k, (x, z, s) in enumerate(((0, 0, 0.2), (-0.13, -0.07, 0.15), (0.13, -0.07, 0.15), (0, -0.17, 0.15))):
        ball(s, (x, 0.02 * k, z), linen, (1.1, 0.6, 1), seg=16)
    plate(
        [(0, 0), (0.24, -0.2), (0.12, -0.46), (-0.1, -0.42), (-0.24, -0.2)], 0.03, (0, -0.04, -0.08), linen, (90, 0, 0)
    )
    for x, z in ((0, 0.06), (-0.14, -0.06), (0.14, -0.06), (0.03, -0.26), (-0.1, -0.32), (0.12, -0.36)):
        ball(0.035, (x, -0.13 + 0.05 * (z < -0.2), z), flat("#c8283a"), (1, 0.5, 1), seg=10)


def rightful():
    """Crates with green ticks on them: every paper is in order."""
    for x, z, turn in ((-0.42, 0, 5), (0.44, 0, -8), (0.0, 0.72, 4)):
        put(ticked, (x, 0, z), turn, 1.0)


def ticked():
    box((0.76, 0.72, 0.7), (0, 0, 0.36), wood("#b88a54", "#6a4a24", 1.0, "X"), bev=0.03)
    cyl(0.26, 0.03, (0, -0.37, 0.38), flat("#f4efe0"), (90, 0, 0), seg=32)
    tube([(-0.13, -0.4, 0.38), (-0.03, -0.4, 0.27), (0.15, -0.4, 0.5)], 0.035, flat("#2f8a4a"), taper=[1, 1, 1])


def heart():
    """A heart of red lamps on a pole."""
    points = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        x = 16 * math.sin(a) ** 3
        z = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
        points.append((x * 0.045, z * 0.045))
    plate(points, 0.1, (0, 0, 0), flat("#d8283a", 0.25, 0.6), (90, 0, 0), bev=0.04)
    for x, z in points[::2]:
        ball(0.05, (x, -0.08, z), lit("#ffd0a0", 3), seg=10)


def picks():
    """Pickaxes against a barrow of stones."""
    for k, lean in enumerate((-14, 4, 20)):
        put(pick, (-0.4 + 0.4 * k, 0.1 * k, 0), 0, 1.0, (0, lean))
    rng = random.Random(3)
    for _ in range(12):
        at = rng.uniform(-0.7, 0.7), rng.uniform(-0.4, 0.1), 0.16
        ball(rng.uniform(0.14, 0.26), at, flat("#6a5a50", 0.9, 0), (1.1, 1, 0.9), (30, 50, 0), seg=7)


def pick():
    cyl(0.05, 1.7, (0, 0, 0.85), wood("#a8743c"), seg=14)
    tube([(-0.5, 0, 1.45), (-0.2, 0, 1.64), (0.2, 0, 1.64), (0.5, 0, 1.45)], 0.07, steel(), taper=[0.3, 1, 1, 0.3])


def chain():
    """A long chain from neck to neck, with an iron ring at each end."""
    iron = metal("#a8a49a", 0.3, 0.3)
    for k in range(15):
        t = -1 + k / 7
        spin = (90, 0, 0) if k % 2 else (0, 0, 0)
        ring(0.09, 0.028, (0.8 * t, 0, -0.26 * (1 - t * t)), iron, spin, seg=18)


def bombs():
    """A furrow with round bombs set in it like cabbages, their fuses alight."""
    box((5.4, 0.7, 0.3), (0, 0, 0.1), flat("#5a3a1e", 0.95, 0), bev=0.1)
    for k in range(5):
        x = -2.2 + 1.1 * k
        ball(0.36, (x, -0.1, 0.46), flat("#1c1c22", 0.25, 0.7), seg=28)
        cyl(0.1, 0.12, (x + 0.08, -0.1, 0.82), gunmetal(), (0, 14, 0), seg=16)
        tube([(x + 0.1, -0.1, 0.86), (x + 0.18, -0.1, 1.0), (x + 0.1, -0.1, 1.12)], 0.025, flat("#d8c89a"))
        ball(0.07, (x + 0.1, -0.12, 1.15), lit("#ffb03a", 6), seg=12)
        for a in range(0, 360, 60):
            tip = x + 0.1 + 0.2 * math.cos(math.radians(a)), -0.12, 1.15 + 0.2 * math.sin(math.radians(a))
            tube([(x + 0.1, -0.12, 1.15), tip], 0.014, lit("#ffd87a", 5), taper=[1, 0.3])
    for k in range(4):
        for s in (-1, 0, 1):
            leaf = [(0, 0), (0.1, 0.2), (0, 0.42), (-0.1, 0.2)]
            plate(leaf, 0.02, (-1.65 + 1.1 * k, -0.1, 0.2), flat("#4f8a34"), (70, s * 40, 0), bev=0)


def drops():
    """A case full of small glowing bottles; one large one with its pipette stands before it."""
    box((1.6, 0.7, 0.2), (0, 0, 0.1), flat("#2a2420", 0.5, 0.3), bev=0.03)
    box((1.6, 0.12, 0.8), (0, 0.42, 0.5), flat("#2a2420", 0.5, 0.3), (-16, 0, 0), bev=0.03)
    for i in range(7):
        for j in range(2):
            at = -0.66 + 0.22 * i, -0.15 + 0.3 * j, 0.2
            lathe(
                [(0, 0), (0.08, 0.01), (0.08, 0.18), (0.03, 0.24), (0.03, 0.3), (0, 0.3)],
                lit("#b85aff", 1.6),
                loc=at,
                seg=14,
            )
            cyl(0.045, 0.1, (at[0], at[1], 0.54), flat("#efe6d0"), seg=12)
    at = 0.35, -0.5, 0.0
    lathe([(0, 0), (0.2, 0.02), (0.2, 0.4), (0.08, 0.54), (0.08, 0.62), (0, 0.62)], lit("#d87aff", 1.2), loc=at, seg=28)
    box((0.26, 0.02, 0.2), (0.35, -0.7, 0.2), flat("#f4ead6"), bev=0)


def pipette():
    """A pipette with one drop that falls."""
    cyl(0.05, 0.4, (0, 0, 0.3), enamel("#dff2f8", 0.03), r2=0.05, seg=18)
    ball(0.11, (0, 0, 0.58), flat("#8a2a2a"), (1, 1, 1.4), seg=18)
    cyl(0.02, 0.14, (0, 0, 0.06), enamel("#dff2f8", 0.03), seg=12)
    ball(0.075, (0, 0, -0.12), lit("#d06aff", 3), (1, 1, 1.3), seg=16)


def signpost():
    """Four arrows on a pole, a world painted on each: green, red, blue, one with a ring."""
    cyl(0.08, 2.5, (0, 0.06, 1.25), wood("#8a6238"), seg=16)
    for k, (tone, side) in enumerate((("#5a9a4a", 1), ("#c8502c", -1), ("#3f8ac8", 1), ("#d8a84a", -1))):
        z = 2.3 - 0.42 * k
        shape = [(-0.75, -0.17), (0.6, -0.17), (0.86, 0), (0.6, 0.17), (-0.75, 0.17)]
        points = [(side * x, y) for x, y in shape][::side]
        plate(points, 0.07, (side * 0.2, -0.04, z), flat("#e8d8b0", 0.7, 0.1), (90, 0, 0), bev=0.01)
        ball(0.13, (side * 0.2 - 0.25, -0.12, z), flat(tone, 0.4, 0.4), (1, 0.4, 1), seg=24)
        for j in range(2):
            box((0.22, 0.02, 0.04), (side * 0.2 + 0.2, -0.09, z + 0.05 - 0.1 * j), flat("#6a4a2c"), bev=0)
        if k == 3:
            ring(0.2, 0.02, (side * 0.2 - 0.25, -0.13, z), flat("#b87a3a"), (70, 14, 0), seg=32)


def roulette():
    """A wheel of red and black, tilted to whoever plays, its ball of ivory on its way."""
    red, black, gold = flat("#b3201c", 0.3, 0.5), flat("#17151a", 0.3, 0.5), metal("#e0b04a", 0.2, 0.15)
    cyl(1.0, 0.12, (0, 0, 0), wood("#6a3a1c", "#2a1408"), seg=64)
    ring(1.0, 0.07, (0, 0, 0.06), gold, seg=64)
    for k in range(24):
        a, b = 2 * math.pi * k / 24, 2 * math.pi * (k + 1) / 24
        r, q = 0.92, 0.5
        shape = [
            (q * math.cos(a), q * math.sin(a)),
            (r * math.cos(a), r * math.sin(a)),
            (r * math.cos(b), r * math.sin(b)),
            (q * math.cos(b), q * math.sin(b)),
        ]
        plate(shape, 0.03, (0, 0, 0.07), (red, black)[k % 2] if k else flat("#2f8a4a"), bev=0)
    lathe([(0.5, 0.1), (0.2, 0.16), (0.08, 0.3), (0.06, 0.46), (0, 0.48)], gold, seg=40)
    ball(0.08, (0.55, -0.4, 0.14), flat("#f8f2e4", 0.2, 0.6), seg=16)


def eleven():
    """A sign in lamps over a bar: the luckiest sum."""
    box((1.5, 0.14, 1.0), (0, 0, 0), flat("#3a1424", 0.4, 0.4), bev=0.05)
    for k in range(22):
        t = k / 22 * 5.0
        at = (
            (-0.75 + t, 0.5)
            if t < 1.5
            else (0.75, 2.0 - t)
            if t < 2.5
            else (3.25 - t, -0.5)
            if t < 4.0
            else (-0.75, t - 4.5)
        )
        ball(0.06, (at[0], -0.08, at[1]), lit(("#ffd87a", "#ff7a5a")[k % 2], 5), seg=10)
    text("11", 0.8, lit("#ffe8a0", 3), (0, -0.1, 0), (90, 0, 0), 0.06)


def diamonds():
    """Two stones as large as melons on a heap of rubble."""
    rng = random.Random(9)
    for _ in range(20):
        at = rng.uniform(-1.0, 1.0), rng.uniform(-0.3, 0.4), rng.uniform(0.1, 0.4)
        ball(rng.uniform(0.16, 0.3), at, flat("#5a4a40", 0.9, 0), (1.1, 1, 0.9), (30, 50, 0), seg=7)
    for x, turn in ((-0.46, 8), (0.46, -12)):
        put(diamond, (x, -0.1, 0.5), turn, 1.0, (-10, 0.3 * turn))


def diamond():
    n = 10
    top = [(0.26 * math.cos(a), 0.26 * math.sin(a), 0.74) for a in (2 * math.pi * k / n for k in range(n))]
    wide = [(0.44 * math.cos(a), 0.44 * math.sin(a), 0.54) for a in (2 * math.pi * (k + 0.5) / n for k in range(n))]
    verts = [*top, *wide, (0, 0, 0)]
    faces = [tuple(range(n))]
    for k in range(n):
        j = (k + 1) % n
        faces += [(k, n + k, j), (j, n + k, n + j), (n + k, 2 * n, n + j)]
    mesh(verts, faces, enamel("#a8e4ff", 0.02))
    for at, s in (((0.2, -0.34, 0.66), 0.2), ((-0.22, -0.36, 0.5), 0.13)):
        for a in (0, 90, 45, 135):
            x, z = s * math.cos(math.radians(a)), s * math.sin(math.radians(a))
            short = 0.4 if a % 90 else 1.0
            tube(
                [(at[0] - short * x, at[1], at[2] - short * z), at, (at[0] + short * x, at[1], at[2] + short * z)],
                0.016,
                lit("#ffffff", 5),
                taper=[0.1, 1, 0.1],
            )


def plans():
    """A blue plan on an easel: a wheel and lines, and holes through all of it."""
    for s in (-1, 1):
        cyl(0.05, 2.5, (s * 0.75, 0.16, 1.25), wood("#8a5a32"), (0, s * -6, 0), seg=12)
    box((2.2, 0.05, 1.4), (0, 0, 1.6), flat("#2f5aa0", 0.8, 0), bev=0)
    white = flat("#e4eef8", 0.8, 0)
    for r in (0.5, 0.3):
        ring(r, 0.018, (-0.35, -0.04, 1.62), white, (90, 0, 0), seg=48)
    for k in range(4):
        box((1.0, 0.02, 0.025), (-0.35, -0.04, 1.62), white, (0, 45 * k, 0), bev=0)
        box((0.5, 0.02, 0.025), (0.65, -0.04, 2.05 - 0.14 * k), white, bev=0)
    for x, z, r in (
        (0.25, 1.95, 0.16),
        (-0.75, 1.25, 0.18),
        (0.72, 1.32, 0.21),
        (-0.15, 1.45, 0.13),
        (-0.62, 2.02, 0.12),
        (0.3, 1.2, 0.1),
    ):
        cyl(r, 0.02, (x, -0.04, z), lit("#120808", 0.1), (90, 0, 0), seg=9, bev=0)
        for k in range(7):
            a = 2 * math.pi * k / 7 + x
            shape = [(-0.07, 0), (0.07, 0), (0, 0.14)]
            spot = x + r * math.cos(a), -0.06, z + r * math.sin(a)
            plate(shape, 0.015, spot, flat("#dfe8f2", 0.8, 0), (50, 0, 0), bev=0)


def parcel():
    """A brown parcel with string, stamps and a red seal."""
    box((1.1, 0.8, 0.8), (0, 0, 0.4), flat("#b8864e", 0.8, 0.1), bev=0.02)
    string = flat("#f0e2c0")
    box((0.06, 0.84, 0.84), (0, 0, 0.4), string, bev=0)
    box((1.14, 0.84, 0.06), (0, 0, 0.42), string, bev=0)
    for s in (-1, 1):
        ring(0.12, 0.03, (s * 0.13, 0, 0.88), string, (70, 0, s * 30), seg=20)
    for k, tone in enumerate(("#3f6ab0", "#c83a3a", "#3f8a5a")):
        box((0.2, 0.02, 0.24), (0.2 + 0.01 * k, -0.41, 0.64), flat("#f6efdf"), bev=0) if not k else None
        box((0.15, 0.02, 0.18), (0.18 + 0.17 * k, -0.42, 0.63), flat(tone), bev=0)
    cyl(0.1, 0.04, (-0.28, -0.42, 0.22), flat("#b3201c", 0.3, 0.5), (90, 0, 0), seg=24)


def donation():
    """A great glass bowl for a good cause, full of money, a heart on its foot."""
    gold = metal("#e8b84a", 0.2, 0.2)
    cyl(0.5, 0.9, (0, 0, 0.45), flat("#efe8da", 0.4, 0.4), seg=40)
    ball(0.2, (-0.1, -0.46, 0.62), flat("#d8283a", 0.3, 0.5), (0.7, 0.4, 0.7), seg=18)
    ball(0.2, (0.1, -0.46, 0.62), flat("#d8283a", 0.3, 0.5), (0.7, 0.4, 0.7), seg=18)
    plate(
        [(-0.22, 0.02), (0, -0.26), (0.22, 0.02)], 0.1, (0, -0.5, 0.58), flat("#d8283a", 0.3, 0.5), (90, 0, 0), bev=0.02
    )
    lathe([(0.2, 0.9), (0.56, 1.06), (0.66, 1.34), (0.62, 1.36)], enamel("#cfe8f0", 0.03), thick=0.02, seg=44)
    rng = random.Random(6)
    for _ in range(60):
        r, a = 0.5 * math.sqrt(rng.random()), rng.uniform(0, 6.3)
        at = r * math.cos(a), r * math.sin(a), 1.3 + 0.5 * (0.5 - r) * rng.random()
        cyl(0.12, 0.04, at, gold, (rng.uniform(-50, 50), rng.uniform(-50, 50), 0), seg=20, bev=0.01)
    for k in range(4):
        box(
            (0.42, 0.2, 0.015),
            (-0.3 + 0.2 * k, -0.1, 1.5 + 0.06 * (k % 2)),
            flat("#8ab07a"),
            (30, 20 * k - 30, 30 * k),
            bev=0,
        )


def filters():
    """A fan as wide as a door and bottles of air, torn out of a wall."""
    grey, teal = flat("#8a949a", 0.4, 0.4), flat("#3f9a9a", 0.4, 0.4)
    ring(0.85, 0.14, (-0.2, 0, 1.0), grey, (90, 0, 0), seg=64)
    cyl(0.8, 0.1, (-0.2, 0.12, 1.0), flat("#1c2226"), (90, 0, 0), seg=48)
    for k in range(6):
        put(
            lambda: plate([(-0.06, 0.1), (0.06, 0.1), (0.26, 0.72), (-0.1, 0.72)], 0.03, (0, 0, 0), teal, (80, 12, 0)),
            (-0.2, -0.02, 1.0),
            0,
            1,
            (0, 60 * k),
        )
    cyl(0.16, 0.2, (-0.2, -0.06, 1.0), brass(), (90, 0, 0), seg=28)
    for k, tone in enumerate(("#e8e6dc", "#e8e6dc")):
        x = 0.95 + 0.5 * k
        cyl(0.21, 1.1, (x, -0.1, 0.6), flat(tone, 0.3, 0.5), seg=28, bev=0.06)
        ball(0.21, (x, -0.1, 1.15), flat(tone, 0.3, 0.5), seg=24)
        ring(0.215, 0.04, (x, -0.1, 0.9), flat("#2f8ac8"), seg=32)
        cyl(0.07, 0.2, (x, -0.1, 1.4), brass(), seg=16)
    for k in range(3):
        tube([(-0.7 + 0.2 * k, 0.1, 1.8), (-0.9 + 0.3 * k, 0.1, 2.1), (-1.1 + 0.35 * k, 0, 2.25)], 0.04, copper())


def drill():
    """A drill on a tripod at the door of a safe; sparks fly."""
    put(lambda: cyl(1.0, 0.3, (0, 0, 0), tin("#8f969e"), (90, 0, 0), seg=56, bev=0.05), (0.9, 0.3, 1.35), 20)
    put(lambda: ring(0.82, 0.06, (0, -0.18, 0), metal("#d0a848", 0.25, 0.3), (90, 0, 0), seg=56), (0.9, 0.3, 1.35), 20)
    red = flat("#c8401c", 0.35, 0.5)
    box((0.8, 0.34, 0.36), (-0.65, -0.2, 1.4), red, (0, 0, 14), bev=0.05)
    tube([(-0.3, -0.12, 1.4), (0.5, 0.06, 1.36)], 0.08, steel(), taper=[1, 0.5])
    for k in range(7):
        ring(0.085 - 0.006 * k, 0.018, (-0.2 + 0.1 * k, -0.1 + 0.022 * k, 1.4), brass(), (0, 90, 14), seg=16)
    for x, y in ((-1.1, -0.4), (-0.3, -0.4), (-0.7, 0.3)):
        tube([(-0.68, -0.18, 1.25), (x, y, 0)], 0.05, gunmetal())
    rng = random.Random(2)
    for _ in range(22):
        a, r = rng.uniform(1.2, 5.0), rng.uniform(0.2, 0.75)
        end = 0.5 + r * math.cos(a), -0.1 - 0.2 * rng.random(), 1.36 + r * math.sin(a)
        tube([(0.5, 0.0, 1.36), end], 0.016, lit("#ffc04a", 7), taper=[1, 0.2])
    ball(0.1, (0.5, -0.02, 1.36), lit("#fff0b0", 8), seg=14)


def dice_pair():
    """A pair of dice as large as fists."""
    for x, turn in ((-0.2, 20), (0.22, -30)):
        put(die, (x, 0, 0.18), turn, 1.0)


def die():
    box((0.34, 0.34, 0.34), (0, 0, 0), flat("#f4ead6", 0.3, 0.5), bev=0.05)
    for x, z in ((-0.1, -0.1), (0, 0), (0.1, 0.1), (-0.1, 0.1), (0.1, -0.1)):
        ball(0.035, (x, -0.165, z), flat("#1a1214"), (1, 0.5, 1), seg=10)
        ball(0.035, (x, z, 0.165), flat("#1a1214"), (1, 1, 0.5), seg=10)


def paychest():
    """Pay in a chest of the Alliance, its lid open, sacks beside it."""
    blue = flat("#4a5a74", 0.4, 0.4)
    box((1.4, 0.8, 0.6), (0, 0, 0.3), blue, bev=0.04)
    box((1.4, 0.1, 0.7), (0, 0.48, 0.85), blue, (-18, 0, 0), bev=0.04)
    ring(0.17, 0.04, (0, -0.42, 0.32), metal("#e0b04a", 0.2, 0.2), (90, 0, 0), seg=28)
    for x in (-0.6, 0.6):
        box((0.1, 0.84, 0.62), (x, 0, 0.3), gunmetal(), bev=0.02)
    gold, rng = metal("#e8b84a", 0.2, 0.2), random.Random(8)
    for _ in range(46):
        at = rng.uniform(-0.6, 0.6), rng.uniform(-0.3, 0.3), 0.6 + 0.14 * rng.random()
        cyl(0.13, 0.05, at, gold, (rng.uniform(-40, 40), rng.uniform(-40, 40), 0), seg=20, bev=0.01)
    for k in range(3):
        box((0.5, 0.26, 0.1), (-0.3 + 0.3 * k, -0.1, 0.76 + 0.03 * k), flat("#8ab07a"), (0, 0, 30 * k - 20), bev=0.01)
        box((0.1, 0.27, 0.11), (-0.3 + 0.3 * k, -0.1, 0.76 + 0.03 * k), flat("#f0e2c0"), (0, 0, 30 * k - 20), bev=0.01)
