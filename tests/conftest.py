"""What every test may rely on: the game's own content in English, whatever the test before it opened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.common import load


@pytest.fixture(autouse=True)
def own_content() -> Iterator[None]:
    """Forget mods that a test opened and the language it spoke, else the order of the tests would matter."""
    yield
    load.speak(None)
    load._opened.clear()
    load._printed.clear()
    load._tell()
