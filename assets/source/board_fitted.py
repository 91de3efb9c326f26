"""Hardware on the floors of trains and hospitals, a function per word of a Floor's `detail`: (column, row, place)."""

from studio.materials import glow, gunmetal, metal, paint
from studio.shapes import box, cyl


def roof(x, _y, at):
    """A walkway of planks along the middle, rivets along the edges."""
    ax, ay = at[:2]
    plank = paint("#5a5248", 0.7, 0.05, 0.3, 0.2)
    for k in (-0.09, 0.09):
        box((0.96, 0.13, 0.014), (ax, ay + k, 0.006), plank, bev=0.004)
    box((0.05, 0.36, 0.012), (ax + (0.25 if x % 2 else -0.25), ay, 0.004), gunmetal(), bev=0)
    for sx in (-0.40, -0.13, 0.13, 0.40):
        for sy in (-0.42, 0.42):
            cyl(0.02, 0.014, (ax + sx, ay + sy, 0.004), gunmetal(), bev=0, seg=10)


def bellows(_x, _y, at):
    """The folds of a gangway and its footplate."""
    ax, ay = at[:2]
    fold, foot = paint("#191716", 0.8, 0, 0.2, 0), metal("#8a8478", 0.4, 0.4)
    for k in range(7):
        box((0.05, 0.94, 0.03), (ax - 0.42 + 0.14 * k, ay, 0.006), fold, bev=0.012)
    box((0.98, 0.46, 0.03), (ax, ay, 0.014), foot, bev=0.01)
    for k in range(6):
        for s in (-0.13, 0.0, 0.13):
            box((0.07, 0.018, 0.012), (ax - 0.40 + 0.16 * k, ay + s, 0.03), gunmetal(), (0, 0, 45), bev=0)


def line(x, y, at):
    """The coloured line that leads through a hospital, between two rows of a corridor."""
    if y % 2 == 0:
        return
    ax, ay = at[0], at[1] - 0.38
    teal = paint("#14707a", 0.5, 0.2, 0.1, 0)
    box((1.0, 0.10, 0.006), (ax, ay, 0.002), teal, bev=0)
    if x % 4 == 1:
        box((0.20, 0.20, 0.007), (ax, ay, 0.003), teal, (0, 0, 45), bev=0)


def secure(x, y, at):
    """Studs of light at the corners: everybody is watched."""
    ax, ay = at[:2]
    frame = paint("#262845", 0.6, 0.1, 0.2, 0)
    for s in (-0.40, 0.40):
        box((0.84, 0.03, 0.006), (ax, ay + s, 0.002), frame, bev=0)
        box((0.03, 0.84, 0.006), (ax + s, ay, 0.002), frame, bev=0)
    if (x + y) % 2:
        cyl(0.035, 0.012, (ax, ay, 0.003), glow("#8a9aff", 3), bev=0, seg=12)


FITTED = {"roof": roof, "bellows": bellows, "line": line, "secure": secure}
