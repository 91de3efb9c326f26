"""What moves and what stays in sight of a fight: the dice of both sides on the stage, and how it ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.app.games.fancards.fight.people import drawn
from game.app.games.fancards.names import called, picture, title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.boards.field.acts import Act
from game.app.table.duel.acts import DiceFall, Struck
from game.app.table.duel.data import Duel, End, Figure, Means, Side
from game.app.table.duel.told import ToldDuel
from game.app.table.results.results import GLANCE, OWN, Line, Result
from game.core.news import News
from game.rules.fancards import news as kinds
from game.rules.fancards.state import items_on
from game.rules.fancards.verse.fighters import is_crew, of_job, owner_of
from game.rules.fancards.verse.fights import kept

STRENGTH = (150, 60, 46)
"""The colour of the sign of combat."""
SCENE = "showdown"
WOUNDS = (kinds.Hit, kinds.Killed, kinds.Wounded, kinds.Died, kinds.Warded)
ENDS: dict[type[News], tuple[str, str, str]] = {
    kinds.Hit: ("fight", "ink_green", "hit"),
    kinds.Killed: ("skull", "ink_green", "killed"),
    kinds.Wounded: ("heart", "ink_red", "hit"),
    kinds.Died: ("skull", "ink_red", "died"),
    kinds.Warded: ("check", "ink_green", "warded"),
}
"""What comes of a fight, by the kind of its news: sign, ink, and how it is said."""


def owner(now: Situation, foe: str) -> int:
    """Whose a foe is: crew somebody's, a unit that of whose turn it is, a unit of a job nobody's."""
    if of_job(foe):
        return -1
    return owner_of(now.g, foe) if is_crew(foe) else now.g.active


def duel(now: Situation, words: Words, one: kinds.Fought, thrown: int = 2, end: End | None = None) -> Duel:
    """The stage of a fight: its own side at the left; `thrown`: the dice of so many sides lie there."""
    g, seats = now.g, (one.seat, owner(now, one.foe))
    sides = []
    for i, (name, dice, total) in enumerate(((one.mine, one.own, one.total), (one.foe, one.other, one.against))):
        lies = i < thrown
        points = total - sum(kept(g, name, dice))
        gear = tuple(Figure(picture(item), title(item)) for item in items_on(g, name)) if is_crew(name) else ()
        rival = one.against if i == 0 else one.total
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


def fall(now: Situation, words: Words, one: kinds.Fought, still: bool, brisk: bool = False) -> list[Act]:
    """The dice of both sides, one after the other; then who has lost reels."""
    luck = 17 * one.total + 5 * one.against
    throws: list[Act] = [DiceFall(duel(now, words, one, side + 1), side, luck + side, still, brisk) for side in (0, 1)]
    if one.total == one.against:
        return throws
    return [*throws, Struck(duel(now, words, one), int(one.total > one.against), still, brisk)]


def stays(now: Situation, words: Words, news: Sequence[News], people: Collection[int]) -> list[Result]:
    """The last fight of an answer on the stage, with what came of it; those before it as lines."""
    fights = [(i, one) for i, one in enumerate(news) if isinstance(one, kinds.Fought)]
    if not fights:
        return []
    lines = []
    ends = [*(i for i, _ in fights[1:]), len(news)]
    for (at, one), end in zip(fights, ends):
        after = news[at + 1 : end]
        if end < len(news):
            values = {"mine": called(one.mine), "foe": called(one.foe), "a": one.total, "b": one.against}
            lines.append(Line("dice", words("fancards.fight.earlier", **values), "ink_mid"))
        lines += _ends(words, after, one)
    last = fights[-1][1]
    lines += _chosen(now, words, last)
    both = (last.seat, owner(now, last.foe))
    high, low = max(last.total, last.against), min(last.total, last.against)
    winner = last.mine if last.total > last.against else last.foe
    key = "won" if high > low else "tied"
    said = words(f"fancards.fight.{key}", name=called(winner), a=high, b=low)
    mood = _mood(people, both, last)
    shown = duel(now, words, last, 2, End(said, mood))
    weight = OWN if any(seat in people for seat in both) else GLANCE
    head = words("fancards.fight.duel")
    return [Result(last.seat, head, said, mood, tuple(lines), weight=weight, stage=ToldDuel(shown))]


def _chosen(now: Situation, words: Words, one: kinds.Fought) -> list[Line]:
    """Who chose that these two fight, where it was not whose crew it is (R-CG-39, R-CG-41)."""
    g, unit = now.g, one.foe
    if is_crew(unit) or of_job(unit) or g.aim.get(unit) is None or one.mine in g.guard.get(unit, ()):
        return []
    values = {"foe": called(unit), "mine": called(one.mine), "name": now.name(g.active)}
    return [Line("info", words(f"fancards.fight.{'seized' if g.guard.get(unit) else 'picked'}", **values), "ink_mid")]


def _ends(words: Words, news: Sequence[News], one: kinds.Fought) -> list[Line]:
    """What came of a fight for the two who fought it; of a wound that kills, only the death."""
    found: dict[str, Line] = {}
    for told in news:
        if not isinstance(told, WOUNDS):
            continue
        who = told.unit if isinstance(told, (kinds.Hit, kinds.Killed)) else told.card
        if who in (one.mine, one.foe):
            icon, ink, said = ENDS[type(told)]
            found[who] = Line(icon, words(f"fancards.fight.end.{said}", name=called(who)), ink)
    return list(found.values())


def _mood(people: Collection[int], both: tuple[int, int], one: kinds.Fought) -> str:
    """Good news for the people here, bad ones, or neither."""
    winner, loser = both if one.total > one.against else both[::-1]
    if one.total == one.against or (winner in people) == (loser in people):
        return "brass"
    return "good" if winner in people else "bad"
