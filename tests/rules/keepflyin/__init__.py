"""The rules of *Keep Flyin'*."""
