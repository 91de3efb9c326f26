"""Cream resin d6 (the 6 is our lightning bug), teal d4, plum d8, oxblood d10."""

import math

import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Matrix, Vector
from studio.light import lamp_kit, shadow_floor
from studio.materials import enamel
from studio.outlines import firefly_emblem
from studio.scene import camera, new_scene, shoot
from studio.shapes import ball, bevel, box, group, mesh, objects_since, text


def engrave(s, size, mat, centre, normal, up, off=0.012):
    """Lay a number on a face: z = face normal, y = 'up' on that face."""
    z = Vector(normal).normalized()
    y = (Vector(up) - z * Vector(up).dot(z)).normalized()
    x = y.cross(z)
    m = Matrix((x, y, z)).transposed().to_4x4()
    m.translation = Vector(centre) + z * off
    t = text(s, size, mat, depth=0.02)
    t.matrix_world = m
    if s in ("6", "9"):  # underline so it cannot be misread
        u = box((size * 0.5, size * 0.07, 0.02), (0, 0, 0), mat, bev=0)
        u.matrix_world = m @ Matrix.Translation((0, -size * 0.46, 0))
    return t


def solid(verts, faces, mat, bev):
    return mesh(verts, faces, mat, bev=bev, smooth=True)


def d6(value):
    body = enamel("#efe2c2", 0.22)
    pip, red = enamel("#2a1710", 0.25), enamel("#a8261c", 0.25)
    bevel(box((1.6, 1.6, 1.6), (0, 0, 0.8), body, bev=0), 0.20, 5)
    P = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    }

    def face(v, put):
        if v == 6:
            n = len(bpy.context.scene.objects)
            firefly_emblem(0.76, enamel("#5a3210", 0.2), enamel("#f0a020", 0.2), depth=0.05)
            put(objects_since(n), None)
        else:
            for x, y in P[v]:
                n = len(bpy.context.scene.objects)
                ball(0.145, (0, 0, 0), red if v == 1 else pip, (1.35, 1.35, 0.25) if v == 1 else (1, 1, 0.25), seg=24)
                put(objects_since(n), (x * 0.42, y * 0.42))

    def top(objs, p):
        group([o for o in objs if o.parent is None], (p[0], p[1], 1.6) if p else (0, -0.04, 1.59))

    def front(objs, p):
        group([o for o in objs if o.parent is None], (p[0], -0.8, 0.8 + p[1]) if p else (0, -0.8, 0.8), (90, 0, 0))

    face(value, top)
    face({1: 2, 2: 4, 3: 5, 4: 1, 5: 3, 6: 2}[value], front)


def turn_face_up(objs, normal, up):
    """Rotate everything so that face normal -> +Z and its 'up' -> +Y."""
    z = Vector(normal).normalized()
    y = (Vector(up) - z * Vector(up).dot(z)).normalized()
    x = y.cross(z)
    rot = Matrix((x, y, z)).to_4x4()
    for o in objs:
        o.matrix_world = rot @ o.matrix_world


def d4(value):
    """Top-read d4: the result stands at the tip of each visible face."""
    h = 1.5
    v = [(0, 0, h)] + [
        (1.06 * math.cos(math.radians(a)), 1.06 * math.sin(math.radians(a)), 0) for a in (90, 210, 330)
    ]  # a face, not an edge, to the player
    solid(v, [(0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2)], enamel("#1f7f7a", 0.15), 0.07)
    ink = enamel("#f7ecd0", 0.3)
    other = [n for n in (1, 2, 3, 4) if n != value]
    for k, (i, j) in enumerate(((1, 2), (2, 3), (3, 1))):
        a, b, c = Vector(v[0]), Vector(v[i]), Vector(v[j])
        n = (b - a).cross(c - a)
        ctr = (a + b + c) / 3
        if n.dot(ctr - Vector((0, 0, h / 3))) < 0:
            n = -n
        engrave(str(value), 0.46, ink, ctr + (a - ctr) * 0.36, n, a - ctr)
        for q, lab in ((b, other[k]), (c, other[(k + 1) % 3])):
            engrave(str(lab), 0.30, ink, ctr + (q - ctr) * 0.50, n, q - ctr)


def d8(value):
    R = 1.15
    v = [(R, 0, 0), (-R, 0, 0), (0, R, 0), (0, -R, 0), (0, 0, R), (0, 0, -R)]
    f = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
    solid(v, f, enamel("#5a2f78", 0.15), 0.07)
    ink = enamel("#f2d48a", 0.3)
    order = [value] + [n for n in (3, 7, 5, 2, 8, 1, 6, 4) if n != value]
    seq = dict(zip((0, 1, 3, 4, 2, 5, 6, 7), order))
    for i, q in enumerate(f):
        p = [Vector(v[k]) for k in q]
        c = (p[0] + p[1] + p[2]) / 3
        engrave(str(seq[i]), 0.62, ink, c, c, p[2] - c)
    p = [Vector(v[k]) for k in f[0]]
    c = (p[0] + p[1] + p[2]) / 3
    bpy.context.view_layer.update()
    turn_face_up(list(bpy.context.scene.objects), c, p[2] - c)


def d10(value):
    """Pentagonal trapezohedron; ring height chosen so the kites are flat."""
    k = 1.0
    z = 0.105
    top, bot = (0, 0, 1.02), (0, 0, -1.02)
    eq = [
        (k * math.cos(math.radians(36 * i)), k * math.sin(math.radians(36 * i)), z if i % 2 else -z) for i in range(10)
    ]
    v = [top, bot] + eq
    f = []
    for i in range(0, 10, 2):
        f.append((0, 2 + (i - 1) % 10, 2 + i, 2 + (i + 1) % 10))  # upper kite, blunt tip at even i
        f.append((1, 2 + i, 2 + (i + 1) % 10, 2 + (i + 2) % 10))
    solid(v, f, enamel("#8a1f2a", 0.15), 0.05)
    ink = enamel("#f7ecd0", 0.3)
    order = [value] + [n for n in (7, 3, 9, 5, 1, 8, 4, 0, 6, 2) if n != value]
    for n, q in zip(order, [f[0], f[2], f[8], f[1], f[9], f[4], f[6], f[3], f[5], f[7]]):
        p = [Vector(v[i]) for i in q]
        nn = (p[2] - p[0]).cross(p[3] - p[1]).normalized()
        c = p[0] * 0.30 + p[2] * 0.40 + (p[1] + p[3]) * 0.15
        if nn.dot(c) < 0:
            nn = -nn
        engrave(str(n), 0.56, ink, c, nn, p[0] - c)
    p = [Vector(v[i]) for i in f[0]]
    nn = (p[2] - p[0]).cross(p[3] - p[1])
    if nn.dot(p[0]) < 0:
        nn = -nn
    bpy.context.view_layer.update()
    turn_face_up(list(bpy.context.scene.objects), nn, p[0] - p[2])


DRAW = {"d4": d4, "d6": d6, "d8": d8, "d10": d10}


def render(record, path, size, samples):
    """One face: record is (die, face). The camera is the same for all faces of a die, so they have one size."""
    die, face = record
    new_scene(*size, samples=samples, world=0.5)  # a dim room: glossy faces must not go milky
    DRAW[die](face)
    bpy.context.view_layer.update()
    stands = die in ("d4", "d6")  # these lie on a flat face and show a front as well
    shadow_floor(0.0 if stands else -1.0)
    lamp_kit(1.0, top=die != "d4", power=1.1)
    elevation, wide = {"d6": (74, 2.2), "d4": (50, 2.25)}.get(die, (86, 2.5))
    target = {"d4": (0.06, 0.0, 0.55), "d6": (0.06, -0.03, 0.85)}.get(die, (0.06, -0.03, 0))
    camera(elevation, 0, target, wide)
    shoot(path)
