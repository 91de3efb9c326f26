"""The button at the board's lower edge that tells what happened since the asked seat last had the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame
from pygame import Rect

from game.app.play import recap
from game.app.play.recap import Chronicle, Line, Weights
from game.app.play.seating import seating
from game.app.table.boards.host import Board
from game.app.table.coach import Coach
from game.app.table.curtain.handover import needed
from game.app.table.host import Table
from game.app.table.panels.log import Entry
from game.app.table.results.gather import INKS, Mark, plain
from game.app.table.results.results import OWN, Result, Results
from game.app.table.results.results import Line as Line_
from game.app.ui.slipface import Face
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.news import News

SHOWN_MS = 7000.0  # so long it speaks up by itself
MOST_HITS = 6  # lines of what hit somebody


class Missed(Table, Protocol):
    """A table at which somebody may have missed something. `marks`: the news that bring or cost a seat something;
    `weights`: how much news matter."""

    @property
    def marks(self) -> Mapping[type[News], Mark]: ...

    @property
    def weights(self) -> Weights: ...

    @property
    def coach(self) -> Coach | None: ...

    @property
    def teaches(self) -> bool: ...

    @property
    def view(self) -> Board: ...

    @property
    def results(self) -> Results: ...

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]: ...

    def face_of(self, line: Entry) -> Face | None: ...


class RecapButton:
    """Keeps the chronicle of the table; `lines` are what the asked seat is told.  A table of one seat has none.

    When much happened out of sight it says so in words at the start of a turn, until the first answer or for seven
    seconds."""

    def __init__(self, scene: Missed) -> None:
        self.scene = scene
        self.chronicle = Chronicle()
        self.lines: list[Line] = []
        self.news: list[News] = []
        self.loud = 0.0  # ms it still speaks up
        self.told: dict[int, tuple[int, int]] = {}  # in which round and whose turn each seat was told last
        self._asked = -1
        self.behind = False  # the curtain told it already

    @property
    def shared(self) -> bool:
        """Whether anybody could have missed something."""
        return len(self.scene.now.names) > 1

    def heard(self, after: int, seat: int, news: list[News]) -> None:
        """An answer was given by `seat`."""
        self.chronicle.heard(after, seat, news)
        self.loud = 0.0

    def undone(self) -> None:
        """An answer was taken back."""
        self.chronicle.undone(len(self.scene.session.record))
        self.told = {seat: turn for seat, turn in self.told.items() if seat == self._asked}

    def settled(self) -> None:
        """The table stands: perhaps another seat is asked. Whoever is asked again in the same turn was told already."""
        s = self.scene
        session, seat = s.session, s.now.seat
        turn = session.rules.rounds(session.state), session.state.active
        again = self.told.get(seat) == turn
        if (again and seat == self._asked) or not self.shared or s.now.choice is None or not s.now.mine:
            return
        self._asked, self.told[seat] = seat, turn
        self.news = recap.known(session.rules, session.state, self.chronicle.since(seat), seat)
        self.retold()
        if again:
            self.behind = False
            return
        if s.app.settings.recap and s.coach is None and recap.much(self.news, s.weights) and self._unseen(seat):
            self.loud = SHOWN_MS
        if s.app.settings.recap and not s.teaches and not self.behind:
            self._hit(seat)
        self.behind = False

    def _hit(self, seat: int) -> None:
        """What brought or cost this seat something since its last turn: one slip at the begin of its turn."""
        s = self.scene
        own = [line for line in s.lines_of([(0, news) for news in self.news]) if seat in (line.seat, line.other)]
        told = [(line, s.marks[line.kind]) for line in own if line.kind is not None and line.kind in s.marks][
            -MOST_HITS:
        ]
        if told:
            lines = tuple(Line_(sign.icon, plain(one.text), INKS[sign.mood]) for one, sign in told)
            bad = any(mark.mood == "bad" for _, mark in told)
            s.results.heard(
                [
                    Result(
                        seat,
                        s.words("recap.title"),
                        s.words("recap.hit", name=s.now.name(seat)),
                        "bad" if bad else "brass",
                        lines,
                        weight=OWN,
                        times=1.0 + 0.3 * len(lines),
                    )
                ]
            )

    def _unseen(self, seat: int) -> bool:
        """Whether a bot or somebody behind a curtain played since: what people do at an open table all of them see."""
        s = self.scene
        rules, g = s.session.rules, s.session.state
        people = seating(s.playing.settings, len(s.now.names)).people
        return any(other not in people or needed(rules, g, other, seat) for other in self.chronicle.others(seat))

    def retold(self) -> None:
        """What is told, in the present language."""
        self.lines = self.as_lines(self.news, self.scene.now.seat)

    def lines_for(self, seat: int) -> list[Line]:
        """What another seat would be told now."""
        session = self.scene.session
        return self.as_lines(recap.known(session.rules, session.state, self.chronicle.since(seat), seat), seat)

    def as_lines(self, news: list[News], seat: int) -> list[Line]:
        """News as the log says them, to a seat."""

        def say(told: Sequence[News]) -> list[Line]:
            said = self.scene.lines_of([(0, one) for one in told])
            return [
                Line(
                    one.seat,
                    one.text,
                    recap.weight(one.kind, seat in (one.seat, one.other), self.scene.weights),
                    self.scene.face_of(one) if one.seat != seat else None,
                    one.picture,
                )
                for one in said
            ]

        return recap.lines(news, say, self.scene.weights)

    def update(self, dt: float) -> None:
        """Time goes by."""
        if self.loud > 0:
            self.loud -= dt
            if self.loud <= 0:
                self.scene.panels.refresh()

    def show(self) -> None:
        """The card with what happened."""
        from game.app.table.curtain.recap_card import RecapCard

        self.loud = 0.0
        self.scene.app.stack.push(RecapCard(self.scene.app, self.scene, self.lines))

    def widgets(self) -> list[Widget]:
        """The button: round and quiet, or with words."""
        s = self.scene
        k, board, words = s.kit, s.places.board, s.words
        if not self.shared:
            return []
        name, side, gap = s.now.name(s.now.seat), max(k.u(24), 22), k.u(6)
        if self.loud > 0:
            label, high = words("recap.slip", n=len(self.lines), name=name), k.t(30)
            wide = min(board.w - 5 * side, k.width(label, "bold", 14) + k.t(64))
            r = Rect(board.right - wide - gap, board.bottom - high - gap, wide, high)
            return [
                Button(
                    r,
                    label,
                    self.show,
                    kind="brass",
                    icon="clock",
                    cap="L",
                    tip=words("recap.slip.tip"),
                    keys=(pygame.K_l,),
                    name="recap:loud",
                )
            ]
        r = s.view.buttons(k)[3]  # beside the zoom
        return [
            RoundButton(
                r,
                "clock",
                self.show,
                tip=words("recap.key", name=name),
                keys=(pygame.K_l,),
                why="" if self.lines else words("recap.none"),
                name="recap",
            )
        ]
