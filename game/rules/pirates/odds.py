"""The exact chances of an attack, before a die is thrown: getting aboard, and the Showdown by both skills and both
dealings of Gear.

All is reckoned from what every seat sees, so views will do. What a table needs:

`ways_aboard(g, seat, card, other)`   the Boarding Test, each way that is open, by "tech" and "negotiate"
`clashes(g, seat, card, other, crew)` the Showdown, for each skill of the attacker and each answer of the defender
`chosen(clashes)`                     the skill a wise attacker takes and the answer of a wise defender
`attack_chance(...)`                  aboard and victorious, both in one; `attacks` for each way aboard
`again(g, duel)`                      what it is worth to throw dice again when both throws lie
`stake(card)`                         what a lost Showdown costs

`seat` attacks, by the card `card` (a Piracy Job or a Bounty), the ship of `other`; -1 for a lone target. `crew`: whom
a hunt is for, "" for a Piracy Job or a Jump. Nothing needs to be begun: all who may go are taken to go, and the
attacker may still deal out its Gear. While that very attempt runs the team counts as it is. Chances go from 0 to 1.
They leave out Bonus Rolls after the eighth in a row (less than one throw in a million), a second trap sprung in one
Boarding Test, and Gear that is used up for a point but in `Way.spending`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.content.firefly.records import SKILLS
from game.rules.firefly.boxes import forget
from game.rules.firefly.cards.gifted import OVERWHELMED, gifted_crew
from game.rules.firefly.crew.testing import helpers
from game.rules.firefly.crew.throwing import FIREFLY, worth
from game.rules.firefly.jobs.attempt import all_aboard, back_aboard
from game.rules.firefly.jobs.working import TeamChoice, may_go
from game.rules.firefly.perks import item_perks, perks, team
from game.rules.firefly.state import Firefly, right_of
from game.rules.firefly.tokens import job_card
from game.rules.pirates.arming import Dealing, best_dealing, dealt
from game.rules.pirates.boarding import ABOARD, more_by_tech
from game.rules.pirates.duel import LOST, Duel
from game.rules.pirates.marks import PREY, RIVAL, lone, own, rival_of
from game.rules.pirates.sides import alone, best_skill, gifted_target, goes_on, may_deal, strength, throws_again
from game.rules.pirates.throws import FACES, Side, again_chances, boards, duel_chance, lands

NO_GIFT = (0,)
NOBODY = -1000
"""The points of a team with nobody on it: it is Botched."""
Wins = Callable[[Firefly], float]
"""How likely a team that is aboard wins the Showdown."""


class Way(NamedTuple):
    """A way aboard: its chance, and the chance when Gear is given up that can be used up for this Test."""

    chance: float
    spending: float


class Clash(NamedTuple):
    """A Showdown by two skills: the attacker's points and chance to win, with all Gear where it is now, and the same
    with all Gear dealt for the best by both who may deal it."""

    attack: str
    reply: str
    points: tuple[int, int]
    chance: float
    best_points: tuple[int, int]
    best: float


class Stake(NamedTuple):
    """What a lost Showdown costs the attacker: so many of the team may be Killed, and whether there is a Warrant."""

    kills: int
    warrant: bool


def set_out(g: Firefly, seat: int, card: str, other: int, crew: str = "") -> Firefly:
    """The table with all who may go set out for that attack; `g` itself while it runs."""
    if g.work == card and g.active == seat and rival_of(g) == other:
        return g
    t = g.copy()
    if t.work:
        all_aboard(t, t.active)
        forget(t, "attempt")
    t.active, t.work = seat, card
    aboard = t.zones.get(f"crew:{seat}", ())
    going = tuple(one for one in aboard if may_go(t, seat, card, one))
    t.zones[f"crew:{seat}"] = tuple(one for one in aboard if one not in going)
    t.zones[f"team:{seat}"] = going
    if other >= 0:
        t.flags[RIVAL] = other + 1
    if crew:
        t.flags[f"{PREY}:{crew}"] = 1
    return t


def open_ways(g: Firefly, other: int) -> tuple[str, ...]:
    """The skills by which the ship of `other` may be boarded."""
    return ("negotiate",) if own(g, other, "shut") else ("tech", "negotiate")


def ways_aboard(g: Firefly, seat: int, card: str, other: int) -> dict[str, Way]:
    """The chance of a Boarding Test by each way that is open (R-PB-19 to R-PB-24)."""
    t = set_out(g, seat, card, other)
    found = {}
    for name in open_ways(t, other):
        tries = [_boards(went, seat, name, gift) for went, gift in _gifts(t, seat)]
        found[name] = Way(*(sum(chances) / len(tries) for chances in zip(*tries)))
    return found


def _gifts(t: Firefly, seat: int) -> Iterator[tuple[Firefly, int]]:
    """What the die of somebody gifted on the team may do, each as likely; the table as it is then, and the face."""
    gifted = gifted_crew(t, seat, "")
    if not gifted:
        yield t, 0
        return
    without = t.copy()
    back_aboard(without, seat, gifted)
    for face in FACES:
        yield (without if face <= OVERWHELMED else t), face


def _boards(t: Firefly, seat: int, name: str, gift: int) -> tuple[float, float]:
    if not team(t, seat):
        return 0.0, 0.0
    need = ABOARD - _points(t, seat, name, gift)
    trapped = min((ABOARD - _points(left, seat, name, gift) for left in _trapped(t, seat)), default=need)
    spent = sum(perk.n for perk in helpers(t, seat, "", "discard_for") if perk.what == name)
    how = _rolls(t, seat, name), _thrown_again(t, seat, name)
    plain, spending = (boards(need - more, trapped - more, *how) for more in (0, spent))
    return plain, spending


def _thrown_again(t: Firefly, seat: int, name: str) -> bool:
    """Whether a Boarding Test that failed may be made once more."""
    if any(perk.what == name for perk in perks(t, seat, "reroll")):
        return True
    return name == "tech" and bool(own(t, seat, "reboards"))


def _attacked(t: Firefly, seat: int, name: str, gift: int, wins: Wins) -> float:
    """The chance to get aboard that way and to win then; whoever a trap hits is missed in the Showdown, and is the one
    without whom the chance is best."""
    if not team(t, seat):
        return 0.0
    clean, caught = sum(landing(t, t, seat, name, gift)), []
    for left in _trapped(t, seat):
        clean, sprung = landing(t, left, seat, name, gift)
        caught.append(sprung * wins(left))
    return clean * wins(t) + max(caught, default=0.0)


def landing(t: Firefly, left: Firefly, seat: int, name: str, gift: int = 0) -> tuple[float, float]:
    """How likely a team gets aboard that way and springs no trap, and how likely it does though a trap hits one of it:
    who is on it then, `left` shows."""
    need, trapped = (ABOARD - _points(one, seat, name, gift) for one in (t, left))
    return lands(need, trapped, _rolls(t, seat, name), _thrown_again(t, seat, name))


def _points(t: Firefly, seat: int, name: str, gift: int) -> int:
    """What a team adds to its Boarding Test; nobody left on it is never aboard."""
    more = more_by_tech(t, seat) if name == "tech" else 0
    return worth(t, seat, name, False, "", gift) + more if team(t, seat) else NOBODY


def _trapped(t: Firefly, seat: int) -> Iterator[Firefly]:
    """The team without one of those whom a trap may Kill, each in turn: saved or not, who is hit is on it no more."""
    if not own(t, rival_of(t), "traps"):
        return
    aboard = team(t, seat)
    for crew in [one for one in aboard if item_perks(one, "dies_first")] or aboard:
        left = t.copy()
        back_aboard(left, seat, crew)
        yield left


def _rolls(t: Firefly, seat: int, name: str, target: bool = False) -> str:
    often = [goes_on(t, seat, name, faces, target) for faces in ((FIREFLY,), (FIREFLY, FIREFLY))]
    return ("no", "once", "again")[sum(often)]


def clashes(g: Firefly, seat: int, card: str, other: int = -1, crew: str = "") -> list[Clash]:
    """The chance of every Showdown there may be, for each skill of the attacker each answer of the defender; a lone
    target always takes its best (R-PB-27 to R-PB-33, R-PB-37 to R-PB-39, R-PB-101)."""
    t = set_out(g, seat, card, other, crew)
    return _clashes(t, t is not g or isinstance(g.stack[-1], TeamChoice))


def _clashes(t: Firefly, free: bool) -> list[Clash]:
    """The same; `free`: the attacker hasn't set out yet, and may deal out Gear whatever is attacked."""
    seat, other, single = t.active, rival_of(t), lone(t)
    mine, theirs = may_deal(t)
    found = []
    answers: dict[tuple[str, bool], Dealing] = {}
    for name in SKILLS:
        armed = dealt(t, seat, best_dealing(t, seat, name)) if free or (mine and not single) else t
        hushed = bool(own(armed, seat, "hush"))  # all of the attacker's Gear that counts for how the defender deals
        for reply in (best_skill(t),) if single else SKILLS:
            both = armed
            if theirs and not single:
                if (reply, hushed) not in answers:
                    answers[reply, hushed] = best_dealing(armed, other, reply)
                both = dealt(armed, other, answers[reply, hushed])
            plain = _duel(t, name, reply)
            best = plain if both.carrier == t.carrier else _duel(both, name, reply)
            found.append(Clash(name, reply, *plain, *best))
    return found


def chosen(found: Sequence[Clash]) -> Clash:
    """The attacker takes the skill whose worst case is the best, the defender the answer that is the worst for it."""
    worst = [min((c for c in found if c.attack == name), key=lambda c: c.best) for name in SKILLS]
    return max(worst, key=lambda clash: clash.best)


def _duel(t: Firefly, name: str, reply: str) -> tuple[tuple[int, int], float]:
    """The points of both sides without anybody's gift, and the chance of the attacker."""
    seat = t.active
    chances = [duel_chance(one, other) for one, other in sides(t, name, reply)]
    return (strength(t, seat, name), points_against(t, reply)), sum(chances) / len(chances)


def points_against(t: Firefly, reply: str, gift: int = 0) -> int:
    """What the defender adds to its dice."""
    return alone(t, reply, gift) if lone(t) else strength(t, rival_of(t), reply, gift)


def sides(t: Firefly, name: str, reply: str) -> Iterator[tuple[Side, Side]]:
    """Both sides of a Showdown for everything that somebody gifted may do on either, each as likely."""
    seat, other, single = t.active, right_of(t, t.active) if lone(t) else rival_of(t), lone(t)
    gifted = gifted_target(t) if single else gifted_crew(t, other, "")
    for went, gift in _gifts(t, seat):
        points = strength(went, seat, name, gift) if team(went, seat) else NOBODY
        mine = Side(points, *_throws(went, seat, name))
        for regift in FACES if gifted else NO_GIFT:
            yield mine, Side(points_against(went, reply, regift), *_throws(went, other, reply, single))


def _throws(t: Firefly, seat: int, name: str, target: bool = False) -> tuple[str, bool, bool]:
    """How a side throws, its points apart; nobody throws again for a lone `target`."""
    again, forces = (not target and throws_again(t, seat, word, name) for word in ("again", "forces"))
    return _rolls(t, seat, name, target), again, forces


def again(g: Firefly, duel: Duel) -> tuple[float, float]:
    """The chance of the attacker when both throws lie and a `ThrowAgain` asks about one of them: if it is let be, and
    if it is made again."""
    other, single = duel.other, lone(g)
    mine = Side(strength(g, duel.seat, duel.skill, duel.gift), *_throws(g, duel.seat, duel.skill))
    points = points_against(g, duel.reply, duel.regift)
    theirs = Side(points, *_throws(g, other, duel.reply, single))
    return again_chances(mine, theirs, (sum(duel.faces), sum(duel.back)), duel.asked)


def attack_chance(g: Firefly, seat: int, card: str, other: int = -1, crew: str = "") -> float:
    """The chance to get aboard by the likelier way and to win then with both sides doing their best; a lone target
    isn't boarded (R-PB-99). Who is gifted may stay behind when boarding, and counts for nothing then."""
    if other < 0:
        return chosen(clashes(g, seat, card, other, crew)).best
    return max(attacks(g, seat, card, other).values())


def attacks(g: Firefly, seat: int, card: str, other: int) -> dict[str, float]:
    """The same for each way aboard."""
    t = set_out(g, seat, card, other)
    tries, free = list(_gifts(t, seat)), t is not g
    known: dict[tuple[str, ...], float] = {}

    def wins(went: Firefly) -> float:
        there = team(went, seat)
        if there not in known:
            known[there] = chosen(_clashes(went, free)).best if there else 0.0
        return known[there]

    return {
        name: sum(_attacked(went, seat, name, gift, wins) for went, gift in tries) / len(tries)
        for name in open_ways(t, other)
    }


def stake(card: str) -> Stake:
    """What losing the Showdown of a card costs."""
    band = next(band for band in job_card(card).options[0].bands if band.low == LOST)
    return Stake(sum(do.n for do in band.do if do.word == "kill"), band.end == "warrant")
