"""The card workshop."""
