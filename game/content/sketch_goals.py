"""The objectives of a drawn heist beside its credits: tokens to collect, and a place to go to."""

from __future__ import annotations

from typing import Any

from game.content.sketch import Sketch

ICON = "goal"
SPARE = 1  # so many more objective tokens lie on the board than are needed
STARS = ("trap", "goods")
DOORS = ("door-2", "door-3", "door-2", "door-4")  # the locks of Security Doors, in turn


def star_of(card: dict[str, Any], kind: str) -> tuple[int, str]:
    """How many tokens of a kind must be collected, and who can do that; 0 and nobody for none."""
    for star in card.get("star", ()):
        if star["kind"] == kind:
            return int(star["needed"]), str(star["crew"][0])
    return 0, ""


def set_star(sketch: Sketch, kind: str, n: int, who: str, name: str, text: str) -> None:
    """So many tokens of a kind must be collected by somebody; traps are disarmed at once, goods carried home."""
    card = sketch.card
    stars = [star for star in card.get("star", ()) if star["kind"] != kind]
    mine: dict[str, Any] = next((star for star in card.get("star", ()) if star["kind"] == kind), {})
    _, before = star_of(card, kind)
    if n:
        crew = list(mine.get("crew", [who]))
        crew = crew if before == who else [who]
        fresh = {"kind": kind, "name": name, "text": text, **({"carried": True} if kind == "goods" else {})}
        stars.append({**fresh, **mine, "needed": n, "crew": crew})
    card["star"] = sorted(stars, key=lambda star: STARS.index(star["kind"]))
    if not card["star"]:
        del card["star"]
    _come_along(card, before, who if n else "")


def visit_of(card: dict[str, Any]) -> str:
    """Who must go to the marked spaces, "" for nobody."""
    return next((str(one["crew"][0]) for one in card.get("visit", ()) if one["icon"] == ICON), "")


def set_visit(sketch: Sketch, who: str, name: str, text: str) -> None:
    """Somebody, or nobody, must go to the marked spaces."""
    card = sketch.card
    before = visit_of(card)
    rest = [one for one in card.get("visit", ()) if one["icon"] != ICON]
    mine = [{"icon": ICON, "name": name, "text": text, "crew": [who]}] if who else []
    card["visit"] = rest + mine
    if not card["visit"]:
        del card["visit"]
    _come_along(card, before, who)


def _come_along(card: dict[str, Any], before: str, who: str) -> None:
    """Who alone can do something has to come along; at most two can have to."""
    still = {star["crew"][0] for star in card.get("star", ()) if len(star["crew"]) == 1}
    still |= {name for one in card.get("visit", ()) for name in one["crew"]}
    must = [name for name in card.get("must_have", ()) if name != before or name in still]
    card["must_have"] = list(dict.fromkeys(([who] if who else []) + must))[:2]


def wanted(card: dict[str, Any]) -> dict[str, int]:
    """The objective tokens that should lie on the board."""
    needed = {kind: star_of(card, kind)[0] for kind in STARS}
    return {kind: n + SPARE for kind, n in needed.items() if n}


def doors_for(card: dict[str, Any], n: int) -> dict[str, int]:
    """The Security Door tokens for so many locks: those of the card when they are as many."""
    now = dict(card.get("doors", {}))
    if sum(now.values()) == n:
        return now
    found: dict[str, int] = {}
    for i in range(n):
        found[DOORS[i % len(DOORS)]] = found.get(DOORS[i % len(DOORS)], 0) + 1
    return found
