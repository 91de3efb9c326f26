"""Every ruling that was given for this box is shown by a scenario of its name, by another one, or by a test."""

from __future__ import annotations

import importlib
from pathlib import Path

from game.content.common.scenarios import read_scenarios

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "pirates").glob("*.toml"))
S = "1 2 4 5 7 8 10 11 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46 47 49 50 52 53 55 56 58 59"
S_MORE = "61 62 64 65 67 68 70 73 74"
N = "1 2 4 5 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46 47 49 50 52 53 55 56"
"""The rulings, PB-S1 and so on; those of Havens and Stories are with the tests of those."""
ELSEWHERE = {
    "PB-S17": "PB-S5b",
    "PB-S37": "PB-N7b",
    "PB-S40": "test_bounties.test_the_cruisers_card_brings_a_new_list",
    "PB-N43": "test_bounties.test_the_cruisers_card_brings_a_new_list",
    "PB-S59": "test_bounties.test_reavers_take_the_bound_with_the_others",
    "PB-S67": "test_bounties.test_cores_of_the_new_ships_fit_no_other",
}
"""Rulings that something of another name shows."""


def test_every_ruling_is_shown() -> None:
    ids = {scenario.id for file in FILES for scenario in read_scenarios(file)}
    for ruling in [*(f"PB-S{n}" for n in f"{S} {S_MORE}".split()), *(f"PB-N{n}" for n in N.split())]:
        shown = ELSEWHERE.get(ruling, ruling)
        if shown.startswith("test_"):
            module, _, name = shown.partition(".")
            assert hasattr(importlib.import_module(f"tests.rules.pirates.{module}"), name), ruling
        else:
            assert shown in ids, ruling
