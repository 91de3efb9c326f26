"""How far apart two colours look: CIEDE2000, also through colour-blind eyes (Machado 2009, full severity)."""

import math

from game.app.ui.sight import SIGHTS, linear


def luminance(color):
    r, g, b = linear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


LEAST = 4.5
"""The contrast that words need."""


def contrast(a, b):
    """WCAG contrast ratio, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(color, sight="normal"):
    seen = linear(color)
    r, g, b = (max(0.0, min(1.0, sum(m * v for m, v in zip(row, seen)))) for row in SIGHTS[sight])
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def hue(a, b):
    return math.degrees(math.atan2(b, a)) % 360


def distance(one, two):
    """CIEDE2000 of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * g, a2 * g
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = hue(a1, b1), hue(a2, b2)
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    big = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2) / 2 + 180) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.2 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    bend = math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))
    turn = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(bend)
    dl, dc, dd = (l2 - l1) / sl, (c2 - c1) / sc, big / sh
    return math.sqrt(dl**2 + dc**2 + dd**2 + turn * dc * dd)
