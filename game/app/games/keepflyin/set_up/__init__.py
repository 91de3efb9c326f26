"""The set-up of a game: seats, house rules, blank cards filled in."""
