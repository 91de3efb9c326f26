"""A card that was drawn up as the files of a mod, and as one file to pass on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from game.content.common.errors import ContentError, Problem
from game.content.common.records import Word
from game.content.common.schema import Model
from game.content.common.toml.door import parse_toml
from game.content.common.toml.sentences import shaped
from game.content.common.toml.text import InLine, told
from game.content.fancards.sketch.card import CardSketch, opened, own_rule, slug
from game.content.fancards.sketch.kinds import KINDS, kind_of

NOTE = "# Drawn up in the card workshop.\n"
ABOUT = 240
"""Letters that a mod may say about itself."""


def table(card: Any, name: str) -> dict[str, Any]:
    """The table of a card that is called `name`; what is as usual is left out."""
    found: dict[str, Any] = {"id": name}
    for field, shape in KINDS[kind_of(card)].model.model_fields.items():
        if field == "id":
            continue
        value = _plain(getattr(card, field), {"n": 1})
        if shape.is_required() or value != _usual(shape.default):
            found[field] = value
    return found


def _usual(default: object) -> object:
    """What a field says that is left out, as `_plain` has it."""
    if default is None:
        return ""
    return {} if isinstance(default, Model) else [] if default == () else default


def _plain(value: Any, usual: Mapping[str, int]) -> Any:
    """A value of a card as TOML has it: of a table in one line what isn't 0 or as usual."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, Word):
        return InLine({value.name: value.value})
    if is_dataclass(value) and not isinstance(value, type):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    elif hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        said = {name: _plain(one, usual) for name, one in value.items()}
        return InLine({name: one for name, one in said.items() if one and one != usual.get(name)})
    return [_plain(one, usual) for one in value] if isinstance(value, tuple) else value


def files(sketch: CardSketch, name: str) -> dict[str, str]:
    """The files of the mod `name`, by their path in its folder."""
    card = sketch.card
    about = {"game": "fancards", "title": card.title.strip()}
    if card.text.strip():
        about["text"] = card.text.strip()[:ABOUT].strip()
    return {f"decks/{KINDS[sketch.kind].file}.toml": parcel(sketch, name), "mod.toml": told(about)}


def parcel(sketch: CardSketch, name: str = "") -> str:
    """All of it as one text to pass on, which `given` reads: a deck of a mod with a single card."""
    return NOTE + told({sketch.kind: [table(sketch.card, name or slug(sketch.card))]})


def given(data: bytes, file: str) -> CardSketch:
    """The sketch in one file that somebody passed on: one table of one card. ContentError."""
    tables = parse_toml(data, file)
    kind = next((name for name in KINDS if name in tables), "")
    if len(tables) != 1 or not kind or not isinstance(tables[kind], list) or len(tables[kind]) != 1:
        known = ", ".join(f"[[{name}]]" for name in KINDS)
        raise ContentError(Problem("no-card", file, f"holds no single card: one table is wanted out of {known}."))
    card = getattr(shaped(KINDS[kind].of, tables, file, data.decode("utf-8-sig")), kind)[0]
    found = KINDS[kind].make(card)
    if own_rule(found):
        says = f"{found.title!r} does what only the program itself can say, so no form shows it."
        raise ContentError(Problem("own-rule", file, says, "", 0, f"{kind} ({found.id})", "power"))
    return opened(found if card.picture else replace(found, picture=""))
