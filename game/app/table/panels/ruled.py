"""Keywords in the texts of the table, with a fine line below them, and the book behind a sentence that cites a line of
the rulebook: places that open it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Ink, ink
from game.content.common.rulebook.words import CITED, ID, Link, Links

Found = tuple[tuple[Link, tuple[Rect, ...]], ...]
_links: list[Links] = []


def speak_of(links: Links) -> None:
    """From now on the texts of the table know the keywords of this game."""
    _links[:] = [links]


def tagged(text: str) -> str:
    """A text with a book behind each sentence that cites a line, where it can be opened; its number isn't read out."""
    return CITED.sub(_booked, text)


def _booked(cited: re.Match[str]) -> str:
    first = ID.search(cited[1])
    assert first is not None
    return f"{cited[2]} {{book@{first[0]}:ink_mid}}"


def find(
    kit: Kit, text: str, wide: int, size: float, voice: str = "sans", lead: float = 1.3, most: int | None = None
) -> Found:
    """The links in a paragraph set as `kit.para` sets it, with their places from its top left corner."""
    if not _links:
        return ()
    key = "ruled", text, wide, size, voice, lead, most, id(_links[0])
    found: Found = kit.memo(key, lambda: _find(kit, _links[0], text, wide, size, voice, lead, most))
    return found


def _find(
    kit: Kit, links: Links, text: str, wide: int, size: float, voice: str, lead: float, most: int | None
) -> Found:
    bits = kit.bits(text, C["ink"], voice, "bold")
    plain = "".join(bit.s for bit in bits if bit.kind != "icon")
    wanted = links.find(plain)
    if not wanted and not any(bit.leads for bit in bits):
        return ()
    places: dict[Link, list[Rect]] = {}
    at, step = 0, kit.px(size) * lead
    for n, (line, _) in enumerate(kit.lines(bits, wide, size)[:most]):
        for x, bit in line:
            if bit.leads:
                box = Rect(round(x), round(n * step), round(kit.wide(bit, size)[0]), round(step))
                places.setdefault(Link(0, 0, bit.leads, ""), []).append(box)
            if bit.kind != "word":
                continue
            at = plain.index(bit.s, at)
            for link in wanted:
                start, end = max(link.start - at, 0), min(link.end - at, len(bit.s.rstrip()))
                if start < end:
                    left = round(x + kit.advance(bit.s[:start], bit.voice, size))
                    box = Rect(left, round(n * step), kit.width(bit.s[start:end], bit.voice, size), round(step))
                    rects = places.setdefault(link, [])
                    if rects and rects[-1].y == box.y:
                        rects[-1].union_ip(box)
                    else:
                        rects.append(box)
            at += len(bit.s)
    return tuple((link, tuple(rects)) for link, rects in places.items())


def underline(kit: Kit, dst: Surface, at: tuple[int, int], found: Found, color: Ink = "ink_line") -> None:
    """A fine line below each word that is a link."""
    for link, rects in found:
        for r in rects if link.end else ():
            kit.veil(dst, Rect(at[0] + r.x, at[1] + r.bottom - kit.u(2.4), r.w, max(1, kit.u(0.8))), ink(color), 170)


def spots(at: tuple[int, int], found: Found, name: str) -> Sequence[Spot]:
    """The places of the links; the scene gives them their action."""
    return [
        Spot(
            r.move(at),
            f"row:rule:{name}:{link.line}:{n}",
            rule=link.line,
            word=link.keyword,
            focusable=n == 0,
            radius=3,
        )
        for link, rects in found
        for n, r in enumerate(rects)
    ]
