"""What moves and what stays in sight of a fight: the dice of both sides on the stage, and how it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.app.games.fancards.fight.people import called, drawn
from game.app.games.fancards.names import picture, title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.duel.acts import DiceFall
from game.app.table.duel.data import Duel, End, Figure, Means, Side
from game.app.table.duel.told import ToldDuel
from game.app.table.moving.animate import Act
from game.app.table.results.results import GLANCE, OWN, Line, Result
from game.core.state import News
from game.rules.fancards.state import items_on
from game.rules.fancards.verse.fighters import is_crew, of_job, owner_of
from game.rules.fancards.verse.fights import kept

STRENGTH = (150, 60, 46)
"""The colour of the sign of combat."""
SCENE = "showdown"
ENDS = {
    "hit": ("fight", "ink_green", "hit"),
    "killed": ("skull", "ink_green", "killed"),
    "wounded": ("heart", "ink_red", "hit"),
    "died": ("skull", "ink_red", "died"),
    "warded": ("check", "ink_green", "warded"),
}
"""What comes of a fight, by the word of its news: sign, ink, and how it is said."""


class Fought(NamedTuple):
    """A fight as the rules tell it: who of a seat's crew fought whom, the dice and the sums of both."""

    seat: int
    mine: str
    foe: str
    own: tuple[int, ...]
    other: tuple[int, ...]
    sum: int
    against: int


def read(news: News) -> Fought:
    """The fight of such news."""
    _, seat, mine, foe, own, other, total, against = news
    return Fought(int(seat), str(mine), str(foe), tuple(own), tuple(other), int(total), int(against))


def owner(now: Situation, foe: str) -> int:
    """Whose a foe is: crew somebody's, a unit that of whose turn it is, a unit of a job nobody's."""
    if of_job(foe):
        return -1
    return owner_of(now.g, foe) if is_crew(foe) else now.g.active


def duel(now: Situation, words: Words, one: Fought, thrown: int = 2, end: End | None = None) -> Duel:
    """The stage of a fight: its own side at the left; `thrown`: the dice of so many sides lie there."""
    g, seats = now.g, (one.seat, owner(now, one.foe))
    sides = []
    for i, (name, dice, total) in enumerate(((one.mine, one.own, one.sum), (one.foe, one.other, one.against))):
        lies = i < thrown
        points = total - sum(kept(g, name, dice))
        gear = tuple(Figure(picture(item), title(item)) for item in items_on(g, name)) if is_crew(name) else ()
        rival = one.against if i == 0 else one.sum
        sides.append(
            Side(
                seats[i],
                called(name),
                now.name(seats[i]) if seats[i] >= 0 else "",
                (Figure(drawn(name), called(name)),),
                Means("fight", STRENGTH, words("fancards.fight.combat"), points),
                gear,
                tuple(("d6", eyes) for eyes in dice) if lies else (),
                total if lies else None,
                won=total > rival if end is not None and total != rival else None,
            )
        )
    return Duel(words("fancards.fight.duel"), "", SCENE, (sides[0], sides[1]), end=end)


def fall(now: Situation, words: Words, news: News, still: bool, brisk: bool = False) -> list[Act]:
    """The dice of both sides, one after the other."""
    one = read(news)
    luck = 17 * one.sum + 5 * one.against
    return [DiceFall(duel(now, words, one, side + 1), side, luck + side, still, brisk) for side in (0, 1)]


def stays(now: Situation, words: Words, news: Sequence[News], people: Collection[int]) -> list[Result]:
    """The last fight of an answer on the stage, with what came of it; those before it as lines."""
    at = [i for i, one in enumerate(news) if one[0] == "fought"]
    if not at:
        return []
    fights = [read(news[i]) for i in at]
    lines = []
    for n, one in enumerate(fights):
        after = news[at[n] + 1 : at[n + 1] if n + 1 < len(at) else len(news)]
        if n + 1 < len(at):
            values = {"mine": called(one.mine), "foe": called(one.foe), "a": one.sum, "b": one.against}
            lines.append(Line("dice", words("fancards.fight.earlier", **values), "ink_mid"))
        lines += _ends(words, after, one)
    last = fights[-1]
    lines += _chosen(now, words, last)
    both = (last.seat, owner(now, last.foe))
    high, low = max(last.sum, last.against), min(last.sum, last.against)
    winner = last.mine if last.sum > last.against else last.foe
    key = "won" if high > low else "tied"
    said = words(f"fancards.fight.{key}", name=called(winner), a=high, b=low)
    mood = _mood(people, both, last)
    shown = duel(now, words, last, 2, End(said, mood))
    weight = OWN if any(seat in people for seat in both) else GLANCE
    head = words("fancards.fight.duel")
    return [Result(last.seat, head, said, mood, tuple(lines), weight=weight, stage=ToldDuel(shown))]


def _chosen(now: Situation, words: Words, one: Fought) -> list[Line]:
    """Who chose that these two fight, where it was not whose crew it is (R-CG-39, R-CG-41)."""
    g, unit = now.g, one.foe
    if is_crew(unit) or of_job(unit) or g.aim.get(unit) is None or one.mine in g.guard.get(unit, ()):
        return []
    values = {"foe": called(unit), "mine": called(one.mine), "name": now.name(g.active)}
    return [Line("info", words(f"fancards.fight.{'seized' if g.guard.get(unit) else 'picked'}", **values), "ink_mid")]


def _ends(words: Words, news: Sequence[News], one: Fought) -> list[Line]:
    """What came of a fight for the two who fought it; of a wound that kills, only the death."""
    found: dict[str, Line] = {}
    for told in news:
        word, who = str(told[0]), str(told[2]) if len(told) > 2 else ""
        if word in ENDS and who in (one.mine, one.foe):
            icon, ink, said = ENDS[word]
            found[who] = Line(icon, words(f"fancards.fight.end.{said}", name=called(who)), ink)
    return list(found.values())


def _mood(people: Collection[int], both: tuple[int, int], one: Fought) -> str:
    """Good news for the people here, bad ones, or neither."""
    winner, loser = both if one.sum > one.against else both[::-1]
    if one.sum == one.against or (winner in people) == (loser in people):
        return "brass"
    return "good" if winner in people else "bad"
