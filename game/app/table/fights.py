"""The battle panel: an enemy, what the dice mean, chances with Ammo and with backup, what Gear may help."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from game.app.table import bars, odds
from game.app.table import blocks as b
from game.app.table.sayings import bonus_of, dice_said, saying, token_name
from game.app.table.situation import Situation
from game.app.table.stakes import leaps
from game.app.words import Words
from game.content.load import fistful
from game.content.records import Enemy
from game.rules.fistful.battle import ammo_of, helpers, total
from game.rules.fistful.battle import dice as battle_dice
from game.rules.fistful.cards import skills
from game.rules.fistful.tokens import kind, number


class Match(NamedTuple):
    """A fighter against an enemy: everything the chances depend on."""

    dice: tuple[str, ...]
    strength: int
    bonus: int
    ammo: int
    health: int
    damage: int
    first: int
    draw_wins: bool


def enemy_record(token: str) -> Enemy | None:
    """The entry of an enemy in the Rogues' Gallery."""
    return fistful().enemies.get(kind(token).rpartition("-")[0])


def match(now: Situation, seat: int, token: str, helper: int = -1) -> Match:
    """The fight of a seat, perhaps with a helper, as it would begin now."""
    g = now.g
    enemy = enemy_record(token)
    lone = helper < 0
    health = g.health[seat] if lone else min(g.health[seat], g.health[helper])
    damage = max(1, enemy.damage if enemy else 1)
    if leaps(now, token, seat, helper):
        health = min(health, damage)  # it leaves after a lost round: there is no second roll (R-FC-190)
    fighting = now.fight is not None and now.fight.token == token and now.fight.seat == seat
    bonus = bonus_of(g, seat, helper, fighting and now.fight is not None and not now.fight.rolled)
    return Match(
        battle_dice(g, seat, helper),
        number(token),
        bonus,
        ammo_of(g, seat) if lone else 0,
        health,
        damage,
        skills.ammo_worth(g, seat, 0, 1) if lone else 1,
        skills.quickdraw(g, seat, helper),
    )


def end(m: Match, ammo: int | None = None) -> Fraction:
    """The chance of a fight to be won in the end with so much Ammo."""
    return odds.in_the_end(
        m.dice, m.strength, m.bonus, m.ammo if ammo is None else ammo, m.health, m.damage, m.first, m.draw_wins
    )


def chance(now: Situation, seat: int, token: str, helper: int = -1) -> Fraction:
    """The chance of a seat to beat an enemy without losing Health, with all its Ammo."""
    m = match(now, seat, token, helper)
    return odds.unhurt(m.dice, m.strength, m.bonus, m.ammo, m.first, m.draw_wins)


def fight_page(now: Situation, words: Words, token: str, answer: Callable[[str], object]) -> list[b.Block]:
    """The panel about an enemy: in its battle with the choices, else as it would be for the asked seat."""
    enemy = enemy_record(token)
    fight = now.fight if now.fight and now.fight.token == token else None
    seat, helper = (fight.seat, fight.helper) if fight else (now.seat, -1)
    name = enemy.name if enemy else token_name(words, token)
    special = (
        words("table.fight.special" if leaps(now, token, seat, helper) else "table.fight.stays", damage=enemy.damage)
        if enemy and enemy.special
        else words("table.fight.plain", damage=enemy.damage if enemy else 1)
    )
    rolled = fight is not None and fight.rolled
    page: list[b.Block] = [
        b.Head(enemy.picture if enemy else "", name, (words("table.fight.strength", n=number(token)), special),
               drop=2 if rolled else 0)
    ]
    if seat not in now.g.at or now.g.at[seat] < 0:
        return page
    m = match(now, seat, token, helper)
    who = (
        now.hero_name(seat) if helper < 0 else words("table.fight.both", a=now.hero_name(seat), b=now.hero_name(helper))
    )
    one_die = m.dice == ("d6",) and not m.bonus
    dice = words("table.page.one_die") if one_die else dice_said(words, m.dice, m.bonus)
    page.append(b.Title(words("table.fight.by", hero=who), dice, drop=3 if rolled else 0))
    if rolled:
        return [*page, *_round(now, words, m, answer)]
    one = odds.one_roll(m.dice, m.strength, m.bonus, m.draw_wins)
    if len(m.dice) == 1:
        page.append(bars.Faces(tuple((face, _meaning(face + m.bonus, m)) for face in odds.faces(m.dice[0])), drop=1))
    else:
        sums = odds.rolls(m.dice)
        page.append(bars.Sums(tuple((n, float(p), _meaning(n + m.bonus, m)) for n, p in sums), drop=1))
    win, again, lose = odds.percents(one)
    page.append(
        bars.Chances(
            win,
            again,
            lose,
            (words("table.fight.win"), words("table.fight.again"), words("table.fight.lose")),
        )
    )
    if helper < 0:
        page.append(b.Small(words("table.fight.ammo_head"), words("table.fight.ammo_head.right"), drop=1))
        for ammo in range(min(m.ammo, 3) + 1):
            p = odds.unhurt(m.dice, m.strength, m.bonus, ammo, m.first, m.draw_wins)
            page.append(
                bars.Bar(
                    str(ammo),
                    float(p),
                    odds.percent(p),
                    "ammo",
                    ammo,
                    tip=words("table.fight.ammo.tip", n=ammo, percent=odds.percent(end(m, ammo)), safe=odds.percent(p)),
                    drop=(3 if ammo in (1, 2) else 0) if m.ammo > 2 else 0,
                )
            )
        p = end(m)
        page.append(
            b.Row(
                "fight",
                words("table.fight.end"),
                odds.percent(p),
                bold=True,
                drop=1,
                tip=words("table.fight.end.tip", hero=who, health=m.health, ammo=m.ammo),
            )
        )
    else:
        p = odds.unhurt(m.dice, m.strength, m.bonus, 0, 1, m.draw_wins)
        page.append(b.Small("", words("table.fight.ammo_head.right"), drop=1))
        page.append(
            bars.Bar(words("table.fight.together"), float(p), odds.percent(p), tip=words("table.fight.backup.rule"))
        )
    page += _help(now, words, seat, token, helper)
    page.append(b.Words(words("table.fight.cost", damage=m.damage), "ink_mid", 12, drop=3))
    return page


def _meaning(reached: int, m: Match) -> str:
    """What a total means, as the state of a die face."""
    if reached > m.strength or (reached == m.strength and m.draw_wins):
        return "win"
    return "tie" if reached == m.strength else "lose"


def _help(now: Situation, words: Words, seat: int, token: str, helper: int) -> list[b.Block]:
    """Backup with combined odds, and the Gear that fits."""
    found: list[b.Block] = []
    if helper < 0:
        for other in helpers(now.g, seat, token):
            p = chance(now, seat, token, other)
            found.append(
                bars.Bar(
                    now.hero_name(other),
                    float(p),
                    odds.percent(p),
                    seat=other,
                    tip=words("table.fight.backup.tip", name=now.name(other), hero=now.hero_name(other)),
                )
            )
    names = []
    for fighter in (seat,) if helper < 0 else (seat, helper):
        for card in now.slots(fighter):
            record = now.gear(card)
            if record and "battle" in record.when:
                names.append(record.title)
    if names:
        found.append(b.Row("gun", words("table.fight.gear", names=", ".join(names)), "", "ink_blue", drop=1))
    return found


def _round(now: Situation, words: Words, m: Match, answer: Callable[[str], object]) -> list[b.Block]:
    """After the dice: the total, and each way on with what it leads to."""
    assert now.fight is not None
    reached = total(now.g, now.fight.seat, now.fight.helper)
    draw = reached == m.strength
    says = words("table.fight.draw" if draw else "table.fight.lost", total=reached, strength=m.strength)
    found: list[b.Block] = [b.Words(says, "brass_lo" if draw else "ink_red", 16, voice="serif")]
    for option in now.options:
        head = option.key.partition(":")[0]
        said = saying(now, words, option)
        note = tip = said.note
        if head in ("again", "health") and now.fight.helper < 0:
            left = m.health - (m.damage if head == "health" else 0)
            bare = odds.next_roll(m.dice, m.strength, m.bonus, 0, m.first, m.draw_wins)
            loaded = odds.next_roll(m.dice, m.strength, m.bonus, m.ammo, m.first, m.draw_wins)
            way = ".ammo" if loaded > bare else ""
            chances = {"percent": odds.percent(bare), "ammo": odds.percent(loaded)}
            if left > 0 and not said.grave:
                note, tip = words(f"table.fight.roll{way}", **chances), words(f"table.fight.then{way}", **chances)
        found.append(
            bars.Press(
                said.name,
                note,
                said.icon,
                option.key,
                lambda k=option.key: answer(k),
                tip,
                grave=said.grave,
                whole=tip != note,
            )
        )
    return found
