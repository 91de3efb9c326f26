"""The engine and its laws, on the toy game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from game.core.codec import canonical, digest
from game.core.engine import BUDGET, RulesError, advance, legal, settle
from game.core.rng import MASK
from game.core.state import State
from game.core.steps import AnyChance, Chance, Die, Effect, Followed, Option, Step, Tabled
from tests.toy import CARDS, TOY, ToyEnd, ToyRoll, ToyScore, ToyState, ToyTurn


def new(seats: int = 2, seed: int = 1) -> ToyState:
    g = TOY.new(seats, seed)
    advance(g)
    return g


def played(seats: int, seed: int) -> Iterable[ToyState]:
    """A random game, state by state."""
    luck, g = random.Random(seed), new(seats, seed)
    while True:
        yield g
        if not g.stack:
            return
        settle(g, luck.choice(legal(g)))
        advance(g)


def test_a_game_runs_from_choice_to_choice_until_nothing_is_left() -> None:
    g = new()
    assert advance(g) == ToyTurn(0)
    assert len(g.zones["hand:0"]) == len(g.zones["hand:1"]) == 2
    while advance(g):
        settle(g, legal(g)[-1])
    assert g.turn == 20 and not g.stack
    assert legal(g) == ()
    assert TOY.outcome(g) is not None


def test_steps_that_follow_happen_in_their_order_before_what_was_waiting() -> None:
    said: list[str] = []

    @dataclass(frozen=True, slots=True)
    class Saying(Effect[State]):
        word: str
        then: tuple[Step, ...] = ()

        def run(self, g: State) -> Iterable[Step]:
            said.append(self.word)
            return self.then

    g = State(stack=[Saying("last"), Saying("first", (Saying("second", (Saying("third"),)), Saying("fourth")))])
    assert advance(g) is None
    assert said == ["first", "second", "third", "fourth", "last"]
    del Step.kinds["Saying"]


def test_listing_options_changes_nothing_and_each_is_offered_once() -> None:
    for g in played(3, 2):
        before = canonical(g)
        options = legal(g)
        assert legal(g) == options
        assert canonical(g) == before
        assert len({o.key for o in options}) == len(options)
        assert bool(options) == bool(g.stack)


def test_every_table_value_is_hashable_and_every_step_is_data() -> None:
    for g in played(4, 3):
        for table in (g.zones, g.seen, g.score):
            hash(tuple(table.items()))
        hash((tuple(g.notes), tuple(g.stack)))


def test_each_card_is_in_one_zone_always() -> None:
    for g in played(3, 4):
        assert sorted(c for cards in g.zones.values() for c in cards) == sorted(CARDS)
        assert all(g.zones.values()), "an empty zone is no zone"


def test_a_copy_is_independent_and_equal() -> None:
    for g in played(2, 5):
        twin = g.copy()
        assert twin == g and canonical(twin) == canonical(g) and type(twin) is ToyState
        before = canonical(g)
        twin.zones["table"] = ("x",)
        twin.seen["x"] = 1
        twin.score[0] = 99
        twin.notes.append((0,))
        twin.stack.append(ToyEnd(0))
        twin.rng += 1
        assert canonical(g) == before


def test_a_copy_has_no_news_and_news_change_nothing() -> None:
    loud, quiet = new(2, 6), new(2, 6)
    loud.news = []
    for _ in range(12):
        key = legal(loud)[0].key
        for g in (loud, quiet):
            settle(g, next(o for o in legal(g) if o.key == key))
            advance(g)
    assert loud.news
    assert quiet.news is None and loud.copy().news is None
    assert loud == quiet and digest(loud) == digest(quiet)


class Far(NamedTuple):
    """Something lies so far off."""

    n: int


def test_news_that_take_work_are_made_only_for_a_reader() -> None:
    asked: list[str] = []

    def line() -> Far:
        asked.append("asked")
        return Far(3)

    g = State()
    g.tell_lazily(line)
    assert asked == []
    g.news = []
    g.tell_lazily(line)
    assert g.news == [Far(3)] and asked == ["asked"]


def test_a_state_with_one_plain_field_copies_too() -> None:
    g = State(stack=[ToyTurn(0)], zones={"a": ("b",)})
    twin = g.copy()
    twin.zones["c"] = ("d",)
    assert g.zones == {"a": ("b",)} and twin.rng == g.rng
    assert list(g.reactions("word", (), 0)) == []


def test_a_new_state_is_empty() -> None:
    assert State() == State(stack=[], rng=1, zones={}, seen={}) and State().news is None


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    ends = [canonical(list(played(4, 7))[-1]) for _ in range(2)]
    assert ends[0] == ends[1]
    assert canonical(list(played(4, 8))[-1]) != ends[0]


def test_luck_moves_the_generator_once_also_when_it_is_fixed() -> None:
    free, fixed = State(stack=[], rng=5), ToyState(rng=5, score={0: 0}, stack=[ToyRoll(0)])
    asked: list[tuple[AnyChance, tuple[Option, ...]]] = []

    def dice(step: AnyChance, outcomes: tuple[Option, ...]) -> int:
        asked.append((step, outcomes))
        return 5

    advance(fixed, dice)
    assert fixed.score[0] == 6
    assert fixed.rng == (free.rng + 0x9E3779B97F4A7C15) & MASK
    assert asked[0][0] == ToyRoll(0) and [o.key for o in asked[0][1]] == list("123456")
    other = ToyState(rng=5, score={0: 0}, stack=[ToyRoll(0)])
    advance(other, lambda step, outcomes: None)
    assert other.rng == fixed.rng


def test_an_endless_chain_is_a_rules_error() -> None:
    @dataclass(frozen=True, slots=True)
    class Circular(Effect[State]):
        def run(self, g: State) -> Iterable[Step]:
            return (self,)

    with pytest.raises(RulesError, match=f"{BUDGET} steps without a choice"):
        advance(State(stack=[Circular()]))
    del Step.kinds["Circular"]


def test_ten_thousand_steps_are_too_many_and_one_less_are_not() -> None:
    """The limit holds also when the last allowed step leaves nothing to do."""
    g = ToyState(score={0: 0}, stack=[ToyScore(0, 1)] * 9_999)
    assert advance(g) is None and g.score[0] == 9_999
    with pytest.raises(RulesError, match="10000 steps without a choice"):
        advance(ToyState(score={0: 0}, stack=[ToyScore(0, 1)] * 10_000))


def test_what_is_no_step_is_a_rules_error() -> None:
    with pytest.raises(RulesError, match="neither"):
        advance(State(stack=[Step()]))


def test_settling_puts_the_steps_of_the_answer_in_place_of_the_choice() -> None:
    g = State(stack=[ToyEnd(1), ToyTurn(0)])
    settle(g, Option("x", (ToyScore(0, 1), ToyScore(0, 2))))
    assert g.stack == [ToyEnd(1), ToyScore(0, 2), ToyScore(0, 1)]
    settle(g, Option("y"))
    assert g.stack == [ToyEnd(1), ToyScore(0, 2)]


def test_a_ruleset_hides_nothing_and_looks_at_everything_unless_it_says_so() -> None:
    g = new()
    assert TOY.guide(g, ["a", "b"]) == ["a", "b"]
    assert TOY.veil(g, 0) is g
    assert TOY.cards() == ()


def test_options_listed_by_their_keys_are_like_a_tuple_of_them() -> None:
    """Those of the tables first, part by part, then the others; only what is looked at is looked up."""
    asked = list[int]()

    class Table(dict[int, Option]):
        def __missing__(self, key: int) -> Option:
            asked.append(key)
            return Option(f"to:{key}")

    listed = Tabled({1: Table(), 2: Table()}, [(2, (7, 5)), (1, (6,))], (Option("pass"),))
    assert len(listed) == 4 and listed[1].key == "to:5" and listed[2].key == "to:6" and asked == [5, 6]
    plain = (Option("to:7"), Option("to:5"), Option("to:6"), Option("pass"))
    assert tuple(listed) == plain and listed == plain and plain == listed and repr(listed) == repr(plain)
    assert (listed[-1], listed[3], listed[1:3]) == (plain[-1], plain[3], plain[1:3])
    with pytest.raises(IndexError):
        listed[4]


def test_options_with_the_same_step_behind_each_are_like_a_tuple_of_them() -> None:
    again, end, roll = ToyTurn(1), ToyEnd(0), ToyRoll(0)
    listed = Followed([Option("end", (end,), "card"), Option("roll", (roll, end))], again, (Option("pass"),))
    plain = (Option("end", (end, again), "card"), Option("roll", (roll, end, again)), Option("pass"))
    assert len(listed) == 3 and tuple(listed) == plain and listed == plain and plain == listed
    assert (listed[0], listed[1], listed[2], listed[-1], listed[1:]) == (*plain, plain[-1], plain[1:])
    with pytest.raises(IndexError):
        listed[3]


def test_of_the_faces_of_a_die_only_the_one_that_falls_is_looked_at() -> None:
    asked = list[int]()

    @dataclass(frozen=True, slots=True)
    class Throw(Chance[State]):
        def options(self, g: State) -> Iterable[Option]:
            return Die(self.fell)

        def fell(self, face: int) -> tuple[Step, ...]:
            asked.append(face)
            return (ToyTurn(face),)

    g = State(stack=[Throw()])
    faces = tuple(Throw().options(g))
    assert faces == tuple(Option(f"d6:{face}", (ToyTurn(face),)) for face in range(1, 7))
    asked.clear()
    assert advance(g, lambda step, outcomes: len(outcomes) - 1) == ToyTurn(6) and asked == [6]
