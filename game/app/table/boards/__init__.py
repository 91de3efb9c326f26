"""Board pictures and what is drawn on them."""
