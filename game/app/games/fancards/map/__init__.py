"""The map of location cards with ships, Away Teams, squads and loot on them."""
