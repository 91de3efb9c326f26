"""The program's own content kept ready: records as JSON beside a fingerprint of the files they were made from.

A cache that is stale, damaged or written by another version is not used; losing it costs time only.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.content.common.packing import shelved
from game.content.common.printed import Printed, R

FORMAT = 6
_kept: list[Path] = []


def keep_in(folder: Path | None) -> None:
    """What takes long to make is kept in that folder from now on, so that the next start need not make it."""
    _kept[:] = [] if folder is None else [folder]


def folder() -> Path | None:
    """Where that is, None where nothing is kept."""
    return _kept[0] if _kept else None


def content(printed: Printed[R], root: Path, folder: Path | None) -> R:
    """The content of a game below `root`: from the cache in `folder` if it fits the files, else read and kept there.

    ContentError.
    """
    if folder is None:
        return printed.read(root)
    key = fingerprint(files_of(printed, root))
    found = load(printed, folder, key)
    if found is None:
        found = printed.read(root)
        save(printed, folder, key, found)
    return found


def files_of(printed: Printed[R], root: Path) -> list[str]:
    """Every file that a game's own content is read from, in a fixed order."""
    found = []
    for source in printed.sources():
        path = os.path.join(root, *source.split("/"))
        names = [path] if path.endswith(".toml") else [os.path.join(path, name) for name in sorted(os.listdir(path))]
        found += [name for name in names if name.endswith(".toml")]
    return found


def fingerprint(files: list[str]) -> str:
    """A hash over the names and bytes of files and the format of the cache."""
    found = hashlib.sha256(str(FORMAT).encode())
    for file in files:
        data = _read(file)
        found.update(f"\0{os.path.basename(file)}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()[:32]


def _read(file: str) -> bytes:
    """All bytes of a file, which is read at once: there are dozens."""
    handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        size = os.fstat(handle).st_size
        data = os.read(handle, size)
        while len(data) < size and (more := os.read(handle, size)):
            data += more
        return data
    finally:
        os.close(handle)


def stamp(folders: Iterable[Path], ends: tuple[str, ...]) -> str:
    """A hash over the names of all files below folders that end so, their sizes and when they changed."""
    found = hashlib.blake2b(str(FORMAT).encode(), digest_size=16)
    for told in sorted(one for folder in folders for one in _files(str(folder), ends)):
        found.update("\0".join(map(str, told)).encode())
    return found.hexdigest()


def _files(folder: str, ends: tuple[str, ...]) -> Iterator[tuple[str, int, int]]:
    with suppress(FileNotFoundError), os.scandir(folder) as entries:
        for one in entries:
            if one.name.endswith(ends):
                told = one.stat()
                yield one.path, told.st_size, told.st_mtime_ns
            elif one.is_dir(follow_symlinks=False):
                yield from _files(one.path, ends)


def load(printed: Printed[R], folder: Path, key: str) -> R | None:
    """What the cache holds of a game, if it is whole and was made from files with that fingerprint."""
    body = _whole(folder / printed.kept, key)
    if body is None:
        return None
    try:
        with uncollected():
            return printed.unpack(json.loads(str(body, "utf-8")))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def read_bytes(file: Path, key: str) -> bytes | None:
    """What is kept in a file, if it is whole and has that fingerprint."""
    body = _whole(file, key)
    return None if body is None else bytes(body)


def _whole(file: Path, key: str) -> memoryview | None:
    try:
        data = memoryview(_read(str(file)))
    except OSError:
        return None
    body = data[65:]
    return body if data[:65] == f"{key}{seal(body)}\n".encode() else None


@contextmanager
def uncollected() -> Iterator[None]:
    """The garbage collector waits: of thousands of records that are made and stay there is nothing to collect."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


def save(printed: Printed[R], folder: Path, key: str, found: R) -> None:
    """Keep the content, whole or not at all; a disk that refuses is no reason to stop."""
    body = json.dumps(shelved(found), separators=(",", ":"), ensure_ascii=False).encode()
    write_bytes(folder / printed.kept, key, body)


def write_bytes(file: Path, key: str, body: bytes) -> None:
    """Keep bytes under a fingerprint, whole or not at all; a disk that refuses is no reason to stop."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=file.name, suffix=".new", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(f"{key}{seal(body)}\n".encode() + body)
            os.replace(name, file)
        except OSError:
            with suppress(OSError):
                os.unlink(name)


def seal(body: bytes | memoryview) -> str:
    """What proves that a body is whole: 32 hexadecimal digits."""
    return hashlib.sha256(body).hexdigest()[:32]
