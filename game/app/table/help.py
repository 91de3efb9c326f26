"""Two small panels over a table: what can be done with mouse and keys, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.app.play.seating import lent
from game.app.shell.app import App
from game.app.shell.keys import section
from game.app.shell.sheets.ask import Ask
from game.app.shell.sheets.key_list import lines_of, paint_leaf
from game.app.shell.sheets.menu import Menu, Row
from game.app.shell.sheets.modal import Modal
from game.app.shell.words import Words
from game.app.table.host import Game
from game.app.ui.widgets import Button, Choice

INLINE = 2
"""So many seats have a line in the menu; more have a menu of their own."""
LINES = tuple(f"table.help.{name}" for name in ("move", "drag", "hover", "zoom", "card", "rules", "free"))


class TableHelp(Modal):
    """Mouse and keys of the table, a leaf each; `keys`: the sections of the list that hold there."""

    width, height = 620.0, 420.0

    def __init__(self, app: App, lines: Sequence[str] = LINES, keys: Sequence[str] = ("table",)) -> None:
        super().__init__(app, app.words("table.help.title"))
        self.leaf, self.lines, self.keys = "mouse", lines, tuple(keys)

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, gap = k.t(34), k.u(10)
        y = p.bottom - h - k.u(18)
        wide = (p.w - k.u(48) - gap) // 2
        leaves = [(name, words(f"table.help.{name}")) for name in ("mouse", "keys")]
        self.group.set(
            [
                Choice(Rect(p.x + k.u(24), p.y + k.u(58), p.w - k.u(48), h), leaves, self.leaf, self.turn, name="leaf"),
                Button(Rect(p.x + k.u(24), y, wide, h), words("table.help.all"), self.all_keys, name="all"),
                Button(
                    Rect(p.x + k.u(24) + wide + gap, y, wide, h),
                    words("table.help.close"),
                    self.close,
                    kind="brass",
                    keys=(pygame.K_RETURN, pygame.K_QUESTION),
                    name="close",
                ),
            ]
        )
        self.group.default = self.group.named("close")

    def turn(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf = leaf
        self.invalidate(self.panel)

    def all_keys(self) -> None:
        """The keys of every scene."""
        self.app.open_settings("keys")

    def paint(self, surface: Surface) -> None:
        """The lines of the leaf."""
        words = self.app.words
        keys = [line for name in self.keys for line in lines_of(words, section(name))[1:]]
        told = [words(key) for key in self.lines]
        paint_leaf(self.kit, surface, self.panel, keys if self.leaf == "keys" else [], told)


def seat_rows(words: Words, scene: Game, leave_for: Callable[[Callable[[], object]], object]) -> list[Row]:
    """A bot for the seat of each person, and its person again for each seat that was lent."""
    out = lent(scene.playing.settings)
    return [
        Row(
            f"seat:{seat}",
            words("table.menu.take" if seat in out else "table.menu.lend", name=scene.now.name(seat)),
            "users" if seat in out else "bot",
            partial(leave_for, partial(scene.hand_seat, seat)),
        )
        for seat in sorted({*scene.seating.people, *out})
    ]


class SeatsMenu(Menu):
    """Which seat a bot takes over, where many people sit at the table."""

    def __init__(self, app: App, scene: Game) -> None:
        super().__init__(app, app.words("table.menu.seats"))
        self.scene = scene

    def rows(self) -> list[Row]:
        words = self.app.words
        back = Row("back", words("table.menu.back"), "play", self.close)
        return [back, *seat_rows(words, self.scene, self.leave_for)]


class TableMenu(Menu):
    """Back to the table, settings, or the title: all is saved, so nothing is asked."""

    def __init__(self, app: App, scene: Game) -> None:
        super().__init__(app, app.words(app.words.own("table.menu.head", scene.session.rules.id)))
        self.scene = scene

    def rows(self) -> list[Row]:
        words = self.app.words
        return [
            Row("back", words("table.menu.back"), "play", self.close),
            Row("rules", words("table.menu.rules"), "book", lambda: self.leave_for(self.scene.menus.rulebook)),
            *self.ways_on(),
            Row("settings", words("table.menu.settings"), "cog", self.settings),
            Row("picture", words("picture.menu"), "eye", lambda: self.leave_for(self.app.photograph)),
            Row("title", words("table.menu.title"), "home", lambda: self.leave_for(self.scene.close)),
        ]

    def ways_on(self) -> list[Row]:
        """To begin anew, to let a bot lead a seat or take it back, to give up: always in their places, greyed in a
        lesson and when the game is over."""
        s, words = self.scene, self.app.words
        found = [Row("again", words("table.menu.again"), "redo", lambda: self.leave_for(self.again))]
        seats = seat_rows(words, s, self.leave_for)
        if len(seats) > INLINE:
            seats = [Row("seats", words("table.menu.seats"), "bot", lambda: self.leave_for(self.lend))]
        found += seats
        found.append(Row("give-up", words("table.menu.give_up"), "leave", lambda: self.leave_for(self.give_up)))
        why = "table.menu.taught" if s.teaches else "table.menu.over" if s.session.over else ""
        return [row._replace(why=words(why)) for row in found] if why else found

    def lend(self) -> None:
        """Which seat a bot takes over."""
        self.app.stack.push(SeatsMenu(self.app, self.scene))

    def again(self) -> None:
        """Asked once: the game goes on being saved, but the table is cleared."""
        self._ask("again", self.scene.again)

    def give_up(self) -> None:
        """Asked once."""
        self._ask("give_up", self.scene.give_up)

    def _ask(self, what: str, deed: Callable[[], object]) -> None:
        words = self.app.words
        self.app.stack.push(
            Ask(
                self.app,
                words(f"table.menu.{what}"),
                words(f"table.menu.{what}.ask"),
                words(f"table.menu.{what}.yes"),
                words("table.menu.back"),
                deed,
            )
        )
