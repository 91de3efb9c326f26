"""Before the first turn: decks and order, Leaders and ships, what everyone starts with."""
