"""The seats of the set-up of a heist: how many there are, and for each its mark, its name, who plays, and its crew."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.fistful.board.small import small
from game.app.games.fistful.crew.tile import Place
from game.app.play.naming import BOT_ICONS, players
from game.app.ui.theme import C
from game.app.ui.widgets import Choice, Field, Widget
from game.app.ui.widgets.cycle import Cycle

if TYPE_CHECKING:
    from game.app.games.fistful.set_up.scene import SetUp

ROWS = 4  # seats at most
NOTES = ("setup.solo.one", "setup.solo.two", "setup.many", "setup.bots")
LINES = 104.0  # units in which name and player lie one below the other
GLANCE = 96.0  # units a board at a glance is high at least


class Seats:
    """The tray at the left."""

    scene: SetUp
    left: Rect

    # ------------------------------------------------------------ places

    def seat_rows(self) -> list[Rect]:
        """One row per seat."""
        k, n = self.scene.kit, self.scene.draft.seats
        top, h = self.rows_top(), self.row_height()
        return [Rect(self.left.x + k.u(8), top + i * (h + k.u(8)), self.left.w - k.u(16), h) for i in range(n)]

    def row_height(self) -> int:
        """How high a row is where every seat is taken."""
        k = self.scene.kit
        room = self.left.bottom - self.rows_top() - (ROWS - 1) * k.u(8)
        note = self.note_height()
        return min((room - (note + k.u(18) if note else k.u(10))) // ROWS, k.u(110))

    def rows_top(self) -> int:
        """Where the rows begin: below the number of seats."""
        k = self.scene.kit
        return self.left.y + k.u(14) + k.t(20) + k.t(34) + k.u(14)

    def note(self) -> str:
        """What is worth knowing about who sits there."""
        words, n = self.scene.app.words, self.scene.draft.seats
        if any(self.scene.bots[:n]):
            return words("setup.bots")
        return words({1: "setup.solo.one", 2: "setup.solo.two"}.get(n, "setup.many"))

    def note_height(self) -> int:
        """How high the longest note is, 0 where the rows need its room."""
        k = self.scene.kit
        high = max(k.para(None, (0, 0), note, self.left.w - k.u(28), 14, dry=True, lead=1.3) for note in self.notes())
        room = self.left.bottom - self.rows_top() - (ROWS - 1) * k.u(8) - k.u(18) - high
        return high if room // ROWS >= k.u(self.least()) else 0

    def least(self) -> float:
        """Units that a row must have before there is room for a note."""
        return LINES

    def notes(self) -> tuple[str, ...]:
        """All that can stand there."""
        return tuple(map(self.scene.app.words, NOTES))

    def label(self) -> str:
        """What stands above the seats."""
        return self.scene.app.words("setup.who")

    def glance(self) -> Rect | None:
        """Where the board lies at a glance: between the rows and the note, where there is room."""
        k, note = self.scene.kit, self.note_height()
        top = self.seat_rows()[-1].bottom + k.u(10)
        low = self.left.bottom - (note + k.u(28) if note else k.u(12))
        wide = self.left.w - k.u(24)
        high = min(low - top, round(wide * 0.8))
        return Rect(self.left.x + k.u(12), top + (low - top - high) // 2, wide, high) if high >= k.u(GLANCE) else None

    # ------------------------------------------------------------ widgets

    def seat_widgets(self) -> list[Widget]:
        """The number of seats, then name, player and crew of each."""
        k, scene, words = self.scene.kit, self.scene, self.scene.app.words
        top = self.left.y + k.u(14) + k.t(20)
        rect = Rect(self.left.x + k.u(12), top, self.left.w - k.u(24), k.t(34))
        out: list[Widget] = [
            Choice(
                rect,
                [(str(i), str(i)) for i in range(1, ROWS + 1)],
                str(scene.draft.seats),
                scene.set_seats,
                tip=words("setup.seats.tip"),
                name="seats",
            )
        ]
        for i, row in enumerate(self.seat_rows()):
            places = self.places_of(i, row)
            line, below = self.lines(row, places[0].rect.x - k.u(8))
            line = Rect(row.x + k.u(38), line.y, line.right - row.x - k.u(38), line.h)
            named, tip = partial(scene.set_name, i), words("setup.name.tip")
            field = Field(line, scene.written(i), named, most=14, empty=scene.unnamed(i), tip=tip, name=f"name:{i}")
            out += [field, self.player(i, below), *places]
        return out

    def player(self, seat: int, rect: Rect) -> Widget:
        """Who plays a seat; with bots in all of them one looks on."""
        scene, words = self.scene, self.scene.app.words
        who = Cycle(
            rect,
            players(words),
            str(scene.bots[seat]),
            partial(scene.set_player, seat),
            tip=words("captains.player.tip"),
            name=f"player:{seat}",
        )
        who.icons = BOT_ICONS
        return who

    def lines(self, row: Rect, right: int) -> tuple[Rect, Rect]:
        """The two lines left of the places of a row: mark and name, and who plays."""
        k = self.scene.kit
        h, gap = min(k.t(30), (row.h - k.u(18)) // 2), k.u(6)
        x, top = row.x + k.u(9), row.centery - h - gap // 2
        return Rect(x, top, right - x, h), Rect(x, top + h + gap, right - x, h)

    def places_of(self, seat: int, row: Rect) -> list[Widget]:
        """The places of a seat's hero and Sidekick, at the right end of its row."""
        k, scene, words, draft = self.scene.kit, self.scene, self.scene.app.words, self.scene.draft
        gap = k.u(8)
        wide = min(k.u(62), (row.w - k.u(16)) // 4)
        tall, x = row.h - 2 * k.u(8), row.right - k.u(8) - 2 * wide - gap
        tip = words("setup.again.for" if scene.bots[seat] else "setup.again", name=scene.name(seat))
        return [
            Place(
                Rect(x + j * (wide + gap), row.y + k.u(8), wide, tall),
                scene.crew.get(table.get(seat, "")),
                words(f"setup.{side}"),
                partial(scene.take_back, side, seat),
                waits=draft.pending == (seat, side),
                tip=tip,
                name=f"{side}:{seat}",
            )
            for j, (side, table) in enumerate((("hero", draft.state.hero), ("sidekick", draft.state.sidekick)))
        ]

    # ------------------------------------------------------------ painting

    def paint_left(self, dst: Surface) -> None:
        """The tray with its rows, the board at a glance, and the note."""
        k = self.scene.kit
        k.tray(dst, self.left, C["panel"], 8, seed=4)
        pad = k.u(12)
        k.label(dst, self.left.x + pad, self.left.y + k.u(10) + k.t(13), self.label(), self.left.w - 2 * pad)
        for i, row in enumerate(self.seat_rows()):
            k.box(dst, row, ((46, 54, 78), (33, 40, 60), (27, 33, 50)), 8)
            k.ring(dst, row, C["brass_lo"], 1, 8, 160)
            self.paint_mark(dst, i, row)
        self.paint_glance(dst)
        h = self.note_height()
        if h:
            y = self.left.bottom - k.u(10) - h
            k.rule(dst, self.left.x + pad, y - k.u(7), self.left.w - 2 * pad, "subtle", 255)
            k.para(dst, (self.left.x + k.u(14), y), self.note(), self.left.w - k.u(28), 14, "mid", lead=1.3)

    def paint_glance(self, dst: Surface) -> None:
        """The board of the heist, small."""
        k, r = self.scene.kit, self.glance()
        if r is not None:
            k.put(dst, k.cut(small(k, self.scene.draft.heist, r.size), k.u(5)), r.topleft)
            k.ring(dst, r, C["brass_lo"], 1, 5, 200)

    def paint_mark(self, dst: Surface, seat: int, row: Rect) -> None:
        """The mark of a seat beside its name."""
        k = self.scene.kit
        line, _ = self.lines(row, row.right)
        k.seat(dst, (row.x + k.u(22), line.centery), seat, 11)
