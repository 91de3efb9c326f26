"""What attacks are worth to a captain, in $: what there is to take, how likely it is got, and what a defeat costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.content.firefly.records import CONTACTS, SKILLS, Job
from game.rules.firefly.bots.cards import CREW, GOODS_WORTH, grudge
from game.rules.firefly.bots.jobs import Outfit, favour_worth
from game.rules.firefly.boxes import wants
from game.rules.firefly.outlook.scoring import FADES, cuts
from game.rules.firefly.perks import all_crew, leader_of, perks, skill
from game.rules.firefly.ship.goods import room_for, shift
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.zones import amount
from game.rules.pirates.boarding import ABOARD
from game.rules.pirates.loot import LOOT
from game.rules.pirates.marks import own
from game.rules.pirates.odds import open_ways, stake
from game.rules.pirates.piracy import PIRACY
from game.rules.pirates.throws import Side, duel_chance, reach
from game.rules.shared.tempers import temper

STOLEN_JOB = 250
"""What a Job out of a rival's hand is worth besides its pay."""
OUTLAWED = 900
"""What a Warrant costs whose Job would have brought nothing else."""
HARM, FEWER, MOST = 3000, 500, 6
"""What it is worth that a rival is thrown back, half of that to who has still to find one; how much more for each
captain fewer than so many: who has few rivals gains by the loss of each."""
ROLLS = "again"
BEHIND, HELD, RIVALS_MORAL, TURNS = 2, 4, 0.2, 1.0
"""Whom one meets to rob: by how many points the weakest of the rivals is behind oneself, the Goods it has in the open,
how often its Leader is Moral, and how long it takes to meet it. Nobody has to be robbed, so that a defeat isn't
reckoned with."""
HIDDEN = ("cargo", "contraband", "part")
"""What is hidden from pirates; Fuel stays where it can be had."""
OWN = {
    "again": 40.0,
    "forces": 40.0,
    "hush": 380.0,
    "scares": 40.0,
    "duel:fight": 40.0,
    "attack:fight": 20.0,
    "board:tech": 120.0,
    "winch": 40.0,
    "reboards": 40.0,
    "wrecker": 40.0,
    "shut": 330.0,
    "traps": 115.0,
    "slip": 40.0,
    "frozen": 190.0,
    "stand-in": 40.0,
    "armour": 40.0,
    "grudge": 40.0,
    "summons": 40.0,
    "rummages": 40.0,
    "robs": 0.2,
    "lawman": 0.1,
    "redraws": 0.2,
    "gamble": 0.1,
}
"""What the perks of its cards are worth by themselves, or each of their points or $: what they add to an attack or keep
from one in a game of the usual length. What keeps pirates out is for who is rich."""
DEAREST = sorted(LOOT, key=lambda good: -GOODS_WORTH[good])
"""Goods as they are taken."""


def points(g: Firefly, seat: int) -> dict[str, int]:
    """What a crew adds to its dice in a Showdown that it begins, by each skill, with all Gear as it is."""
    more = perks(g, seat, "own")
    return {
        name: skill(g, seat, name) + sum(perk.n for perk in more if perk.what in (f"duel:{name}", f"attack:{name}"))
        for name in SKILLS
    }


def rough_chance(g: Firefly, seat: int, other: int, mine: Mapping[str, int]) -> float:
    """About how likely it is to get aboard a rival's ship and to win there, with such points."""
    needed = {name: ABOARD - mine[name] for name in open_ways(g, other)}
    if "tech" in needed:
        needed["tech"] -= sum(perk.n for perk in own(g, seat, "board:tech")) - sum(p.n for p in own(g, other, "traps"))
    return reach(min(needed.values()), ROLLS) * rough_win(mine, points(g, other))


def rough_win(mine: Mapping[str, int], theirs: Mapping[str, int]) -> float:
    """About how likely a Showdown is won with such points against such, of both of which the best count."""
    return duel_chance(Side(max(mine.values()), ROLLS), Side(max(theirs.values()), ROLLS))


def loot_worth(g: Firefly, seat: int, other: int, job: Job) -> float:
    """What winning a Piracy Job against a rival brings: what is taken, the Pay for it, what the Story and the Contact
    give for it; less the Cuts."""
    most = sum(do.n for band in job.options[0].bands for do in band.do if do.what.startswith("steal:"))
    if any(do.what == "steal:jobs" for band in job.options[0].bands for do in band.do):
        count = min(most, len(g.zones.get(f"hand:{other}", ())))
        found = count * (job.pay + STOLEN_JOB)
    else:
        count, found = 0, 0
        for good in DEAREST:
            n = min(most - count, amount(g, other, good, "hold"), room_for(g, seat, good))
            count, found = count + n, found + n * (job.pay + GOODS_WORTH[good])
    told = sum(one.kinds.get("piracy", 0.0) for one in wants(g, seat))
    return found + told + favour_worth(g, seat, job.contact) - cuts(all_crew(g, seat))


def raid_worth(g: Firefly, seat: int, other: int, item: str, chance: float) -> float:
    """What a Piracy Job against a rival is worth with such a chance to get aboard and win: half of those who fail don't
    get aboard, and lose nothing."""
    job = job_card(item)
    lost = 0.5 * (1 - chance) * defeat(g, seat, item)
    leader = leader_of(g, other)
    grief = sum(grudge(g, seat, one) for one in all_crew(g, seat) if crew_card(one).moral)
    wronged = chance * grief if leader and crew_card(leader).moral else 0.0
    return chance * (loot_worth(g, seat, other, job) + harm(g, seat)) - lost - wronged


def harm(g: Firefly, seat: int) -> float:
    """What it is worth to a captain at a table that a rival is thrown back."""
    return (HARM + FEWER * (MOST - len(g.ship))) * temper(g.settings, seat).fights


def robs(item: str) -> bool:
    """Whether Goods are what a card steals."""
    return any(do.what == "steal:goods" for band in job_card(item).options[0].bands for do in band.do)


def stowed(g: Firefly, seat: int, options: Sequence[str]) -> str:
    """The answer that puts most into the Stash, "" where none makes what lies there worth more."""

    def worth(t: Firefly) -> int:
        return sum(GOODS_WORTH[good] * amount(t, seat, good, "stash") for good in HIDDEN)

    best, most = "", worth(g)
    for key in options:
        if key.startswith("stow:") and key[5:] in HIDDEN:
            t = g.copy()
            shift(t, seat, key[5:], "hold")
            if worth(t) > most:
                best, most = key, worth(t)
    return best


def defeat(g: Firefly, seat: int, item: str) -> float:
    """What losing the Showdown of a card costs."""
    price = stake(item)
    lost = -CREW * min(price.kills, len(all_crew(g, seat))) + (OUTLAWED if price.warrant else 0)
    return lost * temper(g.settings, seat).danger


def reward(g: Firefly, seat: int, bounty: str, heads: int) -> float:
    """What delivering so many Fugitives brings: the Pay for each, what Lawmen get besides, what the Story gives; less
    the Cuts, and what the Moral of the Crew hold against an Immoral one."""
    job = job_card(bounty)
    bonus = sum(perk.n for perk in own(g, seat, "lawman")) * (1 if g.settings["law_bonus"] == "once" else heads)
    moral = sum(grudge(g, seat, one) for one in all_crew(g, seat) if crew_card(one).moral)
    told = sum(one.kinds.get("bounty", 0.0) for one in wants(g, seat))
    return job.pay * heads + bonus + told - cuts(all_crew(g, seat)) - (moral if job.immoral else 0.0)


def hopes(job: Job, outfit: Outfit) -> float:
    """What a Piracy Job is worth to who gets it and has still to find a rival for it."""
    if job.kind != PIRACY:
        return 0.0
    has = outfit.has
    chance = reach(ABOARD - max(has.tech, has.negotiate), ROLLS) * duel_chance(Side(BEHIND, ROLLS), Side(0, ROLLS))
    jobs = any(do.what == "steal:jobs" for band in job.options[0].bands for do in band.do)
    loot = 2 * (job.pay + STOLEN_JOB) if jobs else HELD * (job.pay + GOODS_WORTH["fuel"])
    told = sum(worth for kind, worth in outfit.tokens if kind == PIRACY)
    wins = (loot - outfit.cuts) * outfit.dollar + outfit.favours[CONTACTS.index(job.contact)] + told
    return float(chance * (wins + HARM / 2 * outfit.temper.fights - RIVALS_MORAL * outfit.grief) * FADES**TURNS)
