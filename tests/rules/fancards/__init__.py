"""The rules of the fans' card game."""
