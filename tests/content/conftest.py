"""What tests of content share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.load import open_content


@pytest.fixture
def opened() -> Iterator[None]:
    """The content with the examples of mods."""
    open_content(Path(__file__).resolve().parents[1] / "mods")
    yield
    open_content()
