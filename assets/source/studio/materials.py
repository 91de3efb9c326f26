"""The paints, timbers, metals, enamels and cloths everything on the table is made of."""

from studio.colour import rgb
from studio.nodes import bump, coords, edge_mask, material, math_n, mix, noise, ramp

CACHE = {}


def cached(fn):
    def wrap(*a, **k):
        key = (fn.__name__, repr(a), repr(sorted(k.items())))
        if key not in CACHE:
            CACHE[key] = fn(*a, **k)
        return CACHE[key]

    wrap.__doc__ = fn.__doc__
    return wrap


@cached
def paint(color, rough=0.42, coat=0.35, vary=0.22, wear=0.55, edge=0.03, metal=0.0):
    """Hand-brushed acrylic on wood: slightly uneven, dry-brushed pale edges,
    a thin coat of varnish. The default for anything painted."""
    m, nt, b = material("paint")
    c = rgb(color)
    v = coords(nt)
    n = noise(nt, 2.6, 5, v)
    col = ramp(
        nt, n, [(0.30, tuple(x * (1 - vary) for x in c)), (0.70, tuple(min(1, x * (1 + vary * 0.5)) for x in c))]
    ).outputs[0]
    if wear:
        hi = tuple(min(1, x * 1.55 + 0.06) for x in c)
        col = mix(nt, math_n(nt, "MULTIPLY", edge_mask(nt, edge), wear), col, hi)
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Coat Weight"].default_value = coat
    b.inputs["Coat Roughness"].default_value = 0.18
    bump(nt, b, noise(nt, 34, 3, v), 0.10, 0.02)
    return m


@cached
def wood(light_c="#9a6a3c", dark_c="#4a2c17", scale=1.0, axis="Z", rough=0.45, coat=0.4):
    """Turned / sawn timber: stretched noise distorts fine rings along 'axis'."""
    m, nt, b = material("wood")
    st = {"X": (0.18, 1, 1), "Y": (1, 0.18, 1), "Z": (1, 1, 0.18)}[axis]
    v = coords(nt, tuple(scale * x for x in st))
    g = noise(nt, 3.0, 6, v, 0.6, 1.2)
    w = nt.nodes.new("ShaderNodeTexWave")
    w.wave_type = "BANDS"
    w.bands_direction = "X" if axis != "X" else "Y"
    w.inputs["Scale"].default_value = 3.4
    w.inputs["Distortion"].default_value = 7.0
    w.inputs["Detail"].default_value = 3
    nt.links.new(v, w.inputs["Vector"])
    f = math_n(nt, "ADD", math_n(nt, "MULTIPLY", g, 0.62), math_n(nt, "MULTIPLY", w.outputs["Fac"], 0.38))
    fine = noise(nt, 22, 3, v)
    f = math_n(nt, "ADD", f, math_n(nt, "MULTIPLY", math_n(nt, "SUBTRACT", fine, 0.5), 0.28))
    col = ramp(
        nt,
        f,
        [
            (0.28, rgb(dark_c)),
            (0.5, tuple((a + b_) / 2 for a, b_ in zip(rgb(light_c), rgb(dark_c)))),
            (0.75, rgb(light_c)),
        ],
    ).outputs[0]
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = rough
    b.inputs["Coat Weight"].default_value = coat
    b.inputs["Coat Roughness"].default_value = 0.2
    bump(nt, b, f, 0.12, 0.03)
    return m


@cached
def metal(color="#c8954a", rough=0.30, tarnish=0.45, edge=0.025):
    """Brass by default. Tarnish darkens the hollows, edges are polished."""
    m, nt, b = material("metal")
    c = rgb(color)
    v = coords(nt)
    n = noise(nt, 4.0, 6, v, 0.65)
    col = ramp(nt, n, [(0.34, tuple(x * (1 - tarnish) for x in c)), (0.6, c)]).outputs[0]
    col = mix(nt, edge_mask(nt, edge), col, tuple(min(1, x * 1.35 + 0.05) for x in c))
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Metallic"].default_value = 1.0
    r = ramp(nt, noise(nt, 11, 5, v), [(0.3, rough * 0.75), (0.7, min(1, rough * 1.5))])
    nt.links.new(r.outputs[0], b.inputs["Roughness"])
    bump(nt, b, noise(nt, 60, 2, v), 0.05, 0.01)
    return m


def brass():
    return metal("#d0a052", 0.27, 0.42)


def steel():
    return metal("#9aa0a6", 0.34, 0.40)


def gunmetal():
    return metal("#565b63", 0.42, 0.45)


def copper():
    return metal("#c0744a", 0.32, 0.5)


GLOW = 0.27  # AgX bleaches strong emission to white: keep lamps near 1-2


@cached
def glow(color, strength=4.0):
    """Lamp / window / engine: emission plus a little gloss."""
    m, nt, b = material("glow")
    b.inputs["Base Color"].default_value = (*rgb(color), 1)
    b.inputs["Emission Color"].default_value = (*rgb(color), 1)
    b.inputs["Emission Strength"].default_value = strength * GLOW
    b.inputs["Roughness"].default_value = 0.3
    return m


@cached
def enamel(color, rough=0.16):
    """Poured glossy enamel / resin, for token faces and glass eyes."""
    m, nt, b = material("enamel")
    b.inputs["Base Color"].default_value = (*rgb(color), 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Coat Weight"].default_value = 1.0
    b.inputs["Coat Roughness"].default_value = 0.05
    return m


@cached
def cloth(color, scale=60, strength=0.5):
    """Felt / knitted wool: matt, with sheen and a fibre bump."""
    m, nt, b = material("cloth")
    c = rgb(color)
    v = coords(nt)
    n = noise(nt, scale, 4, v, 0.7)
    col = ramp(nt, n, [(0.3, tuple(x * 0.62 for x in c)), (0.7, tuple(min(1, x * 1.15) for x in c))]).outputs[0]
    nt.links.new(col, b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.95
    b.inputs["Sheen Weight"].default_value = 0.35
    bump(nt, b, n, strength, 0.03)
    return m
