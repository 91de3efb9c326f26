"""The set-up of the fans' card game: who sits at the table, and its house rules."""
