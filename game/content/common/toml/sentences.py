"""From what pydantic found to sentences that name file, line, table, field and what was expected."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from game.content.common.errors import ContentError, Problem

M = TypeVar("M", bound=BaseModel)
MAX_PROBLEMS = 20
_SAYS = {
    "missing": "is missing",
    "extra_forbidden": "is not known here",
    "string_type": "must be text in quotes",
    "int_type": "must be a whole number",
    "int_from_float": "must be a whole number",
    "bool_type": "must be true or false",
    "list_type": "must be a list in [ ]",
    "dict_type": "must be a table",
    "model_type": "must be a table",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "string_too_long": "has more than {max_length} letters",
    "string_too_short": "has fewer than {min_length} letters",
    "literal_error": "must be {expected}",
    "too_long": "has more than {max_length} entries",
    "too_short": "has fewer than {min_length} entries",
}


def shaped(model: type[M], tables: Mapping[str, Any], file: str, text: str) -> M:
    """The tables as that model. ContentError with at most MAX_PROBLEMS problems, each a sentence."""
    try:
        return model.model_validate(tables)
    except ValidationError as error:
        found = error.errors(include_url=False)[:MAX_PROBLEMS]
        raise ContentError([_problem(entry, tables, file, text, model) for entry in found]) from None


def _problem(entry: Any, tables: Mapping[str, Any], file: str, text: str, model: type[BaseModel]) -> Problem:
    place = tuple(part for part in entry["loc"] if part != "[key]")
    kind, context = entry["type"], entry.get("ctx", {})
    if kind == "value_error":
        says = str(context["error"])
    else:
        says = _SAYS.get(kind, kind.replace("_", " ")).format(**{k: v for k, v in context.items() if k != "error"})
    table, field = _named(place, tables)
    advice = ""
    if kind == "extra_forbidden":
        advice = f"Known are {', '.join(_fields(model, place[:-1]))}."
    elif kind not in ("missing", "value_error") and (shown := _shown(entry.get("input"))):
        says += f", not {shown}"
    return Problem(kind.replace("_", "-"), file, says + ".", advice, line_of(text, place), table, field)


def _named(place: Sequence[str | int], tables: Mapping[str, Any]) -> tuple[str, str]:
    """The table in words, as in "gear 3 (medkit)", and the field within it, as in "hero.health"."""
    if len(place) > 1 and isinstance(place[1], int):
        rows = tables.get(str(place[0]))
        row = rows[place[1]] if isinstance(rows, list) and place[1] < len(rows) else None
        name = next((str(row[key])[:40] for key in ("id", "title") if key in row), "") if isinstance(row, dict) else ""
        return f"{place[0]} {place[1] + 1}" + (f" ({name})" if name else ""), _dotted(place[2:])
    return "", _dotted(place)


def _dotted(place: Sequence[str | int]) -> str:
    """`hero.health`, `when[2]`: entries of lists are counted from 1, as people do."""
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{str(part)[:40]}" for part in place]
    return "".join(parts).lstrip(".")


def _fields(model: type[BaseModel], place: Sequence[str | int]) -> list[str]:
    """The fields known at a place inside a model."""
    for part in place:
        if isinstance(part, str) and part in model.model_fields:
            inner = _model_in(model.model_fields[part].annotation)
            model = inner or model
    return list(model.model_fields)


def _model_in(annotation: Any) -> type[BaseModel] | None:
    """The model inside an annotation such as list[Model] or dict[str, Model]."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for part in getattr(annotation, "__args__", ()):
        inner = _model_in(part)
        if inner is not None:
            return inner
    return None


def _shown(value: object) -> str:
    """A short value as the author wrote it; "" for what is too long to show."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return str(value)
    return repr(value) if isinstance(value, str) and len(value) <= 40 and value.isprintable() else ""


def line_of(text: str, place: Sequence[str | int]) -> int:
    """The line where the field at `place` stands, as near as the text shows it; 0 when it can't be told."""
    names = [part for part in place if isinstance(part, str)]
    if not names:
        return 0
    lines = text.split("\n")
    start, end = 0, len(lines)
    if len(place) > 1 and isinstance(place[1], int):
        head = re.compile(rf"\s*\[\[\s*{re.escape(names[0])}\s*\]\]")
        heads = [number for number, line in enumerate(lines) if head.match(line)]
        if heads and place[1] >= len(heads):
            return 0
        if heads:
            start, end = [*heads, end][place[1] : place[1] + 2]
    for name in names[::-1]:  # a field may stand in the line of the table that it is in
        field = re.compile(rf"\s*(\[+\s*([\w-]+\.)*)?[\"']?{re.escape(name)}[\"']?\s*(=|\]|\.)")
        found = next((number for number in range(start, end) if field.match(lines[number])), -1)
        if found >= 0:
            return found + 1
    return start + 1 if start or end < len(lines) else 0
