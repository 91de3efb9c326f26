"""The tables of a heist told in the text form of scenario files."""

from __future__ import annotations

from typing import Any

from game.core.zones import zone_of
from game.rules.fistful.board import board_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind

NUMBERS = ("health", "ammo", "uses")
NAMES = ("hero", "sidekick")
PILES = ("banked", "card", "defeated", "extras", "hunters")
SEATED = ("slots", "sack")


def told(g: Fistful) -> dict[str, Any]:
    """Every table in its text form. `tokens` holds each cell with something on it."""
    board = board_of(g.heist)
    seats = {name: {str(s): value for s, value in getattr(g, name).items()} for name in NUMBERS + NAMES}
    piles = {pile: _kinds(g, pile) for pile in (*PILES, "removed", "gear", "event")}
    piles.update({f"{deck}_discard": _kinds(g, f"{deck}.discard") for deck in ("gear", "event")})
    return {
        "at": {str(seat): board.names[cell] if cell >= 0 else "out" for seat, cell in g.at.items()},
        "tokens": {key[5:]: _lies(g, items) for key, items in g.zones.items() if key in board.cells},
        "held": {zone[5:].partition("#")[0]: _kinds(g, zone) for zone in g.zones if zone.startswith("held:")},
        **{zone: {str(seat): _kinds(g, f"{zone}:{seat}") for seat in g.at} for zone in SEATED},
        **seats,
        **piles,
        **{name: getattr(g, name) for name in ("heist", "active", "timer", "turn", "over", "why")},
        "winners": list(map(str, g.at)) if g.over == "won" else [],
        "marks": dict(g.flags),
    }


def _kinds(g: Fistful, zone: str) -> list[str]:
    return [kind(item) for item in g.zones.get(zone, ())]


def _lies(g: Fistful, items: tuple[str, ...]) -> str:
    """What lies on a cell: "brute-4 up", "crate" (face down), "crate known" (looked at), "hands-9 turned"."""

    def mark(item: str) -> str:
        if item in g.up:
            return " turned" if f"turned:{item}" in g.flags else " up"
        return " known" if item in g.seen else ""

    marks = [mark(item) for item in items]
    return " + ".join(kind(item) + mark for item, mark in zip(items, marks))


def drag(g: Fistful, key: str) -> tuple[str, str]:
    """Source and target that an answer stands for when it is dragged, for asking why it is refused."""
    word, _, rest = key.partition(":")
    hero = f"hero:{g.active}"
    if word in ("move", "retreat") and rest:
        return hero, f"cell:{rest}"
    if word == "backup":
        return hero, f"hero:{rest}"
    if word in ("use", "target"):
        place = "slots:" if word == "use" else "cell:"
        here = [item for zone, items in g.zones.items() if zone.startswith(place) for item in items]
        item = next((item for item in here if rest in (item, kind(item))), rest)
        return (item, "") if word == "use" else (hero, zone_of(g, item))
    return hero, key
