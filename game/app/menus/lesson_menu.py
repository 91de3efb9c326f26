"""Which lesson to take: the two of each game under its box, those of single heists below, with a tick where one was
taken to its end."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.lessons import further, has_lesson, minutes, part_title, parts, progress, start_lesson
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.ui import box
from game.app.ui.widgets import Button, RoundButton, Widget

BOX = 236.0  # height of a box's lid at most, in units; without room for it the name stands there alone
LEAST = 150.0


class Taught(NamedTuple):
    """A lesson on the list."""

    game: str
    name: str
    label: str
    done: bool


class LessonMenu(Modal):
    """A column for each game in the order of the boxes; the first lesson that was not taken yet is what Enter does."""

    width, height = 900.0, 520.0

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("title.learn.which"))
        known = progress.load() if app.keep else {}
        self.done = {name for name, place in known.items() if place.done}
        self.games = [game for game in app.doors.games if has_lesson(game)]
        self.lids: dict[str, Rect] = {}

    def lessons(self, game: str) -> list[Taught]:
        """Those of a game: its first turn, what decides, then single heists."""
        words = self.app.words
        two = parts(game)
        found = []
        for name in (*two, *(one for one in further(game) if one not in two)):
            title = (
                part_title(name, words) if name in two else words("lesson.heist", heist=words(f"lesson.{name}.title"))
            )
            label = words("lesson.takes", title=title, n=minutes(name, words))
            found.append(Taught(game, name, label, name in self.done))
        return found

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        most = max(len(self.lessons(game)) for game in self.games)
        low = k.u(66 + 26 + 20) + most * k.t(34) + (most - 1) * k.u(8)
        self.tall = min(k.u(BOX), size[1] - k.u(24) - low)
        if self.tall < k.u(LEAST):
            self.tall = k.t(26)
        super().layout(size, unit, text_scale)
        self.panel.w = min(k.u(self.width) if k.grow <= 1 else size[0], size[0] - k.u(24))
        self.panel.x = (size[0] - self.panel.w) // 2
        self.panel.h = low + self.tall
        self.panel.y = (size[1] - self.panel.h) // 2
        self.place()

    def place(self) -> None:
        k, p = self.kit, self.panel
        gap, pad = k.u(18), k.u(26)
        wide = (p.w - 2 * pad - gap * (len(self.games) - 1)) // len(self.games)
        buttons: list[Widget] = []
        self.lids = {}
        first = True
        for i, game in enumerate(self.games):
            x, y = p.x + pad + i * (wide + gap), p.y + k.u(66)
            self.lids[game] = Rect(x, y, wide, self.tall)
            y += self.tall + k.u(20)
            for one in self.lessons(game):
                kind = "brass" if first and not one.done else "wood"
                first = first and one.done
                buttons.append(
                    Button(
                        Rect(x, y, wide, k.t(34)),
                        one.label,
                        partial(self.begin, one.name),
                        kind=kind,
                        icon="check" if one.done else "play",
                        name=f"learn:{one.name}",
                        tip=self.app.words("lesson.takes.tip"),
                    )
                )
                y += k.t(34) + k.u(8)
        side = k.u(30)
        cross = Rect(p.right - side - k.u(14), p.y + k.u(14), side, side)
        tip = self.app.words("table.help.close")
        self.group.set([*buttons, RoundButton(cross, "x", self.close, tip=tip, name="close")])
        self.group.default = next((b for b in buttons if isinstance(b, Button) and b.kind == "brass"), buttons[0])

    def paint(self, dst: Surface) -> None:
        k = self.kit
        lids = {game: self.app.doors.games[game].box(self.app.words) for game in self.lids}
        for i, (game, r) in enumerate(self.lids.items()):
            if r.h < k.u(LEAST):
                k.text(dst, r.center, self.app.words(f"box.{game}.title"), "display", 18, "brass_hi", "mc", fit=r.w)
            else:
                box.lid(k, dst, r, lids[game], i + 1, False, "", tuple(lids.values()))

    def begin(self, name: str) -> None:
        """A lesson, where it was left."""
        self.close()
        start_lesson(self.app, name)


def learn(app: App) -> None:
    """Ask which game, where there are lessons for several."""
    games = [game for game in app.doors.games if has_lesson(game)]
    if len(games) > 1:
        app.stack.push(LessonMenu(app))
    elif games:
        start_lesson(app, games[0])
