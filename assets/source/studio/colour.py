"""Colours are written as sRGB hex strings and become linear RGB here."""


def rgb(h, k=1.0):
    """'#rrggbb' (what a painter would pick) -> linear RGB tuple, times k."""
    if not isinstance(h, str):
        return tuple(c * k for c in h)
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in v)


def mixhex(a, b, t):
    va = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    vb = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*tuple(int(x + (y - x) * t) for x, y in zip(va, vb)))
