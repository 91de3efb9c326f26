"""Which sound belongs to what happens: the tables that the rest of the program plays from."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.state import News

# The effects, the more telling first: where many come at once, only the first of this order are heard.
EFFECTS: tuple[str, ...] = ("victory", "defeat", "alarm", "enemy", "blow", "won", "lost", "coin", "turn", "card", "die",
                            "flip", "refuse", "place", "dice", "pick", "step", "press")
MUSIC: tuple[str, ...] = ("title", "heist", "voyage")
BRIDGE = "bridge"                # a chord that rings from one piece into the next
AT_ONCE = 2

# News of the rules -> what is heard with it.  What has no line is silent; dice and walks have moments of their own.
NEWS: dict[str, str] = {
    "turn": "turn", "flipped": "flip", "peeked": "flip", "spawned": "enemy", "battle": "enemy", "took": "pick",
    "defeated": "pick", "drew": "card", "discarded": "card", "passed": "card", "used": "card", "event": "card",
    "stepped_in": "place", "dropped": "place", "hurt": "blow", "knocked_out": "lost", "out": "lost",
    "objective": "won", "banked": "coin", "timer": "alarm", "alarm": "alarm",
    "paid": "coin", "sold": "coin", "caught": "lost", "evaded": "won", "pursues": "enemy", "held": "blow",
    "lost": "defeat", "appeared": "enemy", "scanned": "flip", "job": "card", "dumped": "card", "lies_low": "place",
    "released": "won", "nav": "card", "misbehave": "card", "considered": "card", "bought": "card", "hired": "pick",
    "done": "coin", "goal": "won", "botched": "lost", "killed": "lost", "warrant": "blow", "reavers": "enemy",
    "contact": "enemy",
}
DICE_THROWN, DICE_LIE = "dice", "die"
FIGHT: dict[str, str] = {"won_round": "won", "lost_round": "lost"}
HOP, LANDING = "step", "place"
BUTTON, REFUSED, LIFTED = "press", "refuse", "pick"
ENDED = {True: "victory", False: "defeat"}
ENDING_S = 4.5                   # how long the music holds its breath for it


def of_news(news: News) -> str:
    """What is heard with a piece of news, "" for nothing."""
    what, *rest = news
    if what == "banked" and not rest[1]:
        return ""
    return NEWS.get(what, "")


def few(names: Iterable[str]) -> Sequence[str]:
    """Of sounds that would come at once, the most telling ones, in the order in which they came."""
    known = list(dict.fromkeys(name for name in names if name))
    kept = sorted(known, key=EFFECTS.index)[:AT_ONCE]
    return [name for name in known if name in kept]
