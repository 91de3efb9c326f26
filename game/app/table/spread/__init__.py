"""A choice laid out as cards over the board: large ones, or a shelf of small ones where there are many."""
