"""Heists one after the other: titles, stops, what comes between them."""
