"""What is heard with news; dice and flights have sounds of their own."""

NEWS: dict[str, str] = {
    "turn": "turn",
    "dropped": "place",
    "seized": "lost",
    "job": "card",
    "nav": "card",
    "misbehave": "card",
    "considered": "card",
    "bought": "card",
    "hired": "pick",
    "done": "coin",
    "goal": "won",
    "botched": "lost",
    "forfeited": "lost",
    "killed": "lost",
    "warrant": "blow",
    "reavers": "enemy",
    "contact": "enemy",
}
