"""What bots do in an attack: how they board, by which skill they fight, how they deal out Gear, stow and take."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.steps import Step
from game.rules.firefly.bots.cards import GOODS_WORTH, expendable
from game.rules.firefly.bots.errands import WANTED
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.pirates import odds
from game.rules.pirates.arming import best_dealing
from game.rules.pirates.boarding import BoardBy
from game.rules.pirates.bots.values import robs, stowed
from game.rules.pirates.bound import FreedChoice, JumpChoice
from game.rules.pirates.duel import AttackBy, DefendBy, Duel, GetReady, ThrowAgain
from game.rules.pirates.gambling import CalmChoice, NameSuit, likeliest
from game.rules.pirates.loot import HandChoice, Loot, LootJobs, RoomForLoot
from game.rules.pirates.marks import prey_of, rival_of
from game.rules.pirates.powers import StandIn


def board(g: Firefly, step: BoardBy, options: Sequence[str]) -> str:
    """The likelier way aboard."""
    ways = odds.ways_aboard(g, step.seat, g.work, rival_of(g))
    return f"board:{max(ways, key=lambda name: ways[name].chance)}"


def attack(g: Firefly, step: AttackBy, options: Sequence[str]) -> str:
    """The skill whose worst answer is the least bad."""
    return f"attack:{odds.chosen(odds.clashes(g, step.seat, g.work, rival_of(g), prey_of(g))).attack}"


def defend(g: Firefly, step: DefendBy, options: Sequence[str]) -> str:
    """The answer that leaves the attacker the least chance once all Gear is dealt."""
    found = odds.clashes(g, g.active, g.work, step.seat, prey_of(g))
    return f"defend:{min((c for c in found if c.attack == step.skill), key=lambda c: c.best).reply}"


def ready(g: Firefly, step: GetReady, options: Sequence[str]) -> str:
    """Gear goes where it adds most; then what may be stowed is, the dearest first, where Goods are to be stolen."""
    duel = next(wait for wait in reversed(g.stack) if isinstance(wait, Duel))
    best = best_dealing(g, step.seat, duel.skill if step.seat == duel.seat else duel.reply)
    for gear in g.zones.get(f"gear:{step.seat}", ()):
        if gear in g.carrier and best.get(gear) != g.carrier[gear]:
            return f"unequip:{gear}"
    for gear, crew in best.items():
        if g.carrier.get(gear) != crew:
            return f"equip:{gear}:{crew}"
    return (stowed(g, step.seat, options) if robs(g.work) else "") or "ready"


def again(g: Firefly, step: ThrowAgain, options: Sequence[str]) -> str:
    """Dice are thrown again where that makes the chance better."""
    keep, reroll = odds.again(g, step.duel)
    better = reroll > keep if step.seat == step.duel.seat else reroll < keep
    return "reroll" if better else "keep"


def take(g: Firefly, step: Loot, options: Sequence[str]) -> str:
    """The dearest first."""
    goods = [key for key in options if key.startswith("take:")]
    return max(goods, key=lambda key: GOODS_WORTH[key[5:]]) if goods else "enough"


def room(g: Firefly, step: RoomForLoot, options: Sequence[str]) -> str:
    """Nothing goes overboard for loot."""
    return "enough"


def take_job(g: Firefly, step: LootJobs, options: Sequence[str]) -> str:
    """The one that pays most."""
    jobs = [key for key in options if key.startswith("take:")]
    return max(jobs, key=lambda key: (job_card(key[5:]).pay, key)) if jobs else "enough"


def drop_job(g: Firefly, step: HandChoice, options: Sequence[str]) -> str:
    """The one that pays least."""
    return min(options, key=lambda key: (job_card(key[5:]).pay, key))


def jumped(g: Firefly, step: JumpChoice, options: Sequence[str]) -> str:
    """The reward is taken over, unless it would upset more of the Crew than it is worth: then they go free."""
    moral = sum(crew_card(one).moral for one in all_crew(g, step.seat))
    return "rescue" if job_card(step.bounty).immoral and moral > 1 else "jump"


def stand_in(g: Firefly, step: StandIn, options: Sequence[str]) -> str:
    """Whoever is missed less dies."""
    lost = next((str(crew) for wait in step.then if (crew := getattr(wait, "crew", ""))), "")
    better = lost and expendable(g, step.seat, step.crew) + WANTED < expendable(g, step.seat, lost)
    return "stand-in" if better else "keep"


def suit(g: Firefly, step: NameSuit, options: Sequence[str]) -> str:
    """The suit with the best odds."""
    return f"suit:{likeliest(g)}"


def _first(g: Firefly, step: Step, options: Sequence[str]) -> str:
    return options[0]


HABITS: tuple[tuple[type[Step], Callable[..., str]], ...] = (
    (BoardBy, board),
    (AttackBy, attack),
    (DefendBy, defend),
    (GetReady, ready),
    (ThrowAgain, again),
    (RoomForLoot, room),
    (Loot, take),
    (LootJobs, take_job),
    (HandChoice, drop_job),
    (JumpChoice, jumped),
    (StandIn, stand_in),
    (FreedChoice, _first),
    (NameSuit, suit),
    (CalmChoice, _first),
)
