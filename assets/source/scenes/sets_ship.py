"""Sets aboard: corridor, hold, lock, engine room, cell, the dark wheel of a man who collects debts."""

from studio.materials import brass, copper, enamel, glow, gunmetal, metal, wood
from studio.shapes import ball, box, cyl, ring, tube
from tokens import crate

from scenes.stage import flat, put


def deck(a, b, rng, wide=7, deep=7):
    """Plates of a deck in two tones."""
    tones = flat(a, 0.5, 0.3), flat(b, 0.5, 0.3)
    for i in range(-wide, wide + 1):
        for j in range(deep):
            box((0.98, 0.98, 0.1), (i, j - 2.6, -0.05), tones[(i + j) % 2], bev=0.02)


def ribs(y, colour, step=1.4, high=3.8, number=6):
    """A wall of panels between ribs."""
    panel, rib = flat(colour, 0.5, 0.3), gunmetal()
    for i in range(-number, number + 1):
        box((step * 0.94, 0.2, high), (i * step, y, high / 2), panel, bev=0.04)
        box((0.16, 0.36, high), ((i + 0.5) * step, y - 0.1, high / 2), rib, bev=0.03)


def hold(rng):
    """Cargo bay: ribbed walls the colour of old butter, a catwalk, stripes that warn, crates at the sides."""
    deck("#5a5248", "#4c463e", rng)
    ribs(3.6, "#7a6238")
    for z in (2.62, 3.1):
        tube([(-8, 2.7, z), (8, 2.7, z)], 0.05, flat("#c89a2c"))
    box((16, 0.9, 0.1), (0, 3.1, 2.3), gunmetal(), bev=0.02)
    for k in range(-8, 9):
        tube([(k, 2.7, 2.3), (k, 2.7, 3.1)], 0.035, flat("#c89a2c"))
        box((0.34, 0.3, 0.02), (k * 0.62, 2.1, 0.02), flat("#d0a02c" if k % 2 else "#1c1a18"), (0, 0, 30), bev=0)
    for x in (-3.8, 0.2, 4.0):
        box((0.9, 0.1, 0.14), (x, 3.35, 2.05), glow("#ffd9a0", 4), bev=0.02)
    for x, y, z, turn in (
        (-3.5, 2.3, 0, 8),
        (-2.6, 2.5, 0, -6),
        (-3.1, 2.4, 0.75, 14),
        (3.4, 2.3, 0, -10),
        (4.4, 2.4, 0, 5),
    ):
        put(crate, (x, y, z), turn, 0.68)
    tube([(1.6, 1.8, 4.6), (1.6, 1.8, 3.0)], 0.04, gunmetal())
    ring(0.16, 0.05, (1.6, 1.8, 2.85), flat("#c89a2c"), (90, 0, 0), seg=32)


def corridor(rng):
    """A ship's corridor: ribs, copper pipes, a row of lamps."""
    deck("#4b5058", "#3a3e46", rng)
    ribs(2.3, "#566069", 1.15)
    for z in (0.5, 2.55):
        tube([(-7, 2.05, z), (7, 2.05, z)], 0.07, copper())
    for k in range(-3, 4):
        box((0.7, 0.08, 0.1), (k * 2.3 + 0.5, 2.1, 3.0), glow("#ffd9a0", 5), bev=0.02)


def lock(rng):
    """An air lock: a round door stands open, cold light behind it, stripes on the sill."""
    deck("#4b5058", "#3a3e46", rng)
    for side in (-1, 1):
        for k in range(5):
            box((1.1, 0.24, 4), (side * (1.75 + 1.16 * k), 2.4, 2), flat("#5f6a74"), bev=0.05)
        for z in (0.7, 2.4):
            tube([(side * 1.4, 2.2, z), (side * 7, 2.2, z)], 0.06, copper())
        box((0.34, 0.1, 0.34), (side * 2.0, 2.22, 1.5), flat("#23272d"), bev=0.03)
        ball(0.09, (side * 2.0, 2.15, 1.5), glow("#ff4a2a" if side < 0 else "#7affa0", 6), seg=16)
    box((4, 0.2, 2), (0, 2.5, 4.2), flat("#5f6a74"), bev=0.03)
    ring(1.55, 0.22, (0, 2.35, 1.62), gunmetal(), (90, 0, 0), seg=72)
    ring(1.42, 0.07, (0, 2.2, 1.62), flat("#d0a02c"), (90, 0, 0), seg=72)
    for k in range(12):
        put(lambda: box((0.16, 0.1, 0.3), (0, 0, 1.56), brass(), bev=0.03), (0, 2.1, 1.62), 0, 1, (0, 30 * k))
    box((5, 0.1, 5), (0, 6.0, 1.6), glow("#a8d0f0", 1.6), bev=0)
    for k in range(3):
        ring(1.5, 0.1, (0, 3.2 + 0.8 * k, 1.62), flat("#8a949c"), (90, 0, 0), seg=56)


def engine(rng):
    """An engine room: the core turns in its rings, pipes run everywhere, everything has been mended twice."""
    deck("#5a4a3c", "#493c32", rng)
    ribs(3.4, "#5c4632", 1.3)
    cyl(0.75, 3.6, (1.1, 2.2, 1.8), metal("#6b5a4c", 0.45, 0.5), seg=48)
    ball(0.86, (1.1, 2.0, 1.5), glow("#ff5a0c", 1.5), seg=40)
    for k, z in enumerate((0.7, 1.1, 1.5, 1.9, 2.3)):
        ring(1.0 + 0.12 * (2 - abs(k - 2)), 0.09, (1.1, 2.1, z), (copper(), brass())[k % 2], seg=64)
    for x, z in ((-4, 0.6), (-4, 2.7), (-3.4, 1.9)):
        tube([(x - 3, 3.0, z), (x + 2.2, 2.9, z), (x + 3.0, 2.6, z + 0.5), (0.6, 2.4, z + 0.4)], 0.09, copper())
    for k in range(4):
        cyl(0.22, 0.05, (-1.4 - 0.62 * k, 3.2, 1.35 + 0.3 * (k % 2)), enamel("#efe6cc"), (90, 0, 0), seg=32)
        ring(0.23, 0.04, (-1.4 - 0.62 * k, 3.17, 1.35 + 0.3 * (k % 2)), brass(), (90, 0, 0), seg=36)
        box(
            (0.02, 0.03, 0.16),
            (-1.4 - 0.62 * k, 3.14, 1.42 + 0.3 * (k % 2)),
            flat("#a01c18"),
            (0, 30 - 30 * k, 0),
            bev=0,
        )
    for k, colour in enumerate(("#ff6aa8", "#ffd27a", "#7affc0", "#6fc8ff", "#ffd27a", "#ff8a5a", "#7affc0")):
        ball(0.06, (-4.4 + 0.85 * k, 3.0, 2.95 - 0.1 * (k % 2)), glow(colour, 6), seg=12)


def cell(rng):
    """A prison on a cruiser: blue steel, one slit of light, a cot."""
    deck("#3d444e", "#343a44", rng)
    ribs(3.2, "#4d5966", 1.6)
    box((2.2, 0.1, 0.26), (-1.6, 3.0, 2.75), glow("#a8d8ff", 5), bev=0.02)
    box((2.0, 0.9, 0.12), (-1.8, 2.5, 0.7), flat("#6a7684"), bev=0.03)
    box((1.9, 0.8, 0.12), (-1.8, 2.5, 0.8), flat("#8a5a4a", 0.9, 0), bev=0.04)
    for x in (2.6, 3.4):
        ring(0.3, 0.05, (x, 3.0, 1.9), gunmetal(), (90, 0, 0), seg=36)


def wheel(rng):
    """A private station: black steel, a round window on a red sun, chains from the dark."""
    deck("#2a2c34", "#23252c", rng)
    ribs(3.4, "#33363f", 1.5)
    ring(1.25, 0.2, (0.2, 3.2, 2.0), gunmetal(), (90, 0, 0), seg=72)
    cyl(1.2, 0.05, (0.2, 3.25, 2.0), glow("#c22a14", 1.5), (90, 0, 0), seg=64, bev=0)
    for a in (0, 60, 120):
        box((2.4, 0.08, 0.1), (0.2, 3.1, 2.0), gunmetal(), (0, a, 0), bev=0.02)
    for x, low in ((-2.6, 1.5), (-3.4, 2.1), (2.7, 1.2), (3.7, 1.9)):
        for k in range(int((4.2 - low) / 0.16)):
            spin = (90, 0, 90 * (k % 2))
            ring(0.09, 0.026, (x, 2.3, 4.2 - 0.16 * k), metal("#5d5a58", 0.4, 0.5), spin, seg=18, scale=(1, 1, 1))
        tube(
            [(x, 2.3, low), (x + 0.16, 2.3, low - 0.2), (x, 2.3, low - 0.34), (x - 0.14, 2.3, low - 0.2)],
            0.05,
            gunmetal(),
        )
    for x in (-4.3, 4.5):
        box((0.1, 0.1, 1.6), (x, 3.1, 1.6), glow("#ff3a1c", 5), bev=0.02)


def bridge(rng):
    """A bridge: a row of panes on the stars, two consoles, a toy on the dashboard."""
    deck("#4b4640", "#3e3a36", rng)
    box((16, 0.2, 1.1), (0, 3.0, 0.55), flat("#5c5246"), bev=0.04)
    box((16, 0.3, 0.5), (0, 3.0, 3.5), flat("#5c5246"), bev=0.04)
    for k in range(-4, 5):
        tube([(k * 1.7, 3.0, 1.0), (k * 1.6, 2.9, 3.4)], 0.09, flat("#6a5c48"))
    for x in (-1.9, 2.1):
        box((1.5, 0.7, 0.9), (x, 2.2, 0.5), flat("#4a5560"), (-12, 0, 0), bev=0.06)
        box((1.2, 0.4, 0.05), (x, 2.0, 1.0), glow("#39c8a8", 2.5), (30, 0, 0), bev=0.01)
        for k in range(6):
            ball(0.045, (x - 0.6 + 0.24 * k, 1.72, 0.82), glow(("#ff5a3a", "#ffc24a", "#7affa0")[k % 3], 5), seg=12)
    for _ in range(130):
        ball(
            rng.uniform(0.03, 0.08),
            (rng.uniform(-16, 16), 30, rng.uniform(-1, 9)),
            glow("#fff2d8", rng.randint(3, 7)),
            seg=6,
        )


def galley(rng):
    """A galley: a long table of real wood, hanging lamps, painted walls."""
    deck("#6a5138", "#5c4630", rng)
    ribs(3.2, "#8a6a3a", 1.5)
    box((4.6, 1.4, 0.12), (0, 2.0, 0.9), wood("#a06a38", "#5a341a", 1.0, "X"), bev=0.05)
    for x in (-2.0, 2.0):
        box((0.2, 1.0, 0.9), (x, 2.0, 0.45), flat("#4a2c18"), bev=0.03)
    for x in (-1.6, 1.4):
        tube([(x, 2.0, 4.4), (x, 2.0, 3.1)], 0.025, gunmetal())
        cyl(0.34, 0.26, (x, 2.0, 2.95), flat("#b3392c"), r2=0.1)
        ball(0.16, (x, 2.0, 2.82), glow("#ffd890", 7), seg=20)
    for x, hue in ((-1.2, "#c89a3a"), (-0.5, "#3a6a78"), (0.4, "#b3392c"), (1.2, "#6f8a4a")):
        cyl(0.13, 0.2, (x, 1.7, 1.06), flat(hue), r2=0.16)
    for k in range(9):
        ball(
            0.13,
            (-5 + 1.25 * k, 3.05, 2.3 + 0.12 * (k % 2)),
            flat(("#e0a83a", "#c2542a", "#7f9a4a")[k % 3]),
            (1, 0.2, 1),
        )
