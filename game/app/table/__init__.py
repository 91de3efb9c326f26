"""The table: boards, tokens, cards, odds and everything that moves on it. Draws what a view shows, decides nothing."""
