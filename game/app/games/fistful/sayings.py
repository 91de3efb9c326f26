"""What the table says about options, news and refusals; every sentence comes from the language catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.games.fistful.fight.stakes import fate, leaps, losses, shield, spared, wins
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words, die_name
from game.app.table.saying import Saying
from game.content.fistful import fistful
from game.content.fistful.records import Gear
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fistful.battle.sums import dice as battle_dice
from game.rules.fistful.cards.skills import battle_bonus
from game.rules.fistful.crew import extra_ammo
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind, number, sort

ICONS = {
    "roll": "dice",
    "stop": "x",
    "fight": "fight",
    "again": "dice",
    "ammo": "ammo",
    "health": "heart",
    "retreat": "leave",
    "backup": "users",
    "skill": "star",
    "discard": "trash",
    "swap": "swap",
    "pass": "x",
    "done": "check",
    "keep": "check",
    "target": "skull",
    "hero": "users",
    "sidekick": "users",
    "nudge": "hand",
    "move": "run",
    "yield": "leave",
    "attack": "skull",
    "do": "target",
    "quarry": "run",
}
LAST = "black"
"""The colour of the Timer that ends a heist (R-FC-35)."""
SCROUNGE = {"ammo": "ammo", "health": "heart", "gear": "search"}


def token_name(words: Words, token: str, now: Situation | None = None) -> str:
    """A token in words: "Brute 4", "$100", "crate"; a back is "face-down token". An enemy whose twin stands on the
    board `now`, too, has a letter: "Brute 4B"."""
    if token.startswith("?"):
        return words("table.sort.down")
    what = sort(token)
    if what == "enemy":
        enemy = fistful().enemies.get(kind(token).rpartition("-")[0])
        name = enemy.name.split()[-1] if enemy else kind(token)
        return f"{name} {number(token)}{now.letter(token) if now is not None else ''}"
    if what == "door" and not token.startswith("?"):
        return words("table.sort.door", n=number(token))
    if what == "star":
        return words(f"table.star.{kind(token)}")
    return words("money", n=number(token)) if what == "credits" else words(f"table.sort.{what}")


def card_title(card: str) -> str:
    """The title of a Gear or Event card by its id."""
    name = card.partition("#")[0]
    record = fistful().gear.get(name) or fistful().events.get(name)
    return record.title if record else name


def item_name(words: Words, item: str) -> str:
    """A card or a token in words."""
    name = item.partition("#")[0]
    return card_title(item) if name in fistful().gear or name in fistful().events else token_name(words, item)


def crew_name(who: str) -> str:
    """A crew member's name by the id."""
    card = fistful().crew.get(who)
    return card.name if card else who


def skill_title(now: Situation, seat: int, who: str) -> str:
    """The title of the Shiny Skill a crew member brings at the side it lies on."""
    card = fistful().crew.get(who)
    if card is None:
        return who
    hero = now.g.hero.get(seat) == who or who in now.g.hero.values()
    return card.hero.title if hero else card.sidekick.title


def dice_said(words: Words, dice: Sequence[str], bonus: int) -> str:
    """The dice of a battle with what is added to them: "d6+2"."""
    said = " + ".join(die_name(words, die) for die in dice)
    if not bonus:
        return said
    return words("table.fight.dice" if bonus > 0 else "table.fight.dice.less", dice=said, n=abs(bonus))


def bonus_of(g: Fistful, seat: int, helper: int, ready: bool) -> int:
    """What is added to a fighter's dice; `ready`: before a roll, with what Gear added to it."""
    gear = g.flags.get("fight.bonus", 0) if ready else 0
    return g.flags.get("weaken", 0) + battle_bonus(g, seat, helper) + gear


def timer_next(now: Situation) -> str:
    """The colour the Timer would enter next."""
    colours = track(now.g)
    return colours[min(now.g.timer + 1, len(colours) - 1)]


def saying(now: Situation, words: Words, option: Option) -> Saying:
    """How an option reads at this moment."""
    head, _, tail = option.key.partition(":")
    icon = ICONS.get(head, "star")
    if head == "roll":
        note = words("table.act.roll.note", then=words(f"table.timer.{timer_next(now)}"))
        return Saying(icon, words("table.act.roll"), note, words("table.act.roll.now"))
    if head == "scrounge":
        what = words(f"table.act.scrounge.{tail}")
        key = f"table.act.scrounge.{tail}.{'last' if tail != 'health' and timer_next(now) == LAST else 'note'}"
        return Saying(SCROUNGE.get(tail, "search"), what, words(key), what)
    if head == "move":
        there = next((at for at, one in now.cells.items() if one.key == option.key), None)
        note = words("table.act.move.here.note", n=now.steps(there)) if there is not None else ""
        return Saying(icon, words("table.act.move"), note, words("table.act.move.here"))
    if head == "use":
        return _gear(now, words, tail)
    if head == "skill":
        who, _, arg = tail.partition(":")
        name = skill_title(now, now.seat, who.partition("-")[0])
        note = (
            now.hero_name(int(arg))
            if arg.isdigit()
            else words("table.act.skill.note", who=crew_name(who.partition("-")[0]))
        )
        return Saying(icon, name, note, name)
    if head == "backup":
        seat = int(tail)
        name = words("table.act.backup", hero=now.hero_name(seat))
        return Saying(icon, name, words("table.act.backup.note", name=now.name(seat)), name)
    if head == "ammo":
        return _ammo(now, words, option, int(tail))
    if head == "do":
        visit = next(visit for visit in now.heist.visits if visit.icon == tail)
        return Saying(icon, visit.name, words("table.act.do.note"), visit.name)
    if head == "quarry":
        name = words("table.act.quarry", hero=now.hero_name(int(tail)))
        return Saying(icon, name, "", name)
    if head in ("target", "nudge", "attack"):
        token = tail.partition(":")[0] if head == "nudge" else tail
        name = words(f"table.act.{head}", enemy=token_name(words, token, now))
        return Saying(icon, name, "", name)
    if head in ("swap", "discard", "keep"):
        name = words(f"table.act.{head}", card=item_name(words, tail))
        return Saying(icon, name, words(f"table.act.{head}.note"), name)
    if head == "pass" and tail:
        item, _, taker = tail.rpartition(":")
        name = words("table.act.hand", item=item_name(words, item), hero=now.hero_name(int(taker)))
        return Saying("swap", name, "", name)
    if head in ("hero", "sidekick"):
        card = fistful().crew.get(tail)
        return Saying(icon, card.name if card else tail, words(f"table.act.{head}.note"), card.name if card else tail)
    if head == "retreat" and tail:
        return Saying(icon, words("table.act.retreat.here"), "", words("table.act.retreat.here"))
    if head in ("health", "retreat", "pass"):
        return _cost(now, words, option)
    return _plain(now, words, head)


def _cost(now: Situation, words: Words, option: Option) -> Saying:
    """What is lost, what comes of it, and what is kept: a lost round, a retreat, a reaction that is let go by."""
    head, seat = option.key, now.seat
    lost = max(losses(now, option).values(), default=0)
    word = getattr(now.choice, "word", "") if now.kind == "React" else ""
    name = words(
        f"table.act.{head}.{word}" if word and words.has(f"table.act.{head}.{word}") else f"table.act.{head}", n=lost
    )
    if head == "health" and len(losses(now, option)) > 1:
        name = words("table.act.health.both", n=lost)
    note = words("table.act.pass.note") if head == "pass" else ""
    cards = [o.source for o in now.find("use")]
    if head == "pass" and len(cards) == 1:
        note = words("table.act.pass.keep", card=card_title(cards[0]))
    if head == "health" and now.fight:
        off = leaps(now, now.fight.token, now.fight.seat, now.fight.helper)
        note = words("table.fight.leaps" if off else "table.act.health.note")
    if head == "retreat":
        crew = now.crew(seat)
        note = words("table.act.retreat.note" if lost else "table.act.retreat.free", n=crew.hero.retreat if crew else 0)
    end = fate(now, option)
    if end:
        card = shield(now, now.fight.seat if now.fight else seat)[0]
        note = words(f"table.fate.{end}", card=card_title(card))
    return Saying(ICONS[head], name, note, name, bool(end))


def _plain(now: Situation, words: Words, head: str) -> Saying:
    """Options whose key is one word."""
    icon = ICONS.get(head, "star")
    if head == "stop":
        foes = now.threats(now.seat)
        free = spared(now, now.seat)
        seen = words(f"table.act.stop.{'free' if free else 'fight'}", n=len(foes))
        name = words("table.act.stop.stay" if now.fresh else "table.act.stop")
        note = seen if foes else words("table.act.stop.note")
        return Saying("fight" if foes and not free else icon, name, note, words("table.act.stop.now"))
    if head == "fight" and now.fight:
        name = words("table.act.fight", enemy=token_name(words, now.fight.token, now))
        seat, helper = now.fight.seat, now.fight.helper
        dice = dice_said(words, battle_dice(now.g, seat, helper), bonus_of(now.g, seat, helper, True))
        note = words("table.act.fight.note", dice=dice, n=number(now.fight.token))
        return Saying(icon, words("table.act.fight.name"), note, name)
    known = words.has(f"table.act.{head}")
    name = words(f"table.act.{head}") if known else head
    note = words(f"table.act.{head}.note") if words.has(f"table.act.{head}.note") else ""
    return Saying(icon, name, note, name)


def gear_does(words: Words, record: Gear) -> str:
    """What a Gear card brings, in a few words."""
    return ", ".join(
        words(f"table.gear.{word.name}", n=int(word.value) if str(word.value).isdigit() else 0) for word in record.do
    )


def _gear(now: Situation, words: Words, tail: str) -> Saying:
    """Using a Gear card, perhaps on somebody."""
    card, _, arg = tail.partition(":")
    record = now.gear(card)
    title = card_title(card)
    left = record.uses - now.g.flags.get(f"used:{card}", 0) - 1 if record else 0
    note = gear_does(words, record) if record else ""
    if left > 0:
        note = f"{note}; {words('table.act.use.again', n=left)}"
    if arg.isdigit():
        note = f"{note}: {words('table.act.use.for', hero=now.hero_name(int(arg)))}"
    elif arg == "refill":
        side = now.sidekick(now.seat)
        note = f"{note}: {words('table.act.use.for', hero=side.name if side else '')}"
    elif arg:
        note = words("table.act.use.on", enemy=token_name(words, arg, now))
    return Saying(gear_icon(record), title, note, words("table.act.use", card=title))


def _ammo(now: Situation, words: Words, option: Option, spent: int) -> Saying:
    """Spending Ammo: says whether that wins or makes a draw, and what of it the Sidekick carries, which goes first."""
    name, ends = words("table.act.ammo", n=spent), "wins" if wins(now, option) else "draws"
    mate, carried = now.sidekick(now.seat), min(spent, extra_ammo(now.g, now.seat))
    if mate and carried:
        return Saying("ammo", name, words(f"table.act.ammo.{ends}.mate", n=carried, mate=mate.name), name)
    return Saying("ammo", name, words(f"table.act.ammo.{ends}"), name)


def nearest_cell(refusal: Refusal) -> tuple[int, int] | None:
    """The space a refusal names as the nearest that would be legal."""
    head, _, tail = refusal.nearest.partition(":")
    column, _, row = tail.partition(",")
    return (int(column), int(row)) if head in ("move", "retreat") and column.isdigit() and row.isdigit() else None


def refused(now: Situation, words: Words, refusal: Refusal) -> str:
    """A refusal as a sentence with its rule and the nearest way to make it legal."""
    values: dict[str, Any] = dict(refusal.values)
    says = words(refusal.says, **values) if words.has(refusal.says) else refusal.says
    near = ""
    if refusal.nearest:
        head, _, tail = refusal.nearest.partition(":")
        cell, option = nearest_cell(refusal), now.key(refusal.nearest)
        if cell is not None:
            near = " " + words(f"table.nearest.{head}", what=now.room(cell))
        elif words.has(f"table.nearest.{head}"):
            near = " " + words(f"table.nearest.{head}")
        elif option is not None:
            near = " " + words("table.nearest", what=saying(now, words, option).name)
    return f"{says}{'' if near.strip() == says else near} ({refusal.rule})"
