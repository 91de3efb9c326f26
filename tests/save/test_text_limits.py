"""The JSON of a save: as wide, deep and long as it may be, and one more."""

from __future__ import annotations

import pytest

from game.save.errors import SaveError
from game.save.format.strict import DEPTH, DIGITS, VALUES, parse


@pytest.mark.parametrize("text", ["[" * DEPTH + "]" * DEPTH, '{"a":' * DEPTH + "1" + "}" * DEPTH])
def test_a_hundred_levels_are_read(text: str) -> None:
    assert DEPTH == 100 and parse(text.encode(), "")


@pytest.mark.parametrize("text", ["[" + "[]," * 200 + "[]]", '{"a":[' + "{}," * 200 + "{}]}"])
def test_what_lies_side_by_side_is_not_deep(text: str) -> None:
    assert parse(text.encode(), "")


@pytest.mark.parametrize("text", ["9" * DIGITS, "-" + "9" * (DIGITS - 1)])
def test_a_number_of_twenty_letters_is_read(text: str) -> None:
    assert DIGITS == 20 and parse(text.encode(), "") == int(text)


def test_three_hundred_thousand_values_are_read_and_no_more() -> None:
    assert VALUES == 300_000
    assert len(parse(b"[" + b"1," * (VALUES - 1) + b"1]", "")) == VALUES
    with pytest.raises(SaveError, match="far too many values"):
        parse(b"[" + b"1," * VALUES + b"1]", "")


@pytest.mark.parametrize("piece", [b"[],", b"{},"])
def test_empty_lists_and_objects_count_too(piece: bytes) -> None:
    with pytest.raises(SaveError, match="far too many values"):
        parse(b"[" + piece * (VALUES // 2) + b"1]", "")


def test_too_many_texts_are_refused_by_their_quotes() -> None:
    with pytest.raises(SaveError, match="far too many texts"):
        parse(b'"' * (2 * VALUES + 1), "")
    with pytest.raises(SaveError) as told:
        parse(b'"' * (2 * VALUES), "")
    assert "far too many texts" not in told.value.sentence


@pytest.mark.parametrize(
    "text, says",
    [
        (b'{"a":1,"a":1}', "a key appears twice"),
        (b"[1.5]", "1.5 is no whole number"),
        (b"[\xff]", "its text is broken"),
        (b"[" + b"1" * 21 + b"]", "a number is too long"),
    ],
)
def test_the_reason_is_told(text: bytes, says: str) -> None:
    with pytest.raises(SaveError, match=says):
        parse(text, "here")


def test_a_reason_has_eighty_letters_at_most() -> None:
    with pytest.raises(SaveError) as told:
        parse(b"{" + b" " * 1_000_000 + b"1}", "here")
    reason = told.value.sentence.partition("(")[2]
    assert reason.startswith("Expecting property name") and len(reason) == len(").") + 80
