"""Hair styles of the dolls: each takes the material and `at` (azimuth, elevation -> point of the head)."""

import math
import random

from doll_parts import hair_cap, hairline
from studio.materials import metal, paint
from studio.shapes import ball, cyl, ring


def short(h, at):
    hair_cap(hairline(32, -4, -34), h, 0.045, wob=2.5)
    for k in range(5):
        ball(0.12, at(-40 + k * 18, 42, 0.0), h, (1.3, 1, 0.6), rot=(0, 0, k * 20), seg=20)


def neat(h, at):
    hair_cap(hairline(36, -2, -30), h, 0.04)
    ball(0.26, at(-18, 50, -0.13), h, (1.5, 0.9, 0.55), rot=(0, 16, 10), seg=28)


def long(h, at):
    hair_cap(hairline(40, -30, -55, 50), h, 0.05)


def curly(h, at):
    hair_cap(hairline(36, -20, -45, 56), h, 0.04)
    rnd = random.Random(3)
    for _i in range(90):
        el = math.degrees(math.asin(rnd.uniform(-0.75, 1.0)))
        az = rnd.uniform(62, 298) if el < 44 else rnd.uniform(0, 360)
        ball(rnd.uniform(0.085, 0.125), at(az, el, 0.03), h, seg=14)
    for az in range(-54, 55, 18):
        ball(0.095, at(az, 42, 0.03), h, seg=14)


def bun(h, at):
    hair_cap(hairline(38, -10, -38, 58), h, 0.05)
    ball(0.22, at(180, 52, 0.06), h, (1.1, 1, 0.9), seg=28)
    ring(0.16, 0.03, at(180, 44, 0.03), metal("#d0a052", 0.27, 0.42), rot=(-45, 0, 0), seg=32)
    for sx in (-1, 1):
        for k in range(4):
            ball(0.07 - 0.006 * k, at(sx * (78 - k * 3), -14 - k * 15, 0.03), h, seg=14)


def pony(h, at):
    hair_cap(hairline(34, -12, -40, 58), h, 0.05)
    for sx in (-1, 1):
        ball(0.17, at(sx * 122, 34, 0.08), h, (1, 1, 1), seg=24)
        ring(0.11, 0.03, at(sx * 122, 34, 0.02), paint("#e58aa8", wear=0), rot=(0, sx * 50, 0), seg=24)


def back(h, at):
    hair_cap(hairline(46, 2, -36, 70), h, 0.035)
    ball(0.13, at(180, -10, 0.08), h, (1, 1, 1.2), seg=20)


def mohawk(h, at):
    hair_cap(hairline(58, 40, 10, 20), h, 0.01)
    for k in range(7):
        el = 40 + k * 21
        a, e = (0, el) if el <= 90 else (180, 180 - el)
        q = at(a, e, 0.06)
        tip = math.degrees(math.atan2(q[1], q[2]))
        cyl(0.085, 0.34, at(a, e, 0.13), h, (-tip, 0, 0), r2=0.0, bev=0, seg=16)


def braid(h, at):
    """A crown of hair and one thick plait over the shoulder."""
    hair_cap(hairline(38, -14, -46, 56), h, 0.05)
    for k in range(9):
        ball(0.135 - 0.007 * k, at(104 - 3 * k, -6 - 9 * k, 0.09 + 0.012 * k), h, (1, 1, 0.8), seg=20)
    for k in range(-6, 7):
        ball(0.085, at(14 * k, 46, 0.03), h, seg=16)


def wild(h, at):
    """Tufts in all directions."""
    hair_cap(hairline(38, -8, -40), h, 0.04, wob=4)
    rnd = random.Random(9)
    for _i in range(34):
        az, el = rnd.uniform(-180, 180), rnd.uniform(34, 88)
        if abs(az) > 70:
            el = rnd.uniform(-20, 88)
        ball(rnd.uniform(0.10, 0.14), at(az, el, 0.05), h, (0.7, 0.7, 1.5), rot=(rnd.uniform(-50, 50), az, 0), seg=14)


HAIR = {
    "braid": braid,
    "wild": wild,
    "short": short,
    "neat": neat,
    "long": long,
    "curly": curly,
    "bun": bun,
    "pony": pony,
    "back": back,
    "mohawk": mohawk,
}
