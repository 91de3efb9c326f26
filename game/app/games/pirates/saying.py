"""What is filled into the sentences for answers of the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import GOODS
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.before import minds
from game.app.games.pirates.chances import of_answer
from game.app.games.pirates.prey import drop_off
from game.app.shell.words import Words
from game.core.steps import Option
from game.rules.firefly.perks import all_crew
from game.rules.firefly.tokens import job_card
from game.rules.pirates.bound import captives, holder

Values = Mapping[str, Any] | None


def _hunt(now: Situation, words: Words, option: Option) -> Values:
    _, bounty, crew = option.key.split(":")
    chance = ", ".join(filter(None, (words("money", n=job_card(bounty).pay), of_answer(now, option))))
    own = crew in all_crew(now.g, now.seat)
    note = minds(now, words, crew, short=True) or chance
    return {"card": title(crew), "note": note, "variant": "betray" if own else ""}


def _stack(now: Situation, words: Words, option: Option) -> Values:
    """Who is jumped, or rescued: the Fugitives of a Bounty and who holds them."""
    bounty = option.source[5:]
    seat = holder(now.g, bounty)
    names = ", ".join(title(one) for one in captives(now.g, seat, bounty)) if seat >= 0 else ""
    return {"card": names, "name": now.name(seat) if seat >= 0 else "", "note": of_answer(now, option)}


def _deliver(now: Situation, words: Words, option: Option) -> Values:
    bounty = option.key.partition(":")[2]
    if not option.source.startswith("card:"):
        return None
    brought = captives(now.g, now.seat, bounty)
    names = ", ".join(title(one) for one in brought)
    return {"card": names, "money": job_card(bounty).pay * len(brought), "place": drop_off(now, words, bounty)[1]}


def _work(now: Situation, words: Words, option: Option) -> Values:
    job, _, other = option.key.partition(":")[2].partition(":")
    if not other:
        return None
    return {"card": words("firefly.raid", card=title(job), name=now.name(int(other))), "note": of_answer(now, option)}


def _skill(now: Situation, words: Words, option: Option) -> Values:
    return {"good": words(f"firefly.skill.{option.key.partition(':')[2]}")}


def _take(now: Situation, words: Words, option: Option) -> Values:
    what = option.key.partition(":")[2]
    if now.kind not in ("Loot", "LootJobs"):
        return None
    return {"card": words(f"firefly.good.{what}", n=1) if what in GOODS else title(what)}


def _here(now: Situation, words: Words, option: Option) -> Values:
    return {"card": title(getattr(now.choice, "crew", "")), "name": now.name(now.seat)}


def _prisoner(now: Situation, words: Words, option: Option) -> Values:
    return {"card": title(option.source[5:])}


def _set(now: Situation, words: Words, option: Option) -> Values:
    good = option.key.partition(":")[2]
    return {"card": words(f"firefly.good.{good}", n=2)}


def _rival(now: Situation, words: Words, option: Option) -> Values:
    return {"name": now.name(int(getattr(now.choice, "other", now.seat)))}


def _suit(now: Situation, words: Words, option: Option) -> Values:
    return {"card": words(f"firefly.suit.{option.key.partition(':')[2]}")}


VALUES: Mapping[str, Callable[[Situation, Words, Option], Values]] = {
    "hunt": _hunt,
    "jump": _stack,
    "rescue": _stack,
    "deliver": _deliver,
    "work": _work,
    "board": _skill,
    "attack": _skill,
    "defend": _skill,
    "take": _take,
    "stand-in": _here,
    "prisoner": _prisoner,
    "set": _set,
    "steal": _rival,
    "suit": _suit,
}
