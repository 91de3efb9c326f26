"""Why a hint speaks for an answer of the box: its exact chance, what it brings, what else would be lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.before import chance
from game.app.games.pirates.facing import prize, running
from game.app.games.pirates.prey import drop_off
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.core.steps import Option
from game.rules.firefly.perks import all_crew
from game.rules.firefly.tokens import job_card, kind
from game.rules.pirates import odds
from game.rules.pirates.bound import captives, holder
from game.rules.pirates.listing import BOUNTY
from game.rules.pirates.marks import prey_of, rival_of
from game.rules.pirates.piracy import PIRACY

ATTACKS = (PIRACY, BOUNTY)
"""The kinds of cards that somebody is attacked by."""
Reason = Callable[[Situation, Words, Option], str]


def _skill(words: Words, option: Option) -> str:
    return words(f"firefly.skill.{option.key.partition(':')[2]}")


def _clashes(now: Situation) -> list[odds.Clash]:
    return odds.clashes(now.g, now.g.active, now.g.work, rival_of(now.g), prey_of(now.g))


def _share(now: Situation, chance: float) -> str:
    """The attacker's chance as whoever is asked has it."""
    return percent(chance if now.seat == now.g.active else 1 - chance)


def _side(now: Situation) -> str:
    return "wins" if now.seat == now.g.active else "holds"


# ------------------------------------------------------------ an attack


def _go(now: Situation, words: Words, option: Option) -> str:
    """The team sets out: the chance of all of it with whoever goes, and what it brings; "" for any other Job."""
    g, job = now.g, now.job(now.g.work)
    if job is None or job.kind not in ATTACKS:
        return ""
    other, prey = rival_of(g), prey_of(g)
    if job.kind == PIRACY:
        return words("pirates.hint.raid", name=now.name(other), chance=chance(now), what=prize(now, words, job))
    if prey:
        return words("pirates.hint.hunt", card=title(prey), chance=chance(now), **_worth(now, words, g.work, 1))
    worth = _worth(now, words, g.work, len(captives(g, other, g.work)))
    return words("pirates.hint.jump", name=now.name(other), chance=chance(now), **worth)


def _board(now: Situation, words: Words, option: Option) -> str:
    way = odds.ways_aboard(now.g, now.seat, now.g.work, rival_of(now.g))[option.key.partition(":")[2]]
    win = percent(odds.chosen(_clashes(now)).best)
    return words("pirates.hint.board", skill=_skill(words, option), chance=percent(way.chance), win=win)


def _attack(now: Situation, words: Words, option: Option) -> str:
    name = option.key.partition(":")[2]
    worst = min((one for one in _clashes(now) if one.attack == name), key=lambda one: one.best)
    reply = words(f"firefly.skill.{worst.reply}")
    return words("pirates.hint.attack", skill=_skill(words, option), reply=reply, chance=percent(worst.best))


def _defend(now: Situation, words: Words, option: Option) -> str:
    choice: Any = now.choice
    key = choice.skill, option.key.partition(":")[2]
    one = next(one for one in _clashes(now) if (one.attack, one.reply) == key)
    return words("pirates.hint.defend", skill=_skill(words, option), chance=percent(1 - one.best))


def _ready(now: Situation, words: Words, option: Option) -> str:
    duel = running(now.g)
    if duel is None:
        return ""
    one = next(one for one in _clashes(now) if (one.attack, one.reply) == (duel.skill, duel.reply))
    return words(f"pirates.hint.ready.{_side(now)}", chance=_share(now, one.chance))


def _dealt(now: Situation, words: Words, option: Option) -> str:
    """Gear is handed over, or goods are stowed, before the dice."""
    if now.kind != "GetReady":
        return ""
    head, _, tail = option.key.partition(":")
    gear, _, crew = tail.partition(":")
    if head == "stow":
        return words("pirates.hint.stow")
    return words(f"pirates.hint.{head}", card=title(gear), crew=title(crew) if crew else "")


def _again(now: Situation, words: Words, option: Option) -> str:
    if now.kind == "StandIn":
        return _stand_in(now, words, option)
    if now.kind != "ThrowAgain":
        return ""
    choice: Any = now.choice
    both = odds.again(now.g, choice.duel)
    this, other = both if option.key == "keep" else both[::-1]
    return words(f"pirates.hint.again.{_side(now)}", this=_share(now, this), other=_share(now, other))


def _take(now: Situation, words: Words, option: Option) -> str:
    if now.kind == "Loot":
        return words("pirates.hint.take")
    choice: Any = now.choice
    money = words("money", n=job_card(option.key[5:]).pay)
    return words("pirates.hint.take.job", name=now.name(choice.other), money=money) if now.kind == "LootJobs" else ""


def _enough(now: Situation, words: Words, option: Option) -> str:
    return words("pirates.hint.room" if now.kind == "RoomForLoot" else "pirates.hint.enough")


def _drop(now: Situation, words: Words, option: Option) -> str:
    if now.kind != "HandChoice":
        return ""
    return words("pirates.hint.drop", money=words("money", n=job_card(option.key[5:]).pay))


def _stand_in(now: Situation, words: Words, option: Option) -> str:
    choice: Any = now.choice
    return words(f"pirates.hint.stand.{option.key}", card=title(choice.crew))


# ------------------------------------------------------------ Fugitives


def _worth(now: Situation, words: Words, bounty: str, heads: int) -> dict[str, str]:
    money = words("money", n=job_card(bounty).pay * heads)
    return {"money": money, "place": drop_off(now, words, bounty)[1]}


def _jump(now: Situation, words: Words, option: Option) -> str:
    """Whether a Bounty of a rival is tried for, taken or let go."""
    choice: Any = now.choice
    bounty = choice.bounty if now.kind == "JumpChoice" else option.key.partition(":")[2]
    seat = holder(now.g, bounty)
    if seat < 0:
        return ""
    worth = _worth(now, words, bounty, len(captives(now.g, seat, bounty)))
    if now.kind == "JumpChoice":
        return words(f"pirates.hint.{option.key}.won", **worth)
    chance = percent(odds.attack_chance(now.g, now.seat, bounty, seat))
    return words("pirates.hint.jump", name=now.name(seat), chance=chance, **worth)


def _hunt(now: Situation, words: Words, option: Option) -> str:
    _, bounty, crew = option.key.split(":")
    worth = _worth(now, words, bounty, 1)
    own = next((seat for seat in now.g.ship if crew in all_crew(now.g, seat)), -1)
    if own == now.seat:
        return words("pirates.hint.betray", card=title(crew), **worth)
    chance = percent(odds.attack_chance(now.g, now.seat, bounty, own, crew))
    return words("pirates.hint.hunt", card=title(crew), chance=chance, **worth)


def _deliver(now: Situation, words: Words, option: Option) -> str:
    bounty = option.key.partition(":")[2]
    if "#" not in bounty or kind(bounty) != "job" or holder(now.g, bounty) != now.seat:
        return ""
    return words(
        "pirates.hint.deliver", money=_worth(now, words, bounty, len(captives(now.g, now.seat, bounty)))["money"]
    )


def _raid(now: Situation, words: Words, option: Option) -> str:
    """A Piracy Job is worked against a rival, who stands in the answer."""
    job, _, other = option.key.partition(":")[2].partition(":")
    if not other:
        return ""
    chance = percent(odds.attack_chance(now.g, now.seat, job, int(other)))
    what = prize(now, words, job_card(job))
    return words("pirates.hint.raid", name=now.name(int(other)), chance=chance, what=what)


def _freed(now: Situation, words: Words, option: Option) -> str:
    if now.kind != "FreedChoice":
        return ""
    head, _, crew = option.key.partition(":")
    return words(f"pirates.hint.freed.{head}", card=title(crew) if crew else "")


def _plain(now: Situation, words: Words, option: Option) -> str:
    """What such an answer is good for."""
    return words(f"pirates.hint.{option.key.partition(':')[0]}")


REASONS: Mapping[str, Reason] = {
    "go": _go,
    "board": _board,
    "attack": _attack,
    "defend": _defend,
    "ready": _ready,
    "equip": _dealt,
    "unequip": _dealt,
    "stow": _dealt,
    "keep": _again,
    "reroll": _again,
    "take": _take,
    "enough": _enough,
    "drop": _drop,
    "stand-in": _stand_in,
    "jump": _jump,
    "rescue": _jump,
    "hunt": _hunt,
    "deliver": _deliver,
    "work": _raid,
    "hire": _freed,
    "done": _freed,
    "dismiss": _freed,
    "haven": _plain,
    "prisoner": _plain,
    "set": _plain,
    "steal": _plain,
    "suit": _plain,
    "calm": _plain,
}
"""By the head of the answer; "" where it is one of another choice."""


# ------------------------------------------------------------ a trip


def deed(now: Situation, words: Words, key: str) -> str:
    """What there is to do at the end of a way; "" for what isn't of this box."""
    head, _, tail = key.partition(":")
    item, _, more = tail.partition(":")
    if head == "work":
        return words("pirates.hint.deed.raid", name=now.name(int(more)), card=title(item)) if more else ""
    if head == "hunt" and more in all_crew(now.g, now.seat):
        head = "betray"
    heads = len(captives(now.g, holder(now.g, item), item)) if holder(now.g, item) >= 0 else 1
    money = _worth(now, words, item, max(1, heads))["money"]
    return words(f"pirates.hint.deed.{head}", card=title(more or item), money=money)


DEEDS: Mapping[str, Callable[[Situation, Words, str], str]] = dict.fromkeys(("work", "hunt", "jump", "deliver"), deed)
"""The same by the head of what is done there."""
