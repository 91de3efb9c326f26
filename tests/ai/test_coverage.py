"""Citations of rule lines are found in scenarios and in docstrings of tests, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai import coverage as module
from game.ai.coverage import cited_in_scenarios, cited_in_tests, coverage

LATER = {
    # two more boards and Heist cards, their order, what carries over
    2, 4, 12, 17, 18,
    # locks, security doors, objective icons
    69, 70, 117, 118, 119, 121, 122,
    # troopers, marshals, Hands of Blue
    156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 192,
    # a misprint of the printed set-up sheet; the board here is drawn anew
    181,
}  # fmt: skip
"""The rule lines that only the other two heists and the full game need."""


def test_every_rule_line_of_the_derelict_is_cited() -> None:
    told = coverage()["fistful"]
    assert told["lines"] == 205
    assert set(told["missing"]) <= {f"R-FC-{number}" for number in LATER}
    assert told["cited"] == told["lines"] - len(told["missing"])


def test_scenarios_cite_by_their_key(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[scenario]]\nrules = ["R-FC-1", 3]\ntitle = "R-FC-2"', encoding="utf-8")
    (tmp_path / "b.toml").write_text("[[broken", encoding="utf-8")
    (tmp_path / "c.toml").write_text("scenario = 3", encoding="utf-8")
    (tmp_path / "d.toml").write_text("scenario = [3]", encoding="utf-8")
    assert list(cited_in_scenarios(tmp_path)) == ["R-FC-1"]


def test_tests_cite_in_docstrings_only(tmp_path: Path) -> None:
    code = '"""R-FC-1."""\nX = "R-FC-2"\nclass A:\n  """R-FC-3."""\n  def f(self):\n    """R-FC-4 to R-FC-6."""\n'
    (tmp_path / "test_a.py").write_text(code, encoding="utf-8")
    (tmp_path / "helper.py").write_text('"""R-FC-9."""', encoding="utf-8")
    assert set(cited_in_tests(tmp_path)) == {"R-FC-1", "R-FC-3", "R-FC-4", "R-FC-6"}


def test_outside_a_checkout_nothing_is_cited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "in_checkout", lambda: False)
    told = coverage()["fistful"]
    assert (told["cited"], len(told["missing"])) == (0, 205)
