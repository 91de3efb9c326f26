"""Pure functions on coordinates: heist grids, walks and lines of sight. Knows no game, no file, no screen."""
