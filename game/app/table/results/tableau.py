"""The end of a game as a picture: the winner's ship over the last ground, the crew in front, rivals far in the sky;
where all is lost, whoever won it stands there in another light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.sprites import Pic
from game.app.ui.theme import SEATS, C, tone

MOST = 9
"""So many people stand in front; a crew may be larger."""
FRONT, BACK = 0.47, 0.38
"""How high who leads and who follows are, as shares of the picture's height; higher where no ship flies over them."""
ALONE = 1.34
SHIP, RIVAL, BARE = 0.40, 0.085, 0.46
"""How wide the winner's ship, a rival's and a ship without people below it are, as shares of the picture's width."""
FLOOR = 0.88
"""Where a picture is lower than its scene, this share of what is lost is sky: they stand on the ground."""
FLAME = (255, 150, 60)


class Plaque(NamedTuple):
    """A captain's line at the foot of the picture: seat (-1: nobody's), place, name, what is said of them, whether they
    won."""

    seat: int
    place: str
    name: str
    said: str
    won: bool


class Tableau(NamedTuple):
    """What is seen. `scene`: the plate; `ships`: pictures of hulls, the winner's first, "" for none; `people`: dolls,
    who leads first."""

    scene: str
    ships: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    plaques: tuple[Plaque, ...] = ()


def side_of(kit: Kit, look: int, model: str = "") -> str:
    """The hull of a colour from the side; of one built like no other its own. From above where none was rendered."""
    side = f"{model.replace('ship_', '')}_side" if model else f"ship_{look}_side"
    return side if side in kit.art.paths else model or f"ship_{look}"


def paint(kit: Kit, dst: Surface, r: Rect, shown: Tableau) -> None:
    """The picture in its frame, plaques along its foot."""
    foot = plaque_high(kit) if shown.plaques else 0
    view = Rect(r.x, r.y, r.w, r.h - foot - (kit.u(6) if foot else 0))
    old = dst.get_clip()
    _ground(kit, dst, view, shown.scene)
    dst.set_clip(view.clip(old))
    low = shown.people
    for i, name in enumerate(shown.ships[1:8]):
        far = 0.9 - 0.06 * i
        x = view.x + view.w * (0.10 + 0.80 * (((i * 5 + 1) % 8) / 7 if len(shown.ships) > 3 else (i * 0.86)))
        _ship(kit, dst, (x, view.y + view.h * (0.13 + 0.07 * (i % 3))), name, view.w * RIVAL * far, 150)
    if shown.ships and shown.ships[0]:
        wide = view.w * (SHIP if low else BARE)
        at = view.centerx, view.y + view.h * (0.28 if low else 0.32)
        kit.glow(dst, (at[0] - wide * 0.44, at[1] + wide * 0.03), wide * 0.15 / kit.scale, FLAME, 0.45)
        _ship(kit, dst, at, shown.ships[0], wide, 255)
    _people(kit, dst, view, low[:MOST], 1.0 if any(shown.ships) else ALONE)
    dst.set_clip(old)
    kit.sunken(dst, view, 8, 10, 170)
    kit.ring(dst, view, C["brass"], 2, 8)
    for i, one in enumerate(shown.plaques):
        wide = (r.w - kit.u(6) * (len(shown.plaques) - 1)) // len(shown.plaques)
        _plaque(kit, dst, Rect(r.x + i * (wide + kit.u(6)), r.bottom - foot, wide, foot), one)


def plaque_high(kit: Kit) -> int:
    """How high a plaque is: a name and a line."""
    return kit.t(44)


def _ground(kit: Kit, dst: Surface, r: Rect, scene: str) -> None:
    raw = kit.art.raw(scene)
    if raw is None:
        kit.box(dst, r, ((44, 52, 82), (20, 22, 40)), 8)
        return
    high = min(raw.get_height(), max(1, round(raw.get_width() * r.h / r.w)))
    part = raw.subsurface((0, round((raw.get_height() - high) * FLOOR), raw.get_width(), high))
    kit.put(dst, kit.cut(kit.cover(part, r.size), kit.u(8)), r.topleft)


def _ship(kit: Kit, dst: Surface, at: tuple[float, float], name: str, wide: float, dim: int) -> None:
    pic = kit.sprite(name, w=wide / kit.scale)
    if pic is not None:
        kit.drop(dst, at, pic, None, alpha=0, dim=dim)


def _people(kit: Kit, dst: Surface, r: Rect, people: Sequence[str], tall: float) -> None:
    """Who leads in the middle and in front, the others to the right and to the left of them in turn."""
    if not people:
        return
    step = min(r.h * 0.27 * tall, r.w * 0.92 / max(2, len(people)))
    spots = [(0 if not i else (i + 1) // 2 * (1 if i % 2 else -1)) for i in range(len(people))]
    for i, name in sorted(enumerate(people), key=lambda one: -abs(spots[one[0]])):
        share = tall * (FRONT if not i else BACK - 0.008 * abs(spots[i]))
        pic: Pic | None = kit.sprite(name, h=r.h * share / kit.scale)
        if pic is None:
            continue
        x = r.centerx + spots[i] * step + (0.25 * step * (1 if spots[i] > 0 else -1) if i else 0)
        y = r.bottom - r.h * (0.035 if not i else 0.075 + 0.012 * abs(spots[i]))
        kit.drop(dst, (x, y), pic, None, "midbottom", alpha=0)


def _plaque(kit: Kit, dst: Surface, r: Rect, one: Plaque) -> None:
    """A small plate: mark and place at the left, the name above what is said."""
    color = SEATS[kit.looks[one.seat]].color if one.seat >= 0 else C["subtle"]
    kit.box(dst, r, tuple(int(v * 0.22) + 6 for v in color), 7)
    kit.ring(dst, r, C["brass"] if one.won else tone(color, 0.6), 2.4 if one.won else 1.2, 7)
    x = r.x + kit.t(16)
    if one.seat >= 0:
        kit.face(dst, (x, r.centery), one.seat, 13 * kit.grow, 9 * kit.grow)
    x += kit.t(16)
    right = r.right - kit.u(9)
    if one.place and right - x > kit.t(120):
        right = kit.text(dst, (right, r.centery), one.place, "display", 18, "brass" if one.won else "low", "mr").x
        right -= kit.u(6)
    for text, voice, size, ink, y in (
        (one.name, "serif", 15.0, "hi", r.y + r.h * 0.32),
        (one.said, "bold", 13.0, "brass" if one.won else "mid", r.y + r.h * 0.71),
    ):
        fit = kit.fit_size(text, voice, size, right - x)
        kit.text(dst, (x, y), text, voice, fit, ink, "ml", fit=right - x)
