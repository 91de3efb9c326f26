"""The one error of this package: what went wrong, where, in a sentence, and what to do about it."""

from __future__ import annotations

import errno
from collections.abc import Mapping


class SaveError(Exception):
    """Something about a save or the disk.

    `code`: damaged, other-cards, other-mod, no-mod, newer, missing, in-use, unknown-game, refused, too-large,
    disk-full, no-permission, read-only, busy, too-many-files, folder or disk. `place`: the file or the part of it.
    `sentence`, `advice`: for players. `deed`: what the disk was asked for, where the sentence is one of its own for it.
    `settings`: those of a game that can't go on although its file is whole.
    """

    settings: Mapping[str, str] | None = None
    deed = ""

    def __init__(self, code: str, place: str, sentence: str, advice: str = "") -> None:
        super().__init__(f"{sentence} ({code}: {place})")
        self.code = code
        self.place = place
        self.sentence = sentence
        self.advice = advice

    def bare(self) -> SaveError:
        """The same, to be kept: without the frames it came through, which hold all that was at hand there, and without
        what it came from."""
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)


class Unsound(SaveError):
    """A save whose file is whole but whose game breaks the rules, for example because its cards are others today."""


class Held(Exception):
    """A lock is held by another program."""


SAVING, READING, CHANGING = "", "reading", "changing"
"""What the disk was asked for: to take something new, to give back what lies there, or to move or delete it."""
NUMBERS = {
    "disk-full": (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    "no-permission": (errno.EACCES, errno.EPERM),
    "read-only": (errno.EROFS,),
    "busy": (errno.EBUSY, errno.EAGAIN, errno.ETXTBSY, errno.EDEADLK),
    "too-many-files": (errno.EMFILE, errno.ENFILE),
    "missing": (errno.ENOENT, errno.ENOTDIR),
    "folder": (errno.EISDIR,),
}
AGAIN = "It is tried again by itself."
ELSEWHERE = "Save somewhere else."
SAID = {
    "disk-full": {
        SAVING: ("The disk is full.", "Free some space, or save somewhere else."),
        CHANGING: ("The disk is full.", "Free some space."),
    },
    "no-permission": {
        SAVING: ("This folder may not be written to.", "Allow the program to use the folder, or save somewhere else."),
        READING: ("The program may not read this.", "Allow it to, then try again."),
        CHANGING: ("This folder may not be written to.", "Allow the program to use the folder."),
    },
    "read-only": {SAVING: ("The disk is read-only.", ELSEWHERE), CHANGING: ("The disk is read-only.", "")},
    "busy": {SAVING: ("Another program is using the file.", AGAIN)},
    "too-many-files": {SAVING: ("Too many files are open.", AGAIN)},
    "missing": {
        SAVING: ("The file or its folder is gone.", ELSEWHERE),
        READING: ("There is no such file.", ""),
        CHANGING: ("The file or its folder is gone.", ""),
    },
    "folder": {
        SAVING: ("A folder has this name.", ELSEWHERE),
        READING: ("This is a folder, not a file.", ""),
        CHANGING: ("A folder has this name.", ""),
    },
    "disk": {
        SAVING: ("The disk reports an error.", ELSEWHERE),
        READING: ("This can't be read.", ""),
        CHANGING: ("The disk reports an error.", ""),
    },
}
BUSY_ON_WINDOWS = (32, 33)


def from_disk(error: OSError, place: str, deed: str = SAVING) -> SaveError:
    """What the operating system said, as a SaveError with the advice that fits what was tried."""
    code = (
        "busy"
        if getattr(error, "winerror", None) in BUSY_ON_WINDOWS
        else next((c for c, numbers in NUMBERS.items() if error.errno in numbers), "disk")
    )
    said = SAID[code]
    found = SaveError(code, place, *said.get(deed, said[SAVING]))
    found.deed = deed if deed in said else SAVING
    return found


def damaged(place: str, reason: str, kind: type[SaveError] = SaveError) -> SaveError:
    """A save that can't be trusted, with the reason."""
    advice = "An earlier one may be fine. Nothing is deleted."
    return kind("damaged", place, f"This save is damaged: {reason}.", advice)
