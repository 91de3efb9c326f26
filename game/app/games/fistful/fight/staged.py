"""A battle on the stage: the hero and whoever helps at the left, the enemy at the right, the dice between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.sayings import token_name
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.duel.data import Duel, End, Figure, Means, Side
from game.core.news import News
from game.rules.fistful import news as kinds
from game.rules.fistful.battle import sums

ROUNDS = (kinds.WonRound, kinds.DrawRound, kinds.LostRound)
ENDS: dict[type[News], str] = {kinds.WonRound: "good", kinds.DrawRound: "brass", kinds.LostRound: "bad"}
"""What ends a round, and what that means to who fights."""
COLOR = (150, 60, 46)
"""The colour of the sign of battle."""
SCENE = "showdown"
"""Behind a battle on a board that has no scene of its own."""


class Round(NamedTuple):
    """A round of a battle as the rules tell it: whose, against which token, the dice (die, face), the sum of all that
    counts, the strength to be beaten, and what dice came to that fell before and are not known one by one."""

    seat: int
    token: str
    dice: tuple[tuple[str, int], ...]
    total: int
    strength: int
    before: int = 0


def rounds(now: Situation, news: Sequence[News]) -> dict[int, Round]:
    """The rounds that news tell of, by the place of what ends each; those against nobody known are left out."""
    found: dict[int, Round] = {}
    token = now.fight.token if now.fight else ""
    lying, dice = _lying(now), list[tuple[str, int]]()
    for i, one in enumerate(news):
        if isinstance(one, kinds.Battle):
            token, lying, dice = one.enemy, NONE, []
        elif isinstance(one, kinds.Rolled) and one.what == "battle":
            dice.append((one.die, one.face))
        elif isinstance(one, ROUNDS) and token:
            anew = dice and one.total - lying.added == sum(face for _, face in dice)
            old = NONE if anew else lying
            before = 0 if old.dice else old.fallen
            found[i] = Round(one.seat, token, (*old.dice, *dice), one.total, one.strength, before)
            lying, dice = NONE, []
    return found


class Lying(NamedTuple):
    """The dice of a round that lie there before an answer: (die, face) of a single one, what they came to, and what
    Ammo, Gear and skills have added."""

    dice: tuple[tuple[str, int], ...] = ()
    fallen: int = 0
    added: int = 0


NONE = Lying()


def _lying(now: Situation) -> Lying:
    if now.fight is None or not now.fight.rolled:
        return NONE
    seat, helper, fallen = now.fight.seat, now.fight.helper, now.g.flags["fight.total"]
    names = sums.dice(now.g, seat, helper)
    return Lying(((names[0], fallen),) if len(names) == 1 else (), fallen, sums.total(now.g, seat, helper) - fallen)


def duel(now: Situation, words: Words, one: Round, end: End | None = None) -> Duel:
    """The stage of a round: what Ammo, Gear and skills add stands at the side of the hero."""
    helper = now.fight.helper if now.fight and now.fight.seat == one.seat else -1
    fighters = [seat for seat in (one.seat, helper) if seat >= 0]
    people = [(now.crew(seat), now.hero_name(seat)) for seat in fighters]
    name = people[0][1]
    if len(people) > 1:
        name = words("table.fight.both", a=people[0][1], b=people[1][1])
    gear = [record for card in now.slots(one.seat) if (record := now.gear(card)) is not None]
    added = one.total - one.before - sum(face for _, face in one.dice)
    mine = Side(
        one.seat,
        name,
        "",
        tuple(Figure(crew.doll if crew else "", said) for crew, said in people),
        Means("fight", COLOR, words("table.stage.added"), added),
        tuple(Figure(record.picture, record.title) for record in gear),
        one.dice,
        one.total,
        won=None if end is None or one.total == one.strength else one.total > one.strength,
    )
    foe = Side(
        -1,
        token_name(words, one.token, now),
        "",
        (Figure(picture_of(one.token), token_name(words, one.token, now)),),
        Means("target", COLOR, words("table.stage.strength", n=one.strength)),
        total=one.strength,
        won=None if mine.won is None else not mine.won,
    )
    return Duel(words("table.stage.battle"), now.heist.title, _scene(now), (mine, foe), end=end)


def _scene(now: Situation) -> str:
    return f"ending_{now.heist.id}" if ":" not in now.heist.id else SCENE
