"""What holds for the whole command line: help, exit codes, one clear line for wrong use, a quick start."""

import subprocess
import sys

import pytest

from game.cli import main
from game.commands.registry import COMMANDS

NAMES = ("play", "sim", "check", "coverage", "content", "shot", "bench", "replay", "selftest")


def test_every_command_is_there() -> None:
    assert tuple(COMMANDS) == NAMES


@pytest.mark.parametrize("command", NAMES)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert f"verse {command}" in told
    assert "--json" in told


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"\n    {name} " in told for name in NAMES)


WRONG = [
    ["dance"],
    ["--dance"],
    ["sim"],
    ["sim", "chess"],
    ["sim", "fistful", "--games", "none"],
    ["sim", "fistful", "--games", "0"],
    ["sim", "fistful", "--seats", "9"],
    ["sim", "fistful", "--seed", "-1"],
    ["sim", "fistful", "--bots", "random,,greedy"],
    ["sim", "fistful", "--bots", "genius"],
    ["sim", "fistful", "--seats", "1", "--bots", "random,greedy"],
    ["sim", "fistful", "--set", "heist"],
    ["sim", "fistful", "--set", "heist=paradiso-express"],
    ["sim", "fistful", "--set", "moon=full"],
    ["check"],
    ["check", "no-such-file.toml"],
    ["coverage", "fistful"],
    ["content", "extra"],
    ["shot"],
    ["shot", "heist"],
    ["shot", "heist", "--size", "big", "--out", "a.png"],
    ["shot", "heist", "--size", "99999x2", "--out", "a.png"],
    ["shot", "heist", "--size", "1280x720", "--out", "a.docx"],
    ["shot", "moonrise", "--size", "1280x720", "--out", "a.png"],
    ["shot", "heist", "--size", "1280x720", "--out", "a.png", "--text", "9000"],
    ["bench", "--only", "luck"],
    ["replay"],
    ["replay", "no-such-file.save"],
    ["play", "--seed", "many"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
@pytest.mark.parametrize("json", [(), ("--json",)], ids=["plain", "json"])
def test_wrong_use_gets_one_clear_line(
    words: list[str], json: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, *json]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("verse: ")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_help_needs_neither_pictures_nor_models() -> None:
    program = "import sys; from game.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(done.stdout.split())
    assert not loaded & {"pygame", "pymunk", "pydantic", "rich", "tomli"}


def test_the_package_runs_as_a_module() -> None:
    words = [sys.executable, "-m", "game", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.startswith("verse ")
