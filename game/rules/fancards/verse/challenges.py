"""The Challenge action: another crew, a unit of a roving squad, or a job that is escorted (R-CG-91, R-CG-92)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import captain_cell, present
from game.rules.fancards.faces import job_face, perk
from game.rules.fancards.state import FanCards, crew_at, on, opponents, places_at, seat_of
from game.rules.fancards.verse.brawls import Muster
from game.rules.fancards.verse.fights import Fight, Reward
from game.rules.fancards.verse.regroup import CHALLENGE, SpendCommand
from game.rules.fancards.work.jobs import Engage, held, may_command, may_take, spend_command
from game.rules.fancards.work.missions import forget_job


def rivals_at(g: FanCards, seat: int, cell: str) -> list[str]:
    """The ships and Away Teams of others on a cell with anybody to fight."""
    ships = [other for other, at in g.spot.items() if at == cell]
    there = {*ships, *[seat_of(team) for team, at in g.teams.items() if at == cell]}
    if there <= {seat}:
        return []
    others = [other for other in opponents(g, seat) if other in there]
    return [place for other in others for place in places_at(g, other, cell) if crew_at(g, place)]


def free(g: FanCards, card: str) -> bool:
    """Whether a challenge of a crew that somebody begins costs nothing, once a turn."""
    return bool(perk(card, "free_challenge")) and f"free:{card}" not in g.flags


def challenge_options(g: FanCards, seat: int) -> Iterable[Option]:
    """All that a crew may challenge where its captain is, for a command point."""
    cell = captain_cell(g, seat)
    rivals, units = (rivals_at(g, seat, cell), squads_at(g, seat, cell)) if cell else ([], [])
    return _challenge_options(g, seat, cell, rivals, units) if rivals or units else ()


def _challenge_options(
    g: FanCards, seat: int, cell: str, rivals: Sequence[str], units: Sequence[str]
) -> Iterable[Option]:
    here, able = present(g, seat, cell), may_command(g, seat, CHALLENGE)
    for place in rivals if on(g, "crew_fights") else ():
        for card in here:
            if able or free(g, card):
                yield Option(f"challenge:{card}:{place}", (Challenge(seat, card, place),), card, f"place:{place}")
    if able:
        for unit in units:
            for card in here:
                then = (SpendCommand(seat, CHALLENGE), Fight(seat, card, unit), Reward())
                yield Option(f"challenge:{card}:{unit}", then, card, unit)
        yield from escort_options(g, seat, here, rivals)


def squads_at(g: FanCards, seat: int, cell: str) -> list[str]:
    """The units of others' roving squads on a cell (R-CG-91, R-CG-107)."""
    if not g.roving:
        return []
    others = [other for other in opponents(g, seat) if g.roving.get(other) == cell]
    return [unit for other in others for unit in g.zones.get(f"squad:{other}", ())]


def escort_options(g: FanCards, seat: int, here: Sequence[str], rivals: Sequence[str]) -> Iterable[Option]:
    """The escorts of crews in the same space that may be fought for (R-CG-92)."""
    for other in dict.fromkeys(map(seat_of, rivals)):
        for job in held(g, other):
            if job_face(job).escort:
                for card in here:
                    yield Option(f"escort:{card}:{job}", (Escort(seat, card, job, other),), card, job)


@dataclass(frozen=True, slots=True)
class Challenge(Effect[FanCards]):
    """A crew is challenged; others may join the one who began (R-CG-92)."""

    seat: int
    card: str
    place: str

    def run(self, g: FanCards) -> Iterable[Step]:
        if free(g, self.card):
            g.flags[f"free:{self.card}"] = 1
        else:
            spend_command(g, self.seat, CHALLENGE)
        return (Muster(self.seat, self.place, (self.card,)),)


@dataclass(frozen=True, slots=True)
class Escort(Effect[FanCards]):
    """An escort is fought for: champion against champion, or crew against crew (R-CG-92)."""

    seat: int
    card: str
    job: str
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, victim = self.seat, self.victim
        spend_command(g, seat, CHALLENGE)
        g.flags["battle"] = 1
        g.tell(news.Escort(seat, self.card, self.job, victim))
        cell = captain_cell(g, seat)
        settle = EscortWon(seat, self.job, victim)
        if g.settings["escort"] == "champion":
            return (NameChampion(victim, self.card, cell), settle)
        place = next(place for place in rivals_at(g, seat, cell) if seat_of(place) == victim)
        return (Muster(seat, place, (self.card,)), settle)


@dataclass(frozen=True, slots=True)
class NameChampion(Choice[FanCards]):
    """Who of those there fights for the job (R-CG-92)."""

    seat: int
    foe: str
    cell: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in present(g, self.seat, self.cell):
            yield Option(f"champion:{card}", (Fight(self.seat, card, self.foe),), card, self.foe)


@dataclass(frozen=True, slots=True)
class EscortWon(Effect[FanCards]):
    """Who struck more often has won; a challenger who has takes the job if it meets the terms, else it is discarded
    (R-CG-92)."""

    seat: int
    job: str
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, job, victim = self.seat, self.job, self.victim
        hits = [g.flags.pop(f"hits:{side}", 0) for side in (seat, victim)]
        g.flags.pop("battle", None)
        if hits[0] <= hits[1] or job not in held(g, victim):
            return ()
        forget_job(g, job)
        if may_take(g, seat, job):
            return (Engage(seat, job, f"jobs:{victim}"),)
        move(g, job, f"jobs:{victim}", "job.discard")
        g.tell(news.LostJob(victim, job))
        return ()
