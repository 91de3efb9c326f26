"""Files made to hurt are refused at once, in a process of their own."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from game.save.errors import SaveError
from game.save.format.body import unpack
from game.save.format.strict import parse
from tests.save.bombs import bombs
from tests.toy import TOY


def test_every_bomb_is_refused_fast_and_cheaply() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.save.bombs"], capture_output=True, text=True, timeout=60, check=False
    )
    told = json.loads(done.stdout)
    assert told["not refused"] == []
    assert told["bombs"] >= 100
    assert told["seconds"] <= 1
    assert told["megabytes"] <= 200


def test_every_bomb_is_refused_with_a_sentence() -> None:
    for name, data in bombs():
        with pytest.raises(SaveError) as told:
            unpack(data, name, {"toy": TOY})
        assert told.value.sentence


@pytest.mark.parametrize(
    "text",
    [
        '{"a":1,"a":1}',
        "[NaN]",
        "[1.0]",
        "[1e3]",
        '["\\ud800"]',
        "[" * 101 + "]" * 101,
        "[123456789012345678901]",
        "]",
        '["\\"]',
        "",
        '"' * 700_000,
        "[\xff]",
    ],
)
def test_what_no_save_holds_is_refused(text: str) -> None:
    with pytest.raises(SaveError) as told:
        parse(text.encode("latin-1"), "here")
    assert (told.value.code, told.value.place) == ("damaged", "here")


def test_texts_may_hold_brackets_quotes_and_slashes() -> None:
    value = {"a": ["[{" * 200, '"\\"', "\\", '\\\\"]', "é ☃"], "b": [[1, -2, True, None]]}
    assert parse(json.dumps(value).encode(), "") == value
    assert parse(json.dumps(value, ensure_ascii=False).encode(), "") == value
