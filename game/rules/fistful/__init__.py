"""Fistful of Credits: cooperative heists on boards of squares (R-FC-1 to R-FC-205)."""
