"""The Story editor."""
