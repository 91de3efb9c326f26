"""Which rule lines are cited by a scenario or a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from game.content.common.errors import ContentError
from game.content.common.files import data_root, in_checkout
from game.content.common.toml.door import read_toml
from game.content.load import rules_of
from game.rules.registry import EXPANSIONS, RULESETS

_ID = re.compile(r"R-[A-Z]{2,3}-[1-9][0-9]{0,3}")


class Told(TypedDict):
    """How many rule lines a game has, how many are cited, and the ids of those that are not."""

    lines: int
    cited: int
    missing: list[str]


def coverage() -> dict[str, Told]:
    """By game. Outside a checkout there are no scenarios and tests, so that every line is missing."""
    tests = data_root() / "tests"
    found = {*cited_in_scenarios(tests / "scenarios"), *cited_in_tests(tests)} if in_checkout() else set()
    games: dict[str, Told] = {}
    for id in (*(rules.id for rules in RULESETS), *EXPANSIONS):
        lines = rules_of(id)
        missing = [line for line in lines if line not in found]
        games[id] = {"lines": len(lines), "cited": len(lines) - len(missing), "missing": missing}
    return games


def cited_in_scenarios(folder: Path) -> Iterator[str]:
    """The ids under `rules` of every scenario; a file that can't be read cites nothing."""
    for path in sorted(folder.rglob("*.toml")):
        try:
            scenarios = read_toml(path, path.name).get("scenario", [])
        except ContentError:
            continue
        for scenario in scenarios if isinstance(scenarios, list) else ():
            cited = scenario.get("rules", []) if isinstance(scenario, dict) else []
            yield from [line for line in cited if isinstance(line, str)]


def cited_in_tests(folder: Path) -> Iterator[str]:
    """The ids in the docstrings of test modules, their classes and functions."""
    for path in sorted(folder.rglob("*.py")):
        if path.name.startswith(("test_", "long_")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                    yield from _ID.findall(ast.get_docstring(node) or "")
