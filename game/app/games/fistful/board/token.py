"""Counters, enemies and miniatures as they stand on a board; `size` and `h` in units, places in px."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color, tone
from game.rules.fistful.tokens import back, kind, number, sort
from game.rules.fistful.tokens import enemy as enemy_record

BACKS: dict[str, tuple[Color, str]] = {
    "crew": ((52, 92, 112), "bed"),
    "engine": ((136, 58, 42), "cog"),
    "door": ((74, 80, 94), "lock"),
}
FACES = {"crate": "crate", "credits": "coin", "star": "star"}


def picture_of(token: str) -> str:
    """The picture of a token's face: a counter, or the enemy's doll."""
    what = sort(token)
    return FACES.get(what) or (enemy_record(token).picture if what == "enemy" else kind(token))


def down(kit: Kit, dst: Surface, pos: Sequence[float], back: str, size: float, dim: int = 255) -> None:
    """A face-down token: the back tells its deck by colour and sign."""
    pic = kit.sprite(f"back_{back}", w=size, h=size)
    if pic is not None:
        kit.drop(dst, pos, pic, None, alpha=0, dim=dim)
        return
    color, sign = BACKS[back]
    kit.disc(dst, (pos[0] + kit.u(1.2), pos[1] + kit.u(2.4)), size / 2, (0, 0, 0), 130)
    kit.disc(dst, pos, size / 2, (196, 152, 96), ring=(92, 62, 36), ring_w=1.1)
    kit.disc(dst, pos, size / 2 - 2.4, color, ring=tone(color, 0.7), ring_w=1)
    kit.icon(dst, pos, sign, size * 0.44, tone(color, 1, 92))


def peeked(kit: Kit, dst: Surface, pos: Sequence[float], token: str, size: float) -> None:
    """A face-down token the table has looked at: its back, with the face small in its middle under an eye."""
    down(kit, dst, pos, back(token), size)
    kit.disc(dst, pos, size * 0.34, (20, 24, 36), 225, C["brass_lo"], 1)
    if sort(token) in ("enemy", "door"):
        kit.text(dst, pos, str(number(token)), "black", max(12, size * 0.5 / kit.grow), "bad", "mc")
    else:
        pic = kit.sprite(picture_of(token), w=size * 0.52, h=size * 0.52)
        if pic is not None:
            kit.drop(dst, pos, pic, None, alpha=0)
    kit.icon(dst, (pos[0] + kit.u(size * 0.36), pos[1] - kit.u(size * 0.36)), "eye", max(9, size * 0.36), "hi")


def faceup(kit: Kit, dst: Surface, pos: Sequence[float], token: str, size: float, dim: int = 255) -> None:
    """A crate, credits, a star or a Security Door lying face up; credits show their worth, doors their number."""
    if sort(token) == "door":
        down(kit, dst, pos, "door", size, dim)
        badge(kit, dst, (pos[0] + kit.u(size * 0.3), pos[1] + kit.u(size * 0.3)), number(token), size)
        return
    pic = kit.sprite(picture_of(token), w=size, h=size)
    if pic is not None:
        kit.drop(dst, pos, pic, None, alpha=0, dim=dim)
    if sort(token) == "credits":
        pill(kit, dst, (pos[0], pos[1] + kit.u(size * 0.36)), f"${number(token)}", (58, 40, 10), C["brass"])


def pill(kit: Kit, dst: Surface, pos: Sequence[float], words: str, face: Color, line: Color) -> Rect:
    """A few letters on a dark pill, centred on a point."""
    w = kit.width(words, "black", 12) + kit.u(8)
    h = kit.t(15)
    r = Rect(round(pos[0] - w / 2), round(pos[1] - h / 2), w, h)
    kit.box(dst, r, face, 7, 235)
    kit.ring(dst, r, line, 1, 7)
    kit.text(dst, r.center, words, "black", 12, "hi", "mc")
    return r


def enemy(
    kit: Kit,
    dst: Surface,
    pos: Sequence[float],
    token: str,
    h: float,
    ringed: bool = True,
    target: bool = False,
    dim: int = 255,
    letter: str = "",
) -> None:
    """An alert enemy: red glow, the doll, its strength and `letter` in a red ring; a target has a second ring."""
    if ringed:
        kit.glow(dst, pos, h * 0.58, (110, 26, 14), 0.9)
    if target:
        kit.circle(dst, (pos[0], pos[1] + kit.u(h * 0.12)), h * 0.44, (30, 8, 6), 4.6, 170)
        kit.circle(dst, (pos[0], pos[1] + kit.u(h * 0.12)), h * 0.44, C["bad"], 2.4, dash=5, gap=3)
    kit.stand(dst, (pos[0], pos[1] + kit.u(h * 0.20)), picture_of(token), h, dim=dim)
    if ringed:
        badge(kit, dst, (pos[0] + kit.u(h * 0.32), pos[1] + kit.u(h * 0.24)), number(token), h, letter)


def badge(kit: Kit, dst: Surface, pos: Sequence[float], strength: int, h: float, letter: str = "") -> None:
    """A strength in its red ring; with a letter the ring is a plate."""
    r = max(kit.grow * 8.2, h * 0.185)
    size = max(12, r * 1.5 / kit.grow)
    if letter:
        said = f"{strength}{letter}"
        plate = Rect(0, 0, max(2 * kit.u(r), kit.width(said, "black", size) + kit.u(8)), 2 * kit.u(r))
        plate.center = round(pos[0]), round(pos[1])
        kit.box(dst, plate, (40, 12, 8), r)
        kit.ring(dst, plate, C["bad"], 1.6, r)
        kit.text(dst, plate.center, said, "black", size, "hi", "mc")
        return
    kit.disc(dst, pos, r, (40, 12, 8), 255, C["bad"], 1.6)
    kit.text(dst, pos, str(strength), "black", size, "hi", "mc")


def hero(
    kit: Kit,
    dst: Surface,
    pos: Sequence[float],
    who: str,
    seat: int,
    h: float,
    active: bool = False,
    asked: bool = False,
    dim: int = 255,
) -> None:
    """A miniature with its seat's mark; the active one stands in a brass ring, an asked one in a dashed ring."""
    if active or asked:
        foot = (pos[0], pos[1] + kit.u(h * 0.13))
        kit.circle(dst, foot, h * 0.37, (20, 12, 4), 5, 150)
        kit.circle(dst, foot, h * 0.37, C["brass"], 3, dash=None if active else 4, gap=3)
        kit.glow(dst, pos, h * 0.66, (90, 66, 24), 1)
    kit.stand(dst, (pos[0], pos[1] + kit.u(h * 0.17)), who, h, dim=dim)
    if dim == 255:
        kit.seat(dst, (pos[0] + kit.u(h * 0.33), pos[1] + kit.u(h * 0.24)), seat, max(6.0, h * 0.15))
