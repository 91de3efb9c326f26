"""What is heard with news; dice and flights have sounds of their own."""

from game.core.news import News
from game.rules.firefly import news as kinds

NEWS: dict[type[News], str] = {
    kinds.Turn: "turn",
    kinds.Dropped: "place",
    kinds.Seized: "lost",
    kinds.Job: "card",
    kinds.Nav: "card",
    kinds.Misbehave: "card",
    kinds.Considered: "card",
    kinds.Bought: "card",
    kinds.Hired: "pick",
    kinds.Done: "coin",
    kinds.Goal: "won",
    kinds.Botched: "lost",
    kinds.Forfeited: "lost",
    kinds.Killed: "lost",
    kinds.Warrant: "blow",
    kinds.Reavers: "enemy",
    kinds.Contact: "enemy",
}
