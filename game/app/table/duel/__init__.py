"""A duel on a stage over the table: two sides face each other, whatever game sets them against each other."""
