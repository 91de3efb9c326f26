"""What a bot is after: what is still wanted, what a cell is worth, when to go home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.content.fistful.words import STARS
from game.core.remembered import OnDemand
from game.rules.fistful.board import board_of, heist_of, steps_to
from game.rules.fistful.bots.taste import PLAIN, Taste
from game.rules.fistful.crew import top_health
from game.rules.fistful.outlook.face_down import face_down, fight_cost, token_back
from game.rules.fistful.scoring import banked, carried, secured
from game.rules.fistful.search.visits import open_visits
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind, number, sort
from game.rules.fistful.zones import alert, can_collect, closed, covered

HEALTH = 55.0
STAR = 260.0
ERRAND = 600.0
WAITED = 4
"""How many turns somebody may take to leave the Landing Zone for an errand of several."""


def credits_open(g: Fistful) -> int:
    """The credits still to be found for the objective, sacks counted as found."""
    return heist_of(g.heist).goal_credits - banked(g) - sum(carried(g, seat) for seat in g.at)


def stars_open(g: Fistful, what: str = "") -> int:
    """The stars still to be found for the objectives, of one kind or all; sacks count as found."""
    return sum(
        max(0, star.needed - secured(g, star) - sum(held(g, seat, star.kind) for seat in g.at))
        for star in heist_of(g.heist).stars
        if what in ("", star.kind)
    )


def held(g: Fistful, seat: int, what: str) -> int:
    """The stars of a kind in a seat's sack."""
    return sum(kind(token) == what for token in g.zones.get(f"sack:{seat}", ()))


def able(g: Fistful, seat: int) -> bool:
    """Whether a seat can collect stars that are still wanted."""
    return any(stars_open(g, s.kind) > 0 and can_collect(g, seat, s.kind + "#1") for s in heist_of(g.heist).stars)


def errand(g: Fistful, seat: int) -> tuple[int, ...]:
    """The free spaces of an Objective icon that a seat's crew must still come to, its own among them."""
    board, taken = board_of(g.heist), {cell for other, cell in g.at.items() if other != seat}
    for visit in open_visits(g) if board.heist.visits else ():
        if {g.hero[seat], g.sidekick[seat]} & {*visit.crew} and not _stays_home(g, seat, visit.crew):
            return tuple(cell for cell in board.icons[visit.icon] if cell not in taken)
    return ()


def _stays_home(g: Fistful, seat: int, crew: Sequence[str]) -> bool:
    """Whether somebody else who must come there still stands on the Landing Zone after some turns: it is no use to wait
    for them."""
    landing = board_of(g.heist).landing_set
    return g.turn > WAITED * len(g.at) and any(
        other != seat and cell in landing and {g.hero[other], g.sidekick[other]} & {*crew}
        for other, cell in g.at.items()
    )


def heads_home(g: Fistful, seat: int, taste: Taste = PLAIN) -> bool:
    """Whether a seat had better return or stay at home: done, hurt, or with a sack that must be banked before time is
    up."""
    board = board_of(g.heist)
    need, wanted = credits_open(g), stars_open(g)
    if errand(g, seat) and g.health[seat] > 1:
        return False
    if need <= 0 and (wanted <= 0 or not (able(g, seat) or g.health[seat] > 3)):
        return True
    if g.at[seat] in board.landing_set:
        return False
    precious = g.hero[seat] in heist_of(g.heist).must_not_fall
    low = g.health[seat] <= (2 if precious else 1 if g.sidekick[seat] else 2)
    if taste.rests and low and g.health[seat] < top_health(g, seat):
        return True
    turns_left = (len(track(g)) - 1 - g.timer) * 6 / max(1, sum(cell >= 0 for cell in g.at.values()))
    turns_home = steps_to(board, board.landing)[g.at[seat]] / taste.pace
    return turns_left < turns_home + taste.slack and bool(g.zones.get(f"sack:{seat}"))


def worth(g: Fistful, seat: int, what: str, open_credits: int, taste: Taste) -> float:
    """What a token of a kind is worth to a seat that steps on it face down."""
    if what.startswith("credits"):
        return float(min(number(what + "#1"), max(0, open_credits)))
    if what == "crate":
        return taste.crate
    if what in STARS:
        return (STAR if can_collect(g, seat, what + "#1") else 25.0) if stars_open(g, what) > 0 else 0.0
    value = HEALTH * fight_cost(g, seat, number(what + "#1")) + 25.0
    if g.health[seat] <= 2:
        value *= 2.5
    if g.hero[seat] in heist_of(g.heist).must_not_fall:
        value *= 1.6
    return -value


def expected(down: Mapping[str, Counter[str]], worths: Mapping[str, float]) -> dict[str, float]:
    """The worth of an unknown face-down token, by its back."""
    found: dict[str, float] = {}
    for back, odds in down.items():
        total, count = 0.0, 0
        for what, many in odds.items():
            total += many * worths[what]
            count += many
        found[back] = total / count if count else 0.0
    return found


def prizes(g: Fistful, seat: int, taste: Taste = PLAIN) -> dict[int, float]:
    """The worth of every cell with something on it for a seat; cells that cost more than they bring are left out, but
    for those where what the heist asks for may lie when there is nothing else to go for."""
    board, need = board_of(g.heist), credits_open(g)
    down, up, seen = face_down(g), g.up, g.seen
    worths = OnDemand[str, float](lambda what: worth(g, seat, what, need, taste))
    odds = expected(down, worths)
    found: dict[int, float] = {}
    dear: dict[int, tuple[float, set[str]]] = {}
    shut = {cell for _, cell in alert(g, board)}.union(closed(g, board, seat))
    for cell in errand(g, seat):
        found[cell] = ERRAND
    for cell in sorted(covered(g, board) - shut):
        value = 0.0
        for item in g.zones[board.keys[cell]]:
            if item not in seen:
                value += odds.get(token_back(item), 0.0)
            elif item in up and sort(item) == "credits":
                value += number(item) if need > -1 else 0
            elif sort(item) != "door":
                value += worths[kind(item)]
        if value > 0:
            found[cell] = value
        elif not found:
            dear[cell] = value, {token_back(item) for item in g.zones[board.keys[cell]] if item not in seen}
    if found or not dear:
        return found
    asked = _asked(g, seat, down)
    asking = {cell: value for cell, (value, backs) in dear.items() if asked & backs}
    least = max(asking.values(), default=0.0)
    return {cell: taste.venture for cell, value in asking.items() if value == least}


def _asked(g: Fistful, seat: int, down: Mapping[str, Counter[str]]) -> set[str]:
    """The backs under which something may lie that the heist still asks for and a seat can collect."""
    stars = {star.kind for star in heist_of(g.heist).stars if stars_open(g, star.kind) > 0}
    stars = {what for what in stars if can_collect(g, seat, what + "#1")}
    money = credits_open(g) > 0
    return {
        back
        for back, odds in down.items()
        if any(many and (what in stars or (money and what.startswith("credits"))) for what, many in odds.items())
    }
