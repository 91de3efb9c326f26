"""Paragraphs: what belongs together stays on one line, and blanks are seen."""
from __future__ import annotations

import pytest

from game.app.ui.kit import Kit


@pytest.fixture
def kit(hands) -> Kit:
    return hands.app.kit


def texts(kit: Kit, s: str, wide: int) -> list[str]:
    """The lines of a paragraph as words."""
    lines = kit.lines(kit._bits(s, (0, 0, 0), "sans", "bold"), wide, 14)
    return ["".join(bit.s for _, bit in line).rstrip() for line, _ in lines]


@pytest.mark.parametrize("s", [
    "5 red (**Health**), 5 blue (**Ammunition**), 1 grey (**Timer**).",
    "Say „**Luke**“, or [“**hatch**”], when it is {heart}, {heart}; or not.",
    "A long word **bold**, another (**one**); at the (**very**) end (**stop**)."])
def test_no_line_ends_with_an_opening_bracket_or_begins_with_a_stop(kit, s):
    for wide in range(40, 420, 3):
        for line in texts(kit, s, wide):
            assert not line.endswith(("(", "„", "[", "“")) or line.endswith("n“"), line
            assert not line.startswith((")", ",", ".", ";", "“,")), line


@pytest.mark.parametrize("voice", ["sans", "bold", "serif", "serif.it", "display"])
def test_the_blank_after_a_german_quotation_mark_is_seen(kit, voice):
    with_blank = kit.advance("„Luke“ beginnt", voice, 15)
    assert with_blank - kit.advance("„Luke“", voice, 15) - kit.advance("beginnt", voice, 15) > 2
    assert kit.advance("„Luke“ ", voice, 15) - kit.advance("„Luke“", voice, 15) > 2
