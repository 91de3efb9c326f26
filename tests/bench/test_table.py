"""The table of `verse bench`: its shape, verdicts and exit code; the figures themselves are for quiet machines."""

import json

import pytest

from game.bench import table
from game.bench.measure import Case, Row, ratio, timings
from game.cli import main

ROWS = [Row("good", 0.5, 1.0), Row("missed", 1.5, 1.0), Row("peer (not installed)", None, 1.0)]


def test_the_table_has_its_shape(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(table, "PARTS", {"all": lambda: ROWS})
    assert main(["bench", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told == [
        {"name": "good", "ratio": 0.5, "target": 1.0, "ok": True},
        {"name": "missed", "ratio": 1.5, "target": 1.0, "ok": False},
        {"name": "peer (not installed)", "ratio": None, "target": 1.0, "ok": None},
    ]


def test_a_row_without_its_peer_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "PARTS", {"all": lambda: [ROWS[0], ROWS[2]]})
    assert main(["bench"]) == 0


def test_one_part_alone_can_be_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(table, "PARTS", {"first": lambda: ROWS[:1], "second": lambda: ROWS[1:]})
    assert main(["bench", "--only", "first"]) == 0
    assert "missed" not in capsys.readouterr().out


def test_a_ratio_compares_work_of_different_sizes() -> None:
    def work(n: int) -> int:
        return sum(range(n))

    cases = [Case("ten", lambda: [work(2000) for _ in range(10)], 10), Case("one", lambda: work(2000))]
    assert 0.5 < ratio(timings(cases, rounds=5, budget=0.005), "ten", "one") < 2


def test_doors_and_sight_are_measured_on_boards_with_a_closed_door() -> None:
    from game.bench.boards import boards

    assert set(boards()) == {"derelict", "wide"}
    assert all(grid.doors for grid in boards().values())
