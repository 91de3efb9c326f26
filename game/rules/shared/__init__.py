"""Steps and words that more than one game uses."""
