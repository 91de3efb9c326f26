"""Autosave: play never stops, the banner comes and goes, pauses grow."""

from __future__ import annotations

import errno
from pathlib import Path

from game.save.autosave import PAUSES, Autosave
from game.save.errors import from_disk
from tests.save.disks import ERRORS, Memory
from tests.save.player import Player, kept
from tests.toy import TOY


class Disk(Memory):
    """A disk that can be full."""

    full = False

    def fill(self, action: str, path: Path) -> None:
        if self.full and action in ("write", "append"):
            raise OSError(errno.ENOSPC, "full")


def test_play_goes_on_without_a_disk_and_all_is_saved_when_it_is_back() -> None:
    disk, now = Disk(), [0.0]
    disk.before = disk.fill
    player = Player(TOY, disk)
    auto = Autosave(player.slot, player.session, clock=lambda: now[0])
    auto.answer("wait")
    assert auto.trouble is None
    disk.full = True
    auto.answer("wait")
    assert auto.trouble is not None and auto.trouble.code == "disk-full"
    assert auto.slot.behind
    assert auto.undo() and auto.redo() and not auto.redo()
    tries = []
    for _ in range(2_000):
        now[0] += 0.1
        before = auto.due
        auto.tick()
        if auto.due != before:
            tries.append(now[0])
    pauses = [later - earlier for earlier, later in zip(tries, tries[1:])]
    assert all(b >= a - 0.2 for a, b in zip(pauses, pauses[1:]))
    assert len(tries) < 12 and max(pauses) <= PAUSES[-1] + 1
    disk.full = False
    now[0] += 100
    auto.tick()
    assert auto.trouble is None and not auto.slot.behind
    auto.close()
    player.promised = auto.slot.action
    player.hashes[player.promised] = _hash(player)
    assert kept(player, disk) == ""


def _hash(player: Player) -> str:
    from game.core.codec import digest

    return digest(player.session.state)


def test_a_game_begun_on_a_full_disk_is_saved_later() -> None:
    disk = Disk()
    disk.before, disk.full = disk.fill, True
    player = Player(TOY, disk)
    auto = Autosave(player.slot, player.session)
    assert auto.trouble is not None
    disk.full = False
    auto.answer("roll")
    assert auto.trouble is None
    assert not auto.undo()
    other = player.store.save_as(auto.slot, player.session)
    auto.moved(other)
    auto.answer("wait")
    assert auto.slot is other
    assert len(player.store.games()) == 2


def test_what_the_system_says_becomes_a_sentence() -> None:
    codes = {name: from_disk(error(), "here").code for name, error in ERRORS.items()}
    assert codes == {
        "ENOSPC": "disk-full",
        "EACCES": "no-permission",
        "EROFS": "read-only",
        "EIO": "disk",
        "EMFILE": "too-many-files",
        "EBUSY": "busy",
        "windows 5": "no-permission",
        "windows 32": "busy",
        "windows 33": "busy",
    }
    assert from_disk(FileNotFoundError(errno.ENOENT, ""), "here").code == "missing"
