"""The top bar of a table with rivals: whose turn it is, the steps of a turn, the rivals as chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C


class Chip(NamedTuple):
    """A rival: seat, name, Platinum, Notoriety, and what is to be said of the fate."""

    seat: int
    name: str
    money: str
    note: str
    tip: str
    bad: bool = False
    turn: bool = False


class Bar(NamedTuple):
    """All that the bar shows. `marks`: a sign for each step, where its words have no room."""

    seat: int
    head: str
    sub: str
    steps: tuple[tuple[str, str], ...]
    chips: tuple[Chip, ...]
    own: str = ""  # what the seat in sight has, where its ship is behind a tab
    marks: tuple[str, ...] = ()


class Step(NamedTuple):
    """A step as it is seen: its words, what of it is behind, and the sign in their place, "" for none."""

    label: str
    state: str
    mark: str = ""


def strips(kit: Kit, r: Rect, shown: Bar, compact: bool) -> tuple[Rect, Rect, list[Rect]]:
    """The parts of the bar: the title's, the phases', and a rect per chip."""
    right = r.right - kit.u(76)
    n = len(shown.chips)
    gap = kit.u(5)
    sub = kit.width(shown.sub, "sans", 12)
    title = min(max(kit.width(shown.head, "display", 18), sub) + kit.u(62), round(r.w * 0.26))
    if compact and shown.own:
        title = min(kit.width(shown.head, "display", 18) + kit.u(74) + _own(kit, shown), round(r.w * 0.32))
    steps = _wide(kit, _all(shown)) + kit.u(6) * bool(shown.steps)
    now = _wide(kit, _signs(shown) or [one for one in _all(shown) if one.state == "now"])
    wide = (
        kit.u(30)
        + max(
            (
                max(kit.width(c.name, "bold", 12), kit.width(c.money, "sans", 12)) + kit.width(c.note, "bold", 12)
                for c in shown.chips
            ),
            default=0,
        )
        + kit.u(14)
    )
    least = (
        kit.u(27)
        + max((max(kit.width(c.money or c.note, "bold", 12), kit.u(20)) for c in shown.chips), default=0)
        + kit.u(8)
    )
    room = right - r.x - title - kit.u(12)
    if n * (wide + gap) + steps <= room:
        each = wide
    elif n * (least + gap) + steps <= room:
        each = min(wide, (room - steps) // max(1, n) - gap)
    else:
        each = max(kit.u(26), min(wide, (room - now - kit.u(12)) // max(1, n) - gap))
    high = min(r.h - kit.u(8), kit.t(32))
    chips = [Rect(right - (n - i) * (each + gap) + gap, r.centery - kit.u(1) - high // 2, each, high) for i in range(n)]
    left = chips[0].x - kit.u(10) if chips else right
    return Rect(r.x, r.y, title, r.h), Rect(r.x + title, r.y, left - r.x - title, r.h), chips


def spots(kit: Kit, r: Rect, shown: Bar, compact: bool) -> list[Spot]:
    """The rivals' chips, and what steps are called of which only a sign is seen."""
    _, _, rects = strips(kit, r, shown, compact)
    signs = [
        Spot(box, f"phase:{one.label}", tip=one.label, focusable=False, line=False)
        for one, box in step_boxes(kit, r, shown, compact)
        if one.mark
    ]
    return signs + [
        Spot(box, f"chip:{chip.seat}", tip=chip.tip, about=("ship", chip.seat), radius=min(15, box.h / kit.scale / 2))
        for chip, box in zip(shown.chips, rects)
    ]


def paint(kit: Kit, dst: Surface, r: Rect, shown: Bar, compact: bool) -> None:
    """Wood, title, phases, chips."""
    kit.bar(dst, r.w, r.h / kit.scale)
    title, middle, rects = strips(kit, r, shown, compact)
    x = r.x + kit.u(14)
    if shown.seat >= 0:
        kit.seat(dst, (r.x + kit.u(26), r.centery - kit.u(1)), shown.seat, 13)
        x = r.x + kit.u(46)
    room = title.right - x
    if compact:
        if shown.own:
            room -= _own(kit, shown)
            kit.text(dst, (title.right - kit.u(12), r.centery - kit.u(1)), shown.own, "bold", 14, "brass", "mr")
        kit.text(
            dst,
            (x, r.centery - kit.u(1)),
            shown.head,
            "display",
            kit.fit_size(shown.head, "display", 18, room),
            "hi",
            "ml",
            press=(0, 0, 0),
            fit=room,
        )
    else:
        size = kit.fit_size(shown.head, "display", 18, room)
        kit.text(dst, (x, kit.u(19)), shown.head, "display", size, "hi", "bl", press=(0, 0, 0), fit=room)
        kit.text(dst, (x, kit.u(35)), shown.sub, "sans", 12, "mid", "bl", fit=room)
    _steps(kit, dst, middle, shown)
    noted = all(_has_room(kit, box, chip) for chip, box in zip(shown.chips, rects))
    for chip, box in zip(shown.chips, rects):
        _chip(kit, dst, box, chip, noted or chip.bad)


def _own(kit: Kit, shown: Bar) -> int:
    return kit.width(shown.own, "bold", 14) + kit.u(20)


def seen_steps(kit: Kit, r: Rect, shown: Bar) -> tuple[list[Step], Rect]:
    """All phases where there is room, else signs beside the words of the present one, else signs alone, or without any
    the present one alone; and where they lie in the middle of the bar."""
    ways = [_all(shown), _signs(shown), _signs(shown, False), [one for one in _all(shown) if one.state == "now"]]
    ways = [one for one in ways if one] or [[]]
    steps = next((one for one in ways if _wide(kit, one) <= r.w), ways[-1])
    wide = _wide(kit, steps)
    high = min(r.h, kit.t(30))
    return steps, Rect(r.x + (r.w - wide) // 2, max(r.y, r.centery - kit.u(1) - high // 2), wide, high)


def step_boxes(kit: Kit, r: Rect, shown: Bar, compact: bool) -> list[tuple[Step, Rect]]:
    """The phases that are seen, each with its place in the bar."""
    steps, box = seen_steps(kit, strips(kit, r, shown, compact)[1], shown)
    found, x = [], box.x
    for one in steps if box.w <= r.w else ():
        found.append((one, Rect(x, box.y, kit.step_width(*one), box.h)))
        x += kit.step_width(*one) + kit.u(6)
    return found


def _all(shown: Bar) -> list[Step]:
    """The steps in words."""
    return [Step(*one) for one in shown.steps]


def _signs(shown: Bar, named: bool = True) -> list[Step]:
    """The steps as signs, `named`: the present one in words; none where they have no signs."""
    known = zip(_all(shown), shown.marks)
    return [one if named and one.state == "now" else one._replace(mark=mark) for one, mark in known]


def _wide(kit: Kit, steps: Sequence[Step]) -> int:
    return max(0, sum(kit.step_width(*one) + kit.u(6) for one in steps) - kit.u(6))


def _steps(kit: Kit, dst: Surface, r: Rect, shown: Bar) -> None:
    steps, box = seen_steps(kit, r, shown)
    if steps and box.w <= r.w:
        marks = [one.mark for one in steps]
        kit.steps(dst, [one[:2] for one in steps], box.x, r.centery - kit.u(1), marks)


def _has_room(kit: Kit, r: Rect, chip: Chip) -> bool:
    """Whether the note has room beside the name."""
    return kit.width(chip.name, "bold", 12) + kit.width(chip.note, "bold", 12) + kit.u(6) <= r.w - kit.u(35)


def _chip(kit: Kit, dst: Surface, r: Rect, chip: Chip, noted: bool) -> None:
    """A rival; `noted`: with its note where that has room. Where one of them has none, all go without: a captain
    without a number would look like one without Notoriety."""
    kit.chip(dst, r, min(15, r.h / kit.scale / 2), "brass" if chip.turn else "brass_lo")
    kit.seat(dst, (r.x + kit.u(15), r.centery), chip.seat, 8)
    x, room = r.x + kit.u(27), r.right - kit.u(8) - r.x - kit.u(27)
    color = "bad" if chip.bad else "brass"
    if room < kit.u(16):
        return
    two = r.h >= kit.px(12) * (2.3 if kit.width(chip.name, "bold", 12) > room else 2.1)
    if not two:
        kit.text(
            dst, (x, r.centery), chip.money or chip.note, "bold", 12, "hi" if chip.money else color, "ml", fit=room
        )
        return
    up, low = r.y + r.h * 0.30, r.y + r.h * 0.71
    if noted and _has_room(kit, r, chip):
        kit.text(dst, (x, up), chip.name, "bold", 12, "hi", "ml")
        kit.text(dst, (r.right - kit.u(9), up), chip.note, "bold", 12, color, "mr")
        kit.text(dst, (x, low), chip.money, "sans", 12, "mid", "ml", fit=room)
        return
    kit.text(dst, (x, up), chip.name, "bold", 12, "hi", "ml", fit=room)
    kit.text(dst, (x, low), chip.money or chip.note, "sans", 12, C["mid"] if chip.money else color, "ml", fit=room)
