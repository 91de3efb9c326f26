"""Why something may not be done: the rule, its sentence, and the nearest answer that is legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine import legal
from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.core.zones import everyone
from game.rules.firefly.boxes import boxes
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import items
from game.rules.firefly.whynot import actions as whynot_actions
from game.rules.firefly.whynot import cards as whynot_cards
from game.rules.firefly.whynot import deals as whynot_deals
from game.rules.firefly.whynot import flight as whynot_flight
from game.rules.firefly.whynot import trade as whynot_trade
from game.rules.firefly.whynot import work as whynot_work
from game.rules.firefly.whynot.asking import asked, said
from game.rules.shared.whynot import Explain, refusal


def why_not(g: Firefly, source: str, target: str) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target`, which may be the key of an answer, too."""
    explains = (*(explain for box in boxes(g) for explain in box.explains), *_EXPLAIN)
    found = refusal(g, source, target, Refusal("R-FB-571", "firefly.why.over"), explains, _general)
    return found and found._replace(nearest=_told(g, found.nearest))


def _told(g: Firefly, key: str) -> str:
    """An answer as it may be told to everybody: what names a card that somebody doesn't know, or depends on
    one, stays unsaid, and of the answers that come first the first one is told that doesn't."""
    if _open(g, key):
        return key
    options = legal(g)
    return next((option.key for option in options if _open(g, option.key)), "") if key == options[0].key else ""


def _open(g: Firefly, key: str) -> bool:
    """Whether an answer neither names a card that somebody doesn't know, nor depends on one."""
    known = everyone(len(g.ship))
    free = key != "makework" or g.settings["make_work"] != "idle"
    return free and all(g.seen.get(part, 0) == known for part in key.split(":") if part in items())


def _general(g: Firefly, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """What holds at every choice: whose turn it is, what belongs to whom, what is being resolved."""
    what = asked(g, source, target, step.seat)
    other = whynot_actions.of_others(g, what, step.seat)
    if other:
        return said(*other, options)
    rule, why = _BUSY.get(what.verb, ("R-FB-143", "now"))
    return said(rule, why, options)


_BUSY = {
    "dismiss": ("R-FB-315", "dismiss_later"),
    "equip": ("R-FB-425", "gear_locked"),
    "unequip": ("R-FB-425", "gear_locked"),
    "hire": ("R-FB-518", "hire_later"),
    "dump": ("R-FB-34", "dump_later"),
    "stow": ("R-FB-33", "stow_later"),
    "unstow": ("R-FB-33", "stow_later"),
    "fly": ("R-FB-182", "resolve_first"),
    "burn": ("R-FB-182", "resolve_first"),
    "mosey": ("R-FB-182", "resolve_first"),
    "buy": ("R-FB-143", "now"),
}
"""What is refused while a card, a contact or an attempt is being resolved."""


_EXPLAIN: tuple[Explain, ...] = (
    *whynot_actions.EXPLAIN,
    *whynot_flight.EXPLAIN,
    *whynot_cards.EXPLAIN,
    *whynot_deals.EXPLAIN,
    *whynot_work.EXPLAIN,
    *whynot_trade.EXPLAIN,
)
