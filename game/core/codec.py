"""Steps and tables to JSON values and back, strictly by their declared types."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, partial
from typing import Any, TypeVar, cast

from game.core.state import State
from game.core.steps import Step

S = TypeVar("S", bound=State)
DEPTH = 60


class CodecError(ValueError):
    """A JSON value does not fit the declared type; the message names the place."""


def dump(g: State) -> dict[str, Any]:
    """The state as JSON values. Dict keys become strings, steps become objects with their name under "step"."""
    return {f.name: _plain(getattr(g, f.name)) for f in fields(g) if f.name != "news"}


def load(cls: type[S], data: Any) -> S:
    """The state of class `cls` that `dump` wrote. Raises CodecError for anything else."""
    if not isinstance(data, dict):
        raise CodecError(f"a saved game must be an object, not {type(data).__name__}")
    readers = _readers(cast(Any, cls))
    names = set(readers) - {"news"}
    if set(data) != names:
        raise CodecError(f"missing tables {sorted(names - set(data))}, unknown tables {sorted(set(data) - names)}")
    tables: dict[str, Any] = {}
    for name in sorted(names):
        try:
            tables[name] = readers[name](data[name], 0)
        except _Misfit as misfit:
            raise CodecError(f"{name}{misfit.place}: {misfit.says}") from None
    return cls(**tables)


def canonical(g: State) -> bytes:
    """The one text form of a state: equal states give equal bytes."""
    return json.dumps(dump(g), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(g: State) -> str:
    """A fingerprint of the state: 16 bytes of BLAKE2b in hexadecimal."""
    return hashlib.blake2b(canonical(g), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return list(value) if _ATOMS.issuperset(map(type, value)) else list(map(_plain, value))
    if kind is dict:
        if _ATOMS.issuperset(map(type, value.values())):
            return {str(k): v for k, v in value.items()}
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, Step):
        body: dict[str, Any] = {"step": kind.__name__}
        for name in _names(cast(Any, kind)):
            body[name] = _plain(getattr(value, name))
        return body
    raise CodecError(f"{value!r} cannot be saved")


_ATOMS = frozenset([int, str, bool, type(None)])
"""What JSON knows as it is."""


@cache
def _names(cls: Any) -> tuple[str, ...]:
    """The fields of a step."""
    return tuple(f.name for f in fields(cls))


class _Misfit(Exception):
    """A value that is not of its type: what is wrong, and its place below the one that was asked for."""

    def __init__(self, says: str) -> None:
        super().__init__(says)
        self.says, self.place = says, ""

    def below(self, place: str) -> _Misfit:
        """The same, seen from one above."""
        self.place = place + self.place
        return self


Reader = Callable[[Any, int], Any]
"""Makes a value of a declared type from a JSON value so deep in others; raises _Misfit."""


@cache
def _readers(cls: Any) -> dict[str, Reader]:
    """How each field of a dataclass is read, by its declared type in the namespace of the module that declared it."""
    found = typing.get_type_hints(cls, localns={"Step": Step})
    return {name: _reader(found[name]) for name in _names(cls)}


@cache
def _reader(hint: Any) -> Reader:
    if hint in (int, str, bool):
        return partial(_atom, hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Union or origin is types.UnionType:
        return partial(_either, args, [_reader(arg) for arg in args])
    if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return partial(_tuple, [_reader(arg) for arg in args])
    if origin is tuple or origin is list:
        return partial(_items, origin, args[0], _reader(args[0]))
    if origin is dict:
        return partial(_table, args[0] is int, args[1], _reader(args[1]))
    if isinstance(hint, type) and issubclass(hint, Step):
        return partial(_step, hint)
    return partial(_nothing, hint)


def _deep(depth: int) -> int:
    """One deeper."""
    if depth >= DEPTH:
        raise _Misfit("nested too deeply")
    return depth + 1


def _atom(kind: type, value: Any, depth: int) -> Any:
    if type(value) is not kind:
        raise _Misfit(f"expected {kind.__name__}, found {_said(value)}")
    if kind is int and not -(1 << 63) <= cast(int, value) < 1 << 64:
        raise _Misfit("number out of range")
    return value


def _nothing(hint: Any, value: Any, depth: int) -> None:
    if hint is not type(None) or value is not None:
        raise _Misfit(f"expected {hint}, found {_said(value)}")


def _either(hints: tuple[Any, ...], readers: list[Reader], value: Any, depth: int) -> Any:
    """The first of several types that fits."""
    for reader in readers:
        try:
            return reader(value, depth)
        except _Misfit:
            continue
    raise _Misfit(f"expected one of {', '.join(map(str, hints))}, found {_said(value)}")


def _items(kind: Any, hint: Any, reader: Reader, value: Any, depth: int) -> Any:
    """A list or tuple of any length."""
    items = _want(list, value)
    if hint is str and _TEXT.issuperset(map(type, items)):
        return kind(items)
    deeper, found = _deep(depth), []
    try:
        for item in items:
            found.append(reader(item, deeper))
    except _Misfit as misfit:
        raise misfit.below(f"[{len(found)}]") from None
    return kind(found)


def _tuple(readers: list[Reader], value: Any, depth: int) -> tuple[Any, ...]:
    items = _want(list, value)
    if len(items) != len(readers):
        raise _Misfit(f"expected {len(readers)} values, found {len(items)}")
    deeper, found = _deep(depth), []
    try:
        for reader, item in zip(readers, items):
            found.append(reader(item, deeper))
    except _Misfit as misfit:
        raise misfit.below(f"[{len(found)}]") from None
    return tuple(found)


def _table(numbered: bool, hint: Any, reader: Reader, value: Any, depth: int) -> dict[Any, Any]:
    items = _want(dict, value)
    if not numbered and hint is str and _TEXT.issuperset(map(type, items.values())):
        return dict(items)
    deeper, key, found = _deep(depth), "", {}
    try:
        for key, item in items.items():
            found[_number(key) if numbered else key] = reader(item, deeper)
    except _Misfit as misfit:
        raise misfit.below(f".{key}") from None
    return found


def _step(kind: type, value: Any, depth: int) -> Step:
    data = _want(dict, value)
    name = data.get("step")
    cls = Step.kinds.get(name) if isinstance(name, str) else None
    if cls is None or not issubclass(cls, kind) or not is_dataclass(cls):
        raise _Misfit(f"there is no step {_said(name)}")
    readers = _readers(cast(Any, cls))
    if len(data) != len(readers) + 1 or not readers.keys() <= data.keys():
        raise _Misfit(f"{name} needs {sorted(readers)}, found {sorted(set(data) - {'step'})}")
    deeper, field, found = _deep(depth), "", {}
    try:
        for field, reader in readers.items():
            found[field] = reader(data[field], deeper)
    except _Misfit as misfit:
        raise misfit.below(f".{field}") from None
    return cast(Step, cls(**found))


def _number(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or str(number) != text or abs(number) >= 1 << 63:
        raise _Misfit(f"the key {_said(text)} is not a number")
    return number


def _want(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise _Misfit(f"expected {'a list' if kind is list else 'an object'}, found {_said(value)}")
    return value


_TEXT = frozenset([str])


def _said(value: Any) -> str:
    """A value as short words for a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
