"""What the brass button proposes: the plainest way on; in the Crew phase what a captain would do next."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.core.engine import advance, settle
from game.core.steps import Option
from game.core.views import determinize

LEADS: dict[str, tuple[str, ...]] = {
    "Attack": ("done",),
    "Respond": ("ready",),
    "Jamming": ("let",),
    "Assign": ("ready",),
    "Clash": ("fight",),
    "Riposte": ("pass",),
    "Muster": ("go",),
    "LookOut": ("chart",),
    "KeepOrSink": ("keep",),
    "PayUpkeep": ("pay",),
    "SellOffer": ("sell",),
    "LookedAt": ("take", "back"),
    "PickSeen": ("take", "back"),
    "Inspection": ("pay",),
    "FaceFoe": ("fight",),
    "FaceKeeper": ("fight",),
    "ComeHome": ("squad",),
    "DiscardOne": ("keep",),
}
"""Per choice the answers of the primary button: the plainest way on comes first."""


WISE = ("finish", "take", "move", "play", "attach", "recruit", "use", "loot", "part", "board")
"""What is proposed in the Crew phase, where it brings something."""
LEAST = 0.0005
"""So much better must a captain stand after it than before."""


def lead(now: Situation) -> Option | None:
    """The option of the primary button, None where a card or a location must be chosen."""
    if not now.mine:
        return None
    if len(now.options) == 1:
        return now.options[0]
    if now.advised and (found := now.key(now.advised)) is not None:
        return found
    if now.kind == "Act":
        return wise(now)
    for head in LEADS.get(now.kind, ()):
        offered = now.find(head)
        if offered:
            return offered[0]
    return None


def wise(now: Situation) -> Option | None:
    """What leaves a captain better off in the Crew phase than before, by the eye of a bot; the end of it where nothing
    does. Looked for once in every situation."""
    if now.proposed is None:
        now.proposed = _wise(now)
    return now.key(now.proposed)


def _wise(now: Situation) -> str:
    rules = now.session.rules
    keys = set(rules.guide(now.g, [option.key for option in now.options]))
    world = determinize(rules, now.g, len(now.session.record))
    best, most = "done", rules.evaluate(now.g, now.seat) + LEAST
    for option in now.find(*WISE):
        if option.key not in keys:
            continue
        twin = world.copy()
        settle(twin, option)
        advance(twin)
        value = rules.evaluate(twin, now.seat)
        if value > most:
            best, most = option.key, value
    return best
