"""Events: played at once when drawn, good or bad (R-FC-52)."""

from __future__ import annotations

from game.content.common.load import fistful
from game.core.steps import Step
from game.rules.fistful.cards.words import event_steps
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind


def play(g: Fistful, card: str) -> tuple[Step, ...]:
    """What an Event card does, as steps."""
    return event_steps(fistful().events[kind(card)].do)
