"""The battle panel: an enemy, what the dice mean, chances with Ammo and with backup, what Gear may help."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.app.games.fistful.fight import odds
from game.app.games.fistful.fight.means import means_page, way
from game.app.games.fistful.fight.stakes import leaps
from game.app.games.fistful.sayings import bonus_of, dice_said, saying, skill_title, token_name
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.content.fistful import fistful
from game.content.fistful.records import Enemy
from game.rules.fistful.battle.sums import dice as battle_dice
from game.rules.fistful.battle.sums import total
from game.rules.fistful.cards import skills
from game.rules.fistful.tokens import kind, number


class Match(NamedTuple):
    """A fighter against an enemy: what the dice mean."""

    dice: tuple[str, ...]
    strength: int
    bonus: int
    damage: int
    draw_wins: bool


def enemy_record(token: str) -> Enemy | None:
    """The entry of an enemy in the Rogues' Gallery."""
    return fistful().enemies.get(kind(token).rpartition("-")[0])


def match(now: Situation, seat: int, token: str, helper: int = -1) -> Match:
    """The fight of a seat, perhaps with a helper, as it would begin now."""
    g = now.g
    enemy = enemy_record(token)
    fighting = now.fight is not None and now.fight.token == token and now.fight.seat == seat
    bonus = bonus_of(g, seat, helper, fighting and now.fight is not None and not now.fight.rolled)
    return Match(
        battle_dice(g, seat, helper),
        number(token),
        bonus,
        max(1, enemy.damage if enemy else 1),
        skills.quickdraw(g, seat, helper),
    )


def _attack(now: Situation, enemy: Enemy, token: str, seat: int, helper: int) -> str:
    """What an enemy does besides damage."""
    if enemy.special == "leap":
        return "special" if leaps(now, token, seat, helper) else "stays"
    return "turned" if now.g.flags.get(f"turned:{token}") else enemy.special


def fight_page(now: Situation, words: Words, token: str, answer: Callable[[str], object]) -> list[b.Block]:
    """The panel about an enemy: in its battle with the choices, else as it would be for the asked seat."""
    enemy = enemy_record(token)
    fight = now.fight if now.fight and now.fight.token == token else None
    seat, helper = (fight.seat, fight.helper) if fight else (now.seat, -1)
    name = f"{enemy.name} {now.letter(token)}".rstrip() if enemy else token_name(words, token, now)
    special = (
        words(f"table.fight.{_attack(now, enemy, token, seat, helper)}", damage=enemy.damage)
        if enemy and enemy.special
        else words("table.fight.plain", damage=enemy.damage if enemy else 1)
    )
    rolled = fight is not None and fight.rolled
    page: list[b.Block] = [
        b.Head(
            enemy.picture if enemy else "",
            name,
            (words("table.fight.strength", n=number(token)), special),
            drop=2 if rolled else 0,
        )
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
    if len(m.dice) == 1 and not m.bonus:
        page.append(bars.Faces(tuple((face, _meaning(face, m)) for face in odds.faces(m.dice[0])), drop=1))
    else:  # totals, as the result names them
        sums = odds.rolls(m.dice)
        page.append(bars.Sums(tuple((n + m.bonus, float(p), _meaning(n + m.bonus, m)) for n, p in sums), drop=1))
    found = {_meaning(n + m.bonus, m) for n, _ in odds.rolls(m.dice)}
    if "tie" in found:
        page.append(b.Words(words("table.fight.colours"), "ink_mid", 12, drop=3))
    page += bonus_rows(now, words, seat, helper)
    page += means_page(now, words, seat, token, helper)
    page.append(b.Words(words("table.fight.cost", damage=m.damage), "ink_mid", 12, drop=3))
    return page


def bonus_rows(now: Situation, words: Words, seat: int, helper: int) -> list[b.Block]:
    """What each part of the number behind the dice comes from."""
    g = now.g
    mal = next((one for one in (seat, helper) if one >= 0 and g.hero.get(one) == "mal"), -1)
    parts = [
        (skills.battle_bonus(g, seat, helper), skill_title(now, mal, "mal") if mal >= 0 else ""),
        (g.flags.get("fight.bonus", 0), words("table.fight.bonus.gear")),
        (g.flags.get("weaken", 0), words("table.fight.bonus.event")),
    ]
    return [
        b.Row("star", words("table.fight.bonus", change=f"{change:+d}", why=why), "", "ink", drop=2)
        for change, why in parts
        if change
    ]


def _meaning(reached: int, m: Match) -> str:
    """What a total means, as the state of a die face."""
    if reached > m.strength or (reached == m.strength and m.draw_wins):
        return "win"
    return "tie" if reached == m.strength else "lose"


def _round(now: Situation, words: Words, m: Match, answer: Callable[[str], object]) -> list[b.Block]:
    """After the dice: the total, and each way on with what it leads to."""
    assert now.fight is not None
    reached = total(now.g, now.fight.seat, now.fight.helper)
    draw = reached == m.strength
    says = words("table.fight.draw" if draw else "table.fight.lost", total=reached, strength=m.strength)
    found: list[b.Block] = [b.Words(says, "brass_lo" if draw else "ink_red", 16, voice="serif")]
    for option in now.options:
        said = saying(now, words, option)
        note = tip = said.note
        ends = None if said.grave else way(now, words, option)
        if ends:
            note = ends.said(words)
            tip = f"{said.note}\n{ends.told(words)}" if said.note else ends.told(words)
        found.append(
            bars.Press(
                said.name,
                note,
                said.icon,
                option.key,
                lambda k=option.key: answer(k),
                tip,
                grave=said.grave,
                whole=bool(ends),
                odds=ends.brief(words) if ends else "",
            )
        )
    return found
