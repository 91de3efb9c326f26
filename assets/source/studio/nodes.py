"""Short words for shader nodes: ramps, noise, mixing, bumps."""

import bpy  # first: bmesh and mathutils exist only after it

WORN = True  # whether edges are worn: a fifth of a scene's time, and not seen on small figures


def ramp(nt, fac, stops, interp="LINEAR"):
    r = nt.nodes.new("ShaderNodeValToRGB")
    cr = r.color_ramp
    cr.interpolation = interp
    while len(cr.elements) < len(stops):
        cr.elements.new(0.5)
    for e, (p, c) in zip(cr.elements, stops):
        e.position = p
        e.color = (*c, 1) if not isinstance(c, (int, float)) else (c, c, c, 1)
    if fac is not None:
        nt.links.new(fac, r.inputs["Fac"])
    return r


def math_n(nt, op, a, b=None, clamp=False):
    n = nt.nodes.new("ShaderNodeMath")
    n.operation = op
    n.use_clamp = clamp
    for i, v in enumerate((a, b)):
        if v is None:
            continue
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        else:
            nt.links.new(v, n.inputs[i])
    return n.outputs[0]


def mix(nt, fac, a, b, blend="MIX"):
    n = nt.nodes.new("ShaderNodeMixRGB")
    n.blend_type = blend
    for sock, v in zip(("Fac", "Color1", "Color2"), (fac, a, b)):
        if isinstance(v, (int, float)):
            n.inputs[sock].default_value = v if sock == "Fac" else (v, v, v, 1)
        elif isinstance(v, tuple):
            n.inputs[sock].default_value = (*v, 1)
        else:
            nt.links.new(v, n.inputs[sock])
    return n.outputs[0]


def coords(nt, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0), space="Object"):
    tc = nt.nodes.new("ShaderNodeTexCoord")
    mp = nt.nodes.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = scale
    mp.inputs["Location"].default_value = loc
    mp.inputs["Rotation"].default_value = rot
    nt.links.new(tc.outputs[space], mp.inputs["Vector"])
    return mp.outputs[0]


def noise(nt, scale, detail=4, vec=None, rough=0.55, dist=0.0):
    n = nt.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = detail
    n.inputs["Roughness"].default_value = rough
    n.inputs["Distortion"].default_value = dist
    if vec is not None:
        nt.links.new(vec, n.inputs["Vector"])
    return n.outputs["Fac"]


def bump(nt, bsdf, height, strength=0.2, dist=0.05):
    b = nt.nodes.new("ShaderNodeBump")
    b.inputs["Strength"].default_value = strength
    b.inputs["Distance"].default_value = dist
    nt.links.new(height, b.inputs["Height"])
    nt.links.new(b.outputs[0], bsdf.inputs["Normal"])


def material(name="m"):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes["Principled BSDF"]


def edge_mask(nt, radius=0.03):
    """1 on worn edges: compares the true normal with a rounded-off normal."""
    if not WORN:
        return 0.0
    bv = nt.nodes.new("ShaderNodeBevel")
    bv.samples = 2
    bv.inputs["Radius"].default_value = radius
    g = nt.nodes.new("ShaderNodeNewGeometry")
    d = nt.nodes.new("ShaderNodeVectorMath")
    d.operation = "DOT_PRODUCT"
    nt.links.new(bv.outputs[0], d.inputs[0])
    nt.links.new(g.outputs["Normal"], d.inputs[1])
    return ramp(nt, math_n(nt, "SUBTRACT", 1.0, d.outputs["Value"]), [(0.02, 0.0), (0.14, 1.0)]).outputs[0]
