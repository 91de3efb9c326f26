"""The small door to the disk: all that saves do to files goes through these actions."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from game.save.errors import Held

NO_FOLDER_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF)


class Files(Protocol):
    """What saves need of a file system. Every action may raise OSError."""

    def folder(self, path: Path) -> None:
        """Make a folder and those above it, if they are not there."""

    def names(self, path: Path) -> list[str]:
        """The names in a folder, sorted; none when there is no such folder."""

    def size(self, path: Path) -> int:
        """Length of an ordinary file in bytes; FileNotFoundError, or OSError for what is no ordinary file."""

    def changed(self, path: Path) -> int:
        """When a file was written last, in nanoseconds since 1970."""

    def read(self, path: Path, limit: int) -> bytes:
        """The first `limit` bytes of an ordinary file."""

    def write(self, path: Path, data: bytes) -> None:
        """Make or empty a file and write it, not yet safe from a power cut."""

    def append(self, path: Path, data: bytes) -> None:
        """Add to the end of a file, making it if need be; not yet safe from a power cut."""

    def sync(self, path: Path) -> None:
        """Return when what was written to a file is on the disk."""

    def rename(self, path: Path, new: Path) -> None:
        """Give a file a name that is free. Raises FileExistsError when it is not."""

    def replace(self, path: Path, new: Path) -> None:
        """Give a file a name, in the place of the file that had it."""

    def sync_folder(self, path: Path) -> None:
        """Return when the names in a folder are on the disk."""

    def remove(self, path: Path) -> None:
        """Delete a file."""

    def lock(self, path: Path) -> Callable[[], None]:
        """Hold a lock that ends with the process or by calling the result. Raises Held."""


class RealFiles:
    """The disk of this computer."""

    def folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def names(self, path: Path) -> list[str]:
        try:
            return sorted(os.listdir(path))
        except FileNotFoundError:
            return []

    def size(self, path: Path) -> int:
        found = os.stat(path)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(found.st_mode):
            raise OSError(errno.EINVAL, "not an ordinary file", str(path))
        return found.st_size

    def changed(self, path: Path) -> int:
        return os.stat(path).st_mtime_ns

    def read(self, path: Path, limit: int) -> bytes:
        self.size(path)  # a named pipe would wait for ever
        with open(path, "rb") as file:
            return file.read(limit)

    def write(self, path: Path, data: bytes) -> None:
        with open(path, "wb") as file:
            file.write(data)

    def append(self, path: Path, data: bytes) -> None:
        with open(path, "ab") as file:
            file.write(data)

    def sync(self, path: Path) -> None:
        with open(path, "r+b") as file:
            _to_disk(file.fileno())

    def rename(self, path: Path, new: Path) -> None:
        if new.exists():
            raise FileExistsError(errno.EEXIST, "the name is taken", str(new))
        os.rename(path, new)

    def replace(self, path: Path, new: Path) -> None:
        os.replace(path, new)

    def sync_folder(self, path: Path) -> None:
        if sys.platform == "win32":
            return
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in NO_FOLDER_SYNC:  # some file systems can't, and need not
                raise
        finally:
            os.close(handle)

    def remove(self, path: Path) -> None:
        os.remove(path)

    def lock(self, path: Path) -> Callable[[], None]:
        from filelock import FileLock, Timeout  # much to load, and nothing is locked before the title stands

        held = FileLock(str(path), timeout=0)
        try:
            held.acquire()
        except Timeout as taken:
            raise Held(str(path)) from taken
        except NotImplementedError as error:  # some network drives have no locks
            raise OSError(errno.ENOTSUP, "no locks here", str(path)) from error
        return held.release


def _to_disk(handle: int) -> None:
    """fsync; on a Mac the drive's own cache is flushed as well."""
    if sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
    else:
        os.fsync(handle)


REAL = RealFiles()
