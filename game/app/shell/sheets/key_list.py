"""Keys as lines: what a key does, and its cap at the end of the line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.shell.keys import Section, caps
from game.app.shell.words import Words
from game.app.ui.kit import Kit


class Line(NamedTuple):
    """One line; a heading has no caps."""

    text: str
    caps: tuple[str, ...] = ()


def lines_of(words: Words, section: Section) -> list[Line]:
    """The heading of a scene and its keys."""
    return [
        Line(section.title(words)),
        *(Line(words(f"keys.{section.name}.{hint.name}"), caps(words, hint)) for hint in section.hints),
    ]


def columns(blocks: Iterable[Sequence[Line]], per: int) -> list[list[Line]]:
    """Blocks set into columns of `per` lines; one that does not fit into what is left begins the next column."""
    out: list[list[Line]] = [[]]
    for block in blocks:
        if out[-1] and len(out[-1]) + len(block) > per:
            out.append([])
        for line in block:
            if len(out[-1]) >= per:
                out.append([])
            out[-1].append(line)
    return out


def paint(k: Kit, dst: Surface, x: int, y: int, wide: int, step: int, column: Sequence[Line]) -> None:
    """A column of lines, `step` px each, from its upper left corner."""
    for i, line in enumerate(column):
        mid = y + i * step + step // 2
        if not line.caps:
            k.label(dst, x, mid + k.cap("bold", 12) // 2, line.text, wide, "low")
            continue
        right = x + wide
        for cap in reversed(line.caps):
            right = k.keycap(dst, (right, mid), cap, 12, "mr").x - k.u(4)
        room = right - x - k.u(8)
        k.text(dst, (x, mid), line.text, "sans", k.fit_size(line.text, "sans", 14, room), "hi", "ml", fit=room)


def paint_leaf(k: Kit, dst: Surface, p: Rect, keys: Sequence[Line], told: Sequence[str]) -> None:
    """A leaf of a sheet of help: keys, or where there are none, sentences with air between them."""
    top, foot = p.y + k.u(58) + k.t(34) + k.u(12), p.bottom - k.t(34) - k.u(30)
    seat = Rect(p.x + k.u(20), top - k.u(4), p.w - k.u(40), foot - top + k.u(8))
    k.box(dst, seat, (22, 15, 11), 8, 225)  # no word lies on the grain
    k.sunken(dst, seat, 8, 6, 150)
    if keys:
        paint(k, dst, p.x + k.u(30), top, p.w - k.u(60), (foot - top) // len(keys), keys)
        return
    tall = [k.para(None, (0, 0), text, p.w - k.u(60), 14, dry=True, lead=1.15) for text in told]
    gap = min(k.u(14), (foot - top - sum(tall)) // len(told))
    y = top
    for text, high in zip(told, tall):
        k.para(dst, (p.x + k.u(30), y), text, p.w - k.u(60), 14, "hi", lead=1.15)
        y += high + gap
