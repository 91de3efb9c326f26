"""The tables of a game told in the text form of scenario files."""

from __future__ import annotations

from typing import Any

from game.core.zones import everyone
from game.rules.keepflyin.jobs import hold
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import grapple, pace, sort
from game.rules.keepflyin.zones import chart, face_of

NUMBERS = ("nr", "platinum")
PLAIN = ("active", "first", "round", "turn", "phase", "over", "why")
DECKS = ("job", "event")


def told(g: KeepFlyin) -> dict[str, Any]:
    """Every table in its text form. `counters` holds each node with something on it."""
    board = chart(g)
    nodes = sorted(set(g.spot.values()))
    where = {-1: "out", **dict(enumerate(board.called))}
    return {
        "at": {str(seat): where[node] for seat, node in g.ship.items()},
        "home": {str(seat): where[node] for seat, node in g.home.items()},
        "counters": {board.called[node]: _lies(g, node) for node in nodes},
        "spot": {str(number): board.called[node] for number, node in g.spot.items()},
        "hunts": {str(number): seat for number, seat in g.hunts.items()},
        "helm": {str(seat): number for seat, number in g.helm.items()},
        "fate": {str(seat): fate for seat, fate in g.fate.items()},
        "hold": {str(seat): [kind(card) for card in hold(g, seat)] for seat in g.fate},
        "wreck": {str(seat): _kinds(g, f"wreck:{seat}") for seat in g.fate},
        "left": {str(number): _kinds(g, f"left:{number}") for number in g.spot},
        "niska": sorted(kind(flag[6:]) for flag in g.flags if flag.startswith("niska:")),
        **{name: {str(seat): value for seat, value in getattr(g, name).items()} for name in NUMBERS},
        **{deck: _kinds(g, deck) for deck in DECKS},
        **{f"{deck}_discard": _kinds(g, f"{deck}.discard") for deck in DECKS},
        **{name: getattr(g, name) for name in PLAIN},
        "winners": list(map(str, g.winners)),
        "marks": dict(g.flags),
    }


def kind(card: str) -> str:
    """A card without its number."""
    return card.rpartition("#")[0]


def face_name(face: str) -> str:
    """A counter as scenarios call it: "reaver:5" (its Grapple Score), "alliance:2" (its move), "ghost", "derelict"."""
    what = sort(face)
    number = {"reaver": grapple, "alliance": pace}.get(what)
    return f"{what}:{number(face)}" if number else what


def _kinds(g: KeepFlyin, zone: str) -> list[str]:
    return [kind(card) for card in g.zones.get(zone, ())]


def _lies(g: KeepFlyin, node: int) -> str:
    """What lies on a node: "reaver:5 up", "ghost" (face down), "ghost known:0+2" (face down, scanned by two seats)."""
    lines = []
    for number in sorted(number for number, spot in g.spot.items() if spot == node):
        face = face_of(g, number)
        mask = g.seen.get(face, 0) & everyone(len(g.fate))
        who = "+".join(str(seat) for seat in g.fate if mask & 1 << seat)
        lines.append(face_name(face) + (" up" if number in g.up else f" known:{who}" if who else ""))
    return " and ".join(lines)


def drag(g: KeepFlyin, key: str) -> tuple[str, str]:
    """Source and target that an answer stands for when it is dragged, for asking why it is refused."""
    word, _, rest = key.partition(":")
    board = chart(g)
    step = g.stack[-1] if g.stack else None
    seat = getattr(step, "seat", g.active)
    head, _, tail = rest.rpartition(":")
    node = board.find.get(tail, -1)
    target = board.keys[node] if node >= 0 else "hex:" + tail
    if word in ("move", "home", "place"):
        source = {"move": "ship", "home": "home", "place": "batch"}[word]
        return f"{source}:{seat}", target
    if word == "shift":
        return f"counter:{head}", target
    if word == "scan":
        return f"counter:{rest}", f"ship:{seat}"
    if word == "draw":
        return rest, f"hold:{seat}"
    if word in ("dump", "drop", "pay", "take", "leave"):
        cards = [card for items in g.zones.values() for card in items if rest in (card, kind(card))]
        goal = {"pay": f"ship:{seat}", "take": f"hold:{seat}"}.get(word, "job.discard")
        return (cards[0], goal) if cards else (f"ship:{seat}", key)
    if word == "refuse":
        return next(iter(g.zones.get("drawn", ("",)))), "job.discard"
    return f"ship:{seat}", key
