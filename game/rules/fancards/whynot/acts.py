"""Why something can't be done in the Crew phase."""

from game.rules.shared.whynot import Explain

EXPLAIN: tuple[Explain, ...] = ()
