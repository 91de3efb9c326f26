"""Exact chances of evasion, pursuit and face-down counters, from what who looks may know; no luck is drawn here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from game.app.games.keepflyin.situation import Situation
from game.geometry.hexes import distances
from game.rules.keepflyin import outlook
from game.rules.keepflyin.encounter import evade_bonus, evade_limit
from game.rules.keepflyin.pursuit import LEAST, RANGE
from game.rules.keepflyin.tokens import SPACES, enemy, grapple, pace, sort
from game.rules.keepflyin.zones import blocked, flying, hunters

SUMS = range(2, 13)


def ways(total: int) -> int:
    """In how many of 36 ways two dice make a sum."""
    return 6 - abs(7 - total) if total in SUMS else 0


def more_than(limit: int) -> Fraction:
    """The chance that two dice are more than a number."""
    return Fraction(sum(ways(n) for n in SUMS if n > limit), 36)


def less_than(limit: int) -> Fraction:
    """The chance that two dice are less than a number."""
    return Fraction(sum(ways(n) for n in SUMS if n < limit), 36)


def evade_need(now: Situation, seat: int, face: str, paid: Sequence[str] = ()) -> int:
    """The number two dice must exceed to evade an enemy, all modifiers taken in (R-KF-67 to R-KF-70); `paid`: jobs that
    are handed over before."""
    need = evade_limit(now.g, seat, face) - evade_bonus(now.g, seat, face)
    jobs = [job for card in paid if (job := now.job(card))]
    if sort(face) == "alliance":
        after = max(0, now.g.nr[seat] + sum(job.notoriety for job in jobs))
        return need + after - now.g.nr[seat] - sum(job.illegal for job in jobs)
    return need - sum(job.kind == "passenger" for job in jobs)


def chase_limit(now: Situation, face: str, nr: int) -> int:
    """The number a pursuit roll must stay below (R-KF-140, R-KF-141)."""
    return nr if sort(face) == "alliance" else grapple(face)


def hunters_near(now: Situation, seat: int, node: int) -> list[int]:
    """The face-up enemies that would look for a ship if it were at a node (R-KF-136), nearest first."""
    if not flying(now.g, seat):
        return []
    far = now.chart.far(node)
    near = [n for n in now.enemies() if now.loose(n) and far[now.g.spot[n]] <= RANGE]
    return sorted(near, key=lambda n: (far[now.g.spot[n]], n))


def prey(now: Situation, number: int, node: int) -> list[tuple[int, Fraction]]:
    """The captains that a face-up enemy may give chase to from a node, each with the chance of its roll (R-KF-136)."""
    face = now.g.up.get(number, "")
    if not enemy(face):
        return []
    far = now.chart.far(node)
    near = [seat for seat, at in now.g.ship.items() if at >= 0 and flying(now.g, seat) and far[at] <= RANGE]
    found = [(seat, less_than(chase_limit(now, face, now.g.nr[seat]))) for seat in near]
    return [(seat, chance) for seat, chance in found if chance]


def chased(now: Situation, seat: int, node: int, nr: int) -> Fraction:
    """The chance that at least one enemy gives chase to a ship at a node; who else is near is left out of account."""
    calm = Fraction(1)
    for number in hunters_near(now, seat, node):
        limit = chase_limit(now, now.g.up[number], nr)
        calm *= 1 - (less_than(limit) if limit > LEAST else Fraction(0))
    return 1 - calm


def pursuers(now: Situation, node: int) -> list[tuple[int, str]]:
    """The enemies in pursuit of who looks, with what becomes of each if the ship ends its flight at a node: "quits"
    where its zone ends (R-KF-143, R-KF-145), "reaches" where it comes up with the ship this turn, else "follows"."""
    found = []
    for number in hunters(now.g, now.seat):
        face = now.g.up[number]
        if now.zone(node) not in SPACES[sort(face)]:
            found.append((number, "quits"))
            continue
        shut = blocked(now.g, number)
        steps = distances(now.chart.grid, node, shut=shut)[now.g.spot[number]]
        comes = 0 <= steps <= pace(face) and not shut & now.chart.bit[node]
        found.append((number, "reaches" if comes else "follows"))
    return found


def nearest_enemy(now: Situation, node: int) -> int:
    """The number of the face-up enemy nearest to a node, -1 when there is none."""
    far = now.chart.far(node)
    found = sorted(now.enemies(), key=lambda n: (far[now.g.spot[n]], n))
    return found[0] if found else -1


# ------------------------------------------------------------ face down


def unknown(now: Situation, lot: str) -> Counter[str]:
    """The labels that may lie under the unknown counters of a lot: all of it less those that who looks has seen."""
    return Counter(outlook.unknown(now.g, now.seat, lot)) if lot in now.g.lots else Counter()


def kinds(now: Situation, number: int) -> dict[str, Fraction]:
    """The chances of what a face-down counter is, by kind; certain for one that who looks knows."""
    face = now.face(number)
    if face:
        return {sort(face): Fraction(1)}
    labels = unknown(now, now.g.lot.get(number, ""))
    total = sum(labels.values())
    found: dict[str, Fraction] = {}
    for name, n in labels.items():
        kind = name.partition("/")[0]
        found[kind] = found.get(kind, Fraction(0)) + Fraction(n, total)
    return found


def hostile(now: Situation, number: int) -> Fraction:
    """The chance that a face-down counter is an enemy."""
    return sum((p for kind, p in kinds(now, number).items() if enemy(kind)), Fraction(0))


def still_down(now: Situation) -> dict[str, Counter[str]]:
    """Per zone the kinds that still lie face down, as everybody can count them; what lies in a lot of the spares is
    counted where its counters are."""
    found: dict[str, Counter[str]] = {zone: Counter() for zone in ("core", "border", "fringe")}
    for lot, labels in now.g.lots.items():
        if lot in found:
            found[lot].update(name.partition("/")[0] for name in labels)
    return found


def guesses(now: Situation) -> Counter[str]:
    """How many face-down counters of each zone an event brought in unseen: what they are nobody can count."""
    return Counter(now.zone(now.g.spot[n]) for n, lot in now.g.lot.items() if lot not in ("core", "border", "fringe"))
