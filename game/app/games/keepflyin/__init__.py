"""The table of Keep Flyin': the star chart, its counters, and what lies around it."""
