"""The panels around the board: action bar, inspector pages, Timer, goals."""
