"""The tokens of a drawn heist: a mix as the heists of the box have it, for as many Token Spots as were drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.content.fistful.sense import credits_of
from game.content.fistful.sketch.sketch import AREAS, Sketch

MIX: Mapping[str, Mapping[str, int]] = {
    "crew": {
        "crate": 9,
        "credits-50": 5,
        "credits-100": 6,
        "brute-2": 4,
        "brute-3": 4,
        "brute-4": 3,
        "brute-5": 2,
        "scalper-7": 2,
    },
    "engine": {
        "crate": 4,
        "credits-100": 4,
        "credits-200": 4,
        "brute-3": 3,
        "brute-4": 3,
        "brute-5": 2,
        "scalper-7": 2,
    },
}


def spots_of(sketch: Sketch) -> Counter[str]:
    """How many Token Spots each area has."""
    letters = Counter(letter for _, letter in sketch.spots())
    return Counter({area: letters[area[0]] for area in AREAS})


def lots_of(sketch: Sketch, area: str) -> dict[str, int]:
    """The tokens of an area by kind."""
    found: Counter[str] = Counter()
    for table in sketch.card["token"]:
        if table["area"] == area:
            found.update(table["lots"])
    return dict(found)


def set_lots(sketch: Sketch, area: str, lots: Mapping[str, int]) -> None:
    """These tokens lie in an area."""
    others: list[dict[str, Any]] = [table for table in sketch.card["token"] if table["area"] != area]
    kept = {kind: n for kind, n in lots.items() if n > 0}
    mine: list[dict[str, Any]] = [{"area": area, "lots": kept}] if kept else []
    sketch.card["token"] = sorted(others + mine, key=lambda table: AREAS.index(table["area"]))


def dealt(n: int, mix: Mapping[str, int], wanted: Mapping[str, int]) -> dict[str, int]:
    """`n` tokens: what is wanted, the rest shared out as in a mix."""
    found = Counter({kind: min(count, n) for kind, count in wanted.items() if count})
    rest = max(0, n - sum(found.values()))
    whole = sum(mix.values())
    shares = {kind: rest * weight / whole for kind, weight in mix.items()}
    for kind, share in shares.items():
        found[kind] += int(share)
    left = rest - sum(int(share) for share in shares.values())
    for kind in sorted(shares, key=lambda kind: int(shares[kind]) - shares[kind])[:left]:
        found[kind] += 1
    return {kind: found[kind] for kind in (*wanted, *mix) if found[kind]}


def deal(sketch: Sketch, wanted: Mapping[str, int]) -> None:
    """Every Token Spot gets a token; `wanted` are objective tokens, which lie behind all else where there is such."""
    spots = spots_of(sketch)
    deep = "engine" if spots["engine"] >= spots["crew"] or spots["engine"] >= 2 * sum(wanted.values()) else "crew"
    for area in AREAS:
        set_lots(sketch, area, dealt(spots[area], MIX[area], wanted if area == deep else {}))
    _pay(sketch, int(sketch.card["goal_credits"]))


def worth(sketch: Sketch) -> int:
    """The credits that all tokens hold."""
    return sum(
        credits_of(kind) * n
        for area in AREAS
        for kind, n in lots_of(sketch, area).items()
        if kind.startswith("credits-")
    )


def _pay(sketch: Sketch, goal: int) -> None:
    """The tokens hold what is to be banked and something over, as far as that goes: credits become more of them, then
    crates and, for what is to be banked alone, the weakest enemies turn into credits."""
    spare = goal + goal // 4
    for least, kind, better in (
        (spare, "credits-50", "credits-100"),
        (spare, "credits-100", "credits-200"),
        (spare, "crate", "credits-200"),
        *((goal, f"brute-{n}", "credits-200") for n in (2, 3, 4, 5)),
    ):
        for area in AREAS:
            lots = lots_of(sketch, area)
            while lots.get(kind, 0) and worth(sketch) < least:
                lots = {**lots, kind: lots[kind] - 1, better: lots.get(better, 0) + 1}
                set_lots(sketch, area, lots)
