"""A small card game for tests of the machine: hidden hands, a deck, a die, and a card that reacts.

Each turn a seat plays a card of its hand (its number is the score; the others may stop it with a "cat"), draws one,
rolls a die (1 loses a point), looks at a rival's last card, or waits. Ten rounds; the highest score wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.reactions import Offer
from game.core.rng import seeded, shuffled
from game.core.ruleset import Outcome, Refusal, Ruleset, Setting
from game.core.state import Reaction, State
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, pile, reveal

CARDS = tuple(f"fox-{n}" for n in range(1, 10)) + ("cat-1", "cat-2", "cat-3")
ROUNDS = 10


class Drew(NamedTuple):
    """A card was drawn."""

    seat: int
    card: str


class Scored(NamedTuple):
    """Points came or went."""

    seat: int
    points: int


@dataclass(slots=True)
class ToyState(State):
    """Scores and turns of the toy game."""

    seats: int = 2
    turn: int = 0
    score: dict[int, int] = field(default_factory=dict)
    notes: list[tuple[int, ...]] = field(default_factory=list)
    house: str = "plain"

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.turn % self.seats

    @property
    def settings(self) -> dict[str, str]:
        """What the table set before the game."""
        return {"house": self.house}

    def reactions(self, word: str, about: tuple[int | str, ...], seat: int) -> Iterable[Reaction]:
        if word == "played":
            for card in pile(self, f"hand:{seat}"):
                if card.startswith("cat"):
                    stop = ToyDiscard(card, f"hand:{seat}"), ToyDiscard(str(about[1]), "table")
                    yield Reaction(f"stop:{card}", stop, card, instead=True)


@dataclass(frozen=True, slots=True)
class ToyDeal(Effect[ToyState]):
    cards: int

    def run(self, g: ToyState) -> Iterable[Step]:
        g.zones["deck"] = shuffled(g, CARDS)
        return [ToyDraw(seat) for _ in range(self.cards) for seat in range(g.seats)] + [ToyTurn(0)]


@dataclass(frozen=True, slots=True)
class ToyDraw(Effect[ToyState]):
    seat: int

    def run(self, g: ToyState) -> Iterable[Step]:
        card = draw(g, "deck", "discard")
        if card:
            move(g, card, "deck", f"hand:{self.seat}")
            reveal(g, card, 1 << self.seat)
            g.tell(Drew(self.seat, card))
        return ()


@dataclass(frozen=True, slots=True)
class ToyTurn(Choice[ToyState]):
    seat: int

    def options(self, g: ToyState) -> Iterable[Option]:
        after = ToyEnd(self.seat)
        for card in pile(g, f"hand:{self.seat}"):
            yield Option(f"play:{card}", (ToyPlay(self.seat, card), after), card, "table")
        if "deck" in g.zones or "discard" in g.zones:
            yield Option("draw", (ToyDraw(self.seat), after), "deck", f"hand:{self.seat}")
        yield Option("roll", (ToyRoll(self.seat), after))
        for rival in range(g.seats):
            if rival != self.seat and f"hand:{rival}" in g.zones:
                yield Option(f"peek:{rival}", (ToyPeek(self.seat, rival), after))
        yield Option("wait", (after,))


@dataclass(frozen=True, slots=True)
class ToyPlay(Effect[ToyState]):
    seat: int
    card: str

    def run(self, g: ToyState) -> Iterable[Step]:
        move(g, self.card, f"hand:{self.seat}", "table")
        reveal(g, self.card, everyone(g.seats))
        others = tuple((self.seat + i) % g.seats for i in range(1, g.seats))
        return (Offer("played", (self.seat, self.card), others, (ToyScore(self.seat, int(self.card[4:])),)),)


@dataclass(frozen=True, slots=True)
class ToyDiscard(Effect[ToyState]):
    card: str
    source: str

    def run(self, g: ToyState) -> Iterable[Step]:
        move(g, self.card, self.source, "discard")
        reveal(g, self.card, everyone(g.seats))
        return ()


@dataclass(frozen=True, slots=True)
class ToyScore(Effect[ToyState]):
    seat: int
    points: int

    def run(self, g: ToyState) -> Iterable[Step]:
        g.score[self.seat] = max(0, g.score[self.seat] + self.points)
        g.tell(Scored(self.seat, self.points))
        return ()


@dataclass(frozen=True, slots=True)
class ToyRoll(Chance[ToyState]):
    seat: int

    def options(self, g: ToyState) -> Iterable[Option]:
        return [Option(str(face), (ToyScore(self.seat, face if face > 1 else -1),)) for face in range(1, 7)]


@dataclass(frozen=True, slots=True)
class ToyPeek(Effect[ToyState]):
    seat: int
    rival: int

    def run(self, g: ToyState) -> Iterable[Step]:
        reveal(g, pile(g, f"hand:{self.rival}")[-1], 1 << self.seat)
        return ()


@dataclass(frozen=True, slots=True)
class ToyEnd(Effect[ToyState]):
    seat: int

    def run(self, g: ToyState) -> Iterable[Step]:
        g.turn += 1
        g.notes.append((g.turn, self.seat))
        del g.notes[:-3]
        return (ToyTurn((self.seat + 1) % g.seats),) if g.turn < ROUNDS * g.seats else ()


class Toy(Ruleset[ToyState]):
    """The rules of the toy game."""

    id = "toy"
    title = "Foxes and cats"
    seats = (2, 4)
    cooperative = False
    state = ToyState
    settings = (Setting("house", ("plain", "rich")),)
    printed = ("assets/decks/toy",)

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> ToyState:
        house = (settings or {}).get("house", "plain")
        g = ToyState(seats=seats, rng=seeded(seed), house=house, score=dict.fromkeys(range(seats), 0))
        g.stack.append(ToyDeal(3 if house == "rich" else 2))
        return g

    def outcome(self, g: ToyState) -> Outcome | None:
        if g.stack:
            return None
        best = max(g.score.values())
        return Outcome(tuple(s for s, n in g.score.items() if n == best), True, "highest")

    def evaluate(self, g: ToyState, seat: int) -> float:
        return min(1.0, g.score[seat] / 100)

    def why_not(self, g: ToyState, source: str, target: str) -> Refusal | None:
        choice = g.stack[-1] if g.stack else None
        if isinstance(choice, Choice) and any((o.source, o.target) == (source, target) for o in choice.options(g)):
            return None
        return Refusal("R-TY-2", "fox.why.card" if source in CARDS else "fox.why.deck")

    def back(self, item: str) -> str:
        return "card"

    def pieces(self, g: ToyState) -> Iterable[str]:
        return CARDS

    def rounds(self, g: ToyState) -> int:
        return g.turn // g.seats

    def faults(self, g: ToyState) -> list[str]:
        if not 2 <= g.seats <= 4:  # first, for the rest counts up to it
            return ["seats"]
        where = ["table", "deck", "discard", *(f"hand:{s}" for s in range(g.seats))]
        lying = sorted(c for cards in g.zones.values() for c in cards)
        checks = {
            "turn": 0 <= g.turn <= ROUNDS * g.seats,
            "cards": lying == sorted(CARDS) or any(isinstance(s, ToyDeal) for s in g.stack),
            "zones": set(g.zones) <= set(where) and all(g.zones.values()),
            "score": list(g.score) == list(range(g.seats)) and all(0 <= n < 10_000 for n in g.score.values()),
            "seen": set(g.seen) <= set(CARDS) and all(0 < m <= everyone(g.seats) for m in g.seen.values()),
            "rng": 0 <= g.rng < 1 << 64,
            "house": g.house in ("plain", "rich"),
            "notes": len(g.notes) <= 3 and all(len(n) == 2 for n in g.notes),
            "stack": self._stack_fits(g),
        }
        return [name for name, good in checks.items() if not good]

    def _stack_fits(self, g: ToyState) -> bool:
        """The few shapes a stack can have while a seat chooses: its turn, or a reaction above the end of a turn."""
        if not g.stack:
            return g.turn == ROUNDS * g.seats
        if any(isinstance(s, ToyDeal) for s in g.stack):
            return len(g.stack) == 1 and g.turn == 0
        from game.core.reactions import React

        top, rest = g.stack[-1], g.stack[:-1]
        if g.turn >= ROUNDS * g.seats:
            return False
        if isinstance(top, ToyTurn):
            return not rest and top.seat == g.turn % g.seats
        if not isinstance(top, React) or rest != [ToyEnd(g.turn % g.seats)] or top.word != "played":
            return False
        seat = g.turn % g.seats
        others = [(seat + i) % g.seats for i in range(1, g.seats)]
        if top.seat not in others or len(top.about) != 2 or top.about[0] != seat:
            return False
        card = pile(g, "table")[-1] if "table" in g.zones else ""
        cats = any(c.startswith("cat") for c in pile(g, f"hand:{top.seat}"))
        later = tuple(others[others.index(top.seat) + 1 :])
        return cats and top.about[1] == card and top.others == later and top.then == (ToyScore(seat, int(card[4:])),)


TOY = Toy()
