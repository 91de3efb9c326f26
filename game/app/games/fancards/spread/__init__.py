"""Choices that are laid out as cards over the map."""
