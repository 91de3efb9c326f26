"""What flies on a map, from above at sixteen headings while the lamp stays where it is: one sheet to each ship.

The first picture has the bow up, the others go on to the left, four to a line. All share one scale, and the middle of
each is the middle of the ship.
"""

import math
import tempfile
from pathlib import Path

import bpy  # first: mathutils exists only after it
from mathutils import Matrix, Vector
from PIL import Image
from ships import LOOKS, transport
from studio.colour import rgb
from studio.light import light
from studio.scene import camera, new_scene, shoot

MANY = 16
ELEVATION = 78
MARGIN = 0.025


def lamps():
    """The lamp of the studio, lower and in a darker room: the side that is turned away lies in shade, so that one sees
    where the light comes from."""
    light("AREA", (-6.0, 5.5, 4.2), (0, 0, 0), 2900, rgb("#ffe0b0"), 1.6, "DISK")
    light("AREA", (5.9, -3.9, 3.9), (0, 0, 0), 160, rgb("#8fb4ff"), 3.9, "DISK")


def corners():
    """Every point of the model as it stands."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    found = []
    for o in bpy.context.scene.objects:
        if o.type in ("MESH", "FONT", "CURVE"):
            ev = o.evaluated_get(dg)
            found += [ev.matrix_world @ v.co for v in ev.to_mesh().vertices]
            ev.to_mesh_clear()
    return found


def middle(points):
    """Where the axis stands round which a ship turns: below the middle of its picture with the bow up."""
    slope = math.radians(ELEVATION)
    high = [p.y * math.sin(slope) + p.z * math.cos(slope) for p in points]
    across = [p.x for p in points]
    return Vector(((min(across) + max(across)) / 2, (min(high) + max(high)) / 2 / math.sin(slope), 0))


def reach(points, turns):
    """How far from its middle any picture of it reaches."""
    slope = math.radians(ELEVATION)
    most = 0.0
    for turn in turns:
        for p in points:
            q = turn @ p
            most = max(most, abs(q.x), abs(q.y * math.sin(slope) + q.z * math.cos(slope)))
    return most


def render(record, path, size, samples):
    """The model `record[0]` at the headings `record[1]`, side by side in a square."""
    key, headings = record
    per_line = math.isqrt(len(headings))
    side = size[0] // per_line
    s = new_scene(side, side, samples=samples, world=0.35)
    s.render.use_persistent_data = True  # only where it stands changes from one to the next
    draw = LOOKS[key][0] if key in LOOKS else None
    draw() if draw else transport(key)
    points = corners()
    axis = middle(points)
    points = [p - axis for p in points]
    parts = [(o, Matrix.Translation(-axis) @ o.matrix_world) for o in s.objects if o.parent is None]
    lamps()
    turns = [Matrix.Rotation(2 * math.pi * n / MANY, 4, "Z") for n in range(MANY)]
    camera(ELEVATION, 0, (0, 0, 0), 2 * reach(points, turns) * (1 + 2 * MARGIN))
    sheet = Image.new("RGBA", (side * per_line, side * per_line))
    with tempfile.TemporaryDirectory() as folder:
        for i, n in enumerate(headings):
            for o, stands in parts:
                o.matrix_world = turns[n] @ stands
            one = Path(folder) / f"{n}.png"
            shoot(one)
            with Image.open(one) as picture:
                sheet.paste(picture, (i % per_line * side, i // per_line * side))
    sheet.save(path)
