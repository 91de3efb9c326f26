"""The heist editor."""
