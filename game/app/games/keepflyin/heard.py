"""What is heard with news; dice and flights have sounds of their own."""

NEWS: dict[str, str] = {
    "turn": "turn",
    "flipped": "flip",
    "drew": "card",
    "event": "card",
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
}
