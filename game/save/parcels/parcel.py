"""A folder in memory: the files that came in a parcel, to be read as if they lay on the disk."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from pathlib import Path


class Parcel:
    """Files by name that can be listed and read; whatever would change something is refused with OSError."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.files = dict(files)

    def names(self, path: Path) -> list[str]:
        return sorted(self.files)

    def size(self, path: Path) -> int:
        return len(self._at(path))

    def changed(self, path: Path) -> int:
        self._at(path)
        return 0

    def read(self, path: Path, limit: int) -> bytes:
        return self._at(path)[:limit]

    def folder(self, path: Path) -> None:
        raise _refused(path)

    def write(self, path: Path, data: bytes) -> None:
        raise _refused(path)

    def append(self, path: Path, data: bytes) -> None:
        raise _refused(path)

    def sync(self, path: Path) -> None:
        raise _refused(path)

    def rename(self, path: Path, new: Path) -> None:
        raise _refused(path)

    def replace(self, path: Path, new: Path) -> None:
        raise _refused(path)

    def sync_folder(self, path: Path) -> None:
        raise _refused(path)

    def remove(self, path: Path) -> None:
        raise _refused(path)

    def lock(self, path: Path) -> Callable[[], None]:
        raise _refused(path)

    def _at(self, path: Path) -> bytes:
        if path.name not in self.files:
            raise FileNotFoundError(errno.ENOENT, "not in the parcel", path.name)
        return self.files[path.name]


def _refused(path: Path) -> OSError:
    return OSError(errno.EROFS, "a parcel is only read", path.name)
