"""Attacks rolled by the machine against the chances that were told for them, and what the lost ones cost."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from random import Random
from typing import Any

from game.core.engine import advance, settle
from game.core.rng import seeded
from game.core.zones import move
from game.rules.firefly.cards.gifted import gifted_crew
from game.rules.firefly.crew.gear import may_carry
from game.rules.firefly.crew.killing import KillChoice
from game.rules.firefly.crew.testing import AfterRoll
from game.rules.firefly.crew.throwing import worth
from game.rules.firefly.jobs.attempt import back_aboard
from game.rules.firefly.perks import all_crew
from game.rules.firefly.settings import chosen
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play, kind
from game.rules.pirates import odds
from game.rules.pirates.arming import best_dealing, dealt
from game.rules.pirates.boarding import ABOARD, BoardBy
from game.rules.pirates.bots.showdown import HABITS, again
from game.rules.pirates.duel import AttackBy, DefendBy, ThrowAgain
from game.rules.registry import ruleset
from tests.long.result import Result
from tests.rules.firefly.table import table
from tests.told import lines

RULES = ruleset("firefly")
ON = {"pirates": "on"}
PER_CASE = 2_000
"""Attacks by which one chance is judged."""
SURE = 5.0
"""By how many standard deviations what came out may differ from what was told."""
JOBS = ("pilfer-purloin-and-plunder", "hard-rustlin", "alliance-commission")
PLACE = "persephone"
"""Where both ships are, and where whoever is hunted alone lies."""
LONE = ("billy", "bree", "river-tam")
TRAP = "booby-traps"


def raids(size: int, seed: int) -> Result:
    """Roll `size` boardings, Showdowns and whole attacks: each case has other crews, Gear and ships; every fifth is a
    hunt for somebody in nobody's crew."""
    result = Result("boardings, Showdowns and losses rolled by the machine, against exact chances")
    worst, off, cases = 0.0, 0.0, 0
    while result.tried < size:
        many = min(PER_CASE, size - result.tried)
        luck = Random(f"{seed}:{cases}")
        said, won, name = [boarding, showdown, showdown, hunted, whole][cases % 5](luck, many)
        away = abs(won - many * said) / sqrt(max(0.25, many * said * (1 - said)))
        if away > SURE:
            result.faults.append(f"seed {seed}, case {cases}: {name}: told {said:.4f}, came {won} times of {many}")
        worst, off, cases = max(worst, away), max(off, abs(won / many - said)), cases + 1
        result.tried += many
    result.notes = {"cases": cases, "slowest to agree": round(worst, 2), "largest difference": round(off, 4)}
    return result


def boarding(luck: Random, many: int) -> tuple[float, int, str]:
    """How likely a way aboard is, and how often it led there."""
    g, job = crews(luck)
    t = odds.set_out(g, 0, job, 1)
    way = luck.choice(list(odds.ways_aboard(g, 0, job, 1)))
    t.stack = [BoardBy(0)]
    won = sum(_rolled(t, [f"board:{way}"], luck.getrandbits(60)) for _ in range(many))
    return odds.ways_aboard(g, 0, job, 1)[way].chance, won, f"board {way}"


def showdown(luck: Random, many: int) -> tuple[float, int, str]:
    """How likely the Showdown by two skills is won, with the Gear as it lies or dealt for the best."""
    g, job = crews(luck)
    t, best = odds.set_out(g, 0, job, 1), luck.random() < 0.5
    said = luck.choice(odds.clashes(g, 0, job, 1))
    if best:
        for seat, name in ((0, said.attack), (1, said.reply)):
            t = dealt(t, seat, best_dealing(t, seat, name))
    t.stack = [AttackBy(0)]
    keys = [f"attack:{said.attack}", f"defend:{said.reply}"]
    won = sum(_rolled(t, keys, luck.getrandbits(60)) for _ in range(many))
    return said.best if best else said.chance, won, f"{said} {best}"


def hunted(luck: Random, many: int) -> tuple[float, int, str]:
    """How likely somebody alone is caught."""
    prey = luck.choice(LONE)
    g, _ = crews(luck, pile={f"supply:{PLACE}": [prey]}, wanted=[f"wanted-{prey}"], without=prey)
    crew, bounty = (next(i for z in g.zones.values() for i in z if face(i) == n) for n in (prey, f"wanted-{prey}"))
    t, said = odds.set_out(g, 0, bounty, -1, crew), luck.choice(odds.clashes(g, 0, bounty, -1, crew))
    t.stack = [AttackBy(0)]
    won = sum(_rolled(t, [f"attack:{said.attack}"], luck.getrandbits(60)) for _ in range(many))
    return said.chance, won, f"{prey} {said}"


def whole(luck: Random, many: int) -> tuple[float, int, str]:
    """How likely it is to get aboard and win there, and how often it came to that."""
    while True:
        g, job = crews(luck)
        if not (gifted_crew(g, 0, "") and any(face(item) == TRAP for item in g.zones.get("upgrade:1", ()))):
            break  # whom a trap should hit would depend on the die of who is gifted
    ways = odds.attacks(g, 0, job, 1)
    way = max(ways, key=lambda name: ways[name])
    t = odds.set_out(g, 0, job, 1)
    t.stack = [BoardBy(0)]
    move(t, job, "hand:0", "active:0")
    known: dict[Hashable, str] = {}
    won = sum(_won(t, way, luck.getrandbits(60), known) for _ in range(many))
    return ways[way], won, f"won after boarding by {way}: {face(job)}"


def _won(start: Firefly, way: str, seed: int, known: dict[Hashable, str]) -> bool:
    """Whether an attack by both sides' best answers is won; a lost one costs what was said then, a Warrant or none, and
    no more of the team. `known`: those answers, as long as the same people carry the same Gear."""
    g = start.copy()
    g.rng, g.news = seeded(seed), []
    while (choice := advance(g)) is not None:
        options = {option.key: option for option in choice.options(g)}
        key = f"board:{way}" if isinstance(choice, BoardBy) else next(iter(options))
        habit = next((habit for kind, habit in HABITS if isinstance(choice, kind)), None)
        if habit is not None and not isinstance(choice, BoardBy):
            state = choice, g.zones["team:0"], frozenset(g.carrier.items()), frozenset(g.goods.items())
            if state not in known:
                known[state] = habit(g, choice, list(options))
            key = known[state]
        elif isinstance(choice, AfterRoll):
            key = _boarding_again(g, choice, list(options))
        elif isinstance(choice, KillChoice) and not _fought(g):
            state = choice, g.zones["team:0"]
            if state not in known:
                known[state] = max(options, key=lambda key: _worth_without(start, key[5:], way))
            key = known[state]
        settle(g, options[key])
        if any(line[0] == "showdown" and line[5] > line[7] for line in lines(g.news)):
            return True
    if _fought(g):
        told = lines(g.news)
        told = told[next(i for i, line in enumerate(told) if line[0] == "showdown") :]  # before it a trap may Kill, too
        risk = odds.stake(start.work)
        assert g.warrants[0] - start.warrants[0] == risk.warrant, "a Warrant that wasn't told"
        hit = [line for line in told if line[0] in ("killed", "saved") or line[-1] == "killed"]  # or a Leader
        assert len(hit) <= risk.kills, f"more Killed than was told: {hit}"
    return False


def _worth_without(start: Firefly, crew: str, way: str) -> float:
    """How likely the attack is won when it springs a trap that hits one of the team, the throw included."""
    left = start.copy()
    back_aboard(left, 0, crew)
    return odds.landing(start, left, 0, way)[1] * odds.chosen(odds.clashes(left, 0, start.work, 1)).best


def _fought(g: Firefly) -> bool:
    return any(line[0] == "showdown" for line in lines(g.news))


def crews(luck: Random, without: str = "", **tables: Any) -> tuple[Firefly, str]:
    """Two ships in a Sector with whatever crews, Gear dealt out by chance, and a Piracy Job in hand."""
    played = in_play(chosen(RULES, 2, ON))
    supply = [item for deck, cards in played.items() if deck.startswith("supply:") for item in cards]
    people = [face(item) for item in supply if kind(item) == "crew" and face(item) != without]
    gear = [face(item) for item in supply if kind(item) == "gear"]
    leaders = [face(item) for item in played["setup"] if kind(item) == "crew"]
    folk, heads, things = luck.sample(people, 8), luck.sample(leaders, 2), luck.sample(gear, 12)
    upgrades = luck.sample(["mag-grappler-launchers", TRAP, "electronic-defense-suite"], 2)
    more = {"bonus_roll": luck.choice(("again", "once"))}
    t = table(
        settings={**ON, **more},
        at={0: PLACE, 1: PLACE},
        ship={0: luck.choice(["interceptor", "serenity"])},
        crew={0: [heads[0], *folk[: luck.randint(0, 3)]], 1: [heads[1], *folk[4 : 4 + luck.randint(0, 4)]]},
        gear={0: things[:6], 1: things[6:]},
        upgrades={0: upgrades[:1], 1: upgrades[1:]},
        hand={0: [luck.choice(JOBS)]},
        **tables,
    )
    for seat in (0, 1):
        for item in t.g.zones[f"gear:{seat}"]:
            who = [one for one in all_crew(t.g, seat) if may_carry(t.g, seat, item, one)]
            if who and luck.random() < 0.6:
                t.g.carrier[item] = luck.choice(who)
    return t.g, t.g.zones["hand:0"][0]


def _rolled(start: Firefly, keys: list[str], seed: int) -> bool:
    """Whether one attack comes out well that is begun with those answers and goes on with the best ones."""
    g = start.copy()
    g.rng, g.news, left = seeded(seed), [], list(keys)
    while (choice := advance(g)) is not None:
        told = [line for line in lines(g.news) if line[0] == "showdown"]
        if told:
            return bool(told[0][5] > told[0][7])
        options = {option.key: option for option in choice.options(g)}
        key = next(iter(options))
        if isinstance(choice, (BoardBy, AttackBy, DefendBy)):
            if not left:
                return True  # aboard
            key = left.pop(0)
        elif isinstance(choice, ThrowAgain):
            key = again(g, choice, list(options))
        elif isinstance(choice, AfterRoll):
            key = _boarding_again(g, choice, list(options))
        elif isinstance(choice, KillChoice):
            key = max(options, key=lambda key: _left(g, key[5:], keys[0][6:]))
        settle(g, options[key])
    told = [line for line in lines(g.news) if line[0] == "showdown"]
    return bool(told) and bool(told[0][5] > told[0][7])


def _boarding_again(g: Firefly, choice: AfterRoll, options: list[str]) -> str:
    """A throw is made again where it isn't enough."""
    again = next((key for key in options if key.startswith("reroll")), "keep")
    return again if choice.thrown.total(g) < ABOARD else "keep"


def _left(g: Firefly, crew: str, name: str) -> int:
    """What a team adds without one of it."""
    left = g.copy()
    back_aboard(left, 0, crew)
    return worth(left, 0, name, False, "", 0)
