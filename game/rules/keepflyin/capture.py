"""Caught: arrest, ruin, Reavers, and playing on as the enemy (R-KF-77 to R-KF-88, R-KF-151)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.rng import below
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.keepflyin import news
from game.rules.keepflyin.jobs import hold, job_of
from game.rules.keepflyin.placing import send_off
from game.rules.keepflyin.scoring import earn, last_flying, notorious
from game.rules.keepflyin.state import DETAINED, OUT, TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import SPACES, is_job, sort
from game.rules.keepflyin.zones import (
    chart,
    controlled,
    discard,
    enemies_at,
    hunters,
    keep_apart,
    put,
    shift,
    spares,
    sun_field,
    zone_at,
)

FINE = 100
"""The fine per point of NR in $ (R-KF-79)."""


@dataclass(frozen=True, slots=True)
class Arrest(Effect[KeepFlyin]):
    """The Alliance takes all cards in the hold; who can pay the fine is detained at the Penal Moon, who can't is
    ruined (R-KF-77 to R-KF-80, R-KF-86, R-KF-183)."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, zone, fine = self.seat, zone_at(g, g.ship[self.seat]), FINE * g.nr[self.seat]
        for card in hold(g, seat):
            discard(g, card, f"hold:{seat}")
            g.tell(news.Seized(seat, card))
        shake_off(g, seat)
        if g.platinum[seat] < fine:
            return (Ruin(seat, self.number),)
        earn(g, seat, -fine)
        g.tell(news.Arrested(seat, fine))
        detain(g, seat, DETAINED, chart(g).prison)
        return send_off(g, seat, self.number, zone)


def detain(g: KeepFlyin, seat: int, fate: str, node: int) -> None:
    """A ship is held somewhere, out of reach of all pursuit (R-KF-80, R-KF-84, R-KF-85)."""
    g.fate[seat] = fate
    g.ship[seat] = node
    shake_off(g, seat)
    g.tell(news.Held(seat, fate, node))


def shake_off(g: KeepFlyin, seat: int) -> None:
    """All pursuit of a ship is over: its Pursuit counters are removed."""
    for number in hunters(g, seat):
        del g.hunts[number]
        g.tell(news.PursuitOver(number, seat))


@dataclass(frozen=True, slots=True)
class Ruin(Effect[KeepFlyin]):
    """Who can't pay the fine loses everything and the game; they may play on with that counter, put on the Penal Moon
    (R-KF-86)."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, zone = self.seat, zone_at(g, g.ship[self.seat])
        node = g.ship[seat]
        lose(g, seat, "R-KF-86")
        g.ship[seat] = -1
        return last_flying(g) or (PlayOn(seat, self.number, zone, node),)


@dataclass(frozen=True, slots=True)
class Boarded(Effect[KeepFlyin]):
    """Reavers: the passengers are gone, the ship is a derelict with the other jobs in it, the game is lost (R-KF-87,
    R-KF-88)."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat = self.seat
        for card in hold(g, seat):
            if is_job(card) and job_of(card).kind == "passenger":
                discard(g, card, f"hold:{seat}")
            else:
                g.flags.pop(f"niska:{card}", None)
                move(g, card, f"hold:{seat}", f"wreck:{seat}")
        g.flags[f"wreck:{seat}"] = 1
        g.hunts.pop(self.number, None)
        lose(g, seat, "R-KF-87")
        return last_flying(g) or (PlayOn(seat, self.number, "", g.ship[seat]),)


def lose(g: KeepFlyin, seat: int, why: str) -> None:
    """A captain has lost the game; the turn ends with it."""
    shake_off(g, seat)
    earn(g, seat, -g.platinum[seat])
    notorious(g, seat, -g.nr[seat])
    g.fate[seat] = OUT
    g.flags.pop(f"evade:{seat}", None)
    g.flags["ended"] = 1
    g.tell(news.Lost(seat, why))


@dataclass(frozen=True, slots=True)
class PlayOn(Choice[KeepFlyin]):
    """A player who has lost may play on with the enemy (R-KF-86, R-KF-88). `zone`: where a cruiser is put that nobody
    takes over, "" for Reavers; `node`: where it happened."""

    seat: int
    number: int
    zone: str
    node: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        what = (self.seat, self.number, self.zone, self.node)
        yield Option("turncoat", (TurnCoat(*what),), f"ship:{self.seat}", f"counter:{self.number}")
        yield Option("leave", (StepDown(*what),), f"ship:{self.seat}")


@dataclass(frozen=True, slots=True)
class StepDown(Effect[KeepFlyin]):
    """A player leaves the table; a cruiser is put away as after any arrest (R-KF-78)."""

    seat: int
    number: int
    zone: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Left(self.seat))
        return send_off(g, self.seat, self.number, self.zone) if self.zone else ()


@dataclass(frozen=True, slots=True)
class TurnCoat(Effect[KeepFlyin]):
    """A player takes over the counter that caught them, or a new one beside it if somebody controls it (R-KF-86,
    R-KF-88, R-KF-151)."""

    seat: int
    number: int
    zone: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, number = self.seat, self.number
        if controlled(g, number):
            away = send_off(g, seat, number, self.zone) if self.zone else ()
            return (Reinforce(seat, sort(g.up[number]), self.node), *away)
        g.hunts.pop(number, None)
        g.fate[seat], g.helm[seat] = TURNCOAT, number
        g.tell(news.Turncoat(seat, number))
        if self.zone:
            shift(g, number, chart(g).prison)
            keep_apart(g, number)
        return ()


@dataclass(frozen=True, slots=True)
class Reinforce(Effect[KeepFlyin]):
    """One more counter of a kind in an adjacent hex for a newly eliminated player (R-KF-151); with no such counter or
    hex left the player is out."""

    seat: int
    kind: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        nodes = beside(g, self.kind, self.node)
        if not nodes or not spares(g, (self.kind,)):
            g.tell(news.Left(self.seat))
            return ()
        if len(nodes) == 1:
            return (Reinforced(self.seat, self.kind, nodes[0]),)
        return (PlaceReinforcement(self.seat, self.kind, self.node),)


def beside(g: KeepFlyin, kind: str, node: int) -> list[int]:
    """The spaces next to a node that a counter of a kind may stand on; where there are none, those one further."""
    board = chart(g)
    free = ~sun_field(g) & sum(board.zone[zone] for zone in SPACES[kind])
    for steps in (1, 2, 3):
        ring = [there for there in board.within(node, steps) if there != node and board.grid.has(free, there)]
        found = [there for there in ring if not enemies_at(g, there)]
        if found:
            return found
    return []


@dataclass(frozen=True, slots=True)
class PlaceReinforcement(Choice[KeepFlyin]):
    """The newly eliminated player picks the hex (R-KF-151)."""

    seat: int
    kind: str
    node: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        board = chart(g)
        for node in beside(g, self.kind, self.node):
            then = (Reinforced(self.seat, self.kind, node),)
            yield Option("place:" + board.called[node], then, f"ship:{self.seat}", board.keys[node])


@dataclass(frozen=True, slots=True)
class Reinforced(Effect[KeepFlyin]):
    """The new counter is on the board, in the hands of its player."""

    seat: int
    kind: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        faces = spares(g, (self.kind,))
        number = put(g, faces[below(g, len(faces))], self.node)
        g.tell(news.Appeared(number, self.node))
        g.fate[self.seat], g.helm[self.seat] = TURNCOAT, number
        g.tell(news.Turncoat(self.seat, number))
        return ()
