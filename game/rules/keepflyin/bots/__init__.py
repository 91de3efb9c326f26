"""What a bot should know about the game: how well a captain stands, and which answers deserve a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp

from game.core.steps import Step
from game.rules.keepflyin import capture, derelicts, payday, placing, search, setup
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.bots import enemies as bot_enemies
from game.rules.keepflyin.bots.plans import (
    Captain,
    Watch,
    captain,
    cost,
    harbour,
    parts,
    prospects,
    relieved,
    threat,
    wealth,
    worth,
)
from game.rules.keepflyin.bots.sense import careful, sensible
from game.rules.keepflyin.bots.taste import KEEN, PLAIN, Taste
from game.rules.keepflyin.cards import wanderers
from game.rules.keepflyin.enemy import MoveCounter, MoveHelm
from game.rules.keepflyin.jobs import destination, room
from game.rules.keepflyin.movement import Play, ScanResult, routes
from game.rules.keepflyin.outlook import knows, suspects
from game.rules.keepflyin.scoring import Retire, can_retire, goal
from game.rules.keepflyin.state import KeepFlyin, captains
from game.rules.keepflyin.tokens import enemy, is_job
from game.rules.keepflyin.zones import chart, hunters
from game.rules.shared.tempers import temper

SHARP = 3.0
"""How much a lead counts."""
SHY = 5
"""How near an enemy in sight must be for a beginner to think before it flies."""


__all__ = ["aims", "careful", "far_seen", "mistakes", "sensible", "standing", "worth_a_look"]


def standing(g: KeepFlyin, seat: int) -> float:
    """How well a captain stands among all, 0 (lost) to 1 (won)."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    left = captains(g)
    if seat not in left:
        return 0.0
    aim = goal(g)
    hopes = {s: exp(SHARP * max(-0.5, min(1.5, wealth(g, s) / aim))) for s in left}
    return max(0.001, min(0.999, hopes[seat] / sum(hopes.values())))


def aims(g: KeepFlyin, seat: int) -> dict[str, float]:
    """What a captain's standing is made up of, by name, in victories: the parts of its wealth, and the best rival."""
    left = captains(g)
    own = parts(g, seat) if seat in left else {}
    rival = max((wealth(g, other) for other in left if other != seat), default=0.0)
    return {name: part / goal(g) for name, part in {**own, "rivals": -rival}.items()}


def worth_a_look(g: KeepFlyin, options: Sequence[str], taste: Taste = PLAIN) -> Sequence[str]:
    """The answers a bot should look at, from a view; often one, because a habit says so."""
    step = g.stack[-1]
    if home := straight_home(g, options):
        return (home,)
    for kind_of_step, habit in HABITS:
        if isinstance(step, kind_of_step):
            chosen = habit(g, step, options, taste)
            return (chosen,) if chosen in options else options
    return options


def straight_home(g: KeepFlyin, options: Sequence[str]) -> str:
    """The answer that ends the turn, or brings pay, of a captain with enough to retire (R-KF-152); "" for others."""
    step = g.stack[-1]
    if not isinstance(step, LAST) or not can_retire(g, step.seat):
        return ""
    ends = [key for key in options if key.partition(":")[0] in ("pay", "done", "pass", "retire")]
    return ends[0] if ends else ""


def far_seen(g: KeepFlyin, options: Sequence[str]) -> str:
    """What no search looks into: where the ship and enemies go, as they close in over several turns, and how whoever
    has enough Platinum comes to retire; "" for any other choice."""
    step = g.stack[-1]
    if home := straight_home(g, options):
        return home
    planned = Play | MoveCounter | placing.PlaceEnemy | wanderers.AppearAt | MoveHelm
    found = worth_a_look(g, options, KEEN) if isinstance(step, planned) else ()
    return found[0] if len(found) == 1 else ""


def mistakes(g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
    """What a beginner does by mistake: looks for a job or not, takes or drops any; ends a flight before getting paid;
    flies towards any of the jobs aboard, or on to whatever lies face down, but not to an enemy in sight."""
    step = g.stack[-1]
    if isinstance(step, search.SearchJob | search.TakeJob | search.DropForJob):
        return options
    if not isinstance(step, Play):
        return ()
    if any(key.partition(":")[0] == "pay" for key in options):
        return ("done",) if "done" in options else ()
    board, here = chart(g), g.ship[step.seat]
    far = [board.far(goal) for goal, _ in captain(g, step.seat).due]
    dark = {g.spot[number] for number in g.lot}
    foes = [board.far(g.spot[number]) for number, face in g.up.items() if enemy(face)]
    nodes = {key: board.find[key[5:]] for key in options if key.startswith("move:")}
    liked = [key for key, node in nodes.items() if node in dark or any(goal[node] < goal[here] for goal in far)]
    return [key for key in liked if all(foe[nodes[key]] > SHY for foe in foes)]


def _home(g: KeepFlyin, step: setup.PickHome, options: Sequence[str], taste: Taste) -> str:
    """The legal home world nearest to all other places, where nobody lives yet."""
    board = chart(g)
    places = board.board.locations
    taken = list(g.home.values())

    def far(key: str) -> tuple[int, int]:
        node = places[key.partition(":")[2]].at
        return taken.count(node), sum(board.far(node)[place.at] for place in places.values())

    return min(options, key=far)


def _scatter(g: KeepFlyin, step: setup.PlaceFaceDown, options: Sequence[str], taste: Taste) -> str:
    """Where most ships will pass: beside many places, and not where another counter waits already."""
    board, spots = chart(g), tuple(g.spot.values())

    def busy(key: str) -> tuple[float, int]:
        node = board.find[key.partition(":")[2]]
        alone = min([board.far(node)[spot] for spot in spots], default=3)
        return traffic(board, node) - max(0, 3 - alone), -node

    return max(options, key=busy)


@cache
def traffic(board: Chart, node: int) -> float:
    """How much of the way between all places leads by a node."""
    far = board.far(node)
    return float(sum([0.7 ** far[place.at] for place in board.board.locations.values()]))


def _search(g: KeepFlyin, step: search.SearchJob, options: Sequence[str], taste: Taste) -> str:
    seat = step.seat
    if room(g, seat) < 1:
        return "pass"
    if g.ship[seat] == chart(g).skyplex and g.nr[seat] >= taste.hot * temper(g.settings, seat).crime:
        return "pass"
    return options[0]


def _take(g: KeepFlyin, step: search.TakeJob, options: Sequence[str], taste: Taste) -> str:
    if "take" in options:
        return "take"
    drop = _least(g, step, [key for key in options if key.startswith("drop:")], taste)
    new, old = (_near(g, step.seat, card, taste) for card in (step.card, drop.partition(":")[2]))
    return drop if drop and new > old else "refuse"


def _near(g: KeepFlyin, seat: int, card: str, taste: Taste) -> float:
    """What a card in a hold is worth where the ship is."""
    if not is_job(card):
        return 300.0
    return float(worth(g, seat, card, taste) * taste.fades ** (chart(g).far(g.ship[seat])[destination(g, card)] / 2))


def _least(g: KeepFlyin, step: Step, options: Sequence[str], taste: Taste) -> str:
    """Give up the card that is worth least."""
    seat = g.active
    return min(options, key=lambda key: _near(g, seat, key.partition(":")[2], taste), default="")


def _play(g: KeepFlyin, step: Play, options: Sequence[str], taste: Taste) -> str:
    """Get paid, lie low when hunted, look at what is unknown nearby, then fly where it is worth most."""
    seat = step.seat
    pay = next((key for key in options if key == "pay" or key.startswith("pay:")), "")
    if pay:
        return pay
    if "lie_low" in options:
        return "lie_low"
    for key in options:
        if key.startswith("scan:") and not knows(g, seat, int(key[5:])):
            return key
    waste = [key for key in options if key.startswith("dump:") and _near(g, seat, key[5:], taste) < 60]
    if waste:
        return waste[0]
    return _fly(g, seat, step.left, taste)


def _fly(g: KeepFlyin, seat: int, left: int, taste: Taste) -> str:
    board, who = chart(g), captain(g, seat, taste)
    watch = Watch(g, who, g.ship[seat], left)
    best, chosen = value(g, watch, g.ship[seat]), "done"
    for ring in routes(g, seat, left)[1:]:
        for node in board.grid.cells(ring):
            worth_there = value(g, watch, node)
            if worth_there > best + 1e-9:
                best, chosen = worth_there, "move:" + board.called[node]
    return chosen


def value(g: KeepFlyin, watch: Watch, node: int) -> float:
    """What it is worth to end a turn at a node; a payday there is as good as money."""
    who, taste = watch.who, watch.who.taste
    pay = sum([money for goal, money in who.due if goal == node]) if node != g.ship[who.seat] else 0.0
    risk = (Watch(g, relieved(who, pay), g.ship[who.seat], watch.moves) if pay and taste.settled else watch).danger(
        node
    )
    found = prospects(g, who, node) + harbour(g, who, node) - risk
    found += sum([finding(g, who, number) for number in g.lot if g.spot[number] == node])
    if node != g.ship[who.seat]:
        found += pay * (1 - taste.fades) * taste.eager
        if node == g.home[who.seat] and hunters(g, who.seat):
            found += risk
    return found


def finding(g: KeepFlyin, who: Captain, number: int) -> float:
    """What it is worth to fly on to a face-down counter: a job lies aboard a Derelict, and a cruiser that can do
    nothing to oneself can be sent after others."""
    may = suspects(g, who.seat, number)
    wreck = sum(what.startswith("derelict") for what in may) * who.taste.space * min(1, who.free)
    loose = sum(cost(g, who, what) < who.taste.nuisance for what in may if threat(what)[0]) * who.taste.loose
    loose *= temper(g.settings, who.seat).fights
    return (wreck + loose) / len(may)


def _shown(g: KeepFlyin, step: ScanResult, options: Sequence[str], taste: Taste) -> str:
    """A Ghost is in nobody's way any longer; an enemy goes farther face up, which is good where it does more to the
    rivals than to oneself."""
    face = g.zones[f"counter:{step.number}"][0]
    if face.startswith("ghost") or enemy(face) and bot_enemies.let_loose(g, step.seat, step.number, taste):
        return "show"
    return "hide"


def _board(g: KeepFlyin, step: derelicts.BoardHulk, options: Sequence[str], taste: Taste) -> str:
    takes = [key for key in options if key.startswith("take:")]
    draws = [key for key in options if key.startswith("draw:")]
    if room(g, step.seat) > 0 and draws:
        return draws[0]
    return takes[0] if takes else "pass"


def _first(g: KeepFlyin, step: Step, options: Sequence[str], taste: Taste) -> str:
    return options[0]


LAST = (Play, MoveCounter, search.SearchJob, payday.PayMore, Retire)
"""Choices that lie between a captain who has enough and retirement."""
HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (Play, _play),
    (MoveCounter, bot_enemies.move),
    (search.SearchJob, _search),
    (search.TakeJob, _take),
    (ScanResult, _shown),
    (derelicts.BoardHulk, _board),
    (derelicts.LeaveAboard, _least),
    (search.DropForJob, _least),
    (placing.PlaceEnemy, bot_enemies.send_off),
    (wanderers.AppearAt, bot_enemies.appear),
    (MoveHelm, bot_enemies.helm),
    (payday.PayMore, _first),
    (payday.HideOrNot, _first),
    (Retire, _first),
    (capture.PlayOn, _first),
    (capture.PlaceReinforcement, _first),
    (setup.PickHome, _home),
    (setup.PlaceFaceDown, _scatter),
    (derelicts.SalvageOffer, _first),
)
