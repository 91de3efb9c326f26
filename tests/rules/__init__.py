"""Rules played as turns at small tables."""
