"""What is heard with news; dice and flights have sounds of their own."""

NEWS: dict[str, str] = {"turn": "turn", "played": "card", "took": "card", "completed": "won", "died": "lost"}
