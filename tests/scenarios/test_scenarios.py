"""All scenario files hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.check import check_files

FILES = sorted(Path(__file__).parent.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_scenario_of_the_file_holds(file: Path) -> None:
    results = check_files([file])
    assert results
    assert [f"{result.id}: {result.message}" for result in results if not result.ok] == []


def test_no_two_scenarios_have_the_same_id() -> None:
    ids = [result.id for result in check_files(FILES)]
    assert sorted(ids) == sorted(set(ids))
