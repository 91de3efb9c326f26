"""All scenario files hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.check import check_files
from game.content.common.scenarios import read_scenarios
from game.content.fistful import fistful

FILES = sorted(Path(__file__).parent.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_scenario_of_the_file_holds(file: Path) -> None:
    results = check_files([file])
    assert results
    assert [f"{result.id}: {result.message}" for result in results if not result.ok] == []


def test_every_card_has_a_scenario() -> None:
    """A Gear card is used in one, an Event is drawn in one, both sides of every crew member are on the board in one."""
    used, drawn, sides = set(), set(), set()
    for scenario in (scenario for file in FILES for scenario in read_scenarios(file)):
        used |= {answer.choose.split(":")[1] for answer in scenario.when if answer.choose.startswith("use:")}
        drawn |= {card for answer in scenario.when for card in answer.draw}
        for side in ("hero", "sidekick"):
            sides |= {(who, side) for who in scenario.given.get(side, {}).values()}
    assert set(fistful().gear) - used == set()
    assert set(fistful().events) - drawn == set()
    assert {(who, side) for who in fistful().crew for side in ("hero", "sidekick")} - sides == set()


def test_no_two_scenarios_have_the_same_id() -> None:
    ids = [result.id for result in check_files(FILES)]
    assert sorted(ids) == sorted(set(ids))
