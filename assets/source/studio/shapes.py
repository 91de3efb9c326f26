"""Modelling with bmesh: boxes, turned parts, plates, tubes, lettering."""

import math

import bmesh
import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Matrix


def finish(bm, mat, smooth=True, angle=0.7, loc=None, rot=None, scale=None, name="o"):
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.set_sharp_from_angle(angle=angle)
    o = bpy.data.objects.new(name, me)
    if mat is not None:
        me.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    m = Matrix.Identity(4)
    if scale is not None:
        m = Matrix.Diagonal((*scale, 1)) @ m
    me.transform(m)  # scale is baked in, textures stay even
    if rot is not None:
        o.rotation_euler = tuple(math.radians(a) for a in rot)
    if loc is not None:
        o.location = loc
    return o


def bevel(o, width, segments=3):
    b = o.modifiers.new("b", "BEVEL")
    b.width = width
    b.segments = segments
    b.limit_method = "ANGLE"
    b.angle_limit = 0.6
    return o


def box(size, loc=(0, 0, 0), mat=None, rot=None, bev=0.03, taper=1.0):
    """Box with rounded edges (real bevels catch the lamp). taper scales the top."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        k = taper if v.co.z > 0 else 1.0
        v.co.x *= size[0] * k
        v.co.y *= size[1] * k
        v.co.z *= size[2]
    o = finish(bm, mat, loc=loc, rot=rot)
    if bev:
        bevel(o, min(bev, min(size) * 0.45))
    return o


def cyl(r, depth, loc=(0, 0, 0), mat=None, rot=None, r2=None, seg=40, bev=0.02):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=depth)
    o = finish(bm, mat, loc=loc, rot=rot)
    if bev:
        bevel(o, min(bev, depth * 0.4), 2)
    return o


def ball(r, loc=(0, 0, 0), mat=None, scale=(1, 1, 1), rot=None, seg=32):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=r)
    return finish(bm, mat, loc=loc, rot=rot, scale=scale, angle=3.2)


def ring(R, r, loc=(0, 0, 0), mat=None, rot=None, seg=64, scale=None):
    """Torus."""
    bm = bmesh.new()
    rows = []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        rows.append(
            [
                bm.verts.new(
                    ((R + r * math.cos(t)) * math.cos(a), (R + r * math.cos(t)) * math.sin(a), r * math.sin(t))
                )
                for t in (2 * math.pi * j / 12 for j in range(12))
            ]
        )
    for i in range(seg):
        for j in range(12):
            bm.faces.new((rows[i][j], rows[(i + 1) % seg][j], rows[(i + 1) % seg][(j + 1) % 12], rows[i][(j + 1) % 12]))
    return finish(bm, mat, loc=loc, rot=rot, scale=scale, angle=3.2)


def lathe(profile, mat, a0=0.0, a1=360.0, thick=0.0, seg=56, loc=None, rot=None, wave=None):
    """Turn a profile [(radius, z), ...] on the lathe. With a0..a1 less than a
    full turn and thick > 0 it makes an open shell: coats, vests, collars.
    Angle 0 is the FRONT (-Y), angles grow to the figure's left (+X).
    wave(angle_rad, r, z) -> (r, z) bends brims and hems."""
    bm = bmesh.new()
    full = abs(a1 - a0 - 360) < 1e-6
    n = max(6, int(seg * abs(a1 - a0) / 360))
    cols = []
    for i in range(n if full else n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        col = []
        for r, z in profile:
            rr, zz = wave(a, r, z) if wave else (r, z)
            col.append(bm.verts.new((rr * math.sin(a), -rr * math.cos(a), zz)))
        cols.append(col)
    for i in range(n):
        p, q = cols[i], cols[(i + 1) % len(cols)]
        for j in range(len(profile) - 1):
            bm.faces.new((p[j], q[j], q[j + 1], p[j + 1]))
    if full:  # close the pole(s)
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=1e-4)
    o = finish(bm, mat, loc=loc, rot=rot, angle=0.9)
    if thick:
        so = o.modifiers.new("s", "SOLIDIFY")
        so.thickness = thick
        so.offset = 1
        bevel(o, thick * 0.35, 2)
    return o


def plate(points, depth, loc=(0, 0, 0), mat=None, rot=None, bev=0.03, scale=None):
    """Flat outline [(x, y), ...] sawn out of a sheet: stars, hearts, wings."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, -depth / 2)) for x, y in points])
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    for v in r["geom"]:
        if isinstance(v, bmesh.types.BMVert):
            v.co.z += depth
    o = finish(bm, mat, loc=loc, rot=rot, scale=scale)
    if bev:
        bevel(o, min(bev, depth * 0.45))
    return o


def mesh(verts, faces, mat, loc=None, rot=None, bev=0.0, smooth=False):
    bm = bmesh.new()
    vs = [bm.verts.new(v) for v in verts]
    for f in faces:
        bm.faces.new([vs[i] for i in f])
    o = finish(bm, mat, smooth=smooth or bool(bev), loc=loc, rot=rot, angle=0.3)
    if bev:
        bevel(o, bev)
        o.modifiers["b"].angle_limit = 0.2
    return o


def text(s, size, mat, loc=(0, 0, 0), rot=None, depth=0.03, bev=0.0):
    """Lettering from Blender's built-in font (no font file needed)."""
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = depth / 2
    cu.bevel_depth = bev
    cu.offset = 0.012 * size
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    cu.materials.append(mat)
    o = bpy.data.objects.new("t", cu)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    if rot is not None:
        o.rotation_euler = tuple(math.radians(a) for a in rot)
    return o


def tube(points, r, mat, closed=False, taper=None):
    """Wire / cable / cord / tentacle along points; taper = radius per point."""
    cu = bpy.data.curves.new("w", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = 4
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY" if taper else "BEZIER")
    if taper:
        sp.points.add(len(points) - 1)
        for p, q, t in zip(sp.points, points, taper):
            p.co = (*q, 1)
            p.radius = t
    else:
        sp.bezier_points.add(len(points) - 1)
        for p, q in zip(sp.bezier_points, points):
            p.co = q
            p.handle_left_type = p.handle_right_type = "AUTO"
    sp.use_cyclic_u = closed
    cu.materials.append(mat)
    o = bpy.data.objects.new("w", cu)
    bpy.context.scene.collection.objects.link(o)
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Parent objs to an empty, then move/turn the empty."""
    e = bpy.data.objects.new("g", None)
    bpy.context.scene.collection.objects.link(e)
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = tuple(math.radians(a) for a in rot)
    return e


def objects_since(n):
    """Objects linked after the first n (use with len(scene.objects) before)."""
    return list(bpy.context.scene.objects)[n:]
