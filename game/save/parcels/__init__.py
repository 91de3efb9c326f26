"""Saved games as one file: given away and taken in."""
