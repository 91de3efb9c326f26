"""The dice tray: pymunk tumbles each die, and each comes to rest on the face that the rules chose.

Physics only moves pictures here: its generator is its own and the faces are given from outside.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import pygame
import pymunk
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import FELT, C

WIDE, HIGH = 196.0, 92.0  # felt, in units
SIDE = 34.0  # a die, in units
TICKS = 48  # frames of a throw
LAST = 5  # frames in which a die turns upright


class Pose(NamedTuple):
    """Where a die is in one frame: units on the felt, turn in degrees, the face it shows."""

    x: float
    y: float
    turn: float
    face: int


Frame = tuple[Pose, ...]


def sides(die: str) -> tuple[int, ...]:
    """The faces a tumbling die may show."""
    n = int(die[1:])
    return tuple(range(10)) if n == 10 else tuple(range(1, n + 1))


def throw(dice: Sequence[tuple[str, int]], seed: int) -> list[Frame]:
    """The frames of a throw: bodies with walls, friction and bounce, slowed so that all lie still at the end."""
    luck = random.Random(seed)
    space = pymunk.Space()
    space.damping = 0.16
    edge = [(0, 0), (WIDE, 0), (WIDE, HIGH), (0, HIGH)]
    for a, b in zip(edge, edge[1:] + edge[:1]):
        wall = pymunk.Segment(space.static_body, a, b, 2)
        wall.elasticity, wall.friction = 0.7, 0.5
        space.add(wall)
    bodies = []
    for i in range(len(dice)):
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (SIDE, SIDE)))
        body.position = 20 + (i % 3) * SIDE, HIGH * (0.3 + 0.4 * (i % 2))
        body.velocity = luck.uniform(420, 620), luck.uniform(-260, 260)
        body.angle, body.angular_velocity = luck.uniform(0, 6), luck.uniform(-16, 16)
        shape = pymunk.Poly.create_box(body, (SIDE, SIDE), 3)
        shape.elasticity, shape.friction = 0.55, 0.6
        space.add(body, shape)
        bodies.append(body)
    frames: list[Frame] = []
    rolled = [0.0] * len(dice)
    faces = [luck.choice(sides(die)) for die, _ in dice]
    for tick in range(TICKS):
        for _ in range(2):
            space.step(0.6 / TICKS / 2 * 1.9)
        poses = []
        for i, (body, (die, face)) in enumerate(zip(bodies, dice)):
            rolled[i] += body.velocity.length * 0.024
            if rolled[i] > 7:
                rolled[i], faces[i] = 0.0, luck.choice(sides(die))
            near = max(0, tick - (TICKS - 1 - LAST * 3)) / (LAST * 3)
            turn = math.degrees(body.angle) % 360
            turn = (turn - 360 if turn > 180 else turn) * (1 - near)
            poses.append(Pose(body.position.x, body.position.y, turn, face if near > 0.3 else faces[i]))
        frames.append(tuple(poses))
    return frames


def long(kit: Kit, says: str) -> bool:
    """Whether what is said under the dice needs two lines."""
    return kit.width(says, "bold", 14) > kit.u(WIDE + 6)


def place(kit: Kit, window: Rect, avoid: Sequence[Sequence[float]], says: str = "") -> Rect:
    """Where the tray lies on a board's window: in the first corner, the lower ones before the upper, away from the
    first of some points and from as many of the others as it can; `says`: what will stand in it."""
    w, h = kit.u(WIDE + 26), kit.u(HIGH + 26) + kit.t(22) + (kit.t(17) if long(kit, says) else 0)
    inner = window.inflate(-2 * kit.u(12), -2 * kit.u(12))
    right, left = inner.right - w, inner.x
    corners = [Rect(x, y, w, h) for y in (inner.bottom - h, inner.y) for x in (right, left)]

    def hidden(corner: Rect) -> tuple[bool, int]:
        near = corner.inflate(kit.u(60), kit.u(80))
        under = [near.collidepoint(x, y) for x, y in avoid]
        return bool(under and under[0]), sum(under)

    return min(corners, key=hidden)


def paint(
    kit: Kit, dst: Surface, rect: Rect, dice: Sequence[tuple[str, int]], frame: Frame, says: str, alpha: int = 255
) -> None:
    """The tray with its dice as they are in a frame, and the sum once they lie still."""
    kit.put(dst, _tray(kit, rect.size), (rect.x - kit.u(20), rect.y - kit.u(20)), alpha)
    felt = _felt(kit, Rect((0, 0), rect.size)).move(rect.topleft)
    for (die, _), pose in zip(dice, frame):
        tumbling(kit, dst, (felt.x + kit.u(pose.x), felt.y + kit.u(pose.y)), die, pose, SIDE, alpha)
    if says:
        wide = rect.w - kit.u(16)
        size = kit.para_size(says, wide, 14, 2 if long(kit, says) else 1, "bold")
        high = kit.para(None, (0, 0), says, wide, size, "hi", "bold", lead=1.2, dry=True)
        at = rect.x + kit.u(8), rect.bottom - kit.u(5) - high
        kit.para(dst, at, says, wide, size, "hi", "bold", lead=1.2, align="c")


def tumbling(
    kit: Kit, dst: Surface, at: tuple[float, float], die: str, pose: Pose, side: float, alpha: int = 255
) -> None:
    """A die as it is in a frame, at a point in px."""
    pic = _die(kit, die, pose.face, round(pose.turn / 6) * 6, side)
    if pic:
        kit.put(dst, pic, (round(at[0] - pic.get_width() / 2), round(at[1] - pic.get_height() / 2)), alpha)


def _felt(kit: Kit, rect: Rect) -> Rect:
    return Rect(rect.x + kit.u(13), rect.y + kit.u(13), kit.u(WIDE), kit.u(HIGH))


def _tray(kit: Kit, size: tuple[int, int]) -> Surface:
    """Walnut, brass line and green felt, premultiplied, with its shadow."""

    def make() -> Surface:
        pad = kit.u(20)
        out = Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
        r = Rect((pad, pad), size)
        kit.shadow(out, r, 14, 8, (3, 7), 210)
        kit.wood(out, r, 14)
        felt = _felt(kit, r)
        kit.tray(out, felt, FELT, 12, depth=10, seed=4)
        kit.ring(out, r.inflate(-kit.u(4), -kit.u(4)), C["brass_lo"], 1.2, 12)
        return out

    return kit.memo(("dicetray", size), make)


def _die(kit: Kit, die: str, face: int, turn: int, side: float) -> Surface | None:
    def make() -> Surface | None:
        pic = kit.sprite(f"{die}_{face}", h=side)
        if pic is None:
            return None
        return pygame.transform.rotozoom(pic.img, turn, 1) if turn else pic.img

    return kit.memo(("tumbling", die, face, turn, side), make)
