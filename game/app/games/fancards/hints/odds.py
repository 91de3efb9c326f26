"""Chances before a click that are no fights: whether an Epic comes up."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.rules.fancards.faces import cards_of, is_epic, mods_of


def epic_chance(now: Situation) -> float:
    """The chance that the next card of the job deck is an Epic, as who looks knows the cards: of all that lie nowhere
    in sight."""
    seen = {card for zone in now.g.zones.values() for card in zone}
    hidden = [card for card in cards_of("job", tuple(mods_of(now.g.settings["mods"]))) if card not in seen]
    return sum(map(is_epic, hidden)) / len(hidden) if hidden else 0.0
