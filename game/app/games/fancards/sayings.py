"""What the table says about answers and refusals; every sentence comes from the catalogue."""

from __future__ import annotations

from game.app.games.fancards.costs import beside
from game.app.games.fancards.hints.odds import epic_chance
from game.app.games.fancards.map.pieces import cell_of
from game.app.games.fancards.names import called, title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.app.table.saying import Saying
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.state import cell_of as cell_of_team
from game.rules.fancards.verse.lanes import laid

ICONS = {
    "move": "rocket",
    "charter": "eye",
    "place": "plus",
    "take": "check",
    "look": "search",
    "finish": "star",
    "quit": "trash",
    "play": "hand",
    "attach": "hand",
    "give": "hand",
    "stow": "import",
    "drop": "trash",
    "back": "undo",
    "sink": "undo",
    "leave": "leave",
    "board": "home",
    "challenge": "fight",
    "escort": "fight",
    "fight": "fight",
    "fight_all": "fight",
    "lay": "skull",
    "lay_team": "skull",
    "nasty": "skull",
    "guard": "fight",
    "discard": "trash",
    "done": "check",
    "ready": "check",
    "alliance": "star",
    "criminal": "skull",
    "heal": "medkit",
    "use": "medkit",
    "break_off": "run",
    "sell": "coins",
    "pay": "coins",
    "captain": "star",
    "loot": "import",
    "mutiny": "users",
}
GRAVE = ("quit", "drop", "mutiny")


def values_of(now: Situation, option: Option) -> dict[str, object]:
    """The names that the words of an answer may use: its card, the other card, a place, somebody's name."""
    parts = option.key.split(":")[1:]
    cards = [name for part in parts if (name := title(part))]
    place = ""
    for part in (*parts, option.target.partition(":")[2]):
        if part in now.g.cells:
            place = now.where(part)
    seat = option.target.partition(":")[2].partition(":")[0] if option.target.startswith("place:") else ""
    name = now.name(int(seat)) if seat.isdigit() else ""
    source = title(option.source)
    card = cards[0] if cards else source
    other = cards[1] if len(cards) > 1 else called(option.target)
    tail = parts[0] if parts else ""
    if tail.isdigit():
        name = name or now.name(int(tail))
    return {"card": card, "other": other, "place": place, "name": name}


def saying(now: Situation, words: Words, option: Option) -> Saying:
    """How an option reads at this moment."""
    head = option.key.partition(":")[0]
    values = values_of(now, option)
    if head == "lay" and ":" in option.target.partition(":")[2]:
        head = "lay_team"
        values["place"] = now.where(cell_of_team(now.g, option.target.partition(":")[2]))
    if now.kind == "Attack" and head == "done" and not laid(now.g):
        head = "none"
    if head == "play" and values["other"]:
        head = "give"
    if head == "look":
        values["chance"] = percent(epic_chance(now))
    key = f"fancards.act.{now.kind}.{head}"
    if not words.has(key):
        key = f"fancards.act.{head}"
    if head == "trade":
        text = words("fancards.act.trade", trade=words(f"fancards.trade.{option.target}"))
    elif not words.has(key):
        text = option.key
    else:
        text = words(key, **values)
    note = words(f"{key}.note", **values) if words.has(f"{key}.note") else beside(now, words, option)
    return Saying(ICONS.get(head, "check"), text, note, text, head in GRAVE)


def asked(now: Situation, words: Words) -> str:
    """What is to be decided now, in a few words."""
    return words(f"fancards.page.{now.kind}", card=title(now.drawn()))


def refused(now: Situation, words: Words, refusal: Refusal) -> str:
    """Why something may not be done, with the rule that says so, and what has to be decided first where that is it."""
    first = asked(now, words) if refusal.says.endswith(".now") else ""
    return " ".join(part for part in (f"{reason(words, refusal)} ({refusal.rule})", first) if part)


def reason(words: Words, refusal: Refusal) -> str:
    """Why something may not be done, in plain words."""
    values = {name: int(value) if value.isdigit() else value for name, value in refusal.values}
    return words(refusal.says, **values) if words.has(refusal.says) else words("table.refused")


def nearest(now: Situation, refusal: Refusal) -> tuple[int, int] | None:
    """The location of the answer that a refusal names as the nearest."""
    option = now.key(refusal.nearest)
    return cell_of(option.target[5:]) if option and option.target.startswith("cell:") else None
