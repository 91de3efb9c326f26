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
from game.rules.fistful.outlook.chances import HEALING, Fight, Means, fighting_gear, leaves, words_of


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
    """What an answer in a fight leads to with the `means` in words and no more: the chance to win without losing
    Health, and the chance to win in the end; None while they are worked out."""

    safe: Fraction | None
    end: Fraction | None
    means: str = ""

    def brief(self, words: Words) -> str:
        """The same without what it takes."""
        return self._replace(means="").said(words)

    def said(self, words: Words) -> str:
        """The chance to win unhurt and what it takes; that to win in the end where nobody can stay unhurt."""
        if self.safe == 0 and self.end == 0:
            return words("table.fight.way.none")
        key = "table.fight.way.end" if self.safe == 0 else "table.fight.way"
        chance = self.end if self.safe == 0 else self.safe
        told = UNKNOWN if chance is None else percent(chance)
        return words(f"{key}.with" if self.means else key, percent=told, means=self.means)

    def told(self, words: Words) -> str:
        """Both chances, each in a sentence."""
        end = UNKNOWN if self.end is None else percent(self.end)
        return f"{self.said(words)}\n{words('table.fight.way.tip', percent=end)}" if self.safe else self.said(words)


def way(now: Situation, words: Words, option: Option) -> Way | None:
    """What an answer in a fight leads to, by the means that its row on the panel names; None for those that leave it,
    win it and for all others."""
    if not isinstance(now.choice, (Ready, Round)) or option.key == "retreat" or leaves(option.key):
        return None
    if option.key.startswith("ammo") and wins(now, option):
        return None
    means = means_of(now, option)
    if means is None:
        return Way(None, None)
    seat, token = now.choice.seat, now.choice.token
    spent = int(option.key[5:]) if option.key.startswith("ammo:") else 0  # the answer says itself what it spends
    said = words("table.fight.with.ammo", n=means.ammo) if means.ammo else words("table.fight.no_ammo")
    said = words("table.fight.with.more", n=means.ammo - spent) if spent else said
    bare = means.ammo == spent and means.helper < 0 and not means.gear
    return Way(
        worth(now, seat, token, means, option), worth(now, seat, token, means, option, True), "" if bare else said
    )


def worth(
    now: Situation, seat: int, token: str, means: Means, option: Option | None = None, hurt: bool = False
) -> Fraction | None:
    """The chance to win with these means and no more, without losing Health or `hurt`: after an answer that waits, else
    with the best of them. None while it is worked out."""
    fight = fight_of(now, seat, token)
    chances = fight.won if hurt else fight.unhurt

    def found() -> Fraction:
        if option is None or option.key.startswith("backup:"):
            return chances.worth(fight.begun(means))
        return chances.after((fight.begun if now.kind == "Ready" else fight.held)(means), option)

    return now.reckoner.find((token, seat, means, option.key if option else "", hurt), found)


def means_of(now: Situation, option: Option) -> Means | None:
    """What an answer in a fight takes at most: the card it uses, or who is called, and the least Ammo with which more
    of it changes nothing. None while that is worked out."""
    choice = now.choice
    assert isinstance(choice, (Ready, Round))
    cards = (option.key[4:].partition(":")[0],) if option.key.startswith("use:") else ()
    if option.key.startswith("backup:"):
        return Means(0, (), int(option.key[7:]))
    if choice.helper >= 0:
        return Means(0, cards, choice.helper)
    return enough(now, choice.seat, choice.token, cards, option)


def enough(
    now: Situation, seat: int, token: str, cards: tuple[str, ...] = (), option: Option | None = None
) -> Means | None:
    """The least Ammo with which the chance is as good as with all, with some cards; what brings Ammo comes after all of
    it is spent. None while it is worked out."""
    every = ammo_of(now.g, seat)
    if any("load" in words_of(f"use:{card}") for card in cards):
        return Means(every, cards)
    least = int(option.key[5:]) if option is not None and option.key.startswith("ammo:") else 0
    some = [Means(n, cards) for n in range(least, every + 1)]
    for hurt in (False, True):
        found = [worth(now, seat, token, means, option, hurt) for means in some]
        known = [chance for chance in found if chance is not None]
        if len(known) < len(found):
            return None
        if max(known):
            return some[known.index(max(known))]
    return some[0]


def means_page(now: Situation, words: Words, seat: int, token: str, helper: int) -> list[b.Block]:
    """One chance for each way to fight, all of the same kind: to win without losing Health. A way that is an answer
    now has the number of that answer."""
    g = now.g
    lines: list[Line] = []
    ready = isinstance(now.choice, Ready) and (now.choice.seat, now.choice.token) == (seat, token)

    def line(label: str, means: Means, key: str = "", **look: Any) -> None:
        option = now.key(key) if ready and key else None
        chance = worth(now, seat, token, means, option)
        lines.append(Line(label, chance, tip(now, words, seat, means, chance), **look))

    if helper >= 0:
        line(words("table.fight.together"), Means(0, (), helper), "fight")
    else:
        line(words("table.fight.alone"), Means(), "fight")
        shots = enough(now, seat, token, (), now.key("fight") if ready else None) or Means(ammo_of(g, seat))
        if shots.ammo:
            line(words("table.fight.with.ammo", n=shots.ammo), shots, "fight", sign="ammo")
        for mate in helpers(g, seat, token):
            line(words("table.fight.with.mate", name=now.hero_name(mate)), Means(0, (), mate), seat=mate)
    for owner in (seat, helper) if helper >= 0 else (seat,):
        for card in arms(now, owner):
            option = now.key(f"use:{card}") if ready else None
            means = Means(0, (card,), helper) if helper >= 0 else enough(now, seat, token, (card,), option)
            if means is None or (option is None and ready and "load" in words_of(f"use:{card}")):
                continue  # it comes with what is still worked out, or can't be used before Ammo is spent
            said = words("table.fight.with.card", card=card_title(card), n=means.ammo)
            label = said if means.ammo else card_title(card)
            line(label, means, f"use:{card}", sign=gear_icon(now.gear(card)), spare=True)
    return [b.Small(words("table.fight.unhurt"), drop=1), Grid(tuple(lines))]


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
