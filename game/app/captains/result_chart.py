"""The course of a game as a chart: the money of every captain round by round, a star where a Goal was reached."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.play.course import Course
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, C

STEPS = (100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000)
"""Money between two lines of the grid."""
ROUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 5
MARKS = 5
"""Seat marks along a line, so that colour never speaks alone."""


def step(most: int, steps: Sequence[int], lines: int) -> int:
    """The smallest of `steps` with which no more than so many lines reach `most`."""
    return next((one for one in steps if one * lines >= most), steps[-1])


def paint_course(k: Kit, dst: Surface, r: Rect, shown: Course, names: Sequence[str], words: Words) -> None:
    """The chart in `r`; names of the captains above it."""
    seats, turns = len(names), max(1, shown.turns)
    top = _names(k, dst, r, names)
    most = max((max(line) for line in shown.money), default=0)
    least = min(0, *(min(line) for line in shown.money))
    by = step(max(1, most - least), STEPS, LINES)
    low, high = by * (least // by), by * -(-max(1, most) // by)
    widest = max(k.width(words("money", n=n), "sans", 13) for n in range(low, high + 1, by))
    foot = k.t(40)
    area = Rect(r.x + widest + k.u(14), top + k.u(10), r.w - widest - k.u(34), r.bottom - foot - top - k.u(10))

    def at(turn: float, money: float) -> tuple[int, int]:
        return round(area.x + area.w * turn / turns), round(area.bottom - area.h * (money - low) / (high - low))

    k.box(dst, area.inflate(k.u(8), k.u(8)), (12, 15, 24), 6)
    k.sunken(dst, area.inflate(k.u(8), k.u(8)), 6, 4, 120)
    for n in range(low, high + 1, by):
        y = at(0, n)[1]
        k.rule(dst, area.x, y, area.w, "subtle", 200)
        k.text(dst, (area.x - k.u(10), y), words("money", n=n), "sans", 13, "mid", "mr")
    rounds = -(-turns // seats)
    for n in range(0, rounds + 1, step(rounds, ROUNDS, max(2, int(12 / k.grow)))):
        x = at(min(turns, n * seats), low)[0]
        k.text(dst, (x, area.bottom + k.t(13)), str(n), "sans", 13, "mid", "mc")
    k.text(dst, (area.centerx, area.bottom + k.t(30)), words("captains.course.rounds"), "sans", 13, "mid", "mc")
    if shown.goals:
        said = k.text(dst, (area.right, area.bottom + k.t(30)), words("captains.course.star"), "sans", 13, "mid", "mr")
        _star(k, dst, (said.x - k.u(14), said.centery))
    for seat, line in enumerate(shown.money):
        points = [at(turn, money) for turn, money in enumerate(line)]
        if len(points) > 1:
            k.line(dst, points, (6, 8, 14), 4.4, 200)
            k.line(dst, points, SEATS[k.looks[seat]].color, 2.2)
    for seat, line in enumerate(shown.money):
        for i in range(1, MARKS + 1):
            turn = turns * i // MARKS
            k.seat(dst, at(turn, line[min(turn, len(line) - 1)]), seat, 5)
    for seat, turn in shown.goals:
        turn = min(turn, turns)
        _star(k, dst, at(turn, shown.money[seat][turn]))


def _star(k: Kit, dst: Surface, at: tuple[int, int]) -> None:
    """The mark of a Goal that was reached."""
    k.disc(dst, at, 9, C["brass"], 255, (40, 26, 10), 1.2)
    k.icon(dst, at, "star", 10, (40, 26, 10))


def _names(k: Kit, dst: Surface, r: Rect, names: Sequence[str]) -> int:
    """The captains with their marks, in one row; where it ends."""
    mid = r.y + k.t(11)
    wide = r.w // len(names)
    for seat, name in enumerate(names):
        x = r.x + seat * wide + k.u(10)
        k.seat(dst, (x, mid), seat, 8)
        fit = wide - k.u(34)
        k.text(dst, (x + k.u(14), mid), name, "bold", k.fit_size(name, "bold", 15, fit), "hi", "ml", fit=fit)
    return r.y + k.t(22)
