"""The overview: Jobs and Goals on parchment, with the map of where they lead."""
