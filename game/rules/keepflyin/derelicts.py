"""Derelicts, lost ships and salvage (R-KF-92 to R-KF-95, R-KF-155 to R-KF-162, R-KF-181, R-KF-182).

A hulk is a Derelict counter, "counter:7", or a lost ship, "ship:0".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import listed_once
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.keepflyin import news
from game.rules.keepflyin.jobs import draw_job, jobs_held, locked, room, salvage_held, space_of
from game.rules.keepflyin.scoring import earn
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import is_job, sort
from game.rules.keepflyin.zones import chart, controlled, derelicts_at, discard, put, spares, take_away, wrecks_at

SALVAGE = 100
"""What salvage sells for, times the roll of a die, in $ (R-KF-94)."""
EARSHOT = 3
"""How far off a cruiser notices a salvage (R-KF-93)."""


def hulks_at(g: KeepFlyin, node: int) -> list[str]:
    """The derelicts and lost ships in a hex."""
    found = [f"counter:{number}" for number in derelicts_at(g, node)] if node in g.spot.values() else []
    if node in g.ship.values():
        found += [f"ship:{seat}" for seat in wrecks_at(g, node)]
    return found


def cargo_zone(hulk: str) -> str:
    """The zone of the cards left with a hulk."""
    word, _, name = hulk.partition(":")
    return f"{'left' if word == 'counter' else 'wreck'}:{name}"


def searched(hulk: str) -> str:
    """The mark of a hulk from which a card was drawn this turn (R-KF-162)."""
    return f"drawn:{hulk}"


def empty_hulks(g: KeepFlyin, node: int) -> list[str]:
    """Those with nothing left aboard (R-KF-96, R-KF-157)."""
    return [hulk for hulk in hulks_at(g, node) if cargo_zone(hulk) not in g.zones and searched(hulk) not in g.flags]


def fitting(g: KeepFlyin, seat: int, hulk: str) -> list[str]:
    """The cards left with a hulk that the hold has space for (R-KF-156)."""
    return [card for card in g.zones.get(cargo_zone(hulk), ()) if space_of(card) <= room(g, seat)]


@dataclass(frozen=True, slots=True)
class Rummage(Effect[KeepFlyin]):
    """A ship that has entered a hex with derelicts may see what is aboard (R-KF-155)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        if not hulks_at(g, g.ship[self.seat]):
            return ()
        board = BoardHulk(self.seat)
        return (board,) if board.ways(g) else ()


@dataclass(frozen=True, slots=True)
class BoardHulk(Choice[KeepFlyin]):
    """Draw a job from a derelict or take what was left aboard: while there is anything left, nothing is drawn, and who
    has taken some of it draws no more this turn (R-KF-155 to R-KF-157, R-KF-162)."""

    seat: int

    def ways(self, g: KeepFlyin) -> list[Option]:
        """All but passing by."""
        seat = self.seat
        found: list[Option] = []
        hold = f"hold:{seat}"
        for hulk in hulks_at(g, g.ship[seat]):
            for card in fitting(g, seat, hulk):
                found.append(Option(f"take:{card}", (TakeLeft(seat, hulk, card), Rummage(seat)), card, hold))
            bare = cargo_zone(hulk) not in g.zones and searched(hulk) not in g.flags
            if bare and ("job" in g.zones or "job.discard" in g.zones):
                found.append(Option(f"draw:{hulk}", (DrawAboard(seat, hulk), Rummage(seat)), hulk, hold))
        return found

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return [*self.ways(g), Option("pass")]


@dataclass(frozen=True, slots=True)
class TakeLeft(Effect[KeepFlyin]):
    """A card that was left with a hulk goes into the hold; salvage is heard by cruisers (R-KF-93, R-KF-156)."""

    seat: int
    hulk: str
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        move(g, self.card, cargo_zone(self.hulk), f"hold:{self.seat}")
        g.flags[searched(self.hulk)] = 1
        g.tell(news.Job(self.seat, self.card))
        if not is_job(self.card):
            overheard(g, self.seat)
        return ()


@dataclass(frozen=True, slots=True)
class DrawAboard(Effect[KeepFlyin]):
    """A Job card is drawn from a hulk; with space for it the hulk leaves the board (R-KF-158, R-KF-160), else a card
    must stay with it (R-KF-159)."""

    seat: int
    hulk: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, hulk = self.seat, self.hulk
        g.flags[searched(hulk)] = 1
        card = draw_job(g, seat, g.ship[seat])
        if not card:
            return ()
        if space_of(card) > room(g, seat):
            leave = LeaveAboard(seat, hulk, card)
            ways = list(leave.options(g))
            return ways[0].then if len(ways) == 1 else (leave,)
        move(g, card, "drawn", f"hold:{seat}")
        g.tell(news.Job(seat, card))
        clear_away(g, hulk)
        return ()


def clear_away(g: KeepFlyin, hulk: str) -> None:
    """A hulk leaves the board (R-KF-158, R-KF-160)."""
    word, _, name = hulk.partition(":")
    if word == "counter":
        take_away(g, int(name))
    else:
        g.ship[int(name)] = -1
        del g.flags[f"wreck:{name}"]
    g.flags.pop(searched(hulk), None)
    g.tell(news.Cleared(hulk))


@dataclass(frozen=True, slots=True)
class LeaveAboard(Choice[KeepFlyin]):
    """No space: a held Job card or the one just drawn stays with the hulk (R-KF-159, R-KF-161)."""

    seat: int
    hulk: str
    card: str

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        seat, hulk, card = self.seat, self.hulk, self.card
        lacking = space_of(card) - room(g, seat)
        held = [c for c in jobs_held(g, seat) if space_of(c) and not locked(g, c)]
        if sum(space_of(c) for c in held) >= lacking:
            for one in held:
                yield Option(f"leave:{one}", (LeftAboard(seat, hulk, one, card),), one, hulk)
        yield Option(f"leave:{card}", (LeftAboard(seat, hulk, card, card),), card, hulk)


@dataclass(frozen=True, slots=True)
class LeftAboard(Effect[KeepFlyin]):
    """A card stays with a hulk; the drawn one is taken as soon as it fits."""

    seat: int
    hulk: str
    stays: str
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, card = self.seat, self.card
        move(g, self.stays, "drawn" if self.stays == card else f"hold:{seat}", cargo_zone(self.hulk))
        g.tell(news.LeftAboard(seat, self.stays, self.hulk))
        if self.stays == card:
            return ()
        if space_of(card) > room(g, seat):
            return (LeaveAboard(seat, self.hulk, card),)
        move(g, card, "drawn", f"hold:{seat}")
        g.tell(news.Job(seat, card))
        return ()


def overheard(g: KeepFlyin, seat: int) -> None:
    """Every cruiser within three hexes of a salvaging ship gives chase, without a roll (R-KF-93)."""
    for number in in_earshot(g, seat):
        g.hunts[number] = seat
        g.tell(news.Pursues(number, seat))


def in_earshot(g: KeepFlyin, seat: int) -> list[int]:
    """The numbers of the cruisers that would give chase to a ship that salvages where it is (R-KF-93)."""
    far = chart(g).far(g.ship[seat])
    near = [n for n, face in g.up.items() if sort(face) == "alliance" and far[g.spot[n]] <= EARSHOT]
    return [number for number in near if number not in g.hunts and not controlled(g, number)]


@dataclass(frozen=True, slots=True)
class DerelictFound(Effect[KeepFlyin]):
    """The event of a derelict ship: salvage it, or leave it for whoever claims it (R-KF-92, R-KF-95)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        return (SalvageOffer(self.seat, self.card),) if room(g, self.seat) else (LeaveSalvage(self.seat, self.card),)


@dataclass(frozen=True, slots=True)
class SalvageOffer(Choice[KeepFlyin]):
    """Salvage takes a cargo space and the rest of the turn (R-KF-92)."""

    seat: int
    card: str

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        yield Option("salvage", (Salvage(self.seat, self.card),), self.card, f"hold:{self.seat}")
        yield Option("leave", (LeaveSalvage(self.seat, self.card),), self.card, "event.discard")


@dataclass(frozen=True, slots=True)
class Salvage(Effect[KeepFlyin]):
    """The card is kept in the hold; Job Search and Play are skipped, cruisers nearby give chase (R-KF-92 to R-KF-94,
    R-KF-182)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        move(g, self.card, "drawn", f"hold:{self.seat}")
        g.flags["skip_search"] = g.flags["skip_play"] = 1
        g.tell(news.Salvaged(self.seat, self.card))
        overheard(g, self.seat)
        return ()


@dataclass(frozen=True, slots=True)
class LeaveSalvage(Effect[KeepFlyin]):
    """A Derelict counter marks the hex, and the card waits for whoever claims it (R-KF-95)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        found = spares(g, ("derelict",))
        if found:
            number = put(g, found[0], g.ship[self.seat])
            g.tell(news.Appeared(number, g.ship[self.seat]))
            move(g, self.card, "drawn", f"left:{number}")
        return ()


@dataclass(frozen=True, slots=True)
class SellSalvage(Effect[KeepFlyin]):
    """At a location salvage sells, each card for the roll of a die (R-KF-94)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        if chart(g).place[g.ship[self.seat]] is None:
            return ()
        return tuple(SaleRoll(self.seat, card) for card in salvage_held(g, self.seat))


@dataclass(frozen=True, slots=True)
class SaleRoll(Chance[KeepFlyin]):
    """The die for what salvage is worth."""

    seat: int
    card: str

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (Sold(self.seat, self.card, face),))


@dataclass(frozen=True, slots=True)
class Sold(Effect[KeepFlyin]):
    """Salvage is sold, the card discarded."""

    seat: int
    card: str
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "sale", (self.face,)))
        discard(g, self.card, f"hold:{self.seat}")
        earn(g, self.seat, SALVAGE * self.face)
        g.tell(news.Sold(self.seat, self.card))
        return ()
