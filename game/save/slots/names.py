"""The names of the files of a slot: `<slot>.<generation>.save`, `.journal`, `.png` and `.tmp`, and `<slot>.lock`."""

from __future__ import annotations

import re
from collections.abc import Iterable

SLOT = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
FILE = re.compile(r"([a-z0-9][a-z0-9-]{0,59})\.([0-9]{1,9})\.(save|journal|png|tmp)")


def named(slot: str, generation: int, kind: str) -> str:
    """The name of one file of a slot."""
    return f"{slot}.{generation}.{kind}"


def slots(names: Iterable[str]) -> dict[str, list[int]]:
    """For each slot its generations, newest first. Names that are not ours are passed over."""
    found: dict[str, list[int]] = {}
    for match in map(FILE.fullmatch, names):
        if match and match[3] == "save" and str(int(match[2])) == match[2]:
            found.setdefault(match[1], []).append(int(match[2]))
    return {slot: sorted(found[slot], reverse=True) for slot in sorted(found)}


def of_slot(names: Iterable[str], slot: str) -> list[tuple[int, str]]:
    """Every file of one slot as generation and kind."""
    matches = (FILE.fullmatch(name) for name in names)
    return [(int(m[2]), m[3]) for m in matches if m and m[1] == slot and str(int(m[2])) == m[2]]


def by_slot(names: Iterable[str]) -> dict[str, list[str]]:
    """The names of a folder sorted into slots by what stands before the first dot."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(name.partition(".")[0], []).append(name)
    return found
