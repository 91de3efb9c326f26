"""What bots do in a raid: whom they attack, by which skill, what they take, and how they defend themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.content.firefly.records import SKILLS
from game.core.steps import Step
from game.rules.firefly.bots.cards import GOODS_WORTH
from game.rules.firefly.perks import all_crew, leader_of, points
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import amount
from game.rules.pirates import odds
from game.rules.pirates.boarding import BoardBy, more_by_tech
from game.rules.pirates.bound import FreedChoice, JumpChoice
from game.rules.pirates.duel import AttackBy, DefendBy, GetReady, ThrowAgain
from game.rules.pirates.gambling import CalmChoice, NameSuit, likeliest
from game.rules.pirates.loot import LOOT, HandChoice, Loot, LootJobs, RoomForLoot
from game.rules.pirates.powers import StandIn
from game.rules.pirates.sides import strength

LEAD = 2
"""By how much one's own crew must be stronger than a rival's before it is raided."""
PRIZE = 3
"""How many Goods must lie in the open there."""


def might(g: Firefly, seat: int) -> int:
    """The best that a crew could bring to a Showdown, everybody aboard counted."""
    crew = all_crew(g, seat)
    return max(sum(points(g, seat, one, name) for one in crew) for name in SKILLS)


def worth_hunting(g: Firefly, seat: int, crew: str) -> bool:
    """Whether somebody in nobody's crew is weak enough to be hunted."""
    lies = any(crew in g.zones.get(f"crew:{other}", ()) for other in g.ship)
    return not lies and might(g, seat) >= max(crew_card(crew).skills) + LEAD


def hunted(key: str) -> str:
    """Whom an answer "hunt:<bounty>#<n>:<crew>" hunts; cards of mods have a ":" in their names, too."""
    return key.partition("#")[2].partition(":")[2]


def raids(g: Firefly, step: Actions, options: Sequence[str]) -> str:
    """A Piracy Job is worked where the rival is weaker and has something to take; else whatever else there is to do."""
    delivered = [key for key in options if key.startswith("deliver:")]
    if delivered:
        return delivered[0]
    best, chosen = 0, ""
    for key in options:
        if key.startswith("hunt:") and not chosen and worth_hunting(g, step.seat, hunted(key)):
            chosen = key
        word, _, rest = key.partition(":")
        job, _, other = rest.rpartition(":")
        if word != "work" or not other.isdigit() or job_card(job).kind != "piracy":
            continue
        grieves = crew_card(leader_of(g, int(other))).moral and any(
            crew_card(crew).moral for crew in all_crew(g, step.seat)
        )
        goods = sum(amount(g, int(other), good, "hold") for good in LOOT)
        lead = might(g, step.seat) - might(g, int(other))
        if lead >= LEAD and goods >= PRIZE and not grieves and goods > best:
            best, chosen = goods, key
    return chosen


def board(g: Firefly, step: BoardBy, options: Sequence[str]) -> str:
    """The likelier way aboard."""
    tech = strength(g, step.seat, "tech") + more_by_tech(g, step.seat)
    way = "board:tech" if tech >= strength(g, step.seat, "negotiate") else "board:negotiate"
    return way if way in options else options[0]


def strongest(g: Firefly, step: AttackBy | DefendBy, options: Sequence[str]) -> str:
    """The skill in which one's own crew is strongest."""
    return max(options, key=lambda key: strength(g, step.seat, key.partition(":")[2]))


def ready(g: Firefly, step: GetReady, options: Sequence[str]) -> str:
    """What may be stowed away is, as long as it makes a difference."""
    stows = [key for key in options if key.startswith("stow:")]
    dear = [key for key in stows if key[5:] in LOOT and not amount(g, step.seat, key[5:], "stash")]
    return max(dear, key=lambda key: GOODS_WORTH[key[5:]]) if dear else "ready"


def again(g: Firefly, step: ThrowAgain, options: Sequence[str]) -> str:
    """Dice are thrown again where that makes the chance better."""
    keep, reroll = odds.again(g, step.duel)
    better = reroll > keep if step.seat == step.duel.seat else reroll < keep
    return "reroll" if better else "keep"


def take(g: Firefly, step: Loot, options: Sequence[str]) -> str:
    """The dearest first."""
    goods = [key for key in options if key.startswith("take:")]
    return max(goods, key=lambda key: GOODS_WORTH[key[5:]]) if goods else "enough"


def take_job(g: Firefly, step: LootJobs, options: Sequence[str]) -> str:
    """The one that pays most."""
    jobs = [key for key in options if key.startswith("take:")]
    return max(jobs, key=lambda key: job_card(key[5:]).pay) if jobs else "enough"


def drop_job(g: Firefly, step: HandChoice, options: Sequence[str]) -> str:
    """The one that pays least."""
    return min(options, key=lambda key: job_card(key[5:]).pay)


def suit(g: Firefly, step: NameSuit, options: Sequence[str]) -> str:
    """The suit with the best odds."""
    return f"suit:{likeliest(g)}"


def _first(g: Firefly, step: Step, options: Sequence[str]) -> str:
    return options[0]


def _room(g: Firefly, step: RoomForLoot, options: Sequence[str]) -> str:
    return "enough"


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (Actions, raids),
    (BoardBy, board),
    (AttackBy, strongest),
    (DefendBy, strongest),
    (GetReady, ready),
    (ThrowAgain, again),
    (RoomForLoot, _room),
    (Loot, take),
    (LootJobs, take_job),
    (HandChoice, drop_job),
    (JumpChoice, _first),
    (StandIn, _first),
    (FreedChoice, _first),
    (NameSuit, suit),
    (CalmChoice, _first),
)
