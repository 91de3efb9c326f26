"""What a throw decides: the bands of an option, looked up by the total (R-FB-107 to R-FB-112)."""

from __future__ import annotations

from game.content.firefly.records import Trial
from game.core.steps import Step
from game.rules.firefly.cards.endings import Ends
from game.rules.firefly.cards.happening import follow
from game.rules.firefly.ship.salvaging import salvage
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import option_of


def trial_of(card: str, option: int) -> Trial:
    """The Skill Test of an option."""
    trial = option_of(card, option).test
    assert trial is not None
    return trial


def best_of(card: str, option: int) -> int:
    """The total from which on no more is to be had."""
    return option_of(card, option).bands[-1].low


def decided(g: Firefly, seat: int, card: str, number: int, total: int, chosen: str) -> tuple[Step, ...]:
    """What follows from a total; the lowest band is open below, the highest above. `chosen`: who took the test
    alone."""
    option = option_of(card, number)
    band = next((band for band in reversed(option.bands) if band.low <= total), option.bands[0])
    return (*follow(seat, card, band.do, chosen), *salvage(seat, option), Ends(seat, card, band.end))
