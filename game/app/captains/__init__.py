"""Games of captains against each other: their set-up, their table, their result and replay."""
