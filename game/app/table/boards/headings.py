"""Where the bow of a ship on a map points: in one of sixteen directions, along the way it flew last."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from game.app.ui.kit.turned import MANY
from game.app.ui.motion import in_out_cubic

TURNING = 0.34
"""The share of a step of a flight in which a ship turns to where it flies."""
Point = tuple[float, float]
Leg = tuple[Any, Any]
"""Two spaces of a map: where something flew from last, and where to."""
P = TypeVar("P")


class Headed(Protocol):
    """A piece whose bow points somewhere. `leg`: the last step it flew, None before the first; `lean`: by how many
    directions it still points elsewhere while it turns."""

    @property
    def leg(self) -> Leg | None: ...

    @property
    def lean(self) -> int: ...


def heading(start: Sequence[float], end: Sequence[float]) -> int:
    """The direction from one place in px to another."""
    left = math.atan2(start[0] - end[0], start[1] - end[1])
    return round(left / (2 * math.pi) * MANY) % MANY


def turn(piece: Headed, middle: Callable[[Any], Sequence[float]]) -> float:
    """How far a ship is turned, in degrees to the left; `middle`: where a space lies in px."""
    own = heading(middle(piece.leg[0]), middle(piece.leg[1])) if piece.leg is not None else 0
    return (own + piece.lean) % MANY * 360 / MANY


def under_way(piece: P, start: Hashable, end: Hashable, f: float, middle: Callable[[Any], Sequence[float]]) -> P:
    """A ship on a step of a flight, `f` of it done: it turns the shorter way, then flies straight on. A piece that has
    no bow is left as it is."""
    if not hasattr(piece, "leg"):
        return piece
    before = round(turn(cast("Headed", piece), middle) * MANY / 360)
    after = heading(middle(start), middle(end))
    way = (before - after + MANY // 2) % MANY - MANY // 2
    lean = round(way * (1 - in_out_cubic(min(1.0, f / TURNING))))
    return cast("P", cast("Any", piece)._replace(leg=(start, end), lean=lean))


def arrived(piece: P, start: Hashable, end: Hashable) -> P:
    """A ship that has come to a space from another one, and lies there as it flew."""
    moved = cast("Any", piece)._replace(node=end)
    return cast("P", moved._replace(leg=(start, end), lean=0) if hasattr(piece, "leg") and start != end else moved)


def behind(at: Sequence[float], turned: float, far: float) -> Point:
    """A place so many px behind the middle of a ship that is turned by so many degrees to the left."""
    angle = math.radians(turned)
    return at[0] + far * math.sin(angle), at[1] + far * math.cos(angle)


def last(legs: Mapping[str, Leg], id: str) -> Leg | None:
    """The last step of a piece, None where it flew none or one to where it was."""
    found = legs.get(id)
    return found if found is not None and found[0] != found[1] else None
