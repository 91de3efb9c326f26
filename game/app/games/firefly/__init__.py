"""The table of *Firefly: The Game*: the sector map, ships with their crews, cards, and what lies around them."""
