"""Every word on a card of the box does something: taken out, a scenario of that card fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.ai.check import check
from game.content.common.opened import use
from game.content.common.scenarios import Scenario, read_scenarios
from game.content.firefly import firefly
from game.content.firefly.counts import of_box
from game.content.load import load_all

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "pirates").glob("*.toml"))
DECKS = ("crew", "gear", "upgrades", "drives", "ships")
BOX = of_box(firefly(), "pirates")
WORDS = [(deck, id, n) for deck in DECKS for id, card in getattr(BOX, deck).items() for n in range(len(card.perks))]
"""Deck, card, and which of its perks."""
NAMES = {"tri-capissen-28hd": "ss-walden", "echelon-lr-8": "interceptor"}
"""By which card a scenario lays out a core."""


def played() -> list[tuple[str, Scenario]]:
    return [(repr(one), one) for file in FILES for one in read_scenarios(file)]


PLAYED = played()


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    use(None)


def without(deck: str, id: str, n: int) -> Any:
    """The content with one perk of one card taken out."""
    library = load_all().content
    content = library["firefly"]
    cards = getattr(content, deck)
    perks = cards[id].perks
    changed = replace(cards[id], perks=perks[:n] + perks[n + 1 :])
    return {**library, "firefly": replace(content, **{deck: {**cards, id: changed}})}


@pytest.mark.parametrize(
    ("deck", "id", "n"), WORDS, ids=[f"{id}-{getattr(BOX, deck)[id].perks[n].word}-{n}" for deck, id, n in WORDS]
)
def test_no_word_is_idle(deck: str, id: str, n: int) -> None:
    """R-PB-5, R-PB-7: whoever takes it out sees it."""
    name = NAMES.get(id, id)
    mine = [scenario for text, scenario in PLAYED if f"'{name}'" in text or f"'{name}#" in text]
    assert mine, "no scenario has this card"
    use(without(deck, id, n))
    assert any(not check(scenario).ok for scenario in mine), [scenario.id for scenario in mine]
