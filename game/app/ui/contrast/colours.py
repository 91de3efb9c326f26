"""Which colour stands for which on black: words, grounds, boxes, lines."""

from __future__ import annotations

from typing import Any

from game.app.ui.theme import BRIGHT, DARK_INK, DARK_INK2, C, Color

BLACK: Color = (0, 0, 0)
WHITE: Color = (255, 255, 255)
BRASS: Color = BRIGHT["brass"]
GREY: Color = (168, 168, 168)
SWAP: dict[Color, Color] = {C[name]: color for name, color in BRIGHT.items()}
SWAP.update({DARK_INK: BLACK, DARK_INK2: BLACK})


def light(color: Color) -> float:
    """Relative luminance by the eye's weights, 0 to 1; exact enough to tell dark from pale."""
    r, g, b = (v / 255 for v in color[:3])
    return float(0.2126 * r**2.2 + 0.7152 * g**2.2 + 0.0722 * b**2.2)


def letters(color: Color) -> Color:
    """The colour of words and signs on black: tokens by their bright twin, dark ink white, bright colours as is."""
    plain = tuple(color[:3])
    return SWAP.get(plain, plain if light(plain) >= 0.3 else WHITE)


def ground(color: Color) -> Color:
    """The colour of a filled shape: paper, wood and night are black, what carries a meaning stays."""
    plain = tuple(color[:3])
    if plain in SWAP:
        return SWAP[plain]
    pale = max(plain) - min(plain) < 82 and light(plain) > 0.3
    wood = max(plain) < 130 and max(plain) - min(plain) < 56
    return BLACK if pale or wood else plain


def plate(color: Color) -> Color:
    """The colour of a box, on which white words may stand: a bright one is told by its hue alone."""
    plain = ground(color)
    known = plain in SWAP.values()
    return plain if known or light(plain) < 0.15 else tuple(int(v * 0.33) for v in plain)


def outline(color: Color) -> Color:
    """The colour of a line: seams stay black, faint brown and blue-grey lines become grey, pale ones stay."""
    plain = tuple(color[:3])
    return SWAP.get(plain, BLACK if light(plain) < 0.02 else GREY if light(plain) < 0.16 else plain)


def stops(color: Any, change: Any) -> Any:
    """One colour or several from top to bottom, each changed."""
    return tuple(change(c) for c in color) if isinstance(color[0], (tuple, list)) else change(color)
