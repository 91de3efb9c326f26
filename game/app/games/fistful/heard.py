"""What is heard with news, and the music of each heist; dice and walks have sounds of their own."""

from __future__ import annotations

from game.core.state import News

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
}
OPENED: dict[str, str] = {"quiet": "lock", "loud": "shot"}  # a Security Door, picked or shot
HUNTERS = "hands"  # what comes with tokens of that name
HEIST: dict[str, dict[str, str]] = {"paradiso": {"timer": "whistle"}}  # what is heard otherwise in one heist
PIECES: dict[str, str] = {"paradiso": "train", "intensive": "hospital"}  # the music of a heist, where it has its own
LATE: dict[str, str] = {"heist": "train", "hospital": "train", "train": "hospital"}  # while time runs out
FIGHT: dict[str, str] = {"won_round": "won", "lost_round": "lost"}  # what a battle's dice end with


def cue(news: News, heist: str = "") -> str:
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
