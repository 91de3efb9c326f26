"""What is heard with news; dice and flights have sounds of their own."""

from game.core.news import News
from game.rules.fancards import news as kinds

MUSIC = "cards"
"""The piece of this game."""
NEWS: dict[type[News], str] = {
    kinds.Turn: "turn",
    kinds.Drew: "card",
    kinds.Discarded: "card",
    kinds.Posted: "card",
    kinds.Placed: "place",
    kinds.Uncharted: "refuse",
    kinds.Credits: "coin",
    kinds.Sold: "coin",
    kinds.Played: "card",
    kinds.Joined: "card",
    kinds.Took: "card",
    kinds.Stage: "place",
    kinds.Completed: "won",
    kinds.LostJob: "lost",
    kinds.Laid: "enemy",
    kinds.Nasty: "enemy",
    kinds.Strikes: "alarm",
    kinds.Answered: "card",
    kinds.Jammed: "refuse",
    kinds.Attacked: "enemy",
    kinds.Fought: "blow",
    kinds.Killed: "won",
    kinds.Wounded: "blow",
    kinds.Died: "lost",
    kinds.Closed: "lock",
    kinds.Mutiny: "alarm",
    kinds.MutinyOver: "turn",
    kinds.Loot: "place",
    kinds.Looted: "pick",
}
