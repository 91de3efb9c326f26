"""Bots and the games they play."""
