"""Comments of a TOML file that is written anew: those above a field or a table stay where it stays."""

from __future__ import annotations

import re

_HEAD = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_FIELD = re.compile(r"([A-Za-z0-9_\"'.-]+)\s*=")


def commented(new: str, old: str) -> str:
    """The new text with the comments of the old one above the same fields and tables; those at the end stay there."""
    kept, last = _comments(old)
    out: list[str] = []
    for line, place in _placed(new):
        start = next((i for i in range(len(out), 0, -1) if not out[i - 1].startswith("#")), 0)
        out += [*(one for one in kept.pop(place, ()) if one not in out[start:]), line]
    return "\n".join([*out, *(one for one in last if one not in out)]) + "\n"


def _comments(text: str) -> tuple[dict[str, list[str]], list[str]]:
    """The comment lines above each field and table, and those at the end."""
    found: dict[str, list[str]] = {}
    block: list[str] = []
    for line, place in _placed(text):
        if line.lstrip().startswith("#"):
            block.append(line)
        elif place:
            found[place], block = block, []
    return found, block


def _placed(text: str) -> list[tuple[str, str]]:
    """Each line with the field or table that begins in it, "" for none; tables of a list are counted."""
    found: list[tuple[str, str]] = []
    table, counts, depth = "", dict[str, int](), 0
    for line in text.rstrip("\n").split("\n"):
        head, field = _HEAD.match(line), _FIELD.match(line)
        place = ""
        if depth <= 0 and head:
            name = head[2]
            counts[name] = counts.get(name, 0) + (head[1] == "[[")
            place = table = f"{name}#{counts[name]}"
        elif depth <= 0 and field:
            place = f"{table}/{field[1]}"
            depth = 0
        bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', "", line)
        depth = 0 if head else max(0, depth + bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}"))
        found.append((line, place))
    return found
