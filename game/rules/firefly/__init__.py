"""*Firefly: The Game* (R-FB-1 to R-FB-652)."""
