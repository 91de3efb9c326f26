"""An empty scene with the house settings, the orthographic camera, and the shutter."""

import math

import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Vector

from studio import nodes
from studio.colour import rgb
from studio.materials import CACHE
from studio.nodes import ramp

THREADS = 0  # how many Cycles may use; 0: as many as there are


def new_scene(
    res=256,
    res_y=None,
    samples=18,
    transparent=True,
    exposure=0.0,
    look="AgX - Medium High Contrast",
    world=1.0,
    worn=True,
):
    """Empty file, Cycles on CPU, denoised, transparent film, warm room; `worn`: whether edges are."""
    nodes.WORN = worn
    bpy.ops.wm.read_factory_settings(use_empty=True)
    CACHE.clear()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    if THREADS:
        s.render.threads_mode, s.render.threads = "FIXED", THREADS
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.04
    s.cycles.use_denoising = True  # OpenImageDenoise, ships with bpy
    s.cycles.seed = 7  # fixed seed: renders are repeatable
    s.cycles.max_bounces = 3
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 4.0
    s.render.film_transparent = transparent
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    s.render.image_settings.compression = 90
    s.render.resolution_x = res
    s.render.resolution_y = res_y or res
    s.render.resolution_percentage = 100
    # AgX keeps coloured highlights from turning neon; the contrast look puts
    # the punch back that plain Filmic/AgX takes away.
    s.view_settings.view_transform = "AgX"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    w = bpy.data.worlds.new("room")
    s.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    # vertical gradient: dark table below, warm shaded room, lit ceiling.
    # Brass and varnish need something to mirror, a flat world looks like plastic
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    mr = nt.nodes.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1
    rp = ramp(nt, None, [(0.0, rgb("#1a120c")), (0.47, rgb("#3a2a1e")), (0.56, rgb("#8d7459")), (1.0, rgb("#c9b28c"))])
    nt.links.new(tc.outputs["Generated"], sep.inputs[0])
    nt.links.new(sep.outputs["Z"], mr.inputs["Value"])
    nt.links.new(mr.outputs[0], rp.inputs["Fac"])
    nt.links.new(rp.outputs["Color"], bg.inputs[0])
    bg.inputs[1].default_value = 0.55 * world
    return s


def camera(elev=40, yaw=0, target=(0, 0, 0), ortho=3.0):
    """Orthographic camera: no perspective, so every sprite shares one scale
    and can be placed anywhere on the board. elev 90 = straight down."""
    s = bpy.context.scene
    c = bpy.data.cameras.new("c")
    c.type = "ORTHO"
    c.ortho_scale = ortho
    o = bpy.data.objects.new("c", c)
    s.collection.objects.link(o)
    e, y = math.radians(elev), math.radians(yaw)
    o.rotation_euler = (math.radians(90) - e, 0, y)
    back = o.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    o.location = Vector(target) + back * 40
    c.clip_end = 200
    s.camera = o
    return o


def frame(elev=40, yaw=0, margin=0.06, shadow=0.10):
    """Auto-fit: project every real vertex into the camera and fit the square.
    'shadow' reserves extra room on the right so the contact shadow is not cut."""
    cam = camera(elev, yaw)
    bpy.context.view_layer.update()
    inv = cam.matrix_world.inverted()
    dg = bpy.context.evaluated_depsgraph_get()
    xs, ys = [], []
    for o in bpy.context.scene.objects:
        if o.type not in ("MESH", "FONT", "CURVE") or o.get("floor") or o.hide_render:
            continue
        # measure the evaluated MESH of everything: bound_box is stale in bpy
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        for v in me.vertices:
            p = inv @ (ev.matrix_world @ v.co)
            xs.append(p.x)
            ys.append(p.y)
        ev.to_mesh_clear()
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    side = max(w, h) * (1 + 2 * margin) + shadow * max(w, h)
    cx = (max(xs) + min(xs)) / 2 + shadow * max(w, h) * 0.35
    cy = (max(ys) + min(ys)) / 2 - shadow * max(w, h) * 0.10
    cam.data.ortho_scale = side
    cam.location += cam.matrix_world.to_3x3() @ Vector((cx, cy, 0))
    return cam


def shoot(path):
    """Render the scene into `path` (PNG)."""
    s = bpy.context.scene
    s.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def count():
    """How many objects the scene holds now; give it to objects_since()."""
    return len(bpy.context.scene.objects)
