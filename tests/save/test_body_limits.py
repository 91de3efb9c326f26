"""The body of a save: how much of the past it holds, and how long its words may be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.session import Session
from game.save.errors import SaveError
from game.save.format.body import ANSWERS, KEY, REACH, TABLES, Game, pack, unpack
from tests.save.mutants import at_most, parts, sample, signed
from tests.toy import TOY

RULES = {"toy": TOY}


def body_of(data: bytes) -> dict[str, Any]:
    found = json.loads(parts(data)[2])
    assert isinstance(found, dict)
    return found


def packed(session: Any) -> bytes:
    return pack(Game(TOY, "Friday", ("Ann", "Bob"), {"house": "plain"}, "0.1.0", "c0ffee"), session, 0, 0)


def with_body(**changes: Any) -> bytes:
    """A save of a fresh game with other tables, its check sums right."""
    _, data = sample(TOY, 1, 0)
    return signed(data, parts(data)[1], json.dumps({**body_of(data), **changes}).encode())


def opened(**changes: Any) -> Any:
    return unpack(with_body(**changes), "here", RULES)


def test_a_game_without_a_past_says_so() -> None:
    session, _ = sample(TOY, 1, 0)
    assert body_of(packed(session))["back"] is None


def test_undo_reaches_forty_answers_over_a_save() -> None:
    session = Session(TOY, TOY.new(4, 1), free=True)
    while not session.over:
        session.answer(session.options[0].key)
    assert REACH == 40 and len(session.past) > 40
    back = body_of(packed(session))["back"]
    assert (back["keys"], back["undone"]) == (session.record[-40:], 0)
    again = unpack(packed(session), "here", RULES).session
    assert [moment.key for moment in again.past] == session.record[-40:]


def test_the_past_in_a_save_ends_at_luck() -> None:
    session, _ = sample(TOY, 1, 0)
    for key in ("wait", "roll", "wait", "wait"):
        session.answer(key)
    assert body_of(packed(session))["back"]["keys"] == ["wait", "wait"]


def test_a_past_that_breaks_a_law_is_left_alone_before_the_rules_look_at_it() -> None:
    session, _ = sample(TOY, 1, 0)
    for key in ("wait", "wait"):
        session.answer(key)
    body = body_of(packed(session))
    assert body["back"]["state"]["seats"] == 2
    body["back"]["state"]["seats"] = 1 << 61  # whoever counts up to it never comes back
    data = packed(session)
    with at_most(5):
        again = unpack(signed(data, parts(data)[1], json.dumps(body).encode()), "here", RULES).session
    assert again.record == session.record and not again.past


def test_answers_that_were_taken_back_stay_ahead_in_their_order() -> None:
    session, _ = sample(TOY, 1, 0)
    for key in ("wait", "wait", "peek:1"):
        session.answer(key)
    session.free = True
    assert session.undo() and session.undo()
    back = body_of(packed(session))["back"]
    assert (back["keys"], back["undone"]) == (["wait", "wait", "peek:1"], 2)


def test_words_up_to_their_length_are_read() -> None:
    assert KEY == 400
    assert opened(settings={"a": "x" * KEY}).settings == {"a": "x" * KEY}


def test_a_hundred_settings_are_read() -> None:
    assert len(opened(settings={f"s{n}": "x" for n in range(100)}).settings) == 100


@pytest.mark.parametrize(
    "settings",
    [{"a": "x" * (KEY + 1)}, {"x" * (KEY + 1): "a"}, {"a": 1}, ["a"], None, {f"s{n}": "x" for n in range(101)}],
)
def test_settings_are_words(settings: Any) -> None:
    with pytest.raises(SaveError, match="its settings are no words"):
        opened(settings=settings)


@pytest.mark.parametrize("record", [["x" * (KEY + 1)], [1], "x", None, {}])
def test_a_record_holds_answers(record: Any) -> None:
    with pytest.raises(SaveError, match="its record holds no answers"):
        opened(record=record)


def test_a_hundred_thousand_answers_are_read_and_no_more() -> None:
    assert ANSWERS == 100_000
    assert len(opened(record=["x"] * ANSWERS).session.record) == ANSWERS
    with pytest.raises(SaveError, match="its record holds no answers"):
        opened(record=["x"] * (ANSWERS + 1))


@pytest.mark.parametrize("changes", [{"free": 0}, {"game": 5}, {"more": 1}])
def test_tables_are_complete(changes: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="its tables are not complete"):
        opened(**changes)


def test_a_save_whose_label_names_another_game_is_not_opened() -> None:
    with pytest.raises(SaveError) as told:
        opened(game="chess")
    assert (told.value.code, told.value.place) == ("unknown-game", "here")


def test_a_save_opened_untried_has_no_past() -> None:
    session, _ = sample(TOY, 1, 0)
    session.answer("wait")
    read = unpack(packed(session), "here", RULES, tried=False)
    assert read.session.record == ["wait"] and read.session.past == []


def test_a_body_has_six_tables() -> None:
    session, _ = sample(TOY, 1, 0)
    assert sorted(body_of(packed(session))) == list(TABLES)
