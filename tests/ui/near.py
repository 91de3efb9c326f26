"""Which moments of scenes most tests visit."""

import pytest

from game.app.trial.shots import APART, SCENES, one_of_each

NEAR_ONES = {"firefly", "firefly-buy", "pirates", "pirates-attack", "heist-battle", "story-open"}
"""Moments that stand for the many others of their table."""
FAR = [scene for scene in APART if scene not in NEAR_ONES]
"""Moments that few tests visit but in the wide run."""
FIRST = one_of_each(SCENES)
"""One scene of each family."""


def families(names):
    """Scenes as parameters of a test: one of each family, the others in the wide run."""
    return [name if name in FIRST else pytest.param(name, marks=pytest.mark.wide) for name in names]


def each(ways, rows):
    """All pairs of both as parameters of a test: of each row one way, in turn, the others in the wide run."""
    return [
        pytest.param(way, row, marks=() if (number + place) % len(ways) == 0 else pytest.mark.wide)
        for place, way in enumerate(ways)
        for number, row in enumerate(rows)
    ]


def some(names, of, which=0):
    """Every `of`th as a parameter of a test, from `which` on; the others in the wide run."""
    return [name if at % of == which else pytest.param(name, marks=pytest.mark.wide) for at, name in enumerate(names)]
