"""The set-up: the map, the decks, and the draft of ships and crews."""
