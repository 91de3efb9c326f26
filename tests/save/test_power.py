"""A power cut at any moment: whatever the disk kept of un-synced data and names, nothing acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.save.slots import prune, slot
from tests.save.disks import CHANGES, Memory
from tests.save.player import Player, kept
from tests.toy import TOY


def cut_everywhere(seed: int, actions: int) -> tuple[int, list[str]]:
    """Play a history and cut the power before every change; how many disks were looked at, and what they broke."""
    disk = Memory()
    player: Player | None = None
    broken: list[str] = []
    looked = 0
    known: set[tuple[object, ...]] = set()

    def look(action: str, path: Path) -> None:
        nonlocal looked
        if player is None or action not in CHANGES:
            return
        for image in disk.images():
            key = (player.promised, max(player.hashes), *sorted(image.items()))
            if key in known:
                continue
            known.add(key)
            looked += 1
            fault = kept(player, Memory(image))
            if fault:
                broken.append(f"seed {seed}, before {action} {path.name}: {fault}")

    player = Player(TOY, disk, seed)
    disk.before = look
    for i in range(actions):
        player.act()
        if i % 7 == 6:
            player.reopen()
    return looked, broken


@pytest.mark.parametrize("seed", range(3))
def test_every_crash_point_keeps_what_was_acknowledged(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slot, "EVERY", 4)
    monkeypatch.setattr(prune, "NEWEST", 1)
    monkeypatch.setattr(prune, "OLDER", 1)
    looked, broken = cut_everywhere(seed, 32)
    assert looked > 200
    assert broken == []


def test_a_new_game_is_there_once_its_first_save_is_done() -> None:
    disk = Memory()
    images: list[dict[Path, bytes]] = []
    disk.before = lambda action, path: images.extend(disk.images()) if action in CHANGES else None
    player = Player(TOY, disk)
    player.promised = -1
    assert len(images) > 5
    assert [kept(player, Memory(image)) for image in images] == [""] * len(images)
    player.promised = 0
    assert [kept(player, Memory(image)) for image in disk.images()] == [""]
