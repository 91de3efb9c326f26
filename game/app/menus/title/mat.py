"""The table of the title: name, felt mat, what lies on it left and right of the boxes."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import FELT

Place = Callable[[float, float, float, float], Rect]

MAT = (40, 130, 1200, 326)
MIDDLE = 640.0
WIDE, GAP = 220.0, 14.0  # units of a box among several
DICE = (("d6_6", 402, 600, 40), ("d6_3", 880, 604, 38))
CARDS = (("event", 17.0), ("gear", 5.0), ("gear", -7.0))
TOKENS = (
    ("coin", 150, 372, 40),
    ("crate", 206, 392, 46),
    ("coin", 262, 402, 40),
    ("star", 430, 398, 40),
    ("ammo", 478, 376, 40),
    ("coin", 120, 214, 38),
    ("heart", 806, 196, 42),
    ("heart", 856, 222, 42),
    ("timer", 1108, 236, 92),
    ("spawn", 820, 392, 50),
    ("star", 1150, 388, 44),
    ("crate", 878, 398, 46),
)
ROLLED = (("d8_5", 962, 236, 58), ("d4_3", 1030, 290, 56), ("d6_4", 950, 330, 46), ("d6_1", 1040, 376, 44))


def box_places(n: int) -> list[tuple[float, float, float, float]]:
    """Where n boxes lie, in units: one is a little larger than one of many."""
    if n == 1:
        return [(522, 143, 236, 300)]
    left = MIDDLE - (n * WIDE + (n - 1) * GAP) / 2
    return [(left + i * (WIDE + GAP), 150, WIDE, 284) for i in range(n)]


def beside(n: int, x: float, size: float) -> bool:
    """Whether a thing as wide as `size` at x has room beside n boxes."""
    first = box_places(n)[0][0] if n else MIDDLE
    return abs(x - MIDDLE) - size / 2 > MIDDLE - first + 22


def paint(k: Kit, dst: Surface, at: Place, words: Callable[..., str], n: int, dice: bool) -> None:
    """All that never changes with n boxes on the mat; `dice`: there is room for two beside the big button."""
    mat = at(*MAT)
    k.shadow(dst, mat, 16, 8, (2, 5), 150)
    k.tray(dst, mat, FELT, 14, seed=6, depth=6)
    k.glow(dst, mat.center, 560, (34, 28, 14), 0.9)
    k.brass_text(dst, at(640, 62, 0, 0).topleft, words("title.name"), "display", 54 / max(1, k.text_scale / 1.2), 1.2)
    line = words("title.line")
    size = k.fit_size(line, "serif.it", 18 / max(1, k.text_scale / 1.3), k.u(1180))
    k.text(dst, at(640, 110, 0, 0).topleft, line, "serif.it", size, (232, 214, 178), "mc", press="press")
    if beside(n, 270, 320):
        for i, (deck, tilt) in enumerate(CARDS):
            cards.back(k, dst, at(196 + i * 58, 186 + abs(i - 1.2) * 9, 100, 140), deck, tilt)
    for name, x, y, size in TOKENS:
        if beside(n, x, size):
            k.token(dst, at(x, y, 0, 0).topleft, name, size)
    for name, x, y, size in (*[r for r in ROLLED if beside(n, r[1], r[3])], *(DICE if dice else ())):
        pic = k.sprite(name, w=size)
        if pic:
            k.drop(dst, at(x, y, 0, 0).topleft, pic, None, alpha=0)
    k.glow(dst, at(640, 526, 0, 0).topleft, 260, (54, 36, 12), 0.9)
