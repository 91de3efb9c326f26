"""The faces of the dice that games roll."""

from __future__ import annotations

SIDES = {"d4": (1, 2, 3, 4), "d6": (1, 2, 3, 4, 5, 6), "d8": (1, 2, 3, 4, 5, 6, 7, 8), "d10": tuple(range(10))}
"""The faces of each die; the ten-sider counts 0 to 9 (R-FC-185)."""
