"""The chart of one seat's dice on parchment: a bar per face, the expected number dotted, and its mean in the band."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.play.ledger import Luck
from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.kit.marks import PIPS
from game.app.ui.theme import C


def number(words: Words, value: float) -> str:
    """Two places, written as the language does."""
    whole, part = divmod(round(value * 100), 100)
    return words("ledger.number", whole=whole, part=f"{part:02}")


def paint_luck(kit: Kit, dst: Surface, r: Rect, luck: Luck, words: Words) -> None:
    """The chart in `r`; a line of words too long for it is written smaller."""
    below = r.bottom
    for voice, line in reversed(said(luck, words)):
        size = kit.fit_size(line, voice, 13, r.w)
        kit.text(dst, (r.centerx, below), line, voice, size, "ink", "bc", fit=r.w)
        below -= round(kit.px(size) * 1.2)
    below -= kit.u(4)
    step = r.w / len(luck.faces)
    die = min(kit.u(24), round(step * 0.8))
    strip = kit.u(30) if luck.rolls else 0
    faces = Rect(r.x, below - strip - die - kit.u(4), r.w, die)
    _bars(kit, dst, Rect(r.x, r.y, r.w, faces.y - kit.u(5) - r.y), luck)
    for i, one in enumerate(luck.faces):
        _die(kit, dst, Rect(round(faces.x + step * (i + 0.5) - die / 2), faces.y, die, die), one.face)
    if luck.rolls:
        _mean(kit, dst, Rect(r.x, below - strip + kit.u(4), r.w, strip - kit.u(4)), luck)


def _die(kit: Kit, dst: Surface, r: Rect, face: int) -> None:
    """A face of a die; a number, where there are no pips for it, stays inside it with large letters too."""
    if face in PIPS:
        kit.die(dst, r, face)
        return
    kit.ring(dst, r, C["ink_line"], 0.8, 4)
    kit.text(dst, r.center, str(face), "black", 14 / max(1.0, kit.grow), "ink", "mc")


def said(luck: Luck, words: Words) -> list[tuple[str, str]]:
    """The lines below with their voices: the rolls, their mean, where it lies in nine games of ten."""
    if not luck.rolls:
        return [("sans", words("ledger.none"))]
    low, high = number(words, luck.low), number(words, luck.high)
    mean, expected = number(words, luck.mean), number(words, luck.expected)
    return [
        ("sans", words("ledger.rolls", n=luck.rolls)),
        ("bold", words("ledger.mean", mean=mean, expected=expected)),
        ("sans", words("ledger.band", low=low, high=high)),
    ]


def _bars(kit: Kit, dst: Surface, r: Rect, luck: Luck) -> None:
    """A bar per face with its number above, the expected number as a dotted line across it."""
    step = r.w / len(luck.faces)
    head = kit.t(17)
    most = max([1.0, *(max(f.times, f.expected) for f in luck.faces)])
    room = max(kit.u(8), r.h - head)
    for i, one in enumerate(luck.faces):
        x, wide = r.x + step * i, step * 0.62
        tall = round(room * one.times / most)
        bar = Rect(round(x + (step - wide) / 2), r.bottom - tall, round(wide), tall)
        if tall:
            kit.box(dst, bar, C["ink_line"], 2)
            kit.ring(dst, bar, C["ink_mid"], 1, 2)
        above = min(bar.y, r.bottom - round(room * one.expected / most)) if luck.rolls else bar.y
        kit.text(dst, (bar.centerx, above - kit.u(3)), str(one.times), "bold", 13, "ink", "bc")
    kit.rule(dst, r.x, r.bottom, r.w, "ink_mid", 255)
    if luck.rolls:
        for i, one in enumerate(luck.faces):
            y = r.bottom - room * one.expected / most
            line = ((r.x + step * i + kit.u(1), y), (r.x + step * (i + 1) - kit.u(1), y))
            kit.dashes(dst, line, C["parch"], 3.4, 2, 3)
            kit.dashes(dst, line, C["ink"], 1.6, 2, 3)


def _mean(kit: Kit, dst: Surface, r: Rect, luck: Luck) -> None:
    """A scale from the lowest to the highest face: the band, the expected mean as a tick, the mean as a diamond."""
    first, last = luck.faces[0].face, luck.faces[-1].face
    step = r.w / len(luck.faces)
    left, wide = r.x + step / 2, r.w - step

    def at(value: float) -> int:
        return round(left + wide * (value - first) / (last - first))

    y = r.centery
    kit.rule(dst, left, y, wide, "ink_mid", 255)
    for one in luck.faces:
        kit.box(dst, Rect(at(one.face), y - kit.u(3), max(1, kit.u(1)), kit.u(6)), C["ink_mid"], 0)
    band = Rect(at(luck.low), y - kit.u(6), max(kit.u(3), at(luck.high) - at(luck.low)), kit.u(12))
    kit.box(dst, band, C["ink_line"], 4, 120)
    kit.ring(dst, band, C["ink_mid"], 1, 4)
    kit.dashes(dst, ((at(luck.expected), y - kit.u(9)), (at(luck.expected), y + kit.u(9))), C["ink"], 1.6, 2, 3)
    x, q = at(luck.mean), kit.u(6)
    kit.poly(dst, [(x, y - q), (x + q, y), (x, y + q), (x - q, y)], C["ink"])
