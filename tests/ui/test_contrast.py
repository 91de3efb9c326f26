"""High contrast: every colour has a twin that can be read. What stands on which ground is tried in `test_reading`."""

from __future__ import annotations

import pytest

from game.app.ui.contrast.colours import letters
from game.app.ui.theme import BRIGHT, C
from tests.ui.colour import LEAST, contrast


@pytest.mark.parametrize("token", BRIGHT)
def test_every_token_has_a_bright_twin_that_can_be_read(token):
    if BRIGHT[token] != (0, 0, 0) and token != "subtle":
        assert contrast(BRIGHT[token], (0, 0, 0)) >= LEAST
        assert contrast(letters(C[token]), (0, 0, 0)) >= LEAST
