"""All seats side by side, with the decks and what was discarded."""
