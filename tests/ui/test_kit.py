"""The kit is made of parts: what it draws goes to them, and nothing holds it once its window has another size."""

import gc
import weakref

import pygame
import pytest

from game.app.ui.contrast import ContrastKit
from game.app.ui.kit import Art, Kit


@pytest.mark.parametrize("kind", [Kit, ContrastKit])
def test_a_dropped_kit_gives_its_pictures_back_at_once(kind):
    """They are many megabytes, which Python's collector doesn't see: no part may know the kit it belongs to."""
    pygame.display.init()
    pygame.font.init()
    dst = pygame.display.set_mode((300, 200))
    kit = kind(1.0, Art(None))
    kit.button(dst, (0, 0, 80, 30), "Fly")
    kit.tray(dst, (0, 0, 90, 90))
    kit.para(dst, (0, 0), "Keep **flying**", 50)
    held = [weakref.ref(one) for one in (kit, kit.cache, *kit.parts)]
    gc.disable()
    try:
        del kit
        assert [ref() for ref in held if ref() is not None] == []
    finally:
        gc.enable()


def test_high_contrast_puts_its_own_parts_among_the_others():
    """A part that draws with another has that of its own kit, also where the part itself is the usual one."""
    parts = ContrastKit(1.0, Art(None)).parts
    for part in parts:
        for name, given in vars(part).items():
            if name in parts._fields:
                assert given is getattr(parts, name), (part, name)


def test_a_long_label_of_the_big_button_takes_two_lines_before_its_letters_are_small(monkeypatch):
    """What it leads to stands below both where there is room, and gives way where one line would be far too small."""
    pygame.display.init()
    pygame.font.init()
    dst = pygame.display.set_mode((400, 200))
    kit, sizes = Kit(1.0, Art(None), 2.0), {}
    words = kit.parts.words
    draw = words.text

    def seen(dst, pos, s, voice="sans", size=14.0, *more, **rest):
        sizes[s] = size
        return draw(dst, pos, s, voice, size, *more, **rest)

    monkeypatch.setattr(words, "text", seen)
    long = "Work: A Message from Niska, against Blue"
    kit.primary(dst, (0, 0, 330, 78), long, "81 %")
    lines = {"Work: A Message from", "Niska, against Blue"}
    assert set(sizes) == lines and min(sizes.values()) >= 13
    kit.primary(dst, (0, 0, 330, 130), long, "81 %")
    assert set(sizes) == {*lines, "81 %"}
    kit.primary(dst, (0, 0, 330, 78), "Set out", "81 %")
    assert sizes["Set out"] == 20 and "81 %" in sizes
    kit.primary(dst, (0, 0, 330, 78), "Wait", "A bot is deciding; play goes on by itself, and then it is your turn")
    assert "A bot is deciding; play goes on by itself" in sizes or "A bot is deciding" in sizes, "no clause is cut"
