"""A worker thinks while the window plays on; nothing that happens to it stops the game."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai import greedy, search
from game.ai.hint import MOST, hint
from game.ai.thinker import Thinker
from game.ai.thought import Limits, Thought
from game.ai.worker import Question, Reply, question_of, reply_of
from game.core.engine import advance, legal, settle
from game.core.state import State
from game.core.steps import Option
from game.core.views import view
from game.rules.fistful.ruleset import FISTFUL
from tests.toy import TOY

FEW = Limits(15)
ENDLESS = Limits(10_000_000)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    process = made.process
    made.close()
    assert process is None or not process.is_alive()


def position(answers: int = 0) -> tuple[State, tuple[Option, ...]]:
    """What a seat sees of a heist after a few answers, and its options."""
    g = FISTFUL.new(2, 5)
    choice = advance(g)
    for number in range(answers):
        settle(g, legal(g)[number % len(legal(g))])
        choice = advance(g)
    assert choice is not None
    return view(FISTFUL, g, choice.seat), legal(g)


def wait(thinker: Thinker, most: float = 60.0) -> Thought:
    """Look as a window does, until the thought has come."""
    until = monotonic() + most
    while monotonic() < until:
        thought = thinker.poll()
        if thought is not None:
            return thought
        sleep(0.01)
    raise AssertionError("no thought")


def busy(thinker: Thinker) -> Any:
    """Wait until the worker thinks; its process."""
    until = monotonic() + 60
    while not thinker.busy_with and monotonic() < until:
        assert thinker.poll() is None
        sleep(0.01)
    assert thinker.busy_with
    return thinker.process


def test_the_worker_thinks_as_anybody_would(thinker: Thinker) -> None:
    """The thought is the one the search has here, for one question after the other in one process."""
    for answers, reasons in ((0, False), (6, True)):
        sight, options = position(answers)
        thinker.ask(FISTFUL, sight, options, 9, FEW, reasons)
        here = search.think(FISTFUL, sight, [o.key for o in options], 9, FEW, reasons=reasons)
        process = thinker.process
        assert wait(thinker) == here and thinker.fault == "" and not thinker.thinking
        assert thinker.process is process and thinker.poll() is None


def test_looking_never_waits(thinker: Thinker) -> None:
    """While the worker thinks, looking waits for nothing; a cancelled question leaves it free for the next."""
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, ENDLESS)
    process, line = busy(thinker), thinker.line
    assert line is not None
    patience, there = [], line.poll
    line.poll = lambda seconds=0.0: patience.append(seconds) or there(seconds)  # type: ignore[method-assign]
    for _ in range(50):
        assert thinker.poll() is None
        sleep(0.002)
    assert patience == [0.0] * 50
    thinker.cancel()
    assert thinker.poll() is None and not thinker.thinking
    thinker.ask(FISTFUL, sight, options, 9, FEW)
    assert wait(thinker).tries == 15 and thinker.process is process


def test_the_clock_ends_a_thought(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question with seconds is answered by the worker itself long before its tries are used up."""
    monkeypatch.setattr("game.ai.thinker.GRACE", 1e9)
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, Limits(10_000_000, 1.0))
    busy(thinker)
    thought = wait(thinker)
    assert thought.tries < 10_000_000 and thought.key in [o.key for o in options] and thinker.fault == ""


def test_a_worker_that_is_killed_is_replaced(thinker: Thinker) -> None:
    """The new one gets the same question and has the same thought."""
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, ENDLESS)
    busy(thinker).kill()
    sleep(0.05)
    thinker.ask(FISTFUL, sight, options, 9, FEW)
    thought = wait(thinker)
    assert thought == search.think(FISTFUL, sight, [o.key for o in options], 9, FEW)


def test_two_dead_workers_leave_the_greedy_answer(thinker: Thinker) -> None:
    """Whatever kills the workers over one question, the game goes on with the greedy bot's answer."""
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, ENDLESS)
    first = busy(thinker)
    first.kill()
    until = monotonic() + 30
    while thinker.process is first and monotonic() < until:
        assert thinker.poll() is None
    busy(thinker).kill()
    thought = wait(thinker)
    choice: Any = sight.stack[-1]
    assert thought.tries == 0 and thought.key == greedy.choose(FISTFUL, sight, choice, options, 9)
    assert thinker.fault and not thinker.thinking
    thinker.ask(FISTFUL, sight, options, 9, FEW)
    assert wait(thinker).tries == 15 and thinker.fault == ""


def test_a_worker_that_says_nothing_is_not_waited_for(thinker: Thinker) -> None:
    """When its time and some grace are over, the greedy bot answers and the worker is ended."""
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, ENDLESS)
    process = busy(thinker)
    assert thinker.waiting is not None
    thinker.waiting = thinker.waiting._replace(until=0.0)
    thought = thinker.poll()
    assert thought is not None and thought.tries == 0 and thinker.fault == "no answer in time"
    assert not process.is_alive() and thinker.process is None


def test_a_fault_of_the_worker_is_answered_here(thinker: Thinker) -> None:
    """A game the worker does not have: the greedy bot answers at once, and the fault is told."""
    g = TOY.new(2, 1)
    advance(g)
    thinker.ask(TOY, view(TOY, g, 0), legal(g), 3, FEW)
    thought = wait(thinker)
    assert thought.tries == 0 and thought.key in [o.key for o in legal(g)] and "KeyError" in thinker.fault


def test_closing_ends_the_process() -> None:
    """Also in the middle of a thought, and twice."""
    thinker = Thinker()
    thinker.close()
    sight, options = position(6)
    thinker.ask(FISTFUL, sight, options, 9, ENDLESS)
    process = busy(thinker)
    thinker.close()
    assert not process.is_alive() and thinker.poll() is None
    thinker.close()


def test_questions_and_replies_travel_whole() -> None:
    """What arrives is what was sent."""
    question = Question(4, "fistful", {"rng": 0}, ("a", "b"), 7, Limits(5, 0.5, 2), True)
    assert question_of(question.text()) == question and question_of(b"{}") is None
    thought = search.think(TOY, *toy_question(), 5, FEW)
    assert reply_of(Reply(4, thought).text()) == Reply(4, thought)
    assert reply_of(Reply(5, None, "no").text()) == Reply(5, None, "no")


def toy_question() -> tuple[State, list[str]]:
    g = TOY.new(2, 1)
    advance(g)
    return view(TOY, g, 0), [o.key for o in legal(g)]


def test_a_hint_tells_the_best_options_and_why() -> None:
    """A few options, the best first, with their worth and the aim that speaks for each."""
    sight, options = position(8)
    told = hint(FISTFUL, sight, options, 3, Limits(40))
    assert 0 < len(told) <= MOST and all(0 <= p.value <= 1 for p in told)
    shown = [round(p.value * 100) for p in told]
    assert shown == sorted(shown, reverse=True)
    aims = FISTFUL.aims(sight, 0)  # type: ignore[arg-type]
    assert all({*p.reasons} <= {*aims, "end"} for p in told)
    assert told == hint(FISTFUL, sight, options, 3, Limits(40))


def test_where_no_process_may_be_begun_the_greedy_answer_comes(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ai.thinker.current_process", lambda: SimpleNamespace(daemon=True))
    sight, options = position()
    thinker.start()
    thinker.ask(FISTFUL, sight, options, 1)
    assert wait(thinker).key in {option.key for option in options}
    assert thinker.process is None and thinker.fault
