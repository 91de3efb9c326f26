"""Which moments of scenes most tests visit."""

from game.app.trial.shots import APART

NEAR_ONES = {"firefly", "firefly-buy", "pirates", "pirates-attack", "heist-battle", "story-open"}
"""Moments that stand for the many others of their table."""
FAR = [scene for scene in APART if scene not in NEAR_ONES]
"""Moments that few tests visit but in the wide run."""
