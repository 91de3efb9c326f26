"""The set-up of a game: seats, Story, house rules."""
