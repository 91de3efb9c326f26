"""What is heard with news; dice and flights have sounds of their own."""

from game.core.news import News
from game.rules.keepflyin import news as kinds

NEWS: dict[type[News], str] = {
    kinds.Turn: "turn",
    kinds.Flipped: "flip",
    kinds.Drew: "card",
    kinds.Event: "card",
    kinds.Paid: "coin",
    kinds.Sold: "coin",
    kinds.Caught: "lost",
    kinds.Evaded: "won",
    kinds.Pursues: "enemy",
    kinds.Held: "blow",
    kinds.Lost: "defeat",
    kinds.Appeared: "enemy",
    kinds.Scanned: "flip",
    kinds.Job: "card",
    kinds.Dumped: "card",
    kinds.LiesLow: "place",
    kinds.Released: "won",
}
