"""Why something can't be done in the Crew phase."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.hands import hand
from game.rules.fancards.recruit import row
from game.rules.fancards.state import FanCards, crew_of
from game.rules.fancards.turn import Act
from game.rules.fancards.whynot import cards, travel, trouble, work
from game.rules.fancards.whynot.asking import no, no_command
from game.rules.fancards.work.jobs import held


def act(g: FanCards, step: Act, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """What the player of the turn tried; None for what is of others."""
    seat = step.seat
    if source in (f"ship:{seat}", *g.zones.get(f"ship:{seat}", ())):
        cell = target[5:] if target.startswith("cell:") else ""
        return travel.flight(g, seat, cell, options) if cell else no("R-CG-80", "flies", options, "move:")
    if source == "location":
        return travel.charter(g, options)
    if source == "job":
        return work.look(g, seat, options)
    if source in g.zones.get("bulletin", ()):
        return work.take(g, seat, source, options) if target == f"jobs:{seat}" else _first(source, options)
    if source in held(g, seat):
        ends = target == "job.discard"
        return work.leave(g, seat, source, options) if ends else work.finish(g, seat, source, options)
    if source in hand(g, seat):
        if target == "event.discard" and cards.is_event(source):
            return no("R-CG-99", "discard_later", options, "done")
        return cards.play(g, seat, source, target, options)
    if source in g.zones.get(f"items:{seat}", ()):
        return cards.item(g, seat, source, target, options)
    if source in crew_of(g, seat):
        fight = trouble.challenge(g, seat, source, target, options)
        if fight:
            return fight
        return travel.person(g, seat, source, target, options)
    if any(source in lying for zone, lying in g.zones.items() if zone.startswith("loot:")):
        return trouble.loot(g, seat, source, options)
    if source in g.zones.get(f"squad:{seat}", ()):
        return no("R-CG-32", "verse_only", options, "done")
    if source in row(g):
        return no_command(g, seat, "recruit", options) or cards.recruit(g, seat, source, options)
    return None


def _first(job: str, options: Sequence[Option]) -> Refusal:
    return no("R-CG-96", "take_first", options, f"take:{job}")
