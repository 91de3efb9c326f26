"""A map that is laid in play: cards on a grid that grows, with ships and tokens on them, under a camera."""
