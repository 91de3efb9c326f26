"""Cards as pages of the inspector: what they are, what they bring, what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from game.app.games.firefly import boxes
from game.app.games.firefly.cards.lain import lies
from game.app.games.firefly.cards.ways import bribe_odds, grudges
from game.app.games.firefly.dock.together import REPEATED, times
from game.app.games.firefly.names import card_kind, contact_name, doll, hull_of, likeness, text, title
from game.app.games.firefly.panels import blocks as f
from game.app.games.firefly.sayings import ICONS, each, saying, stem
from game.app.games.firefly.situation import AWAY, HAND, HANDS, PARTS, Situation, parts
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.app.table.panels.window import Window
from game.content.firefly import firefly
from game.content.firefly.records import (
    Choosable,
    Crew,
    Do,
    Drive,
    Gear,
    Goal,
    Job,
    MisbehaveCard,
    NavCard,
    Ship,
    Story,
    Upgrade,
)
from game.core.steps import Option
from game.core.zones import zone_of
from game.rules.firefly.board import board
from game.rules.firefly.boxes import job_kind
from game.rules.firefly.cards.foretelling import moral, upset
from game.rules.firefly.jobs.morals import immoral as is_immoral
from game.rules.firefly.jobs.morals import legal
from game.rules.firefly.outlook.scoring import prices
from game.rules.firefly.ship.goods import PEOPLE
from game.rules.firefly.tokens import face, job_card
from game.rules.firefly.tokens import kind as kind_of
from game.rules.firefly.zones import outlaw

Page = list[b.Block]
SOME = 4
"""The numbers that are shown where there are many more."""
NUMBER = "number:"
"""How the mode is called in which all of them are: with what they are of behind it."""
Answer = Callable[[str], object]
__all__ = ["Answer", "Page", "card_page", "doll", "press", "presses"]


def goal_sum(words: Words, goal: Goal) -> str:
    """The money that a Goal asks for, to be shown or to be paid, "" for none; the least and the most where it may be
    either."""
    found = prices(goal)
    least, most = words("money", n=found[0]), words("money", n=found[-1])
    return words("firefly.goal.sums", least=least, most=most) if least != most else least if found[0] else ""


def press(now: Situation, words: Words, option: Option, answer: Answer) -> Press:
    """An answer as a paper button."""
    said = saying(now, words, option)
    return Press(
        said.action, said.note, said.icon, option.key, lambda: answer(option.key), grave=said.grave, whole=True
    )


def presses(now: Situation, words: Words, options: Iterable[Option], answer: Answer, whole: bool = False) -> Page:
    """Answers as paper buttons; where only the number differs, a small one for each number: the lowest, and one that
    shows all of them, unless the `whole` is wanted."""
    options = list(options)
    many: dict[str, list[Option]] = {}
    modes = Counter(map(parts, options))
    for option in options:
        if (mode := parts(option)) and modes[mode] > 1:
            many.setdefault(mode, []).append(option)
            continue
        handed = f"{HANDS}{option.source[5:]}" if option.key.partition(":")[0] in (HAND, AWAY) else ""
        many.setdefault(handed or stem(option) or option.key, []).append(option)
    found: Page = []
    for name, group in many.items():
        if name in PARTS.values():
            note, key = words("firefly.row.count", n=len(group)), f"mode:{name}"
            icon = ICONS[group[0].key.partition(":")[0]]
            found.append(Press(words(f"firefly.{name}"), note, icon, key, partial(answer, key)))
            continue
        if name.startswith(HANDS):
            found.append(_hand(now, words, name, answer))
            continue
        often = times(now, group[0])
        room = lies(now).room(name, max(often, len(group)))
        if room > 1 and group[0].key.partition(":")[0] in REPEATED:
            found.append(_often(now, words, group[0], often, room, answer))
            continue
        if room == 1:
            found.append(press(now, words, group[0], answer))
            continue
        chips = tuple((o.key.rpartition(":")[2], o.key, partial(answer, o.key)) for o in group)
        price, right = each(now, name), saying(now, words, group[0]).note
        if price:
            right = words("firefly.chips.each", money=words("money", n=price))
        if room > SOME + 2 and len(chips) > SOME + 1 and not whole:
            key = f"mode:{NUMBER}{name}"
            chips = (*chips[:SOME], (f"{chips[SOME][0]}+", key, partial(answer, key)))
        least = room if whole or room <= SOME + 2 else SOME + 1
        found.append(f.Chips(_named(now, words, name), right, chips, least))
        if now.kind == "Prepare" and (odds := bribe_odds(now, words)):
            found.append(b.Words(odds, "ink_mid", 12, drop=1))
    return found


def _hand(now: Situation, words: Words, name: str, answer: Answer) -> Press:
    """The way to who could carry a piece of Gear, with who does."""
    gear, key = name[len(HANDS) :], f"mode:{name}"
    note = title(now.g.carrier.get(gear, ""))
    return Press(words("firefly.hand", card=title(gear)), note, "hand", key, partial(answer, key), whole=True)


def _often(now: Situation, words: Words, option: Option, often: int, room: int, answer: Answer) -> b.Block:
    """An answer that moves one token, with a small button for each number of them."""
    key = option.key
    keys = [key, *(f"times:{n}:{key}" for n in range(2, often + 1))]
    chips = tuple((str(n), one, partial(answer, one)) for n, one in enumerate(keys, 1))
    return f.Chips(_named(now, words, key), "", chips, room)


def _named(now: Situation, words: Words, name: str) -> str:
    """What the numbers are of, in this choice."""
    head, _, good = name.partition(":")
    if words.has(own := f"firefly.chips.{now.kind}.{head}"):
        return words(own, good=_good(words, name))
    people = ".people" if good in PEOPLE and words.has(f"firefly.chips.{head}.people") else ""
    return words(f"firefly.chips.{head}{people}", good=_good(words, name))


def _good(words: Words, name: str) -> str:
    """What can be taken in any number, in words; "" where it is money."""
    good_ = name.rpartition(":")[2]
    return words(f"firefly.good.{good_}", n=2) if words.has(f"firefly.good.{good_}") else ""


def card_page(now: Situation, words: Words, item: str, chosen: int = -1) -> Page:
    """What stands on a card; the way that was `chosen` on it is marked, -1 for none."""
    if item.startswith("goal:"):
        return [b.Band("story", words("firefly.kind.goal")), b.Title(title(item), size=18), b.Words(text(item), "ink")]
    record = firefly().faces.get(face(item))
    if record is None:
        return [b.Title(words("firefly.card.unknown"), size=18)]
    kind = card_kind(item)
    cost = words("money", n=record.cost) if isinstance(record, (Crew, Gear, Upgrade, Drive)) and record.cost else ""
    found: Page = [b.Band(kind, words(f"firefly.kind.{kind}"), _corner(words, record, cost))]
    if isinstance(record, Crew):
        found.append(f.Person(item, record.title, _traits(words, record)))
    else:
        found.append(b.Title(record.title, size=18))
    found += b.mood(record.flavour)
    thing = getattr(record, "picture", "") if isinstance(record, Gear) else ""
    if thing or likeness(item):
        found.append(Window(thing, 64, 160, likeness(item), drop=b.ORNAMENT))
    if isinstance(record, (Job, NavCard, MisbehaveCard)):
        found.append(f.Scene(item, drop=b.ORNAMENT))
    if isinstance(record, (Crew, Gear)) and any(record.skills):
        found.append(f.Skills(f.skills(words, record.skills)))
    if isinstance(record, Job):
        found += _job(now, words, item, record)
    elif isinstance(record, Drive):
        found.append(b.Row("bolt", words("firefly.card.range"), str(record.range)))
        found.append(b.Row("coins", words("firefly.card.fuel"), str(record.fuel)))
    elif isinstance(record, Ship):
        found.append(f.Hull(hull_of(record), now.seat, drop=b.ORNAMENT))
        for name in ("hold", "stash", "crew", "upgrades"):
            found.append(b.Row("", words(f"firefly.card.{name}"), str(getattr(record, name))))
    elif isinstance(record, Story):
        found += [b.Row("star", f"{i}. {goal.title}", goal_sum(words, goal)) for i, goal in enumerate(record.goals, 1)]
    elif isinstance(record, (NavCard, MisbehaveCard)):
        found += [_way(option, n, chosen) for n, option in enumerate(record.options)]
    if record.text:
        found.append(b.Words(record.text, "ink", drop=1))
    words_on = keywords_on(words, record)
    if words_on:
        found.append(b.Words(words_on, "ink_mid", 12, drop=2))
    holder = now.g.carrier.get(item)
    if holder:
        found.append(b.Row("hand", words("firefly.card.carried", name=title(holder))))
    if (
        isinstance(record, Crew)
        and record.wanted
        and item not in now.crew(now.seat)
        and kind_of(item) == "crew"
        and now.g.turn
        and not outlaw(now.g, now.seat)
    ):
        found.append(b.Row("target", words("firefly.warn.outlaw"), "", "ink_red"))
    if isinstance(record, Job):
        found += immoral(now, words, item)
    if now.g.disgruntled.get(item):
        found.append(b.Row("frown", words("firefly.card.angry"), "", "ink_red"))
    for box in boxes.boxes(now.g):
        found += box.card(now, words, item)
    return found


def _way(option: Choosable, n: int, chosen: int) -> b.Block:
    """One way of a card that is shown: the one that was taken, one that was not, or one of which nobody knows yet."""
    says = f"**{option.title}** {option.text}"
    if n == chosen:
        return f.Taken("check", says, "", "ink_green")
    return b.Row("book", says, "", "ink" if chosen < 0 else "ink_mid", drop=1 if chosen < 0 else 2)


def _corner(words: Words, record: object, cost: str) -> str:
    """What stands at the right of a card's band."""
    if isinstance(record, Job):
        return contact_name(record.contact)
    if isinstance(record, Story):
        return words("firefly.card.goals", n=len(record.goals))
    return cost


def _traits(words: Words, card: Crew) -> tuple[str, ...]:
    """Professions, then what the law and morals say."""
    trades = ", ".join(words(f"firefly.profession.{name}") for name in card.professions)
    marks = [words(f"firefly.card.{name}") for name in ("moral", "wanted", "leader") if getattr(card, name)]
    return tuple(line for line in (trades, ", ".join(marks)) if line)


def keywords_on(words: Words, record: object) -> str:
    """The Keywords of a thing; "" for a Job, which asks for them."""
    found = [words(f"firefly.keyword.{word}") for word in getattr(record, "keywords", ())]
    if found and isinstance(record, Job):
        return ""
    return ", ".join(found)


def _job(now: Situation, words: Words, item: str, job: Job) -> Page:
    """The stops of a Job, what it needs and what it pays."""
    planets, done = board(now.g).planets, now.g.stage.get(item, 0)
    found: Page = []
    for i, (stop, cards) in enumerate(zip(job.places, job.misbehave)):
        name = " / ".join(planets[place].name for place in stop)
        right = words("firefly.card.misbehave", n=cards) if cards else ""
        if not right and len(job.places) > 1:
            right = words("firefly.card.pickup" if i == 0 else "firefly.card.dropoff")
        found.append(f.PlanetRow(stop[0], name, right, i < done))
    load = [good(words, do) for do in job.load]
    if load:
        found.append(b.Row("import", words("firefly.card.load", what=", ".join(load))))
    needs = [words(f"firefly.keyword.{word}") for word in job.keywords]
    if any(job.skills):
        found.append(f.Skills(f.skills(words, job.skills)))
    if needs:
        found.append(b.Row("hand", words("firefly.card.needs", what=", ".join(needs))))
    per = words(f"firefly.card.per.{job.per}") if job.per else ""
    lawful = legal(now.g, now.seat, job)
    seals = (("illegal", not lawful), ("immoral", is_immoral(now.g, now.seat, job)), ("legal", lawful))
    law = ", ".join(words(f"firefly.card.{name}") for name, on in seals if on)
    found.append(b.Row("coins", words("firefly.card.pays", per=per), words("money", n=job.pay)))
    found.append(b.Row("check" if lawful else "target", law, "", "ink_green" if lawful else "ink_red"))
    if job.bonus[0]:
        who = words(f"firefly.profession.{job.bonus[0]}")
        found.append(b.Row("plus", words("firefly.card.bonus", who=who), words("money", n=job.bonus[1]), drop=1))
    drop = 0 if job_kind(now.g, job) else 2  # what a box makes of a Job stands in its options
    for option in job.options:
        found.append(b.Words(f"**{option.title}.** {option.text}", "ink_mid", drop=drop))
    return found


def good(words: Words, do: Do) -> str:
    """What a Job loads: "2 Cargo", "any number of Passengers"."""
    if do.what not in ("cargo", "contraband", "passenger", "fugitive", "fuel", "part"):
        return do.what
    name = words(f"firefly.good.{do.what}", n=do.n or 2)
    return f"{do.n} {name}" if do.n else words("firefly.card.any", what=name)


def immoral(now: Situation, words: Words, item: str) -> Page:
    """Who an Immoral Job leaves Disgruntled, in the crew of whose Job it is, wherever they are; [] where that is
    nobody."""
    g, (zone, _, whose) = now.g, zone_of(now.g, item).partition(":")
    seat = int(whose) if zone in ("hand", "active") else g.active if g.work == item else now.seat
    said = grudges(words, upset(g, seat, moral(g, seat))) if is_immoral(g, seat, job_card(item)) else []
    key = "firefly.warn.immoral" if seat == now.seat else "firefly.warn.immoral.of"
    who = words(key, who="; ".join(said), name=now.name(seat))
    return [b.Words(who, "ink_red", drop=1)] if said else []
