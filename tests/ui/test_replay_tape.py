"""A replay played through: every position is the game as it stood, and reached at once."""

import random

import pytest

from game.app.replay.tape import EVERY, Tape
from game.core.codec import canonical, digest
from game.core.session import Session
from game.rules.registry import ruleset
from tests.told import lines
from tests.ui.replays import recorded


def wound(**values):
    tape = Tape(recorded()._replace(**values))
    assert not tape.wind(60_000)
    return tape


def test_every_position_is_the_game_as_it_stood():
    tape, replay = wound(), recorded()
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, replay.seed, {}))
    assert tape.length == len(replay.answers) and not tape.differs
    for number, key in enumerate((*replay.answers, "")):
        found = tape.session(number)
        assert canonical(found.state) == canonical(session.state) and found.record == list(replay.answers[:number])
        if key:
            assert found.option(key)
            session.answer(key)


def test_positions_do_not_disturb_each_other():
    tape = wound()
    before = digest(tape.session(33).state)
    tape.session(33).answer(tape.replay.answers[33])
    assert digest(tape.session(33).state) == before


def test_a_position_is_reached_soon(monkeypatch):
    """Only the answers since the state that was kept last are given again."""
    tape, luck, given, answer = wound(), random.Random(1), [], Session.answer
    monkeypatch.setattr(Session, "answer", lambda self, key: given.append(key) or answer(self, key))
    for number in luck.sample(range(tape.length), 12):
        given.clear()
        tape.session(number)
        assert len(given) == number % EVERY
    assert len(tape.kept) == tape.length // EVERY + 1


def test_marks_are_where_things_happened():
    tape = wound()
    for kind, word in (("turn", "turn"), ("fight", "battle"), ("timer", "timer"), ("over", "over")):
        places = [i + 1 for i, step in enumerate(tape.steps) if any(n[0] == word for n in lines(step.news))]
        assert places and tape.found[kind] == places
        assert tape.after(kind, 0) == places[0] and tape.before(kind, tape.length + 1) == places[-1]
        assert tape.after(kind, places[-1]) == -1 and tape.before(kind, places[0]) == -1
    assert tape.steps[tape.start - 1].round == 1 and tape.steps[tape.start - 2].round == 0


@pytest.mark.parametrize("at", [0, 7, 40])
def test_a_replay_that_goes_another_way_ends_there(at):
    answers = list(recorded().answers)
    answers[at] = "no such thing"
    tape = wound(answers=tuple(answers))
    assert tape.differs == at + 1 and tape.length == at and tape.reason and tape.wound
    assert tape.session(at + 5).record == answers[:at]


def test_a_fingerprint_on_the_way_tells_sooner():
    assert wound(marks={32: "0" * 32}).differs == 32
    assert wound(end="0" * 32).differs == len(recorded().answers)
    marked = wound().marked()
    assert len(marked.marks) == len(recorded().answers) // EVERY and not wound(marks=marked.marks).differs


def test_another_version_is_known():
    assert not wound().foreign and wound(engine="0.0.1").foreign and wound(content="00").foreign


def test_it_is_wound_in_slices():
    tape = Tape(recorded())
    slices = 0
    while tape.wind(1.0):
        slices += 1
        assert tape.session(tape.length).record == list(tape.replay.answers[: tape.length])
    assert slices > 1 and tape.length == len(tape.replay.answers)
