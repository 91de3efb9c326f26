"""What lies before and beside the games: title, saves, replays, settings, rulebook, lessons."""
