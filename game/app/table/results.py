"""Results that stay: what came of dice, draws and encounters lies on a slip until it is clicked away or read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.table import results_paint
from game.app.table.spot import Spot
from game.app.ui.layers import ON_SLIP, SLIP
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.scenes.table import TableScene

DWELL = {"short": 1500.0, "usual": 2500.0, "long": 5000.0, "click": float("inf")}
"""The values of the setting `results`, with the ms that a slip stays."""
MOST = 3
"""So many slips lie there at once."""
GUARD_MS = 400.0
"""A press where a slip lay so shortly before was meant for it."""
GLANCE, OWN, ALL = range(3)
"""How much a result matters: somebody else's, one of a person at this screen, one that everybody must hear."""


class Line(NamedTuple):
    """A line of a result: its sign, its words, its ink."""

    icon: str
    text: str
    ink: str = "ink"


class Result(NamedTuple):
    """What was rolled or drawn: whose (-1: everybody's), where it belongs, what came of it ("good", "bad", "brass" or
    "plain"), what it brought and cost, its dice as (die, face), a picture, how much it matters, and how many
    times as long as others it stays."""

    seat: int
    head: str
    title: str
    mood: str = "plain"
    lines: tuple[Line, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    picture: str = ""
    weight: int = GLANCE
    times: float = 1.0


class Lying:
    """A slip on the table: its result, where, and for how long still."""

    def __init__(self, result: Result, number: int, left: float) -> None:
        self.result, self.name, self.left = result, f"result:{number}", left
        self.rect = Rect(0, 0, 0, 0)


class Results:
    """The slips of a table. Those that are `due` are laid down when the table stands, and bots, cards that come up and
    the next person wait while one `holds`."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.due: list[Result] = []
        self.lying: list[Lying] = []
        self.count = 0
        self.gone: tuple[Rect, float] | None = None  # where a slip lay, and the ms in which no press there is heard

    @property
    def dwell(self) -> float:
        """The ms that a slip stays."""
        return DWELL[self.scene.app.settings.results]

    @property
    def holds(self) -> bool:
        """Whether a person has still to see something; without animations nothing waits."""
        if self.scene.app.settings.factor == 0:
            return False
        return any(r.weight for r in self.due) or any(one.result.weight for one in self.lying)

    # ------------------------------------------------------------ come and go

    def heard(self, found: Sequence[Result]) -> None:
        """Something came of an answer; it is shown once the table stands."""
        if found:
            self.lying = [one for one in self.lying if not self._past(one)]
        self.due += found

    def _past(self, one: Lying) -> bool:
        """A slip that goes when the next answer brings another."""
        if one.result.weight:
            return False
        self.scene.layers.drop(one.name)
        return True

    def settled(self) -> None:
        """The table stands: what is due is laid down, the newest of it."""
        if not self.due:
            return
        order = sorted(range(len(self.due)), key=lambda i: (-self.due[i].weight, -i))[:MOST]
        for result in [self.due[i] for i in sorted(order)]:
            self.count += 1
            self.lying.append(Lying(result, self.count, self.dwell * result.times))
        self.due = []
        for old in self.lying[:-MOST]:
            self.scene.layers.drop(old.name)
        self.lying = self.lying[-MOST:]

    def clear(self) -> None:
        """No slip lies there any more: an answer was taken back, or the table goes to somebody else."""
        for one in self.lying:
            self.scene.layers.drop(one.name)
        self.due, self.lying = [], []

    def take(self, name: str) -> None:
        """A slip is taken away, by a press or because it was there long enough."""
        one = next((one for one in self.lying if one.name == name), None)
        if one is None:
            return
        self.lying.remove(one)
        self.scene.layers.drop(name)
        self.gone = one.rect, GUARD_MS
        self.scene.app.tips.clear()
        self.scene.panels.refresh()

    def last(self) -> bool:
        """Take the newest slip away; says whether one lay there."""
        if not self.lying:
            return False
        self.take(self.lying[-1].name)
        return True

    def update(self, dt: float) -> None:
        """Time goes by for what can be seen; what the mouse rests on is being read."""
        if self.gone is not None:
            self.gone = (self.gone[0], self.gone[1] - dt) if self.gone[1] > dt else None
        s = self.scene
        if not self.lying or s.app.stack.top is not s or s.player.playing:
            return
        hover = s.group.hover.name if s.group.hover is not None else ""
        for one in [*self.lying]:
            one.left -= 0.0 if one.name == hover else dt
            if one.left <= 0:
                self.take(one.name)

    def guards(self, event: Event) -> bool:
        """Whether a press was meant for a slip that is gone."""
        if self.gone is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        return event.button == 1 and self.gone[0].collidepoint(event.pos) and self.scene.pointer.pressed is None

    # ------------------------------------------------------------ on the table

    def laid(self) -> None:
        """The window changed: every slip finds its place anew."""
        for one in self.lying:
            one.rect = Rect(0, 0, 0, 0)

    def widgets(self) -> list[Widget]:
        """Set the layers of the slips; each is pressed to take it away."""
        s, k = self.scene, self.scene.kit
        found: list[Widget] = []
        for one in self.lying:
            size = results_paint.size(k, one.result, s.places.board)
            if one.rect.size != size:
                one.rect = self._place(size, one)
            rect, result = one.rect, one.result
            s.layers.set(one.name, rect.inflate(2 * k.u(26), 2 * k.u(30)), (k, result, rect.size, tuple(k.looks)),
                         partial(_paint, self, rect, result), SLIP)
            spot = Spot(rect, one.name, partial(self.take, one.name), tip="", focusable=False, line=False)
            spot.level = ON_SLIP
            found.append(spot)
        return found

    def _place(self, size: tuple[int, int], one: Lying) -> Rect:
        """On the board, high up, where it covers least of what is played with."""
        from game.app.lessons.slip import best

        s, k = self.scene, self.scene.kit
        window = s.places.board.inflate(-2 * k.u(10), -2 * k.u(10))
        shun: list[tuple[Rect, float]] = [(other.rect, 60000.0) for other in self.lying if other is not one]
        if s.coach is not None and s.coach.rect is not None:
            shun += [(r, 40000.0) for r in (s.coach.rect, s.coach.about, s.coach.named) if r is not None]
        shun += [(r, min(weight, 400.0)) for r, weight in s.crowd(None)]
        about = Rect(0, 0, 2, 2)
        about.midtop = window.centerx, window.y + size[1] // 2
        return best(size, window, about, shun)


def _paint(results: Results, rect: Rect, result: Result, dst: pygame.Surface) -> None:
    results_paint.paint(results.scene.kit, dst, rect, result)
