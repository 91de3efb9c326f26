"""Why something may not be done: the rule, its sentence, and the nearest answer that is legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.rules.fancards.state import FanCards
from game.rules.fancards.whynot import acts as whynot_acts
from game.rules.shared.whynot import Explain, refusal


def why_not(g: FanCards, source: str, target: str) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target`, which may be the key of an answer, too."""
    return refusal(g, source, target, Refusal("R-CG-102", "fancards.why.over"), EXPLAIN, _general)


def _general(g: FanCards, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal:
    return Refusal("R-CG-21", "fancards.why.now", nearest=options[0].key)


EXPLAIN: tuple[Explain, ...] = whynot_acts.EXPLAIN
