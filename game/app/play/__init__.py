"""A game that is being played: who sits there, how it is resumed, what is counted of it."""
