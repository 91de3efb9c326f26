"""A bot beside somebody who stays at home: it still works towards what the heist asks."""

from __future__ import annotations

import pytest

from game.ai.levels import BOTS
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.scoring import banked, carried

TURNS = 24
CREWS = {"derelict": "kaylee+simon,zoe+wash", "intensive": "river+mal,simon+wash"}


def idle(rules, sight, choice, options, seed):
    """Rolls, stays where it is, and takes what comes."""
    keys = [option.key for option in options]
    return next((key for key in ("stop", "roll", "pass", "health", "done") if key in keys), keys[0])


def found(heist, level, seed):
    """The credits that a bot finds in its half of the turns."""
    g = FISTFUL.new(2, seed, {"heist": heist, "heroes": CREWS[heist]})
    bots, choice, count = (idle, BOTS[level]), advance(g), 0
    while choice is not None and g.turn <= TURNS:
        options, count = legal(g), count + 1
        sight = view(FISTFUL, g, choice.seat)
        key = bots[choice.seat](FISTFUL, sight, choice, options, seed * 1000 + count)
        settle(g, next(option for option in options if option.key == key))
        choice = advance(g)
    return banked(g) + sum(carried(g, seat) for seat in g.at)


@pytest.mark.parametrize("heist", CREWS)
@pytest.mark.parametrize("level", ["careless", "greedy"])
def test_a_bot_works_on_beside_somebody_who_stays_at_home(heist, level):
    seeds = range(12)
    turn = sum(found(heist, level, seed) for seed in seeds) / len(seeds) / (TURNS / 2)
    assert turn >= 18, f"${turn:.0f} a turn"
