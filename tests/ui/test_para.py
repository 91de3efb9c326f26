"""Paragraphs: what belongs together stays on one line, and blanks are seen."""

from __future__ import annotations

from itertools import groupby

import pygame
import pytest
from pygame import Surface

from game.app.program import Program
from game.app.ui.kit import Kit
from game.app.ui.kit.text import face_path


@pytest.fixture
def kit(hands) -> Kit:
    return hands.app.kit


def texts(kit: Kit, s: str, wide: int) -> list[str]:
    """The lines of a paragraph as words."""
    lines = kit.lines(kit.bits(s, (0, 0, 0), "sans", "bold"), wide, 14)
    return ["".join(bit.s for _, bit in line).rstrip() for line, _ in lines]


@pytest.mark.parametrize(
    "s",
    [
        "5 red (**Health**), 5 blue (**Ammunition**), 1 grey (**Timer**).",
        "Say „**Luke**“, or [“**hatch**”], when it is {heart}, {heart}; or not.",
        "A long word **bold**, another (**one**); at the (**very**) end (**stop**).",
    ],
)
def test_no_line_ends_with_an_opening_bracket_or_begins_with_a_stop(kit, s):
    for wide in range(40, 420, 3):
        for line in texts(kit, s, wide):
            assert not line.endswith(("(", "„", "[", "“")) or line.endswith("n“"), line
            assert not line.startswith((")", ",", ".", ";", "“,")), line


def test_a_percent_sign_stays_with_its_number(kit):
    for wide in range(60, 200, 3):
        lines = texts(kit, "unhurt 100 %, wins **97 %** of them, 5 % less", wide)
        assert [line for line in lines if line.startswith("%")] == [], wide


@pytest.mark.parametrize("voice", ["sans", "bold", "serif", "serif.it", "display"])
def test_the_blank_after_a_german_quotation_mark_is_seen(kit, voice):
    with_blank = kit.advance("„Luke“ beginnt", voice, 15)
    assert with_blank - kit.advance("„Luke“", voice, 15) - kit.advance("beginnt", voice, 15) > 2
    assert kit.advance("„Luke“ ", voice, 15) - kit.advance("„Luke“", voice, 15) > 2


@pytest.mark.parametrize("voice", ["sans", "bold", "serif", "serif.it", "display"])
@pytest.mark.parametrize("said", ["“A", "„A", '"T', "”m", "%d", "…m"])
def test_no_sign_is_drawn_over_the_letter_behind_it(kit, voice, said):
    """The serif faces say of some signs that they are half as long as they are drawn."""
    whole = kit.parts.words.glyphs(said, voice, 60, (255, 255, 255)).get_bounding_rect().w
    apart = sum(kit.parts.words.glyphs(c, voice, 60, (255, 255, 255)).get_bounding_rect().w for c in said)
    assert whole > apart - kit.px(60) * 0.1


SAID = "Nobody is near enough to give chase, with plums and left to fly; one drew that on a whim"


def blanks(sheet: Surface) -> list[tuple[float, int]]:
    """The middle and the width of each run of columns without ink."""
    ink = [max(sheet.get_at((x, y))[0] for y in range(sheet.get_height())) for x in range(sheet.get_width())]
    found, x = [], 0
    for dark, run in groupby(ink, lambda level: level > 95):
        wide = len(list(run))
        if not dark and 0 < x < len(ink) - wide:
            found.append((x + wide / 2, wide))
        x += wide
    return found


@pytest.mark.parametrize(("high", "size"), [(720, 14), (720, 16), (900, 18), (1080, 16), (1440, 14)])
def test_the_gaps_between_words_are_even(home, high, size):
    """Letters and words that stand on whole pixels each make some blanks twice as wide as others."""
    kit = Program(size=(high * 16 // 9, high)).kit
    sheet = Surface((kit.u(1200), kit.u(60)))
    kit.para(sheet, (0, 0), SAID, sheet.get_width(), size, (255, 255, 255))
    big = pygame.font.Font(face_path("sans"), kit.px(size) * 8).render(SAID, True, (255, 255, 255), (0, 0, 0))
    off = []
    for middle, wide in sorted(blanks(big), key=lambda blank: -blank[1])[: SAID.count(" ")]:
        near = min(blanks(sheet), key=lambda blank: abs(blank[0] - middle / 8))
        off.append(near[1] - wide / 8)
    assert max(off) - min(off) <= 2, off
