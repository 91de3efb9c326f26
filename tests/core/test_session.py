"""Sessions: answering, undo and redo, and where they stop."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from game.core.codec import digest
from game.core.engine import RulesError, legal
from game.core.session import NotLegal, Session, barrier
from game.core.state import State
from game.core.steps import Choice, Effect, Option, Step
from tests.toy import TOY, Scored, ToyEnd, ToyRoll, ToyState, ToyTurn


def begin(seats: int = 2, seed: int = 1, free: bool = False) -> Session[ToyState]:
    return Session(TOY, TOY.new(seats, seed), free=free)


def test_an_answer_runs_to_the_next_choice_and_tells_its_news() -> None:
    table = begin()
    assert [o.key for o in table.options[-2:]] == ["peek:1", "wait"]
    assert table.answer("roll", lambda step, outcomes: 3) == [Scored(0, 4)]
    assert table.state.score == {0: 4, 1: 0}
    assert table.record == ["roll"] and table.choice is not None and table.choice.seat == 1
    assert table.answer("wait") == []
    assert table.news[-1] == Scored(0, 4)


def test_what_is_not_offered_changes_nothing() -> None:
    table = begin()
    before = digest(table.state)
    for key in ("play:fox-99", "", "ROLL", "roll ", "peek:0"):
        with pytest.raises(NotLegal, match="legal are .*roll"):
            table.answer(key)
    assert digest(table.state) == before and table.record == [] and table.past == []


def test_a_game_that_is_over_takes_no_answer() -> None:
    table = begin()
    while not table.over:
        table.answer("wait")
    assert table.choice is None and table.options == ()
    with pytest.raises(NotLegal, match="the game is over"):
        table.answer("wait")


def test_undo_and_redo_go_back_and_forth_to_the_same_states() -> None:
    table = begin()
    hashes = [digest(table.state)]
    for _ in range(6):
        table.answer("wait")
        hashes.append(digest(table.state))
    for i in range(6, 0, -1):
        assert table.why_no_undo() == ""
        assert table.undo()
        assert digest(table.state) == hashes[i - 1] and len(table.record) == i - 1
        assert table.options == legal(table.state)
        assert table.choice == table.state.stack[-1]
    assert not table.undo() and table.why_no_undo() == "start"
    for i in range(6):
        assert table.redo()
        assert digest(table.state) == hashes[i + 1] and len(table.record) == i + 1
    assert not table.redo()


def test_a_new_answer_ends_what_could_be_given_again() -> None:
    table = begin()
    table.answer("wait")
    assert table.undo()
    table.answer("wait")
    assert table.future == [] and not table.redo()


def test_undo_stops_at_luck_and_at_knowledge() -> None:
    table = begin()
    table.answer("roll")
    assert table.why_no_undo() == "luck" and not table.undo()
    table.answer("wait")
    assert table.undo() and not table.undo()
    table = begin()
    table.answer("peek:1")
    assert table.why_no_undo() == "knowledge" and not table.undo()
    table = begin()
    table.answer("draw")
    assert table.why_no_undo() == "knowledge"


def test_a_table_that_agrees_may_take_anything_back() -> None:
    table = begin(free=True)
    start = digest(table.state)
    for key in ("roll", "draw", "peek:1", "wait"):
        table.answer(key)
    end = digest(table.state)
    while table.undo():
        pass
    assert digest(table.state) == start and table.why_no_undo() == "start"
    while table.redo():
        pass
    assert digest(table.state) == end


def test_undo_is_allowed_exactly_when_no_luck_and_no_knowledge_grew() -> None:
    luck = random.Random(1)
    allowed = 0
    for seed in range(12):
        table = begin(3, seed)
        while not table.over:
            before = table.state.copy()
            table.answer(luck.choice(table.options).key)
            after = table.state
            grew = any(mask & ~before.seen.get(card, 0) for card, mask in after.seen.items())
            assert (table.why_no_undo() == "") == (before.rng == after.rng and not grew)
            allowed += not table.why_no_undo()
    assert allowed > 50


def test_a_session_knows_its_rules_and_is_strict_about_undo_unless_told() -> None:
    table = Session(TOY, TOY.new(2, 1))
    assert table.rules is TOY and table.free is False


def test_redo_puts_the_answer_back_into_the_record() -> None:
    table = begin()
    table.answer("peek:1")
    table.free = True
    assert table.undo() and table.record == []
    assert table.redo() and table.record == ["peek:1"]


def test_what_was_given_again_can_be_taken_back_again() -> None:
    table = begin()
    start = digest(table.state)
    table.answer("wait")
    assert table.undo() and table.redo() and table.undo()
    assert digest(table.state) == start and table.record == []
    assert table.redo() and table.record == ["wait"]


@pytest.mark.parametrize("key, why", [("roll", "luck"), ("peek:1", "knowledge"), ("wait", "")])
def test_undo_and_redo_do_not_forget_what_stands_against_undo(key: str, why: str) -> None:
    table = begin(free=True)
    table.answer(key)
    assert table.undo() and table.redo()
    table.free = False
    assert table.why_no_undo() == why


def test_after_undo_the_news_are_told_as_before() -> None:
    table = begin()
    table.answer("wait")
    assert table.undo()
    assert table.answer("roll", lambda step, outcomes: 3) == [Scored(0, 4)]


def test_after_undo_the_top_of_the_stack_is_asked() -> None:
    table = Session(TOY, ToyState(score={0: 0, 1: 0}, stack=[ToyEnd(1), ToyTurn(0)]))
    table.answer("wait")
    assert table.undo()
    assert table.choice == ToyTurn(0)


def test_a_refusal_names_the_first_twelve_answers() -> None:
    many = Session(TOY, ToyState(zones={"hand:0": tuple(f"fox-{n}" for n in range(14))}, stack=[ToyTurn(0)]))
    with pytest.raises(NotLegal) as told:
        many.option("fly")
    assert str(told.value) == "'fly' is not offered; legal are " + ", ".join(f"play:fox-{n}" for n in range(12))


def test_barriers() -> None:
    a = State(rng=1, seen={"x": 1})
    assert barrier(a, State(rng=1, seen={"x": 1})) == ""
    assert barrier(a, State(rng=2, seen={"x": 1})) == "luck"
    assert barrier(a, State(rng=1, seen={"x": 3})) == "knowledge"
    assert barrier(a, State(rng=1, seen={"x": 1, "y": 1})) == "knowledge"
    assert barrier(a, State(rng=1)) == ""


def test_the_past_is_not_touched_by_playing_on() -> None:
    table = begin()
    table.answer("wait")
    kept = digest(table.past[0].state)
    for _ in range(4):
        table.answer("roll")
    assert digest(table.past[0].state) == kept


def test_rehearsing_shows_what_would_be_and_stops_at_luck() -> None:
    table = begin()
    before, news = digest(table.state), list(table.news)
    twin = table.rehearse("wait")
    assert twin.turn == 1 and twin.news is None
    lucky = table.rehearse("roll")
    assert isinstance(lucky.stack[-1], ToyRoll) and lucky.score == {0: 0, 1: 0}
    with pytest.raises(NotLegal):
        table.rehearse("fly")
    assert digest(table.state) == before and table.news == news and table.past == []


def test_a_session_goes_on_from_a_state_and_its_record() -> None:
    first = begin()
    first.answer("wait")
    second = Session(TOY, first.state.copy(), tuple(first.record))
    assert second.record == ["wait"] and second.options == first.options and second.why_no_undo() == "start"
    second.answer("wait")
    assert first.record == ["wait"]


@dataclass(frozen=True, slots=True)
class Faulty(Choice[State]):
    """Offers answers that break the rules in one way or another."""

    seat: int

    def options(self, g: State) -> Iterable[Option]:
        yield Option("good", (Faulty(0),))
        yield Option("crash", (Crash(),))
        yield Option("empty", (Empty(0),))
        yield Option("endless", (Endless(),))


@dataclass(frozen=True, slots=True)
class Crash(Effect[State]):
    def run(self, g: State) -> Iterable[Step]:
        g.tell(Scored(0, 1))
        g.zones["half"] = ("done",)
        raise KeyError("oops")


@dataclass(frozen=True, slots=True)
class Empty(Choice[State]):
    seat: int

    def options(self, g: State) -> Iterable[Option]:
        return ()


@dataclass(frozen=True, slots=True)
class Endless(Effect[State]):
    def run(self, g: State) -> Iterable[Step]:
        return (self,)


@pytest.mark.parametrize(
    "key, says",
    [
        ("crash", "'crash' broke the rules: KeyError: 'oops'"),
        ("empty", r"^Empty\(seat=0\) offers nothing"),
        ("endless", "^10000 steps without a choice"),
    ],
)
def test_broken_rules_are_told_and_the_table_stands_as_before(key: str, says: str) -> None:
    table: Session[State] = Session(TOY, State(stack=[Faulty(0)]))  # type: ignore[arg-type]
    table.answer("good")
    assert table.undo()
    before = digest(table.state)
    with pytest.raises(RulesError, match=says):
        table.answer(key)
    assert digest(table.state) == before
    assert table.record == [] and table.news == [] and len(table.future) == 1
    assert table.choice == Faulty(0) and len(table.options) == 4
    assert table.redo()
