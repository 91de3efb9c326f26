"""What one fetches for a man who doesn't ask twice: a brain in a jar, powder, plans, a judge's scales, other people's
gold."""

import math
import random

from studio.materials import brass, enamel, gunmetal, metal, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def wetware():
    """A brain in a jar, wires to it, a green light below."""
    cyl(0.52, 0.6, (0, 0, 0.3), tin("#5a646e"), seg=40, bev=0.04)
    cyl(0.46, 0.06, (0, 0, 0.63), lit("#5fe08a", 3), seg=40, bev=0)
    water = enamel("#bff0d0", 0.02)
    water.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.16
    cyl(0.46, 1.0, (0, 0, 1.16), water, seg=40, bev=0)
    cyl(0.52, 0.2, (0, 0, 1.74), tin("#5a646e"), seg=40, bev=0.04)
    pink, dark = flat("#e0405e", 0.4, 0.3), flat("#8a1f3c", 0.4, 0.3)
    for s in (-1, 1):
        ball(0.27, (s * 0.12, 0, 1.2), pink, (0.72, 1.0, 0.86), seg=24)
        for k in range(6):
            a = math.radians(20 + 28 * k)
            x, z = s * (0.13 + 0.1 * math.sin(a)), 1.2 + 0.16 * math.cos(a)
            curl = [(x - 0.05 * s, -0.22, z), (x + 0.02 * s, -0.235, z + 0.03), (x + 0.06 * s, -0.2, z - 0.03)]
            tube(curl, 0.024, dark)
    tube([(0, 0, 1.05), (0.02, 0, 0.8)], 0.05, pink)
    for x, hue in ((-0.24, "#d8302c"), (0, "#e8c03a"), (0.24, "#2f8ad0")):
        tube([(x, 0, 1.66), (x * 0.8, -0.05, 1.48), (x * 0.5, -0.05, 1.36)], 0.018, flat(hue))


def powder():
    """Bricks in foil, one slit open, a heap of white, scales to weigh it by."""
    for x, y, z, turn in ((-0.75, 0, 0.14, 6), (-0.35, 0.1, 0.14, -8), (-0.55, 0.03, 0.42, 14), (-0.5, 0.0, 0.7, -6)):
        box((0.5, 0.4, 0.26), (x, y, z), flat("#d8dce4", 0.25, 0.6), (0, 0, turn), bev=0.05)
        box((0.52, 0.1, 0.27), (x, y, z), flat("#3a6ad0"), (0, 0, turn), bev=0.02)
    snow = flat("#f6f8fa", 0.9, 0)
    cyl(0.46, 0.34, (0.25, -0.1, 0.17), snow, r2=0.03, seg=28, bev=0)
    ball(0.2, (0.42, -0.16, 0.06), snow, (1.6, 1, 0.6), seg=16)
    put(scales, (0.85, 0.1, 0), -10, 0.72)


def scales():
    """Two bowls on a beam of brass."""
    gold = brass()
    cyl(0.3, 0.08, (0, 0, 0.04), gold, seg=32)
    tube([(0, 0, 0.05), (0, 0, 1.1)], 0.045, gold)
    ball(0.08, (0, 0, 1.14), gold, seg=14)
    tube([(-0.55, 0, 1.12), (0, 0, 1.04), (0.55, 0, 0.94)], 0.035, gold)
    for x, top in ((-0.55, 1.12), (0.55, 0.94)):
        for a in (90, 210, 330):
            t = math.radians(a)
            rim = x + 0.22 * math.cos(t), 0.22 * math.sin(t), top - 0.5
            tube([(x, 0, top), rim], 0.012, gold)
        lathe([(0, -0.1), (0.14, -0.08), (0.24, 0)], gold, thick=0.02, loc=(x, 0, top - 0.5), seg=28)


def gizmo():
    """Half a machine on its stand: a core that glows, rings round it, a drawing in blue behind."""
    box((1.5, 0.04, 1.0), (0.1, 0.4, 0.6), flat("#1f4a9a", 0.6, 0.1), (-10, 0, 0), bev=0)
    for r in (0.2, 0.34, 0.46):
        ring(r, 0.014, (0.1, 0.34, 0.62), lit("#dfeeff", 2), (80, 0, 0), seg=40)
    for k in range(6):
        box((0.2 + 0.05 * (k % 3), 0.01, 0.02), (-0.45, 0.33, 0.28 + 0.1 * k), lit("#dfeeff", 2), (-10, 0, 0), bev=0)
    cyl(0.34, 0.12, (0, 0, 0.06), tin("#4a4f58"), seg=32, bev=0.02)
    tube([(0, 0, 0.1), (0, 0, 0.4)], 0.07, gunmetal())
    ball(0.22, (0, 0, 0.6), lit("#ff8a3a", 3), seg=24)
    for tip in ((90, 0, 0), (60, 50, 0), (60, -50, 0)):
        ring(0.36, 0.035, (0, 0, 0.6), metal("#d8b060", 0.25, 0.3), tip, seg=48)


def bluesun():
    """A company's sign on the wall: a sun in blue, its rays cut in glass."""
    cyl(0.95, 0.1, (0, 0, 0), flat("#e8ecf0", 0.3, 0.5), (90, 0, 0), seg=56)
    cyl(0.5, 0.1, (0, -0.04, 0), lit("#2f7aff", 2.4), (90, 0, 0), seg=48, bev=0)
    for k in range(12):
        shape = [(-0.1, 0.56), (0.1, 0.56), (0, 0.9)]
        plate(shape, 0.06, (0, -0.07, 0), lit("#2f7aff", 2.4), (90, 30 * k, 0), bev=0)


def ticker():
    """A board of prices: bars that rise, a line over them, an arrow upwards."""
    for s in (-1, 1):
        cyl(0.06, 1.2, (s * 1.1, 0.1, 0.5), gunmetal(), seg=12, bev=0)
    box((2.8, 0.12, 1.8), (0, 0, 1.75), flat("#10181c", 0.4, 0.4), bev=0.04)
    for k, high in enumerate((0.3, 0.5, 0.4, 0.7, 0.9, 1.2)):
        tone = "#d84a3a" if k == 2 else "#4ad87a"
        box((0.24, 0.04, high), (-1.1 + 0.38 * k, -0.08, 1.0 + high / 2), lit(tone, 2), bev=0)
    line = [(-1.2, -0.12, 1.4), (-0.7, -0.12, 1.66), (-0.3, -0.12, 1.52), (0.3, -0.12, 2.0), (1.0, -0.12, 2.45)]
    tube(line, 0.035, lit("#ffd27a", 4))
    plate([(-0.14, 0), (0.14, 0), (0, 0.26)], 0.04, (1.02, -0.12, 2.44), lit("#ffd27a", 4), (90, 40, 0), bev=0)


def orchard():
    """A tree full of apples, a basket below."""
    rng = random.Random(2)
    tube([(0, 0, 0), (0.06, 0, 0.8), (-0.04, 0, 1.5)], 0.17, flat("#5a3c24", 0.9, 0), taper=[1.3, 0.9, 0.7])
    greens = [flat(hue, 0.8, 0.1) for hue in ("#3f7a34", "#568f3a", "#2f6a30")]
    for _ in range(30):
        a, h = rng.uniform(0, 6.3), rng.uniform(-0.5, 0.8)
        r = 0.95 * math.sqrt(1 - h * h)
        ball(
            rng.uniform(0.28, 0.42), (r * math.cos(a), 0.7 * r * math.sin(a), 2.0 + 0.7 * h), rng.choice(greens), seg=12
        )
    for _ in range(26):
        a, h = rng.uniform(3.4, 6.0), rng.uniform(-0.7, 0.6)
        r = 1.2 * math.sqrt(1 - h * h)
        at = r * math.cos(a), 0.9 * r * math.sin(a), 2.0 + 0.8 * h
        ball(0.11, at, flat(rng.choice(("#c8241c", "#d8402a"))), seg=12)
    basket = wood("#b08a50", "#6a4a24", 2.0, "X")
    lathe([(0.26, 0), (0.4, 0.42)], basket, thick=0.05, loc=(0.75, -0.55, 0.4), seg=28)
    for k in range(9):
        a = 0.7 * k
        at = 0.75 + 0.2 * math.cos(a) * (k > 0), -0.55 + 0.2 * math.sin(a) * (k > 0), 0.82 + 0.1 * (k == 0)
        ball(0.13, at, flat("#c8241c"), seg=12)


def mound():
    """A hill of mud and rubbish no higher than a man's knee."""
    rng = random.Random(7)
    ball(1.5, (0, 0, -0.75), flat("#8a7a44", 0.95, 0, 0.5), (1.25, 0.8, 0.85), seg=32)
    for _ in range(40):
        a, r = rng.uniform(0, 6.3), rng.uniform(0.4, 1.6)
        at = 1.1 * r * math.cos(a), 0.7 * r * math.sin(a), 0.52 - 0.2 * r * r
        hue = rng.choice(("#5a4430", "#7a5f42", "#8a4a2c", "#5a646a"))
        ball(rng.uniform(0.08, 0.2), at, flat(hue), (1.3, 1, 0.6), seg=8)


def candy():
    """A jar of sweets in all colours."""
    rng = random.Random(6)
    cyl(0.5, 0.08, (0, 0, 0.04), wood("#8a5a2e", "#472a14", 1.2, "X"), seg=32)
    hues = ("#e8486a", "#ffc23a", "#4ab8e0", "#6ac85a", "#b86ae0", "#ff8a3a")
    for k in range(120):
        a, r = rng.uniform(3.2, 6.2), rng.uniform(0.3, 0.42)
        ball(0.085, (r * math.cos(a), r * math.sin(a), 0.12 + 0.0066 * k), flat(hues[k % 6], 0.2, 0.7), seg=10)
    glass = enamel("#eaf6fa", 0.02)
    glass.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.14
    cyl(0.5, 1.0, (0, 0, 0.58), glass, seg=40, bev=0)
    cyl(0.52, 0.12, (0, 0, 1.13), flat("#c8241c", 0.4, 0.4), seg=36, bev=0.03)
    ball(0.1, (0, 0, 1.25), flat("#c8241c", 0.4, 0.4), seg=14)


def lolly():
    """A great round one on its stick, red and white in a whorl."""
    tube([(0, 0, -0.6), (0, 0, 0)], 0.035, flat("#f4ecd8"))
    cyl(0.36, 0.1, (0, 0, 0.32), flat("#f6f0e6", 0.3, 0.6), (90, 0, 0), seg=40, bev=0.03)
    whorl = [(0.014 * k * math.cos(0.52 * k), -0.07, 0.32 + 0.014 * k * math.sin(0.52 * k)) for k in range(24)]
    tube(whorl, 0.05, flat("#d8243c", 0.3, 0.6))


def goldbars():
    """A pyramid of gold."""
    gold = metal("#e8b43a", 0.2, 0.25)
    for row, many in enumerate((4, 3, 2, 1)):
        for k in range(many):
            at = 0.52 * (k - (many - 1) / 2), 0.0, 0.14 + 0.27 * row
            box((0.46, 0.8, 0.25), at, gold, (0, 0, 3 * (k % 2)), bev=0.03, taper=0.82)
    for k in range(2):
        box(
            (0.46, 0.8, 0.25), (1.25, -0.1 + 0.06 * k, 0.14 + 0.26 * k), gold, (0, 0, 24 - 30 * k), bev=0.03, taper=0.82
        )


def painting():
    """A landscape in a gilt frame as wide as a man is high."""
    gold = metal("#d8a848", 0.25, 0.4)
    for x, z, wide, high in ((0, 0.6, 2.1, 0.16), (0, -0.6, 2.1, 0.16), (-0.97, 0, 0.16, 1.2), (0.97, 0, 0.16, 1.2)):
        box((wide, 0.14, high), (x, 0, z), gold, bev=0.04)
    for x in (-0.97, 0.97):
        for z in (-0.6, 0.6):
            ball(0.14, (x, -0.04, z), gold, (1, 0.6, 1), seg=16)
    box((1.84, 0.04, 1.1), (0, 0.02, 0), flat("#8fc0d8", 0.7, 0), bev=0)
    cyl(0.16, 0.02, (0.5, -0.01, 0.26), flat("#f6d860", 0.7, 0), (90, 0, 0), seg=28, bev=0)
    for x, high, hue in ((-0.5, 0.6, "#4a6a9a"), (0.1, 0.44, "#5a7aa8"), (0.6, 0.3, "#6a8ab0")):
        plate([(-0.42, 0), (0.42, 0), (0, high)], 0.02, (x, -0.012, -0.3), flat(hue, 0.7, 0), (90, 0, 0), bev=0)
    box((1.84, 0.02, 0.3), (0, -0.03, -0.4), flat("#5a8a3a", 0.7, 0), bev=0)
    plate(
        [(-0.1, 0), (0.1, 0), (0.02, 0.3), (-0.02, 0.3)], 0.02, (-0.1, -0.05, -0.5), flat("#c8503a"), (90, 0, 0), bev=0
    )


def idol():
    """A figure of gold that sits with crossed legs and smiles, candles round it."""
    gold = metal("#e0aa3c", 0.22, 0.35)
    cyl(0.8, 0.5, (0, 0, 0.25), flat("#7a1f1c", 0.4, 0.4), seg=40, bev=0.05)
    ring(0.78, 0.05, (0, 0, 0.48), gold, seg=48)
    ball(0.55, (0, 0, 0.66), gold, (1.25, 0.9, 0.42), seg=28)
    ball(0.42, (0, 0, 1.05), gold, (0.95, 0.8, 1.05), seg=28)
    ball(0.3, (0, -0.03, 1.62), gold, seg=28)
    ball(0.14, (0, 0, 1.93), gold, (1, 1, 0.9), seg=16)
    for s in (-1, 1):
        tube([(s * 0.36, 0, 1.3), (s * 0.56, -0.16, 0.96), (s * 0.1, -0.46, 0.84)], 0.12, gold)
        ball(0.07, (s * 0.3, -0.02, 1.54), gold, (0.5, 0.8, 1.7), seg=12)
        tube([(s * 0.17, -0.27, 1.66), (s * 0.1, -0.31, 1.64), (s * 0.04, -0.3, 1.66)], 0.016, flat("#3a2410"))
        cyl(0.06, 0.34, (s * 0.74, -0.4, 0.62), flat("#efe6d0"), seg=12)
        ball(0.06, (s * 0.74, -0.4, 0.86), lit("#ffb84a", 8), (0.7, 0.7, 1.5), seg=10)
    tube([(-0.09, -0.29, 1.5), (0, -0.31, 1.47), (0.09, -0.29, 1.5)], 0.016, flat("#3a2410"))


def tether():
    """A line with a hook, let down from above."""
    tube([(0, 0, 1.9), (0, 0, 4.0)], 0.04, flat("#d8c8a0"))
    tube([(0, 0, 1.95), (0.1, 0, 1.84), (0, 0, 1.74), (-0.1, 0, 1.82)], 0.035, steel())
