"""The words of Event cards about captains and their turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.core.remembered import listed_once
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.capture import detain, shake_off
from game.rules.keepflyin.derelicts import DerelictFound
from game.rules.keepflyin.jobs import job_of, jobs_held, passengers_held
from game.rules.keepflyin.scoring import earn, notorious
from game.rules.keepflyin.search import DiscardHeld
from game.rules.keepflyin.state import TORTURED, KeepFlyin
from game.rules.keepflyin.zones import at_location, chart
from game.rules.shared.state import adjust

Says = Callable[[KeepFlyin, int, str, str], Iterable[Step]]
SKIPS = {"search": ("search",), "play": ("play",), "turn": ("search", "play")}


def _gain(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    earn(g, seat, int(value))
    return ()


def _gain_die(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    return (GainRoll(seat, int(value)),)


def _gain_passengers(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    earn(g, seat, int(value) * passengers_held(g, seat))
    return ()


def _pay(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    earn(g, seat, -int(value))
    return ()


def _fine(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    earn(g, seat, -int(value) * g.nr[seat])
    return ()


def _notoriety(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    notorious(g, seat, int(value))
    return ()


def _lose_job(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    held = of_sort(g, seat, value)
    if len(held) > 1:
        return (LoseJob(seat, value),)
    return tuple(DiscardHeld(seat, job) for job in held)


def _evade(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    adjust(g, f"evade:{seat}", int(value))
    return ()


def _calm(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    shake_off(g, seat)
    return ()


def _moves(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    adjust(g, "moves", int(value))
    return ()


def _skip(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    for phase in SKIPS[value]:
        g.flags[f"skip_{phase}"] = 1
    return ()


def _flag(flag: str) -> Says:
    def says(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
        adjust(g, flag, 1 if value == "True" else int(value))
        return ()

    return says


def _torture(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    """The turn is over; the ship is put on the Skyplex until a die shows enough (R-KF-85)."""
    node = chart(g).skyplex
    if node >= 0:
        g.flags[f"torture:{seat}"] = int(value)
        g.flags["ended"] = 1
        detain(g, seat, TORTURED, node)
    return ()


def _derelict(g: KeepFlyin, seat: int, value: str, card: str) -> Iterable[Step]:
    return () if at_location(g, seat) else (DerelictFound(seat, card),)


CAPTAIN_WORDS: dict[str, Says] = {
    "gain": _gain,
    "gain_die": _gain_die,
    "gain_passengers": _gain_passengers,
    "pay": _pay,
    "fine": _fine,
    "notoriety": _notoriety,
    "lose_job": _lose_job,
    "evade": _evade,
    "calm": _calm,
    "moves": _moves,
    "skip": _skip,
    "search": _flag("search"),
    "job_pay": _flag("job_pay"),
    "quiet": _flag("quiet"),
    "enemies": _flag("enemies"),
    "torture": _torture,
    "derelict": _derelict,
}


def of_sort(g: KeepFlyin, seat: int, sort: str) -> list[str]:
    """The held jobs of a type, the legal or illegal ones, or "any"."""
    held = [(card, job_of(card)) for card in jobs_held(g, seat)]
    if sort in ("illegal", "legal"):
        return [card for card, job in held if job.illegal == (sort == "illegal")]
    return [card for card, job in held if sort in ("any", job.kind)]


@dataclass(frozen=True, slots=True)
class LoseJob(Choice[KeepFlyin]):
    """Which of several held jobs of a sort is lost."""

    seat: int
    what: str

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for card in of_sort(g, self.seat, self.what):
            yield Option(f"lose:{card}", (DiscardHeld(self.seat, card),), card, "job.discard")


@dataclass(frozen=True, slots=True)
class GainRoll(Chance[KeepFlyin]):
    """The die for a windfall."""

    seat: int
    worth: int

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (Gained(self.seat, self.worth, face),))


@dataclass(frozen=True, slots=True)
class Gained(Effect[KeepFlyin]):
    """An amount of $ for each point of the die."""

    seat: int
    worth: int
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "gain", (self.face,)))
        earn(g, self.seat, self.worth * self.face)
        return ()
