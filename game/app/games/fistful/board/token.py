"""Counters, enemies and miniatures as they stand on a board; `size` and `h` in units, places in px."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.fistful.board.base import hostile_plate, rim, seat_plate, shield
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
    """An alert enemy on red enamel, its strength and `letter` on a shield; a target has a dashed ring."""
    foot = pos[0], pos[1] + kit.u(h * 0.155)
    if ringed:
        kit.glow(dst, pos, h * 0.5, (110, 26, 14), 0.8)
        hostile_plate(kit, dst, foot, h * 0.37)
    if target:
        kit.circle(dst, foot, h * 0.44, (30, 8, 6), 4.6, 170)
        kit.circle(dst, foot, h * 0.44, C["bad"], 2.4, dash=5, gap=3)
    stand = pos[0], pos[1] + kit.u(h * 0.17)
    if ringed:
        rim(kit, dst, stand, picture_of(token), h)
    kit.stand(dst, stand, picture_of(token), h, dim=dim)
    if ringed:
        strength(kit, dst, pos, token, h, letter)


def strength(kit: Kit, dst: Surface, pos: Sequence[float], token: str, h: float, letter: str = "") -> Rect:
    """The shield of an enemy that stands at a place."""
    return shield(kit, dst, (pos[0] + kit.u(h * 0.27), pos[1] + kit.u(h * 0.19)), number(token), h, letter)


def badge(kit: Kit, dst: Surface, pos: Sequence[float], said: int, size: float) -> None:
    """The number of a Security Door in its red ring."""
    r = max(kit.grow * 8.2, size * 0.185)
    kit.disc(dst, pos, r, (40, 12, 8), 255, C["bad"], 1.6)
    kit.text(dst, pos, str(said), "black", max(12, r * 1.5 / kit.grow), "hi", "mc")


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
    """A miniature on the plate of its seat; the active one in a brass ring and light, an asked one in a dashed ring."""
    foot = pos[0], pos[1] + kit.u(h * 0.155)
    if dim == 255:
        seat_plate(kit, dst, foot, seat, h * 0.40, active)
    if active or asked:
        kit.circle(dst, foot, h * 0.44, (20, 12, 4), 4, 130)
        kit.circle(dst, foot, h * 0.44, C["brass"], 2.4, dash=None if active else 4, gap=3)
        kit.glow(dst, pos, h * 0.56, (90, 66, 24), 1)
    stand = pos[0], pos[1] + kit.u(h * 0.17)
    if dim == 255:
        rim(kit, dst, stand, who, h)
    kit.stand(dst, stand, who, h, dim=dim)
    if dim == 255:
        mark(kit, dst, pos, seat, h)


def mark(kit: Kit, dst: Surface, pos: Sequence[float], seat: int, h: float) -> None:
    """The mark of the seat whose miniature stands at a place."""
    kit.seat(dst, (pos[0] + kit.u(h * 0.31), pos[1] + kit.u(h * 0.235)), seat, max(6.0, h * 0.125))
