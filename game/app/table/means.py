"""The chances of a fight with whatever means, before anything is spent: all come from the steps of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from game.app.table import blocks as b
from game.app.table import odds
from game.app.table.gear_icons import gear_icon
from game.app.table.oddsgrid import UNKNOWN, Column, Grid, Line, Signs
from game.app.table.sayings import card_title
from game.app.table.situation import Situation
from game.app.words import Words
from game.core.steps import Option
from game.rules.fistful.battle import Ready, Round, ammo_of, helpers
from game.rules.fistful.chances import HEALING, Fight, Means, fighting_gear, leaves, subsets

FEW = 3
"""So much Ammo has a row of its own."""


def fight_of(now: Situation, seat: int, token: str) -> Fight:
    """The fight of a seat as it would begin now, or goes on."""
    fight = now.fight
    under_way = fight is not None and fight.seat == seat and fight.token == token
    before = now.lasting.get(("fight", token))

    def begun() -> Fight:
        found: Fight = Fight(now.g, seat, token, under_way, before)
        if under_way:
            now.lasting["fight", token] = found
        return found

    return now.kept(("fight", seat, token), begun)


def chance(now: Situation, seat: int, token: str, helper: int = -1) -> Fraction:
    """The chance of a seat to beat an enemy without losing Health, with all its Ammo or with a partner, without
    Gear."""
    means = Means(ammo_of(now.g, seat) if helper < 0 else 0, (), helper)
    return now.kept(("chance", seat, token, helper), lambda: fight_of(now, seat, token).chance(means))


class Way(NamedTuple):
    """What an answer in a fight leads to: the chance to win without losing Health, and to win in the end; None while
    they are worked out."""

    safe: Fraction | None
    end: Fraction | None

    def said(self, words: Words, short: bool = False) -> str:
        """Both in words, or the one that matters most; what can't be any more is left out."""
        end = UNKNOWN if self.end is None else odds.percent(self.end)
        if self.safe == 0:
            return words("table.fight.way.end", percent=end)
        if short and self.safe is not None:
            return words("table.fight.way.safe", percent=odds.percent(self.safe))
        return words("table.fight.way", safe=UNKNOWN if self.safe is None else odds.percent(self.safe), percent=end)


def way(now: Situation, option: Option) -> Way | None:
    """What an answer in a fight leads to; None for those that leave it and for all others."""
    if not isinstance(now.choice, (Ready, Round)) or option.key == "retreat" or leaves(option.key):
        return None
    fight = fight_of(now, now.choice.seat, now.choice.token)
    safe = now.reckoner.find(("safe", option.key), lambda: fight.after(option, fight.unhurt))
    return Way(safe, now.reckoner.find(("end", option.key), lambda: fight.after(option, fight.won)))


def means_page(now: Situation, words: Words, seat: int, token: str, helper: int) -> list[b.Block]:
    """The table of all means, and what comes of risking everything."""
    g, fight = now.g, fight_of(now, seat, token)
    own = arms(now, seat)

    def found(means: Means) -> Fraction | None:
        return now.reckoner.find((token, seat, means), lambda: fight.chance(means))

    def line(label: str, ammo: int, more: Sequence[str], mate: int, sets: Sequence[tuple[str, ...]], **look: object
             ) -> Line:
        every = [Means(ammo, (*gear, *more), mate) for gear in sets]
        chances = [found(means) for means in every]
        tips = [tip(now, words, seat, means, p) for means, p in zip(every, chances)]
        return Line(label, tuple(chances), tuple(tips), **look)  # type: ignore[arg-type]

    page: list[b.Block] = []
    lines: list[Line] = []
    if helper < 0:
        page.append(b.Small(words("table.fight.ammo_head"), words("table.fight.ammo_head.right"), drop=1))
        all_ammo, sets = ammo_of(g, seat), subsets(own)
        for ammo in [*range(min(all_ammo, FEW) + 1), *([all_ammo] if all_ammo > FEW else [])]:
            spare = ammo not in (0, all_ammo)
            lines.append(line(str(ammo), ammo, (), -1, sets, count=min(ammo, 4), spare=spare))
        for mate in helpers(g, seat, token):
            for more in subsets(arms(now, mate)):
                lines.append(line(now.hero_name(mate), 0, more, mate, sets, seat=mate,
                                  signs=signs(now, more, arms(now, mate)), spare=bool(more)))
        everything = Means(all_ammo, fighting_gear(g, seat))
    else:
        page.append(b.Small(words("table.fight.together"), words("table.fight.ammo_head.right"), drop=1))
        own = (*own, *arms(now, helper))
        sets = subsets(own)
        lines.append(line("", 0, (), helper, sets))
        everything = Means(0, (*fighting_gear(g, seat), *fighting_gear(g, helper)), helper)
    columns = tuple(
        Column(signs(now, gear, own), gear_said(words, gear) or words("table.fight.no_gear")) for gear in sets
    )
    page.append(Grid(columns, tuple(lines)))
    end = now.reckoner.find(("end", token, seat, everything), lambda: fight.in_the_end(everything))
    page.append(
        b.Row(
            "fight",
            words("table.fight.end"),
            UNKNOWN if end is None else odds.percent(end),
            bold=True,
            drop=1,
            tip=words("table.fight.end.tip", hero=now.hero_name(seat)),
        )
    )
    return page


def arms(now: Situation, seat: int) -> tuple[str, ...]:
    """The Gear of a seat that can change whether a fight is won unhurt."""
    found = []
    for card in fighting_gear(now.g, seat):
        record = now.gear(card)
        if record and {word.name for word in record.do} - HEALING:
            found.append(card)
    return tuple(found)


def signs(now: Situation, gear: Sequence[str], among: Sequence[str]) -> Signs:
    """The icons of some Gear, numbered where others among which it stands look the same."""
    icons = [gear_icon(now.gear(card)) for card in among]
    return tuple(
        (icons[n], str(n + 1) if icons.count(icons[n]) > 1 else "") for n, card in enumerate(among) if card in gear
    )


def gear_said(words: Words, gear: Sequence[str]) -> str:
    """Some Gear by its titles."""
    return ", ".join(card_title(card) for card in gear)


def tip(now: Situation, words: Words, seat: int, means: Means, chance: Fraction | None) -> str:
    """A chance in words: with what, and that nobody is hurt."""
    said = [words("table.fight.with.ammo", n=means.ammo)] if means.helper < 0 else [
        words("table.fight.both", a=now.hero_name(seat), b=now.hero_name(means.helper))]
    said += [gear_said(words, means.gear)] if means.gear else []
    percent = UNKNOWN if chance is None else odds.percent(chance)
    text = words("table.fight.with", means=", ".join(said), percent=percent)
    return text if means.helper < 0 else f"{text}\n{words('table.fight.backup.rule')}"
