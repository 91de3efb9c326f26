"""Objects on the Gear cards of *Pirates & Bounty Hunters*."""

import math

from gear_arms import laid, rod, walnut
from studio.materials import brass, copper, enamel, glow, gunmetal, metal, paint, steel
from studio.scene import count
from studio.shapes import ball, box, cyl, group, lathe, objects_since, plate, ring, tube


def sonic_rifle():
    """No barrel but a row of horns that grow wider: it throws sound."""

    def draw():
        white, dark = paint("#cfd6dc", 0.35, 0.5, 0.12, 0.7), gunmetal()
        box((1.5, 0.34, 0.34), (-0.1, 0, 0.32), white, bev=0.07)
        plate([(-0.85, 0.1), (-0.85, -0.16), (-1.7, -0.46), (-1.78, 0.02)], 0.22, (0, 0, 0.32), white, bev=0.06)
        plate([(-0.42, -0.1), (-0.1, -0.1), (-0.24, -0.62), (-0.52, -0.58)], 0.2, (0, 0, 0.32), dark, bev=0.05)
        rod(0.10, 0.9, 0.6, 0, 0.32, dark)
        for k in range(4):
            profile = [(0.10, 0), (0.15 + 0.04 * k, 0.14), (0.24 + 0.06 * k, 0.22)]
            lathe(profile, steel(), thick=0.03, loc=(0.74 + 0.24 * k, 0, 0.38), rot=(0, 90, 0), seg=48)
        ball(0.1, (1.56, 0, 0.38), glow("#6fc8ff", 4), seg=24)
        for k in range(5):
            ball(0.045, (-0.6 + 0.2 * k, -0.1, 0.5), glow("#6fc8ff", 4), seg=14)
        tube([(-0.7, 0.16, 0.42), (-0.1, 0.36, 0.46), (0.6, 0.14, 0.42)], 0.045, enamel("#1f5a8a"))

    laid(draw, 18, 1.2)


def vector_pistol():
    """Small, flat and hidden in a sleeve."""

    def draw():
        dark, bright = metal("#4a5058", 0.3, 0.4), metal("#b8bcc0", 0.24, 0.35)
        box((1.5, 0.46, 0.34), (0.2, 0.26, 0.30), dark, bev=0.06)
        box((1.3, 0.16, 0.38), (0.25, 0.40, 0.30), bright, bev=0.04)
        rod(0.09, 0.22, 0.94, 0.24, 0.30, bright)
        box((0.2, 0.1, 0.42), (0.6, 0.16, 0.30), enamel("#a8201c"), bev=0.02)
        plate([(-0.56, 0.12), (-0.05, 0.06), (-0.2, -0.78), (-0.66, -0.74)], 0.30, (0, 0, 0.30), walnut(), bev=0.08)
        ring(0.17, 0.04, (0.12, -0.1, 0.30), brass(), seg=36)
        for k in range(4):
            box((0.05, 0.2, 0.40), (-0.40 + 0.12 * k, 0.38, 0.30), dark, bev=0.01)

    laid(draw, 22)


def shades():
    """Dark glasses with a thread of light: what looks in sees nobody in particular."""
    frame, glass = metal("#c8a050", 0.22, 0.3), enamel("#141a26", 0.03)
    for s in (-1, 1):
        ball(0.52, (s * 0.62, 0, 0.42), glass, (1, 0.16, 0.8), (-14, 0, s * -6), seg=48)
        ring(0.50, 0.05, (s * 0.62, -0.02, 0.42), frame, (76, 0, s * -6), seg=64, scale=(1.03, 0.84, 1))
        tube(
            [(s * 1.12, 0.03, 0.56), (s * 1.30, 0.30, 0.56), (s * 1.22, 1.30, 0.46), (s * 1.18, 1.5, 0.2)], 0.05, frame
        )
        box((0.5, 0.02, 0.03), (s * 0.62, -0.12, 0.66), glow("#ff4a2a", 3), (-14, 0, s * -6), bev=0)
    tube([(-0.16, -0.04, 0.50), (0, -0.10, 0.58), (0.16, -0.04, 0.50)], 0.05, frame)


def hand_cannon():
    """A bore as wide as a fist, brass, with a red sash round the grip."""

    def draw():
        dark, b = metal("#5a4a40", 0.36, 0.5), brass()
        rod(0.27, 1.2, -0.1, 0.30, 0.34, dark)
        for x in (0.1, 0.5, 0.95):
            ring(0.29, 0.06, (x, 0.30, 0.34), b, (0, 90, 0), seg=48)
        ball(0.2, (1.10, 0.30, 0.34), paint("#0c0a09", 0.8, 0, 0, 0), (0.2, 1, 1), seg=24)
        box((0.6, 0.56, 0.5), (-0.34, 0.26, 0.34), b, bev=0.1)
        plate([(-0.62, 0.1), (-0.2, 0.0), (-0.42, -0.9), (-0.98, -0.82)], 0.36, (0, 0, 0.34), walnut(), bev=0.1)
        red = paint("#b3201c", 0.7, 0, 0.2, 0.2)
        for k in range(3):
            ring(0.24, 0.07, (-0.46 - 0.08 * k, -0.28 - 0.16 * k, 0.34), red, (90, 0, -26), seg=36, scale=(1, 1, 0.8))
        plate([(0, 0.06), (0.5, -0.16), (0.62, -0.5), (0.3, -0.34), (0.04, -0.1)], 0.04, (-0.4, -0.5, 0.2), red)
        plate([(-0.66, 0.46), (-0.5, 0.5), (-0.66, 0.78), (-0.8, 0.72)], 0.14, (0, 0, 0.34), dark, bev=0.03)

    laid(draw, 20)


SUITS = (("#b3201c", "heart"), ("#1b1d26", "spade"), ("#b3201c", "diamond"))


def _pip(shape, colour, at, turn):
    m = paint(colour, 0.5, 0.2, 0.1, 0)
    before = count()
    if shape == "diamond":
        plate([(0, 0.2), (0.15, 0), (0, -0.2), (-0.15, 0)], 0.02, (0, 0, 0), m, bev=0)
    else:
        flip = -1 if shape == "heart" else 1
        for s in (-1, 1):
            cyl(0.085, 0.02, (s * 0.07, -flip * 0.04, 0), m, seg=24, bev=0)
        plate([(-0.15, -flip * 0.02), (0.15, -flip * 0.02), (0, flip * 0.2)][::flip], 0.02, (0, 0, 0), m, bev=0)
        if shape == "spade":
            box((0.04, 0.14, 0.02), (0, -0.13, 0), m, bev=0)
    group(objects_since(before), at, (0, 0, turn))


def card_game():
    """Three cards in a fan on a heap of coins, and one up somebody's sleeve."""
    paper, back = paint("#f0e6cc", 0.6, 0.1, 0.08, 0.1), paint("#2b3a66", 0.5, 0.3, 0.1, 0.2)
    for k, (colour, shape) in enumerate(SUITS):
        turn, x = 22 - 22 * k, -0.5 + 0.5 * k
        box((0.86, 1.24, 0.035), (x, 0.1 - 0.05 * abs(k - 1), 0.06 + 0.05 * k), paper, (0, 0, turn), bev=0.012)
        _pip(shape, colour, (x, 0.16 - 0.05 * abs(k - 1), 0.095 + 0.05 * k), turn)
    box((0.86, 1.24, 0.035), (1.15, -0.1, 0.05), back, (0, 0, -48), bev=0.012)
    gold = metal("#d8a74e", 0.24, 0.45)
    for x, y, n in ((-0.9, -0.75, 4), (-0.35, -0.95, 2), (0.35, -0.85, 5), (0.95, -0.95, 1)):
        for k in range(n):
            cyl(0.24, 0.08, (x + 0.015 * k, y, 0.05 + 0.085 * k), gold, seg=36, bev=0.02)


def combat_armor():
    """A hunter's red breastplate on its stand."""
    red, dark = paint("#7c1f1c", 0.28, 0.7, 0.15, 0.9), paint("#1d1a1c", 0.6, 0.1)
    cyl(0.5, 0.1, (0, 0, 0.05), gunmetal(), seg=48)
    cyl(0.07, 1.0, (0, 0, 0.5), steel())
    torso = [(0.34, 0.7), (0.42, 0.8), (0.52, 1.1), (0.62, 1.5), (0.60, 1.78), (0.44, 1.96), (0.26, 2.02)]
    lathe(torso, dark, seg=64)
    for a in (0, 180):
        lathe([(r + 0.05, z) for r, z in torso[1:6]], red, a - 74, a + 74, 0.05)
    for s in (-1, 1):
        ball(0.30, (s * 0.68, 0, 1.78), red, (0.9, 1, 0.8), (0, s * 20, 0), seg=36)
        ring(0.26, 0.03, (s * 0.72, 0, 1.70), brass(), (0, s * 24, 0), seg=40)
        box((0.2, 0.05, 0.3), (s * 0.26, -0.62, 1.52), gunmetal(), (-8, 0, s * 24), bev=0.04)
    ring(0.42, 0.06, (0, 0, 0.86), paint("#3a2216", 0.5), seg=56)
    for k in range(7):
        a = math.radians(-60 + 20 * k)
        box((0.12, 0.06, 0.16), (0.46 * math.sin(a), -0.46 * math.cos(a), 0.86), gunmetal(), (0, 0, -60 + 20 * k))
    ball(0.07, (0.0, -0.68, 1.68), glow("#ff3a1c", 4), seg=20)


def datascope():
    """A brass eyepiece with a screen: it reads what is on the shelf before its owner does."""
    b, dark = brass(), gunmetal()
    box((1.2, 0.7, 0.16), (0, 0, 0.08), paint("#2d343c", 0.4, 0.4, 0.2, 0.8), bev=0.05)
    cyl(0.09, 0.8, (0, 0.1, 0.5), dark)
    before = count()
    cyl(0.34, 0.9, (0, 0, 0), b, (90, 0, 0), seg=52, bev=0.04)
    cyl(0.26, 0.5, (0, -0.62, 0), dark, (90, 0, 0), seg=48, bev=0.03)
    ring(0.26, 0.05, (0, -0.88, 0), b, (90, 0, 0), seg=52)
    ball(0.23, (0, -0.86, 0), glow("#39d0b0", 3), (1, 0.3, 1), seg=36)
    for k in range(12):
        box((0.05, 0.3, 0.05), (0.35 * math.cos(k * math.pi / 6), -0.1, 0.35 * math.sin(k * math.pi / 6)), dark)
    box((0.7, 0.06, 0.5), (0.62, 0.1, 0.34), dark, (10, 0, -20), bev=0.03)
    box((0.58, 0.03, 0.38), (0.64, 0.05, 0.34), glow("#2aa889", 2.4), (10, 0, -20), bev=0)
    for k in range(3):
        box((0.4 - 0.1 * k, 0.03, 0.04), (0.62, 0.03, 0.46 - 0.11 * k), glow("#d8ffe8", 3), (10, 0, -20), bev=0)
    group(objects_since(before), (0, 0.1, 1.08), (-8, 0, 14))
    tube([(0.3, 0.3, 0.16), (0.5, 0.5, 0.6), (0.3, 0.4, 1.0)], 0.035, copper())


def hunter_pistol():
    """A long red automatic that has been to places."""

    def draw():
        red, dark = paint("#7c1f1c", 0.3, 0.6, 0.15, 0.9), metal("#5a6068", 0.3, 0.45)
        box((1.8, 0.38, 0.30), (0.3, 0.28, 0.30), red, bev=0.06)
        rod(0.11, 0.5, 1.1, 0.30, 0.30, dark)
        rod(0.15, 0.16, 1.46, 0.30, 0.30, metal("#b8bcc0", 0.24, 0.35))
        box((0.9, 0.1, 0.12), (0.1, 0.52, 0.30), dark, bev=0.02)
        cyl(0.13, 0.7, (0.2, 0.64, 0.34), dark, (0, 90, 0), seg=28)
        ball(0.1, (0.56, 0.64, 0.34), enamel("#2a7a8a", 0.04), (0.4, 1, 1), seg=20)
        plate([(-0.58, 0.14), (-0.08, 0.08), (-0.26, -0.76), (-0.74, -0.7)], 0.30, (0, 0, 0.30), dark, bev=0.08)
        ring(0.18, 0.04, (0.10, -0.06, 0.30), dark, seg=36)
        box((0.16, 0.34, 0.22), (0.45, -0.02, 0.30), dark, bev=0.03)
        for k in range(3):
            ball(0.04, (-0.3 + 0.16 * k, 0.28, 0.46), glow("#ffb04a", 4), seg=14)

    laid(draw, 20)
