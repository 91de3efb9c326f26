"""What a bot does in fights: whom it troubles, who meets whom, which instants are worth their price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from game.rules.fancards.bots.sense import whim, worth
from game.rules.fancards.cards.defence import AimAt
from game.rules.fancards.crew import combat_of, left_of, trades_of
from game.rules.fancards.faces import is_unit, unit_face
from game.rules.fancards.scoring import done
from game.rules.fancards.state import FanCards, crew_at, crew_of, seat_of
from game.rules.fancards.verse.brawls import Muster, PickFoe
from game.rules.fancards.verse.encounter import Attack
from game.rules.fancards.verse.lanes import able, guards_of, laid, lanes
from game.rules.fancards.verse.odds import lane, odds
from game.rules.fancards.verse.regroup import SQUAD, ComeHome, Riposte
from game.rules.fancards.verse.resolving import Clash
from game.rules.fancards.verse.responses import Assign, Jamming, Respond
from game.rules.fancards.work.missions import FaceFoe, FacePenalty
from game.rules.fancards.work.ring import FaceKeeper
from game.rules.shared.tempers import temper

BOTHER, WORRY = 0.12, 0.3
"""The chances of a wound from which on trouble is sent, and an answer is paid for."""
EAGER, WARY = 0.05, 0.2
"""The same for a captain who looks far ahead."""
HAZARD = 0.4
"""What a hazard is worth beside the wound of a unit."""
EVEN = (0.15, 0.75)
"""The chances of a unit between which an instant may turn its fight."""


def dear(g: FanCards, seat: int, card: str) -> float:
    """What losing somebody costs: strength, trades nobody else has, the captain's word."""
    own = trades_of(g, card)
    alone = len(own.difference(*[trades_of(g, other) for other in crew_of(g, seat) if other != card])) if own else 0
    return 2.0 + 0.5 * combat_of(g, card) + alone + 2.0 * (g.captain[seat] == card)


Worth = Callable[[str, tuple[str, ...]], float]
"""What it is worth to a seat when some of its crew meet an attacker."""


def outcomes(g: FanCards, seat: int) -> Worth:
    """The worth of fights as they stand, each found out once."""
    return cache(partial(_outcome, g, cache(partial(dear, g, seat)), temper(g.settings, seat).danger))


def _outcome(g: FanCards, dear: Callable[[str], float], minds: float, attacker: str, guards: tuple[str, ...]) -> float:
    said = lane(g, attacker, guards)
    lost = 0.0
    for card, wounded, dead in zip(guards, said.wounded, said.dead):
        price = dear(card)
        lost += price * dead + 0.6 * price / max(1, left_of(g, card)) * max(0.0, wounded - dead)
    return 0.5 * said.hits + 0.8 * said.killed - lost * minds


def left_to_them(g: FanCards, outcome: Worth, attacker: str) -> float:
    """What it is worth to leave an attacker to those whom its owner chooses."""
    return min([outcome(attacker, (card,)) for card in able(g, g.aim[attacker])], default=0.0)


def stake(g: FanCards, victim: int) -> float:
    """How much a captain is worth bothering: who is near to winning is bothered most."""
    return 1.0 + done(g, victim) + 0.3 * len(g.zones.get(f"jobs:{victim}", ()))


def attack(g: FanCards, step: Attack, options: Sequence[str], least: float = BOTHER) -> str:
    """The encounter with the best chance of harm against whoever is near to winning."""
    best, most, bother = "done", 0.0, least / temper(g.settings, step.seat).fights
    for key in options:
        word, _, rest = key.partition(":")
        if word == "incite":
            return key
        if word != "lay":
            continue
        card, _, place = rest.partition(":")
        victim = seat_of(place)
        harm = HAZARD
        if is_unit(card):
            harm = min((odds(g, who, card, True).lose for who in crew_at(g, place)), default=0.0)
        worth = harm * stake(g, victim) * (0.7 + 0.6 * whim(g, step.seat, victim)) if harm >= bother else 0.0
        if worth > most:
            best, most = key, worth
    return best


def respond(g: FanCards, step: Respond, options: Sequence[str], worry: float = WORRY) -> str:
    """One instant at a time, where a wound is likely."""
    crews = [(unit, able(g, g.aim[unit])) for unit in lanes(g, step.seat)]
    bad = [min(odds(g, card, unit).lose for card in crew) for unit, crew in crews if crew]
    worried = any(chance >= worry for chance in bad) and not g.zones.get("answers")
    return next((key for key in options if worried and key.startswith("answer:")), "ready")


def assign(g: FanCards, step: Assign, options: Sequence[str]) -> str:
    """Whoever makes most of a lane that is better met than left to the attacker."""
    best, most, outcome = "ready", 0.05, outcomes(g, step.seat)
    for key in options:
        if key == "ready":
            continue
        _, card, attacker = key.split(":", 2)
        guards = g.guard.get(attacker, ())
        before = outcome(attacker, guards) if guards else left_to_them(g, outcome, attacker)
        gained = outcome(attacker, (*guards, card)) - before
        if gained > most:
            best, most = key, gained
    return best


def clash(g: FanCards, step: Clash, options: Sequence[str]) -> str:
    """Fights whom it hurts most; an instant where it may turn the fight."""
    victim = seat_of(g.aim[step.unit])
    guards = guards_of(g, step.unit)
    chance = odds(g, guards[0], step.unit).lose if guards else 0.0
    nasty = [key for key in options if key.startswith("nasty:") and guards and _hits(g, step.unit, guards[0], key)]
    if nasty and EVEN[0] <= chance <= EVEN[1]:
        return nasty[0]
    picks = [key for key in options if key.startswith("pick:")]
    if picks:
        outcome = outcomes(g, victim)
        worths = {key: outcome(step.unit, (key.split(":")[-1],)) for key in picks}
        worst = min(picks, key=worths.__getitem__)
        if "fight" not in options or worths[worst] < outcome(step.unit, tuple(guards)):
            return worst
    return "fight"


def _hits(g: FanCards, unit: str, guard: str, key: str) -> bool:
    """Whether a nasty instant does something to a fight: to the unit, to whoever meets it or to its weapon."""
    target = key.split(":")[2]
    return target in (unit, guard) or g.carrier.get(target) == guard


def riposte(g: FanCards, step: Riposte, options: Sequence[str]) -> str:
    """A survivor is challenged where that is worth the risk."""
    best, most, outcome = "pass", 0.2, outcomes(g, step.seat)
    for key in options:
        if key != "pass":
            _, card, unit = key.split(":", 2)
            worth = outcome(unit, (card,))
            if worth > most:
                best, most = key, worth
    return best


def home(g: FanCards, step: ComeHome, options: Sequence[str]) -> str:
    """Into the squad while there is room: the hand stays free."""
    room = len(g.zones.get(f"squad:{step.seat}", ())) < SQUAD
    return next(key for key in options if key.startswith("squad:" if room else "hand:"))


def aim(g: FanCards, step: AimAt, options: Sequence[str]) -> str:
    """Help for whom it would be worst to lose, against the strongest unit."""

    def worth(key: str) -> float:
        target = key.rpartition(":")[2]
        if target in crew_of(g, step.seat):
            return dear(g, step.seat, target)
        return unit_face(target).combat if target in laid(g) and is_unit(target) else 0.0

    return max(options, key=worth)


def foe(g: FanCards, step: FaceFoe | FacePenalty, options: Sequence[str]) -> str:
    """The best fighter goes on while the fight is worth it."""
    best, most = ("break_off", -0.4) if "break_off" in options else ("", float("-inf"))
    prize = 0.15 * worth(step.job) if isinstance(step, FaceFoe) else 0.0
    for key in options:
        if key != "break_off":
            _, card, number = key.split(":", 2)
            enemy = f"foe:{step.job}:{number}" if isinstance(step, FaceFoe) else step.foe
            gain = duel(g, step.seat, card, enemy) + prize * odds(g, card, enemy).win
            if gain > most:
                best, most = key, gain
    return best


def duel(g: FanCards, seat: int, card: str, enemy: str) -> float:
    """What one fight is worth: a hit less what it may cost."""
    said, minds = odds(g, card, enemy), temper(g.settings, seat).danger
    return 2.0 * said.win - minds * said.lose * dear(g, seat, card) / max(1, left_of(g, card)) * 0.5


def keeper(g: FanCards, step: FaceKeeper, options: Sequence[str]) -> str:
    """The same against whoever keeps a part of the broadcast."""
    fights = [key for key in options if key != "break_off"]
    worths = {key: duel(g, step.seat, key.split(":")[1], f"foe:{step.part}:0") for key in fights}
    best = max(worths, key=lambda key: worths[key])
    return best if worths[best] > -1.0 else "break_off"


def pick(g: FanCards, step: PickFoe, options: Sequence[str]) -> str:
    """Whom it hurts most."""
    attacker = step.attackers[0]
    return max(options, key=lambda key: odds(g, attacker, key.split(":")[-1]).win)


def jamming(g: FanCards, step: Jamming, options: Sequence[str]) -> str:
    """What was laid against oneself is cancelled."""
    return options[0]


def muster(g: FanCards, step: Muster, options: Sequence[str]) -> str:
    """Who began it fights it out alone."""
    return "go"
