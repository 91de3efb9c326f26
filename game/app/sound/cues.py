"""The sounds there are, and which belong to what every table has; what is heard with news a game says itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

# The effects, the more telling first: where many come at once, only the first of this order are heard.
EFFECTS: tuple[str, ...] = (
    "victory",
    "defeat",
    "siren",
    "hands",
    "shot",
    "whistle",
    "alarm",
    "enemy",
    "blow",
    "won",
    "lost",
    "coin",
    "lock",
    "turn",
    "lift",
    "card",
    "die",
    "flip",
    "refuse",
    "place",
    "dice",
    "pick",
    "step",
    "press",
)
TITLE = "title"  # the piece that is played where a scene asks for no other
BRIDGE = "bridge"  # a chord that rings from one piece into the next
AT_ONCE = 2

DICE_THROWN, DICE_LIE = "dice", "die"
HOP, LANDING, CARRIED = "step", "place", "lift"
BUTTON, REFUSED, LIFTED = "press", "refuse", "pick"
ENDED = {True: "victory", False: "defeat"}
ENDING_S = 4.5  # how long the music holds its breath for it


def few(names: Iterable[str]) -> Sequence[str]:
    """The most telling of the sounds that would come at once, in the order in which they came."""
    known = list(dict.fromkeys(name for name in names if name))
    kept = sorted(known, key=EFFECTS.index)[:AT_ONCE]
    return [name for name in known if name in kept]
