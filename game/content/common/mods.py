"""Players' own decks and boards: a mod is a folder `<mods>/<name>/` with a mod.toml that says for which game it is.

What a mod brings is called `<name>:<id>`. A mod that can't be used is left out whole, and its problems are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeVar

from pydantic import AfterValidator, Field

from game.content.common.errors import ContentError, Problem
from game.content.common.library import Library
from game.content.common.mod_decks import KNOWN, READ
from game.content.common.schema import Model, Title, printed, slug
from game.content.common.source import Source, read_model
from game.content.firefly.records import Firefly
from game.content.fistful.records import Fistful
from game.content.keepflyin import blanks as keepflyin_blanks
from game.content.keepflyin.records import KeepFlyin

MAX_MODS = 50
MAX_FILES = 60
R = TypeVar("R", Fistful, KeepFlyin, Firefly)


class ModFile(Model):
    """mod.toml: for which game, and what players read about it."""

    game: Literal["fistful", "keepflyin", "firefly"]
    title: Title
    text: Annotated[str, Field(max_length=240), AfterValidator(printed)] = "A mod."


class Mod(NamedTuple):
    """A mod that can be used: its name (the folder), what players read, for which game, and what it brings."""

    name: str
    title: str
    text: str
    game: str
    brings: Library


def read_mods(folder: Path, base: Library) -> tuple[list[Mod], list[Problem]]:
    """All mods of a folder that can be used, by name, and what is wrong with the others. Never raises.

    Job cards that players filled in come last, as the mod `keepflyin_blanks.NAME`.
    """
    try:
        names = sorted(path.name for path in folder.iterdir() if path.is_dir() and path.name[:1] not in "._")
    except (FileNotFoundError, NotADirectoryError):
        return [], []
    except OSError as error:
        return [], [Problem("no-mods", folder.name, f"the mods folder can't be read: {error.strerror or error}.")]
    mods: list[Mod] = []
    problems: list[Problem] = []
    for name in names[MAX_MODS:]:
        problems.append(Problem("too-many", name, f"is left out: at most {MAX_MODS} mods are read."))
    for name in names[:MAX_MODS]:
        try:
            mods.append(read_mod(folder / name, base))
        except ContentError as error:
            problems += error.problems
        except OSError as error:
            problems.append(Problem("no-file", name, f"can't be read: {error.strerror or error}."))
    jobs, wrong = keepflyin_blanks.read_blank_jobs(folder, base.keepflyin)
    if jobs:
        brings = Library(keepflyin=KeepFlyin({job.id: job for job in jobs}, {}, {}, {}))
        mods.append(Mod(keepflyin_blanks.NAME, *keepflyin_blanks.SAID, "keepflyin", brings))
    return mods, problems + wrong


def read_mod(folder: Path, base: Library) -> Mod:
    """One mod. ContentError with all that is wrong with the first bad file of it."""
    name = folder.name
    top = Source(folder, name)
    _check_name(name)
    files = _files(folder, name)
    about = read_model(top / "mod.toml", ModFile)
    _check_files(files, name, ("mod.toml", *KNOWN[about.game]))
    return Mod(name, about.title, about.text, about.game, READ[about.game](top, base))


def joined(base: Library, mods: Sequence[Mod]) -> Library:
    """The games' content with that of the mods behind it."""
    return Library(
        _behind(base.fistful, [mod.brings.fistful for mod in mods]),
        _behind(base.keepflyin, [mod.brings.keepflyin for mod in mods]),
        _behind(base.firefly, [mod.brings.firefly for mod in mods]),
    )


def _behind(base: R, parts: Sequence[R]) -> R:
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
    if name == keepflyin_blanks.NAME:
        says = "this name is kept for the Job cards that players fill in."
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
