"""A card with its options as it lies over the map: what each option asks and brings, with its odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.app.table.firefly.names import card_kind, doll, text, title
from game.app.table.firefly.situation import Situation
from game.app.table.odds import percent
from game.app.ui.kit import Kit
from game.app.words import Words
from game.content.firefly_records import Band, Choosable, MisbehaveCard, NavCard
from game.content.load import firefly
from game.rules.firefly.outlook import FACES, Force, band_chances, force
from game.rules.firefly.perks import points, team
from game.rules.firefly.tokens import crew_card, face, option_of

GOOD = ("keep-flying", "proceed", "complete", "win")
BAD = ("botched", "warrant")


class Way(NamedTuple):
    """One option. `key`: "" while it can't be chosen; `chance`: of a good end, as words, "" where nothing is rolled;
    `faces`: the die's faces, win or lose; `need`: what the die must show; `rows`: parts of the sum and what follows,
    each with its share and ink; `chosen`: it is being carried out."""

    number: int
    key: str
    title: str
    text: str
    tags: tuple[str, ...]
    skill: str
    head: str
    sub: str
    good: bool
    faces: tuple[tuple[int, str], ...]
    need: str
    rows: tuple[tuple[str, str, str], ...]
    chosen: bool = False


class CardView(NamedTuple):
    """A card over the map with its ways; `rolled`: the dice that lie in the tray."""

    item: str
    kind: str
    band: str
    right: str
    title: str
    text: str
    picture: str
    ways: tuple[Way, ...]
    ace: str
    rolled: tuple[int, ...]
    planet: str = ""


def card_view(now: Situation, words: Words, kit: Kit) -> CardView | None:
    """The card the choice is made on, None where there is none."""
    item = now.shown_card()
    if not item:
        return None
    choice: Any = now.choice
    thrown = getattr(choice, "thrown", None)
    test = thrown.test if thrown is not None else getattr(choice, "test", None)
    chosen = int(test.option) if test is not None else int(getattr(choice, "option", -1))
    record = firefly().goals[item[5:]] if item.startswith("goal:") else firefly().faces[face(item)]
    options: tuple[Choosable, ...] = getattr(record, "options", ())
    has = force(now.g, now.seat)
    ways = tuple(
        _way(now, words, item, n, has, chosen, test) for n in range(len(options)) if chosen < 0 or n == chosen
    )
    kind = card_kind(item)
    right = ""
    if isinstance(record, NavCard) and now.g.flying:
        right = words("firefly.big.legs", n=now.g.legs)
    elif isinstance(record, MisbehaveCard):
        right = words("firefly.big.job", job=title(now.g.work)) if now.g.work else ""
    ace = "ace" if now.key("ace") else "ignore" if now.key("ignore") else ""
    planet = next(iter(getattr(record, "places", ()) or ()), "")
    planet = planet[0] if isinstance(planet, tuple) else planet
    return CardView(item, kind, words(f"firefly.kind.{kind}"), right, title(item), text(item), doll(kit, item), ways,
                    ace, tuple(thrown.faces) if thrown is not None else (), planet)


def _way(now: Situation, words: Words, item: str, n: int, has: Force, chosen: int, test: Any) -> Way:
    """One option with its odds."""
    option = option_of(item, n)
    key = f"option:{n}" if now.key(f"option:{n}") else ""
    tags = tuple(words(f"firefly.tag.{tag}") for tag in option.tags)
    if option.test is None:
        end = words(f"firefly.end.{option.end}") if option.end else ""
        good = option.end in GOOD
        return Way(n, key, option.title, option.text, tags, "", words("firefly.big.sure"), end, good, (), "",
                   tuple(_costs(words, option)), n == chosen)
    if test is not None:
        level = int(test.points(now.g))
        skill = str(test.skill)
        more = level - _level(has, option)
    else:
        level, skill, more = _level(has, option), option.test.skill, 0
    shares = band_chances(has, option, more)
    chance = sum(share for share, i in shares if option.bands[i].end in GOOD)
    faces = tuple((f, "win" if _band(option.bands, level + f + (f == FACES)).end in GOOD else "lose")
                  for f in range(1, FACES + 1))
    least = next((band.low - level for band in option.bands if band.end in GOOD), 0)
    if least <= 1:
        need = words("firefly.big.any") if chance >= 0.999 else ""
    else:
        need = words("firefly.big.need", n=least)
    rows = [(_sum(now, words, skill, level, option), "", "mid")]
    for i, band in enumerate(option.bands):
        share = next((share for share, at in shares if at == i), 0.0)
        last = i + 1 == len(option.bands)
        span = words("firefly.big.more", n=band.low) if last else words(
            "firefly.big.span", low=max(1, band.low), high=option.bands[i + 1].low - 1)
        end = words(f"firefly.end.{band.end}") + ("".join(f", {said}" for said in _deeds(words, band)))
        ink = "good" if band.end in GOOD else "bad" if band.end in BAD else "warn"
        rows.append((f"{span}: {end}", percent(share), ink))
    return Way(n, key, option.title, option.text, tags, skill, percent(chance), words("firefly.big.well"),
               chance >= 0.5, faces, need, (*rows, *_costs(words, option)), n == chosen)


def _level(has: Force, option: Choosable) -> int:
    """What is added to the die, as `band_chances` reckons."""
    test = option.test
    assert test is not None
    level = has.skill(test.skill, test.kosher)
    if test.alone:
        level = (level + 1) // 2
    for do in test.plus:
        level += do.n * (has.warrants if do.word == "warrants" else ("keyword", do.what) in has.shows)
    return level


def _band(bands: Sequence[Band], total: int) -> Band:
    return next(band for i, band in reversed(list(enumerate(bands))) if total >= band.low or i == 0)


def _sum(now: Situation, words: Words, skill: str, level: int, option: Choosable) -> str:
    """ "Kaylee 3 + Wash 1 = Tech 4"."""
    assert option.test is not None
    who = [(crew_card(item).title, points(now.g, now.seat, item, skill, option.test.kosher))
           for item in team(now.g, now.seat)]
    parts = sorted([one for one in who if one[1]], key=lambda one: -one[1])
    name = words(f"firefly.skill.{skill}")
    if not parts or sum(n for _, n in parts) != level:
        return words("firefly.big.level", skill=name, n=level)
    said = " + ".join(f"{title_} {n}" for title_, n in parts[:3]) + (" + ..." if len(parts) > 3 else "")
    return words("firefly.big.sum", parts=said, skill=name, n=level)


def _deeds(words: Words, band: Band) -> list[str]:
    """What a band does besides, shortly."""
    found = []
    for do in band.do:
        key = f"firefly.do.{do.word}"
        if words.has(key):
            good = words(f"firefly.good.{do.what}", n=do.n or 1) if words.has(f"firefly.good.{do.what}") else do.what
            found.append(words(key, n=do.n, what=good))
    return found


def _costs(words: Words, option: Choosable) -> list[tuple[str, str, str]]:
    """What an option costs."""
    found = []
    for do in option.cost:
        if do.word == "pay":
            found.append((words("firefly.big.pay"), words("money", n=do.n), "warn"))
        elif do.word == "spend":
            found.append((words("firefly.big.spend"), f"{do.n} {words(f'firefly.good.{do.what}', n=do.n)}", "warn"))
    return found
