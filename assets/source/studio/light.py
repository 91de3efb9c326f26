"""The one warm lamp at the upper left, its cool fill, and the invisible floor that catches shadow."""

import bmesh
import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Vector

from studio.colour import rgb
from studio.shapes import finish


def light(kind, loc, target, energy, color, size=1.0, shape=None, spread=None):
    s = bpy.context.scene
    d = bpy.data.lights.new("l", kind)
    d.energy = energy
    d.color = color
    if kind == "AREA":
        d.size = size
        if shape:
            d.shape = shape
    elif kind == "SUN":
        d.angle = size
    else:
        d.shadow_soft_size = size
    o = bpy.data.objects.new("l", d)
    s.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def lamp_kit(size=1.0, top=False, power=1.0):
    """Key (warm lamp, upper left), fill (cool window, right), rim (behind).
    top=True is the same lamp swung round for straight-down views, where the
    picture's 'up' is +Y, so that shadows still fall to the lower right."""
    k = size * size * power
    if top:
        light("AREA", (-3.6 * size, 3.2 * size, 5.5 * size), (0, 0, 0), 620 * k, rgb("#ffe0b0"), 2.0 * size, "DISK")
        light("AREA", (4.5 * size, -3 * size, 4 * size), (0, 0, 0), 130 * k, rgb("#a9c4ff"), 3 * size, "DISK")
        light("AREA", (1.5 * size, 4.5 * size, 2.2 * size), (0, 0, 0), 120 * k, rgb("#ffd9a0"), 1.5 * size, "DISK")
    else:
        light(
            "AREA",
            (-3.4 * size, -3.0 * size, 5.2 * size),
            (0, 0, 0.5 * size),
            640 * k,
            rgb("#ffe0b0"),
            1.9 * size,
            "DISK",
        )
        light(
            "AREA", (4.4 * size, -3.2 * size, 2.6 * size), (0, 0, 0.5 * size), 95 * k, rgb("#b4ccff"), 3 * size, "DISK"
        )
        light(
            "AREA",
            (2.4 * size, 4.2 * size, 3.6 * size),
            (0, 0, 0.6 * size),
            330 * k,
            rgb("#ffcf90"),
            1.6 * size,
            "DISK",
        )


def shadow_floor(z=0.0, size=30):
    """Invisible floor that only receives shadow: the soft contact shadow ends
    up in the alpha channel of the sprite."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=size)
    o = finish(bm, None, smooth=False)
    o.location.z = z
    o.is_shadow_catcher = True
    o["floor"] = 1
    return o
