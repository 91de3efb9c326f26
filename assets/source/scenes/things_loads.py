"""What Jobs of the bazaar carry and whom they please; each round the origin, on the floor or a table."""

import math
import random

from studio.materials import brass, cloth, copper, enamel, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, text, tube

from scenes.stage import flat, lit, put


def cat():
    """A very fat cat with a medal: it has never caught anything."""
    fur, pale = flat("#d8823a", 0.8, 0.1), flat("#f4e2c4", 0.8, 0.1)
    ball(0.5, (0, 0, 0.44), fur, (1.05, 0.9, 0.95), seg=32)
    ball(0.36, (0, -0.22, 0.4), pale, (0.95, 0.75, 1.05), seg=28)
    ball(0.3, (0, -0.14, 1.02), fur, (1.15, 0.9, 0.9), seg=28)
    ball(0.14, (0, -0.38, 0.94), pale, (1.3, 0.7, 0.8), seg=18)
    ball(0.04, (0, -0.49, 0.99), flat("#c8506a"), (1.2, 0.6, 0.8), seg=10)
    for s in (-1, 1):
        cyl(0.13, 0.24, (s * 0.2, -0.12, 1.3), fur, (0, s * 16, 0), r2=0.01, seg=14, bev=0)
        ball(0.06, (s * 0.13, -0.38, 1.08), flat("#1a120c"), (1, 0.5, 0.5), seg=12)
        ball(0.14, (s * 0.24, -0.42, 0.1), pale, (1, 1.2, 0.8), seg=16)
        for k in (-1, 0, 1):
            tube([(s * 0.16, -0.46, 0.94), (s * 0.42, -0.48, 0.96 + 0.07 * k)], 0.01, pale)
    ring(0.27, 0.045, (0, -0.12, 0.8), flat("#2f4a8a"), seg=32)
    cyl(0.11, 0.04, (0, -0.44, 0.66), metal("#e0b04a", 0.2, 0.2), (90, 0, 0), seg=24)
    tube([(0.4, 0.2, 0.2), (0.75, 0.0, 0.3), (0.8, -0.1, 0.62)], 0.1, fur)


def banquet():
    """A laid table of the rich: a roast, a tower of fruit, a cake of three tiers."""
    box((3.4, 0.9, 0.86), (0, 0, 0.43), cloth("#efe8da", 30, 0.3), bev=0.03)
    box((3.44, 0.94, 0.12), (0, 0, 0.84), cloth("#2f4a8a", 30, 0.3), bev=0.03)
    silver = metal("#d8dce0", 0.16, 0.1)
    for x in (-1.1, 0.2, 1.2):
        lathe([(0, 0.9), (0.5, 0.92), (0.54, 0.96)], silver, loc=(x, 0, 0), thick=0.02, seg=32)
    ball(0.36, (-1.1, -0.05, 1.16), flat("#a85a24", 0.25, 0.7), (1.15, 0.9, 0.8), seg=28)
    for s in (-1, 1):
        tube([(-1.1 + s * 0.3, -0.2, 1.1), (-1.1 + s * 0.5, -0.26, 1.42)], 0.07, flat("#b86a2c", 0.3, 0.6))
        ball(0.08, (-1.1 + s * 0.52, -0.27, 1.46), flat("#f4ead6"), seg=12)
    tones = ("#c8281f", "#e8a02a", "#6a9a34", "#7a2a5a")
    for row, (n, r) in enumerate(((7, 0.32), (5, 0.2), (3, 0.1), (1, 0.0))):
        for k in range(n):
            a = 2 * math.pi * k / n + row
            at = 0.2 + r * math.cos(a), r * math.sin(a), 1.04 + 0.2 * row
            ball(0.14, at, enamel(tones[(k + row) % 4], 0.2), seg=16)
    for k, r in enumerate((0.4, 0.29, 0.18)):
        cyl(r, 0.26, (1.2, 0, 1.08 + 0.26 * k), flat(("#f4d8d0", "#fff2e2")[k % 2], 0.5, 0.3), seg=36, bev=0.03)
        ring(r, 0.035, (1.2, 0, 0.97 + 0.26 * k), flat("#c8506a"), seg=36)
    ball(0.09, (1.2, 0, 1.78), enamel("#c8281f"), seg=16)


def tankwreck():
    """What is left of a tank of the war: a turret with a bent gun, tracks, a star half scratched off."""
    hull, dark = flat("#5f6a3f", 0.7, 0.1, 0.5), flat("#3a3a34", 0.8, 0.1)
    box((2.3, 1.1, 0.55), (0, 0, 0.75), hull, (0, -5, 0), bev=0.05, taper=0.9)
    for k in range(5):
        cyl(0.28, 1.3, (-0.92 + 0.46 * k, 0, 0.3), dark, (90, 0, 0), seg=24)
        cyl(0.12, 1.34, (-0.92 + 0.46 * k, 0, 0.3), flat("#8a5426"), (90, 0, 0), seg=16)
    put(lambda: cyl(0.56, 0.5, (0, 0, 0), hull, r2=0.42, seg=10), (-0.15, 0, 1.2), 20, 1.0, (10, 12))
    tube([(0.25, -0.1, 1.25), (1.0, -0.2, 1.45), (1.35, -0.2, 1.35), (1.6, -0.2, 1.05)], 0.1, gunmetal())
    ring(0.11, 0.05, (1.6, -0.2, 1.05), gunmetal(), (0, 120, 0), seg=24)
    star = [(r * math.sin(a), r * math.cos(a)) for k in range(10) for r, a in [((0.26, 0.11)[k % 2], k * math.pi / 5)]]
    plate(star, 0.03, (-0.6, -0.57, 0.78), flat("#e8e0c8"), (90, 0, 0), bev=0)
    for x, y in ((-1.5, -0.4), (-1.3, -0.6), (1.5, -0.5)):
        cyl(0.1, 0.5, (x, y, 0.25), brass(), r2=0.1, seg=16)
        cyl(0.1, 0.2, (x, y, 0.6), copper(), r2=0.01, seg=16, bev=0)


def helmets():
    """Helmets of either side in a heap."""
    for x, y, z, turn in ((-0.3, -0.1, 0.2, 0), (0.35, 0, 0.2, 30), (0.0, 0.05, 0.55, -20)):
        ball(0.36, (x, y, z), flat(("#7a5a34", "#5f6a3f")[x > 0], 0.6, 0.2), (1, 1, 0.75), (0, turn, 0), seg=24)
        ring(0.36, 0.05, (x, y, z - 0.05), flat("#4a3a24"), (0, turn, 0), seg=32)


def oretub():
    """A tub on rails heaped with ore that glitters like money."""
    rust = flat("#7a4426", 0.7, 0.2, 0.5)
    box((1.7, 1.0, 0.7), (0, 0, 0.72), rust, (180, 0, 0), bev=0.05, taper=0.8)
    for x in (-0.7, 0, 0.7):
        box((0.1, 1.06, 0.74), (x, 0, 0.72), gunmetal(), bev=0.02)
    for x in (-0.5, 0.5):
        cyl(0.26, 1.0, (x, 0, 0.26), gunmetal(), (90, 0, 0), seg=28)
        ring(0.24, 0.05, (x, -0.5, 0.26), brass(), (90, 0, 0), seg=32)
    rng, rock, gold = random.Random(5), flat("#6a5a50", 0.9, 0, 0.5), metal("#f0b83a", 0.2, 0.15)
    for _ in range(26):
        x, y = rng.uniform(-0.75, 0.75), rng.uniform(-0.4, 0.4)
        at = x, y, 1.06 + 0.42 * (1 - abs(x)) * rng.uniform(0.3, 1)
        ball(rng.uniform(0.16, 0.27), at, rock if rng.random() < 0.6 else gold, (1.1, 1, 0.9), (30, 60, 0), seg=7)


def pump():
    """A hand pump with water pouring from its spout into a trough; pipes lie behind."""
    iron = flat("#2f6a5a", 0.4, 0.4)
    cyl(0.24, 0.14, (-0.3, 0, 0.55), iron)
    cyl(0.17, 1.1, (-0.3, 0, 1.1), iron)
    ball(0.22, (-0.3, 0, 1.7), iron, (1, 1, 0.7), seg=24)
    tube([(-0.3, 0, 1.35), (0.15, -0.1, 1.38), (0.26, -0.12, 1.22)], 0.1, iron)
    tube([(-0.3, 0, 1.74), (-0.8, 0, 2.0), (-1.15, 0, 1.8)], 0.05, brass())
    water = lit("#8fd8ff", 0.9)
    tube([(0.26, -0.12, 1.2), (0.32, -0.13, 0.95), (0.36, -0.13, 0.6)], 0.09, water)
    wall = wood("#8a6238", "#4a2f18", 1.0, "X")
    box((1.3, 0.1, 0.5), (0.6, -0.42, 0.42), wall, bev=0.02)
    box((1.3, 0.1, 0.5), (0.6, 0.2, 0.42), wall, bev=0.02)
    for x in (-0.05, 1.25):
        box((0.1, 0.7, 0.5), (x, -0.11, 0.42), wall, bev=0.02)
    box((1.2, 0.5, 0.06), (0.6, -0.11, 0.58), enamel("#3f9ac8", 0.05), bev=0)
    for k in range(5):
        ball(0.07, (0.2 + 0.1 * k, -0.15, 0.66 + 0.06 * (k % 2)), water, seg=10)


def pipes():
    """A stack of pipes, seen from their ends."""
    for row in range(3):
        for k in range(4 - row):
            at = -0.72 + 0.48 * k + 0.24 * row, 0, 0.26 + 0.42 * row
            ring(0.2, 0.05, (at[0], -0.82, at[2]), copper(), (90, 0, 0), seg=32)
            cyl(0.22, 1.6, at, flat("#8a8f8a", 0.4, 0.4), (90, 0, 0), seg=28)
            cyl(0.17, 0.02, (at[0], -0.81, at[2]), flat("#16140f"), (90, 0, 0), seg=24, bev=0)


def postsign():
    """A blue board with a letter on it: sealed in red, wings at its sides."""
    cyl(0.06, 2.0, (0, 0.06, 1.0), gunmetal(), seg=16)
    cyl(0.62, 0.08, (0, 0, 1.72), flat("#2f5aa0", 0.4, 0.4), (90, 0, 0), seg=56)
    ring(0.62, 0.05, (0, -0.04, 1.72), metal("#e0b04a", 0.2, 0.2), (90, 0, 0), seg=56)
    box((0.8, 0.04, 0.52), (0, -0.08, 1.72), flat("#f6efdf"), bev=0.01)
    for s in (-1, 1):
        tube([(s * 0.39, -0.12, 1.96), (0, -0.12, 1.68)], 0.022, flat("#5a4a3a"))
        for k in range(3):
            plate(
                [(0, 0), (0.5 - 0.1 * k, 0.14), (0.52 - 0.1 * k, 0.26), (0, 0.12)],
                0.04,
                (s * 0.6, -0.03, 1.78 - 0.16 * k),
                flat("#f0ece0"),
                (90, 0, 0),
                0.01,
                (s, 1, 1),
            )
    cyl(0.1, 0.04, (0, -0.13, 1.66), flat("#b3201c", 0.3, 0.5), (90, 0, 0), seg=24)


def piano():
    """An upright piano with candles; it came along, whatever it weighs."""
    case = wood("#8a4a24", "#3a1c0c", 0.8, "X")
    box((1.7, 0.6, 1.45), (0, 0.1, 0.73), case, bev=0.04)
    box((1.5, 0.04, 0.4), (0, -0.22, 1.2), flat("#c89a4a", 0.5, 0.3), bev=0.02)
    box((1.7, 0.5, 0.12), (0, -0.36, 0.82), case, bev=0.03)
    box((1.5, 0.3, 0.05), (0, -0.44, 0.9), flat("#f6f0e2", 0.3, 0.5), (12, 0, 0), bev=0.005)
    for k in range(15):
        if k % 7 not in (2, 6):
            box((0.055, 0.18, 0.06), (-0.68 + 0.1 * k, -0.36, 0.95), flat("#14100e", 0.3, 0.5), (12, 0, 0), bev=0)
    for s in (-1, 1):
        cyl(0.1, 0.8, (s * 0.75, -0.5, 0.4), case, seg=16)
        tube([(s * 0.62, -0.24, 1.1), (s * 0.62, -0.42, 1.1)], 0.02, brass())
        cyl(0.04, 0.22, (s * 0.62, -0.42, 1.22), flat("#f4ead0"), seg=12)
        ball(0.05, (s * 0.62, -0.42, 1.38), lit("#ffb84a", 5), (0.8, 0.8, 1.6), seg=10)


def machine():
    """A machine in pieces: a boiler, a cog as high as a man, a wheel, a box of screws."""
    iron, red = flat("#4a5a64", 0.4, 0.4), flat("#a83a24", 0.5, 0.3)
    cyl(0.55, 1.5, (-0.5, 0.2, 0.7), iron, (0, 90, 0), seg=40)
    for x in (-1.2, -0.5, 0.2):
        ring(0.57, 0.05, (x, 0.2, 0.7), brass(), (0, 90, 0), seg=44)
    cyl(0.16, 0.8, (-0.9, 0.2, 1.5), iron, seg=24)
    ring(0.19, 0.05, (-0.9, 0.2, 1.9), brass(), seg=28)
    at = 0.85, -0.15, 0.95
    cyl(0.75, 0.16, at, red, (90, 0, 0), seg=40)
    cyl(0.2, 0.26, at, brass(), (90, 0, 0), seg=28)
    for k in range(14):
        a = 2 * math.pi * k / 14
        box(
            (0.2, 0.16, 0.2),
            (at[0] + 0.8 * math.cos(a), at[1], at[2] + 0.8 * math.sin(a)),
            red,
            (0, -math.degrees(a), 0),
        )
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        cyl(
            0.14,
            0.18,
            (at[0] + 0.46 * math.cos(a), at[1] - 0.01, at[2] + 0.46 * math.sin(a)),
            flat("#2a1c18"),
            (90, 0, 0),
        )


def shell():
    """A scallop as high as a goddess, of mother of pearl."""
    for k in range(-6, 7):
        a = math.radians(13 * k)
        x, z = math.sin(a), math.cos(a)
        tone = flat(("#f4b8b0", "#fbe4d8")[k % 2], 0.25, 0.6)
        points = [(0.12 * x, 0.1, 0.1), (0.8 * x, 0.3, 0.1 + 1.0 * z), (1.5 * x, 0.2, 0.1 + 1.95 * z)]
        tube(points, 0.21, tone, taper=[0.35, 0.85, 1.1])
        ball(0.23, points[-1], tone, seg=18)
    ball(0.3, (0, 0, 0.1), flat("#fbe4d8", 0.25, 0.6), (1.6, 1, 0.8), seg=24)


def gifts():
    """Boxes in bright paper with ribbons and bows."""
    for x, y, z, w, h, tone, band, turn in (
        (-0.35, 0, 0, 0.85, 0.7, "#3a6aa8", "#f0d060", 8),
        (0.5, 0.1, 0, 0.7, 0.55, "#c83a4a", "#f4ead6", -14),
        (-0.2, 0, 0.7, 0.55, 0.42, "#f0e4c8", "#c8506a", -10),
        (0.5, 0.1, 0.55, 0.42, 0.34, "#4a8a5a", "#f0d060", 20),
    ):
        put(lambda w=w, h=h, tone=tone, band=band: present(w, h, tone, band), (x, y, z), turn)


def present(w, h, tone, band):
    box((w, w * 0.9, h), (0, 0, h / 2), flat(tone, 0.35, 0.5), bev=0.02)
    box((w + 0.03, 0.12, h + 0.03), (0, 0, h / 2), flat(band, 0.3, 0.5), bev=0)
    box((0.12, w * 0.9 + 0.03, h + 0.03), (0, 0, h / 2), flat(band, 0.3, 0.5), bev=0)
    for s in (-1, 1):
        ring(0.1, 0.035, (s * 0.1, 0, h + 0.08), flat(band, 0.3, 0.5), (70, 0, s * 30), seg=20)


def guncase():
    """One gun in a case of red velvet, gold on it, a card with a ribbon: made to order."""
    velvet, gold = cloth("#9a1424", 40, 0.4), metal("#e0b04a", 0.2, 0.15)
    box((2.2, 0.3, 0.9), (0, 0.1, 0.5), wood("#5a2f18", "#2a1408", 1.0, "X"), (-16, 0, 0), bev=0.04)
    box((2.04, 0.1, 0.76), (0, -0.05, 0.5), velvet, (-16, 0, 0), bev=0.03)

    def gun():
        cyl(0.055, 1.1, (0.4, -0.14, 0.06), gunmetal(), (0, 90, 0), seg=20)
        cyl(0.075, 0.12, (0.9, -0.14, 0.06), gold, (0, 90, 0), seg=20)
        box((0.5, 0.1, 0.16), (-0.2, -0.14, 0.03), gold, bev=0.02)
        plate(
            [(0, 0.1), (-0.62, -0.02), (-0.6, -0.26), (0, -0.06)], 0.09, (-0.4, -0.14, 0), wood("#7a3a18"), (90, 0, 0)
        )
        ring(0.09, 0.025, (-0.12, -0.14, -0.12), gold, (90, 0, 0), seg=24)
        cyl(0.06, 0.5, (0.05, -0.14, 0.2), gold, (0, 90, 0), seg=20)
        cyl(0.065, 0.04, (0.31, -0.14, 0.2), lit("#8fd8ff", 2), (0, 90, 0), seg=20)

    put(gun, (0.0, -0.06, 0.52), 0, 1.05, (-16, 0))


def blankets():
    """Folded blankets in warm colours, three piles of them."""
    tones = ("#c83a2c", "#e8a83a", "#3a6a8a", "#d87a4a", "#7a3a5a", "#e8d8b0")
    for i, (x, n) in enumerate(((-0.75, 5), (0.05, 7), (0.85, 4))):
        for k in range(n):
            tone = cloth(tones[(k + 2 * i) % 6], 24, 0.4)
            box((0.72, 0.6, 0.17), (x, 0, 0.1 + 0.175 * k), tone, (0, 0, (-4, 5, 1)[k % 3]), bev=0.08)
            box((0.1, 0.62, 0.172), (x - 0.2, 0, 0.1 + 0.175 * k), tone, bev=0.05)


def sealed():
    """One small box in chains, with a lock: a question is painted on it."""
    box((0.9, 0.8, 0.8), (0, 0, 0.4), wood("#4a3a5a", "#201828", 1.2, "X"), bev=0.03)
    iron = metal("#b8b4a8", 0.3, 0.3)
    for k in range(-4, 5):
        for s in (-1, 1):
            spin = (90, 0, 0) if k % 2 else (90, 60, 0)
            ring(0.075, 0.024, (0.11 * k, -0.43, 0.4 + s * 0.088 * k), iron, spin, seg=18)
    ring(0.13, 0.035, (0, -0.5, 0.52), iron, (90, 0, 0), seg=24)
    box((0.34, 0.14, 0.28), (0, -0.52, 0.38), metal("#e0b04a", 0.2, 0.2), bev=0.03)
    text("?", 0.26, flat("#1a120c"), (0, -0.6, 0.38), (90, 0, 0))


def loot():
    """What thieves have: a sack, a gilt frame, a candlestick, goblets, a bust."""
    gold = metal("#e8b84a", 0.18, 0.2)
    ball(0.6, (-0.4, 0.1, 0.5), cloth("#8a7a58", 24, 0.5), (1.1, 0.9, 0.95), seg=28)
    ball(0.2, (-0.4, 0.1, 1.12), cloth("#8a7a58", 24, 0.5), seg=16)
    ring(0.14, 0.04, (-0.4, 0.1, 1.02), flat("#8a2a20"), seg=24)
    put(frame, (0.75, 0.3, 0.6), -14, 1.0, (-12, 0))
    for x in (0.25, 0.42):
        lathe(
            [(0, 0), (0.12, 0.02), (0.03, 0.1), (0.04, 0.2), (0.13, 0.3), (0.11, 0.46)],
            gold,
            loc=(x, -0.3, 0.4),
            thick=0.02,
        )
    cyl(0.05, 0.7, (-0.02, -0.2, 0.85), gold, seg=16)
    for s in (-1, 0, 1):
        tube([(-0.02, -0.2, 1.0), (-0.02 + s * 0.22, -0.2, 1.04), (-0.02 + s * 0.22, -0.2, 1.22)], 0.03, gold)
        cyl(0.035, 0.2, (-0.02 + s * 0.22, -0.2, 1.32), flat("#f4ead0"), seg=10)


def frame():
    gold = metal("#e0a83a", 0.25, 0.3)
    for x, z, w, h in ((0, 0.5, 1.1, 0.14), (0, -0.5, 1.1, 0.14), (-0.5, 0, 0.14, 1.1), (0.5, 0, 0.14, 1.1)):
        box((w, 0.12, h), (x, 0, z), gold, bev=0.03)
    box((0.9, 0.04, 0.9), (0, 0, 0), flat("#3a5a6a", 0.8, 0), bev=0)
    ball(0.2, (0, -0.03, 0.12), flat("#e8c0a0"), (1, 0.2, 1.2), seg=20)
    ball(0.34, (0, -0.03, -0.3), flat("#7a2a3a"), (1, 0.15, 0.6), seg=20)


def tag():
    """A ministry's label on a string, with its stamp: these goods belong to somebody."""
    plate(
        [(-0.4, -0.24), (0.4, -0.24), (0.4, 0.24), (-0.4, 0.24), (-0.56, 0)],
        0.03,
        (0, 0, 0),
        flat("#f4ead0"),
        (90, 0, 0),
    )
    cyl(0.06, 0.05, (-0.42, 0, 0), flat("#8a2a20"), (90, 0, 0), seg=16)
    ring(0.15, 0.03, (0.1, -0.03, 0), flat("#2f4a8a"), (90, 0, 0), seg=28)
    tube([(-0.42, 0, 0), (-0.6, 0, 0.2), (-0.5, 0.1, 0.5)], 0.02, steel())
