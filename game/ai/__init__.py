"""Bots that know no game, and games played by them."""
