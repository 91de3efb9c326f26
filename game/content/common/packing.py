"""Records to plain lists and back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from itertools import chain, islice, repeat
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


Column = Sequence[Any]
Part = Callable[[Column], Column]
"""Makes the values of one field of many records at once."""


def each(make: Callable[[Any], Any]) -> Part:
    """Makes every value of a field by itself, where there is anything in it."""
    return lambda column: [make(one) if one else () if type(one) is list else one for one in column]


def rows_of(kind: Any) -> Callable[[Any], Any]:
    """Makes a row of named tuples of that kind."""
    make = partial(tuple.__new__, kind)
    return lambda rows: tuple(map(make, rows))


def several(make: Callable[[list[Any]], list[Any]]) -> Part:
    """Makes rows of records, those of all rows at once."""

    def part(column: Column) -> Column:
        made = iter(make([*chain.from_iterable(column)]))
        return [tuple(islice(made, len(rows))) for rows in column]

    return part


def maker(kind: Any, parts: Mapping[str, Part]) -> Callable[[list[Any]], list[Any]]:
    """What makes records of that kind, which has slots, from the lists that `pack` made of them: `parts` make the
    fields of their names, the others are plain or rows of plain values."""
    own = fields(kind)
    made = [(i, parts.get(field.name, _plain)) for i, field in enumerate(own) if field.type not in PLAIN]
    put = [getattr(kind, field.name).__set__ for field in own]

    def make(rows: list[Any]) -> list[Any]:
        """Field by field: of thousands of records most of the time would go into their __init__."""
        columns: list[Column] = list(zip(*rows, strict=True))
        for i, part in made if rows else ():
            columns[i] = part(columns[i])
        new = [*map(object.__new__, repeat(kind, len(rows)))]
        for fill, column in zip(put, columns, strict=bool(rows)):
            deque(map(fill, new, column), maxlen=0)
        return new

    return make


def deck_of(make: Callable[[list[Any]], list[Any]], deck: Mapping[str, Any]) -> dict[str, Any]:
    """The records of a deck, each by its id."""
    return dict(zip(deck, make([*deck.values()])))


_plain = each(tuples)
