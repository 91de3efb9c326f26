"""The rulebook: a book with pages, pictures and ways from line to line."""
