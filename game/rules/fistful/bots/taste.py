"""What a bot makes of what it meets: the numbers by which it weighs prizes, ways, fights and the time that is left."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.fistful.state import Fistful


class Taste(NamedTuple):
    """`crate`: what one is worth; `venture`: the least risky token that may be what a heist still asks for, where all
    cost more than they bring. `pace`: steps of a turn on the way home; `slack`: turns that are kept in hand for it.
    `step`: what a step towards the goal is worth; `watched`, `wound`: what it costs to stop in sight of an enemy, and
    each Health that is likely to go. `nerve`: the odds from which a round that is lost is fought on in good health.
    `flees`: it thinks ahead how it gets home before the Hands of Blue reach it. `rests`: it goes home when it is hurt.
    `tours`: it goes first where the way past all it needs and home begins that is shortest."""

    crate: float = 80.0
    venture: float = 25.0
    pace: float = 3.5
    slack: float = 2.0
    step: float = 10.0
    watched: float = 15.0
    wound: float = 30.0
    nerve: float = 0.3
    flees: bool = False
    rests: bool = True
    tours: bool = False


PLAIN = Taste()
"""Of the usual bots."""
KEEN = Taste(50.0, 40.0, pace=5.0, slack=1.2, step=13.0, watched=8.0, wound=42.0, nerve=0.27, flees=True)
"""Of the best bot: it spends less time on what no heist asks for, stays out longer and is more afraid of strong
foes, and runs from the Hands of Blue in time."""
HASTY = KEEN._replace(step=30.0, watched=0.0, wound=10.0, rests=False, tours=True)
"""Of the best bot where every roll may cost time that nobody else makes good: it wastes no step for fear of a fight,
which costs no roll, doesn't go home to rest, and plans the whole way that it has still to go."""


def best_taste(g: Fistful) -> Taste:
    """The taste of the best bot at a table: whoever is alone and has no Steady Hands is in haste."""
    return HASTY if len(g.at) == 1 and "wash" not in g.sidekick.values() else KEEN
