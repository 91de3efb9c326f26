"""How a bot deals with cards: what an option is worth in $, its test and its ends reckoned with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.content.firefly.records import Choosable, Do
from game.rules.firefly.boxes import wants
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.odds import band_chances, force, met
from game.rules.firefly.perks import all_crew, leader_of, team
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card, option_of
from game.rules.firefly.zones import amount, outlaw
from game.rules.shared.tempers import temper

GOODS_WORTH = {"cargo": 350, "contraband": 380, "passenger": 150, "fugitive": 100, "fuel": 110, "part": 250}
"""What a token aboard is worth in $."""
PROMISED = 1200
"""What a token is worth while a Job waits for it."""
WARRANT = -1500
CREW = -550
"""What losing one of the Crew costs: the price, and the time to find another."""
UPSET, UPSET_LEADER = 150.0, 450.0
"""What a first token costs."""
CHEER = 0.5
"""What it is worth to take a token away, by what the next one would cost."""
STAGE = 2500
"""What it is worth to get on with the stage that is worked."""
ENDS: Mapping[str, int] = {
    "keep-flying": 0,
    "full-stop": -180,
    "evade": -220,
    "proceed": STAGE,
    "complete": STAGE,
    "win": 10 * STAGE,
    "botched": 0,
    "warrant": WARRANT,
}


def option_worth(g: Firefly, seat: int, card: str, number: int, has: Force | None = None, more: int = 0) -> float:
    """What it is worth to a seat to choose an option of a card, with so much added to its test."""
    option = option_of(card, number)
    has = has or force(g, seat)
    total = words_worth(g, seat, option.do)
    if option.free_with and all(met(has, need) for need in option.free_with):
        return total + ENDS.get(option.end, 0)
    total += sum(word_worth(g, seat, do) for do in option.cost)
    return total + outcome(g, seat, option, has, more)


def outcome(g: Firefly, seat: int, option: Choosable, has: Force, more: int = 0) -> float:
    """What is to be expected of an option's test, or its end without one."""
    if option.test is None:
        return ENDS.get(option.end, 0)
    found = 0.0
    for share, number in band_chances(has, option, more):
        if share > 0:
            band = option.bands[number]
            found += share * (words_worth(g, seat, band.do) + ENDS.get(band.end, 0))
    return found


def words_worth(g: Firefly, seat: int, do: Iterable[Do]) -> float:
    """What words of a card are worth together."""
    return sum([word_worth(g, seat, word) for word in do])


def word_worth(g: Firefly, seat: int, do: Do) -> float:
    """What one word of a card is worth to a seat, in $."""
    word, what, n = do.word, do.what, do.n
    if word in ("load", "load_up_to"):
        return GOODS_WORTH[what] * min(n, room_for(g, seat, what))
    if word in ("load_any", "load_per_crew", "load_per_idle"):
        return GOODS_WORTH[what] * min(3, room_for(g, seat, what))
    if word in ("lose", "spend"):
        return -dear(g, seat, what) * min(n, amount(g, seat, what))
    if word in ("take", "pay_more"):
        return n
    if word in ("pay", "lose_money"):
        return -min(n, g.money[seat])
    if word in ("lose_all", "seize"):
        goods = ("passenger", "fugitive") if word == "lose_all" else ("contraband", "fugitive")
        return -sum(250 * amount(g, seat, good, "" if word == "lose_all" else "hold") for good in goods)
    if word in ("kill", "kill_all", "kill_chosen"):
        return death(g, seat, n if word == "kill" else 1 if word == "kill_chosen" else len(team(g, seat)))
    if word == "disgruntle":
        return -sum(grudge(g, seat, one) for one in touched(g, seat, what))
    if word == "soothe":
        return sum(CHEER * grudge(g, seat, one) for one in touched(g, seat, what) if one in g.disgruntled)
    if word == "fire":
        return sum(CREW for one in team(g, seat) if what in crew_card(one).professions)
    if word == "half_pay":
        return -0.5 * (job_card(g.work).pay if g.work and not g.work.startswith("goal:") else 0)
    if word == "special":
        return -min(n, g.money[seat]) / 4
    return float(PLAIN.get(word, 0)) if word != "contact" else (-800.0 if outlaw(g, seat) else 0.0)


PLAIN = {"warrant": WARRANT, "lose_upgrade": -600, "take_upgrade": 700, "lose_solid": -500, "evade": -150, "buy": 150}


def dear(g: Firefly, seat: int, good: str) -> int:
    """What a token is worth that would be given away: more where a Job waits for it, and the last Fuel."""
    much = amount(g, seat, good)
    if 0 < much <= promised(g, seat, good):
        return PROMISED
    return GOODS_WORTH[good] + (150 if good == "fuel" and much <= 2 else 0)


def promised(g: Firefly, seat: int, good: str) -> int:
    """How many tokens of a kind the Active Jobs still have to deliver, and a Story waits for."""
    jobs = [job_card(job) for job in g.zones.get(f"active:{seat}", ()) if g.stage.get(job)]
    gathered = sum(one.goods.get(good, 0) for one in wants(g, seat))
    return gathered + sum(do.n or 1 for job in jobs for do in job.load if do.what == good)


def death(g: Firefly, seat: int, count: int) -> float:
    """What so many Kills cost: a content Leader can take the first, a Medic saves one of three."""
    crew = team(g, seat)
    leader = leader_of(g, seat)
    spare = leader in crew and leader not in g.disgruntled
    lost = min(count, len(crew)) - (1 if spare else 0)
    share = 0.67 if any("medic" in crew_card(one).professions for one in crew) else 1.0
    minds = temper(g.settings, seat).danger
    return minds * share * (CREW * max(0, lost) - (UPSET_LEADER if spare else 0))


def grudge(g: Firefly, seat: int, crew: str) -> float:
    """What another token costs on one of the Crew: who has one leaves, and all leave a Leader who has one."""
    leads = crew_card(crew).leader
    if crew not in g.disgruntled:
        return UPSET_LEADER if leads else UPSET
    return -CREW * (max(1, len(all_crew(g, seat)) - 1) if leads else 1.0)


def touched(g: Firefly, seat: int, what: str) -> Sequence[str]:
    """Whom "moral", "team" or "all" means."""
    if what == "team":
        return team(g, seat)
    crew = all_crew(g, seat)
    return [one for one in crew if crew_card(one).moral] if what == "moral" else crew


def expendable(g: Firefly, seat: int, crew: str) -> float:
    """How little one of the Crew is missed: the least of it is given up first. A content Leader takes a Kill with a
    token."""
    card = crew_card(crew)
    if card.leader:
        return 100.0 if crew not in g.disgruntled else 5000.0
    skills = card.skills.fight + card.skills.tech + card.skills.negotiate
    found = card.cost + 120 * skills + 80 * len(card.keywords) + 50 * len(card.professions)
    found += 300 * ("medic" in card.professions) + 60 * len(card.perks)
    return float(found / 2 if crew in g.disgruntled else found)
