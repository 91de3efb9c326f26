"""Panels around a board: inspector pages and their blocks, the log, the top bar."""
