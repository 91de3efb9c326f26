"""What bots do for the Stories of the box: where they settle, whom they free, what they gather, and the way home."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.content.firefly.records import SUPPLIES, Do
from game.core.steps import Step
from game.rules.firefly.board import find
from game.rules.firefly.bots.errands import BRING, DARE, FETCH, GOAL, Errand
from game.rules.firefly.bots.ways import hops, supply_place
from game.rules.firefly.boxes import Wants
from game.rules.firefly.outlook.odds import stage_chance
from game.rules.firefly.outlook.scoring import GOAL_WORTH, RICH, goal_worth, goals_left, tried, whole_force
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import HAS, goal_now
from game.rules.firefly.tokens import crew_card
from game.rules.firefly.trade.buying import PART_PRICE
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import amount
from game.rules.pirates.deeds import DAWN, StealToken, earned
from game.rules.pirates.havens import PlaceHaven, haven_of
from game.rules.pirates.listing import names_on
from game.rules.pirates.marks import told
from game.rules.pirates.prisoners import PickPrisoner
from game.rules.pirates.sets import SetChoice, sets

SOON = 0.5
"""What gathering a set is worth by the token it will bring."""
AGAIN = 0.3
"""How often a failed attempt on the Cruiser can be made up for: Harken is not Solid any more."""
CRUISER, HOME = Do("own", "cruiser"), Do("own", "haven")


def wants(g: Firefly, seat: int) -> Wants:
    """Goods for the next set, what they cost, and the tokens that Jobs bring."""
    if not earned(goal_now(g, seat)):
        return Wants()
    left = goals_left(g, seat)
    sizes = sets(g)
    goods = {good: n for good, n in sizes.items() if good == "part" or 2 * amount(g, seat, good) >= n}
    short = max(0, sizes.get("part", 0) - amount(g, seat, "part"))
    kinds = {do.what.partition(":")[2]: goal_worth(left) for do in told(g, "deeds")}
    return Wants(goods, PART_PRICE * short, kinds)


def errands(g: Firefly, seat: int) -> Iterator[Errand]:
    """A set is brought home; Parts for one are bought on the way; the Cruiser is stormed."""
    left = goals_left(g, seat)
    if left and CRUISER in left[0].has:
        yield from _storm(g, seat)
    home = haven_of(g, seat)
    if home and left and HOME in left[0].has:
        yield from _come_home(g, seat, home)
    if not home or not left or not earned(left[0]):
        return
    worth, full = goal_worth(left), False
    for good, n in sets(g).items():
        if amount(g, seat, good) >= n:
            full = True
            many = min(amount(g, seat, good) // n, len(left))
            yield Errand(home, "work", f"set:{good}", worth + (many - 1) * GOAL_WORTH, BRING)
    short = sets(g).get("part", 0) - amount(g, seat, "part")
    if full or short <= 0 or room_for(g, seat, "part") < short:
        return
    for name in SUPPLIES:
        place = supply_place(g.settings["board"], name)
        yield Errand(place, "buy", "buy", SOON * worth, FETCH, -1, 0.0, PART_PRICE * short)
    yield Errand(home, "work", "set:part", worth, BRING, FETCH)


def _come_home(g: Firefly, seat: int, home: int) -> Iterator[Errand]:
    """A Goal that asks for being at the own Haven, perhaps when a turn begins: there the turn ends."""
    left = goals_left(g, seat)
    if all(HAS[do.word](g, seat, do) for do in left[0].has if do not in (HOME, DAWN)):
        yield Errand(home, "end", "end", goal_worth(left), BRING)


def _storm(g: Firefly, seat: int) -> Iterator[Errand]:
    """The Goal that is worked beside the Cruiser, wherever it is."""
    left = goals_left(g, seat)
    goal = left[0]
    if not all(HAS[do.word](g, seat, do) for do in goal.has if do != CRUISER):
        return
    chance = stage_chance(whole_force(g, seat)._replace(money=RICH), goal.misbehave, goal.options)
    worth = tried(chance, goal_worth(left), AGAIN)
    if worth > 0 and chance > DARE:
        yield Errand(g.cruiser, "work", f"goal:{goal.id}", worth, GOAL)


def settle(g: Firefly, step: PlaceHaven, options: Sequence[str]) -> str:
    """Near the Supply Decks, and not beside the Cutter."""
    shops = [supply_place(g.settings["board"], name) for name in SUPPLIES]

    def far(key: str) -> tuple[bool, int, str]:
        at = find(g, key.partition(":")[2])
        ways = sorted(hops(g.settings["board"], at, shop) for shop in shops)
        return at == g.cutter, 2 * ways[0] + ways[1], key

    return min(options, key=far)


def imprison(g: Firefly, step: PickPrisoner, options: Sequence[str]) -> str:
    """Whoever is the greatest help once free."""
    return max(options, key=lambda key: (sum(crew_card(names_on(key[9:])[0]).skills), key))


def bring(g: Firefly, step: Actions | SetChoice, options: Sequence[str]) -> str:
    """A set that can be brought is brought."""
    return next((key for key in options if key.startswith("set:")), "" if isinstance(step, Actions) else "done")


def steal(g: Firefly, step: StealToken, options: Sequence[str]) -> str:
    """Always."""
    return options[0]


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (Actions, bring),
    (SetChoice, bring),
    (PlaceHaven, settle),
    (PickPrisoner, imprison),
    (StealToken, steal),
)
