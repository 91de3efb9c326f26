"""What moves on a table: acts one after the other, dice, what is dragged, whose turn it is."""
