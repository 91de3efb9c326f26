"""Flat outlines and what is poured over them: stars, rounded shapes, domes, our lightning bug."""

import math

import bmesh
import bpy  # first: bmesh and mathutils exist only after it

from studio.shapes import ball, finish, group, objects_since, plate, tube


def star_points(n, R, r, phase=90):
    return [
        (
            (R if i % 2 == 0 else r) * math.cos(math.radians(phase + i * 180 / n)),
            (R if i % 2 == 0 else r) * math.sin(math.radians(phase + i * 180 / n)),
        )
        for i in range(2 * n)
    ]


def rounded(points, n=3):
    """Chaikin corner cutting: a few points become a smooth outline."""
    for _ in range(n):
        out = []
        for a, b in zip(points, points[1:] + points[:1]):
            out.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            out.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        points = out
    return points


def dome(points, h, mat, loc=(0, 0, 0), rows=10):
    """Pillow over an outline that is star-shaped round (0, 0): poured enamel."""
    bm = bmesh.new()
    rings_ = []
    for j in range(rows):
        t = math.cos(j / rows * math.pi / 2)
        z = h * math.sin(j / rows * math.pi / 2)
        rings_.append([bm.verts.new((x * t, y * t, z)) for x, y in points])
    top = bm.verts.new((0, 0, h))
    n = len(points)
    for a, b in zip(rings_, rings_[1:]):
        for i in range(n):
            bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    for i in range(n):
        bm.faces.new((rings_[-1][i], rings_[-1][(i + 1) % n], top))
    return finish(bm, mat, loc=loc, angle=3.2)


def firefly_emblem(size, mat, mat_glow, loc=(0, 0, 0), rot=None, depth=0.05):
    """Our own emblem: a little lightning bug seen from above, wings open."""
    n = len(bpy.context.scene.objects)
    k = size
    z = depth / 2
    for sx in (-1, 1):
        w = [
            (sx * k * x, k * y)
            for x, y in (
                (0.06, 0.18),
                (0.34, 0.42),
                (0.74, 0.40),
                (0.86, 0.16),
                (0.66, -0.06),
                (0.34, -0.08),
                (0.07, 0.02),
            )
        ]
        plate(rounded(w), depth * 0.7, (0, 0, z * 0.7), mat, bev=depth * 0.3)
        w2 = [
            (sx * k * x, k * y)
            for x, y in ((0.08, -0.04), (0.40, -0.16), (0.60, -0.40), (0.50, -0.60), (0.30, -0.52), (0.08, -0.18))
        ]
        plate(rounded(w2), depth * 0.5, (0, 0, z * 0.5), mat, bev=depth * 0.2)
        tube([(sx * k * 0.05, k * 0.5, z), (sx * k * 0.14, k * 0.72, z), (sx * k * 0.28, k * 0.84, z)], k * 0.025, mat)
    ball(k * 0.13, (0, k * 0.44, z), mat, (1, 1, 0.6))
    ball(k * 0.16, (0, k * 0.16, z), mat, (0.9, 1.35, 0.6))
    ball(k * 0.17, (0, -k * 0.38, z), mat_glow, (0.85, 2.0, 0.6))
    return group(objects_since(n), loc, rot or (0, 0, 0))
