"""What a ranch lives on, and what becomes of it: dung, feed, beef, fences, hens, a winter's food."""

import math
import random

from studio.materials import cloth, gunmetal, steel, wood
from studio.shapes import ball, box, cyl, plate, ring, tube

from scenes.stage import flat, lit, put, tin


def dung():
    """A steaming heap, a fork stuck into it, flies."""
    rng = random.Random(9)
    browns = [flat(hue, 0.7, 0.3, 0.5) for hue in ("#5a3a1c", "#6a4420", "#4a2e16")]
    ball(0.8, (0, 0, 0.1), browns[0], (1.1, 0.8, 1.0), seg=24)
    for _ in range(110):
        a, h = rng.uniform(2.6, 6.8), rng.random()
        r = 0.94 * math.sqrt(1 - h * h * 0.94)
        at = 1.1 * r * math.cos(a), 0.8 * r * math.sin(a), 0.1 + 0.92 * h
        ball(rng.uniform(0.1, 0.2), at, rng.choice(browns), (1.2, 1, 0.7), seg=10)
    for _ in range(26):
        a = rng.uniform(0, 6.3)
        at = rng.uniform(0.3, 0.95) * math.cos(a), -0.5, rng.uniform(0.3, 0.9)
        cyl(0.015, 0.34, at, flat("#d8b860"), tuple(rng.uniform(-80, 80) for _ in "xyz"), seg=6, bev=0)
    tube([(0.45, -0.2, 0.7), (0.95, -0.4, 1.9)], 0.04, wood("#a87a44", "#6a4020", 1.0, "Z"))
    for x, y in ((-0.55, 0), (0, 0.1), (0.5, 0.3)):
        wave = [(x + 0.11 * math.sin(0.7 * k + x), y - 0.3, 1.1 + 0.06 * k) for k in range(18)]
        tube(wave, 0.035, lit("#a8c84a", 1.2), taper=[min(1, 0.3 * (k + 1), 0.2 * (18 - k)) for k in range(18)])
    for _ in range(12):
        at = rng.uniform(-0.9, 0.9), rng.uniform(-0.8, -0.4), rng.uniform(0.9, 1.8)
        ball(0.03, at, flat("#101012"), (1.4, 0.8, 0.8), seg=8)


def feed():
    """Sacks of grain to the height of a man, one of them torn, mice at it."""
    stripe = flat("#3f6a4a", 0.9, 0)
    canvas, corn = cloth("#cdb684", 24, 0.5), flat("#e0b040", 0.8, 0.1, 0.4)
    for row, many in enumerate((4, 3, 3, 2)):
        for k in range(many):
            at = 0.66 * (k - (many - 1) / 2) + 0.06 * (row % 2), 0.06 * (k % 2), 0.24 + 0.42 * row
            ball(0.36, at, canvas, (1.05, 1.0, 0.66), (0, 0, 12 * (k % 3) - 10), seg=22)
            for dx in (-0.16, 0.16):
                ring(0.34, 0.016, (at[0] + dx, at[1], at[2]), stripe, (0, 90, 0), seg=32, scale=(0.68, 1.02, 1))
    rng = random.Random(5)
    for k in range(70):
        z = 1.2 - 0.016 * k
        at = -0.3 + rng.uniform(-0.1, 0.1) * (1 + 0.03 * k), -0.42 - 0.004 * k, z
        ball(0.045, at, corn, seg=8)
    for x, y, z, turn in ((0.3, -0.1, 1.78, 40), (-0.62, -0.3, 1.4, -30), (0.66, -0.34, 1.02, 20)):
        put(mouse, (x, y, z), turn, 1.2)


def mouse():
    grey = flat("#8a8480", 0.8, 0.1)
    ball(0.11, (0, 0, 0.08), grey, (0.9, 1.4, 0.9), seg=14)
    ball(0.07, (0, -0.16, 0.12), grey, (0.9, 1.2, 0.9), seg=12)
    for s in (-1, 1):
        ball(0.055, (s * 0.06, -0.12, 0.2), flat("#d8a8a0"), (1, 0.4, 1), seg=10)
        ball(0.016, (s * 0.035, -0.23, 0.14), flat("#101010"), seg=6)
    tube([(0, 0.14, 0.08), (0.08, 0.3, 0.1), (0.04, 0.42, 0.2)], 0.016, flat("#d8a8a0"))


def side():
    """Half an ox, ribs out."""
    red, fat, bone = flat("#b02a2c", 0.3, 0.6, 0.5), flat("#f0d8c8", 0.5, 0.3), flat("#f6efe0")
    ball(0.42, (0, 0, 0), fat, (0.86, 0.6, 2.0), seg=26)
    ball(0.36, (0, -0.12, -0.1), red, (0.84, 0.5, 1.9), seg=26)
    for k in range(7):
        z = -0.5 + 0.15 * k
        wide = 0.27 - 0.02 * abs(k - 3)
        tube([(-wide, -0.18, z + 0.06), (0, -0.33, z), (wide, -0.18, z + 0.06)], 0.026, bone)
    tube([(0, -0.1, 0.6), (0.1, 0, 1.02)], 0.1, red, taper=[1.4, 0.7])
    tube([(0.1, 0, 0.95), (0.12, 0, 1.15)], 0.05, bone)
    tube([(0.12, 0, 1.1), (0.2, 0, 1.2), (0.12, 0, 1.32)], 0.025, steel())


def beef():
    """Three sides of beef on a rail."""
    tube([(-1.7, 0, 2.52), (1.7, 0, 2.52)], 0.06, gunmetal())
    for s in (-1, 1):
        tube([(s * 1.6, 0, 0), (s * 1.6, 0, 2.52)], 0.07, gunmetal())
    for x, turn in ((-0.98, 14), (0.0, -8), (0.98, 10)):
        put(side, (x, 0, 1.22), turn, 0.98)


def fence():
    """Rails, barbed wire above them, a board that says keep off."""
    rail = wood("#9a7448", "#5a3c20", 1.0, "X")
    for k in range(-3, 4):
        box((0.2, 0.2, 1.7), (k * 1.1, 0, 0.85), rail, (0, 3 * (k % 2), 0), bev=0.03)
    for z in (0.6, 1.0):
        box((7.0, 0.09, 0.16), (0, -0.08, z), rail, bev=0.02)
    for z in (1.32, 1.58):
        tube([(-3.4 + 0.34 * k, -0.1, z + 0.02 * (k % 2)) for k in range(21)], 0.02, tin("#6a6a70"))
        for k in range(20):
            for turn in (40, -40):
                box((0.02, 0.02, 0.2), (-3.3 + 0.34 * k, -0.1, z), tin("#6a6a70"), (0, turn, 0), bev=0)
    box((0.9, 0.06, 0.6), (0.55, -0.18, 1.12), flat("#efe6d0", 0.7, 0.1), (0, -4, 0), bev=0.02)
    for turn in (38, -38):
        box((0.62, 0.03, 0.1), (0.55, -0.22, 1.12), flat("#b3201c"), (0, turn, 0), bev=0)


def fowl(plumage):
    down, red = flat(plumage, 0.8, 0.1), flat("#c8241c", 0.5, 0.2)
    ball(0.3, (0, 0, 0.42), down, (0.8, 1.15, 0.85), seg=22)
    for k in range(5):
        tip = plate([(-0.06, 0), (0.06, 0), (0.04, 0.34), (-0.04, 0.34)], 0.03, (0, 0.24, 0.5), down, bev=0.01)
        tip.rotation_euler = (math.radians(60), 0, math.radians(24 * (k - 2)))
    tube([(0, -0.2, 0.5), (0, -0.3, 0.8)], 0.12, down, taper=[1.4, 0.8])
    ball(0.13, (0, -0.32, 0.86), down, seg=16)
    cyl(0.06, 0.16, (0, -0.48, 0.84), flat("#e8a02c"), (90, 0, 0), 0.005, 10, 0)
    for k in range(3):
        ball(0.05, (0, -0.38 + 0.07 * k, 0.99 + 0.02 * (k == 1)), red, (0.6, 1, 1.1), seg=10)
    ball(0.05, (0, -0.42, 0.74), red, (0.6, 0.7, 1.3), seg=10)
    for s in (-1, 1):
        ball(0.026, (s * 0.1, -0.4, 0.9), flat("#100c08"), seg=8)
        ball(0.2, (s * 0.2, 0.04, 0.44), down, (0.4, 1.2, 0.8), (0, 0, s * 8), seg=14)
        tube([(s * 0.1, 0, 0.2), (s * 0.1, -0.02, 0.0)], 0.025, flat("#e8a02c"))


def hen():
    fowl("#f2ece0")


def red_hen():
    fowl("#b8622c")


def rations():
    """An open crate: loaves, cheese, apples, carrots, preserves; a ham on top."""
    timber = wood("#a87a44", "#6a4020", 1.2, "X")
    box((1.7, 0.9, 0.8), (0, 0, 0.4), timber, bev=0.03)
    for x in (-0.78, 0.78):
        box((0.12, 0.94, 0.84), (x, 0, 0.42), wood("#7a4e28", "#472a14", 1.2, "Z"), bev=0.01)
    ring(0.22, 0.05, (0, -0.47, 0.42), flat("#3f6a34"), (90, 0, 0), seg=28)
    for x, y, tip in ((-0.62, -0.1, 20), (-0.35, 0.14, -10)):
        ball(0.24, (x, y, 0.98), flat("#c8843c", 0.8, 0.1, 0.5), (0.8, 1.0, 1.7), (0, tip, 0), seg=20)
    cyl(0.36, 0.22, (0.12, -0.05, 1.0), flat("#e8c04a", 0.4, 0.3), (72, 0, 10), seg=32)
    plate([(0, 0), (0.4, -0.12), (0.4, 0.14)], 0.26, (0.1, -0.22, 1.0), flat("#f6e29a"), (72, 0, 30), bev=0)
    for x, y, hue in ((0.42, -0.26, "#c8241c"), (0.58, -0.1, "#a8c03a"), (0.34, -0.02, "#d8402a")):
        ball(0.13, (x, y, 0.92), flat(hue, 0.3, 0.5), seg=16)
    for k in range(4):
        cyl(0.07, 0.5, (0.72 + 0.05 * k, 0.1 - 0.06 * k, 0.98), flat("#e8782a"), (0, 24 + 8 * k, 0), 0.02, 12, 0)
        ball(0.09, (0.6 + 0.06 * k, 0.1 - 0.06 * k, 0.74), flat("#4f8a34"), seg=8)
    ball(0.25, (0.45, 0.24, 1.24), flat("#a8442c", 0.4, 0.4, 0.4), (1.3, 0.9, 0.9), (0, -24, 0), seg=20)
    tube([(0.7, 0.24, 1.36), (0.95, 0.24, 1.5)], 0.05, flat("#f0e6d0"))
