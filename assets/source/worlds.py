"""Painted glass marbles for the worlds of the star chart, and the blue sun as a lit lamp.

A marble is a painted ball under a thick clear coat: the sharp reflection of the lamp in the coat says "glass".
"""

import math

import bpy  # first: bmesh and mathutils exist only after it
from mathutils import Vector
from studio.colour import rgb
from studio.light import light
from studio.nodes import bump, coords, material, math_n, mix, noise, ramp
from studio.scene import camera, new_scene, shoot
from studio.shapes import ball, cyl, lathe
from world_records import SEEDS, WORLDS

LAMP = (-3.6, 3.2, 4.6)


def node(nt, kind, **inputs):
    """A shader node with some of its inputs set or linked."""
    found = nt.nodes.new(kind)
    for name, value in inputs.items():
        socket = found.inputs[name]
        if isinstance(value, (int, float, tuple)):
            socket.default_value = value
        else:
            nt.links.new(value, socket)
    return found


def height(nt, v, seed, scale, bands, dunes, craters):
    """How high the ground lies: noise, or the wobbling stripes of a giant, with dunes and craters."""
    if bands:
        sep = node(nt, "ShaderNodeSeparateXYZ", Vector=coords(nt, rot=(0, math.radians(24), 0)))
        wob = noise(nt, 2.2, 6, coords(nt, (1, 3.5, 1), (seed, 0, 0)), 0.6, 1.4)
        y = math_n(nt, "ADD", math_n(nt, "MULTIPLY", sep.outputs["Y"], bands * 0.5), math_n(nt, "MULTIPLY", wob, 0.9))
        stripes = node(nt, "ShaderNodeTexNoise", Scale=1.3, Detail=3)
        stripes.noise_dimensions = "1D"
        nt.links.new(y, stripes.inputs["W"])
        return stripes.outputs["Fac"]
    h = noise(nt, scale, 12, v, 0.60, 0.25)
    if dunes:
        waves = noise(nt, 2.0, 8, coords(nt, (1, 4.5, 1.5), (seed, 0, 0), (0, 0, 0.5)), 0.6, 1.5)
        h = math_n(nt, "ADD", math_n(nt, "MULTIPLY", h, 0.8), math_n(nt, "MULTIPLY", waves, 0.2))
    for wide, deep in ((2.6, 0.22), (6.5, 0.10)) if craters else ():
        cells = node(nt, "ShaderNodeTexVoronoi", Scale=wide, Vector=v)
        bowl = ramp(nt, cells.outputs["Distance"], [(0.0, 0.12), (0.24, 0.30), (0.33, 1.0), (0.46, 0.5), (1, 0.5)])
        dent = math_n(nt, "SUBTRACT", bowl.outputs[0], 0.5)
        h = math_n(nt, "ADD", h, math_n(nt, "MULTIPLY", dent, deep * craters))
    return h


def rifts(nt, v, col, colour):
    """Rivers or cracks: the borders of warped cells."""
    cells = nt.nodes.new("ShaderNodeTexVoronoi")
    cells.feature = "DISTANCE_TO_EDGE"
    cells.inputs["Scale"].default_value = 3.2
    warp = node(nt, "ShaderNodeTexNoise", Scale=2.5, Vector=v)
    there = nt.nodes.new("ShaderNodeVectorMath")
    nt.links.new(v, there.inputs[0])
    nt.links.new(warp.outputs["Color"], there.inputs[1])
    nt.links.new(there.outputs[0], cells.inputs["Vector"])
    return mix(nt, ramp(nt, cells.outputs["Distance"], [(0.0, 0.85), (0.035, 0.0)]).outputs[0], col, rgb(colour))


def blocks(nt, v, col, h, share):
    """Cities by day: square patches on the higher ground."""
    cells = node(nt, "ShaderNodeTexVoronoi", Scale=13.0, Vector=v)
    cells.distance = "CHEBYCHEV"
    grey = node(nt, "ShaderNodeRGBToBW", Color=cells.outputs["Color"])
    where = ramp(nt, h, [(0.50, 0.0), (0.58, 0.45 * share)]).outputs[0]
    return mix(nt, where, col, grey.outputs[0], "OVERLAY")


def lamps(nt, bsdf, v, colour):
    """Cities by night: dots on the side away from the lamp."""
    facing = nt.nodes.new("ShaderNodeVectorMath")
    facing.operation = "DOT_PRODUCT"
    facing.inputs[1].default_value = Vector(LAMP).normalized()
    nt.links.new(nt.nodes.new("ShaderNodeNewGeometry").outputs["Normal"], facing.inputs[0])
    night = ramp(nt, facing.outputs["Value"], [(0.30, 1.0), (0.62, 0.0)]).outputs[0]
    cells = node(nt, "ShaderNodeTexVoronoi", Scale=15.0, Vector=v)
    dots = ramp(nt, cells.outputs["Distance"], [(0.12, 1.0), (0.30, 0.0)]).outputs[0]
    area = ramp(nt, noise(nt, 3.0, 6, v), [(0.44, 0.0), (0.56, 1.0)]).outputs[0]
    lit = math_n(nt, "MULTIPLY", math_n(nt, "MULTIPLY", dots, night), area)
    bsdf.inputs["Emission Color"].default_value = (*rgb(colour), 1)
    nt.links.new(math_n(nt, "MULTIPLY", lit, 7.0), bsdf.inputs["Emission Strength"])


def air(nt, bsdf, colour):
    """A thin bright rim on the very edge."""
    edge = node(nt, "ShaderNodeLayerWeight", Blend=0.12)
    shine = node(nt, "ShaderNodeEmission", Color=(*rgb(colour), 1), Strength=0.40)
    both = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(math_n(nt, "MULTIPLY", edge.outputs["Facing"], 0.8), both.inputs[0])
    nt.links.new(bsdf.outputs[0], both.inputs[1])
    nt.links.new(shine.outputs[0], both.inputs[2])
    nt.links.new(both.outputs[0], nt.nodes["Material Output"].inputs["Surface"])


def rocks(colour):
    """A ring of rocks around a smaller ball."""
    m, nt, b = material("ring")
    far = nt.nodes.new("ShaderNodeVectorMath")
    far.operation = "LENGTH"
    nt.links.new(coords(nt), far.inputs[0])
    lanes = node(nt, "ShaderNodeTexNoise", Scale=9.0, Detail=4)
    lanes.noise_dimensions = "1D"
    nt.links.new(far.outputs["Value"], lanes.inputs["W"])
    tones = [(0.32, rgb("#8a6a4c")), (0.5, rgb(colour)), (0.68, rgb("#fff0cf"))]
    nt.links.new(ramp(nt, lanes.outputs["Fac"], tones).outputs[0], b.inputs["Base Color"])
    nt.links.new(ramp(nt, lanes.outputs["Fac"], [(0.26, 0.35), (0.44, 1.0)]).outputs[0], b.inputs["Alpha"])
    b.inputs["Roughness"].default_value = 0.35
    lathe([(0.72, 0), (0.75, 0.012), (1.03, 0.012), (1.05, 0)], m, rot=(52, 14, 0), loc=(0, 0, 1.0), seg=160)


def world(
    seed,
    stops,
    scale=1.8,
    bands=0,
    cracks="",
    craters=0.0,
    dunes=0,
    clouds=0.0,
    cloud_c="#ffffff",
    grid=0.0,
    lights="",
    ring="",
    atmo="",
):
    """The marble of a record of `WORLDS`."""
    m, nt, b = material("world")
    v = coords(nt, loc=(seed, seed * 1.7, seed * 0.3))
    h = height(nt, v, seed, scale, bands, dunes, craters)
    col = ramp(nt, h, [(at, rgb(colour)) for at, colour in stops]).outputs[0]
    if cracks:
        col = rifts(nt, v, col, cracks)
    if grid:
        col = blocks(nt, v, col, h, grid)
    if clouds:
        puffs = noise(nt, 2.3, 10, coords(nt, (1, 1.5, 1), (seed * 2, 1, 4)), 0.62, 0.9)
        col = mix(nt, ramp(nt, puffs, [(0.53, 0.0), (0.72, clouds)]).outputs[0], col, rgb(cloud_c))
    nt.links.new(col, b.inputs["Base Color"])
    bump(nt, b, h, 0.55 if craters else 0.30, 0.12)
    b.inputs["Roughness"].default_value = 0.6
    b.inputs["Coat Weight"].default_value = 1.0  # the glass
    b.inputs["Coat Roughness"].default_value = 0.03
    if lights:
        lamps(nt, b, v, lights)
    if atmo:
        air(nt, b, atmo)
    ball(0.62 if ring else 1.0, (0, 0, 1.0), m, seg=96)
    if ring:
        rocks(ring)


def sun(body, halo, hot):
    """A lit glass lamp: granulated glow and a halo that fades out."""
    room = bpy.context.scene
    room.view_settings.view_transform, room.view_settings.look = "Standard", "None"  # AgX bleaches a lamp to cream
    m, nt, _ = material("sun")
    grain = noise(nt, 5.5, 8, coords(nt), 0.65, 0.6)
    col = ramp(nt, grain, [(0.32, rgb(body, 0.55)), (0.52, rgb(body)), (0.70, rgb(hot))]).outputs[0]
    edge = node(nt, "ShaderNodeLayerWeight", Blend=0.45)
    shine = node(nt, "ShaderNodeEmission", Color=mix(nt, edge.outputs["Facing"], col, rgb(halo, 0.8)), Strength=1.0)
    nt.links.new(shine.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    ball(0.60, (0, 0, 1), m, seg=96)
    m, nt, _ = material("halo")
    far = nt.nodes.new("ShaderNodeVectorMath")
    far.operation = "LENGTH"
    nt.links.new(coords(nt), far.inputs[0])
    wobble = math_n(nt, "MULTIPLY", math_n(nt, "SUBTRACT", noise(nt, 3.0, 3, coords(nt)), 0.5), 0.10)
    fades = [(0.50, 0.85), (0.62, 0.46), (0.72, 0.25), (0.83, 0.11), (0.93, 0.03), (1.0, 0.0)]
    fade = ramp(nt, math_n(nt, "ADD", far.outputs["Value"], wobble), fades)
    shine = node(nt, "ShaderNodeEmission", Color=(*rgb(halo), 1), Strength=1.0)
    both = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(fade.outputs[0], both.inputs[0])
    nt.links.new(nt.nodes.new("ShaderNodeBsdfTransparent").outputs[0], both.inputs[1])
    nt.links.new(shine.outputs[0], both.inputs[2])
    nt.links.new(both.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    cyl(1.1, 0.001, (0, 0, 0), m, seg=64, bev=0)


def render(record, path, size, samples):
    """The world called `record`, or the blue sun."""
    lamp = record == "sun"
    new_scene(*size, samples=samples, world=0 if lamp else 0.22)  # a dim room: the night side must be dark
    if lamp:
        sun("#5f9dff", "#2f6cff", "#f2f8ff")
        camera(90, 0, (0, 0, 0), 2.2)
    else:
        world(SEEDS[record], **WORLDS[record])
        light("AREA", LAMP, (0, 0, 1), 860, rgb("#ffe6c0"), 1.5, "DISK")
        light("AREA", (4.5, -3.0, 2.0), (0, 0, 1), 22, rgb("#8fb4ff"), 2.0, "DISK")
        camera(90, 0, (0, 0, 0), 2.2)
    shoot(path)
