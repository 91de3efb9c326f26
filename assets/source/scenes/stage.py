"""The stage of a scene: a lens at eye height, backcloths, and short words for putting things where they belong."""

import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Vector
from studio.colour import rgb
from studio.materials import glow, paint
from studio.nodes import coords, material, ramp
from studio.scene import count
from studio.shapes import ball, box, group, objects_since

LENSES = {  # where the camera is, what it looks at, millimetres, what is sharp, aperture
    "poster": ((0.0, -6.5, 1.66), (0.0, 0.2, 1.62), 52, (-0.9, 0.2, 1.6), 1.6),
    "two": ((0.0, -8.0, 1.80), (0.0, 0.5, 1.46), 55, (0.0, 0.4, 1.5), 1.8),
    "group": ((0.0, -8.4, 1.95), (0.0, 0.6, 1.42), 46, (0.0, 0.5, 1.5), 2.2),
    "low": ((0.0, -8.0, 0.85), (0.0, 0.6, 1.62), 48, (0.0, 0.4, 1.5), 2.0),
    "space": ((0.0, -10.0, 0.8), (0.0, 2.0, 0.3), 44, None, 8.0),
    "close": ((0.0, -5.4, 1.72), (0.0, 0.2, 1.60), 52, (0.0, 0.1, 1.6), 1.8),
    "table": ((0.0, -3.9, 1.95), (0.0, 0.2, 1.20), 46, (0.0, -0.1, 1.05), 3.4),
    "vista": ((0.0, -9.0, 1.7), (0.0, 10.0, 2.6), 40, None, 8.0),
}

SKIES = {  # near the horizon, above it, high up, how bright
    "day": ("#f0cf96", "#d8b488", "#7fa8c0", 0.9),
    "dusk": ("#ffb45a", "#e0703c", "#5a3a5c", 0.9),
    "night": ("#2c3a5c", "#18223e", "#0a0f20", 0.8),
    "smoke": ("#8a4a2c", "#4a2c28", "#1a1620", 0.8),
    "noon": ("#e6e6d0", "#a4cce0", "#4f92c8", 0.9),
    "pale": ("#e8eef2", "#c4d4de", "#93aec4", 0.9),
    "rose": ("#ffd0b4", "#e88aa0", "#7a5aa0", 0.9),
    "teal": ("#d8e8c8", "#74b8ac", "#2a6a80", 0.8),
    "storm": ("#8a94a0", "#566070", "#2c3442", 0.8),
    "gold": ("#ffe6a8", "#f2b25c", "#b0724a", 0.9),
    "green": ("#e0e8a8", "#9cc07c", "#4f8a64", 0.8),
    "violet": ("#f0b8d8", "#9a6ac0", "#3c2c6c", 0.9),
    "ember": ("#ff7a2c", "#7a2a1e", "#1e1214", 0.8),
}


def lens(loc, at, mm=50, focus=None, stop=2.0):
    """A camera with perspective and, with `focus`, a shallow depth of field."""
    scene = bpy.context.scene
    cam = bpy.data.cameras.new("lens")
    cam.lens, cam.clip_end = mm, 400
    it = bpy.data.objects.new("lens", cam)
    scene.collection.objects.link(it)
    it.location = loc
    it.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if focus:
        cam.dof.use_dof = True
        cam.dof.focus_distance, cam.dof.aperture_fstop = (Vector(focus) - Vector(loc)).length, stop
    scene.camera = it


def put(draw, at, turn=0.0, size=1.0, lean=(0, 0)):
    """What `draw` models, moved, turned (degrees, after leaning) and scaled as one thing."""
    before = count()
    draw()
    whole = group(objects_since(before), at, (*lean, turn))
    whole.scale = (size,) * 3
    return whole


def flat(colour, rough=0.55, coat=0.2, vary=0.3):
    """Paint of a set: no worn edges, which cost time and aren't seen out of focus."""
    return paint(colour, rough, coat, vary, 0)


def lit(colour, power=3.0):
    """A lamp, a flame or a window in its own colour: the light of the room doesn't bleach it."""
    m = glow(colour, power)
    m.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0, 0, 0, 1)
    return m


def tin(colour, rough=0.35):
    """Metal of a set: no worn edges."""
    return paint(colour, rough, 0.3, 0.25, 0, 0.03, 0.75)


def sky(low, middle, high, power=1.0, y=24.0):
    """A backcloth that glows from the horizon up; it is seen and mirrored, the room's light comes from the lamps."""
    m, nt, bsdf = material("sky")
    sep = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(coords(nt, space="Generated"), sep.inputs[0])
    tones = [(0.30, rgb(low)), (0.42, rgb(middle)), (0.62, rgb(high))]
    shine = nt.nodes.new("ShaderNodeEmission")
    nt.links.new(ramp(nt, sep.outputs["Z"], tones).outputs[0], shine.inputs["Color"])
    shine.inputs["Strength"].default_value = power
    nt.links.new(shine.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    nt.nodes.remove(bsdf)
    card = box((90, 0.1, 30), (0, y, 3), m, bev=0)
    card.visible_diffuse = card.visible_shadow = False


def backdrop(air):
    """The sky called `air`."""
    sky(*SKIES[air])


def stars(rng, number=320, y=60.0):
    """A field of stars far behind."""
    for _ in range(number):
        at = rng.uniform(-30, 30), y, rng.uniform(-14, 16)
        star = ball(rng.uniform(0.03, 0.09), at, glow(rng.choice(("#fff2d8", "#cfe0ff")), rng.randint(2, 7)), seg=6)
        star.visible_diffuse = star.visible_shadow = False
