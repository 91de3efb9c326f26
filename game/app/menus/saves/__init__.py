"""The saved games as a list."""
