"""Results that stay on the table, and how a game is told at its end."""
