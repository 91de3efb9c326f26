"""Every file action fails in turn with every error: play goes on, the old save stays, and later all is saved."""

from __future__ import annotations

import pytest

from game.core.codec import digest
from game.save.errors import SaveError
from game.save.slots import slot
from tests.save.disks import ERRORS, Failing, Memory
from tests.save.player import Player, kept
from tests.toy import TOY


def run(disk: Memory) -> Player:
    """A short history with a new game, journal lines, new generations, undo and a second start."""
    player = Player(TOY, disk, seed=4)
    for _ in range(9):
        player.act()
    if player.promised >= 0:
        player.slot.close()
        try:
            opened = player.store.open(player.slot.id)
        except SaveError as error:
            assert error.code not in ("damaged", "diverged")
        else:
            assert opened.slot.action >= player.promised
            player.slot, player.session = opened.slot, opened.session
    player.act()
    return player


FOREVER = ("ENOSPC", "EIO")
QUICK = ("ENOSPC", "EACCES", "EROFS", "EIO", "EMFILE", "EBUSY", "windows 32")


@pytest.mark.parametrize("name, forever", [*((n, False) for n in QUICK), *((n, True) for n in FOREVER)])
def test_no_error_stops_play_or_hurts_what_was_saved(name: str, forever: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slot, "EVERY", 3)
    assert fail_everywhere(name, forever) > 60


def fail_everywhere(name: str, forever: bool) -> int:
    """Run the history once for each file action, which fails; how many there are."""
    healthy = Failing()
    disk = Memory()
    disk.before = healthy
    run(disk)
    for at in range(healthy.count):
        disk, failing = Memory(), Failing(at, ERRORS[name], forever)
        disk.before = failing
        player = run(disk)
        assert failing.struck
        disk.before = lambda action, path: None
        player.slot.close()
        assert kept(player, disk) == "", f"{name} at action {at}"
        player.slot.save(player.session)
        opened = player.store.open(player.slot.id)
        assert digest(opened.session.state) == digest(player.session.state)
        opened.slot.close()
    return healthy.count


def test_a_disk_that_lies_is_found_out_before_anything_is_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.save.slots import prune

    monkeypatch.setattr(prune, "NEWEST", 1)
    monkeypatch.setattr(prune, "OLDER", 0)
    disk = Memory()
    player = Player(TOY, disk)
    for _ in range(3):
        player.act()

    def spoil(action: str, path: object) -> None:
        for p, content in disk.files.items():
            if p.suffix == ".tmp" and action == "sync":
                content.now = content.now[:-3] + b"\x00\x00}"

    disk.before = spoil
    with pytest.raises(SaveError) as told:
        player.slot.save(player.session)
    assert told.value.code == "disk"
    disk.before = lambda action, path: None
    player.slot.close()
    assert kept(player, disk) == ""
