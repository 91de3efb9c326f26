"""Tables as TOML text that people read and the loader reads again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

WIDTH = 110


class InLine(dict[str, Any]):
    """A table that stands in one line, whatever it holds."""


def told(data: Mapping[str, Any]) -> str:
    """A TOML text: values first, then tables, then lists of tables."""
    return "\n".join(_lines(data, "")).strip() + "\n"


def _lines(data: Mapping[str, Any], path: str) -> list[str]:
    plain = {key: value for key, value in data.items() if not _tables(value) and not _nested(value)}
    out = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in data.items():
        here = f"{path}.{_key(key)}" if path else _key(key)
        if _nested(value):
            out += [f"[{here}]", *_lines(value, here)] if _own(value) else _lines(value, here)
        elif _tables(value):
            for one in value:
                out += [f"[[{here}]]", *_lines(one, here)]
    return out


def _own(value: Mapping[str, Any]) -> bool:
    """Whether a table says something itself, and not only its tables."""
    return not value or any(not _tables(one) and not _nested(one) for one in value.values())


def _tables(value: object) -> bool:
    """A list of tables; short ones that hold numbers only stand in one line."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) for one in value)
        and any(len(one) > 1 for one in value)
        and not isinstance(value[0], InLine)
    )


def _nested(value: object) -> bool:
    if not isinstance(value, dict) or isinstance(value, InLine):
        return False
    return not value or len(value) > 12 or not all(type(v) is int for v in value.values())


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    """A value in one line, a long list in several."""
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        parts = [_value(one) for one in value]
        line = f"[{', '.join(parts)}]"
        if len(line) <= WIDTH and not (len(parts) > 1 and all(isinstance(v, str) and len(v) > 12 for v in value)):
            return line
        return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)
