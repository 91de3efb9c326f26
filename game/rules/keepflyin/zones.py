"""What lies on the board, and turning, placing and taking away counters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from game.core.rng import below, shuffled
from game.core.zones import everyone, move, reveal
from game.rules.keepflyin import news
from game.rules.keepflyin.board import Chart, chart_of
from game.rules.keepflyin.state import FLYING, OUT, KeepFlyin
from game.rules.keepflyin.tokens import SPACES, enemy, is_job, label, sort
from game.rules.shared.state import adjust

SPARE = "spare"
"""The lot of the counters that an event brought on to the board unseen, and of those in the box they may be."""


def chart(g: KeepFlyin) -> Chart:
    """The chart this game is played on."""
    return chart_of(g.settings["board"])


def closed_sun(g: KeepFlyin) -> int:
    """The node of the blue sun where the house rule closes it, else -1 (R-KF-23, R-KF-24)."""
    return chart(g).sun if g.settings["sun"] == "closed" else -1


def sun_field(g: KeepFlyin) -> int:
    """The field of the closed sun."""
    if g.settings["sun"] != "closed":
        return 0
    board = chart(g)
    return board.bit[board.sun]


def zone_at(g: KeepFlyin, node: int) -> str:
    """The zone of a node."""
    return chart(g).board.zones[node]


def at_location(g: KeepFlyin, seat: int) -> bool:
    """Whether a ship is at a location."""
    return g.ship[seat] >= 0 and chart(g).place[g.ship[seat]] is not None


def counters_at(g: KeepFlyin, node: int) -> list[int]:
    """The numbers of all counters in a hex."""
    return [number for number, spot in g.spot.items() if spot == node]


def face_down_at(g: KeepFlyin, node: int) -> list[int]:
    """The numbers of the face-down counters in a hex."""
    spot = g.spot
    return sorted([number for number in g.lot if spot[number] == node])


def enemies_at(g: KeepFlyin, node: int) -> list[int]:
    """The face-up Alliance and Reaver counters in a hex."""
    spot = g.spot
    if node not in spot.values():  # as in most hexes
        return []
    return [number for number, face in g.up.items() if spot[number] == node and enemy(face)]


def derelicts_at(g: KeepFlyin, node: int) -> list[int]:
    """The face-up Derelicts in a hex."""
    spot = g.spot
    return [number for number, face in g.up.items() if spot[number] == node and sort(face) == "derelict"]


def wrecks_at(g: KeepFlyin, node: int) -> list[int]:
    """The seats whose lost ships lie in a hex (R-KF-87)."""
    return [seat for seat, at in g.ship.items() if at == node and wrecked(g, seat)]


def wrecked(g: KeepFlyin, seat: int) -> bool:
    """Whether a seat's ship is a derelict."""
    return f"wreck:{seat}" in g.flags


def ships_at(g: KeepFlyin, node: int) -> list[int]:
    """The seats whose ships are in a hex; lost ones don't count."""
    return [seat for seat, at in g.ship.items() if at == node and not wrecked(g, seat)]


def face_of(g: KeepFlyin, number: int) -> str:
    """The face of a counter on the board: the rules may look, whoever asks for a seat may not."""
    return g.zones[f"counter:{number}"][0]


@cache
def moved(number: int) -> str:
    """The mark of a counter that was moved this turn."""
    return f"moved:{number}"


@cache
def scanned(number: int) -> str:
    """The mark of a counter that was scanned this turn."""
    return f"scanned:{number}"


def hunters(g: KeepFlyin, seat: int) -> list[int]:
    """The counters in pursuit of a ship (R-KF-138)."""
    return [number for number, target in g.hunts.items() if target == seat]


def controlled(g: KeepFlyin, number: int) -> bool:
    """Whether an eliminated player controls a counter (R-KF-133)."""
    return number in g.helm.values()


def barred(g: KeepFlyin) -> dict[str, int]:
    """Per kind of enemy the field that is shut to it wherever it is: the closed sun, and hexes with a face-up enemy of
    the other kind (R-KF-131)."""
    bit, spot = chart(g).bit, g.spot
    cruisers = reavers = sun_field(g)
    for number, face in g.up.items():
        kind = sort(face)
        if kind == "reaver":
            reavers |= bit[spot[number]]
        elif kind == "alliance":
            cruisers |= bit[spot[number]]
    return {"alliance": reavers, "reaver": cruisers}


def closed(g: KeepFlyin, number: int, shut: Mapping[str, int]) -> int:
    """The field that a face-up enemy can't be moved into: what is `barred` to its kind (`shut`), and the wrong zones
    (R-KF-134, R-KF-142, R-KF-144)."""
    kind = sort(g.up[number])
    return chart(g).outside(SPACES[kind], g.spot[number]) | shut[kind]


def blocked(g: KeepFlyin, number: int) -> int:
    """The field that a face-up enemy can't enter by itself: what is `closed` to it, and hexes with any other face-up
    enemy (R-KF-146)."""
    bit, spot = chart(g).bit, g.spot
    shut = chart(g).outside(SPACES[sort(g.up[number])], spot[number]) | sun_field(g)
    for other, face in g.up.items():
        if other != number and enemy(face):
            shut |= bit[spot[other]]
    return shut


def empty(g: KeepFlyin, nodes: Iterable[int]) -> list[int]:
    """Those of some hexes that hold no counter and no ship, nor the closed sun (R-KF-44)."""
    taken = {*g.spot.values(), *g.ship.values(), closed_sun(g)}
    return [node for node in nodes if node not in taken]


def put(g: KeepFlyin, face: str, node: int, zone: str = "box", lot: str = "") -> int:
    """Bring a counter on to the board, as the next number: face up, or face down as one of a lot."""
    number = adjust(g, "counters", 1)
    move(g, face, zone, f"counter:{number}")
    g.spot[number] = node
    if lot:
        g.lot[number] = lot
        g.seen.pop(face, None)
        return number
    g.up[number] = face
    if g.seen.get(face) != everyone(len(g.fate)):
        cross_off(g, SPARE, face)
        reveal(g, face, everyone(len(g.fate)))
    return number


def turn_up(g: KeepFlyin, number: int) -> str:
    """Turn a face-down counter face up and return its face; a Ghost leaves the board (R-KF-116)."""
    face = face_of(g, number)
    reveal(g, face, everyone(len(g.fate)))
    leave_lot(g, number, face)
    g.tell(news.Flipped(g.spot[number], number, face))
    g.up[number] = face
    if sort(face) == "ghost":
        take_away(g, number)
    else:
        keep_apart(g, number)
    return face


def keep_apart(g: KeepFlyin, number: int) -> None:
    """Reavers and Alliance never share a space (R-KF-131): one that would goes to the nearest space that is free of
    enemies, in its own zones where there is one, by chance among the nearest."""
    here, face, board = g.spot[number], g.up[number], chart(g)
    if not enemy(face) or all(sort(g.up[other]) == sort(face) for other in enemies_at(g, here)):
        return
    far, shut = board.far(here), blocked(g, number)
    free = board.grid.cells(board.grid.everywhere & ~shut)
    least = min([far[node] for node in free], default=0)
    nearest = [node for node in free if far[node] == least]
    if nearest:
        shift(g, number, nearest[below(g, len(nearest))])


def shift(g: KeepFlyin, number: int, node: int) -> None:
    """A counter moves to a node; face down it is turned where a ship is (R-KF-129)."""
    g.tell(news.Shifted(number, g.spot[number], node))
    g.spot[number] = node
    if number not in g.up and ships_at(g, node):
        turn_up(g, number)


def leave_lot(g: KeepFlyin, number: int, face: str) -> None:
    """A counter is no longer one of the unknown of its lot; with the last one goes the secret of the spares."""
    lot = g.lot.pop(number)
    cross_off(g, lot, face)
    if lot not in g.lot.values():
        del g.lots[lot]
        if lot == SPARE:
            for other in g.zones.get("box", ()):
                reveal(g, other, everyone(len(g.fate)))


def cross_off(g: KeepFlyin, lot: str, face: str) -> None:
    """One face of a lot is known to all from now on."""
    rest = list(g.lots[lot])
    rest.remove(label(face))
    g.lots[lot] = tuple(rest)


def take_away(g: KeepFlyin, number: int) -> None:
    """A face-up counter, or a Ghost just turned, goes back to the box with all that marked it; cards left with it are
    discarded."""
    face = face_of(g, number)
    move(g, face, f"counter:{number}", "box")
    del g.spot[number]
    g.up.pop(number, None)
    g.hunts.pop(number, None)
    for mark in ("scanned", "drawn", "moved"):
        g.flags.pop(f"{mark}:{number}", None)
    for card in g.zones.get(f"left:{number}", ()):
        discard(g, card, f"left:{number}")
    for seat in [s for s, counter in g.helm.items() if counter == number]:
        del g.helm[seat]
        g.fate[seat] = OUT


def discard(g: KeepFlyin, card: str, zone: str) -> None:
    """A card goes to the discard pile of its deck (R-KF-122)."""
    g.flags.pop(f"niska:{card}", None)
    move(g, card, zone, "job.discard" if is_job(card) else "event.discard")


def spares(g: KeepFlyin, kinds: tuple[str, ...]) -> list[str]:
    """The counters of some kinds that are not on the board."""
    return [face for face in g.zones.get("box", ()) if sort(face) in kinds]


def mixed(g: KeepFlyin, numbers: list[int]) -> None:
    """The faces of some face-down counters are mixed: nobody knows any longer which is which."""
    faces = shuffled(g, [face_of(g, number) for number in numbers])
    for number, face in zip(numbers, faces):
        g.zones[f"counter:{number}"] = (face,)
        g.seen.pop(face, None)


def flying(g: KeepFlyin, seat: int) -> bool:
    """Whether a seat's ship flies freely."""
    return g.fate[seat] == FLYING
