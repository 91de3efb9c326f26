"""What every test may rely on: the game's own content in English, whatever the test before it opened."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

import pytest

from game.content import load, registry
from game.content.common import opened
from game.core.remembered import forget

HERE = Path(__file__).parent
gc.set_threshold(100_000, 50, 100)  # thousands of trees of sources and pictures live on: Python needn't look so often
if sys.dont_write_bytecode:  # what is compiled is kept, yet beside no source, for the next run and for every child
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(HERE.parent / ".pytest_cache" / "compiled")
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

NEAR = (
    "tests/core/",
    "tests/geometry/",
    "tests/rules/",
    "tests/scenarios/",
    "tests/contract/test_contract.py",
    "tests/ui/test_pseudo.py",
    "tests/test_house.py",
    "tests/test_laws_static.py",
)
"""Where the tests lie that are worth the wait after each change: every rule, the contract, one visit of each scene."""
TABLES = 2
"""The contract is near with so many seat counts of each game, from its lowest on."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`pytest -m near` runs the tests of `NEAR` alone."""
    for item in items:
        params = getattr(getattr(item, "callspec", None), "params", {})
        rules, seats = params.get("rules"), params.get("seats")
        many = rules is not None and seats is not None and seats >= rules.seats[0] + TABLES
        if item.nodeid.startswith(NEAR) and not many:
            item.add_marker(pytest.mark.near)


@pytest.fixture(autouse=True)
def own_content(request: pytest.FixtureRequest) -> Iterator[None]:
    """Forget mods that a test opened and the language it spoke, else the order of the tests would matter. What is
    remembered of our own content stays, but for a test that changes how something works."""
    yield
    load.speak(None)
    if any(opened.in_use(game) is not opened.own(game, None) for game in registry.PRINTED):
        load.open_content()
    function = getattr(request.node, "function", None)
    if function is None or "monkeypatch" in signature(function).parameters:
        forget()
