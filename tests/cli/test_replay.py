"""`verse replay`: saved games and replays come out the same, and where they don't the answer is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.ai.match import play_game
from game.app.replay.recorded import of_session
from game.cli import main
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import dealt_anew
from game.save.parcels.export import export
from game.save.parcels.imports import take_in
from game.save.rename import duplicate
from game.save.replays import Replay, played_here, read, write, written
from game.save.store import Store

NAME = "game.verse-replay"


@pytest.fixture
def replay() -> Replay:
    played = play_game("fistful", 2, 4, ("random",))
    return played_here("fistful", "Two bots", ("Ann", "Ben"), 4, {}, played.record)


def told(capsys: pytest.CaptureFixture[str], path: Path, code: int) -> Any:
    assert main(["replay", str(path), "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_a_replay_comes_out_the_same(replay: Replay, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(replay, tmp_path / NAME)
    assert read(tmp_path / NAME) == replay
    figures = told(capsys, tmp_path / NAME, 0)
    assert figures["ok"]
    assert figures["steps"] == len(replay.answers)
    assert figures["differs_at"] is None


def test_a_wrong_answer_is_named(replay: Replay, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = (*replay.answers[:6], "fly away", *replay.answers[7:])
    write(replay._replace(answers=answers), tmp_path / NAME)
    figures = told(capsys, tmp_path / NAME, 1)
    assert figures["differs_at"] == 7
    assert "fly away" in figures["message"]


def test_another_end_is_told(replay: Replay, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(replay._replace(end="0" * 32), tmp_path / NAME)
    assert told(capsys, tmp_path / NAME, 1)["steps"] == len(replay.answers)


SHORT = played_here("fistful", "", ("Ann", "Ben"), 4, {}, ())
BAD = [
    b"",
    b"[",
    b"{}",
    b"[]",
    b'{"kind": "verse-replay"}',
    b"[" * 50_000,
    written(SHORT._replace(game="chess")),
    written(SHORT._replace(seats=("Ann",) * 9)),
    written(SHORT._replace(settings={"level": "no such level"})),
    written(SHORT).replace(b'"answers": []', b'"answers": [3]'),
]


@pytest.mark.parametrize("name", [NAME, "game.json"])
@pytest.mark.parametrize("data", BAD, ids=range(len(BAD)))
def test_a_file_that_is_no_replay_gets_one_line(
    name: str, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert main(["replay", str(path), "--json"]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def saved(folder: Path, settings: dict[str, str], answers: int) -> Path:
    """A slot with a game of 2 seats in it; the file of its newest generation."""
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 12))
    slot = Store(folder).create("fistful", ("Ann", "Ben"), settings, session)
    for i in range(answers):
        if i % 9 == 5 and session.undo():
            slot.undone(session)
        if session.over:
            break
        key = session.options[i % len(session.options)].key
        session.answer(key)
        slot.record(key, session)
    slot.close()
    return sorted(folder.glob("*.save"))[-1]


@pytest.mark.parametrize("settings", [{"seed": "12"}, {}], ids=["from the seed", "from the oldest generation"])
def test_a_saved_game_comes_out_the_same(
    settings: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = told(capsys, saved(tmp_path, settings, 120), 0)
    assert figures["ok"]
    assert figures["from_start"] == bool(settings)
    assert figures["steps"] > 30


@pytest.mark.parametrize("settings", [{"seed": "12"}, {}], ids=["from the seed", "from the oldest generation"])
def test_a_copy_of_a_copy_goes_its_own_way_and_comes_out_the_same(
    settings: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each has fresh luck; played on, taken in elsewhere and written as a replay it comes out the same."""
    saved(tmp_path, settings, 40)
    store = Store(tmp_path)
    slot = store.games()[0].slot
    for title in ("Copy", "Copy of a copy"):
        slot, fresh = duplicate(store, next(e for e in store.games() if e.slot == slot), title)
        assert fresh
        opened = store.open(slot)
        for i in range(30):
            if opened.session.over:  # luck of its own may end it any time
                break
            key = opened.session.options[i % len(opened.session.options)].key
            opened.session.answer(key)
            opened.slot.record(key, opened.session)
        opened.slot.close()
        if opened.session.over:
            break
    assert dealt_anew(opened.settings) and len(opened.session.record) > 40
    figures = told(capsys, sorted(tmp_path.glob(f"{slot}.*.save"))[-1], 0)
    assert figures["ok"] and figures["from_start"] == bool(settings)
    other = Store(tmp_path / "other")
    taken = take_in(other, export(store, slot, tmp_path / "shared", "A game")).slot
    assert other.peek(taken).read.session.state == opened.session.state
    assert told(capsys, sorted((tmp_path / "other").glob("*.save"))[-1], 0)["ok"]
    replay = of_session(opened.session, ("Ann", "Ben"), opened.settings, "A game")
    assert (replay is None) == (not settings)
    if replay is not None:
        write(replay, tmp_path / NAME)
        assert told(capsys, tmp_path / NAME, 0)["steps"] == len(opened.session.record)


def test_a_saved_game_with_another_seed_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, saved(tmp_path, {"seed": "13"}, 60), 1)
    assert figures["differs_at"] >= 1


def test_a_damaged_save_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, {}, 3)
    for file in tmp_path.glob("*.save"):
        file.write_bytes(file.read_bytes()[:300])
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
