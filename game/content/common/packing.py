"""Records to plain lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def pack(value: Any) -> Any:
    """A record as a list of its fields, all the way down."""
    if isinstance(value, tuple):
        return [pack(part) for part in value]
    if isinstance(value, Mapping):
        return {key: pack(part) for key, part in value.items()}
    fields = getattr(type(value), "__dataclass_fields__", None)
    return [pack(getattr(value, name)) for name in fields] if fields else value
