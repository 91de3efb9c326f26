"""Closed scenes go at once: what a scene holds holds the scene, and those ties are cut when nobody else does.

Widgets hold what they do as methods and closures of their scene, panels how they are painted, views whose they are, so
no closed scene would go by itself, nor its pictures of the size of the window, before Python's collector comes by: that
looks at all the program has, and comes when it likes. Here the same is asked of one scene's own things alone.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from types import BuiltinMethodType, CellType, FunctionType, MethodType
from typing import Any
from weakref import ref

HOME = __name__.partition(".shell")[0]
"""The package whose objects may hold a scene; those of rules and files know none."""
PLAIN = (str, int, float, bool, bytes, type(None))
HOLDERS = (list, dict, tuple, set, frozenset, FunctionType, MethodType, BuiltinMethodType, CellType, partial)
"""What may hold one besides."""


def part(closed: ref[Any], world: Iterable[object]) -> bool:
    """Cut the ties of a closed scene to itself, so that it is gone; False when something else still holds it, then
    nothing is touched. `world`: what lives on and is not looked into."""
    things, ties = _reached(closed, world)
    if not things:
        return True
    things.append(object())  # held by us alone
    counts = [sys.getrefcount(one) for one in things]
    ours, index = counts.pop(), {id(one): n for n, one in enumerate(things)}
    leads = [[index[to] for to in there if to in index] for there in ties]
    others = [count - ours for count in counts]
    for there in leads:
        for to in there:
            others[to] -= 1
    ahead = [n for n, count in enumerate(others) if count]
    alive = set(ahead)
    while ahead:
        new = {*leads[ahead.pop()]} - alive
        alive |= new
        ahead += new
    if 0 in alive:
        return False
    for n in {*range(len(ties))} - alive:
        _cut(things[n])
    return True


def _reached(closed: ref[Any], world: Iterable[object]) -> tuple[list[object], list[list[int]]]:
    """The scene first, with all that it leads to and that may lead back, and the ids of what each of them leads to."""
    scene = closed()
    found = [scene] if scene is not None else []
    known = {id(one) for one in (scene, *world)}
    ties = []
    for one in found:
        led = _led(one)
        ties.append([id(to) for to in led])
        new = {id(to): to for to in led if id(to) not in known}
        known.update(new)
        found += [to for to in new.values() if _holds(to)]
    return found, ties


def _holds(one: object) -> bool:
    """Whether something may lead to a scene."""
    if isinstance(one, tuple):
        return any(type(value) not in PLAIN for value in one)
    return isinstance(one, HOLDERS) or (not isinstance(one, type) and type(one).__module__.startswith(HOME))


def _led(one: object) -> list[object]:
    """What an object leads to; a function not to the names of its module."""
    if isinstance(one, FunctionType):
        return gc.get_referents(one.__closure__, one.__defaults__, one.__kwdefaults__)
    return gc.get_referents(one)


def _cut(one: object) -> None:
    """Empty an object of the app, or what a closure keeps."""
    if isinstance(one, CellType):
        with suppress(ValueError):  # it is empty already
            del one.cell_contents
    elif not isinstance(one, HOLDERS):
        getattr(one, "__dict__", {}).clear()
