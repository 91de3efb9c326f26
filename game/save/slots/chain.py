"""Reading a slot: the newest sound generation, and the journals from there on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.core.ruleset import Ruleset
from game.save.disk.files import Files
from game.save.disk.whole import read_again
from game.save.errors import READING, SaveError, from_disk
from game.save.format.body import Read, unpack
from game.save.format.header import LINE, MOST
from game.save.format.upgrades import SAME, UPGRADES, Upgrade
from game.save.slots import journal
from game.save.slots.names import named, of_slot, slots

PASSING = ("busy", "no-permission", "too-many-files")
"""What may be over in a moment: a save is not passed over for it, for that would lose what was acknowledged."""


class Resumed(NamedTuple):
    """A slot read back: the newest sound save, how many actions lie behind the table now, and what had to be told."""

    read: Read
    generation: int
    action: int
    notes: tuple[SaveError, ...]


def journals(names: list[str], slot: str, generation: int) -> list[int]:
    """The journals of a slot from a generation on, also those whose own generation is lost."""
    return sorted(g for g, kind in of_slot(names, slot) if kind == "journal" and g >= generation)


def read_save(files: Files, path: Path) -> bytes:
    """The bytes of a save, never more than a save may have. Raises SaveError."""
    try:
        if files.size(path) > MOST + LINE:
            raise SaveError("too-large", path.name, "This file is too large for a save.", "Nothing is deleted.")
        return read_again(files, path, MOST + LINE)
    except OSError as error:
        raise from_disk(error, path.name, READING) from error


def resume(
    files: Files,
    folder: Path,
    slot: str,
    names: list[str],
    rulesets: Mapping[str, Ruleset[Any]],
    upgrades: Mapping[int, Upgrade] = UPGRADES,
    rescue: bool = False,
) -> Resumed:
    """The game of a slot as it was last acknowledged; `names` are the files of the folder.

    The newest generation that passes every check is taken, then the journals from it on are played as far as they
    agree. What was passed over is told in the notes; a journal that the disk does not give back is passed over only
    with `rescue`, for that loses actions. Raises the first SaveError met when no generation is sound.
    """
    notes: list[SaveError] = []
    for generation in slots(names).get(slot, []):
        name = named(slot, generation, "save")
        try:
            read = unpack(read_save(files, folder / name), name, rulesets, True, upgrades)
        except SaveError as error:
            if error.code in PASSING:
                raise
            notes.append(error.bare())
            continue
        action = read.header.action
        for later in journals(names, slot, generation):
            done, told = _follow(files, folder / named(slot, later, "journal"), read, action, rescue)
            action += done
            notes += told
        return Resumed(read, generation, action, tuple(notes))
    raise notes[0] if notes else SaveError("missing", slot, "There is no such save.")


def _follow(files: Files, path: Path, read: Read, action: int, rescue: bool) -> tuple[int, list[SaveError]]:
    """Play a journal from `action` on; how many actions it held, and what to tell. Raises SaveError."""
    try:
        found = journal_lines(files, path, action)
    except OSError as error:
        if not rescue:
            raise from_disk(error, path.name, READING) from error
        return 0, [SaveError("damaged", path.name, "A journal can't be read; the last actions may be missing.")]
    done = journal.replay(read.session, found, read.header.verse >= SAME)
    if done < len(found):
        return done, [
            SaveError(
                "diverged",
                path.name,
                f"The game went another way at action {action + done + 1}; "
                f"{len(found) - done} later actions could not be repeated.",
                "The game stands before that action.",
            )
        ]
    return done, []


def journal_lines(files: Files, path: Path, after: int) -> list[journal.Line]:
    """The valid lines of a journal that follow `after`. May raise OSError."""
    return journal.lines(read_again(files, path, journal.MOST), after)
