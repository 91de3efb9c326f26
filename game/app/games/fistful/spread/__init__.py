"""Choices of a heist that are made on cards over the board."""
