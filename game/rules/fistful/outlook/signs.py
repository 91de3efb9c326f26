"""What tells how a heist is going, as numbers: work that is left, time that is left, who is fit for it.

All of it is common knowledge; nothing here says what a number is worth (see `forecast`).
"""

from __future__ import annotations

from game.rules.fistful.board import Board, board_of, heist_of, steps_to
from game.rules.fistful.outlook.drafting import worth
from game.rules.fistful.outlook.face_down import face_down, token_back, win_chance
from game.rules.fistful.scoring import banked, carried, secured
from game.rules.fistful.search.visits import missing, open_visits
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind, number, sort, special
from game.rules.fistful.zones import alert, can_collect

ROLL = 3.5
"""Steps of a movement roll."""
TICK, STEADY = 1 / 6, 1 / 36
"""How often a turn moves the Timer: whenever a 1 is rolled; with Sidekick Wash when two follow each other."""
LONG, SLOW = 40.0, 0.4
"""After so many rounds each further one counts that much; twice as many are as good as for ever."""
FEW = 3
"""Tokens that make a neighbourhood."""
FAR = 9
"""Steps that are as good as out of reach."""


def signs(g: Fistful) -> dict[str, float]:
    """Every sign by name. Those that add up to how well the table stands are weighed in `forecast`."""
    board = board_of(g.heist)
    seats = [seat for seat, cell in g.at.items() if cell >= 0]
    count = max(1, len(seats))
    ways = steps_to(board, board.landing)
    home = [ways[g.at[seat]] / ROLL for seat in seats]
    farthest = max(home, default=0.0)
    rounds = _rounds(g, seats)
    late = 1 / (rounds + 1)
    found = _spare(rounds - farthest)
    found |= _work(g, board, seats, farthest, late)
    if found["credits"] <= 0 and found["stars"] <= 0 and not found["visits"]:
        found |= {"done": 1.0, "done.far": farthest, "done.late": min(1.0, farthest * late)}
    found |= _board(g, found["credits"])
    found |= _ways(g, board, seats, found["credits"] > 0, found["stars"] > 0)
    found |= _fitness(g, board, seats)
    found |= _danger(g, board, seats)
    found["apart"] = sum(home) / count
    found[f"seats:{count}"] = 1.0
    found[f"heist:{g.heist}"] = 1.0
    crew = [(role, who[seat]) for role, who in (("hero", g.hero), ("sidekick", g.sidekick)) for seat in seats]
    found["crew"] = sum(worth(g.heist, role, who, len(g.at)) for role, who in crew) * count**-0.5
    return found


def _rounds(g: Fistful, seats: list[int]) -> float:
    """How many turns each seat is likely to have before the Timer is at its end, Events aside."""
    ticks = len(track(g)) - 1 - g.timer
    rounds = ticks / (sum(STEADY if g.sidekick[seat] == "wash" else TICK for seat in seats) or TICK)
    return min(rounds, LONG) + SLOW * max(0.0, min(rounds, 2 * LONG) - LONG)


def _spare(rounds: float) -> dict[str, float]:
    """The rounds that are left when the farthest is home, in parts that count differently."""
    return {
        "spare:1": min(rounds, 1.0),
        "spare:4": min(max(rounds - 1.0, 0.0), 3.0),
        "spare:12": min(max(rounds - 4.0, 0.0), 8.0),
        "spare:more": max(rounds - 12.0, 0.0),
    }


def _work(g: Fistful, board: Board, seats: list[int], farthest: float, late: float) -> dict[str, float]:
    """Shares of the objectives that are still open, and what waits in sacks; `late` grows as time runs out."""
    card, count = board.heist, max(1, len(seats))
    goal = max(1, card.goal_credits)
    rest = max(0, goal - banked(g))
    sacks = min(rest, sum(carried(g, seat) for seat in g.at))
    needed = held = wanted = 0
    lifters = 0
    for star in card.stars:
        left = max(0, star.needed - secured(g, star))
        has = sum(kind(token) == star.kind for seat in g.at for token in g.zones.get(f"sack:{seat}", ()))
        needed += star.needed
        held += min(left, has)
        wanted += max(0, left - has)
        lifters += sum(can_collect(g, seat, star.kind + "#1") for seat in seats)
    stars = wanted / max(1, needed)
    found = {
        "credits": (rest - sacks) / goal,
        "credits.late": min(1.0, (rest - sacks) / 100 / count * late),
        "sacks": sacks / goal,
        "sacks.late": sacks / goal * farthest * late,
        "stars": stars,
        "stars.late": stars * min(1.0, 3 * late),
        "stars.held": held / max(1, needed),
        "stars.out of reach": float(wanted > 0 and not lifters),
        "stars.lifters": stars * min(2, lifters),
        "visits": 0.0,
    }
    for visit in open_visits(g):
        away = missing(g, visit)
        far = steps_to(board, board.icons[visit.icon])
        turns = max([far[g.at[s]] for s in seats if {g.hero[s], g.sidekick[s]} & {*away}], default=0) / ROLL
        found["visits"] += len(away)
        found["visits.far"] = found.get("visits.far", 0.0) + min(turns, 8.0)
        found["visits.late"] = found.get("visits.late", 0.0) + turns * late
    return found


def _board(g: Fistful, wanted: float) -> dict[str, float]:
    """What the board may still hold: face-down tokens, enemies and credits among them, and credits in sight."""
    goal = max(1, heist_of(g.heist).goal_credits)
    down = enemies = 0
    loot = 0.0
    for kinds in face_down(g).values():
        for name, count in kinds.items():
            token = name + "#1"
            down += count
            enemies += count * (sort(token) == "enemy")
            loot += count * number(token) / goal if sort(token) == "credits" else 0.0
    lying = sum(number(token) for token in g.up if sort(token) == "credits") / goal
    return {
        "board.down": down / 10,
        "board.enemies": enemies / 10,
        "board.loot": min(3.0, loot),
        "board.lying": min(2.0, lying),
        "board.short": max(0.0, wanted - loot - lying),
    }


def _ways(g: Fistful, board: Board, seats: list[int], loot: bool, stars: bool) -> dict[str, float]:
    """How many turns away what is wanted may lie: the nearest tokens of every seat, and for those who can lift them the
    nearest that may be stars."""
    lying: list[int] = []
    hiding: list[int] = []
    secret = {back for back, kinds in face_down(g).items() if any(sort(name + "#1") == "star" for name in kinds)}
    for zone, tokens in g.zones.items():
        cell = board.cells.get(zone, -1)
        if cell < 0:
            continue
        for token in tokens:
            up = token in g.up
            if up and sort(token) == "star" or not up and token_back(token) in secret:
                hiding.append(cell)
            if not up or sort(token) in ("credits", "star"):
                lying.append(cell)
    found = {}
    if loot and lying and seats:
        found["ways"] = sum(_near(board, lying, g.at[seat]) for seat in seats) / len(seats)
    able = [s for s in seats for star in board.heist.stars if can_collect(g, s, star.kind + "#1")] if stars else []
    if able and hiding:
        found["ways.stars"] = min(_near(board, hiding, g.at[seat]) for seat in able)
    return found


def _near(board: Board, cells: list[int], here: int) -> float:
    """The turns to the nearest few of these cells on average, doors aside."""
    far = sorted([steps_to(board, (cell,))[here] for cell in cells])[:FEW]
    return sum(far) / len(far) / ROLL


def _fitness(g: Fistful, board: Board, seats: list[int]) -> dict[str, float]:
    """Health, Sidekicks, Ammo and Gear, and those who must not fall."""
    count = max(1, len(seats))
    precious = board.heist.must_not_fall
    weakest = min([g.health[seat] for seat in seats if g.hero[seat] in precious], default=FAR)
    return {
        "health": sum(g.health[seat] for seat in seats) / count,
        "health.low": sum(g.health[seat] <= 2 for seat in seats) / count,
        "precious:1": float(weakest <= 1),
        "precious:2": float(weakest == 2),
        "precious:3": float(weakest == 3),
        "precious.heroes": float(sum(g.hero[seat] in precious for seat in seats)),
        "mates": sum(bool(g.sidekick[seat]) for seat in seats) / count,
        "out": float(len(g.at) - len(seats)),
        "ammo": sum(g.ammo[seat] for seat in seats) / count,
        "gear": sum(len(g.zones.get(f"slots:{seat}", ())) for seat in seats) / count,
    }


def _danger(g: Fistful, board: Board, seats: list[int]) -> dict[str, float]:
    """Alert enemies, who is in their sight and would lose, and how near the Hands of Blue are to whom they must not
    reach."""
    foes = alert(g, board)
    armed = [(number(token), cell) for token, cell in foes if special(token) != "hunt"]
    found = {"foes": float(len(armed)), "foes.strength": sum(strength for strength, _ in armed) / 5}
    seen = losing = 0.0
    for seat in seats:
        here = g.at[seat]
        if here not in board.landing_set:
            near = [strength for strength, cell in armed if board.sees(here, cell)]
            if near:
                seen += 1
                losing += 1 - win_chance(g, seat, min(near), ammo=2)
    found |= {"seen": seen / max(1, len(seats)), "seen.losing": losing / max(1, len(seats))}
    hunting = [cell for token, cell in foes if special(token) == "hunt"]
    if hunting:
        out = [s for s in seats if g.hero[s] in board.heist.must_not_fall and g.at[s] not in board.landing_set]
        gaps = [steps_to(board, (cell,))[g.at[seat]] for cell in hunting for seat in out]
        found["hunted"] = 1.0
        found["hunted.gap"] = float(min([FAR, *[gap for gap in gaps if gap >= 0]]))
        found["hunted.early"] = float(bool(open_visits(g)))
    found["alarm"] = float(bool(g.flags.get("alarm")))
    return found
