"""What dolls hold in the right hand, modelled round the hand at (x, y)."""

from studio.materials import brass, cloth, enamel, glow, gunmetal, metal, paint, steel, wood
from studio.shapes import ball, box, cyl, lathe, plate, ring, tube


def wrench(x, y):
    tube([(x, y, 0.70), (x, y - 0.02, 1.18)], 0.035, steel())
    ring(0.075, 0.032, (x, y - 0.02, 1.24), steel(), (90, 0, 0), seg=24)


def dino(x, y):
    """Any toy animal: his is a little green lizard."""
    g = paint("#5f9a3a", 0.4, 0.5)
    ball(0.10, (x, y - 0.02, 1.02), g, (1.5, 0.8, 0.9), seg=18)
    tube([(x + 0.12, y, 1.0), (x + 0.24, y, 0.98), (x + 0.32, y, 1.05)], 0.03, g)
    ball(0.06, (x - 0.16, y - 0.02, 1.12), g, (1.2, 0.9, 0.9), seg=14)


def gun(x, y):
    box((0.05, 0.42, 0.09), (x, y - 0.12, 0.92), gunmetal(), bev=0.02)
    cyl(0.028, 0.22, (x, y - 0.40, 0.94), gunmetal(), (90, 0, 0))


def rifle(x, y):
    tube([(x + 0.02, y + 0.22, 0.62), (x, y - 0.06, 1.36)], 0.042, gunmetal())
    box((0.07, 0.12, 0.26), (x + 0.02, y + 0.16, 0.70), wood("#7a4b2a", "#3a2012"), (-20, 0, 0))


def book(x, y):
    box((0.22, 0.08, 0.28), (x - 0.04, y - 0.04, 0.96), paint("#5a2a1c", 0.5), (-10, 0, -10), bev=0.02)
    box((0.20, 0.05, 0.25), (x - 0.015, y - 0.04, 0.965), paint("#efe3c4", 0.7, 0), (-10, 0, -10), bev=0.01)


def bag(x, y):
    box((0.30, 0.16, 0.22), (x, y, 0.66), paint("#5a3322", 0.4), (0, 0, -12), bev=0.05)
    ring(0.07, 0.018, (x, y, 0.78), paint("#33201a"), (90, 0, -12), seg=20)
    box((0.10, 0.02, 0.03), (x - 0.02, y - 0.085, 0.66), paint("#e9e2d0", wear=0), (0, 0, -12), bev=0.005)
    box((0.03, 0.02, 0.10), (x - 0.02, y - 0.085, 0.66), paint("#e9e2d0", wear=0), (0, 0, -12), bev=0.005)


def blade(x, y):
    plate(
        [(-0.05, 0), (0.05, 0), (0.07, 0.42), (0, 0.56), (-0.06, 0.36)],
        0.03,
        (x, y, 0.92),
        steel(),
        (80, 0, 14),
        bev=0.01,
    )
    cyl(0.035, 0.18, (x, y, 0.84), paint("#33201a"), bev=0.01)


def fan(x, y):
    lathe([(0.02, 0), (0.30, 0.0)], paint("#e2b45a", 0.4), -60, 60, 0.02, rot=(76, 0, 180), loc=(x, y - 0.03, 0.90))


def maul(x, y):
    """A girder end on a pipe, carried over the shoulder."""
    low, high = (x + 0.04, y - 0.12, 0.58), (x + 0.34, y + 0.62, 1.88)
    tube([low, high], 0.045, metal("#6b5a4c", 0.5, 0.5))
    turn = (-28, 12, -14)
    box((0.52, 0.34, 0.34), high, metal("#7d7f84", 0.42, 0.5), turn, bev=0.05)
    box((0.17, 0.38, 0.38), high, paint("#7a2a16", 0.6, 0.1, 0.3, 0.9), turn, bev=0.03)
    for t in (0.08, 0.14, 0.20):
        at = tuple(a + (b - a) * t for a, b in zip(low, high))
        ring(0.052, 0.018, at, paint("#3a2417", 0.8, 0), (-28, 12, 0), seg=20)


def crate(x, y):
    """A small crate in both arms."""
    face, frame = wood("#b07a44", "#6a4020", 1.3, "X"), wood("#8a5a2e", "#472a14", 1.3, "Z")
    x = x - 0.36
    box((0.66, 0.5, 0.44), (x, y - 0.16, 1.02), face, bev=0.02)
    for s in (-1, 1):
        for z in (0.83, 1.21):
            box((0.72, 0.08, 0.09), (x, y - 0.16 + s * 0.24, z), frame, bev=0.015)
        box((0.08, 0.56, 0.46), (x + s * 0.3, y - 0.16, 1.02), frame, bev=0.015)


def papers(x, y):
    """A contract with its seal."""
    box((0.30, 0.02, 0.42), (x, y - 0.06, 1.0), paint("#efe3c4", 0.7, 0, wear=0), (-24, 0, -8), bev=0.004)
    for k in range(4):
        box(
            (0.2, 0.01, 0.02),
            (x, y - 0.085 - 0.028 * k, 1.1 - 0.06 * k),
            paint("#4a3a28", 0.7, 0, wear=0),
            (-24, 0, -8),
            bev=0,
        )
    ball(0.045, (x + 0.08, y - 0.16, 0.86), paint("#a01c18", 0.4), (1, 0.5, 1), seg=14)


def keys(x, y):
    """A ring of keys."""
    ring(0.11, 0.022, (x, y - 0.06, 0.86), steel(), (90, 0, 0), seg=28)
    for k in range(3):
        tube([(x - 0.06 + 0.06 * k, y - 0.06, 0.76), (x - 0.12 + 0.12 * k, y - 0.06, 0.54)], 0.024, metal("#d0a052"))


def sword(x, y):
    """A duelling blade, its point up and forward."""
    cyl(0.022, 1.0, (x, y - 0.36, 1.34), steel(), (36, 0, 0), r2=0.006, bev=0, seg=16)
    ball(0.10, (x, y - 0.06, 0.94), brass(), (1, 0.5, 1), (36, 0, 0), seg=24)
    cyl(0.035, 0.2, (x, y + 0.03, 0.82), paint("#33201a"), (36, 0, 0), seg=16, bev=0.01)


def ladle(x, y):
    tube([(x, y, 0.72), (x, y - 0.06, 1.24)], 0.028, steel())
    ball(0.13, (x, y - 0.14, 1.32), steel(), (1, 1, 0.7), seg=24)


def cards(x, y):
    """A hand of five, backs to whoever looks."""
    for k in range(5):
        box(
            (0.17, 0.012, 0.26),
            (x - 0.14 + 0.07 * k, y - 0.08 - 0.012 * k, 1.04 - 0.012 * (k - 2) ** 2),
            paint("#8a1f24" if k % 2 else "#a32a2c", 0.5, 0.3, wear=0),
            (-12, 14 * (k - 2), 0),
            bev=0.006,
        )


def flask(x, y):
    """A bottle of what one drinks out there."""
    cyl(0.085, 0.30, (x, y - 0.04, 0.96), enamel("#6a3a14", 0.05), seg=28)
    cyl(0.035, 0.16, (x, y - 0.04, 1.18), enamel("#6a3a14", 0.05), seg=20)
    cyl(0.087, 0.14, (x, y - 0.04, 0.95), paint("#e8d8b0", 0.7, 0, wear=0), seg=28, bev=0)


def needle(x, y):
    """A syringe with something blue."""
    cyl(0.05, 0.26, (x, y - 0.10, 1.0), glow("#4ab8ff", 2), (40, 0, 0), seg=20)
    cyl(0.012, 0.22, (x, y - 0.26, 1.18), steel(), (40, 0, 0), seg=10, bev=0)
    cyl(0.06, 0.03, (x, y + 0.04, 0.84), steel(), (40, 0, 0), seg=20)


def lantern(x, y):
    """A lamp on a ring."""
    ring(0.07, 0.016, (x, y - 0.04, 0.80), brass(), (90, 0, 0), seg=24)
    cyl(0.13, 0.05, (x, y - 0.04, 0.70), brass(), seg=28)
    cyl(0.10, 0.22, (x, y - 0.04, 0.56), glow("#ffb84a", 4), seg=24)
    cyl(0.13, 0.05, (x, y - 0.04, 0.43), brass(), seg=28)


def purse(x, y):
    """A bag of coin."""
    ball(0.17, (x, y - 0.05, 0.84), cloth("#8a6234", 30, 0.6), (1, 0.9, 1.05), seg=28)
    ring(0.06, 0.03, (x, y - 0.05, 1.0), paint("#d8b060", 0.6), seg=24)
    for s in (-1, 1):
        cyl(0.07, 0.02, (x + 0.1 * s, y - 0.2, 0.76), metal("#d8a74e", 0.24, 0.3), (70, 0, 20 * s), seg=20)


def stick(x, y):
    """Blue hands carry this one: a rod that hums."""
    cyl(0.035, 0.46, (x, y - 0.12, 1.0), steel(), (24, 0, 0), seg=20)
    cyl(0.05, 0.12, (x, y - 0.22, 1.24), glow("#3aa0ff", 5), (24, 0, 0), seg=20)


def radio(x, y):
    """A hand set on a curly wire."""
    box((0.12, 0.10, 0.24), (x, y - 0.08, 1.0), gunmetal(), bev=0.03)
    for k in range(3):
        box((0.07, 0.02, 0.015), (x, y - 0.135, 1.04 - 0.04 * k), paint("#c8c0b0", wear=0), bev=0)
    tube([(x, y - 0.06, 0.88), (x + 0.08, y, 0.7), (x, y + 0.06, 0.56)], 0.018, paint("#15110f", wear=0))


def blooms(x, y):
    """A bunch of flowers."""
    for k, hue in enumerate(("#d8486a", "#e8c24a", "#c86ad0", "#f0ead8", "#e87a3a")):
        top = x - 0.12 + 0.06 * k, y - 0.10 - 0.03 * (k % 2), 1.16 + 0.05 * (k % 3)
        tube([(x, y - 0.03, 0.74), top], 0.014, paint("#3f7a34", wear=0))
        ball(0.075, top, paint(hue, 0.6, 0.1, wear=0), (1, 1, 0.8), seg=16)


def chart(x, y):
    """A rolled-out star chart."""
    box((0.62, 0.02, 0.40), (x - 0.2, y - 0.12, 1.04), paint("#1f3a66", 0.7, 0, wear=0), (-20, 0, 0), bev=0)
    for s in (-1, 1):
        cyl(0.035, 0.44, (x - 0.2 + 0.32 * s, y - 0.12, 1.04), paint("#d8c08a", 0.6, wear=0), (-20, 0, 0), seg=18)
    for k, (a, b) in enumerate(((-0.2, 0.08), (0.0, -0.06), (0.15, 0.1), (-0.08, 0.0))):
        ball(0.02 + 0.006 * k, (x - 0.2 + a, y - 0.14 - 0.34 * b, 1.04 + 0.94 * b), glow("#ffd890", 3), seg=10)


PROPS = {
    "sword": sword,
    "ladle": ladle,
    "cards": cards,
    "flask": flask,
    "needle": needle,
    "lantern": lantern,
    "purse": purse,
    "stick": stick,
    "radio": radio,
    "blooms": blooms,
    "chart": chart,
    "crate": crate,
    "papers": papers,
    "keys": keys,
    "wrench": wrench,
    "dino": dino,
    "gun": gun,
    "rifle": rifle,
    "book": book,
    "bag": bag,
    "blade": blade,
    "fan": fan,
    "maul": maul,
}
