"""Firefly: The Game with Pirates & Bounty Hunters played with the real mouse."""

from __future__ import annotations

from tests.window.firefly import FireflyVoyage


class PiratesVoyage(FireflyVoyage):
    """A game over the sector map with the box on, from its own box on the title."""

    box = "pirates"
