"""Choices of *Firefly: The Game* that are laid out as cards over the map."""
