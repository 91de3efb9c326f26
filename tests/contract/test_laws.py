"""The laws that are about the text of the program: 4, 5, 7 and 8."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from game.core.steps import Step
from game.rules.registry import RULESETS

ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"
GOLDEN = ROOT / "tests" / "golden" / "steps.txt"
PURE = ("core", "geometry", "rules")
LUCK = {"random", "secrets", "time", "datetime", "uuid", "os", "threading"}
SCREEN = {"pygame", "pymunk"}


def modules(*packages: str) -> Iterator[Path]:
    """The source files of these packages of the game."""
    for package in packages:
        yield from sorted((GAME / package).rglob("*.py"))


def imported(source: str) -> set[str]:
    """The top names of all modules that a source text imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def reads_news(source: str) -> bool:
    """Whether a source text reads the news of a state: any use of `.news` that is no assignment to it."""
    return any(
        isinstance(node, ast.Attribute) and node.attr == "news" and isinstance(node.ctx, ast.Load)
        for node in ast.walk(ast.parse(source))
    )


@pytest.mark.parametrize("path", list(modules(*PURE)), ids=lambda path: path.relative_to(GAME).as_posix())
def test_law_four_luck_has_one_source(path: Path) -> None:
    """Rules import no clock, no generator and no operating system; sets are never walked through."""
    source = path.read_text(encoding="utf-8")
    assert not imported(source) & LUCK
    loops = [node.iter for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.For, ast.comprehension))]
    assert not [ast.unparse(loop) for loop in loops if isinstance(loop, (ast.Set, ast.SetComp))]


@pytest.mark.parametrize("path", list(modules("rules")), ids=lambda path: path.relative_to(GAME).as_posix())
def test_law_five_rules_never_read_news(path: Path) -> None:
    """Rules write news and never read them."""
    assert not reads_news(path.read_text(encoding="utf-8"))


def test_law_seven_only_the_app_knows_pictures_and_physics() -> None:
    """No module outside the app imports pygame or pymunk, and none is loaded with the rules."""
    others = ("app", "bench", "__pycache__")
    packages = [entry.name for entry in GAME.iterdir() if entry.is_dir() and entry.name not in others]
    for path in modules(*packages):
        if "commands" not in path.parts:
            assert not imported(path.read_text(encoding="utf-8")) & SCREEN, path
    code = "import sys, game.rules.registry, game.ai.match; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert "game.rules.registry" in loaded.split() and not set(loaded.split()) & SCREEN


def test_law_eight_step_names_are_stable() -> None:
    """Saves hold the names and fields of steps: a change here needs an upgrade of saves and a new list.

    To renew the list after writing the upgrade: python -m tests.contract.test_laws
    """
    assert RULESETS
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == step_lines()


def step_lines() -> list[str]:
    """All steps of the game with their fields, one line each."""
    found = []
    for name, kind in sorted(Step.kinds.items()):
        if kind.__module__.startswith("game.") and "__dataclass_fields__" in kind.__dict__:
            found.append(f"{name}({', '.join(f'{f.name}: {f.type}' for f in fields(kind))})")
    return found


def test_the_scans_find_what_they_look_for() -> None:
    """The scans of this file are worth something."""
    assert imported("def f():\n    from random import choice\n") & LUCK
    assert reads_news("if g.news: pass") and not reads_news("g.news = None")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(step_lines()) + "\n", encoding="utf-8")
