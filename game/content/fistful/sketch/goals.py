"""The objectives of a drawn heist beside its credits: tokens to collect and places to go to; who must come along for
them; its Security Doors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.content.fistful.sketch.sketch import Sketch

ICON = "goal"  # what a mark is called; the next ones with a number behind
SPARE = 1  # how many more objective tokens lie on the board than are needed
STARS = ("trap", "goods")
MOST_VISITS = 4
MOST_MARKS = 8
DOORS = ("door-2", "door-3", "door-2", "door-4")  # the locks of Security Doors, in turn
LOCKS = tuple(f"door-{n}" for n in range(1, 6))

Table = dict[str, Any]


def star(card: Table, kind: str) -> Table | None:
    """The objective to collect tokens of a kind."""
    return next((one for one in card.get("star", ()) if one["kind"] == kind), None)


def needed(card: Table, kind: str) -> int:
    """How many tokens of a kind must be collected."""
    mine = star(card, kind)
    return int(mine["needed"]) if mine else 0


def visits(card: Table) -> list[Table]:
    """The objectives to go to a mark."""
    return list(card.get("visit", ()))


def set_star(sketch: Sketch, kind: str, n: int, who: str, name: str, text: str) -> None:
    """Tokens of a kind that must be collected, at first by `who`; traps are disarmed at once, goods carried home."""
    card = sketch.card
    with _coming_along(card):
        mine = star(card, kind)
        if mine and n:
            mine["needed"] = n
        elif n:
            fresh = {"kind": kind, "name": name, "text": text, "needed": n, "crew": [who]}
            card["star"] = [*card.get("star", ()), {**fresh, **({"carried": True} if kind == "goods" else {})}]
        else:
            card["star"] = [one for one in card.get("star", ()) if one["kind"] != kind]
        _put(card, "star", sorted(card["star"], key=lambda one: STARS.index(one["kind"])))


def new_visit(sketch: Sketch, who: str, name: str, text: str) -> None:
    """`who` must go to a mark: the first that nobody has to go to yet."""
    card = sketch.card
    icon = next(mark for mark in marks(sketch) if mark not in {one["icon"] for one in visits(card)})
    with _coming_along(card):
        card["visit"] = [*visits(card), {"icon": icon, "name": name, "text": text, "crew": [who]}]


def drop_visit(sketch: Sketch, at: int) -> None:
    """That one is no objective any more; its mark goes with it."""
    card = sketch.card
    with _coming_along(card):
        gone = visits(card)[at]
        _put(card, "visit", [one for one in visits(card) if one is not gone])
    sketch.board["icon"] = [one for one in sketch.board["icon"] if one["name"] != gone["icon"]]


def set_crew(card: Table, goal: Table, crew: list[str]) -> None:
    """Who can do it; of a mark, who must stand there."""
    with _coming_along(card):
        goal["crew"] = crew


def set_flag(goal: Table, name: str, value: int) -> None:
    """Something else about an objective; what is false or 0 is not written down."""
    _put(goal, name, value)


def set_list(card: Table, field: str, values: list[Any] | Table) -> None:
    """Names, words or counts on the card; when there are none, nothing is written down."""
    _put(card, field, values)


def _put(table: Table, name: str, value: Any) -> None:
    if value:
        table[name] = value
    else:
        table.pop(name, None)


@contextmanager
def _coming_along(card: Table) -> Iterator[None]:
    """Who alone can do something has to come along; at most two can have to."""
    before = _alone(card)
    yield
    now = _alone(card)
    must = [who for who in card.get("must_have", ()) if who in now or who not in before]
    card["must_have"] = [*must, *(who for who in now if who not in must)][:2]


def _alone(card: Table) -> list[str]:
    """Those without whom an objective can't be done."""
    found = [one["crew"][0] for one in card.get("star", ()) if len(one["crew"]) == 1]
    return list(dict.fromkeys(found + [who for one in visits(card) for who in one["crew"]]))


def marks(sketch: Sketch) -> list[str]:
    """What the marks are called that somebody has to go to or that are on the board, and one more while there is room
    for it."""
    found = [str(one["icon"]) for one in visits(sketch.card)] + [str(one["name"]) for one in sketch.board["icon"]]
    found = list(dict.fromkeys(found))
    names = [ICON, *(f"{ICON}-{n}" for n in range(2, MOST_MARKS + 2))]
    return [*found, next(name for name in names if name not in found)] if len(found) < MOST_MARKS else found


def wanted(card: Table) -> dict[str, int]:
    """The objective tokens that should lie on the board."""
    return {kind: needed(card, kind) + SPARE for kind in STARS if needed(card, kind)}


# ------------------------------------------------------------ Security Doors


def locks_of(sketch: Sketch) -> int:
    """How many Security Doors are drawn."""
    return sum(letter == "d" for _, letter in sketch.spots())


def doors_for(card: Table, n: int) -> dict[str, int]:
    """The Security Door tokens: those of the card, or a mix for so many locks."""
    return dict(card.get("doors") or mixed_doors(n))


def mixed_doors(n: int) -> dict[str, int]:
    """As many Security Doors as there are locks."""
    found: dict[str, int] = {}
    for i in range(n):
        found[DOORS[i % len(DOORS)]] = found.get(DOORS[i % len(DOORS)], 0) + 1
    return found


def set_doors(card: Table, doors: dict[str, int]) -> None:
    """These doors lie on the locks; with none, a mix for as many as are drawn."""
    _put(card, "doors", {kind: doors[kind] for kind in LOCKS if doors.get(kind)})
