"""Results that stay: what came of dice, draws and encounters lies on a slip until it is clicked away or read."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.table.panels.spot import Spot
from game.app.table.results import paint as results_paint
from game.app.table.results import shelf
from game.app.table.results.ground import Ground
from game.app.ui.kit import Kit
from game.app.ui.layers import ON_SLIP, SLIP
from game.app.ui.slipface import Face
from game.app.ui.widgets import Widget

DWELL = {"short": 1500.0, "usual": 2500.0, "long": 5000.0, "click": float("inf")}
"""The values of the setting `results`, with the ms that a slip stays."""
MOST = 3
"""How many slips lie there at once."""
GUARD_MS = 400.0
"""A press where a slip lay so shortly before was meant for it."""
BEAT_MS = 1400.0
"""So long, at the usual speed, what a bot did is there alone before the next bot does something."""
BACK_MS, TURNED_MS, STEPS = 260.0, 640.0, 12
"""How long the back of what is turned up is seen, when its face lies there, and in how many steps."""
GLANCE, OWN, ALL = range(3)
"""How much a result matters: somebody else's, one of a person at this screen, one that everybody must hear."""


class Line(NamedTuple):
    """A line of a result: its sign, its words, its ink."""

    icon: str
    text: str
    ink: str = "ink"


class Play(Protocol):
    """A stage with all of a result on it; equal ones look alike."""

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        """How wide and high it is in px on a board."""

    def paint(self, kit: Kit, dst: Surface, r: Rect, lines: tuple[Line, ...]) -> None:
        """The stage at its place, with what it brought and cost."""


class Result(NamedTuple):
    """What was rolled or drawn: whose (-1: everybody's), where it belongs, what came of it ("good", "bad", "brass" or
    "plain"), what it brought and cost, its dice as (die, face), a picture, how much it matters, how many times as
    long as others it stays, the picture of its back where it is turned up, the card it is about, the run it belongs
    to: the next of a run takes its place, and bots do not wait for it; and a stage that fills the board in the place
    of a slip."""

    seat: int
    head: str
    title: str
    mood: str = "plain"
    lines: tuple[Line, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    picture: str = ""
    weight: int = GLANCE
    times: float = 1.0
    back: str = ""
    card: Face | None = None
    run: str = ""
    stage: Play | None = None


class Lying:
    """A slip on the table: its result, where, and for how long still."""

    def __init__(self, result: Result, number: int, left: float) -> None:
        self.result, self.name, self.left = result, f"result:{number}", left
        self.rect = self.room = Rect(0, 0, 0, 0)  # where it lies; what it was made to fit into
        self.age = 0.0  # ms since it was laid down

    def turned(self, factor: float) -> float:
        """How far its picture is turned up: 0 the back, 1 the face."""
        if not self.result.back or factor == 0:
            return 1.0
        part = (self.age / factor - BACK_MS) / (TURNED_MS - BACK_MS)
        return round(max(0.0, min(1.0, part)) * STEPS) / STEPS


class Results:
    """The slips of a table. Those that are `due` are laid down when the table stands, and bots, cards that come up and
    the next person wait while one `holds`."""

    def __init__(self, scene: Ground) -> None:
        self.scene = scene
        self.due: list[Result] = []
        self.lying: list[Lying] = []
        self.count = 0
        self.beat = 0.0  # ms in which what a bot did last is followed by nothing
        self.window: Hashable = None  # as it was laid out when they found their places
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

    @property
    def staged(self) -> bool:
        """Whether a result fills the board or is about to."""
        return any(one.stage is not None for one in (*self.due, *(lying.result for lying in self.lying)))

    # ------------------------------------------------------------ come and go

    def heard(self, found: Sequence[Result]) -> None:
        """Something came of an answer; it is shown once the table stands."""
        if found:
            runs = {one.run for one in found if one.run}
            self.due = [one for one in self.due if one.run not in runs]
            self.lying = [one for one in self.lying if not self._past(one, runs)]
        self.due += found

    def _past(self, one: Lying, runs: Collection[str]) -> bool:
        """A slip that goes when the next answer brings another: what nobody had to see, one with a card only where a
        later one of its run comes or all goes briskly."""
        result = one.result
        if result.weight or result.card is not None and result.run not in runs and not self.scene.bots.brisk:
            return False
        self.scene.layers.drop(one.name)
        return True

    def settled(self) -> None:
        """The table stands: what is due is laid down, the newest of it."""
        if not self.due:
            return
        if self.scene.drag is not None:
            self.scene.release()  # what is dragged would go under them
        order = sorted(range(len(self.due)), key=lambda i: (-self.due[i].weight, -i))[:MOST]
        if not all(one.run for one in self.due):
            self.beat = BEAT_MS * self.scene.app.settings.factor
        for result in [self.due[i] for i in sorted(order)]:
            self.count += 1
            self.lying.append(Lying(result, self.count, self.dwell * result.times))
        self.due = []
        for old in self.lying[:-MOST]:
            self.scene.layers.drop(old.name)
        self.lying = self.lying[-MOST:]

    def clear(self) -> None:
        """No slip lies there any more: an answer was taken back."""
        for one in self.lying:
            self.scene.layers.drop(one.name)
        self.due, self.lying, self.beat = [], [], 0.0

    def put_away(self) -> None:
        """What fills the board goes: whoever saw it does something else, or the turn of somebody else begins."""
        for one in self.lying:
            if one.result.stage is not None:
                self.scene.layers.drop(one.name)
        self.lying = [one for one in self.lying if one.result.stage is None]

    def take(self, name: str) -> None:
        """A slip is taken away, by a press or because it was there long enough."""
        one = next((one for one in self.lying if one.name == name), None)
        if one is None:
            return
        self.lying.remove(one)
        self.beat = self.beat if self.lying else 0.0
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
        if self.lying and s.player.playing:
            self._make_way()
        if not self.lying or not s.on_top or s.player.playing:
            return
        self.beat = max(0.0, self.beat - dt)
        self._turn(dt)
        hover = s.group.hover.name if s.group.hover is not None else ""
        for one in [*self.lying]:
            one.left -= 0.0 if one.name == hover else dt
            if one.left <= 0:
                self.take(one.name)

    def _make_way(self) -> None:
        """A slip below a card that is shown for a moment is away until that is gone: no notice lies over another."""
        s, act = self.scene, self.scene.player.acts[0]
        rect = act.rect(s.kit, s.stage) if act.legible else None
        under = [one.name for one in self.lying if rect is not None and one.rect.colliderect(rect)]
        for name in under:
            s.layers.drop(name)
        if under:
            s.repaint()

    def _turn(self, dt: float) -> None:
        """What is turned up turns."""
        factor = 0.0 if self.scene.app.still else self.scene.app.settings.factor
        for one in self.lying:
            before, one.age = one.turned(factor), one.age + dt
            if one.turned(factor) != before:
                self._lay(one)
                self.scene.repaint()

    def guards(self, event: Event) -> bool:
        """Whether a press was meant for a slip that is gone."""
        if self.gone is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        return event.button == 1 and self.gone[0].collidepoint(event.pos) and self.scene.pointer.pressed is None

    # ------------------------------------------------------------ on the table

    def laid(self) -> None:
        """The window is laid out: where it changed, a slip that lies off the board now finds its place anew."""
        s, was = self.scene, self.window
        self.window = s.app.size, s.kit.scale, s.kit.grow, tuple(s.places.board)
        if self.window == was:
            return
        for one in self.lying:
            if not self.scene.places.board.contains(one.rect):
                one.rect = one.room = Rect(0, 0, 0, 0)

    def widgets(self) -> list[Widget]:
        """Set the layers of the slips; each is pressed to take it away. One that nobody had to see goes where a later
        one, or what no slip may lie on, takes its place."""
        s, k = self.scene, self.scene.kit
        found: list[Widget] = []
        homeless = []
        for one in self.lying:
            size = results_paint.size(k, one.result, one.room)
            if not one.rect.w or one.rect.size != size or self._hides(one):
                homeless.append(one)
        shelf.house(s, self.lying, homeless, self._bare())
        lying = [*self.lying]
        for n, one in enumerate(lying):
            spoken_for = [*self._bare(), *shelf.lesson(s), *(newer.rect for newer in lying[n + 1 :])]
            staged = one.result.stage is not None
            away = shelf.lesson(s) if staged else spoken_for if not one.result.weight else []
            if one.rect.collidelist(away) >= 0:
                self.lying.remove(one)  # there is no place for it: log and recap have it
                s.layers.drop(one.name)
                continue
            self._lay(one)
            spot = Spot(one.rect, one.name, partial(self.take, one.name), tip="", focusable=False, line=False)
            spot.level = ON_SLIP
            found.append(spot)
        return found

    def _lay(self, one: Lying) -> None:
        """Set the layer of a slip."""
        s, k = self.scene, self.scene.kit
        rect, result = one.rect, one.result
        turned = one.turned(0.0 if s.app.still else s.app.settings.factor)
        s.layers.set(
            one.name,
            rect.inflate(2 * k.u(26), 2 * k.u(30)),
            (k, result, rect.size, tuple(one.room.size), turned, tuple(k.looks)),
            partial(_paint, self, rect, one.room, result, turned),
            SLIP,
        )

    def _bare(self) -> Sequence[Rect]:
        """What no result may lie on."""
        return self.scene.bare()

    def _hides(self, one: Lying) -> bool:
        """Whether it lies over what a lesson speaks of now, over its slip, or what nothing may lie over."""
        coach = self.scene.coach
        if one.rect.collidelist(self._bare()) >= 0:
            return True
        if coach is None or not coach.teaches:
            return False
        spoken_of = coach.about if coach.locks else None
        return one.rect.collidelist([*shelf.lesson(self.scene), *([spoken_of] if spoken_of is not None else [])]) >= 0


def _paint(results: Results, rect: Rect, room: Rect, result: Result, turned: float, dst: pygame.Surface) -> None:
    results_paint.paint(results.scene.kit, dst, rect, result, room, turned)
