"""The trash: deleted games lie in a folder of their own, whole, until the player throws them away for good."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.save.disk.files import Files
from game.save.errors import CHANGING, Held, SaveError, from_disk
from game.save.slots.names import named, of_slot, slots
from game.save.store import Store

FOLDER = "trash"
KINDS = ("save", "png", "journal", "tmp")
MOST = 1_000

Step = tuple[int, str]


def trash(store: Store) -> Store:
    """The store of what was deleted from `store`."""
    return store.at(store.folder / FOLDER)


def throw_away(store: Store, slot: str) -> str:
    """Move a slot into the trash; returns its name there. Raises SaveError: in-use, missing, or what the disk says.

    The newest save goes last but for its journals: whatever stops this on its way, the list tells the newest game or
    none, and `restore` brings everything together again.
    """
    try:
        release = store.files.lock(store.folder / f"{slot}.lock")
    except Held as held:
        raise SaveError("in-use", slot, "This game is open in another window.", "Close it there.") from held
    except OSError:  # no locks here
        return _move(store.files, store.folder, store.folder / FOLDER, slot, False)
    try:
        return _move(store.files, store.folder, store.folder / FOLDER, slot, False)
    finally:
        release()
        with suppress(OSError):
            store.files.remove(store.folder / f"{slot}.lock")


def restore(store: Store, slot: str) -> str:
    """Bring a slot back from the trash; returns its name, another one when that is taken. Raises SaveError."""
    return _move(store.files, store.folder / FOLDER, store.folder, slot, True)


def shred(store: Store, slot: str) -> None:
    """Delete a slot of the trash for good. Raises SaveError."""
    bin_ = store.folder / FOLDER
    try:
        for generation, kind in reversed(_order(store.files.names(bin_), slot)):
            store.files.remove(bin_ / named(slot, generation, kind))
    except OSError as error:
        raise from_disk(error, slot, CHANGING) from error


def _order(names: list[str], slot: str) -> list[Step]:
    """The files of a slot in the order they are moved to the trash: the newest save, then what belongs to it, last."""
    return sorted(of_slot(names, slot), key=lambda step: (step[0], KINDS.index(step[1])))


def _move(files: Files, source: Path, target: Path, slot: str, back: bool) -> str:
    """Move every file of a slot, all or none; returns the slot's name in its new folder. Raises SaveError."""
    moved: list[tuple[Path, Path]] = []
    try:
        steps = _order(files.names(source), slot)
        if not steps:
            raise SaveError("missing", slot, "There is no such save.")
        files.folder(target)
        name = _free(files.names(target), slot, steps)
        for generation, kind in reversed(steps) if back else steps:
            pair = source / named(slot, generation, kind), target / named(name, generation, kind)
            files.rename(*pair)
            moved.append(pair)
        files.sync_folder(target)
        files.sync_folder(source)
    except OSError as error:
        for old, new in reversed(moved):
            with suppress(OSError):
                files.rename(new, old)
        raise from_disk(error, slot, CHANGING) from error
    return name


def _free(names: list[str], slot: str, steps: list[Step]) -> str:
    """The slot's own name where none of its files is in the way, else the first one that nobody uses."""
    there = set(names)
    if not any(named(slot, generation, kind) in there for generation, kind in steps):
        return slot
    used = slots(names)
    stem = slot[:54].rstrip("-")
    for i in range(2, MOST):
        if f"{stem}-{i}" not in used and not of_slot(names, f"{stem}-{i}"):
            return f"{stem}-{i}"
    raise SaveError("refused", slot, "There are too many saves of that name.")
