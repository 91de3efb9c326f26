"""The fans' card game: crews on a map that grows, Reputation and infamy, three Epics (R-CG-1 to R-CG-119)."""
