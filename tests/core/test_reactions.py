"""Reactions: cards that answer what is about to happen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core.engine import advance, legal, settle
from game.core.reactions import Offer, React
from game.core.state import Reaction, State
from tests.toy import ToyScore, ToyState


@dataclass(slots=True)
class Guarded(ToyState):
    """Each seat has cards that may answer "hit": "shield" instead of it, "armour" before it, once each."""

    cards: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def reactions(self, word: str, about: tuple[int | str, ...], seat: int) -> Iterable[Reaction]:
        if word == "hit":
            for card in self.cards.get(seat, ()):
                if self.zones.get(card) is None:
                    yield Reaction(card, (ToyScore(seat, 1),), card, instead=card == "shield")


HIT = ToyScore(0, 50)


def hit(cards: dict[int, tuple[str, ...]], *answers: str) -> tuple[Guarded, list[str]]:
    """The state after "hit" was said and answered, and who was asked for what."""
    g = Guarded(seats=3, score={0: 0, 1: 0, 2: 0}, cards=dict(cards), stack=[Offer("hit", (0,), (1, 2, 0), (HIT,))])
    asked = []
    for answer in answers:
        choice = advance(g)
        assert isinstance(choice, React)
        asked.append(f"{choice.seat}:" + ",".join(o.key for o in legal(g)))
        option = next(o for o in legal(g) if o.key == answer)
        if answer != "pass":
            assert option.source == answer
            g.cards[choice.seat] = tuple(c for c in g.cards[choice.seat] if c != answer)
        settle(g, option)
    assert advance(g) is None
    return g, asked


def test_nobody_is_asked_who_has_nothing() -> None:
    g, asked = hit({})
    assert asked == [] and g.score == {0: 50, 1: 0, 2: 0}


def test_seats_are_asked_in_order_and_may_pass() -> None:
    g, asked = hit({0: ("shield",), 2: ("armour",)}, "pass", "pass")
    assert asked == ["2:armour,pass", "0:shield,pass"]
    assert g.score == {0: 50, 1: 0, 2: 0}


def test_a_reaction_before_lets_the_seat_react_again_and_the_others_after_it() -> None:
    g, asked = hit({1: ("armour", "armour2"), 2: ("shield",)}, "armour", "armour2", "pass")
    assert asked == ["1:armour,armour2,pass", "1:armour2,pass", "2:shield,pass"]
    assert g.score == {0: 50, 1: 2, 2: 0}


def test_a_reaction_instead_stops_what_was_announced_and_asks_nobody_else() -> None:
    g, asked = hit({1: ("shield",), 2: ("shield",)}, "shield")
    assert asked == ["1:shield,pass"]
    assert g.score == {0: 0, 1: 1, 2: 0}


def test_another_word_is_no_occasion() -> None:
    g = Guarded(score={0: 0}, cards={0: ("shield",)}, stack=[Offer("miss", (), (0,), (HIT,))])
    assert advance(g) is None
    assert g.score[0] == 50
    assert list(State().reactions("hit", (), 0)) == []


def test_a_reaction_comes_before_what_was_announced_unless_it_says_instead() -> None:
    assert Reaction("armour", ()) == Reaction("armour", (), "", instead=False)
