"""Measures of the turned peg body and the bands, hair and cloth that follow it."""

import math
import random

import bmesh
from studio.colour import rgb
from studio.nodes import bump, coords, material, mix, noise, ramp
from studio.shapes import finish, lathe

BODY = [
    (0.36, 0.12),
    (0.50, 0.14),
    (0.505, 0.30),
    (0.47, 0.60),
    (0.42, 0.90),
    (0.385, 1.08),
    (0.33, 1.22),
    (0.20, 1.32),
    (0.0, 1.35),
]


SKIRT = [
    (0.40, 0.12),
    (0.60, 0.14),
    (0.60, 0.20),
    (0.52, 0.45),
    (0.42, 0.75),
    (0.375, 0.98),
    (0.345, 1.12),
    (0.29, 1.24),
    (0.18, 1.33),
    (0.0, 1.35),
]


HEAD_Z, HEAD_R = 1.68, 0.47


FACE_UP = 14  # degrees the head is tipped back


def radius_at(prof, z):
    for (r0, z0), (r1, z1) in zip(prof, prof[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return 0.0


def band(prof, z0, z1, mat, off=0.012, thick=0.02, a0=0, a1=360, n=7):
    """A painted strip following the body between two heights."""
    pts = [(radius_at(prof, z0 + (z1 - z0) * i / n) + off, z0 + (z1 - z0) * i / n) for i in range(n + 1)]
    if abs(a1 - a0) >= 360:
        pts = [(pts[0][0] - 0.05, pts[0][1])] + pts + [(pts[-1][0] - 0.05, pts[-1][1])]
        return lathe(pts, mat)
    return lathe(pts, mat, a0, a1, thick)


def on_body(prof, ang, z, off=0.02):
    a = math.radians(ang)
    r = radius_at(prof, z) + off
    return (r * math.sin(a), -r * math.cos(a), z)


def hair_cap(line, mat, grow=0.035, seg=72, rows=14, wob=0.0, seed=1):
    """Scalp cap with a smooth painted hairline: line(azimuth deg) -> lowest
    elevation of the hair in degrees (90 = crown)."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    cols = []
    for i in range(seg):
        az = 360 * i / seg - 180
        lo = line(az) + rnd.uniform(-wob, wob)
        col = []
        for j in range(rows + 1):
            el = math.radians(90 + (lo - 90) * j / rows)
            r = HEAD_R + grow * min(1, (rows - j) / 2.0 + 0.25)
            col.append(
                bm.verts.new(
                    (
                        r * math.cos(el) * math.sin(math.radians(az)),
                        -r * math.cos(el) * math.cos(math.radians(az)),
                        r * math.sin(el),
                    )
                )
            )
        cols.append(col)
    for i in range(seg):
        p, q = cols[i], cols[(i + 1) % seg]
        for j in range(rows):
            bm.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-4)
    o = finish(bm, mat, angle=3.2)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.05
    so.offset = -1
    return o


def hairline(front=34, side=-8, back=-42, temple=62):
    """Fringe height in front, sideburns at the side, nape at the back."""

    def f(az):
        a = abs(az)
        if a < temple:
            return front - 5 * (a / temple) ** 2 + 3 * math.cos(math.radians(a * 3))
        if a < temple + 22:
            t = (a - temple) / 22
            t = t * t * (3 - 2 * t)
            return (front - 8) * (1 - t) + side * t
        t = (a - temple - 22) / (180 - temple - 22)
        return side * (1 - t) + back * t

    return f


def hair_material(color):
    """Paint with combed strands."""
    m, nt, b = material("hair")
    c = rgb(color)
    v = coords(nt, (14, 14, 2.2))
    n = noise(nt, 1.6, 4, v, 0.6, 0.6)
    nt.links.new(
        ramp(nt, n, [(0.32, tuple(x * 0.55 for x in c)), (0.66, tuple(min(1, x * 1.5 + 0.01) for x in c))]).outputs[0],
        b.inputs["Base Color"],
    )
    b.inputs["Roughness"].default_value = 0.42
    b.inputs["Coat Weight"].default_value = 0.3
    bump(nt, b, n, 0.35, 0.03)
    return m


def print_material(base, dots):
    """Loud shirt: big painted petals in several colours."""
    m, nt, b = material("print")
    vo = nt.nodes.new("ShaderNodeTexVoronoi")
    vo.inputs["Scale"].default_value = 6.5
    nt.links.new(coords(nt), vo.inputs["Vector"])
    bw = nt.nodes.new("ShaderNodeSeparateColor")
    nt.links.new(vo.outputs["Color"], bw.inputs[0])
    n = len(dots)
    pick = ramp(nt, bw.outputs[0], [(i / n, rgb(d)) for i, d in enumerate(dots)], "CONSTANT").outputs[0]
    f = ramp(nt, vo.outputs["Distance"], [(0.40, 1.0), (0.46, 0.0)]).outputs[0]
    col = mix(nt, f, rgb(base), pick)
    col = mix(nt, ramp(nt, vo.outputs["Distance"], [(0.10, 1.0), (0.14, 0.0)]).outputs[0], col, rgb("#fff3c4"))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.45
    b.inputs["Coat Weight"].default_value = 0.3
    return m
