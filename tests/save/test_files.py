"""The real disk behind the small interface."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from game.save.disk.files import REAL
from game.save.errors import Held


def test_write_append_read_rename_remove(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert REAL.names(folder) == []
    REAL.folder(folder)
    REAL.folder(folder)
    REAL.write(folder / "x", b"12345")
    REAL.append(folder / "x", b"678")
    REAL.append(folder / "new", b"9")
    REAL.sync(folder / "x")
    REAL.sync_folder(folder)
    assert REAL.size(folder / "x") == 8
    assert (REAL.read(folder / "x", 3), REAL.read(folder / "x", 99)) == (b"123", b"12345678")
    REAL.rename(folder / "x", folder / "y")
    assert REAL.names(folder) == ["new", "y"]
    with pytest.raises(FileExistsError):
        REAL.rename(folder / "new", folder / "y")
    REAL.write(folder / "y", b"")
    assert REAL.size(folder / "y") == 0
    REAL.remove(folder / "y")
    with pytest.raises(FileNotFoundError):
        REAL.size(folder / "y")


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory|not an ordinary file"):
        REAL.read(tmp_path, 10)


def test_a_lock_is_held_once(tmp_path: Path) -> None:
    release = REAL.lock(tmp_path / "x.lock")
    with pytest.raises(Held):
        REAL.lock(tmp_path / "x.lock")
    release()
    REAL.lock(tmp_path / "x.lock")()


def test_a_drive_without_locks_is_an_error_of_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr("filelock.FileLock.acquire", none)
    with pytest.raises(OSError, match="no locks here"):
        REAL.lock(tmp_path / "x.lock")


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
@pytest.mark.parametrize("number, raises", [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_file_system_that_cannot_sync_folders_is_forgiven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, raises: bool
) -> None:
    def fail(handle: int) -> None:
        raise OSError(number, "")

    monkeypatch.setattr(os, "fsync", fail)
    if raises:
        with pytest.raises(OSError):
            REAL.sync_folder(tmp_path)
    else:
        REAL.sync_folder(tmp_path)
    with pytest.raises(OSError):
        REAL.sync(_made(tmp_path))


def _made(folder: Path) -> Path:
    path = folder / "x"
    path.write_bytes(b"1")
    return path


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_device_is_told() -> None:
    with open("/dev/full", "wb", buffering=0) as full, pytest.raises(OSError) as told:
        full.write(b"x")
    from game.save.errors import from_disk

    assert from_disk(told.value, "x").code == "disk-full"
