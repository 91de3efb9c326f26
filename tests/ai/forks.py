"""Small games whose best answers are known: a tree drawn with `fork`, `dice` and `end`, and a guess in the dark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Union

from game.core.rng import seeded, shuffled
from game.core.ruleset import Outcome, Refusal, Ruleset
from game.core.state import State
from game.core.steps import Chance, Choice, Effect, Option, Step


class End(NamedTuple):
    """What the seats get, 0 to 1."""

    pay: tuple[float, ...]


class Fork(NamedTuple):
    """A seat chooses a way."""

    seat: int
    ways: Mapping[str, Place]


class Dice(NamedTuple):
    """Luck chooses a way, each as likely as the others."""

    ways: Mapping[str, Place]


Place = Union[End, Fork, Dice]
TREES: dict[str, Place] = {}


def end(*pay: float) -> End:
    return End(pay)


def fork(seat: int, **ways: Place) -> Fork:
    return Fork(seat, ways)


def dice(*ways: Place) -> Dice:
    return Dice({str(i): way for i, way in enumerate(ways)})


def best(place: Place) -> tuple[float, ...]:
    """What the seats get when each chooses what is best for itself."""
    if isinstance(place, End):
        return place.pay
    found = [best(way) for way in place.ways.values()]
    if isinstance(place, Fork):
        return max(found, key=lambda pay: pay[place.seat])
    return tuple(sum(pay) / len(found) for pay in zip(*found))


def at(g: ForkState) -> Place:
    """Where a game stands."""
    place = TREES[g.tree]
    for word in g.way.split("/")[1:]:
        assert not isinstance(place, End)
        place = place.ways[word]
    return place


@dataclass(slots=True)
class ForkState(State):
    """A tree by name and the way taken so far, such as "/left/1"."""

    tree: str = ""
    way: str = ""


@dataclass(frozen=True, slots=True)
class ForkGo(Effect[ForkState]):
    word: str

    def run(self, g: ForkState) -> Iterable[Step]:
        if self.word:
            g.way += "/" + self.word
        place = at(g)
        if isinstance(place, Fork):
            return (ForkChoice(place.seat),)
        return (ForkDice(),) if isinstance(place, Dice) else ()


@dataclass(frozen=True, slots=True)
class ForkChoice(Choice[ForkState]):
    seat: int

    def options(self, g: ForkState) -> Iterable[Option]:
        return [Option(word, (ForkGo(word),)) for word in at(g).ways]  # type: ignore[union-attr]


@dataclass(frozen=True, slots=True)
class ForkDice(Chance[ForkState]):
    def options(self, g: ForkState) -> Iterable[Option]:
        return [Option(word, (ForkGo(word),)) for word in at(g).ways]  # type: ignore[union-attr]


class Forks(Ruleset[ForkState]):
    """A game drawn as a tree. Nothing is judged before its end; where it is played together seat 0's pay counts."""

    id = "forks"
    title = "Forks"
    seats = (1, 4)
    cooperative = False
    state = ForkState
    settings = ()

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> ForkState:
        return ForkState(stack=[ForkGo("")], rng=seeded(seed), tree=(settings or {})["tree"])

    def outcome(self, g: ForkState) -> Outcome | None:
        return None

    def evaluate(self, g: ForkState, seat: int) -> float:
        place = at(g)
        return place.pay[seat] if isinstance(place, End) else 0.5

    def why_not(self, g: ForkState, source: str, target: str) -> Refusal | None:
        return None

    def back(self, item: str) -> str:
        return "card"

    def pieces(self, g: ForkState) -> Iterable[str]:
        return ()

    def faults(self, g: ForkState) -> list[str]:
        return []

    def rounds(self, g: ForkState) -> int:
        return 0


class Together(Forks):
    cooperative = True


@dataclass(frozen=True, slots=True)
class GuessStart(Effect[State]):
    def run(self, g: State) -> Iterable[Step]:
        cards = shuffled(g, ("fox", "hen", "owl"))
        g.zones["dark"], g.zones["box"] = cards[:1], cards[1:]
        return (GuessChoice(0),)


@dataclass(frozen=True, slots=True)
class GuessChoice(Choice[State]):
    seat: int

    def options(self, g: State) -> Iterable[Option]:
        return [*(Option(card, (GuessTell(card),)) for card in ("fox", "hen", "owl")), Option("leave")]


@dataclass(frozen=True, slots=True)
class GuessTell(Effect[State]):
    card: str

    def run(self, g: State) -> Iterable[Step]:
        card = g.zones.pop("dark")
        g.zones["right" if card == (self.card,) else "wrong"] = card
        return ()


class Guess(Forks):
    """One of three cards lies in the dark: who guesses it wins, who leaves has half a victory."""

    state = State  # type: ignore[assignment]

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> State:  # type: ignore[override]
        return State(stack=[GuessStart()], rng=seeded(seed))

    def evaluate(self, g: State, seat: int) -> float:
        return 1.0 if "right" in g.zones else 0.0 if "wrong" in g.zones else 0.5

    def pieces(self, g: State) -> Iterable[str]:
        return ("fox", "hen", "owl")
