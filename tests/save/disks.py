"""Disks for tests: one in memory that knows what a power cut would leave, and one that fails when told."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path

from game.save.errors import Held, SaveError


@dataclass
class Content:
    """What a file holds now, and how much of it is safe."""

    now: bytes
    safe: bytes


Change = tuple[str, Path, Path]
CHANGES = ("folder", "write", "append", "sync", "rename", "replace", "sync_folder", "remove")


class Memory:
    """A disk in memory. `before` is called ahead of every action with its name and path and may raise OSError."""

    def __init__(self, names: dict[Path, bytes] | None = None) -> None:
        self.files = {path: Content(data, data) for path, data in (names or {}).items()}
        self.safe_names: dict[Path, Content] = dict(self.files)
        self.pending: list[tuple[str, Path, Content]] = []
        self.locks: set[Path] = set()
        self.before: Callable[[str, Path], None] = lambda action, path: None
        self.folders: set[Path] = set()

    def folder(self, path: Path) -> None:
        self.before("folder", path)
        self.folders.add(path)

    def names(self, path: Path) -> list[str]:
        self.before("names", path)
        return sorted(p.name for p in self.files if p.parent == path)

    def size(self, path: Path) -> int:
        self.before("size", path)
        return len(self._at(path).now)

    def changed(self, path: Path) -> int:
        self.before("changed", path)
        self._at(path)
        return 0

    def read(self, path: Path, limit: int) -> bytes:
        self.before("read", path)
        return self._at(path).now[:limit]

    def write(self, path: Path, data: bytes) -> None:
        self._make(path, b"")
        self._try("write", path, lambda part: setattr(self.files[path], "now", data[:part]), len(data))

    def append(self, path: Path, data: bytes) -> None:
        if path not in self.files:
            self._make(path, b"")
        old = self.files[path].now
        self._try("append", path, lambda part: setattr(self.files[path], "now", old + data[:part]), len(data))

    def sync(self, path: Path) -> None:
        self.before("sync", path)
        self._at(path).safe = self._at(path).now

    def rename(self, path: Path, new: Path) -> None:
        self.before("rename", path)
        if new in self.files:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(new))
        self._move(path, new)

    def replace(self, path: Path, new: Path) -> None:
        self.before("replace", path)
        self._move(path, new)

    def sync_folder(self, path: Path) -> None:
        self.before("sync_folder", path)
        self.safe_names = dict(self.files)
        self.pending.clear()

    def remove(self, path: Path) -> None:
        self.before("remove", path)
        self.pending.append(("unlink", path, self._at(path)))
        del self.files[path]

    def lock(self, path: Path) -> Callable[[], None]:
        self.before("lock", path)
        if path in self.locks:
            raise Held(str(path))
        self.locks.add(path)
        return lambda: self.locks.discard(path)

    def _at(self, path: Path) -> Content:
        if path not in self.files:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return self.files[path]

    def _move(self, path: Path, new: Path) -> None:
        content = self._at(path)
        del self.files[path]
        self.files[new] = content
        self.pending.append(("unlink", path, content))
        self.pending.append(("link", new, content))

    def _make(self, path: Path, data: bytes) -> None:
        self.files[path] = Content(data, b"")
        self.pending.append(("link", path, self.files[path]))

    def _try(self, action: str, path: Path, put: Callable[[int], None], length: int) -> None:
        """Half of the data is written when `before` strikes."""
        put(length // 2)
        self.before(action, path)
        put(length)

    def images(self) -> Iterator[dict[Path, bytes]]:
        """Every disk that a power cut now could leave: un-synced data kept, dropped, trashed or half kept, and any
        selection of the name changes since the folder was synced."""
        for names in self._names_left():
            seen: set[tuple[bytes, ...]] = set()
            for data in (_kept, _dropped, _trashed, _half):
                image = {path: data(content) for path, content in names.items()}
                if tuple(image.values()) not in seen:
                    seen.add(tuple(image.values()))
                    yield image

    def _names_left(self) -> Iterator[dict[Path, Content]]:
        changes = self.pending
        picks = range(len(changes) + 1)
        chosen = (
            [c for n in picks for c in combinations(range(len(changes)), n)]
            if len(changes) <= 5
            else [tuple(range(n)) for n in picks]
        )
        for choice in chosen:
            names = dict(self.safe_names)
            for i in choice:
                deed, path, content = changes[i]
                if deed == "link":
                    names[path] = content
                else:
                    names.pop(path, None)
            yield names


def _kept(c: Content) -> bytes:
    return c.now


def _dropped(c: Content) -> bytes:
    return c.safe


def _trashed(c: Content) -> bytes:
    same = len(os.path.commonprefix([c.now, c.safe]))
    return c.now[:same] + b"\x00\xff{7" * ((len(c.now) - same + 3) // 4)


def _half(c: Content) -> bytes:
    same = len(os.path.commonprefix([c.now, c.safe]))
    return c.now[: (same + len(c.now)) // 2]


class Failing:
    """Makes the actions of a Memory fail: give it as `before`. Counts actions; fails at `at`, once or from then on."""

    def __init__(
        self, at: int = -1, error: Callable[[], OSError] = lambda: OSError(errno.EIO, ""), forever: bool = False
    ) -> None:
        self.at = at
        self.error = error
        self.forever = forever
        self.count = 0
        self.struck = False

    def __call__(self, action: str, path: Path) -> None:
        here, self.count = self.count, self.count + 1
        if here == self.at or (self.forever and here > self.at):
            self.struck = True
            raise self.error()


class Off(BaseException):
    """The power is gone."""


class Cut:
    """Nothing happens any more from an action on: give it as `before`."""

    def __init__(self, at: int) -> None:
        self.at, self.count, self.struck = at, 0, False

    def __call__(self, action: str, path: Path) -> None:
        self.count += 1
        if self.count > self.at:
            self.struck = True
            raise Off


Story = Callable[[Memory], tuple[Callable[[], object], Callable[[], None]]]
"""Puts something on a disk; returns what is done there next, and what must hold if the disk fails on the way."""


def told_everywhere(story: Story, strike: Callable[[int], Failing | Cut]) -> tuple[int, list[SaveError]]:
    """Tell a story once for each file action of its deed, which is struck; how many there are, and the errors."""
    errors: list[SaveError] = []
    at = 0
    while True:
        disk = Memory()
        deed, check = story(disk)
        disk.before = struck = strike(at)
        try:
            deed()
        except SaveError as error:
            assert error.sentence and error.code != "damaged"
            errors.append(error)
        except Off:
            disk.locks.clear()
        disk.before = lambda action, path: None
        if not struck.struck:
            return at, errors
        try:
            check()
        except AssertionError as wrong:
            raise AssertionError(f"struck at action {at}") from wrong
        at += 1


def windows(number: int) -> OSError:
    """An error as Windows reports it."""
    error = OSError(errno.EACCES if number == 5 else 0, "")
    error.winerror = number  # type: ignore[attr-defined,unused-ignore]
    return error


ERRORS: dict[str, Callable[[], OSError]] = {
    **{
        name: partial(OSError, getattr(errno, name), name)
        for name in ("ENOSPC", "EACCES", "EROFS", "EIO", "EMFILE", "EBUSY")
    },
    **{f"windows {number}": partial(windows, number) for number in (5, 32, 33)},
}
