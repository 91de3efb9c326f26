"""The sky behind the star chart: near-black blue with faint clouds. The program adds the stars, sharp at any size."""

import numpy as np
from pictures import save_rgb

CLOUDS = ("#3a4f9a", "#2a7a7a", "#7a3f6a", "#4a3a8a")


def grid_noise(width, height, cells, rng):
    """One octave: a coarse grid of random values, blown up smoothly."""
    rows, columns = max(2, round(cells * height / width)), cells
    values = rng.random((rows + 2, columns + 2))
    y, x = np.linspace(0, rows, height, endpoint=False), np.linspace(0, columns, width, endpoint=False)
    i, j = y.astype(int), x.astype(int)
    v, u = (y - i)[:, None], (x - j)[None, :]
    v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
    a, b = values[np.ix_(i, j)], values[np.ix_(i, j + 1)]
    c, d = values[np.ix_(i + 1, j)], values[np.ix_(i + 1, j + 1)]
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def fog(width, height, cells, octaves, rng):
    """Clouds in 0..1 from several octaves."""
    total, weight, out = 0.0, 1.0, np.zeros((height, width))
    for k in range(octaves):
        out += weight * grid_noise(width, height, cells * 2**k, rng)
        total, weight = total + weight, weight * 0.55
    return out / total


def render(_record, path, size, _samples):
    """The starless sky."""
    width, height = size
    rng = np.random.default_rng(8)
    picture = np.ones((height, width, 3)) * np.array([0.038, 0.050, 0.088])
    for colour in CLOUDS:
        tint = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
        near, far = fog(width, height, 3, 6, rng), fog(width, height, 2, 3, rng)
        cloud = np.clip((near - 0.47) * 2.6, 0, 1) ** 1.4 * np.clip((far - 0.35) * 2.2, 0, 1)
        picture += 0.62 * cloud[..., None] * tint
    dust = np.clip((fog(width, height, 5, 6, rng) - 0.52) * 3, 0, 1)
    picture *= (1 - 0.5 * dust)[..., None]
    picture += (rng.random((height, width, 1)) - 0.5) * 0.006  # no bands in the dark
    save_rgb(path, picture)
