"""What the brass button proposes: the plainest way on; where that could be a mistake, what a captain would do next."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.core.steps import Option

LEADS: dict[str, tuple[str, ...]] = {
    "Attack": ("done",),
    "Respond": ("ready",),
    "Jamming": ("let",),
    "LookOut": ("chart",),
    "KeepOrSink": ("keep",),
    "PayUpkeep": ("pay",),
    "SellOffer": ("sell",),
    "LookedAt": ("take", "back"),
    "PickSeen": ("take", "back"),
    "Inspection": ("pay",),
    "ComeHome": ("squad",),
    "DiscardOne": ("keep",),
}
"""Per choice the answers of the primary button: the plainest way on comes first."""


CAREFUL = ("Act", "Assign", "Clash", "Riposte", "Muster", "FaceFoe", "FacePenalty", "FaceKeeper")
"""Where the plainest way on may cost somebody's life or a point of the turn: what a careful captain would do."""
NEVER = ("quit", "drop", "mutiny", "challenge", "leave", "nasty", "incite")
"""What nobody does but on purpose."""
FLIES = ("move", "charter")
"""What movement points are spent on."""
ORDERS = ("take", "look", "escort")
"""What command points are spent on that brings something: a job is not quit, and nobody challenged, to have used
them."""


def lead(now: Situation) -> Option | None:
    """The option of the primary button, None where a card or a location must be chosen."""
    if not now.mine:
        return None
    if len(now.options) == 1:
        return now.options[0]
    if now.advised and (found := now.key(now.advised)) is not None:
        return found
    if now.kind in CAREFUL:
        return wise(now)
    for head in LEADS.get(now.kind, ()):
        offered = now.find(head)
        if offered:
            return offered[0]
    return None


def wise(now: Situation) -> Option | None:
    """What a careful captain would do, but part with something or begin a quarrel. Looked for once in every
    situation."""
    if now.proposed is None:
        keys = [option.key for option in now.options if option.key.partition(":")[0] not in NEVER]
        now.proposed = now.session.rules.foresee(now.g, keys) if len(keys) > 1 else keys[0] if keys else ""
    return now.key(now.proposed)


def unused(now: Situation, option: Option) -> tuple[int, int]:
    """The movement and command points that an answer leaves for nothing, though something could be done with them."""
    if now.kind != "Act" or option.key != "done":
        return (0, 0)
    return (now.moves if now.find(*FLIES) else 0, now.command if now.find(*ORDERS) else 0)
