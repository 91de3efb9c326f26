"""The tests, in the order of the packages of the game."""
