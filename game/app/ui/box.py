"""A game box seen from above: paper-wrapped lid with thickness, a picture made of the game's own sprites, a label."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT
from game.app.ui.theme import DARK_INK, ON_BRASS, C, Color, tone

Paint = Callable[[Kit, Surface], None]
SMALL = 14.0
"""A title that would be smaller than this, in units of its letters, takes two lines."""


FIRE: Color = (190, 108, 36)
SUN: Color = (70, 54, 36)
STAR: Color = (120, 132, 160)


class Spark(NamedTuple):
    """A light on a lid that breathes: shares of the picture's width and height, units down from there and its radius
    before they are multiplied as those of `strew`, its colour, how long a breath takes in ms and where it begins; units
    aside from there."""

    x: float
    y: float
    down: float
    radius: float
    color: Color
    ms: float
    phase: float = 0.0
    aside: float = 0.0


@dataclass(frozen=True)
class Box:
    """What is printed on a lid."""

    id: str
    title: str
    line: str
    players: str
    time: str
    color: Color
    picture: Paint
    sparks: tuple[Spark, ...] = ()


def box_of(id: str, words: Callable[..., str], color: Color, picture: Paint, sparks: tuple[Spark, ...] = ()) -> Box:
    """The box of a game, with the words that the catalogue has for it."""
    title, line, players, time = (words(f"box.{id}.{name}") for name in ("title", "line", "players", "time"))
    return Box(id, title, line, players, time, color, picture, sparks)


def night(k: Kit, s: Surface, scene: str = "starfield") -> float:
    """Stars, or another scene, over all of a picture; returns what its units are multiplied with."""
    w, h = s.get_size()
    sky = k.art.raw(scene)
    if sky is not None:
        s.blit(k.cover(sky, (w, h)), (0, 0))
    else:
        s.fill((10, 14, 26))
    return h / k.u(168)


COURSE = -45.0
"""The course of a ship on a lid, in degrees to the left of straight up: it is on its way, not a plan of a ship."""


def engine(x: float, y: float, far: float, ms: float, phase: float = 0.0) -> Spark:
    """The engine, so many units behind the middle, of a ship that flies as it does on a lid."""
    way = radians(COURSE)
    return Spark(x, y, far * cos(way), far * 0.37, FIRE, ms, phase, far * sin(way))


def strew(k: Kit, s: Surface, f: float, things: Sequence[tuple[str, float, float, float]]) -> None:
    """Sprites on a picture: name, shares of its width and height, units high before they are multiplied with `f`; ships
    of captains are on their way."""
    w, h = s.get_size()
    for name, x, y, size in things:
        flies = name.startswith("ship_")
        pic = k.sprite(name, h=size * f, turn=COURSE, bare=True) if flies else k.sprite(name, h=size * f)
        if pic is not None:
            k.drop(s, (w * x, h * y), pic, None, alpha=0)


def lid(
    k: Kit, dst: Surface, r: Rect, box: Box, number: int, lit: bool, saves: str = "", beside: Sequence[Box] = ()
) -> None:
    """The box at `r`; `lit` draws the brass ring of the pointed-at one, `saves` stands on a brass pill. Its letters are
    as large as those of the boxes `beside` it."""
    k.shadow(dst, r.move(0, k.u(6)), 8, 11 if lit else 8, (6, 16) if lit else (4, 9), 205)
    every = tuple(beside) or (box,)
    key = "lid", box.id, box.title, r.size, number, saves, len(every)
    img = k.memo(key, lambda: _lid(k, r.size, box, number, saves, every))
    k.put(dst, img, r.topleft)
    if lit:
        k.ring(dst, r.inflate(k.u(7), k.u(7)), C["brass"], 3, 11)
        k.ring(dst, r.inflate(k.u(9), k.u(9)), (255, 240, 200), 0.8, 12, 120)


def _lid(k: Kit, size: tuple[int, int], box: Box, number: int, saves: str, every: Sequence[Box]) -> Surface:
    u, col = k.u, box.color
    depth = u(9)
    out = Surface((size[0], size[1] + depth), pygame.SRCALPHA)
    r = Rect(0, 0, *size)
    k.box(out, Rect(0, 0, r.w, r.h + depth), (tone(col, 0.62), tone(col, 0.42), tone(col, 0.3)), 8)
    k.box(out, r, (tone(col, 1.35, 12), col, tone(col, 0.82)), 8)
    body = Surface(r.size)
    body.blit(out, (0, 0), r)
    body.blit(k.linen(*r.size), (0, 0), special_flags=MULT)
    k.put(out, k.cut(body, u(8)), r.topleft)
    k.box_ring(out, r, (tone(col, 1, 96), col, tone(col, 0.5)), 1.2, 8)
    m = u(10)
    pic = picture_of(k, r, every)
    art = Surface(pic.size)
    box.picture(k, art)
    k.put(out, k.cut(art, u(5)), pic.topleft)
    k.sunken(out, pic, 5, 4, 120)
    k.ring(out, pic, C["brass"], 1.2, 5, 220)
    _label(k, out, Rect(r.x + m, pic.bottom + m, pic.w, r.bottom - pic.bottom - 2 * m), box, every)
    k.keycap(out, (pic.x + u(7), pic.y + u(7) + k.t(18) / 2), str(number), 12, "ml")
    if saves:
        _pill(k, out, pic, saves)
    return out


def picture_of(k: Kit, r: Rect, every: Sequence[Box]) -> Rect:
    """The px of the picture on a lid at `r`."""
    m = k.u(10)
    room = r.w - 2 * m - k.u(18)
    label = max(
        k.u(98), _titles(k, room, every) * k.t(17 * 1.5) + _lines(k, room, every) * k.t(14 * 1.5) + k.t(12 * 2.2)
    )
    return Rect(r.x + m, r.y + m, r.w - 2 * m, r.h - 3 * m - label)


def _pill(k: Kit, dst: Surface, pic: Rect, saves: str) -> None:
    """How many saves there are, on brass in the upper right of the picture."""
    room = pic.w - k.u(60)
    size = k.fit_size(saves, "bold", 12, room)
    h = max(k.u(21), k.cap("bold", size) + k.u(12))
    r = Rect(0, 0, min(room, k.width(saves, "bold", size)) + k.u(18), h)
    r.topright = pic.right - k.u(7), pic.y + k.u(7)
    k.shadow(dst, r, 10, 3, (1, 2), 160)
    k.brass(dst, r, h / 2 / k.scale)
    k.text(dst, r.center, saves, "bold", size, DARK_INK, "mc", press=ON_BRASS, fit=room)


def _lines(k: Kit, room: int, every: Sequence[Box]) -> int:
    """How many lines the longest line of the boxes takes: two where large letters have no room for one, none where the
    titles take two."""
    if _titles(k, room, every) > 1:
        return 0
    return 2 if any(k.width(box.line, "sans", 14) > room for box in every) else 1


def _titles(k: Kit, room: int, every: Sequence[Box]) -> int:
    """How many lines a title may take: two where one line would make it small."""
    return 2 if min(k.fit_size(one.title, "display", 19, room) for one in every) < SMALL else 1


def _title_size(k: Kit, title: str, room: int, lines: int) -> float:
    """How large a title may be in so many lines."""
    if lines == 1:
        return k.fit_size(title, "display", 19, room)
    size = 19.0
    while size > 10 and (
        any(k.width(word, "display", size) > room for word in title.split())
        or k.para(None, (0, 0), title, room, size, voice="display", lead=1.05, dry=True) > 2 * k.px(size) * 1.2
    ):
        size -= 0.5
    return size


def _label(k: Kit, dst: Surface, r: Rect, box: Box, every: Sequence[Box]) -> None:
    """Parchment label: name, one line, players and time."""
    u = k.u
    k.parchment(dst, r, 5, 43, shade=False, border=False)
    k.ring(dst, r.inflate(-u(5), -u(5)), C["ink_line"], 0.8, 3, 150)
    room = r.w - u(18)
    titles = _titles(k, room, every)
    size = min(_title_size(k, one.title, room, titles) for one in every)
    lines = _lines(k, room, every)
    line = min(k.para_size(one.line, room, 14, max(1, lines)) for one in every)
    more = max(0, lines - 1) * k.t(14 * 1.5)
    over = (titles - 1) * k.t(17 * 1.5)
    rows = r.h - u(10) - more - over
    y = r.y + u(5)
    high = k.para(None, (0, 0), box.title, room, size, voice="display", lead=1.05, dry=True)
    top = round(y + (over + rows * 0.4 - high) / 2)
    k.para(dst, (r.centerx - room // 2, top), box.title, room, size, "ink", "display", lead=1.05, align="c")
    y += over
    if lines:
        tall = k.para(None, (0, 0), box.line, room, line, dry=True, lead=1.2)
        k.para(
            dst,
            (r.centerx - room // 2, y + rows * 0.47 + (more - tall) // 2),
            box.line,
            room,
            line,
            "ink_mid",
            lead=1.2,
            align="c",
        )
    rule = y + more + rows * (0.63 if lines else 0.44)
    k.rule(dst, r.x + u(14), rule, r.w - u(28))
    yb = (rule + r.bottom - u(5)) / 2
    sign = k.icon(dst, (r.x + u(13), yb), "users", 13 * min(1.4, k.grow), "ink_mid", "ml")
    k.text(dst, (sign.right + u(5), yb), box.players, "bold", 12, "ink", "ml", fit=room * 0.45)
    a = k.text(dst, (r.right - u(13), yb), box.time, "bold", 12, "ink", "mr", fit=room * 0.45)
    k.icon(dst, (a.x - u(5), yb), "clock", 12 * min(1.4, k.grow), "ink_mid", "mr")
