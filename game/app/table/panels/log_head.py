"""The head of the log: a mark per seat that shows its lines only, one for everybody, and the luck ledger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import RoundButton, Widget
from game.app.ui.widgets.base import Action

EVERYBODY = -1


class Seated(Protocol):
    """A table and who sits at it."""

    names: tuple[str, ...]

    def name(self, seat: int) -> str:
        """The person's name at a seat."""


class SeatMark(Widget):
    """The mark of a seat (EVERYBODY: people) as a button; the chosen one stands on a brass-lined plate."""

    margin = 4.0

    def __init__(self, rect: Rect, seat: int, chosen: bool, action: Action, *, tip: str) -> None:
        super().__init__(rect, action, tip=tip, name=f"log:seat:{seat}")
        self.seat, self.chosen = seat, chosen
        self.kind = "chosen" if chosen else "plain"

    def draw(self, kit: Kit, dst: Surface) -> None:
        lit = self.state in ("hover", "press")
        if self.chosen:
            kit.box(dst, self.rect, C["raised"], 5)
        if self.chosen or lit:
            kit.ring(dst, self.rect, C["brass" if self.chosen else "brass_lo"], 1.4, 5)
        if self.seat == EVERYBODY:
            color = "brass" if self.chosen else "hi" if lit else "low"
            kit.icon(dst, self.rect.center, "users", self.rect.w / kit.scale * 0.64, color)
        else:
            kit.seat(dst, self.rect.center, self.seat, self.rect.w / kit.scale * (0.36 if self.chosen else 0.30))


def places(kit: Kit, rect: Rect, marks: int, title: int = 0) -> tuple[list[Rect], Rect]:
    """In the head of the tray `rect`: the squares of the marks, and that of the dice at its right end.

    `title`: px that what stands at its left takes."""
    side, gap = max(20, min(kit.t(23), rect.w // (marks + 4))), kit.u(3)
    room = rect.w - kit.u(9 + 7 + 12 + 6) - side - title
    if marks * (side + gap) > room:
        side, gap = max(16, min(side, room // marks - kit.u(1))), kit.u(1)
    y = rect.y + kit.t(14) - side // 2
    dice = Rect(rect.right - kit.u(9) - side, y, side, side)
    left = dice.x - kit.u(7) - marks * (side + gap)
    return [Rect(left + i * (side + gap), y, side, side) for i in range(marks)], dice


def widgets(
    kit: Kit, rect: Rect, now: Seated, words: Words, only: int, choose: Callable[[int], object], dice: Action
) -> list[Widget]:
    """The marks and the dice; a table of one seat has nothing to choose from."""
    seats = [EVERYBODY, *range(len(now.names))] if len(now.names) > 1 else []
    marks, at = places(kit, rect, len(seats), kit.width(words("table.log.head"), "bold", 14))
    found: list[Widget] = []
    for seat, r in zip(seats, marks):
        tip = words("ledger.log.all") if seat < 0 else words("ledger.log.seat", name=now.name(seat))
        found.append(SeatMark(r, seat, seat == only, partial(choose, seat), tip=tip))
    return [*found, RoundButton(at, "dice", dice, tip=words("ledger.tip"), name="log:dice")]
