"""The rulebook of a game: rule lines, the booklet made of them, and links between lines, words and cards."""
