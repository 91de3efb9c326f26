"""Records to plain lists and back; and decks of records to shelves, which are smaller and faster to read.

A shelf is `[ids, columns]`: field by field what the records of a deck have in it. A column is `[values, which]`: each
value that occurs, once, and a letter for every record that says which one it has; `which` is OWN where no two have the
same, ALIKE where all have, IDS where it has their ids. A column of outlines is `[xs, ys, which]`: the points that
occur, and letters for each row.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from itertools import chain, islice, repeat
from operator import truediv
from typing import Any

FINE = 10_000
OWN, ALIKE, IDS = 0, 1, 2
LETTERS = tuple(map(chr, range(ord("#"), 0xD800)))
"""What stands for the first value of a column, the second and so on: letters are read much faster than numbers."""
PLAIN = ("str", "int", "bool", "float")


def pack(value: Any) -> Any:
    """A record as a list of its fields, all the way down."""
    if isinstance(value, tuple):
        return [pack(part) for part in value]
    if isinstance(value, Mapping):
        return {key: pack(part) for key, part in value.items()}
    fields = getattr(type(value), "__dataclass_fields__", None)
    return [pack(getattr(value, name)) for name in fields] if fields else value


def shelved(content: Any) -> list[Any]:
    """A record whose fields are decks as a list of shelves."""
    return [shelf(getattr(content, deck.name)) for deck in fields(content)]


def shelf(deck: Mapping[Any, Any]) -> list[Any]:
    """A deck of records of one kind, each by its id."""
    cards = [*deck.values()]
    names = [field.name for field in fields(cards[0])] if cards else []
    ids = [*deck]
    return [ids, [_column(ids, [getattr(card, name) for card in cards]) for name in names]]


def _column(ids: list[Any], values: list[Any]) -> list[Any]:
    if values == ids:
        return [[], IDS]
    if any(values) and all(map(_is_outline, values)):
        return _outlines(values)
    plain = [shelf(value) if _is_deck(value) else pack(value) for value in values]
    texts = [json.dumps(value) for value in plain]
    once = dict(zip(texts, plain))
    letter = dict(zip(once, LETTERS))
    if len(once) == 1:
        return [[*once.values()], ALIKE]
    return [[*once.values()], OWN if len(once) == len(texts) else "".join(letter[text] for text in texts)]


def _is_deck(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(map(is_dataclass, value.values()))


def _is_outline(value: Any) -> bool:
    """Whether it is a row of points that FINE parts of one tell exactly."""
    points = value if type(value) is tuple else (None,)
    return all(
        type(p) is tuple and [*map(type, p)] == [float, float] and all(round(x * FINE) / FINE == x for x in p)
        for p in points
    )


def _outlines(values: list[Any]) -> list[Any]:
    letter = dict(zip(dict.fromkeys(chain.from_iterable(values)), LETTERS))
    xs, ys = ([round(x * FINE) for x in line] for line in zip(*letter))
    return [xs, ys, ["".join(letter[point] for point in value) for value in values]]


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


def outlines(column: Column) -> Column:
    """Makes rows of points."""
    xs, ys, which = column
    points = dict(zip(LETTERS, zip(map(truediv, xs, repeat(FINE)), map(truediv, ys, repeat(FINE)), strict=True)))
    return [tuple(map(points.__getitem__, own)) for own in which]


class Maker:
    """Makes records of a kind that has slots: `parts` make the fields of their names, the others are plain or rows of
    plain values. Field by field: of thousands of records most of the time would go into their __init__."""

    def __init__(self, kind: Any, parts: Mapping[str, Part]) -> None:
        own = fields(kind)
        self._kind = kind
        self._parts = [None if field.type in PLAIN else parts.get(field.name, _plain) for field in own]
        self._put = [getattr(kind, field.name).__set__ for field in own]

    def deck(self, shelf: list[Any]) -> dict[Any, Any]:
        """The records of a shelf by their ids."""
        ids, columns = shelf
        new = self._new(len(ids))
        for put, part, column in zip(self._put, self._parts, columns, strict=bool(ids)):
            deque(map(put, new, spread(column, part, ids)), maxlen=0)
        return dict(zip(ids, new))

    def rows(self, rows: Sequence[Any]) -> list[Any]:
        """Records of the lists that `pack` made of them."""
        new = self._new(len(rows))
        for put, part, column in zip(self._put, self._parts, zip(*rows, strict=True), strict=bool(rows)):
            deque(map(put, new, part(column) if part else column), maxlen=0)
        return new

    def _new(self, count: int) -> list[Any]:
        return [*map(object.__new__, repeat(self._kind, count))]

    def several(self, column: Column) -> Column:
        """Makes rows of records, those of all rows at once."""
        made = iter(self.rows([*chain.from_iterable(column)]))
        return [tuple(islice(made, len(rows))) for rows in column]


def spread(column: list[Any], part: Part | None, ids: list[Any]) -> Iterable[Any]:
    """What the records of these ids have in a column; `part` makes its values. An error of any kind says it is none."""
    values: Column
    which: Any
    values, which = (outlines(column), OWN) if part is outlines else column
    if part and part is not outlines:
        values = part(values)
    if which == ALIKE:
        return repeat(values[0], len(ids))
    if which == IDS:
        return ids
    if len(values if which == OWN else which) != len(ids):
        raise ValueError(f"a column of another length than {len(ids)}")
    return values if which == OWN else map(dict(zip(LETTERS, values)).__getitem__, which)


def rows_on(shelf: list[Any]) -> dict[Any, list[Any]]:
    """The records of a shelf as `pack` makes them, but for decks in them, by their ids."""
    ids, columns = shelf
    full = [spread(column, None, ids) for column in columns]
    return dict(zip(ids, map(list, zip(*full, strict=True)), strict=True))


_plain = each(tuples)
