"""Lists of what was kept, and the list of replays."""
