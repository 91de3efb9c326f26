"""What a save holds and how it is checked: header, body, seed, what it was played with, upgrades of old formats."""
