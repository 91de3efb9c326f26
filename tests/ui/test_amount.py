"""Numbers in the editors: arrows, and digits that are typed; pages of rows."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.app.ui.widgets.cycle import Amount


def amount(most=60):
    got = []
    one = Amount(Rect(0, 0, 200, 34), [(str(n), str(n)) for n in range(most + 1)], "3", got.append, name="n")
    return one, got


def digit(one, sign):
    return one.key(pygame.event.Event(pygame.KEYDOWN, key=ord(sign), unicode=sign, mod=0))


def test_a_number_is_typed():
    one, got = amount()
    digit(one, "1")
    after, _ = amount()
    after.value, after.chosen = one.value, got.append
    after.follow(one)
    digit(after, "5")
    assert got == ["1", "15"]
    digit(after, "9")
    assert got[-1] == "9", "159 is too many: a new number begins"


def test_a_click_changes_only_where_an_arrow_is():
    one, got = amount()
    one.click((110, 17))
    assert got == []
    one.click((195, 17))
    one.click((5, 17))
    assert got == ["4", "3"]
