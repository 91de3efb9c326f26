"""Whole files: whatever the disk does, a name leads to the old content or to the new one."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.save.disk.whole import read_again, write_whole
from tests.save.disks import ERRORS, Failing, Memory

PATH = Path("folder") / "notes.json"
OLD, NEW = b"what was there", b"what is there now"


def disk_with(*, old: bool) -> Memory:
    """A disk that holds the old content or nothing, all of it safe."""
    return Memory({PATH: OLD} if old else {})


@pytest.mark.parametrize("old", [True, False])
def test_a_power_cut_leaves_the_old_or_the_new(old: bool) -> None:
    disk, left = disk_with(old=old), set[bytes | None]()
    disk.before = lambda action, path: left.update(image.get(PATH) for image in disk.images())
    write_whole(PATH, NEW, disk)
    assert left == {OLD if old else None, NEW}
    assert list(disk.images()) == [{PATH: NEW}], "when it returns it is safe, and nothing else lies there"


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("over", [True, False])
def test_an_error_leaves_the_old_or_the_new_and_no_rubbish(error: str, over: bool) -> None:
    for at in range(20):
        disk = disk_with(old=over)
        disk.before = failing = Failing(at, ERRORS[error])
        try:
            write_whole(PATH, NEW, disk, over)
        except OSError:
            pass
        else:
            assert disk.files[PATH].now == NEW
        if not failing.struck:
            break
        assert {path: c.now for path, c in disk.files.items()} in ({PATH: OLD} if over else {}, {PATH: NEW})
    assert at > 5


def test_a_name_that_must_be_free_is_not_taken_from_another_file() -> None:
    disk = disk_with(old=True)
    with pytest.raises(FileExistsError):
        write_whole(PATH, NEW, disk, over=False)
    assert {path: c.now for path, c in disk.files.items()} == {PATH: OLD}


def test_a_disk_that_lies_is_found_out() -> None:
    disk = disk_with(old=True)

    def spoil(action: str, path: Path) -> None:
        if action == "read":
            disk.files[path].now = b"what"

    disk.before = spoil
    with pytest.raises(OSError, match="gave back other data"):
        write_whole(PATH, NEW, disk)
    assert {path: c.now for path, c in disk.files.items()} == {PATH: OLD}


def test_a_disk_that_stumbles_is_asked_again() -> None:
    disk = disk_with(old=True)
    disk.before = Failing(0)
    assert read_again(disk, PATH, 99) == OLD
    disk.before = Failing(0, forever=True)
    with pytest.raises(OSError) as told:
        read_again(disk, PATH, 99)
    assert told.value.errno == errno.EIO


def test_the_real_disk_takes_it(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "notes.json"
    for data in (OLD, NEW):
        write_whole(path, data)
        assert path.read_bytes() == data and list(path.parent.iterdir()) == [path]
    with pytest.raises(FileExistsError):
        write_whole(path, OLD, over=False)
    assert path.read_bytes() == NEW and list(path.parent.iterdir()) == [path]
