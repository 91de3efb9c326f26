"""How answers read: icon, name, note, the words of the primary button; every sentence comes from the catalogue."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly import boxes
from game.app.games.firefly.names import contact_name, deck_name, title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.saying import Saying
from game.content.firefly import firefly
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.firefly.bots.choices import newcomer
from game.rules.firefly.crew.crew import price_of
from game.rules.firefly.crew.testing import BRIBE
from game.rules.firefly.perks import leader_of
from game.rules.firefly.ship.goods import PEOPLE
from game.rules.firefly.tokens import kind, option_of
from game.rules.firefly.trade.buying import STORES, price
from game.rules.firefly.trade.deal import HAND, prices

ICONS = {
    "burn": "rocket",
    "mosey": "rocket",
    "fly": "rocket",
    "stop": "x",
    "evade": "rocket",
    "cruiser": "star",
    "cutter": "skull",
    "place": "home",
    "buy": "cart",
    "leave": "heart",
    "deal": "users",
    "work": "hammer",
    "goal": "star",
    "makework": "hammer",
    "pick": "hand",
    "draw": "search",
    "accept": "check",
    "done": "check",
    "fuel": "bolt",
    "part": "cog",
    "sell": "coins",
    "send": "users",
    "stay": "bed",
    "go": "check",
    "cancel": "x",
    "option": "book",
    "ace": "star",
    "ignore": "run",
    "discard": "trash",
    "bribe": "coins",
    "reroll": "dice",
    "roll": "dice",
    "as-fight": "fight",
    "keep": "check",
    "kill": "skull",
    "pay": "coins",
    "unpaid": "x",
    "equip": "gun",
    "unequip": "gear",
    "stow": "import",
    "unstow": "export",
    "dump": "trash",
    "dismiss": "leave",
    "drop": "trash",
    "hire": "users",
    "trade": "swap",
    "cheer": "heart",
    "call": "bell",
    "end": "check",
    "leader": "star",
    "ship": "rocket",
    "story": "book",
    "give": "trash",
    "clear": "check",
    "load": "import",
    "deliver": "export",
    "skip": "x",
    "one": "users",
    "first": "dice",
    "hide": "eye",
    "take": "hand",
    "ask": "coins",
    "offer": "swap",
    "agree": "check",
    "refuse": "x",
    "contraband": "import",
    "cargo": "import",
    "passenger": "users",
    "fugitive": "users",
}
GRAVE = ("kill", "dismiss", "dump", "refuse", "call")
SOMEBODY = ("KillChoice", "AloneChoice", "GrudgeChoice", "HideChoice", "TooMany")
"""Where somebody of the Crew is chosen."""
GOODS = ("cargo", "contraband", "passenger", "fugitive", "fuel", "part")
NUMBERED = (*GOODS, "sell", "load", "deliver", "ask", "bribe")
"""Answers of which there may be one for each number."""


def stem(option: Option) -> str:
    """What answers that differ only in a number have in common, "" for those without one."""
    rest, _, number = option.key.rpartition(":")
    return rest if number.isdigit() and rest.partition(":")[0] in NUMBERED else ""


def name_of(key: str) -> str:
    """What an answer is called where it can be ticked: numbers of one thing are one."""
    return stem(Option(key)) or key


def thing(words: Words, name: str) -> str:
    """A card, or a token as "good:cargo", as rules name it."""
    head, _, tail = name.partition(":")
    if head == "good":
        return words(f"firefly.good.{tail.rpartition(':')[2]}", n=1)
    return title(name)


def saying(now: Situation, words: Words, option: Option) -> Saying:
    """How an option reads at this moment."""
    head, _, tail = option.key.partition(":")
    values = _values(now, words, option, head, tail)
    key = f"firefly.act.{now.kind}.{head}"
    if not tail and words.has(f"firefly.act.{now.kind}.{head}.all"):
        key = f"firefly.act.{now.kind}.{head}.all"
    if not words.has(key):
        key = f"firefly.act.{head}"
    if tail.partition(":")[0] in PEOPLE and words.has(f"{key}.people"):
        key = f"{key}.people"
    if head == "trade" and values["other"]:
        key = "firefly.act.trade.others"
    if values["variant"]:
        key = f"{key}.{values['variant']}"
    if head in GOODS:
        key = "firefly.act.goods"
    if not words.has(key):
        key, values["card"] = "firefly.act.other", option.key
    beside = f"firefly.act.{now.kind}.{head}.note"
    note = words(beside, **values) if words.has(beside) else values["note"]
    if head in ("option", "ace"):
        note = ""
    if head == "kill":
        note = spared_leader(now, words, tail)
    if not note and values["money"] is not None:
        note = words("money", n=values["money"]) if values["money"] else words("firefly.free")
    icon = (
        "export" if head == "give" and now.kind == "Trade" else ICONS.get(head) or boxes.found("icons", head) or "star"
    )
    grave = head in GRAVE or any(head in box.grave for box in boxes.boxes(now.g))
    return Saying(icon, words(key, **values), note, words(key, **values), grave)


def own_trade(now: Situation, option: Option) -> bool:
    """Whether an answer begins a trade of the captain who is asked, not one of two others beside each other."""
    head, *seats = option.key.split(":")
    return head == "trade" and str(now.seat) in seats


def spared_leader(now: Situation, words: Words, crew: str) -> str:
    """What becomes of a Leader who is Killed; "" for anybody else."""
    if crew != leader_of(now.g, now.seat):
        return ""
    return words("firefly.kill.leader.again" if now.g.disgruntled.get(crew) else "firefly.kill.leader")


def hand_full(now: Situation) -> bool:
    """Whether a captain holds as many Jobs as they may: to accept another, one goes first (R-FB-367)."""
    return len(now.held("hand", now.seat)) >= HAND


def _values(now: Situation, words: Words, option: Option, head: str, tail: str) -> dict[str, Any]:
    """What is filled into the sentences."""
    values: dict[str, Any] = {"n": 0, "card": "", "other": "", "name": "", "money": None, "place": "", "good": ""}
    values |= {"note": "", "variant": ""}
    own = boxes.found("values", head)
    if own is not None and (told := own(now, words, option)) is not None:
        return {**values, **told}
    first, _, last = tail.partition(":")
    number = now.to(option)
    if number is not None:
        values["place"] = now.where(number, words)
    if head == "deal" and hand_full(now):
        values["note"] = words("firefly.act.deal.full")
    if head == "option":
        values["card"] = option_of(now.shown_card(), int(tail)).title if now.shown_card() else tail
    elif head == "goal":
        values["card"] = title(option.key)
    elif head == "deal":
        values["name"] = contact_name(tail)
    elif head == "equip":
        values |= {"card": title(first), "other": title(last)}
    elif head in ("stow", "unstow", "dump"):
        values["good"] = words(f"firefly.good.{tail}", n=1)
    elif head in ("sell", "load"):
        values |= {"good": words(f"firefly.good.{first}", n=int(last)), "n": int(last)}
        values["money"] = each(now, f"{head}:{first}") * int(last) or None
    elif head in GOODS:
        values |= {"good": words(f"firefly.good.{head}", n=int(tail)), "n": int(tail)}
        values["money"] = each(now, head) * int(tail) or None
    elif head == "dismiss" and now.kind == "BuyChoice" and (better := newcomer(now.g, now.seat)):
        values |= {"card": title(tail), "note": words("firefly.dismiss.room", card=title(better))}
    elif head == "trade":
        one, other = (int(seat) for seat in tail.split(":"))
        values["name"] = now.name(other if one == now.seat else one)
        values["other"] = "" if own_trade(now, option) else now.name(other)
    elif head in ("give", "take") and now.kind == "Trade":
        values["card"] = thing(words, tail)
    elif head in ("bribe", "deliver", "ask") or (head == "pay" and tail.isdigit()):
        values["n"] = int(tail)
    elif head in ("leader", "ship", "story"):
        values["card"] = title(tail)
    elif head == "draw":
        values["card"] = deck_name(words, option.target and getattr(now.choice, "deck", ""))
    elif "#" in tail:
        values["card"] = title(tail)
        if head in ("buy", "pick") and kind(tail) in ("crew", "gear", "upgrade", "drive"):
            values["money"] = price(now.g, now.seat, tail)
    elif head == "buy" and option.target.startswith("deck:"):
        values["card"] = deck_name(words, option.target[5:])
    elif head == "first":
        values["name"] = words(f"firefly.skill.{tail}")
    if head == "pay" and now.kind in ("CutChoice", "PriceChoice"):
        values["money"] = _due(now, tail)
    if head == "trade" or not tail:
        values["place"] = values["place"] or now.where(now.g.ship[now.seat], words) if now.g.ship.get(now.seat) else ""
    return values


def each(now: Situation, name: str) -> int:
    """What one token costs or brings, by its name or as "sell:cargo"; 0 where that isn't to be said."""
    head, _, good = name.partition(":")
    if head == "sell":
        return dict(prices(now.g, now.seat, getattr(now.choice, "contact", ""))).get(good, 0)
    return int(getattr(now.choice, "price", 0)) or {**dict(STORES), "bribe": BRIBE}.get(head, 0)


def _due(now: Situation, crew: str) -> int:
    """What is paid now: to one of the Crew, to all that are due, or the price that is asked."""
    choice: Any = now.choice
    if now.kind == "PriceChoice":
        return int(choice.price)
    return sum(price_of(one) for one in ((crew,) if crew else choice.due))


def refused(words: Words, refusal: Refusal) -> str:
    """Why something may not be done, with the rule that says so."""
    return f"{reason(words, refusal)} ({refusal.rule})"


def reason(words: Words, refusal: Refusal) -> str:
    """Why something may not be done."""
    values = {name: int(value) if value.isdigit() else value for name, value in refusal.values}
    return words(refusal.says, **values) if words.has(refusal.says) else words("table.refused")


def nearest(now: Situation, refusal: Refusal) -> int | None:
    """The Sector of the answer that a refusal names as the nearest."""
    option = now.key(refusal.nearest)
    return now.to(option) if option else None


def hunters(words: Words) -> dict[str, str]:
    """What Cruiser and Cutter are called on the map."""
    return {kind: words(f"firefly.{kind}") for kind in ("cruiser", "cutter")}


def letters() -> dict[str, str]:
    """The letter of each Contact by the planet where they live."""
    return {one.planet: one.title[0] for one in firefly().contacts.values() if one.planet}
