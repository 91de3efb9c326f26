"""Paragraphs: bold, icons and colours inside running text, wrapped to a width."""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.app.ui.kit.base import Base, Part, Point
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.app.ui.theme import FLOOR_PX, C, Color, Ink, ink
from game.content.common.rulebook.words import unsaid

MARKS = re.compile(r"(\*\*|\{[^}]+\}|\[/\]|\[[a-z_]+\])")


OPENING = "([{„“‚‘«‹¿¡"


@dataclass(frozen=True)
class Bit:
    """One word (with the blanks after it), one icon (and the line of the rulebook it leads to), or a line break."""

    kind: str  # word, icon, break
    s: str
    color: Color
    voice: str
    leads: str = ""


Line = tuple[list[tuple[float, Bit]], float]


def glued(left: Bit, right: Bit) -> bool:
    """Whether no line may end between two bits: there is no blank between them, and the left one ends with an opening
    bracket or quotation mark, or the right one begins with what belongs to the word before it; the sign of
    per cent or dollars stays with its number."""
    if "break" in (left.kind, right.kind):
        return False
    if left.kind == "word" and left.s[-1:].isspace():
        return right.kind == "word" and right.s[0] in "%$" and left.s.rstrip()[-1:].isdigit()
    opens = left.kind == "word" and left.s[-1] in OPENING
    return opens or (right.kind == "word" and not right.s[0].isalnum() and not right.s[0].isspace())


def alike(left: Bit, right: Bit) -> bool:
    """Whether two bits are words that look alike."""
    return left.kind == right.kind == "word" and (left.voice, left.color) == (right.voice, right.color)


def runs(line: Sequence[tuple[float, Bit]]) -> list[tuple[float, list[Bit]]]:
    """The bits of a line that are drawn at one go, because they look alike, with where they begin: words drawn one by
    one stand on whole pixels each, and the gaps between them are uneven."""
    found: list[tuple[float, list[Bit]]] = []
    for x, bit in line:
        if found and alike(found[-1][1][-1], bit):
            found[-1][1].append(bit)
        else:
            found.append((x, [bit]))
    return found


class Para(Part):
    """Marks: **bold**, {icon}, {icon:colour} or {icon@line}, [colour]...[/], line breaks. Lines of the rulebook that
    are cited in brackets are not read out."""

    def __init__(self, base: Base, words: Text, sprites: Sprites) -> None:
        super().__init__(base)
        self.words, self.sprites = words, sprites

    def bits(self, s: str, color: Color, voice: str, bold: str) -> list[Bit]:
        """The pieces of a paragraph in one colour and face, and the face of what is bold in it."""
        out: list[Bit] = []
        strong, tint = False, color
        for bit in MARKS.split(unsaid(s)):
            if not bit:
                continue
            if bit == "**":
                strong = not strong
            elif bit == "[/]":
                tint = color
            elif bit[0] == "[" and bit[1:-1] in C:
                tint = C[bit[1:-1]]
            elif bit[0] == "{":
                name, _, c = bit[1:-1].partition(":")
                leads = ""
                if not name.startswith("arrow@"):  # which way an arrow points is no line of the rulebook
                    name, _, leads = name.partition("@")
                out.append(Bit("icon", name, C[c] if c else tint, voice, leads))
            else:
                for word in re.findall(r"\n|[^\s]+[ \t]*|[ \t]+", bit):
                    out.append(Bit("break" if word == "\n" else "word", word, tint, bold if strong else voice))
        return out

    def wide(self, bit: Bit, size: float) -> tuple[float, float]:
        """Width of a bit in px, with the blanks after it and without."""
        if bit.kind == "icon":
            w = self.sprites.icon_size(bit.s, size * 0.92 * self.grow)[0] + self.u(3)
            return w, w
        return self.words.advance(bit.s, bit.voice, size), self.words.advance(bit.s.rstrip(), bit.voice, size)

    def lines(self, bits: Sequence[Bit], width: float, size: float) -> list[Line]:
        """Bits set into lines no wider than `width` px."""
        out: list[Line] = []
        line: list[tuple[float, Bit]] = []
        x = 0.0
        for i, bit in enumerate(bits):
            if bit.kind == "break":
                out.append((line, x))
                line, x = [], 0.0
                continue
            need, last = self.wide(bit, size)[1], bit
            for tail in bits[i + 1 :]:
                if not glued(last, tail):
                    break
                more, end = self.wide(tail, size)
                need, last = need + self.wide(last, size)[0] - self.wide(last, size)[1] + end, tail
            if line and x + need > width and not glued(line[-1][1], bit):
                out.append((line, x))
                line, x = [], 0.0
            if line and not alike(line[-1][1], bit):  # a run begins on a whole pixel, and never within a blank
                x = round(x) if glued(line[-1][1], bit) else math.ceil(x)
            line.append((x, bit))
            x = self._end(line, size)
        out.append((line, x))
        return out

    def _end(self, line: Sequence[tuple[float, Bit]], size: float, bare: bool = False) -> float:
        """Where a line ends; bare: without the blanks at its end."""
        start, run = runs(line)[-1]
        if run[0].kind == "icon":
            return start + self.wide(run[0], size)[0]
        s = "".join(bit.s for bit in run)
        return start + self.words.advance(s.rstrip() if bare else s, run[0].voice, size)

    def ended(self, line: list[tuple[float, Bit]], width: float, size: float) -> list[tuple[float, Bit]]:
        """The last line that may be shown, ended with an ellipsis."""
        while line:
            x, bit = line.pop()
            if bit.kind == "word":
                word = bit.s.rstrip()
                while word and x + self.words.advance(word + "…", bit.voice, size) > width:
                    word = word[:-1]
                if word:
                    return [*line, (x, Bit("word", word.rstrip() + "…", bit.color, bit.voice))]
        return []

    def para(
        self,
        dst: Surface | None,
        pos: Point,
        s: str,
        width: float,
        size: float = 14,
        color: Ink = "hi",
        voice: str = "sans",
        bold: str = "bold",
        lead: float = 1.36,
        align: str = "l",
        dry: bool = False,
        press: Ink | None = None,
        most: int | None = None,
    ) -> int:
        """Wrapped text from `pos` (top left); returns its height in px.  dry: measure only.  most: lines shown."""
        key = "para", s, round(width), size, ink(color), voice, bold, most
        lines: list[Line] = self.memo(key, lambda: self._set(s, width, size, ink(color), voice, bold, most))
        step = self.words.px(size) * lead
        if not dry and dst is not None:
            y = float(pos[1])
            for line, w in lines:
                self.draw_line(
                    dst,
                    (pos[0] + {"l": 0, "c": (width - w) / 2, "r": width - w}[align], y),
                    line,
                    step,
                    voice,
                    size,
                    press,
                )
                y += step
        return int(round(step * len(lines)))

    def para_size(self, s: str, width: float, size: float, most: int, voice: str = "sans") -> float:
        """The size in units, made smaller until every word is as narrow as `width` px and `most` lines hold them all
        (12 px stays the floor)."""
        bits = self.bits(s, ink("hi"), voice, voice)
        while size > 6 and self.words.px(size) > FLOOR_PX:
            lines = self.lines(bits, width, size)
            if len(lines) <= most and all(self._end(line, size, bare=True) <= width for line, _ in lines if line):
                break
            size -= 0.5
        return size

    def _set(
        self, s: str, width: float, size: float, color: Color, voice: str, bold: str, most: int | None
    ) -> list[Line]:
        lines = self.lines(self.bits(s, color, voice, bold), width, size)
        if most and len(lines) > most:
            lines = lines[:most]
            lines[-1] = self.ended(list(lines[-1][0]), width, size), 0
        out = []
        for line, w in lines:
            out.append((line, self._end(line, size, bare=True) if line else w))
        return out

    def draw_line(
        self,
        dst: Surface,
        pos: Point,
        line: list[tuple[float, Bit]],
        step: float,
        voice: str,
        size: float,
        press: Ink | None = None,
    ) -> None:
        """One line of a paragraph, `step` px high, from its top left corner."""
        cap = self.words.cap(voice, size)
        base = pos[1] + step * 0.5 + cap / 2
        for x, run in runs(line):
            bit = run[0]
            if bit.kind == "icon":
                self.sprites.icon(
                    dst, (pos[0] + x, base - cap / 2), bit.s, size * 0.92 * self.grow, bit.color, "ml", press
                )
                continue
            said = "".join(one.s for one in run).rstrip()
            if said:
                self.words.text(dst, (pos[0] + x, base), said, bit.voice, size, bit.color, "bl", press=press)
