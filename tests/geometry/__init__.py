"""Grids, walks and lines of sight, compared with slow oracles written from the definitions."""
