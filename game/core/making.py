"""How steps are made, which happens more often than anything else: a frozen dataclass writes each of its fields past
its own guard by name, which takes almost twice as long as to hand each value to the slot that keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType, MemberDescriptorType
from typing import Any

Put = Callable[[Any, Any], None]
"""Writes a field of a step."""


def made_by_slots(kind: type) -> None:
    """Replace the `__init__` of a frozen dataclass with slots by one that does the same; one of more fields than any
    below has keeps its own."""
    usual = kind.__dict__["__init__"]
    names = usual.__code__.co_varnames[1 : usual.__code__.co_argcount]
    slots = [getattr(kind, name) for name in names]
    if len(slots) >= len(WRITERS) or not all(isinstance(slot, MemberDescriptorType) for slot in slots):
        return
    init = WRITERS[len(slots)]([slot.__set__ for slot in slots])
    init.__code__ = init.__code__.replace(co_varnames=("self", *names))  # fields are given by their names, too
    init.__defaults__, init.__annotations__ = usual.__defaults__, usual.__annotations__
    init.__qualname__ = usual.__qualname__
    kind.__init__ = init  # type: ignore[misc]


def _none(puts: Sequence[Put]) -> Any:
    def __init__(self: Any) -> None:
        pass

    return __init__


def _one(puts: Sequence[Put]) -> Any:
    (put,) = puts

    def __init__(self: Any, one: Any) -> None:
        put(self, one)

    return __init__


def _two(puts: Sequence[Put]) -> Any:
    put, put2 = puts

    def __init__(self: Any, one: Any, two: Any) -> None:
        put(self, one)
        put2(self, two)

    return __init__


def _three(puts: Sequence[Put]) -> Any:
    put, put2, put3 = puts

    def __init__(self: Any, one: Any, two: Any, three: Any) -> None:
        put(self, one)
        put2(self, two)
        put3(self, three)

    return __init__


def _four(puts: Sequence[Put]) -> Any:
    put, put2, put3, put4 = puts

    def __init__(self: Any, one: Any, two: Any, three: Any, four: Any) -> None:
        put(self, one)
        put2(self, two)
        put3(self, three)
        put4(self, four)

    return __init__


def _five(puts: Sequence[Put]) -> Any:
    put, put2, put3, put4, put5 = puts

    def __init__(self: Any, one: Any, two: Any, three: Any, four: Any, five: Any) -> None:
        put(self, one)
        put2(self, two)
        put3(self, three)
        put4(self, four)
        put5(self, five)

    return __init__


WRITERS: tuple[Callable[[Sequence[Put]], FunctionType], ...] = (_none, _one, _two, _three, _four, _five)
"""By how many fields there are."""
