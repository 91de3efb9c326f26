"""What all games are built from, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Library: TypeAlias = Mapping[str, Any]
"""The content of every game by the id of its ruleset."""
