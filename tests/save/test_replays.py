"""Replay files: what is written is read, what is hostile gets a sentence."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game import __version__
from game.app.replay.tape import Tape
from game.save.format.header import MOST
from game.save.format.printed import printed
from game.save.replays import FORMAT, KIND, NOTE, Replay, ReplayError, played_here, read, understood, write, written
from tests.ui.replays import recorded

MUTANTS = 500


def sample() -> Replay:
    return recorded()


def changed(**values: Any) -> bytes:
    """The file of the sample with other values; None leaves one out."""
    raw = json.loads(written(sample()))
    for name, value in values.items():
        if value is None:
            raw.pop(name, None)
        else:
            raw[name] = value
    return json.dumps(raw).encode()


def test_what_is_written_is_read(tmp_path: Path) -> None:
    replay = sample()._replace(marks={16: "0" * 32}, note="one\ntwo")
    write(replay, tmp_path / "deep" / "a.verse-replay")
    assert read(tmp_path / "deep" / "a.verse-replay") == replay
    assert written(replay) == written(understood(written(replay), "x"))
    assert [p.name for p in (tmp_path / "deep").iterdir()] == ["a.verse-replay"]


def test_a_game_of_this_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_234_567.8)
    replay = played_here("fistful", " A\u0007 title ", ["Ann ", "Ben"], 7, {"level": "hard"}, ["roll"], end="0" * 32)
    assert replay == Replay(
        "fistful",
        "A title",
        ("Ann", "Ben"),
        7,
        {"level": "hard"},
        ("roll",),
        __version__,
        printed("fistful"),
        replay.saved,
        end="0" * 32,
    )
    assert replay.content and replay.saved == 1_234_567
    assert played_here("fistful", "", ["Ann"], 7, {}, [], saved=5, round=3)[8:10] == (5, 3)
    assert understood(written(replay), "x") == replay


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("foreign", b""),
        ("foreign", b"hello"),
        ("foreign", b"[1]"),
        ("foreign", b"\x00\xff"),
        ("foreign", b"{}"),
        ("foreign", changed(kind="verse-save")),
        ("foreign", changed(kind=None)),
        ("newer", changed(format=FORMAT + 1)),
        ("damaged", changed(format="1")),
        ("damaged", changed(format=0)),
        ("damaged", changed(seed=-1)),
        ("damaged", changed(seed="4")),
        ("damaged", changed(seed=1 << 70)),
        ("damaged", changed(seed=True)),
        ("damaged", changed(extra=1)),
        ("damaged", changed(answers=None)),
        ("damaged", changed(answers="roll")),
        ("damaged", changed(answers=[1])),
        ("damaged", changed(answers=["x" * 500])),
        ("damaged", changed(seats=[])),
        ("damaged", changed(seats=["a"] * 17)),
        ("damaged", changed(seats="ab")),
        ("damaged", changed(seats=["a\u0007b", "c"])),
        ("damaged", changed(title="x" * 200)),
        ("damaged", changed(settings=[])),
        ("damaged", changed(settings={"a": 1})),
        ("damaged", changed(settings={str(i): "" for i in range(100)})),
        ("damaged", changed(game="../x")),
        ("damaged", changed(engine="")),
        ("damaged", changed(content="zz")),
        ("damaged", changed(end="zz")),
        ("damaged", changed(marks={"9999999": "0" * 32})),
        ("damaged", changed(marks={"01": "0" * 32})),
        ("damaged", changed(marks={"1": "x"})),
        ("damaged", changed(marks=[])),
        ("damaged", changed(saved=-1)),
        ("damaged", changed(round=1.5)),
        ("damaged", changed(note="x" * (NOTE + 1))),
        ("damaged", changed(note="\u0007")),
        ("damaged", b'{"kind": "' + KIND.encode() + b'", "a": ' + b"[" * 5000 + b"]" * 5000 + b"}"),
        ("damaged", b'{"kind": "verse-replay", "kind": "verse-replay"}'),
        ("damaged", b'{"kind": "\\ud800"}'),
        ("damaged", b'{"n": ' + b"9" * 5000 + b"}"),
        ("large", b"{" + b" " * MOST),
    ],
)
def test_what_is_no_replay_says_so(code: str, data: bytes) -> None:
    with pytest.raises(ReplayError) as caught:
        understood(data, "file")
    assert caught.value.code == code and str(caught.value).endswith(".")


@pytest.mark.parametrize("thing", ["missing", "folder"])
def test_what_can_not_be_read_says_so(tmp_path: Path, thing: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(ReplayError) as caught:
        read(tmp_path / thing)
    assert caught.value.code == "unreadable"


def mutant(data: bytes, luck: random.Random) -> bytes:
    """The file with something wrong in it: bytes, cuts, doubled parts, other values in the JSON."""
    kind = luck.randrange(7)
    if kind < 4:
        raw = bytearray(data)
        for _ in range(luck.choice((1, 1, 3, 30))):
            at = luck.randrange(len(raw))
            if kind == 0:
                raw[at] ^= 1 << luck.randrange(8)
            elif kind == 1:
                del raw[at : at + luck.choice((1, 5, 400))]
            elif kind == 2:
                raw[at:at] = raw[luck.randrange(len(raw)) :][: luck.choice((1, 7, 200))]
            else:
                raw[at : at + 1] = luck.choice((b"{", b"[", b'"', b"\\", b",", b"-", b"1e9", b"null", b"\xf0"))
            if not raw:
                return b""
        return bytes(raw)
    body = json.loads(data)
    wild = luck.choice((None, True, -1, 1 << 63, "", "x" * 300, [], {}, ["roll"], {"seed": "1"}, "\u202e", "a\nb"))
    name = luck.choice(list(body))
    if kind == 4:
        body[name] = wild
    elif kind == 5 and isinstance(body[name], list) and body[name]:
        body[name][luck.randrange(len(body[name]))] = luck.choice((wild, "roll", "move:0,0", "hero:mal", "stop"))
    else:
        answers = body["answers"]
        a, b = sorted(luck.randrange(len(answers)) for _ in range(2))
        body["answers"] = luck.choice((answers[b:] + answers[:a], answers[:a], answers * 2, answers[::-1]))
    return json.dumps(body).encode()


def test_five_hundred_mutants_get_a_sentence_and_never_a_traceback() -> None:
    luck, data = random.Random(11), written(recorded(60))
    codes: dict[str, int] = {}
    for _ in range(MUTANTS):
        try:
            tape = Tape(understood(mutant(data, luck), "mutant"))
            tape.wind(10_000)
            code = "differs" if tape.differs else "plays"
            assert tape.session(tape.length) is not None and (not tape.differs or tape.reason)
        except ReplayError as error:
            code = error.code
            assert str(error).endswith(".") and "\n" not in str(error)
        codes[code] = codes.get(code, 0) + 1
    assert {"damaged", "foreign", "differs", "plays"} <= set(codes), codes


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("game", {"game": "chess"}),
        ("settings", {"settings": {"level": "absurd"}}),
        ("settings", {"seats": ("a",) * 9}),
        ("settings", {"settings": {"mods": "nowhere"}}),
    ],
)
def test_games_that_can_not_be_dealt_say_so(code: str, values: dict[str, Any]) -> None:
    with pytest.raises(ReplayError) as caught:
        Tape(sample()._replace(**values))
    assert caught.value.code == code


def test_replays_of_format_1_are_dealt_as_they_were() -> None:
    """Before a table could choose its enemies in Keep Flyin', any were taken."""
    for game, found in (("keepflyin", "calm"), ("fistful", None)):
        body = json.loads(written(recorded(10)))
        body |= {"format": 1, "game": game, "settings": {}}
        assert understood(json.dumps(body).encode(), "old").settings.get("opening") == found
