"""Journal lines: how long they may be, and what is done again of them."""

from __future__ import annotations

import pytest

from game.core.codec import digest
from game.save.slots import journal
from game.save.slots.journal import ANSWER, LONGEST, REDO, UNDO, Line, lines, replay, written
from tests.save.mutants import sample
from tests.toy import TOY

GOOD = Line(1, ANSWER, "wait", "0" * 32, 1_000_000)
ROOM = LONGEST - len(written(GOOD._replace(key=""))) + 1


def test_a_line_may_have_4096_bytes_and_no_more() -> None:
    assert LONGEST == 4_096
    longest = GOOD._replace(key="x" * ROOM)
    assert lines(written(longest), 0) == [longest]
    assert lines(written(GOOD._replace(key="x" * (ROOM + 1))), 0) == []


@pytest.mark.parametrize("after", [0, 6])
def test_lines_follow_what_is_known_one_by_one(after: int) -> None:
    good = [GOOD._replace(number=after + n) for n in (1, 2, 3)]
    assert lines(b"".join(map(written, good)), after) == good
    assert lines(written(good[0]) + written(good[2]), after) == good[:1]
    assert lines(b"".join(map(written, good)), after + 1) == []


def test_a_journal_takes_a_million_bytes() -> None:
    assert journal.MOST == 1_000_000


def test_an_undo_that_led_elsewhere_is_given_again() -> None:
    session, _ = sample(TOY, 1, 0)
    session.answer("wait")
    before = digest(session.state)
    assert replay(session, [Line(1, UNDO, "", "0" * 32, 0)]) == 0
    assert digest(session.state) == before and session.record == ["wait"]


def test_a_redo_that_led_elsewhere_is_taken_back() -> None:
    session, _ = sample(TOY, 1, 0)
    before = digest(session.state)
    session.answer("wait")
    assert session.undo()
    assert replay(session, [Line(1, REDO, "", "0" * 32, 0)]) == 0
    assert digest(session.state) == before and not session.record


@pytest.mark.parametrize("free", [False, True])
def test_an_answer_that_led_elsewhere_is_taken_back_over_luck_and_the_house_rule_stays(free: bool) -> None:
    session, _ = sample(TOY, 1, 0)
    session.free = free
    before = digest(session.state)
    assert replay(session, [Line(1, ANSWER, "roll", "0" * 32, 0)]) == 0
    assert digest(session.state) == before and session.free is free and not session.future


def test_an_unchecked_journal_need_only_be_legal() -> None:
    session, _ = sample(TOY, 1, 0)
    found = [
        Line(1, ANSWER, "wait", "", 0),
        Line(2, UNDO, "", "", 0),
        Line(3, REDO, "", "", 0),
        Line(4, ANSWER, "fly", "", 0),
    ]
    assert replay(session, found, checked=False) == 3
    assert session.record == ["wait"]
