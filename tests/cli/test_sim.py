"""`verse sim`: its shape, and that a game depends on its seed alone."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ai import sim
from game.ai.match import Played
from game.cli import main
from game.content.load import open_content
from game.save.replays import read

MODS = Path(__file__).resolve().parents[1] / "mods"
KEYS = [
    "game",
    "games",
    "seats",
    "seed",
    "bots",
    "wins",
    "won",
    "unfinished",
    "failures",
    "decisions",
    "seconds",
    "rounds",
    "used",
]


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """What the command prints as JSON."""
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_the_figures_have_their_shape(capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, "sim", "fistful", "--games", "3", "--seats", "2", "--seed", "5", "--set", "heist=derelict")
    assert list(figures) == KEYS
    assert (figures["game"], figures["games"], figures["seats"], figures["seed"]) == ("fistful", 3, 2, 5)
    assert figures["bots"] == ["random", "random"]
    assert figures["wins"] == []  # the table wins or loses together
    assert figures["failures"] == []
    assert 0 <= figures["won"] <= 3
    assert figures["rounds"]["min"] <= figures["rounds"]["median"] <= figures["rounds"]["max"]
    assert list(figures["used"]) == ["cards never used"]


@pytest.mark.parametrize("hands", [1, 2, 7])
@pytest.mark.parametrize("games", [0, 1, 9, 101, 2000])
def test_each_seed_is_in_one_portion(games: int, hands: int) -> None:
    shared = sim.portions(range(40, 40 + games), hands)
    assert [seed for part in shared for seed in part] == list(range(40, 40 + games))
    assert all(len(part) <= sim.MOST_IN_ONE for part in shared) and (games < 4 * hands or len(shared) >= 4 * hands)


def test_bots_are_repeated_for_the_other_seats(capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, "sim", "fistful", "--games", "1", "--seats", "3", "--bots", "random")
    assert figures["bots"] == ["random"] * 3


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    order = ("sim", "fistful", "--games", "9", "--seats", "2", "--seed", "40")
    alone, shared = told(capsys, *order, "--jobs", "1"), told(capsys, *order, "--jobs", "2")
    del alone["seconds"], shared["seconds"]
    assert alone == shared


@pytest.fixture
def rim_folk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A player's folders with a mod in them."""
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    shutil.copytree(MODS / "rim-folk", tmp_path / "mods" / "rim-folk")
    yield
    open_content()


@pytest.mark.usefixtures("rim_folk")
def test_mods_are_played_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    story = ("--set", "mods=rim-folk", "--set", "story=rim-folk:a-quiet-harbour", "--set", "limit=2")
    figures = told(capsys, "sim", "firefly", "--games", "8", "--seed", "3", "--jobs", "2", *story)
    assert figures["failures"] == [] and figures["unfinished"] == 0 and sum(figures["wins"]) >= 8
    assert main(["sim", "firefly", "--games", "1", "--set", "mods=far-moons"]) == 2


def test_a_game_is_the_same_alone_and_among_others(capsys: pytest.CaptureFixture[str]) -> None:
    single = [told(capsys, "sim", "fistful", "--games", "1", "--seed", str(s))["decisions"] for s in (7, 8, 9)]
    assert told(capsys, "sim", "fistful", "--games", "3", "--seed", "7")["decisions"] == sum(single)


def test_a_failure_carries_all_that_is_needed_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(sim, "play_game", lambda *a: Played(record=("hero:mal", "roll"), failure="RulesError: oh no"))
    order = ("sim", "fistful", "--games", "1", "--seats", "1", "--seed", "3", "--set", "level=hard")
    figures = told(capsys, *order, "--records", str(tmp_path), code=1)
    (failure,) = figures["failures"]
    assert failure["seed"] == 3
    assert failure["message"] == "RulesError: oh no"
    assert failure["record"]["answers"] == ["hero:mal", "roll"]
    assert failure["command"] == "verse sim fistful --games 1 --seats 1 --seed 3 --bots random --set level=hard"
    assert "kind" not in failure["record"]
    kept = read(tmp_path / "fistful-3.verse-replay")
    assert (kept.game, kept.seats, kept.seed, kept.settings) == ("fistful", ("random",), 3, {"level": "hard"})
    assert kept.answers == ("hero:mal", "roll")
    assert told(capsys, "replay", str(tmp_path / "fistful-3.verse-replay"), code=1)["differs_at"] == 2


def test_a_game_that_does_not_end_is_a_problem(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim, "play_game", lambda *a: Played(record=("roll",)))
    assert told(capsys, "sim", "fistful", "--games", "2", code=1)["unfinished"] == 2


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "fistful", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("won by the table") for line in lines)
