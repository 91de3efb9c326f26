"""The curtain between two people, and what is told behind it."""
