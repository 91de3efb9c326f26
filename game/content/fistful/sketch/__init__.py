"""Heists while they are being drawn."""
