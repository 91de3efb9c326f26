"""Players' own decks and boards: in `<mods>/<name>/` a mod.toml, decks/gear.toml, decks/events.toml, heists and maps.

What a mod brings is called `<name>:<id>`. A mod that can't be used is left out whole, and its problems are told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeVar

from pydantic import AfterValidator, Field

from game.content import decks, schema
from game.content.decks import Source
from game.content.errors import ContentError, Problem
from game.content.records import Event, Fistful, Gear, Heist

MAX_MODS = 50
MAX_FILES = 60
_KNOWN = ("mod.toml", "decks/gear.toml", "decks/events.toml", "heists/*.toml", "maps/*.toml")
C = TypeVar("C", Gear, Event)


class ModFile(schema.Model):
    """mod.toml: for which game, and what players read about it."""

    game: Literal["fistful"]
    title: schema.Title
    text: Annotated[str, Field(max_length=240), AfterValidator(schema.printed)] = "A mod."


class Mod(NamedTuple):
    """A mod that can be used: its name (the folder), what players read, and what it brings."""

    name: str
    title: str
    text: str
    gear: Mapping[str, Gear]
    events: Mapping[str, Event]
    heists: Mapping[str, Heist]


def read_mods(folder: Path, base: Fistful) -> tuple[list[Mod], list[Problem]]:
    """All mods of a folder that can be used, by name, and what is wrong with the others. Never raises."""
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
    return mods, problems


def read_mod(folder: Path, base: Fistful) -> Mod:
    """One mod. ContentError with all that is wrong with the first bad file of it."""
    name = folder.name
    top = Source(folder, name)
    _check_name(name)
    _check_files(folder, name)
    about = decks.read_model(top / "mod.toml", ModFile)
    gear_file, event_file = top / "decks" / "gear.toml", top / "decks" / "events.toml"
    gear = decks.read_gear(gear_file) if gear_file.path.exists() else {}
    events = decks.read_events(event_file) if event_file.path.exists() else {}
    own = decks.read_boards(top / "maps")
    boards = {**{heist.map.id: heist.map for heist in base.heists.values()}, **own}
    heists = decks.read_heists(top / "heists", boards, base.crew, base.enemies)
    for heist in heists.values():
        if heist.map.id in own:
            heists[heist.id] = replace(heist, map=replace(heist.map, id=f"{name}:{heist.map.id}"))
    return Mod(
        name,
        about.title,
        about.text,
        _owned(gear, name),
        _owned(events, name),
        {f"{name}:{heist.id}": replace(heist, id=f"{name}:{heist.id}") for heist in heists.values()},
    )


def joined(base: Fistful, mods: list[Mod]) -> Fistful:
    """The game's content with that of the mods behind it."""
    return replace(
        base,
        gear={**base.gear, **{key: card for mod in mods for key, card in mod.gear.items()}},
        events={**base.events, **{key: card for mod in mods for key, card in mod.events.items()}},
        heists={**base.heists, **{key: heist for mod in mods for key, heist in mod.heists.items()}},
    )


def _owned(cards: Mapping[str, C], name: str) -> dict[str, C]:
    return {f"{name}:{card.id}": replace(card, id=f"{name}:{card.id}", mod=name) for card in cards.values()}


def _check_name(name: str) -> None:
    try:
        schema.slug(name)
    except ValueError as error:
        says = f"the name of a mod's folder {error}."
        raise ContentError(Problem("mod-name", name[:60], says, "Rename it.")) from None


def _check_files(folder: Path, name: str) -> None:
    """Refuse TOML files that nothing would read, so that a typing slip does not go unseen."""
    found = chain.from_iterable(folder.glob(pattern) for pattern in ("*.toml", "*/*.toml", "*/*/*.toml"))
    files = [path.relative_to(folder) for path in islice(found, MAX_FILES + 1)]
    if len(files) > MAX_FILES:
        raise ContentError(Problem("too-many", name, f"has more than {MAX_FILES} TOML files."))
    stray = sorted(file.as_posix() for file in files if not any(_is(file, known) for known in _KNOWN))
    if stray:
        says = f"{stray[0]!r} is read by nothing."
        raise ContentError(Problem("stray-file", name, says, f"Known are {', '.join(_KNOWN)}."))


def _is(file: Path, known: str) -> bool:
    return len(file.parts) == known.count("/") + 1 and file.match(known)
