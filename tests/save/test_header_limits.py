"""The first two lines of a save: each number and word up to its limit, and nothing beyond it."""

from __future__ import annotations

from typing import Any

import pytest

from game.save.errors import SaveError
from game.save.format.body import unpack
from game.save.format.header import (
    FORMAT,
    LABEL,
    LINE,
    MOST,
    SEATS,
    TEXT,
    Header,
    Label,
    clean,
    compact,
    fingerprint,
    read_header,
    read_label,
    seal,
)
from tests.save.mutants import parts, sample
from tests.toy import TOY

HEADER = Header(FORMAT, "0.1.0", "c0ffee", 0, "0" * 32, 1, "x" * 44)
AGREED = Label("Friday", "toy", ("Ann", "Bob"), 0, 0, 0, False)


def header(**changes: Any) -> Header:
    """What is read of a header with some other values."""
    return read_header(compact(HEADER._replace(**changes)._asdict()) + b"\n", "here")


def label(**changes: Any) -> Label:
    """What is read of a label with some other values, below a short header line."""
    return read_label(b"{}\n" + compact(AGREED._replace(**changes)._asdict()) + b"\n", "here")


@pytest.mark.parametrize("changes", [{"action": 0}, {"size": 1}, {"size": MOST}])
def test_numbers_of_a_header_up_to_their_limit(changes: dict[str, Any]) -> None:
    assert header(**changes) == HEADER._replace(**changes)


@pytest.mark.parametrize("changes", [{"action": -1}, {"size": 0}, {"size": MOST + 1}])
def test_numbers_of_a_header_beyond_their_limit(changes: dict[str, int]) -> None:
    with pytest.raises(SaveError, match="impossible numbers"):
        header(**changes)


@pytest.mark.parametrize("field", ["verse", "action", "size"])
def test_a_number_of_a_header_is_no_text(field: str) -> None:
    with pytest.raises(SaveError) as told:
        header(**{field: "1"})
    assert (told.value.code, told.value.place) == ("damaged", "here")


def test_a_newer_format_is_told_as_newer() -> None:
    with pytest.raises(SaveError, match=f"format {FORMAT + 1}, known is {FORMAT}") as told:
        header(verse=FORMAT + 1)
    assert (told.value.code, told.value.place) == ("newer", "here")


def test_a_header_line_that_does_not_end_in_time_is_none() -> None:
    assert LINE == 200
    room = LINE - len(compact(HEADER._asdict())) - 1
    assert header(engine="0.1.0" + "x" * room).engine.endswith("x")
    with pytest.raises(SaveError, match="it has no header"):
        header(engine="0.1.0" + "x" * (room + 1))


@pytest.mark.parametrize("field", ["round", "saved", "answers"])
@pytest.mark.parametrize("number", [0, (1 << 40) - 1])
def test_numbers_of_a_label_up_to_their_limit(field: str, number: int) -> None:
    assert getattr(label(**{field: number}), field) == number


@pytest.mark.parametrize("field", ["round", "saved", "answers"])
@pytest.mark.parametrize("number", [-1, 1 << 40, "1", True])
def test_numbers_of_a_label_beyond_their_limit(field: str, number: Any) -> None:
    with pytest.raises(SaveError, match="impossible numbers"):
        label(**{field: number})


def test_an_ending_is_yes_or_no() -> None:
    with pytest.raises(SaveError, match="impossible numbers"):
        label(over=1)


def test_sixteen_seats_have_names_and_no_more() -> None:
    assert SEATS == 16 and len(label(seats=("Ann",) * 16).seats) == 16
    with pytest.raises(SaveError, match="impossible words"):
        label(seats=("Ann",) * 17)


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "x" * (TEXT + 1)},
        {"title": " x"},
        {"title": 5},
        {"game": None},
        {"seats": "Ann"},
        {"seats": ("Ann\x07",)},
    ],
)
def test_words_that_no_label_was_given(changes: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="impossible words"):
        label(**changes)


def test_a_label_that_does_not_end_in_time_is_none() -> None:
    with pytest.raises(SaveError, match="it has no label"):
        label(title="x" * LABEL)


def test_a_name_keeps_a_hundred_and_twenty_letters() -> None:
    assert clean("x" * 200) == "x" * 120
    assert clean("x" * 119 + " yz") == "x" * 119
    assert clean("a\x00b\n  c") == "a b c"


def test_a_game_up_to_the_largest_size_is_sealed() -> None:
    assert MOST == 4_000_000
    room = MOST - len(compact(AGREED._asdict())) - 1
    assert read_header(seal(HEADER, AGREED, b"x" * room)[:LINE], "").size == MOST
    with pytest.raises(SaveError) as told:
        seal(HEADER, AGREED, b"x" * (room + 1))
    assert (told.value.code, told.value.place) == ("too-large", "body")


def test_a_header_too_long_for_its_line_is_not_written() -> None:
    with pytest.raises(SaveError) as told:
        seal(HEADER._replace(engine="x" * LINE), AGREED, b"")
    assert (told.value.code, told.value.place) == ("too-large", "header")


def test_a_length_that_is_not_that_of_the_file_is_told() -> None:
    _, data = sample(TOY, 1, 4)
    _, words, body = parts(data)
    rest = words + b"\n" + body
    longer = read_header(data, "")._replace(size=len(rest) + 1)
    longer = longer._replace(sha256=fingerprint(longer, rest))
    with pytest.raises(SaveError, match=f"{len(rest)} of {len(rest) + 1} bytes are there"):
        unpack(compact(longer._asdict()) + b"\n" + rest, "here", {"toy": TOY})
