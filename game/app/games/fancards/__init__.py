"""The table of the fans' card game: the map that grows, crews, jobs, and what lies around them."""
