"""The best dealing of a crew's Gear for one skill of a Showdown (R-PB-37)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.firefly.crew.gear import may_carry, room_for
from game.rules.firefly.perks import all_crew, item_perks, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import gear_card
from game.rules.pirates.sides import strength

HELPS = ("again", "forces", "hush")
"""What Gear does that helps in a Showdown without adding a point."""
Dealing = dict[str, str]
"""Who carries what, as {Gear: Crew}; Gear that isn't in it lies aside."""


def best_dealing(g: Firefly, seat: int, name: str) -> Dealing:
    """Who of a seat carries which Gear when that adds most to its throw by the skill `name`, and then when more of it
    helps without a point; all stays as it is where nothing does more. Asked of a running attempt, where the Gear of
    who stayed aboard counts for nothing."""
    if not g.zones.get(f"gear:{seat}"):
        return {}
    now = {gear: g.carrier[gear] for gear in g.zones[f"gear:{seat}"] if gear in g.carrier}
    t = dealt(g, seat, {})
    gains = {
        gear: _gains(t, seat, gear, name) for gear in g.zones.get(f"gear:{seat}", ()) if _counts(t, seat, gear, name)
    }
    order = sorted((gear for gear in gains if gains[gear]), key=lambda gear: (-max(gains[gear].values()), gear))
    slots = {crew: room_for(t, crew) for crew in all_crew(t, seat)}
    best = _matched(order, gains, slots, now)
    found = dealt(t, seat, best)
    more = strength(found, seat, name) - strength(g, seat, name)
    if more < 0:
        return now
    best |= _rest(found, seat, now)
    return best if more or sum(map(_helps, best)) > sum(map(_helps, now)) else now


def dealt(g: Firefly, seat: int, dealing: Mapping[str, str]) -> Firefly:
    """A twin of a table where a seat has dealt its Gear like that."""
    t = g.copy()
    for gear in g.zones.get(f"gear:{seat}", ()):
        t.carrier.pop(gear, None)
    t.carrier.update(dealing)
    return t


def _counts(t: Firefly, seat: int, gear: str, name: str) -> bool:
    """Whether Gear may add anything to a throw by that skill."""
    if getattr(gear_card(gear).skills, name):
        return True
    if any(do.what in (f"duel:{name}", f"attack:{name}") for do in item_perks(gear, "own")):
        return True
    return any(do.what.endswith(f" {name}") for crew in team(t, seat) for do in item_perks(crew, "with"))


def _gains(t: Firefly, seat: int, gear: str, name: str) -> dict[str, int]:
    """What Gear adds to the throw, by who of the team carries it; `t` is a table where the seat's Gear lies aside, and
    lies there again afterwards."""
    plain, found = strength(t, seat, name), {}
    for crew in team(t, seat):
        if may_carry(t, seat, gear, crew):
            t.carrier[gear] = crew
            more = strength(t, seat, name) - plain
            del t.carrier[gear]
            if more > 0:
                found[crew] = more
    return found


def _matched(
    order: Sequence[str], gains: Mapping[str, Mapping[str, int]], slots: dict[str, int], now: Mapping[str, str]
) -> Dealing:
    """The dealing with the greatest gain: whoever carries a thing tries to keep it, the first of equal ones counts."""
    left = [sum(max(gains[gear].values()) for gear in order[at:]) for at in range(len(order) + 1)]
    best: tuple[int, Dealing] = (-1, {})

    def go_on(at: int, gained: int, dealing: Dealing) -> None:
        nonlocal best
        if gained > best[0]:
            best = gained, dict(dealing)
        if at == len(order) or gained + left[at] <= best[0]:
            return
        gear = order[at]
        free = bool(item_perks(gear, "no_slot"))
        for crew in sorted(gains[gear], key=lambda crew: (-gains[gear][crew], now.get(gear) != crew)):
            if free or slots[crew] > 0:
                slots[crew] -= not free
                go_on(at + 1, gained + gains[gear][crew], {**dealing, gear: crew})
                slots[crew] += not free
        go_on(at + 1, gained, dealing)

    go_on(0, 0, {})
    return best[1]


def _rest(t: Firefly, seat: int, now: Mapping[str, str]) -> Dealing:
    """What else finds a hand in a dealing that `t` has: first what helps without a point, then what was carried."""
    idle = [gear for gear in t.zones.get(f"gear:{seat}", ()) if gear not in t.carrier]
    found: Dealing = {}
    for gear in sorted(idle, key=lambda gear: (not _helps(gear), gear not in now, gear)):
        hands = (now.get(gear, ""), *team(t, seat), *all_crew(t, seat))
        crew = next((who for who in hands if who and may_carry(t, seat, gear, who)), "")
        if crew:
            found[gear] = t.carrier[gear] = crew
    return found


def _helps(gear: str) -> bool:
    return any(do.what in HELPS for do in item_perks(gear, "own"))
