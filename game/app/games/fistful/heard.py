"""What is heard with news, and the music of each heist; dice and walks have sounds of their own."""

from __future__ import annotations

from game.core.news import News
from game.rules.fistful import news as kinds

NEWS: dict[type[News], str] = {
    kinds.Turn: "turn",
    kinds.Flipped: "flip",
    kinds.Peeked: "flip",
    kinds.Spawned: "enemy",
    kinds.Battle: "enemy",
    kinds.Took: "pick",
    kinds.Defeated: "pick",
    kinds.Drew: "card",
    kinds.Discarded: "card",
    kinds.Passed: "card",
    kinds.Used: "card",
    kinds.Event: "card",
    kinds.SteppedIn: "place",
    kinds.Dropped: "place",
    kinds.Hurt: "blow",
    kinds.KnockedOut: "lost",
    kinds.Out: "lost",
    kinds.Objective: "won",
    kinds.Banked: "coin",
    kinds.Timer: "alarm",
    kinds.Alarm: "siren",
    kinds.Stalked: "hands",
    kinds.Grasped: "hands",
    kinds.Seized: "lost",
}
OPENED: dict[str, str] = {"quiet": "lock", "loud": "shot"}  # a Security Door, picked or shot
HUNTERS = "hands"  # what comes with tokens of that name
HEIST: dict[str, dict[type[News], str]] = {"paradiso": {kinds.Timer: "whistle"}}  # what is heard otherwise in one heist
PIECES: dict[str, str] = {"paradiso": "train", "intensive": "hospital"}  # the music of a heist, where it has its own
LATE: dict[str, str] = {"heist": "train", "hospital": "train", "train": "runaway"}  # while time runs out
FIGHT: dict[type[News], str] = {kinds.WonRound: "won", kinds.LostRound: "lost"}  # what a battle's dice end with


def cue(news: News, heist: str = "") -> str:
    """What is heard with a piece of news, "" for nothing; some heists have sounds of their own."""
    if isinstance(news, kinds.Banked) and not news.n:
        return ""
    if isinstance(news, kinds.Opened):
        return OPENED[news.how]
    if isinstance(news, kinds.Spawned) and news.token.startswith(HUNTERS):
        return HUNTERS
    return HEIST.get(heist, {}).get(type(news)) or NEWS.get(type(news), "")


def piece(heist: str, late: bool = False) -> str:
    """The music of a heist; `late`: while its time runs out."""
    music = PIECES.get(heist, "heist")
    return LATE[music] if late else music
