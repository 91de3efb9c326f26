"""Filling in what a seat does not know, so that it could be: each lot holds the faces that everybody can count."""

from __future__ import annotations

from collections.abc import Collection

from game.core.rng import shuffled
from game.core.zones import everyone
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import label

Slot = tuple[str, int]


def fit(g: KeepFlyin, known: Collection[str]) -> None:
    """Deal the faces of all counters but the `known` anew, each lot from its own labels.

    Who has looked at a place knows it still. What of the spare lot is not on the board lies in the box. All else that
    is known is so to everybody: only face-down counters are looked at alone.
    """
    slots = unknown_slots(g, known)
    box = [("box", i) for i, face in enumerate(g.zones.get("box", ())) if face not in known]
    pool: dict[str, list[str]] = {}
    for face in sorted(g.zones[zone][i] for zone, i in [*box, *(slot for lot in slots.values() for slot in lot)]):
        pool.setdefault(label(face), []).append(face)
    dealt: dict[Slot, str] = {}
    for lot in sorted(slots):
        names = shuffled(g, labels_left(g, lot, known))
        dealt.update((slot, pool[name].pop()) for slot, name in zip(slots[lot], names))
    dealt.update(zip(box, (face for name in sorted(pool) for face in pool[name])))
    lay(g, dealt)
    alone = {g.zones[f"counter:{number}"][0] for number in g.lot}
    for item in sorted(known):
        if item not in alone and item[0] != "?":
            g.seen[item] = everyone(len(g.fate))


def unknown_slots(g: KeepFlyin, known: Collection[str]) -> dict[str, list[Slot]]:
    """Per lot the places of its counters, on the board and still in the batch, whose faces are not known."""
    zones = [(lot, f"counter:{number}") for number, lot in sorted(g.lot.items())]
    zones += [(lot, f"batch:{lot}") for lot in sorted(g.lots)]
    found: dict[str, list[Slot]] = {}
    for lot, zone in zones:
        places = [(zone, i) for i, face in enumerate(g.zones.get(zone, ())) if face not in known]
        found.setdefault(lot, []).extend(places)
    return found


def labels_left(g: KeepFlyin, lot: str, known: Collection[str]) -> list[str]:
    """The labels of a lot without those of its known counters."""
    left = list(g.lots[lot])
    for number, own in g.lot.items():
        face = g.zones[f"counter:{number}"][0]
        if own == lot and face in known:
            left.remove(label(face))
    return left


def lay(g: KeepFlyin, dealt: dict[Slot, str]) -> None:
    """Put faces in their places; the knowledge of who looked stays with the place."""
    masks = {slot: g.seen.pop(g.zones[slot[0]][slot[1]], 0) for slot in dealt}
    for (zone, i), face in dealt.items():
        faces = list(g.zones[zone])
        faces[i] = face
        g.zones[zone] = tuple(faces)
        if masks[zone, i]:
            g.seen[face] = masks[zone, i]
