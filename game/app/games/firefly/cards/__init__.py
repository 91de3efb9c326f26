"""Cards over the map and on pages: their faces, their ways with odds, how they move."""
