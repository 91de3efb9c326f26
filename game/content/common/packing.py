"""Records to plain lists and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any


def pack(value: Any) -> Any:
    """A record as a list of its fields, all the way down."""
    if isinstance(value, tuple):
        return [pack(part) for part in value]
    if isinstance(value, Mapping):
        return {key: pack(part) for key, part in value.items()}
    fields = getattr(type(value), "__dataclass_fields__", None)
    return [pack(getattr(value, name)) for name in fields] if fields else value


PLAIN = ("str", "int", "bool", "float")


def tuples(value: Any) -> Any:
    """Lists as tuples, all the way down; anything else as it is."""
    if type(value) is not list:
        return value
    return tuple([tuples(one) if type(one) is list else one for one in value]) if value else ()


def maker(kind: Any, parts: Mapping[str, Callable[[Any], Any]]) -> Callable[[Any], Any]:
    """What makes a record of that kind, which has slots, from the list that `pack` made of it: `parts` make the fields
    of their names where there is anything in them, the others are plain or rows of plain values."""
    own = fields(kind)
    made = [(i, parts.get(field.name, tuples)) for i, field in enumerate(own) if field.type not in PLAIN]
    put = [getattr(kind, field.name).__set__ for field in own]

    def make(row: list[Any]) -> Any:
        for i, part in made:
            value = row[i]
            if value:
                row[i] = part(value)
            elif type(value) is list:
                row[i] = ()
        new = object.__new__(kind)  # of thousands of records half the time would go into their __init__
        for fill, value in zip(put, row, strict=True):
            fill(new, value)
        return new

    return make
