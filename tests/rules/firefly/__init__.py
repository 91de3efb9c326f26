"""The rules of *Firefly: The Game*."""
