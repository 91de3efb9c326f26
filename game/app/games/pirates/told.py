"""What moves and what stays in sight of an attack: dice on the stage one after the other, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.app.games.firefly.cards.tried import means
from game.app.games.firefly.deeds import card_face
from game.app.games.firefly.map.pieces import Act
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.story import Teller
from game.app.games.firefly.story import reads as everywhere
from game.app.games.pirates.facing import Dice, at_risk, prize, running, sides, steals
from game.app.games.pirates.showdown import SCENES, at_the_hatch
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.duel.acts import DiceFall, Struck
from game.app.table.duel.data import Duel, End, Side
from game.app.table.duel.told import ToldDuel
from game.app.table.results.gather import Gather
from game.app.table.results.results import GLANCE, OWN, Line
from game.content.firefly.records import SKILLS
from game.core.news import News
from game.rules.firefly.news import Done, Goods, Rolled, Test
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.pirates import news as kinds
from game.rules.pirates.boarding import ABOARD, TRIALS
from game.rules.pirates.duel import ORDER
from game.rules.pirates.marks import STOLEN, rival_of
from game.rules.pirates.piracy import PIRACY

FIGHTING = ("AttackBy", "DefendBy", "GetReady", "ThrowAgain")
BOARDING = ("BoardBy", "Prepare", "AfterRoll")
"""The choices that dice of a Showdown, or of a Boarding Test, are thrown after."""


def boards(now: Situation) -> bool:
    """Whether dice that are thrown now are those of a Boarding Test."""
    choice: Any = now.choice
    if now.kind not in BOARDING:
        return False
    test: Any = getattr(choice, "test", None) or getattr(getattr(choice, "thrown", None), "test", None)
    return now.kind == "BoardBy" or test.card in TRIALS


def rolls_of(now: Situation, news: Sequence[News]) -> list[tuple[bool, str, tuple[int, ...]]]:
    """The throws of a Showdown in the news of an answer: whether the attacker's, by which Skill, what they show."""
    choice: Any = now.choice
    found = []
    for one in news:
        if isinstance(one, (Rolled, kinds.Fought)):
            skill = one.what if isinstance(one, Rolled) else one.skill
            if skill in SKILLS:
                found.append((skill, one.faces))
    if now.kind == "ThrowAgain":
        own = (choice.seat == choice.duel.seat) == (ORDER[choice.duel.asked] == "again")
        return [(own, skill, faces) for skill, faces in found[:1]]
    return [(not i, skill, faces) for i, (skill, faces) in enumerate(found[:2])]


def _before(now: Situation) -> tuple[str, str, Dice]:
    """The Skills that are chosen and the dice that lie when an answer is given."""
    choice: Any = now.choice
    duel = choice.duel if now.kind == "ThrowAgain" else running(now.g) if now.kind == "GetReady" else None
    if duel is not None:
        return duel.skill, duel.reply, Dice(duel.faces, duel.back)
    return (choice.skill if now.kind == "DefendBy" else ""), "", Dice()


def _stood(now: Situation, words: Words, part: str, both: tuple[Side, Side], end: End | None = None) -> Duel:
    calm = both[0]._replace(asked=False), both[1]._replace(asked=False)
    return Duel(words(f"showdown.{part}"), title(now.g.work), SCENES[part], calm, end=end)


# ------------------------------------------------------------ what moves


reads: Readers[Teller, list[Act]] = Readers()


@reads
def _rolled(to: Teller, news: Rolled) -> list[Act]:
    """Dice of an attack fall on the stage, all others where they do without this box."""
    if news.what in SKILLS and to.now.kind in FIGHTING:
        return _fall(to)
    if news.what in SKILLS and boards(to.now):
        duel = _stood(to.now, to.words, "board", sides(to.now, to.words, dice=Dice(news.faces)))
        test = next((one for one in to.whole[to.number :] if isinstance(one, Test)), None)
        points = test.total - sum(news.faces) if test is not None else 0
        by = means(to.words, news.what, points if test is not None else None)
        return [_falls(to, at_the_hatch(duel, by, points), 0)]
    return everywhere.read(to, news, [])


@reads
def _fought(to: Teller, _news: kinds.Fought) -> list[Act]:
    """The die of a lone target falls."""
    return _fall(to)


def _fall(to: Teller) -> list[Act]:
    at = sum(isinstance(one, (Rolled, kinds.Fought)) for one in to.whole[: to.number])
    throws = rolls_of(to.now, to.whole)
    if at >= len(throws):
        return []
    skill, reply, dice = _before(to.now)
    for own, by, faces in throws[: at + 1]:
        skill, reply = (by, reply) if own else (skill, by)
        dice = dice._replace(faces=faces) if own else dice._replace(back=faces)
    both = sides(to.now, to.words, skill, reply, running(to.now.g), dice)
    return [_falls(to, _stood(to.now, to.words, "duel", both), 0 if throws[at][0] else 1)]


def _falls(to: Teller, duel: Duel, side: int) -> Act:
    luck = sum(face for _, face in duel.sides[side].dice) * 17 + to.number + side
    return DiceFall(duel, side, luck, to.still, to.brisk)


@reads
def _over(to: Teller, news: kinds.Showdown) -> list[Act]:
    """Who has lost reels; a tie is the defender's (R-PB-25)."""
    skill, reply, dice = _before(to.now)
    for own, by, faces in rolls_of(to.now, to.whole):
        skill, reply = (by, reply) if own else (skill, by)
        dice = dice._replace(faces=faces) if own else dice._replace(back=faces)
    both = sides(to.now, to.words, skill, reply, running(to.now.g), dice)
    return [Struck(_stood(to.now, to.words, "duel", both), int(news.attack > news.defence), to.still, to.brisk)]


# ------------------------------------------------------------ what stays


def ended(found: Gather, now: Situation, words: Words, news: Sequence[News], at: int, after: Firefly) -> bool:
    """The end of a Showdown stays on the stage: the totals, who has won, and below it who pays what."""
    fight = news[at]
    assert isinstance(fight, kinds.Showdown)
    seat, other, _, skill, attack, reply, defence = fight
    _, _, dice = _before(now)
    for own, _, faces in rolls_of(now, news[:at]):
        dice = dice._replace(faces=faces) if own else dice._replace(back=faces)
    won = attack > defence
    both = sides(now, words, skill, reply, None, dice._replace(won=won))
    mine = both[0]._replace(means=means(words, skill, attack - sum(dice.faces)), total=attack)
    theirs = both[1]._replace(means=means(words, reply, defence - sum(dice.back)), total=defence)
    name = now.name(seat) if won else theirs.name
    high, low = max(attack, defence), min(attack, defence)
    said = words("showdown.ended" if attack != defence else "showdown.tied", name=name, a=high, b=low)
    mood = _mood(found.people, seat if won else other, other if won else seat)
    lines = (
        Line("star", words("showdown.won", what=prize(now, words, job_card(now.g.work))), "ink_green")
        if won
        else Line("target", at_risk(words, now.g.work, over=True), "ink_red"),
    )
    _keep(
        found, (seat, other), words("showdown.duel"), _stood(now, words, "duel", (mine, theirs), End(said, mood)), lines
    )
    return True


def tested(found: Gather, now: Situation, words: Words, news: Sequence[News], at: int, after: Firefly) -> bool:
    """A Boarding Test that failed stays on the stage; one that went well goes on there."""
    if not boards(now):
        return False
    test = news[at]
    assert isinstance(test, Test)
    seat, skill, total = test
    choice: Any = now.choice
    thrown = getattr(choice, "thrown", None)
    rolls = (one.faces for one in reversed(news[:at]) if isinstance(one, Rolled))
    dice = next(rolls, thrown.faces if thrown else ())
    if total < ABOARD:
        both = sides(now, words, dice=Dice(tuple(dice)))
        mood = _mood(found.people, both[1].seat, seat)
        end = End(words("showdown.kept_off", name=now.name(seat), a=total, b=ABOARD), mood)
        duel = at_the_hatch(
            _stood(now, words, "board", both, end), means(words, skill, total - sum(dice)), total - sum(dice)
        )
        _keep(found, (seat, both[1].seat), words("showdown.board"), duel, ())
    return True


def looted(found: Gather, now: Situation, words: Words, news: Sequence[News], at: int, after: Firefly) -> bool:
    """What is taken off the sheet is seen there; the log and the victim's recap have it, too."""
    return now.kind == "Loot"


def robbed(found: Gather, now: Situation, words: Words, news: Sequence[News], at: int, after: Firefly) -> bool:
    """Who was robbed reads what is gone, as a hit; who robs, or only looks on, that the Job is done."""
    job = news[at]
    assert isinstance(job, Done)
    seat, card = job
    other = rival_of(now.g)
    if other not in found.people or seat in found.people or job_card(card).kind != PIRACY:
        return False
    jobs = sum(isinstance(one, kinds.Poached) for one in news[:at])
    taken = now.g.flags.get(STOLEN, 0) + jobs + sum(isinstance(one, Goods) and one.why == "stolen" for one in news[:at])
    what = steals(job_card(card))
    if not taken or not what:
        return False
    found.begin(
        seat, title(card), words(f"showdown.took.{what}", n=taken, name=now.name(seat), other=now.name(other)), "bad"
    )
    found.show(card_face(now, words, card))
    return True


def _keep(found: Gather, seats: tuple[int, int], head: str, duel: Duel, lines: tuple[Line, ...]) -> None:
    end = duel.end
    assert end is not None
    weight = OWN if any(seat in found.people for seat in seats) else GLANCE
    found.begin(seats[0], head, end.title, end.mood, lines, weight=weight)
    found.found[-1] = found.found[-1]._replace(stage=ToldDuel(duel))


def _mood(people: Collection[int], winner: int, loser: int) -> str:
    """Good news for the people here, bad ones, or neither."""
    if (winner in people) == (loser in people):
        return "brass"
    return "good" if winner in people else "bad"


RESULTS: dict[type[News], Callable[[Gather, Situation, Words, Sequence[News], int, Firefly], bool]] = {
    kinds.Showdown: ended,
    Test: tested,
    Goods: looted,
    Done: robbed,
}
