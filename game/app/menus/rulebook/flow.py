"""Running text with links and marks: laid out once, then painted; places are relative to its top left corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.para import Bit, Line
from game.app.ui.theme import C, Ink, ink
from game.content.common.rulebook.words import Link, begins, folded, pieces

LEAD = 1.38
MARK = (250, 214, 110)


@dataclass(frozen=True)
class LinkBit(Bit):
    """A word that is part of a link."""

    link: Link = Link(0, 0, "", "")


@dataclass(frozen=True)
class Flow:
    """A laid out text: its lines, its height in px, its links with the places of their words."""

    lines: Sequence[Line]
    size: float
    voice: str
    step: float
    high: int
    links: tuple[tuple[Link, tuple[Rect, ...]], ...]

    def draw(self, k: Kit, dst: Surface, at: tuple[int, int], wanted: Sequence[str] = ()) -> None:
        """Paint it with its top left corner at a point; words that begin with what is `wanted` are marked."""
        for mark in self.marks(k, wanted) if wanted else ():
            k.box(dst, mark.move(at), MARK, 2)
        for _, rects in self.links:
            for r in rects:
                y = at[1] + r.bottom - k.u(2)
                k.veil(dst, Rect(at[0] + r.x, y, r.w, max(1, k.u(0.9))), C["ink_blue"], 120)
        for n, (line, _) in enumerate(self.lines):
            k.draw_line(dst, (at[0], at[1] + n * self.step), line, self.step, self.voice, self.size)

    def marks(self, k: Kit, wanted: Sequence[str]) -> list[Rect]:
        """Where words begin with what is looked for."""
        found = []
        tall = round(k.px(self.size) * 1.18)
        for n, (line, _) in enumerate(self.lines):
            top = round(n * self.step + (self.step - tall) / 2)
            for x, bit in line:
                plain = folded(bit.s)
                if bit.kind != "word" or not any(w in plain for w in wanted):
                    continue
                for start, end in begins(bit.s, wanted):
                    left = x + k.advance(bit.s[:start], bit.voice, self.size)
                    w = k.advance(bit.s[start:end], bit.voice, self.size)
                    found.append(Rect(round(left) - 1, top, round(w) + 2, tall))
        return found


def flow(
    k: Kit,
    text: str,
    wide: int,
    size: float = 15,
    color: Ink = "ink",
    voice: str = "sans",
    links: Sequence[Link] = (),
    most: int | None = None,
) -> Flow:
    """A text set to a width in px, `most` lines of it."""
    key = "flow", text, wide, size, ink(color), voice, tuple(links), most
    return k.memo(key, lambda: _flow(k, text, wide, size, color, voice, links, most))


def _flow(
    k: Kit, text: str, wide: int, size: float, color: Ink, voice: str, links: Sequence[Link], most: int | None
) -> Flow:
    bits: list[Bit] = []
    blue = C["ink_blue"]
    for piece, link in pieces(text, links):
        for bit in k.bits(piece, blue if link else ink(color), voice, "bold"):
            bits.append(LinkBit(bit.kind, bit.s, bit.color, bit.voice, "", link) if link else bit)
    lines = k.lines(bits, wide, size)
    if most and len(lines) > most:
        lines = lines[:most]
        lines[-1] = k.ended(list(lines[-1][0]), wide, size), 0
    step = k.px(size) * LEAD
    return Flow(lines, size, voice, step, round(step * len(lines)), _places(k, lines, size, step))


def _places(k: Kit, lines: Sequence[Line], size: float, step: float) -> tuple[tuple[Link, tuple[Rect, ...]], ...]:
    """The links in the order in which they come, one rect for each line of text they stand on."""
    found: dict[Link, list[Rect]] = {}
    for n, (line, _) in enumerate(lines):
        for x, bit in line:
            if isinstance(bit, LinkBit):
                box = Rect(round(x), round(n * step), k.width(bit.s.rstrip(), bit.voice, size), round(step))
                rects = found.setdefault(bit.link, [])
                if rects and rects[-1].y == box.y:
                    rects[-1].union_ip(box)
                else:
                    rects.append(box)
    return tuple((link, tuple(rects)) for link, rects in found.items())
