"""Fights: the panel, the means, the chances, what is at stake."""
