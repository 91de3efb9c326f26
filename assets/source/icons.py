"""Draws our icons: white on clear, from signed distances, so every edge is clean at any size."""

import numpy as np
from icon_shapes import ICONS
from pictures import save_rgb

GRID = 24.0


def to_segments(x, y, points):
    """Distance of every pixel from a chain of points."""
    best = np.full(x.shape, np.inf)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy or 1e-9
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / length, 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def inside(x, y, points):
    """Which pixels lie in a polygon (even-odd rule)."""
    odd = np.zeros(x.shape, bool)
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]]):
        if ay != by:
            odd ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return odd


def distance(x, y, kind, points, width):
    """Signed distance from the shape's outline, negative inside."""
    if kind == "disc":
        return np.hypot(x - points[0], y - points[1]) - width
    if kind == "line":
        return to_segments(x, y, points) - width / 2
    ring = [*points, points[0]]
    if kind == "loop":
        return to_segments(x, y, ring) - width / 2
    edge = to_segments(x, y, ring)
    return np.where(inside(x, y, points), -edge, edge) - width


def draw(shapes, size):
    """(size, size, 4) picture in 0..1."""
    axis = (np.arange(size) + 0.5) * GRID / size
    x, y = np.meshgrid(axis, axis)
    alpha = np.zeros((size, size))
    for kind, points, width in shapes:
        cover = np.clip(0.5 - distance(x, y, kind.lstrip("-"), points, width) * size / GRID, 0, 1)
        alpha = alpha * (1 - cover) if kind.startswith("-") else np.maximum(alpha, cover)
    return np.dstack([np.ones((size, size, 3)), alpha])


def render(record, path, size, _samples):
    """The icon called `record`."""
    save_rgb(path, draw(ICONS[record], size[0]))
