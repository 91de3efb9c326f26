"""The seed among the settings of a save."""

from __future__ import annotations

import pytest

from game.save.format.seed import seeded


def test_a_seed_is_taken_out_of_the_settings() -> None:
    settings = {"level": "hard", "seed": "0042"}
    assert seeded(settings) == (42, {"level": "hard"})
    assert settings == {"level": "hard", "seed": "0042"}
    assert seeded({"seed": "9" * 19}) == (10**19 - 1, {})


@pytest.mark.parametrize("seed", ["", "-1", "+1", "1.0", "x", "٣", "²", "1 ", "9" * 20])
def test_what_is_no_seed_counts_as_none(seed: str) -> None:
    assert seeded({"seed": seed}) is None
    assert seeded({}) is None
