"""The one error of this package: what went wrong, where, in a sentence, and what to do about it."""

from __future__ import annotations

import errno
from collections.abc import Mapping


class SaveError(Exception):
    """Something about a save or the disk.

    `code`: damaged, other-cards, other-mod, no-mod, newer, missing, in-use, unknown-game, refused, too-large,
    disk-full, no-permission, read-only, busy, too-many-files or disk. `place`: the file or the part of it. `sentence`,
    `advice`: for players.
    `settings`: those of a game that can't go on although its file is whole.
    """

    settings: Mapping[str, str] | None = None

    def __init__(self, code: str, place: str, sentence: str, advice: str = "") -> None:
        super().__init__(f"{sentence} ({code}: {place})")
        self.code = code
        self.place = place
        self.sentence = sentence
        self.advice = advice


class Unsound(SaveError):
    """A save whose file is whole but whose game breaks the rules, for example because its cards are others today."""


class Held(Exception):
    """A lock is held by another program."""


FROM_DISK = {
    "disk-full": ((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), "The disk is full.",
                  "Free some space, or save somewhere else."),
    "no-permission": ((errno.EACCES, errno.EPERM), "This folder may not be written to.",
                      "Allow the program to use the folder, or save somewhere else."),
    "read-only": ((errno.EROFS,), "The disk is read-only.", "Save somewhere else."),
    "busy": ((errno.EBUSY, errno.EAGAIN, errno.ETXTBSY, errno.EDEADLK), "Another program is using the file.",
             "It is tried again by itself."),
    "too-many-files": ((errno.EMFILE, errno.ENFILE), "Too many files are open.", "It is tried again by itself."),
    "missing": ((errno.ENOENT, errno.ENOTDIR), "The file or its folder is gone.", "Save somewhere else."),
}
BUSY_ON_WINDOWS = (32, 33)


def from_disk(error: OSError, place: str) -> SaveError:
    """What the operating system said, as a SaveError."""
    code = ""
    if getattr(error, "winerror", None) in BUSY_ON_WINDOWS:
        code = "busy"
    else:
        code = next((c for c, (numbers, _, _) in FROM_DISK.items() if error.errno in numbers), "")
    if code:
        return SaveError(code, place, *FROM_DISK[code][1:])
    return SaveError("disk", place, "The disk reports an error.", "Save somewhere else.")


def damaged(place: str, reason: str, kind: type[SaveError] = SaveError) -> SaveError:
    """A save that can't be trusted, with the reason."""
    advice = "An earlier one may be fine. Nothing is deleted."
    return kind("damaged", place, f"This save is damaged: {reason}.", advice)
