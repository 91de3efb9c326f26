"""Objects on the Gear cards of *Pirates & Bounty Hunters*."""

from gear_arms import laid, rod, walnut
from studio.materials import brass, enamel, glow, gunmetal, metal, paint, steel
from studio.shapes import ball, box, lathe, plate, ring, tube


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
