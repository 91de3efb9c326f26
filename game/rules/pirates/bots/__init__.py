"""Bots that attack, defend themselves, hunt, jump, flee and stow."""
