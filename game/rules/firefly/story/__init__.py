"""The Story: its Goals, and the end of a game."""
