"""The rules of the games: one package each, with the same file names, and what they share."""
