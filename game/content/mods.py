"""Players' own decks and boards: a mod is a folder `<mods>/<name>/` with a mod.toml that names its game.

What a mod brings is called `<name>:<id>`. A mod that can't be used is left out whole, and its problems are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field, PlainValidator
from pydantic_core import PydanticKnownError

from game.content import registry
from game.content.common.errors import ContentError, Problem
from game.content.common.library import Library
from game.content.common.mod import Mod
from game.content.common.read_again import Read, read_again
from game.content.common.schema import Model, Title, printed, slug
from game.content.common.toml.source import Source, read_model

MAX_MODS = 100
MAX_FILES = 60


def _game(entry: object) -> str:
    """The id of a game with content; any other is refused as a word that is not in a fixed list would be."""
    names = [game.id for game in registry.PRINTED]
    if not isinstance(entry, str) or entry not in names:
        *most, last = map(repr, names)
        raise PydanticKnownError("literal_error", {"expected": f"{', '.join(most)} or {last}"})
    return entry


class ModFile(Model):
    """mod.toml: its game, and what players read about it."""

    game: Annotated[str, PlainValidator(_game)]
    title: Title
    text: Annotated[str, Field(max_length=240), AfterValidator(printed)] = "A mod."


def read_mods(folder: Path, base: Library) -> Iterator[Read]:
    """All mods of a folder by name, one after the other: a mod, or what is wrong with it. Never raises.

    What plays as a mod without being one (`Beside`) comes last.
    """
    try:
        names = sorted(path.name for path in folder.iterdir() if path.is_dir() and path.name[:1] not in "._")
    except (FileNotFoundError, NotADirectoryError):
        return
    except OSError as error:
        yield None, [Problem("no-mods", folder.name, f"the mods folder can't be read: {error.strerror or error}.")]
        return
    for name in names[MAX_MODS:]:
        yield None, [Problem("too-many", name, f"is left out: at most {MAX_MODS} mods are read.")]
    for name in names[:MAX_MODS]:
        yield read_again(folder / name, base, _one)
    for game in registry.PRINTED:
        for beside in game.beside:
            brings, wrong = beside.read(folder, base[game.id])
            yield Mod(beside.name, beside.title, beside.text, game.id, brings) if brings is not None else None, wrong


def _one(folder: Path, base: Library) -> Read:
    try:
        return read_mod(folder, base), []
    except ContentError as error:
        return None, [*error.problems]
    except OSError as error:
        return None, [Problem("no-file", folder.name, f"can't be read: {error.strerror or error}.")]


def read_mod(folder: Path, base: Library) -> Mod:
    """One mod. ContentError with all that is wrong with the first bad file of it."""
    name = folder.name
    top = Source(folder, name)
    _check_name(name)
    files = _files(folder, name)
    about = read_model(top / "mod.toml", ModFile)
    game = registry.printed(about.game)
    _check_files(files, name, ("mod.toml", *game.mod_files()))
    return Mod(name, about.title, about.text, game.id, game.read_mod(top, base[game.id]))


def joined(base: Library, mods: Sequence[Mod]) -> Library:
    """The games' content with that of the mods behind it."""
    brought = {game: [mod.brings for mod in mods if mod.game == game] for game in base}
    return {game: _behind(own, brought[game]) for game, own in base.items()}


def _behind(base: Any, parts: Sequence[Any]) -> Any:
    """Every deck of a game with those of the parts behind it."""
    decks = {
        field.name: {key: card for part in (base, *parts) for key, card in getattr(part, field.name).items()}
        for field in fields(base)
    }
    return replace(base, **decks)


def _check_name(name: str) -> None:
    try:
        slug(name)
    except ValueError as error:
        says = f"the name of a mod's folder {error}."
        raise ContentError(Problem("mod-name", name[:60], says, "Rename it.")) from None
    for game in registry.PRINTED:
        for beside in game.beside:
            if name == beside.name:
                says = f"this name is kept for {beside.kept_for}."
                raise ContentError(Problem("mod-name", name, says, "Rename the folder."))


def _files(folder: Path, name: str) -> list[Path]:
    """The TOML files of a mod, as they lie in it. ContentError when they are too many."""
    found = chain.from_iterable(folder.glob(pattern) for pattern in ("*.toml", "*/*.toml", "*/*/*.toml"))
    files = [path.relative_to(folder) for path in islice(found, MAX_FILES + 1)]
    if len(files) > MAX_FILES:
        raise ContentError(Problem("too-many", name, f"has more than {MAX_FILES} TOML files."))
    return files


def _check_files(files: Sequence[Path], name: str, known: Sequence[str]) -> None:
    """Refuse TOML files that nothing would read, so that a typing slip does not go unseen."""
    stray = sorted(file.as_posix() for file in files if not any(_is(file, pattern) for pattern in known))
    if stray:
        says = f"{stray[0]!r} is read by nothing."
        raise ContentError(Problem("stray-file", name, says, f"Known are {', '.join(known)}."))


def _is(file: Path, known: str) -> bool:
    return len(file.parts) == known.count("/") + 1 and file.match(known)
