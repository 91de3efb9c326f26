"""What somebody wanted to do: source and target of a drag, or the key of an answer, read as one thing that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.content.firefly.records import GOODS
from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.rules.firefly.board import board, distances
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import items, kind
from game.rules.firefly.told import find_card


class Asked(NamedTuple):
    """What is asked: the word of an answer, the card or goods it is about, the Sector or seat or number."""

    verb: str
    item: str = ""
    place: int = 0
    rest: str = ""


Found = tuple[str, str] | tuple[str, str, str] | None
"""The rule, the end of the sentence id, and the answer that is nearest, if it isn't the one that comes first."""
Explainer = Callable[[Firefly, Any, Asked, Sequence[Option]], Found]


def said(rule: str, why: str, options: Sequence[Option], nearest: str = "") -> Refusal:
    """A refusal with the nearest answer, the first one if there is no nearer."""
    known = {option.key for option in options}
    return Refusal(rule, f"firefly.why.{why}", nearest=nearest if nearest in known else options[0].key)


def explained(explain: Explainer) -> Callable[..., Refusal | None]:
    """An explanation of what is asked, as `refusal` calls it."""

    def answer(g: Firefly, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
        found = explain(g, step, asked(g, source, target, step.seat), options)
        return said(found[0], found[1], options, found[2] if len(found) > 2 else "") if found else None

    return answer


def asked(g: Firefly, source: str, target: str, seat: int) -> Asked:
    """What dragging `source` to `target` would mean, or what the key `target` says."""
    if _is_key(target):
        return _of_key(g, target, seat)
    head, _, rest = source.partition(":")
    goal, _, where = target.partition(":")
    if head == "ship" and goal == "sector":
        return Asked("fly", source, _sector(g, where))
    if head in ("cruiser", "cutter") and goal == "sector":
        return Asked(head, "", _sector(g, where))
    if head == "ship" and goal == "ship":
        return Asked("trade", source, 0, target)
    if goal == "contact":
        if head == "good":
            return Asked("sell", rest, 0, where)
        return Asked("clear" if head == "money" else "deal", "", 0, where)
    if not source and goal == "deck":
        return Asked("buy", "", 0, where)
    if head == "good":
        return _of_goods(rest, target)
    if head == "card":
        return _of_card(g, rest, goal, where)
    if head == "deck":
        return Asked(where.partition(":")[0] if goal == "area" and rest not in ("fuel", "part") else rest, rest)
    return Asked(target or source)


def _is_key(target: str) -> bool:
    head = target.partition(":")[0]
    return head not in ("sector", "contact", "deck", "area", "card", "good", "ship", "space", "dice", "money", "")


def _sector(g: Firefly, key: str) -> int:
    return board(g).where.get(key, 0)


def _of_key(g: Firefly, key: str, seat: int) -> Asked:
    word, _, rest = key.partition(":")
    name, _, other = rest.partition(":")
    if word in ("burn", "mosey", "fly", "evade", "place", "cruiser", "cutter"):
        return Asked(word, "", _sector(g, rest), rest)
    if word == "trade":
        return Asked(word, f"ship:{name}", 0, f"ship:{other}")
    if name in GOODS:
        return Asked(word, name, 0, other)
    return Asked(word, find_card(g, name, seat) if name else "", 0, other or rest)


def _of_goods(rest: str, target: str) -> Asked:
    """Goods as "hold:0:cargo" or "cargo"."""
    good = rest.rpartition(":")[2]
    area = rest.partition(":")[0]
    if target == "space":
        return Asked("dump", good)
    return Asked("stow" if target.startswith("area:stash") else "unstow", good, 0, area)


def _of_card(g: Firefly, item: str, goal: str, where: str) -> Asked:
    """A card as it lies; what it means to drag it depends on what it is and where it goes."""
    if item not in items():
        return Asked("card", "", 0, where)
    what = kind(item)
    if goal == "sector":
        return Asked("work", item, _sector(g, where))
    if goal == "deck":
        return Asked("dismiss" if what == "crew" else "drop", item)
    if goal == "card":
        return Asked("equip", item, 0, where)
    if goal == "dice":
        return Asked("discard", item)
    if goal == "area":
        area = where.partition(":")[0]
        verb = {"considered": "pick", "hand": "accept", "team": "send", "ship": "ship"}.get(area)
        if area == "gear" and item in g.carrier:
            return Asked("unequip", item)
        if area == "crew" and what == "crew":
            return Asked(_joining(g, item), item)
        return Asked(verb or "buy", item)
    return Asked("card", item, 0, where)


def _joining(g: Firefly, crew: str) -> str:
    """What it means to drag a Crew card to one's own Crew: chosen as Leader, back from a team, hired, or bought."""
    lies = next((zone for zone, cards in g.zones.items() if crew in cards), "")
    return {"setup": "leader", "team": "stay", "crew": "hire"}.get(lies.partition(":")[0], "buy")


def nearest_sector(g: Firefly, place: int, options: Sequence[Option]) -> str:
    """The legal answer whose Sector is nearest to a place; "" without one."""
    where = board(g).where
    there = [option for option in options if option.target.startswith("sector:") and option.target[7:] in where]
    if not there or not place:
        return ""
    far = distances(g, place)
    return min(there, key=lambda option: far[where[option.target[7:]]]).key
