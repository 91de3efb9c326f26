"""Pictures beside a save: PNG of a sensible size, each limit from both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.save.slots import pictures
from game.save.slots.pictures import SIDE, START, sound
from tests.save.disks import Memory

PLACE = Path("saves/toy.1.png")


def png(width: int, height: int, length: int = 33) -> bytes:
    return (START + width.to_bytes(4, "big") + height.to_bytes(4, "big")).ljust(length, b"\x08")


def shown(data: bytes) -> bool:
    return sound(Memory({PLACE: data}), PLACE) == data


@pytest.mark.parametrize("width, height", [(1, 1), (SIDE, 1), (1, SIDE), (640, 400)])
def test_sides_up_to_2048_are_shown(width: int, height: int) -> None:
    assert SIDE == 2_048 and shown(png(width, height))


@pytest.mark.parametrize("width, height", [(0, 1), (1, 0), (SIDE + 1, 1), (1, SIDE + 1)])
def test_no_side_and_a_longer_side_are_not(width: int, height: int) -> None:
    assert not shown(png(width, height))


def test_a_picture_has_a_whole_first_part() -> None:
    assert not shown(png(1, 1, 32))


def test_a_picture_has_at_most_three_million_bytes() -> None:
    assert pictures.MOST == 3_000_000
    assert shown(png(1, 1, pictures.MOST))
    assert not shown(png(1, 1, pictures.MOST + 1))
