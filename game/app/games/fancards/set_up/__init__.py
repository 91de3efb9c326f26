"""Before a game: seats and house rules."""
