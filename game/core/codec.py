"""Steps and tables to JSON values and back, strictly by their declared types."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
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
    hints: dict[str, Any] = _hints(cast(Any, cls))
    names = set(hints) - {"news"}
    if set(data) != names:
        raise CodecError(f"missing tables {sorted(names - set(data))}, unknown tables {sorted(set(data) - names)}")
    return cls(**{name: _typed(hints[name], data[name], name, 0) for name in sorted(names)})


def canonical(g: State) -> bytes:
    """The one text form of a state: equal states give equal bytes."""
    return json.dumps(dump(g), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(g: State) -> str:
    """A fingerprint of the state: 16 bytes of BLAKE2b in hexadecimal."""
    return hashlib.blake2b(canonical(g), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in (int, str, bool) or value is None:
        return value
    if kind in (tuple, list):
        return [_plain(v) for v in value]
    if kind is dict:
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, Step):
        body = {f.name: _plain(getattr(value, f.name)) for f in fields(cast(Any, value))}
        return {"step": kind.__name__, **body}
    raise CodecError(f"{value!r} cannot be saved")


@cache
def _hints(cls: Any) -> dict[str, Any]:
    """The declared types of a dataclass, in the namespace of the module that declared them."""
    names = {f.name for f in fields(cast(Any, cls))}
    found = typing.get_type_hints(cls, localns={"Step": Step})
    return {n: t for n, t in found.items() if n in names}


def _typed(hint: Any, value: Any, place: str, depth: int) -> Any:
    """`value` as the declared type; `place` says where for the message."""
    if depth > DEPTH:
        raise CodecError(f"{place}: nested too deeply")
    if hint in (int, str, bool):
        if type(value) is not hint:
            raise CodecError(f"{place}: expected {hint.__name__}, found {_said(value)}")
        if hint is int and not -(1 << 63) <= value < 1 << 64:
            raise CodecError(f"{place}: number out of range")
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Union or origin is types.UnionType:
        return _either(args, value, place, depth)
    if origin is tuple:
        return _tuple(args, value, place, depth)
    if origin is list:
        return [_typed(args[0], v, f"{place}[{i}]", depth + 1) for i, v in enumerate(_want(list, value, place))]
    if origin is dict:
        items = _want(dict, value, place).items()
        return {_key(args[0], k, place): _typed(args[1], v, f"{place}.{k}", depth + 1) for k, v in items}
    if isinstance(hint, type) and issubclass(hint, Step):
        return _step(hint, value, place, depth)
    if hint is type(None) and value is None:
        return None
    raise CodecError(f"{place}: expected {hint}, found {_said(value)}")


def _either(args: tuple[Any, ...], value: Any, place: str, depth: int) -> Any:
    """The first of several types that fits."""
    for arg in args:
        try:
            return _typed(arg, value, place, depth)
        except CodecError:
            continue
    raise CodecError(f"{place}: expected one of {', '.join(str(a) for a in args)}, found {_said(value)}")


def _tuple(args: tuple[Any, ...], value: Any, place: str, depth: int) -> tuple[Any, ...]:
    items = _want(list, value, place)
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_typed(args[0], v, f"{place}[{i}]", depth + 1) for i, v in enumerate(items))
    if len(items) != len(args):
        raise CodecError(f"{place}: expected {len(args)} values, found {len(items)}")
    return tuple(_typed(a, v, f"{place}[{i}]", depth + 1) for i, (a, v) in enumerate(zip(args, items)))


def _step(hint: type, value: Any, place: str, depth: int) -> Step:
    data = _want(dict, value, place)
    name = data.get("step")
    kind = Step.kinds.get(name) if isinstance(name, str) else None
    if kind is None or not issubclass(kind, hint) or not is_dataclass(kind):
        raise CodecError(f"{place}: there is no step {_said(name)}")
    hints = _hints(kind)
    if set(data) != {"step", *hints}:
        raise CodecError(f"{place}: {name} needs {sorted(hints)}, found {sorted(set(data) - {'step'})}")
    return cast(Step, kind(**{n: _typed(t, data[n], f"{place}.{n}", depth + 1) for n, t in hints.items()}))


def _key(hint: Any, text: str, place: str) -> Any:
    if hint is not int:
        return text
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or str(number) != text or abs(number) >= 1 << 63:
        raise CodecError(f"{place}: the key {_said(text)} is not a number")
    return number


def _want(kind: type, value: Any, place: str) -> Any:
    if type(value) is not kind:
        raise CodecError(f"{place}: expected {'a list' if kind is list else 'an object'}, found {_said(value)}")
    return value


def _said(value: Any) -> str:
    """A value as short words for a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
