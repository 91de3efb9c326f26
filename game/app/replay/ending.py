"""The end of a game: a headline, a mat for what was done, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.play.faces import face, unface
from game.app.play.seating import returned
from game.app.play.tally import told
from game.app.replay.note import write
from game.app.replay.opening import replayed
from game.app.replay.recorded import recorded
from game.app.shell.app import App
from game.app.sound.cues import ENDED, ENDING_S
from game.app.table.results import tableau
from game.app.table.results.end_scene import EndScene
from game.app.table.results.tableau import Tableau
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween
from game.app.ui.theme import FELT, MS
from game.app.ui.widgets import Button, Group, Widget
from game.core.session import Session

DEAF_MS = 900.0
"""How long no press is heard after the end was first seen: it was meant for the table."""
FINAL_MS = 2200.0
"""How long no press puts the game away for another one: a hand that rested on the table has to see where it is."""
FINAL = ("again", "crew")
AWAY = ("crew", "title", "replay")
"""Ways that put the end away."""
BRASS = 960.0
"""Where the brass button of a table begins, less a gap, in units of the canvas."""
GAP = 12
"""Units between two buttons of the row."""
LARGE = 1.3
"""With letters so much larger the row of buttons is no wider than it needs be."""
FRAME_MS = 50.0
"""A frame that took longer, because a table was put away in it, counts as so much."""
FACE = 27
"""How large a face beside the headline is, in units from its middle."""
GLOOMY_FELT = (44, 34, 36)
AGAIN, NOTE_GAP = 246.0, 14.0
"""The width of the button for once more and the gap to what stands beside it, in units."""
ROW, STRIP = 653.0, 76.0
"""Where the room above the row of buttons ends, and how high it is at least, in units."""


class Way(NamedTuple):
    """A button of the row at the foot: its name, the key of its words, what it does, its icon and key cap."""

    name: str
    says: str
    action: Callable[[], object]
    icon: str
    cap: str
    key: int = 0


T = TypeVar("T")


def shared(row: Sequence[tuple[T, float]], left: float, right: float, snug: bool) -> Iterator[tuple[T, float, float]]:
    """Where the buttons of a row lie from left to right, each with its width: what they need, and an equal share of
    what is left, in units; `snug`: none of it."""
    spare = (right - left - GAP * (len(row) - 1) - sum(need for _, need in row)) / max(1, len(row))
    for one, need in row:
        wide = need + (min(0.0, spare) if snug else spare)
        yield one, left, wide
        left += wide + GAP


class Ending(EndScene):
    """Shown in the table's place when a game is over; Esc goes to the title.

    A game says whether the table has reason to be `glad`, paints what lies below the headline, and knows how to begin
    `again` and with others. `room`: the mat on the canvas of 1280 x 720 units, at whose left the buttons begin; the
    mat ends earlier where the strip below it is higher; `lost_light`: how bright the lamp is over a table that has
    lost; `dulled`: its headline has lost its shine; `pictures`: there is one of the end.
    """

    room = (40, 128, 1200, 352)
    lost_light = 0.62
    pictures = True
    dulled = False
    again_line = "result.again.line"
    set_up = "result.crew"
    """The keys of what is said on two buttons."""

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app)
        self.session, self.names = session, names
        self.outcome = session.rules.outcome(session.state)
        self.why = self.outcome.why if self.outcome else ""
        self.settings = app.playing.settings if app.playing and app.playing.session is session else {}
        self.seating = returned(self.settings, len(names))
        self.found = told(session, self.settings, len(names))
        self.record = recorded(app.playing) if app.playing and self.settings else None
        self.group = Group(app)
        self.layers: Layers | None = None
        self.fade: Tween | None = None
        self.glad = False
        self.strip = Rect(0, 0, 0, 0)  # between the mat and the row of buttons
        self.pictured = True  # the picture lies on the mat, not the ledger
        self.deaf = DEAF_MS
        self.kept = FINAL_MS  # ms in which nothing ends what is shown here
        self.seen = False

    def paint(self, dst: Surface) -> None:
        """Everything but the buttons; they have their places already."""
        raise NotImplementedError

    def other(self) -> None:
        """Back to the set-up, everything as it was."""
        raise NotImplementedError

    def enter(self) -> None:
        self.fade = self.app.tween(0.8, 0, MS["fade"])
        self.app.sound.music.hush(ENDING_S)
        self.app.sound.play(ENDED[self.glad])
        if self.app.playing and self.app.playing.slot and self.session.over:
            self.app.settings.ended(self.app.playing.slot)
            self.app.save_settings()

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        face(self.kit, self.seating, self.doll)
        k = self.kit
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        x, y, w, h = self.room
        high = self.strip_high()
        self.mat = self.at(x, y, w, h + STRIP - high)
        self.strip = self.at(x, ROW - high, w, high)
        lamp, light = ((0.50, 0.34), 0.98) if self.glad else ((0.30, 0.20), self.lost_light)
        table = k.background(size, lamp, light, 1.0).copy()
        self.group.layers = None
        self.group.set(self.buttons())
        self.group.default = self.group.named("again")
        self.paint(table)
        self.layers = Layers(table)
        self.group.bake(self.layers)

    def doll(self, seat: int) -> str:
        """Who stands for a seat, "" where that is its ship."""
        return ""

    def leave(self) -> None:
        unface(self.kit)

    def back(self) -> None:
        """The replay went away: the seats have their own marks and faces again."""
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def pos(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in px."""
        return self.kit.u(x) + self.ox, self.kit.u(y) + self.oy

    def strip_high(self) -> float:
        """How high the room between the mat and the row of buttons is, in units."""
        return STRIP

    def first(self, wide: float) -> Rect:
        """Where the way to another game lies: at the left, as the row, for every table has its brass button at the
        right."""
        return self.at(self.room[0], ROW - self.strip_high() / 2 - 28, wide, 56)

    def ways(self) -> list[Way]:
        """The row of buttons, from the left."""
        found = [
            Way("crew", self.set_up, self.other, "users", "C", pygame.K_c),
            Way("title", "result.title", self.home, "home", "esc"),
        ]
        if self.record:
            found.append(Way("replay", "replay.result", self.watch, "replay", "V", pygame.K_v))
        own = self.own()
        if own is not None:
            found.append(Way("editor", "result.editor", own, "pen", "E", pygame.K_e))
        return found

    def own(self) -> Callable[[], object] | None:
        """The way back to the editor of what was played, where the table drew or wrote it itself."""
        return None

    def buttons(self) -> list[Widget]:
        """Once more, and the row below, as wide as the mat; what leads away stays clear of where the brass button of a
        table lay."""
        words, x = self.app.words, float(self.room[0])
        found: list[Widget] = [
            Button(
                self.first(AGAIN),
                words("result.again"),
                self.again,
                kind="primary",
                sub=words(self.again_line),
                keys=(pygame.K_a,),
                name="again",
            )
        ]
        row = [(way, self._need(words(way.says), way.cap, way.icon)) for way in self.ways()]
        away = [one for one in row if one[0].name in AWAY]
        rest = [one for one in row if one[0].name not in AWAY]
        right = x + self.room[2]
        tab = self._need(words(self._tabbed()[0]), "L", self._tabbed()[1])
        ledger: list[tuple[Way | None, float]] = [(None, tab)] if self.pictures else []
        if sum(need + GAP for _, need in (*row, *ledger)) - GAP > self.room[2]:
            ledger = []
        more = sum(need + GAP for _, need in (*rest, *ledger))
        for way, left, w in shared(away, x, min(BRASS, right - more), self.kit.grow > LARGE):
            found.append(self._button(way, left, w))
            x = left + w + GAP
        for one, left, w in shared([*rest, *ledger], x, right, False):
            found.append(self._button(one, left, w) if one is not None else self.tab(self.at(left, 660, w, 36)))
        if self.pictures and not ledger:
            found.append(self.tab(self.at(1240 - tab, 30, tab, 36)))
        return found

    def _need(self, said: str, cap: str, icon: str) -> float:
        """How wide a button is at least, in units."""
        return self.kit.button_wide(said, cap, icon) / self.kit.scale

    def _button(self, way: Way, x: float, w: float) -> Button:
        """A button of the row at its place, in units."""
        words = self.app.words
        tip = words(f"{way.says}.tip") if words.has(f"{way.says}.tip") else ""
        return Button(
            self.at(x, 660, w, 36),
            words(way.says),
            way.action,
            cap=way.cap,
            icon=way.icon,
            keys=(way.key,) if way.key else (),
            tip=tip,
            name=way.name,
        )

    def _tabbed(self) -> tuple[str, str]:
        """The key of the words and the icon of the way to the other leaf."""
        return ("result.ledger", "log") if self.pictured else ("result.picture", "palette")

    def tab(self, r: Rect) -> Button:
        """The way to the ledger below the picture and back: it leads nowhere else, so it lies where the brass button of
        a table lay, or in the upper right corner where the row is full."""
        says, icon = self._tabbed()
        words = self.app.words
        act = self.turn_up
        return Button(
            r, words(says), act, cap="L", icon=icon, keys=(pygame.K_l,), tip=words(f"{says}.tip"), name="ledger"
        )

    # ------------------------------------------------------------ what can be done

    def turn_up(self) -> None:
        """The picture of the end, or the ledger that lies below it."""
        self.show(not self.pictured)

    def show(self, pictured: bool) -> None:
        """Lay the picture on the mat, or what it covers."""
        self.pictured = pictured
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)
        self.invalidate()

    def watch(self) -> None:
        """See it all again."""
        if self.record:
            self.app.stack.push(replayed(self.app, self.record))

    def home(self) -> None:
        """To the title, from wherever one came."""
        self.app.play(None)
        self.app.stack.down()

    def handle(self, event: Event) -> bool:
        if self.deaf > 0 and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            return True  # it was meant for the table
        if self.kept > 0 and self._ends(event):
            return True
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.home()
            return True
        return False

    def _ends(self, event: Event) -> bool:
        """Whether a press would put the game away for another one."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            widget = self.pressed_at(event.pos)
        else:
            widget = self.pressed_by(event) if event.type == pygame.KEYDOWN else None
        return widget is not None and widget.name in FINAL

    def update(self, dt: float) -> bool:
        if self.seen:
            gone = min(dt, FRAME_MS)
            self.deaf, self.kept = max(0.0, self.deaf - gone), max(0.0, self.kept - gone)
        if self.fade is None or self.fade.done:
            return self.kept > 0
        self.fade.step(dt)
        self.invalidate()
        return True

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)
        self.seen = True
        if self.fade and not self.fade.done:
            self.kit.dark(surface, dirty, self.fade.value)

    def tableau(self) -> Tableau:
        """The end as a picture."""
        raise NotImplementedError

    def paint_picture(self, dst: Surface) -> None:
        """The picture on the mat."""
        tableau.paint(self.kit, dst, self.mat.inflate(-2 * self.kit.u(10), -2 * self.kit.u(10)), self.tableau())

    def paint_note(self, dst: Surface, lines: list[str], right: int) -> None:
        """The slip beside the button for once more: how long it took, and what decided it."""
        k, again = self.kit, self.group.named("again")
        left = (again.rect.right if again is not None else self.strip.x) + k.u(NOTE_GAP)
        note = Rect(left, self.strip.y, right - left, self.strip.h)
        k.parchment(dst, note, 7, 33)
        self.write_note(dst, note.inflate(-k.u(32), -k.u(12)), lines)

    def write_note(self, dst: Surface, room: Rect, lines: list[str]) -> None:
        """Lines in as large letters as fit, in two columns where one would make them smaller."""
        write(self.kit, dst, room, lines)

    def paint_head(self, dst: Surface, title: str, line: str, seats: Sequence[int] = ()) -> None:
        """The headline with the faces of `seats` before it, where they have room; the line below it, and the mat."""
        k = self.kit
        ledger = self.group.named("ledger")
        up = ledger is not None and ledger.rect.y < self.mat.y
        tab = ledger.rect if ledger is not None and up else self.at(1240, 0, 0, 0)
        size = k.fit_size(title, "display", 46 / max(1, k.text_scale / 1.2), tab.x - self.pos(40, 0)[0] - k.u(16))
        middle = self.pos(640, 52)
        if middle[0] + k.width(title, "display", size) / 2 > tab.x - k.u(16):  # beside the way to the other side
            middle = (self.pos(24, 0)[0] + tab.x) // 2, middle[1]
        step, wide = k.u(2 * FACE + GAP), k.width(title, "display", size, 1)
        seen = [seat for seat in seats if any(k.dolls[seat : seat + 1])]
        before = step * len(seen)
        if (min(middle[0], tab.x - middle[0]) - k.u(16)) * 2 >= wide + before:
            middle = middle[0] + before // 2, middle[1]
            for i, seat in enumerate(seen, 1):
                k.face(dst, (middle[0] - wide // 2 - i * step + k.u(FACE), middle[1]), seat, FACE, FACE)
        k.brass_text(dst, middle, title, "display", size, 1, dull=self.dulled and not self.glad)
        size = k.fit_size(line, "serif.it", 18, k.u(1180))
        k.text(dst, self.pos(640, 101), line, "serif.it", size, (232, 214, 178), "mc", press="press")
        k.shadow(dst, self.mat, 16, 8, (2, 5), 150)
        k.tray(dst, self.mat, FELT if self.glad else GLOOMY_FELT, 14, seed=6, depth=6)
