"""Which sound belongs to what happens: the tables that the rest of the program plays from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.state import News

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
MUSIC: tuple[str, ...] = ("title", "heist", "voyage", "train", "hospital")
BRIDGE = "bridge"  # a chord that rings from one piece into the next
AT_ONCE = 2

# News of the rules -> what is heard with it.  What has no line is silent; dice and walks have moments of their own.
NEWS: dict[str, str] = {
    "turn": "turn",
    "flipped": "flip",
    "peeked": "flip",
    "spawned": "enemy",
    "battle": "enemy",
    "took": "pick",
    "defeated": "pick",
    "drew": "card",
    "discarded": "card",
    "passed": "card",
    "used": "card",
    "event": "card",
    "stepped_in": "place",
    "dropped": "place",
    "hurt": "blow",
    "knocked_out": "lost",
    "out": "lost",
    "objective": "won",
    "banked": "coin",
    "timer": "alarm",
    "alarm": "siren",
    "stalked": "hands",
    "grasped": "hands",
    "seized": "lost",
    "paid": "coin",
    "sold": "coin",
    "caught": "lost",
    "evaded": "won",
    "pursues": "enemy",
    "held": "blow",
    "lost": "defeat",
    "appeared": "enemy",
    "scanned": "flip",
    "job": "card",
    "dumped": "card",
    "lies_low": "place",
    "released": "won",
    "nav": "card",
    "misbehave": "card",
    "considered": "card",
    "bought": "card",
    "hired": "pick",
    "done": "coin",
    "goal": "won",
    "botched": "lost",
    "killed": "lost",
    "warrant": "blow",
    "reavers": "enemy",
    "contact": "enemy",
}
OPENED: dict[str, str] = {"quiet": "lock", "loud": "shot"}  # a Security Door, picked or shot
HUNTERS = "hands"  # what comes with tokens of that name
HEIST: dict[str, dict[str, str]] = {"paradiso": {"timer": "whistle"}}  # what is heard otherwise in one heist
PIECES: dict[str, str] = {"paradiso": "train", "intensive": "hospital"}  # the music of a heist, where it has its own
LATE: dict[str, str] = {"heist": "train", "hospital": "train", "train": "hospital"}  # while time runs out
DICE_THROWN, DICE_LIE = "dice", "die"
FIGHT: dict[str, str] = {"won_round": "won", "lost_round": "lost"}
HOP, LANDING, CARRIED = "step", "place", "lift"
BUTTON, REFUSED, LIFTED = "press", "refuse", "pick"
ENDED = {True: "victory", False: "defeat"}
ENDING_S = 4.5  # how long the music holds its breath for it


def of_news(news: News, heist: str = "") -> str:
    """What is heard with a piece of news, "" for nothing; some heists have sounds of their own."""
    what, *rest = news
    if what == "banked" and not rest[1]:
        return ""
    if what == "opened":
        return OPENED[rest[2]]
    if what == "spawned" and str(rest[1]).startswith(HUNTERS):
        return HUNTERS
    return HEIST.get(heist, {}).get(what) or NEWS.get(what, "")


def piece(heist: str, late: bool = False) -> str:
    """The music of a heist; `late`: while its time runs out."""
    music = PIECES.get(heist, "heist")
    return LATE[music] if late else music


def few(names: Iterable[str]) -> Sequence[str]:
    """Of sounds that would come at once, the most telling ones, in the order in which they came."""
    known = list(dict.fromkeys(name for name in names if name))
    kept = sorted(known, key=EFFECTS.index)[:AT_ONCE]
    return [name for name in known if name in kept]
