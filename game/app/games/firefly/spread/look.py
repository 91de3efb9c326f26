"""How the things of Firefly are painted on the cards of a spread."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.firefly.map.places import picture as planet_art
from game.app.games.firefly.names import card_kind, doll, scene, thing_art
from game.app.games.firefly.panels.rail_paint import badge, portrait, token
from game.app.table.boards.marbles import RINGED, marble
from game.app.table.results.tableau import side_of
from game.app.table.spread.data import Look
from game.app.ui.kit import Kit
from game.app.ui.plates import plate
from game.app.ui.theme import BANDS, C
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Job
from game.rules.firefly.tokens import face

STOP = 1.3
"""How wide a world may be beside its name, rings and all, by the size of a sign."""
WORLD, SHIP, GOOD = "world:", "ship:", "good:"
"""How the names begin of a world's marble, of a seat's ship and of a token of goods."""


def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The window of a card: its scene, who it is, the thing, a ship among stars, the worlds of a Job."""
    if name.startswith(SHIP):
        _among_stars(kit, dst, r)
        pic = kit.sprite(hull(kit, name, r), w=r.w * 0.9 / kit.scale, h=r.h * 0.86 / kit.scale)
        if pic is not None:
            kit.drop(dst, r.center, pic, ("spread", name))
    elif name.startswith(GOOD):
        _lamp(kit, dst, r)
        token(kit, dst, r.center, name[len(GOOD) :], min(r.size) * 0.8 / kit.scale)
    elif plain := scene(kit, name):
        plate(kit, dst, r, plain)
        return
    elif doll(kit, name) or firefly().crew.get(face(name)):
        portrait(kit, dst, r, name, called)
        return
    elif art := thing_art(kit, name):
        _lamp(kit, dst, r)
        pic = kit.sprite(art, w=(r.w - kit.u(16)) / kit.scale, h=(r.h - kit.u(10)) / kit.scale)
        if pic is not None:
            kit.drop(dst, r.center, pic, ("spread", art))
    else:
        _worlds(kit, dst, r, name)
    kit.sunken(dst, r, 5, 5, 140)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def ship(seat: int, model: str) -> str:
    """The name of a ship of a seat; `model`: its picture where it is built like no other, "" where it is not."""
    return f"{SHIP}{seat}:{model}"


def hull(kit: Kit, name: str, r: Rect) -> str:
    """The picture of a ship by its name: from the side in a wide window, from above in one that is not."""
    seat, _, model = name[len(SHIP) :].partition(":")
    look = kit.looks[int(seat)]
    return side_of(kit, look, model) if r.w > r.h else model or f"ship_{look}"


def _lamp(kit: Kit, dst: Surface, r: Rect) -> None:
    """The light that things lie in."""
    kit.box(dst, r, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 5)
    kit.glow(dst, r.center, r.h * 0.6 / kit.scale, (86, 62, 26), 0.8)


def _worlds(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """The first and the last place of a Job with the way between, else the sign of the card's kind."""
    record = firefly().faces[face(name)]
    stops = [stop[0] for stop in record.places] if isinstance(record, Job) else []
    _among_stars(kit, dst, r)
    if not stops:
        icon, color = BANDS[card_kind(name)]
        kit.glow(dst, r.center, r.h * 0.7 / kit.scale, color, 0.9)
        kit.icon(dst, r.center, icon, r.h * 0.42 / kit.scale, (250, 232, 196))
        return
    step = r.w / (len(stops) + 1)
    spots = [(round(r.x + step * (i + 1)), r.centery) for i in range(len(stops))]
    if len(spots) > 1:
        kit.dashes(dst, spots, C["brass"], 1.6)
    for at, planet in zip(spots, stops):
        marble(kit, dst, at, planet_art(kit, planet), min(r.h * 0.66, step * 1.1) / kit.scale)


def _among_stars(kit: Kit, dst: Surface, r: Rect) -> None:
    kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)
    sky = kit.art.raw("starfield")
    if sky is not None:
        kit.put(dst, kit.memo(("spread sky", r.size), lambda: kit.cut(kit.cover(sky, r.size), kit.u(5))), r.topleft)


def sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A Skill, a world, or a plain sign."""
    if name in SKILLS:
        badge(kit, dst, at, name, size, n)
    elif name.startswith(WORLD):
        art = planet_art(kit, name[len(WORLD) :])
        marble(kit, dst, at, art, min(size, size * STOP / RINGED.get(art, 1.0)))
    else:
        kit.icon(dst, at, name, size * 0.8, "ink_mid")


LOOK = Look(picture, sign)
