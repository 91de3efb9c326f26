"""Rooms on the ground: saloon, office, roof, clinic."""

from studio.materials import brass, cloth, enamel, glow, gunmetal, wood
from studio.shapes import ball, box, cyl, tube

from scenes.stage import SKIES, flat, sky


def boards(colour, rng):
    for k in range(-12, 13):
        box((0.56, 12, 0.1), (k * 0.58, 3, -0.05), wood(colour, "#3a2010", 0.7, "Y"), bev=0.01)


def saloon(rng):
    """Planks, a swing door, lamps with green shades, a stuffed head that saw it all."""
    boards("#7a4a26", rng)
    for k in range(-9, 10):
        box((0.84, 0.14, 4), (k * 0.86, 4.0, 2), flat("#6a4224" if k % 2 else "#5e3a20", 0.7, 0.2), bev=0.02)
    box((18, 0.2, 0.16), (0, 3.9, 1.2), flat("#3a2010"), bev=0.02)
    for x in (-2.6, 1.2, 4.4):
        tube([(x, 2.8, 4.4), (x, 2.8, 3.2)], 0.025, brass())
        cyl(0.36, 0.22, (x, 2.8, 3.08), enamel("#1f5a48"), r2=0.12)
        ball(0.15, (x, 2.8, 2.96), glow("#ffd890", 7), seg=20)
    box((1.3, 0.1, 0.9), (-3.9, 3.85, 2.5), flat("#c8b078"), bev=0.02)
    box((1.1, 0.12, 0.7), (-3.9, 3.82, 2.5), flat("#4a6a5a"), bev=0.01)


def office(rng, air="night"):
    """High above a city: a wall of glass, towers with lit windows, dark wood and a carpet."""
    sky(*SKIES[air])
    box((40, 14, 0.1), (0, 3, -0.06), flat("#4a2028", 0.9, 0), bev=0)
    city(rng, air)
    for k in range(-4, 5):
        box((0.12, 0.2, 4.4), (k * 1.9 + 0.6, 3.6, 2.2), brass(), bev=0.02)
    box((18, 0.3, 0.5), (0, 3.6, 0.25), wood("#5a341a", "#2a1408", 1.0, "X"), bev=0.03)


def city(rng, air):
    """Towers with rows of windows."""
    for k in range(22):
        x, y = -15 + 1.45 * k, rng.uniform(9, 17)
        wide, high = rng.uniform(0.9, 1.6), rng.uniform(2.4, 6.4)
        box(
            (wide, wide, high),
            (x, y, high / 2 - 0.8),
            flat(rng.choice(("#23304a", "#2c3446", "#1c2a3c")), 0.4, 0.4),
            bev=0.02,
        )
        for row in range(int(high / 0.34)):
            if rng.random() < 0.72:
                share, hue = rng.uniform(0.2, 0.8), rng.choice(("#ffd08a", "#ffd08a", "#9fd8ff"))
                box((wide * share, 0.02, 0.1), (x, y - wide / 2 - 0.02, row * 0.34 - 0.5), glow(hue, 4), bev=0)


def roof(rng, air="night"):
    """A flat roof over the same city: a parapet, a vent, wires."""
    sky(*SKIES[air])
    box((40, 8, 0.1), (0, 1, -0.06), flat("#3a3e46", 0.9, 0), bev=0)
    city(rng, air)
    box((24, 0.3, 0.7), (0, 3.4, 0.35), flat("#4a4f58"), bev=0.03)
    cyl(0.5, 1.3, (3.2, 2.4, 0.65), gunmetal(), seg=32)
    cyl(0.62, 0.12, (3.2, 2.4, 1.34), gunmetal(), seg=32)
    tube([(-4.5, 3.0, 0), (-4.5, 3.0, 3.8)], 0.05, gunmetal())
    ball(0.1, (-4.5, 3.0, 3.85), glow("#ff3a1c", 8), seg=14)


def clinic(rng):
    """White tiles, glass cupboards, a strip of blue: too clean."""
    box((40, 14, 0.1), (0, 3, -0.06), flat("#a8b8ba", 0.4, 0.4, 0.1), bev=0)
    for i in range(-9, 10):
        for j in range(5):
            box(
                (0.94, 0.1, 0.94),
                (i * 0.96, 3.6, 0.48 + j * 0.96),
                flat("#b8c8ca" if (i + j) % 2 else "#c4d2d2", 0.3, 0.5),
                bev=0.02,
            )
    box((20, 0.06, 0.14), (0, 3.5, 2.9), glow("#5fc8ff", 4), bev=0.01)
    for x in (-4.2, 3.6):
        box((1.6, 0.5, 2.2), (x, 3.2, 1.1), flat("#8a9aa2"), bev=0.04)
        box((1.4, 0.06, 1.9), (x, 2.92, 1.15), enamel("#5f8a98", 0.05), bev=0.02)
        for k in range(8):
            hue = ("#e8c06a", "#6fb0a0", "#c2624a", "#9a7ab0")[k % 4]
            cyl(0.09, 0.26, (x - 0.55 + 0.16 * k, 2.85, 0.9 + 0.6 * (k % 3)), enamel(hue, 0.05), seg=16)


def ward(rng):
    """The same rooms at night, a curtain before the bed."""
    clinic(rng)
    for k in range(12):
        cyl(0.14, 2.6, (1.1 + 0.22 * k, 2.4, 1.4), cloth("#7fa8a4", 30, 0.3), seg=16)
    tube([(0.9, 2.4, 2.75), (4, 2.4, 2.75)], 0.03, gunmetal())
