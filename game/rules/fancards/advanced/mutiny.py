"""Mutiny: one of the crew wants to be captain (R-CG-103 to R-CG-106)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.dice import DieFell
from game.rules.fancards.state import FanCards, crew_at, on, opponents
from game.rules.fancards.verse.fights import Fight

ONCE = "mutinied"
"""The mark of a turn in which there was a mutiny already."""


def mutinous(g: FanCards, seat: int) -> list[str]:
    """Who aboard a ship could lead a mutiny: anybody but the captain, who must be there (R-CG-103)."""
    aboard = crew_at(g, str(seat))
    return [card for card in aboard if card != g.captain[seat]] if g.captain[seat] in aboard else []


def mutiny_options(g: FanCards, seat: int) -> Iterable[Option]:
    """In the own Crew phase, once a turn, the owner may have the crew mutiny."""
    cards = mutinous(g, seat) if on(g, "mutiny") and ONCE not in g.flags else []
    return [Option(f"mutiny:{card}", (OwnMutiny(seat, card),), card, f"captain:{seat}") for card in cards]


@dataclass(frozen=True, slots=True)
class OwnMutiny(Effect[FanCards]):
    """A mutiny of the owner's will: chance says who of the others plays the loyal ones (R-CG-105)."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[ONCE] = 1
        others = opponents(g, self.seat)
        if len(others) == 1:
            return (Mutiny(self.seat, self.card, self.seat, others[0]),)
        return (LoyalPlayer(self.seat, self.card),)


@dataclass(frozen=True, slots=True)
class LoyalPlayer(Chance[FanCards]):
    """Which other player runs the loyal crew (R-CG-105)."""

    seat: int
    card: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for other in opponents(g, self.seat):
            yield Option(f"player:{other}", (Mutiny(self.seat, self.card, self.seat, other),))


@dataclass(frozen=True, slots=True)
class Mutiny(Effect[FanCards]):
    """The crew of `seat` mutinies under a leader; `rebels` runs the mutineers, `loyal` the others."""

    seat: int
    card: str
    rebels: int
    loyal: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"heir:{self.card}"] = g.flags[f"rebel:{self.card}"] = 1
        g.tell(news.Mutiny(self.seat, self.card, self.rebels, self.loyal))
        rounds = MutinyRound(self.seat, self.card, self.rebels, self.loyal)
        return (JoinersDie(self.seat, self.rebels), rounds, MutinyOver(self.seat))


@dataclass(frozen=True, slots=True)
class JoinersDie(Chance[FanCards]):
    """How many of the crew join (R-CG-104)."""

    seat: int
    rebels: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for eyes in range(1, 7):
            then = (DieFell(self.rebels, "mutiny", eyes), Joiners(self.seat, self.rebels, eyes))
            yield Option(f"d6:{eyes}", then)


@dataclass(frozen=True, slots=True)
class Joiners(Effect[FanCards]):
    """So many join, as far as there are some who are not the captain."""

    seat: int
    rebels: int
    left: int

    def run(self, g: FanCards) -> Iterable[Step]:
        if not self.left or not undecided(g, self.seat):
            return ()
        if len(undecided(g, self.seat)) <= self.left:
            return [Joined(self.seat, card) for card in undecided(g, self.seat)]
        return (PickJoiner(self.rebels, self.seat, self.left),)


def undecided(g: FanCards, seat: int) -> list[str]:
    """Who aboard has not joined the mutineers and may."""
    return [card for card in mutinous(g, seat) if f"rebel:{card}" not in g.flags]


@dataclass(frozen=True, slots=True)
class PickJoiner(Choice[FanCards]):
    """Who joins, as whoever runs the mutineers chooses (R-CG-104, R-CG-111); `victim`: whose crew it is."""

    seat: int
    victim: int
    left: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in undecided(g, self.victim):
            then = (Joined(self.victim, card), Joiners(self.victim, self.seat, self.left - 1))
            yield Option(f"mutineer:{card}", then, card, f"captain:{self.victim}")


@dataclass(frozen=True, slots=True)
class Joined(Effect[FanCards]):
    """Somebody is a mutineer."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"rebel:{self.card}"] = 1
        g.tell(news.Mutineer(self.seat, self.card))
        return ()


def sides(g: FanCards, seat: int) -> tuple[list[str], list[str]]:
    """The mutineers and the loyal ones who are left aboard."""
    aboard = crew_at(g, str(seat))
    rebels = [card for card in aboard if f"rebel:{card}" in g.flags]
    return rebels, [card for card in aboard if card not in rebels]


@dataclass(frozen=True, slots=True)
class MutinyRound(Effect[FanCards]):
    """Rounds of fights until a side is dead or its leader is (R-CG-105)."""

    seat: int
    card: str
    rebels: int
    loyal: int

    def run(self, g: FanCards) -> Iterable[Step]:
        mutineers, others = sides(g, self.seat)
        if self.card not in mutineers or not others or g.captain[self.seat] not in others:
            return ()
        return (Pairing(self.seat, self.rebels, self.loyal, ()), self)


@dataclass(frozen=True, slots=True)
class Pairing(Effect[FanCards]):
    """Everybody is paired; then all fights are fought. `pairs`: mutineers and loyal ones in turn."""

    seat: int
    rebels: int
    loyal: int
    pairs: tuple[str, ...]

    def run(self, g: FanCards) -> Iterable[Step]:
        decider, found = self.open_pairs(g)
        if not found:
            fights = zip(self.pairs[::2], self.pairs[1::2])
            return [Fight(self.seat, other, mutineer) for mutineer, other in fights]
        if len(found) == 1:
            return (Pairing(self.seat, self.rebels, self.loyal, (*self.pairs, *found[0])),)
        return (Pair(decider, self),)

    def open_pairs(self, g: FanCards) -> tuple[int, list[tuple[str, str]]]:
        """Who pairs next, and the pairs there may be: the mutineers' side while both sides have somebody left, then the
        other side finds somebody for each who is left over."""
        mutineers, others = sides(g, self.seat)
        rebels = [card for card in mutineers if card not in self.pairs]
        loyal = [card for card in others if card not in self.pairs]
        if rebels and loyal:
            return self.rebels, [(mutineer, other) for mutineer in rebels for other in loyal]
        if rebels:
            return self.loyal, [(rebels[0], other) for other in others]
        return self.loyal, [(mutineer, loyal[0]) for mutineer in mutineers] if loyal else []


@dataclass(frozen=True, slots=True)
class Pair(Choice[FanCards]):
    """Who of the mutineers fights whom (R-CG-105)."""

    seat: int
    pairing: Pairing

    def options(self, g: FanCards) -> Iterable[Option]:
        own = self.pairing
        for mutineer, other in own.open_pairs(g)[1]:
            after = Pairing(own.seat, own.rebels, own.loyal, (*own.pairs, mutineer, other))
            yield Option(f"pair:{mutineer}:{other}", (after,), mutineer, other)


@dataclass(frozen=True, slots=True)
class MutinyOver(Effect[FanCards]):
    """All who live are one crew again."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        for mark in [mark for mark in g.flags if mark.startswith(("heir:", "rebel:"))]:
            del g.flags[mark]
        g.tell(news.MutinyOver(self.seat, g.captain[self.seat]))
        return ()
