"""The chances of a fight with whatever means, before anything is spent: all come from the steps of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from game.app.games.fistful.fight.odds_grid import UNKNOWN, Grid, Line
from game.app.games.fistful.fight.stakes import wins
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import card_title
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.percent import percent
from game.core.steps import Option
from game.rules.fistful.battle.rounds import Ready, Round
from game.rules.fistful.battle.sums import ammo_of, helpers
from game.rules.fistful.outlook.chances import HEALING, Fight, Means, fighting_gear, leaves


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
    """What an answer in a fight leads to: the chance to win without losing Health, where all that is spent for it is
    `means` in words, and the chance to win in the end; None while they are worked out."""

    safe: Fraction | None
    end: Fraction | None
    means: str = ""

    def said(self, words: Words) -> str:
        """The chance to win unhurt and what it takes; that to win in the end where nobody can stay unhurt."""
        if self.safe == 0:
            return words("table.fight.way.end", percent=UNKNOWN if self.end is None else percent(self.end))
        safe = UNKNOWN if self.safe is None else percent(self.safe)
        return words("table.fight.way.with" if self.means else "table.fight.way", percent=safe, means=self.means)

    def told(self, words: Words) -> str:
        """Both chances, each in a sentence."""
        end = UNKNOWN if self.end is None else percent(self.end)
        return f"{self.said(words)}\n{words('table.fight.way.tip', percent=end)}" if self.safe else self.said(words)


def way(now: Situation, words: Words, option: Option) -> Way | None:
    """What an answer in a fight leads to; None for those that leave it, win it and for all others."""
    if not isinstance(now.choice, (Ready, Round)) or option.key == "retreat" or leaves(option.key):
        return None
    if option.key.startswith("ammo") and wins(now, option):
        return None
    seat, token = now.choice.seat, now.choice.token
    fight = fight_of(now, seat, token)
    safe = now.reckoner.find(("safe", option.key), lambda: fight.after(option, fight.unhurt))
    end = now.reckoner.find(("end", option.key), lambda: fight.after(option, fight.won))
    return Way(safe, end, _spent(now, words, option, safe) if safe else "")


def _spent(now: Situation, words: Words, option: Option, safe: Fraction) -> str:
    """What is spent at most where a fight goes as well as it can: the least Ammo that does it, else Gear, too."""
    choice = now.choice
    if option.key.startswith("backup") or getattr(choice, "helper", -1) >= 0:
        return words("table.fight.no_ammo")
    if option.key != "fight" or not isinstance(choice, Ready):
        return ""
    fight = fight_of(now, choice.seat, choice.token)
    for ammo in range(ammo_of(now.g, choice.seat) + 1):
        means = Means(ammo)
        chance = now.reckoner.find((choice.token, choice.seat, means), lambda m=means: fight.chance(m))  # type: ignore[misc]
        if chance is None:
            return ""
        if chance >= safe:
            return words("table.fight.with.ammo", n=ammo) if ammo else ""
    return words("table.fight.with.all")


def means_page(now: Situation, words: Words, seat: int, token: str, helper: int) -> list[b.Block]:
    """One chance for each way to fight, all of the same kind: to win without losing Health."""
    g, fight = now.g, fight_of(now, seat, token)
    lines: list[Line] = []

    def line(label: str, means: Means, **look: Any) -> None:
        chance = now.reckoner.find((token, seat, means), lambda: fight.chance(means))
        lines.append(Line(label, chance, tip(now, words, seat, means, chance), **look))

    if helper >= 0:
        line(words("table.fight.together"), Means(0, (), helper))
        for card in (*arms(now, seat), *arms(now, helper)):
            line(card_title(card), Means(0, (card,), helper), sign=gear_icon(now.gear(card)), spare=True)
    else:
        line(words("table.fight.alone"), Means())
        ammo = _enough(now, seat, token)
        if ammo:
            line(words("table.fight.with.ammo", n=ammo), Means(ammo), sign="ammo")
        for mate in helpers(g, seat, token):
            line(words("table.fight.with.mate", name=now.hero_name(mate)), Means(0, (), mate), seat=mate)
        for card in arms(now, seat):
            line(card_title(card), Means(0, (card,)), sign=gear_icon(now.gear(card)), spare=True)
    return [b.Small(words("table.fight.unhurt"), drop=1), Grid(tuple(lines))]


def _enough(now: Situation, seat: int, token: str) -> int:
    """The least Ammo with which the chance is as good as with all; all of it while that is worked out."""
    fight, every = fight_of(now, seat, token), ammo_of(now.g, seat)
    found = [
        now.reckoner.find((token, seat, Means(n)), lambda n=n: fight.chance(Means(n)))  # type: ignore[misc]
        for n in range(every + 1)
    ]
    known = [chance for chance in found if chance is not None]
    return found.index(max(known)) if len(known) == len(found) else every


def arms(now: Situation, seat: int) -> tuple[str, ...]:
    """The Gear of a seat that can change whether a fight is won unhurt."""
    found = []
    for card in fighting_gear(now.g, seat):
        record = now.gear(card)
        if record and {word.name for word in record.do} - HEALING:
            found.append(card)
    return tuple(found)


def gear_said(words: Words, gear: Sequence[str]) -> str:
    """Some Gear by its titles."""
    return ", ".join(card_title(card) for card in gear)


def tip(now: Situation, words: Words, seat: int, means: Means, chance: Fraction | None) -> str:
    """A chance in words: with what, and that nobody is hurt."""
    said = (
        [words("table.fight.both", a=now.hero_name(seat), b=now.hero_name(means.helper))]
        if means.helper >= 0
        else [words("table.fight.with.ammo", n=means.ammo) if means.ammo else words("table.fight.alone")]
    )
    said += [gear_said(words, means.gear)] if means.gear else []
    written = UNKNOWN if chance is None else percent(chance)
    text = words("table.fight.with", means=", ".join(said), percent=written)
    return text if means.helper < 0 else f"{text}\n{words('table.fight.backup.rule')}"
