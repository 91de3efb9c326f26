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


ASKED = ("Ready", "Round")
"""The choices of a battle whose answers need no board."""
AMMO = "ammo"
"""The picture of spent Ammo."""


class Round(NamedTuple):
    """A round of a battle as the rules tell it: whose, against which token, the dice (die, face), the sum of all that
    counts, the strength to be beaten, what dice came to that fell before and are not known one by one, and what was
    spent."""

    seat: int
    token: str
    dice: tuple[tuple[str, int], ...]
    total: int
    strength: int
    before: int = 0
    spent: tuple[Figure, ...] = ()


def rounds(now: Situation, news: Sequence[News]) -> dict[int, Round]:
    """The rounds that news tell of, by the place of what ends each; those against nobody known are left out."""
    found: dict[int, Round] = {}
    token = now.fight.token if now.fight else ""
    lying, dice, spent = _lying(now), list[tuple[str, int]](), list[Figure]()
    for i, one in enumerate(news):
        if isinstance(one, kinds.Battle):
            token, lying, dice, spent = one.enemy, NONE, [], []
        elif isinstance(one, kinds.Rolled) and one.what == "battle":
            dice.append((one.die, one.face))
        elif isinstance(one, (kinds.Ammo, kinds.Used)):
            spent += _spends(now, one)
        elif isinstance(one, ROUNDS) and token:
            anew = dice and one.total - lying.added == sum(face for _, face in dice)
            old = NONE if anew else lying
            before = 0 if old.dice else old.fallen
            all_spent = (*old.spent, *spent)
            found[i] = Round(one.seat, token, (*old.dice, *dice), one.total, one.strength, before, all_spent)
            lying, dice, spent = NONE, [], []
    return found


def _spends(now: Situation, one: kinds.Ammo | kinds.Used) -> list[Figure]:
    """What somebody lays down for a round: Ammo one by one, a Gear card."""
    if isinstance(one, kinds.Ammo):
        return [Figure(AMMO, "")] * -one.n
    record = now.gear(one.card)
    return [Figure(record.picture, record.title)] if record is not None else []


class Lying(NamedTuple):
    """The dice of a round that lie there before an answer: (die, face) of each as far as it is known, what they came
    to, what Ammo, Gear and skills have added, and what was spent."""

    dice: tuple[tuple[str, int], ...] = ()
    fallen: int = 0
    added: int = 0
    spent: tuple[Figure, ...] = ()


NONE = Lying()


def _lying(now: Situation) -> Lying:
    """What lies on the stage while somebody is asked. Dice are known one by one where the last that fell come to what
    the rules remember."""
    if now.fight is None:
        return NONE
    dice, spent = list[tuple[str, int]](), list[Figure]()
    for one in reversed(now.session.news):
        if isinstance(one, (kinds.Battle, kinds.Hurt, kinds.Retreated)):
            break
        if isinstance(one, kinds.Rolled) and one.what == "battle":
            dice.insert(0, (one.die, one.face))
        elif isinstance(one, (kinds.Ammo, kinds.Used)):
            spent += _spends(now, one)
        elif isinstance(one, ROUNDS) and (dice or not now.fight.rolled):
            break
    seat, helper, fallen = now.fight.seat, now.fight.helper, now.g.flags.get("fight.total", 0)
    added = sums.total(now.g, seat, helper) - fallen
    if not now.fight.rolled:
        return Lying(added=added, spent=tuple(spent))
    known = tuple(dice) if sum(face for _, face in dice) == fallen else ()
    names = sums.dice(now.g, seat, helper)
    if not known and len(names) == 1:
        known = ((names[0], fallen),)
    return Lying(known, fallen, added, tuple(spent))


def standing(now: Situation, words: Words) -> Duel | None:
    """The stage of a battle as it stands, None outside of one."""
    if now.fight is None:
        return None
    lying, (seat, token, _, rolled) = _lying(now), now.fight
    total, strength = lying.fallen + lying.added, sums.strength(now.g, token)
    before = 0 if lying.dice else lying.fallen
    shown = duel(now, words, Round(seat, token, lying.dice, total, strength, before, lying.spent))
    mine, foe = shown.sides
    if not rolled:
        mine = mine._replace(total=None, means=mine.means if lying.added else None)
    return shown._replace(sides=(mine._replace(won=None), foe._replace(won=None)))


def asked(now: Situation, words: Words) -> Duel | None:
    """The stage of a battle while a person is asked how to go on, None for any other choice."""
    stands = standing(now, words) if now.kind in ASKED and now.mine and not now.rehearsed else None
    if stands is None:
        return None
    mine, foe = stands.sides
    short = (foe.total or 0) - (mine.total or 0)
    says = "ready" if mine.total is None else "short" if short else "draw"
    asks = words(f"table.stage.asks.{says}", name=mine.figures[0].name, n=short)
    return stands._replace(sides=(mine._replace(asked=True), foe), asks=asks)


def duel(now: Situation, words: Words, one: Round, end: End | None = None) -> Duel:
    """The stage of a round: what Ammo, Gear and skills add stands at the side of the hero, what was
    spent lies there."""
    helper = now.fight.helper if now.fight and now.fight.seat == one.seat else -1
    fighters = [seat for seat in (one.seat, helper) if seat >= 0]
    people = [(now.crew(seat), now.hero_name(seat)) for seat in fighters]
    name = people[0][1]
    if len(people) > 1:
        name = words("table.fight.both", a=people[0][1], b=people[1][1])
    added = one.total - one.before - sum(face for _, face in one.dice)
    mine = Side(
        one.seat,
        name,
        "",
        tuple(Figure(crew.doll if crew else "", said) for crew, said in people),
        Means("fight", COLOR, words("table.stage.added"), added),
        one.spent,
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
    at = now.hero_cell(one.seat)
    place = now.room(at) if at is not None else now.heist.title
    return Duel(words("table.stage.battle"), place, _scene(now), (mine, foe), end=end)


def _scene(now: Situation) -> str:
    return f"ending_{now.heist.id}" if ":" not in now.heist.id else SCENE
