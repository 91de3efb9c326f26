"""What breathes on the title: the lamp sways over the name, dust drifts in its light, lids glow where things burn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from pygame import Rect

from game.app.menus.title.things import BoxWidget
from game.app.shell.app import App
from game.app.table.ambient import Ambient, Glow, stars
from game.app.ui.kit import Kit

SWAY = (500.0, 640.0, 780.0)
"""Where the light of the lamp passes over the name, in units."""
LAMP, DUST = (84, 56, 20), (104, 80, 44)
CONE = (300.0, 24.0, 680.0, 96.0)


class Table(Protocol):
    """The title. `boxes`: those on the mat; `at`: a rect of the canvas as px; `moving`: what is still on its way."""

    app: App
    boxes: list[BoxWidget]

    @property
    def kit(self) -> Kit: ...

    @property
    def on_top(self) -> bool: ...

    def at(self, x: float, y: float, w: float, h: float) -> Rect: ...

    def moving(self) -> Sequence[object]: ...

    def invalidate(self, rect: Rect | None = None) -> None: ...


class Lights:
    """The lights of the title."""

    def __init__(self, title: Table) -> None:
        self.title, self.app = title, title.app

    @property
    def kit(self) -> Kit:
        """The kit of the window as it is."""
        return self.title.kit

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.title.on_top

    def lights(self) -> Mapping[str, Glow]:
        """All of them; none while boxes land."""
        t = self.title
        if t.moving():
            return {}
        found = {
            f"lamp:{i}": Glow(t.at(x, 62, 0, 0).topleft, 56, LAMP, 5400, i / len(SWAY)) for i, x in enumerate(SWAY)
        }
        found |= stars(t.at(*CONE), 5, DUST, 3.2)
        for thing in t.boxes:
            found |= thing.lights(self.kit)
        return found

    def invalidate(self, rect: Rect | None = None) -> None:
        """That is drawn again."""
        self.title.invalidate(rect)

    def unlit(self) -> Iterable[Rect]:
        """What is said over the table is drawn over its lights."""
        return ()


def alive(title: Table) -> Ambient:
    """The life of a title."""
    return Ambient(Lights(title), lambda: Rect((0, 0), title.app.size))
