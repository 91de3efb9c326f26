"""Heists back to back: bots play a campaign to its end, every state on the way is sound."""

from __future__ import annotations

import pytest

from game.core.codec import dump, load
from game.core.engine import advance, legal, settle
from game.rules.fistful.campaign import Onward, after
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.scoring import Finish
from game.rules.fistful.state import Fistful


def test_the_order_is_the_tables() -> None:
    """R-FC-12, R-FC-16, R-FC-17: one heist or several, each once, in the order that was set."""
    g = FISTFUL.new(2, 1, {"heist": "intensive+derelict"})
    assert g.heist == "intensive" and after(g) == "derelict"
    assert after(FISTFUL.new(2, 1, {"heist": "paradiso"})) == ""
    for wrong in ("derelict+derelict", "derelict+moon", "derelict+", "+"):
        with pytest.raises(ValueError, match="heist"):
            FISTFUL.new(2, 1, {"heist": wrong})


@pytest.mark.parametrize("seats", [1, 3])
def test_what_carries_over_is_saved_and_sound(seats: int) -> None:
    """R-FC-18: through all three heists the state is sound, can be saved, and the decks go on."""
    g = FISTFUL.new(seats, 4, {"heist": "derelict+paradiso+intensive"})
    for heist in ("derelict", "paradiso", "intensive"):
        advance(g)
        while type(g.stack[-1]).__name__.startswith("Pick"):
            settle(g, legal(g)[0])
            advance(g)
        assert g.heist == heist and FISTFUL.faults(g) == []
        assert load(Fistful, dump(g)) == g
        cards = [item for zone in ("gear", "gear.discard") for item in g.zones.get(zone, ())]
        held = [item for seat in range(seats) for item in g.zones.get(f"slots:{seat}", ())]
        assert len(cards) + len(held) == 42
        g.stack[:] = [Finish("won", "R-FC-14")]
    advance(g)
    assert g.over == "won" and not g.stack
    assert Onward("paradiso").heist == "paradiso"
