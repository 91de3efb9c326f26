"""What the brass button proposes: the plainest way on."""

from __future__ import annotations

from game.app.games.fancards.situation import Situation
from game.core.steps import Option

LEADS: dict[str, tuple[str, ...]] = {
    "Act": ("finish", "done"),
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
    "PickCrew": ("enough",),
    "Inspection": ("pay",),
    "FaceFoe": ("fight",),
    "FaceKeeper": ("fight",),
    "ComeHome": ("squad",),
    "DiscardOne": ("keep",),
}
"""Per choice the answers of the primary button: the plainest way on comes first."""


def lead(now: Situation) -> Option | None:
    """The option of the primary button, None where a card or a location must be chosen."""
    if not now.mine:
        return None
    if len(now.options) == 1:
        return now.options[0]
    for head in LEADS.get(now.kind, ()):
        found = now.find(head)
        if found:
            return found[0]
    return None
