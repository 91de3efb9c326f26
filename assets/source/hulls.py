"""What model ships are built from: lofted hulls, engines, and the mark of a seat laid into the back."""

import math

import bmesh
from studio.materials import glow
from studio.outlines import star_points
from studio.shapes import ball, cyl, finish, plate, ring

SEATS = {  # hull, trim, shape of the seat's mark (game/app/ui/theme.py)
    0: ("#c27208", "#fff2d8", "circle"),
    1: ("#3a62cc", "#fff2d8", "square"),
    2: ("#8fdcb6", "#203a2e", "triangle"),
    3: ("#cf8ae2", "#3a1f42", "hexagon"),
    4: ("#d8c22c", "#3a3208", "diamond"),
    5: ("#b27a72", "#fff2d8", "star"),
    6: ("#47546e", "#fff2d8", "pentagon"),
    7: ("#6a4032", "#fff2d8", "cross"),
}


def loft(sections, mat, seg=28, loc=None, rot=None):
    """Skin sections [(y, half width, half height, z, power), ...] along Y; power 2 is an ellipse, 4 nearly a box."""
    bm = bmesh.new()
    rows = []
    for y, w, h, z, power in sections:
        row = []
        for i in range(seg):
            c, s = math.cos(2 * math.pi * i / seg), math.sin(2 * math.pi * i / seg)
            x, up = w * math.copysign(abs(c) ** (2 / power), c), h * math.copysign(abs(s) ** (2 / power), s)
            row.append(bm.verts.new((x, y, z + up)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for i in range(seg):
            bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1])
    return finish(bm, mat, loc=loc, rot=rot, angle=0.75)


def engine(x, y, z, r, mat, rim, light, length=0.5, power=5.0):
    """A bell that points to the stern, with a glowing core; light "" for a dead one."""
    cyl(r, length, (x, y, z), mat, (90, 0, 0), r2=r * 0.72)
    ring(r * 0.94, r * 0.13, (x, y - length / 2, z), rim, (90, 0, 0), seg=40)
    if light:
        ball(r * 0.80, (x, y - length / 2 - 0.01, z), glow(light, power), (1, 0.55, 1))


def outline(shape, r):
    """The corners of a seat's shape around (0, 0), all of one weight."""
    if shape == "star":
        return star_points(5, r * 1.22, r * 0.58)
    if shape == "cross":
        a, b = r * 0.98, r * 0.38
        right = [(b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a)]
        return right + [(-x, -y) for x, y in right]
    count, turn, k = {
        "circle": (40, 0, 0.94),
        "square": (4, 45, 1.12),
        "triangle": (3, 90, 1.2),
        "hexagon": (6, 0, 1.02),
        "diamond": (4, 0, 1.14),
        "pentagon": (5, 90, 1.06),
    }[shape]
    angles = [math.radians(turn + 360 * i / count) for i in range(count)]
    return [(r * k * math.cos(a), r * k * math.sin(a)) for a in angles]


def mark(shape, r, mat, loc, depth=0.08):
    """A seat's shape sawn out of a sheet."""
    return plate(outline(shape, r), depth, loc, mat, bev=0.015)
