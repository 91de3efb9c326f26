"""What is robbed and what one robs it with: a bank's counter, the post, ore, a fuse."""

import math
import random
from functools import partial

from studio.materials import brass, wood
from studio.shapes import ball, box, cyl, ring, tube

from scenes.stage import flat, lit, put, tin


def teller():
    """A bank's counter: a brass grille with a gap, money in stacks, the clock over it."""
    box((3.6, 0.7, 1.0), (0, 0, 0.5), wood("#6a3a20", "#341a0c", 1.0, "X"), bev=0.03)
    for x in (-1.2, 0, 1.2):
        box((0.9, 0.04, 0.6), (x, -0.36, 0.5), flat("#8a5430", 0.4, 0.3), bev=0.02)
    box((3.8, 0.9, 0.1), (0, 0, 1.04), flat("#2f4a3a", 0.3, 0.5), bev=0.02)
    gold = brass()
    for k in range(-8, 9):
        if abs(k) > 2:
            tube([(k * 0.2, 0.1, 1.1), (k * 0.2, 0.1, 2.1)], 0.025, gold)
    for s in (-1, 1):
        tube([(s * 0.5, 0.1, 2.1), (s * 1.7, 0.1, 2.1)], 0.04, gold)
        tube([(s * 0.5, 0.1, 1.1), (s * 0.5, 0.1, 2.3)], 0.05, gold)
        tube([(s * 1.7, 0.1, 1.1), (s * 1.7, 0.1, 2.3)], 0.06, gold)
        ball(0.09, (s * 1.7, 0.1, 2.36), gold, seg=14)
    for x, many in ((-0.95, 5), (-0.7, 8), (0.72, 7), (0.98, 4)):
        for k in range(many):
            box((0.2, 0.3, 0.035), (x, -0.22, 1.12 + 0.04 * k), flat("#6f9a5a" if k % 2 else "#d8d0a8"), bev=0)


def clock():
    """A round one on the wall, five to."""
    cyl(0.5, 0.14, (0, 0, 0), wood("#6a3a20", "#341a0c", 1.0, "X"), (90, 0, 0), seg=40)
    cyl(0.42, 0.04, (0, -0.08, 0), flat("#f4ecd4", 0.5, 0.2), (90, 0, 0), seg=40)
    for k in range(12):
        a = math.radians(30 * k)
        box((0.03, 0.02, 0.08), (0.35 * math.sin(a), -0.11, 0.35 * math.cos(a)), flat("#1c1410"), (0, 30 * k, 0), bev=0)
    box((0.05, 0.02, 0.26), (-0.02, -0.12, 0.11), flat("#1c1410"), (0, -4, 0), bev=0)
    box((0.035, 0.02, 0.36), (-0.08, -0.13, 0.15), flat("#1c1410"), (0, -30, 0), bev=0)


def strewn_letters():
    """Letters in the air and on the ground, sealed in red."""
    rng = random.Random(11)
    for k in range(22):
        at = rng.uniform(-1.7, 1.7), rng.uniform(-0.5, 0.6), rng.uniform(0.3, 2.0)
        tip = rng.uniform(50, 130), rng.uniform(-50, 50), rng.uniform(-30, 30)
        put(partial(letter, "#f2e8cc" if k % 3 else "#dfe6ea"), at, tip[2], 1.0, tip[:2])


def letter(paper):
    box((0.42, 0.27, 0.015), (0, 0, 0), flat(paper, 0.8, 0), bev=0)
    for s in (-1, 1):
        box((0.24, 0.012, 0.02), (s * 0.1, 0.05, 0.004), flat("#a89a78"), (0, 0, s * -28), bev=0)
    ball(0.045, (0, 0, 0.012), flat("#b3201c", 0.4, 0.3), (1, 1, 0.5), seg=12)


def orecart():
    """A mine's cart on its wheels, full of gold in the rock."""
    iron, rust = tin("#4f545c"), flat("#7a4a2c", 0.7, 0.2)
    box((1.5, 1.0, 0.75), (0, 0, 0.72), rust, bev=0.04, taper=1.16)
    for z in (0.4, 1.06):
        box((1.6 + 0.2 * (z > 1), 1.08 + 0.1 * (z > 1), 0.1), (0, 0, z), iron, bev=0.02)
    for x in (-0.5, 0.5):
        cyl(0.27, 0.12, (x, -0.56, 0.27), iron, (90, 0, 0), seg=28)
        cyl(0.1, 0.16, (x, -0.58, 0.27), brass(), (90, 0, 0), seg=18)
        for z in (0.58, 0.86):
            ball(0.05, (x, -0.58, z), iron, seg=8)
    rng = random.Random(3)
    for _ in range(34):
        a, r = rng.uniform(0, 6.3), rng.random()
        at = 0.72 * r * math.cos(a), 0.42 * r * math.sin(a), 1.1 + 0.34 * (1 - r)
        ball(rng.uniform(0.12, 0.22), at, flat(rng.choice(("#6a5a4c", "#574a40"))), (1.1, 1, 0.8), seg=7)
    for _ in range(26):
        a, r = rng.uniform(0, 6.3), rng.random()
        at = 0.72 * r * math.cos(a), 0.42 * r * math.sin(a) - 0.1, 1.22 + 0.34 * (1 - r)
        ball(rng.uniform(0.06, 0.13), at, lit("#ffc03a", 1.6), (1.1, 1, 0.8), seg=6)


def dynamite():
    """Red sticks in a bundle, a fuse that burns."""
    red = flat("#c8241c", 0.5, 0.2)
    for k, (x, y) in enumerate(((0, 0), (0.2, 0), (-0.2, 0), (0.1, -0.17), (-0.1, -0.17), (0.1, 0.17), (-0.1, 0.17))):
        cyl(0.1, 0.8 + 0.03 * (k % 3), (x, y, 0.42), red, seg=18, bev=0.02)
    for z in (0.22, 0.6):
        ring(0.29, 0.035, (0, 0, z), flat("#1c1814"), seg=32)
    fuse = [(0, 0, 0.84), (0.05, 0, 1.05), (0.26, -0.05, 1.12), (0.36, -0.08, 1.3)]
    tube(fuse, 0.025, flat("#d8c8a0"))
    ball(0.09, fuse[-1], lit("#fff0b0", 9), seg=12)
    for k in range(11):
        a = 0.57 * k
        far = 0.3 + 0.1 * (k % 3)
        tip = 0.36 + far * math.cos(a), -0.1, 1.3 + far * math.sin(a)
        tube([fuse[-1], tip], 0.016, lit("#ffb43a", 8), taper=[1, 0.2])
