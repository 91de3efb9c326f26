"""The Job Search phase: drawing a job, making room for it, or turning it down (R-KF-96 to R-KF-103, R-KF-165 to
R-KF-175)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.keepflyin import news
from game.rules.keepflyin.derelicts import DrawAboard, empty_hulks
from game.rules.keepflyin.jobs import NISKA, draw_job, loose, room, space_of
from game.rules.keepflyin.scoring import notorious
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.zones import at_location, chart, discard, flying


@dataclass(frozen=True, slots=True)
class SearchPhase(Effect[KeepFlyin]):
    """A ship that was at a location when the turn began may look for a job (R-KF-96)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "search"
        if not flying(g, self.seat) or g.flags.get("skip_search"):
            return ()
        search = SearchJob(self.seat)
        return (search,) if search.places(g) else ()


@dataclass(frozen=True, slots=True)
class SearchJob(Choice[KeepFlyin]):
    """Draw a Job card or not: at a location, or from an empty derelict in the hex (R-KF-96)."""

    seat: int

    def places(self, g: KeepFlyin) -> list[Option]:
        """The ways to draw."""
        seat, here = self.seat, g.ship[self.seat]
        found: list[Option] = []
        if "job" not in g.zones and "job.discard" not in g.zones:
            return found
        there = g.flags.get("docked") == here + 1
        if (at_location(g, seat) and there) or g.flags.get("search"):
            found.append(Option("search", (DrawJob(seat),), "job", f"hold:{seat}"))
        for hulk in empty_hulks(g, here) if there else ():
            found.append(Option(f"draw:{hulk}", (DrawAboard(seat, hulk),), hulk, f"hold:{seat}"))
        return found

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return [*self.places(g), Option("pass")]


@dataclass(frozen=True, slots=True)
class DrawJob(Effect[KeepFlyin]):
    """A Job card is drawn; what Niska offers must be taken (R-KF-97, R-KF-165, R-KF-166)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        here = g.ship[self.seat]
        card = draw_job(g, self.seat, here)
        if not card:
            return ()
        return (MakeRoom(self.seat, card),) if here == chart(g).skyplex else (TakeJob(self.seat, card),)


@dataclass(frozen=True, slots=True)
class TakeJob(Choice[KeepFlyin]):
    """Take the job, making room for it where that is needed, or turn it down and do without the Play phase (R-KF-98,
    R-KF-99, R-KF-174)."""

    seat: int
    card: str

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        seat, card = self.seat, self.card
        if space_of(card) <= room(g, seat):
            yield Option("take", (JobTaken(seat, card),), card, f"hold:{seat}")
        else:
            yield from making_room(g, seat, card)
        yield Option("refuse", (JobRefused(seat, card),), card, "job.discard")


def making_room(g: KeepFlyin, seat: int, card: str) -> Iterable[Option]:
    """Discard one of the held cards that take space (R-KF-99, R-KF-167)."""
    for held in loose(g, seat):
        if space_of(held):
            then = (DiscardHeld(seat, held), MakeRoom(seat, card))
            yield Option(f"drop:{held}", then, held, "job.discard")


@dataclass(frozen=True, slots=True)
class MakeRoom(Effect[KeepFlyin]):
    """The job is taken as soon as there is room for it."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, card = self.seat, self.card
        if space_of(card) <= room(g, seat):
            return (JobTaken(seat, card),)
        ways = list(making_room(g, seat, card))
        return ways[0].then if len(ways) == 1 else (DropForJob(seat, card),)


@dataclass(frozen=True, slots=True)
class DropForJob(Choice[KeepFlyin]):
    """Which held card to discard for a job that is taken in any case (R-KF-99, R-KF-167)."""

    seat: int
    card: str

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return making_room(g, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class DiscardHeld(Effect[KeepFlyin]):
    """A card from the hold is discarded: no Platinum and no Notoriety changes hands (R-KF-122)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        discard(g, self.card, f"hold:{self.seat}")
        g.tell(news.Dumped(self.seat, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class JobTaken(Effect[KeepFlyin]):
    """The job lies face up before its captain (R-KF-102); one of Niska's costs 2 NR at once (R-KF-168)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, card = self.seat, self.card
        move(g, card, "drawn", f"hold:{seat}")
        g.tell(news.Job(seat, card))
        if g.ship[seat] == chart(g).skyplex:
            g.flags[f"niska:{card}"] = 1
            g.tell(news.Niska(seat, card))
            notorious(g, seat, NISKA)
        return ()


@dataclass(frozen=True, slots=True)
class JobRefused(Effect[KeepFlyin]):
    """The card is discarded; the Play phase is gone (R-KF-98)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        discard(g, self.card, "drawn")
        g.flags["skip_play"] = 1
        g.tell(news.Refused(self.seat, self.card))
        return ()
